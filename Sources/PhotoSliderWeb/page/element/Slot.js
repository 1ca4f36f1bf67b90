import {PAGE, PAGE_FLAGS} from './Frame.js';
import {captionOf, copyOf, imagesIn, nameOf} from './ChildPages.js';
import {FailureNotice} from './FailureNotice.js';
import {PhotoImage} from './PhotoImage.js';
import {Placeholder} from './Placeholder.js';

/** A node of the strip that shows one page after another. */
export class Slot {
    node = document.createElement('div');
    /** The child or photo that is shown. */
    entry = null;
    page = -1;
    /** How many pages it last heard of. */
    count = -1;
    /** Number of the drawing that had a page for this slot. */
    drawing = 0;
    #strip;
    #child = null;
    #copy = null;
    #image = null;
    #notice = null;
    #slot = null;
    #placeholder = new Placeholder(this.node);
    #caption = null;
    #isRequested = false;
    #drawn = {};

    constructor(strip) {
        this.#strip = strip;
        this.node.part = this.node.className = 'page';
        this.node.setAttribute('role', 'group');
        this.node.setAttribute('aria-roledescription', 'slide');
    }

    /** Puts the node where the record of a frame says. `order` grows from the back to the front. */
    place(numbers, at, order, isVertical) {
        const along = numbers[at + PAGE.origin] + numbers[at + PAGE.translation];
        const scale = numbers[at + PAGE.scale];
        const rotation = numbers[at + PAGE.rotation];
        const opacity = numbers[at + PAGE.opacity];
        const flags = numbers[at + PAGE.flags];
        const drawn = this.#drawn;
        const style = this.node.style;
        if (along !== drawn.along || isVertical !== drawn.isVertical
            || scale !== drawn.scale || rotation !== drawn.rotation) {
            drawn.along = along;
            drawn.scale = scale;
            drawn.rotation = rotation;
            drawn.isVertical = isVertical;
            let transform = isVertical ? `translate(0, ${along}px)` : `translate(${along}px, 0)`;
            // As from twice the page's length away.
            if (rotation !== 0) {
                const turn = isVertical ? `X(${-rotation}` : `Y(${rotation}`;
                transform += ` perspective(${2 * this.#strip[isVertical ? 'height' : 'width']}px) rotate${turn}rad)`;
            }
            if (scale !== 1) transform += ` scale(${scale})`;
            style.transform = transform;
        }
        if (opacity !== drawn.opacity) style.opacity = drawn.opacity = opacity;
        if (order !== drawn.order) style.zIndex = drawn.order = order;
        this.#setVisible((flags & PAGE_FLAGS.visible) !== 0);
        this.#setReachable((flags & PAGE_FLAGS.reachable) !== 0);
    }

