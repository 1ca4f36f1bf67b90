/** The strip that a browser scrolls by itself: before the engine is ready, and where it can't start. */
export class ScrollStrip {
    #host;
    #viewport;
    #list;
    #slot = document.createElement('slot');
    #photos = document.createDocumentFragment();

    constructor(host, viewport, list) {
        this.#host = host;
        this.#viewport = viewport;
        this.#list = list;
    }

    /** Shows the children, one of them first. */
    connect(page) {
        this.#viewport.append(this.#slot);
        this.update();
        if (page > 0) {
            const {clientWidth, clientHeight} = this.#viewport;
            const isRightToLeft = getComputedStyle(this.#host).direction === 'rtl';
            this.#viewport.scrollTo((isRightToLeft ? -page : page) * clientWidth, page * clientHeight);
        }
    }

    update() {
        this.#slot.assign(...this.#list.children.elements);
    }

    /** Shows the photos of the list too: where there is no engine the browser has to load them as it sees fit. */
    addPhotos() {
        for (let index = this.#list.children.elements.length; index < this.#list.count; index += 1) {
            const image = document.createElement('img');
            const {src, srcset, alt = ''} = this.#list.entry(index);
            image.loading = 'lazy';
            image.alt = alt;
            if (srcset) image.srcset = srcset;
            image.src = src;
            this.#photos.append(image);
        }
        this.#viewport.append(this.#photos);
    }

    disconnect() {
        this.#slot.assign();
        this.#viewport.replaceChildren();
    }
}
