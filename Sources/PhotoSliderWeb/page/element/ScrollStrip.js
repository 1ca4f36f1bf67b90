/** The strip that a browser scrolls by itself: before the engine is ready, and where it can't start. */
export class ScrollStrip {
    #viewport;
    #list;
    #slot = document.createElement('slot');
    #photos = [];
    #start = 0;

    constructor(viewport, list) {
        this.#viewport = viewport;
        this.#list = list;
    }

    /** Shows the children, one of them first. */
    connect(page) {
        this.#viewport.append(this.#slot);
        this.update();
        this.#start = 0;
        const child = this.#list.children.elements[page];
        if (page > 0 && child) {
            const place = child.getBoundingClientRect();
            const box = this.#viewport.getBoundingClientRect();
            this.#viewport.scrollBy(place.left - box.left, place.top - box.top);
            this.#start = this.#position;
        }
    }

    /** The page that somebody has scrolled to in the meantime, if so. */
    get scrolledPage() {
        if (this.#position === this.#start) return undefined;
        const box = this.#viewport.getBoundingClientRect();
        const distances = this.#list.children.elements.map(child => {
            const place = child.getBoundingClientRect();
            return Math.abs(place.left - box.left) + Math.abs(place.top - box.top);
        });
        return distances.indexOf(Math.min(...distances));
    }

    get #position() {
        return this.#viewport.scrollLeft + this.#viewport.scrollTop;
    }

    update() {
        this.#slot.assign(...this.#list.children.elements);
    }

    /** Shows the photos of the list too: where there is no engine the browser has to load them as it sees fit. */
    addPhotos() {
        for (const image of this.#photos) image.remove();
        this.#photos = [];
        for (let index = this.#list.children.elements.length; index < this.#list.count; index += 1) {
            const {src, srcset, alt = ''} = this.#list.entry(index);
            if (!src) break;
            const image = document.createElement('img');
            image.loading = 'lazy';
            image.alt = alt;
            if (srcset) image.srcset = srcset;
            image.src = src;
            this.#photos.push(image);
        }
        this.#viewport.append(...this.#photos);
    }

    disconnect() {
        this.#slot.assign();
        this.#viewport.replaceChildren();
    }
}