    /** Shows a page of the list: `page` of `count`. Of a child it has the real one or, if that is elsewhere, a copy. */
    show(entry, page, count, isReal, isWanted) {
        // A photo that is in the new list too stays on screen.
        if (entry !== this.entry && (entry instanceof Element || !entry.src || !this.#image?.has(entry))) this.#empty();
        this.entry = entry;
        if (page !== this.page || count !== this.count) {
            this.page = page;
            this.count = count;
            const photo = this.#strip.list.photo(page);
            const caption = this.#showCaption(entry, photo?.caption ?? '');
            this.node.ariaLabel = this.#strip.labels.say('page', {page: page + 1, count}) + (caption && `, ${caption}`);
            if (photo && entry instanceof Element && !imagesIn(entry)[0].complete) this.#hold(photo);
        }
        if (!(entry instanceof Element)) {
            this.#showPhoto(entry, isWanted);
        } else {
            if (isReal) this.#showChild(entry);
            else if (!this.#copy) this.#showCopy(entry);
            if (isWanted && !this.#isRequested) this.#strip.list.children.request(entry);
            this.#isRequested = isWanted;
        }
    }

    /** Out of the window of pages: what it holds stays, out of sight, until the next page needs it. */
    hide() {
        this.#setVisible(false);
        this.#setReachable(false);
        if (this.entry && !(this.entry instanceof Element)) this.#showPhoto(this.entry, false);
    }

    /** Whether this slot shows the child itself. */
    holds(child) {
        return this.#child === child;
    }

    /** Gives the child to another slot; where the page is in view, a copy stays. */
    yieldChild(isInView) {
        if (isInView) this.#showCopy(this.entry);
        else this.#empty();
    }

    /** A photo that it shows has come, */
    loaded() {
        this.#notice?.hide();
        this.#placeholder.hide();
    }

    /** or one of its child's can't be loaded. */
    childFailed(image) {
        this.#fail(image.currentSrc || image.src);
    }

    resized() {
        const {fit, width, height} = this.#strip;
        this.#image?.resize(fit, width, height);
        this.#placeholder.resize(fit, width, height);
        // A copy has its original's styles of another size.
        if (this.#copy) this.#showCopy(this.entry);
    }

    /** Lets go of everything that it shows. */
    #empty() {
        this.loaded();
        this.#image?.clear();
        this.#copy?.remove();
        this.#copy = null;
        if (this.#child) this.#slot.assign();
        this.#child = this.entry = null;
        this.#isRequested = false;
    }

    release() {
        this.#empty();
        this.node.remove();
    }

    #showChild(child) {
        if (this.#child === child) return;
        this.#copy?.remove();
        this.#copy = null;
        if (!this.#slot) this.node.append(this.#slot = document.createElement('slot'));
        this.#slot.assign(child);
        this.#child = child;
        for (const image of imagesIn(child)) {
            // One that failed before anybody listened says so only to who asks.
            if (image.complete && image.naturalWidth === 0 && image.src) {
                image.decode().catch(() => { if (this.#child === child) this.childFailed(image); });
            }
        }
    }

    #showCopy(child) {
        if (this.#child) this.#slot.assign();
        this.#child = null;
        this.#copy?.remove();
        this.node.append(this.#copy = copyOf(child));
    }

    #showPhoto(photo, isWanted) {
        if (!this.#image) {
            this.#image = new PhotoImage(() => this.loaded(), src => this.#fail(src));
            this.#image.node.part = 'photo';
            this.node.append(this.#image.node);
        }
        const {fit, width, height} = this.#strip;
        const isOther = !this.#image.has(photo);
        this.#image.show(photo, isWanted, fit, width, height);
        if (isOther) this.#hold(photo);
        if (isWanted && !photo.src && !this.#isRequested) this.#request(photo);
        this.#isRequested = isWanted;
    }

    /** Shows what is known of a photo in its place. */
    #hold(photo) {
        const {fit, width, height} = this.#strip;
        this.#placeholder.show(photo, fit, width, height);
    }

    /** Has a page's photo known. */
    async #request(entry) {
        const {list} = this.#strip;
        try {
            await list.request(this.page);
        } catch {
            if (this.entry === entry && this.#isRequested) this.#fail(list.chunkOf(this.page));
        }
    }

    /** Shows a photo's caption over it; answers what is said of the page in its name. */
    #showCaption(entry, text) {
        const own = entry instanceof Element ? captionOf(entry) : '';
        if (text && !this.#caption) {
            this.#caption = document.createElement('div');
            this.#caption.part = this.#caption.className = 'caption';
            this.node.append(this.#caption);
        }
        if (this.#caption) {
            this.#caption.hidden = !text || own !== '';
            this.#caption.textContent = text;
        }
        return own || text;
    }

    #fail(source) {
        this.#notice ??= new FailureNotice(this.node, this.#strip.labels, () => this.#retry());
        this.#notice.show(nameOf(this.entry));
        this.#strip.reportFailure(this.page, source);
    }

    #retry() {
        this.#notice.hide();
        this.#strip.focus();
        if (this.#child) {
            // Setting an address anew, even the same one, has the photo requested again.
            for (const image of imagesIn(this.#child)) if (image.naturalWidth === 0) image.src = image.src;
        } else if (!this.entry.src) {
            this.#request(this.entry);
        } else {
            const {fit, width, height} = this.#strip;
            this.#image?.retry(fit, width, height);
        }
    }

    #setVisible(isVisible) {
        if (isVisible === this.#drawn.isVisible) return;
        this.#drawn.isVisible = isVisible;
        this.node.style.visibility = isVisible ? '' : 'hidden';
    }

    #setReachable(isReachable) {
        if (isReachable === this.#drawn.isReachable) return;
        this.#drawn.isReachable = isReachable;
        // Focus on a page that goes stays with the slider.
        if (!isReachable && this.node.matches(':focus-within')) this.#strip.focus();
        this.node.inert = !isReachable;
    }
}
