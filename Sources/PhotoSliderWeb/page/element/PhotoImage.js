/** One `<img>` that shows photo after photo, each only once it is decoded. */
export class PhotoImage {
    node = document.createElement('img');
    #photo;
    #request = null;
    #isShown = false;
    #loaded;
    #failed;

    /** `loaded` and `failed` are called when a photo is shown or can't be. */
    constructor(loaded, failed) {
        this.#loaded = loaded;
        this.#failed = failed;
        this.node.draggable = false;
        this.node.hidden = true;
        // A decode() asked for before the photo has come would never end, and keep all this alive, if it is cancelled.
        this.node.addEventListener('load', this);
        this.node.addEventListener('error', this);
    }

    /** Shows a photo in a box of `width` × `height` px. One that isn't wanted is not requested, or no longer. */
    show(photo, isWanted, fit, width, height) {
        if (photo !== this.#photo) {
            if (!this.has(photo)) this.clear();
            this.#photo = photo;
            // A caption beside it says the same.
            this.node.alt = photo.alt === photo.caption ? '' : photo.alt ?? '';
        }
        if (isWanted && !this.#request && photo.src) this.#load(fit, width, height);
        else if (!isWanted && this.#request && !this.#isShown) this.#cancel();
    }

    /** Whether it is about this photo, also where another list says so. */
    has({src, srcset}) {
        return src === this.#photo?.src && srcset === this.#photo?.srcset;
    }

    clear() {
        this.#cancel();
        this.#photo = null;
    }

    /** Requests a photo that couldn't be loaded once more. */
    retry(fit, width, height) {
        this.#cancel();
        this.#load(fit, width, height);
    }

    /** Tells the browser how wide the photo is drawn, so that it picks the right file. */
    resize(fit, width, height) {
        if (!this.#photo?.srcset) return;
        const {width: ownWidth, height: ownHeight} = this.#photo;
        const whole = ownWidth / ownHeight * height || width;
        // A browser takes this for the image's own width: never more than the photo has, lest it be enlarged.
        const drawn = fit === 'contain' ? Math.min(width, whole, ownWidth || Infinity) : Math.max(width, whole);
        const sizes = `${Math.ceil(drawn)}px`;
        if (this.node.sizes !== sizes) this.node.sizes = sizes;
    }

    async handleEvent(event) {
        const request = this.#request;
        if (!request || this.#isShown) return;
        try {
            if (event.type === 'error') throw event;
            await this.node.decode();
            if (request !== this.#request) return;
            this.#isShown = true;
            this.node.hidden = false;
            this.#loaded();
        } catch {
            if (request === this.#request) this.#failed(this.#photo.src);
        }
    }

    #load(fit, width, height) {
        this.#request = {};
        this.resize(fit, width, height);
        if (this.#photo.srcset) this.node.srcset = this.#photo.srcset;
        this.node.src = this.#photo.src;
    }

    #cancel() {
        if (!this.#request) return;
        this.#request = null;
        this.#isShown = false;
        this.node.hidden = true;
        this.node.removeAttribute('srcset');
        this.node.removeAttribute('src');
    }
}
