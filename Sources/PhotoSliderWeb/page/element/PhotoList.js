import {ChildPages, imagesIn, linkNameOf} from './ChildPages.js';
import {Manifest} from './Manifest.js';

/** What a slider shows, page by page: its children, then the photos of its list from there on. */
export class PhotoList {
    children;
    #host;
    #manifest = new Manifest();
    #hidesChildren = false;
    /** Whether the list was read from an address: the children are its first photos. */
    #isRead = false;
    #changed;
    #filled;
    #loading;
    #loaded;

    /** `changed` is called when there are other photos, `filled` when more is known of the same ones. */
    constructor(host, changed, filled) {
        this.#host = host;
        this.#changed = changed;
        this.#filled = filled;
        this.children = new ChildPages(host, changed);
    }

    get count() {
        return Math.max(this.#shownChildren.length, this.#manifest.count);
    }

    /** The child element or photo of a page. */
    entry(index) {
        return this.#shownChildren[index] ?? this.#manifest.photo(index);
    }

    /** Where an entry of a page, or another for the same photo, is now; −1 if it is gone. */
    indexOf(entry, page) {
        const isChild = entry instanceof Element;
        const child = isChild ? this.#shownChildren.indexOf(entry) : -1;
        const src = isChild ? imagesIn(entry)[0]?.src : entry.src;
        if (child >= 0 || !src) return child;
        return this.#manifest.photo(page)?.src === src ? page : this.#manifest.indexOf(src);
    }

    /** What the list says of a page's photo, also where a child shows it. */
    photo(index) {
        const child = this.#shownChildren[index];
        const photo = this.#manifest.photo(index);
        const isSame = !child || imagesIn(child)[0]?.src === (photo && new URL(photo.src, document.baseURI).href);
        return isSame ? photo : undefined;
    }

    /** Width and height of a page's photo in pixels; nothing where they aren't known. */
    sizeOf(index) {
        const photo = this.photo(index);
        if (photo?.width) return [photo.width, photo.height];
        const child = this.#shownChildren[index];
        const image = child?.localName === 'picture' ? child.querySelector('img') : child;
        return image?.localName === 'img' ? [image.naturalWidth, image.naturalHeight] : [];
    }

    /** How long autoplay shows a page, in seconds; nothing, or no number, where it is as long as others. */
    intervalOf(index) {
        return Number(this.#shownChildren[index]?.dataset.autoplay ?? this.photo(index)?.autoplay);
    }

    /** Has a page's photo known: nothing to wait for where it is. */
    request(index) {
        return this.#manifest.request(index)?.then(this.#filled);
    }

    /** Where to find what is known of a page once it is requested. */
    chunkOf(index) {
        return this.#manifest.chunkOf(index);
    }

    /** The page that an address names, as far as the photos are known; −1 if there is none. */
    pageNamed(name) {
        for (let index = 0; index < this.count; index += 1) if (linkNameOf(this.entry(index)) === name) return index;
        return -1;
    }

    /** The same, having all of them known. */
    async find(name) {
        await this.#loaded;
        let page = this.pageNamed(name);
        for (let index = 0; page < 0 && index < this.count; index += 1) {
            const asked = this.request(index);
            if (!asked) continue;
            await asked;
            page = this.pageNamed(name);
        }
        return page;
    }

    get photos() {
        return this.#manifest.photos;
    }

    /** Photos given by a script: they take the children's place. */
    set photos(photos) {
        const manifest = new Manifest();
        manifest.add(photos ?? []);
        this.cancel();
        this.#isRead = false;
        this.#show(manifest, manifest.count > 0);
    }

    /** Reads the list that an address names. Its first photos are those of the children, unless they were another's. */
    load(address) {
        if (!address) this.photos = [];
        else this.#loaded = this.#load(address);
        return this.#loaded;
    }

    async #load(address) {
        this.cancel();
        const {signal} = this.#loading = new AbortController();
        try {
            const manifest = await Manifest.read(address, signal);
            // The photo in view stays: it has to be known to be found.
            if (this.#isRead) await manifest.request(Math.min(this.#host.page, manifest.count - 1));
            if (signal.aborted) return;
            this.#show(manifest, this.#isRead);
            this.#isRead = true;
        } catch (error) {
            if (!signal.aborted) console.error(`photo-slider: the list ${address} cannot be read: ${error.message}`);
        }
    }

    cancel() {
        this.#loading?.abort();
    }

    #show(manifest, hidesChildren) {
        this.#manifest = manifest;
        this.#hidesChildren = hidesChildren;
        this.#changed();
    }

    get #shownChildren() {
        return this.#hidesChildren ? [] : this.children.elements;
    }
}
