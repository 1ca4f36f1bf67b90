import {ChildPages} from './ChildPages.js';

/** What a slider shows, page by page: its children, then the photos of its list from there on. */
export class PhotoList {
    children;
    /** Whether a list is on its way, so that there may be more pages soon. */
    isLoading = false;
    #photos = [];
    #hidesChildren = false;
    #changed;
    #loading;

    constructor(host, changed) {
        this.#changed = changed;
        this.children = new ChildPages(host, changed);
    }

    get count() {
        return Math.max(this.#shownChildren.length, this.#photos.length);
    }

    /** The child element or photo of a page. */
    entry(index) {
        return this.#shownChildren[index] ?? this.#photos[index];
    }

    /** Where an entry, or another for the same photo, is now; −1 if it is gone. */
    indexOf(entry) {
        if (entry instanceof Element) return this.#shownChildren.indexOf(entry);
        return this.#photos.findIndex(photo => photo === entry || photo.src === entry?.src);
    }

    get photos() {
        return this.#photos;
    }

    /** Photos given by a script: they take the children's place. */
    set photos(photos) {
        this.cancel();
        this.#photos = Array.from(photos ?? []);
        this.#hidesChildren = this.#photos.length > 0;
        this.#changed();
    }

    /** Reads the list that an address names. Its first photos are those of the children. */
    async load(address) {
        this.cancel();
        if (!address) return;
        const loading = this.#loading = new AbortController();
        this.isLoading = true;
        let photos = [];
        try {
            const response = await fetch(address, {signal: loading.signal});
            if (!response.ok) throw new Error(`the server answers ${response.status}`);
            ({photos} = await response.json());
            if (!Array.isArray(photos)) throw new Error('it has no list "photos"');
        } catch (error) {
            if (loading.signal.aborted) return;
            console.error(`photo-slider: the list ${address} cannot be read: ${error.message}`);
            photos = [];
        }
        this.isLoading = false;
        this.#photos = photos;
        this.#hidesChildren = false;
        this.#changed();
    }

    cancel() {
        this.#loading?.abort();
        this.isLoading = false;
    }

    get #shownChildren() {
        return this.#hidesChildren ? [] : this.children.elements;
    }
}
