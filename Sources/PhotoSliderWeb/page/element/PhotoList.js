import {ChildPages} from './ChildPages.js';

/** What a slider shows, page by page: its children, then the photos of its list from there on. */
export class PhotoList {
    children;
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

    /** What the list says of a page's photo, also where a child shows it. */
    photo(index) {
        return this.#photos[index];
    }

    /** Width and height of a page's photo in pixels; nothing where they aren't known. */
    sizeOf(index) {
        const photo = this.photo(index);
        if (photo?.width) return [photo.width, photo.height];
        const child = this.#shownChildren[index];
        const image = child?.localName === 'picture' ? child.querySelector('img') : child;
        return image?.localName === 'img' ? [image.naturalWidth, image.naturalHeight] : [];
    }

    get photos() {
        return [...this.#photos];
    }

    /** Photos given by a script: they take the children's place. */
    set photos(photos) {
        const checked = checkedPhotos(photos ?? []);
        this.cancel();
        this.#show(checked, checked.length > 0);
    }

    /** Reads the list that an address names. Its first photos are those of the children. */
    async load(address) {
        this.cancel();
        if (!address) return this.#show([], false);
        const loading = this.#loading = new AbortController();
        let photos = [];
        try {
            const response = await fetch(address, {signal: loading.signal});
            if (!response.ok) throw new Error(`the server answers ${response.status}`);
            photos = checkedPhotos((await response.json()).photos);
        } catch (error) {
            if (loading.signal.aborted) return;
            console.error(`photo-slider: the list ${address} cannot be read: ${error.message}`);
        }
        this.#show(photos, false);
    }

    cancel() {
        this.#loading?.abort();
    }

    #show(photos, hidesChildren) {
        this.#photos = photos;
        this.#hidesChildren = hidesChildren;
        this.#changed();
    }

    get #shownChildren() {
        return this.#hidesChildren ? [] : this.children.elements;
    }
}

function checkedPhotos(photos) {
    if (typeof photos?.[Symbol.iterator] !== 'function') throw new TypeError('photos are no list');
    const list = [...photos];
    const wrong = list.findIndex(photo => typeof photo?.src !== 'string');
    if (wrong >= 0) throw new TypeError(`photo ${wrong} has no address, as {src: "photo.jpg"} has`);
    return list;
}
