import {FRAME, FRAME_FLAGS, PAGE, PAGE_FLAGS} from './Frame.js';
import {Settle} from './Settle.js';
import {Slot} from './Slot.js';
import {Zoom} from './Zoom.js';

/** The moving strip of pages, drawn from frames. */
export class Strip {
    /** The box of a page, in px. */
    width = 0;
    height = 0;
    fit = 'cover';
    list;
    labels;
    #host;
    #viewport;
    #node = document.createElement('div');
    #settle = new Settle(this.#node);
    #zoom;
    #slots = [];
    #drawing = 0;
    #offset = NaN;
    #length = NaN;
    #isVertical = false;
    #isFading = false;

    constructor(host, viewport, list, labels) {
        this.#host = host;
        this.#viewport = viewport;
        this.list = list;
        this.labels = labels;
        this.#node.className = 'strip';
        this.#zoom = new Zoom(viewport);
    }

    connect() {
        this.#viewport.append(this.#node);
        this.#host.addEventListener('load', this, true);
        this.#host.addEventListener('error', this, true);
    }

    disconnect() {
        this.#host.removeEventListener('load', this, true);
        this.#host.removeEventListener('error', this, true);
        this.#settle.cancel();
        this.#zoom.clear();
        for (const slot of this.#slots) slot.release();
        this.#slots = [];
        this.#node.remove();
    }

    /** Pages may have other names. */
    listChanged() {
        for (const slot of this.#slots) slot.count = -1;
    }

    resize(width, height, fit) {
        this.width = width;
        this.height = height;
        this.fit = fit;
        for (const slot of this.#slots) slot.resized();
    }

    /** Gives the motion that an engine is in to the compositor; answers whether it could. */
    settle(engine) {
        const end = this.#settle.play(engine, this.#isVertical);
        // Seen when the animation is over, until the engine's next frame is drawn.
        if (end !== null) this.#move(end);
        return end !== null;
    }

    draw(numbers, frame) {
        this.#drawBox(numbers, frame);
        this.#makeSlots(numbers[frame + FRAME.slotCount]);
        const count = numbers[frame + FRAME.visiblePages];
        const first = frame + numbers[frame + FRAME.pagesAt];
        const end = first + count * PAGE.length;
        this.#drawing += 1;
        for (let at = first; at < end; at += PAGE.length) this.#slots[numbers[at + PAGE.slot]].drawing = this.#drawing;
        const pageCount = numbers[frame + FRAME.pageCount];
        const isAtRest = (numbers[frame + FRAME.flags] & FRAME_FLAGS.moving) === 0;
        let isFading = false;
        for (let at = first, order = 0; at < end; at += PAGE.length, order += 1) {
            const slot = this.#slots[numbers[at + PAGE.slot]];
            const page = numbers[at + PAGE.photo];
            const flags = numbers[at + PAGE.flags];
            const entry = this.list.entry(page);
            const isReal = this.#takes(slot, entry, isAtRest && (flags & PAGE_FLAGS.current) !== 0);
            slot.show(entry, page, pageCount, isReal, (flags & PAGE_FLAGS.wanted) !== 0);
            slot.place(numbers, at, order, this.#isVertical);
            // What comes out of the distance isn't added to the page in front of it.
            const isCrossFade = (flags & PAGE_FLAGS.outgoing) !== 0 || this.#host.effect !== 'depth';
            if (numbers[at + PAGE.opacity] < 1 && isCrossFade) isFading = true;
        }
        for (const slot of this.#slots) if (slot.drawing !== this.#drawing) slot.hide();
        if (isFading !== this.#isFading) {
            this.#isFading = isFading;
            this.#node.classList.toggle('fading', isFading);
        }
    }

    drawZoom(engine, frame) {
        const slot = this.#slots[engine.numbers[frame + FRAME.zoomSlot]];
        this.#zoom.draw(engine, frame, slot, slot && this.list.photo(slot.page));
    }

    focus() {
        this.#viewport.focus({preventScroll: true});
    }

    reportFailure(page, src) {
        this.#host.dispatchEvent(new CustomEvent('photoerror', {bubbles: true, detail: {page, src}}));
    }

    /** Photos of children tell of themselves here: their events don't bubble. */
    handleEvent(event) {
        if (event.target.localName !== 'img') return;
        const slot = this.#slots.find(({entry}) => entry instanceof Element && entry.contains(event.target));
        if (event.type === 'load') slot?.loaded();
        else slot?.childFailed(event.target);
    }

    #drawBox(numbers, frame) {
        const isVertical = numbers[frame + FRAME.axis] === 1;
        const length = numbers[frame + FRAME.pageLength];
        if (isVertical !== this.#isVertical) {
            this.#isVertical = isVertical;
            this.#offset = NaN;
        }
        if ((numbers[frame + FRAME.flags] & FRAME_FLAGS.handedOver) === 0) {
            this.#move(numbers[frame + FRAME.offset]);
            this.#settle.cancel();
        }
        if (length !== this.#length) {
            this.#length = length;
            this.#node.style.setProperty('--page-length', `${length}px`);
        }
    }

    #move(offset) {
        if (offset === this.#offset) return;
        this.#offset = offset;
        const place = this.#isVertical ? `0, ${-offset}px` : `${-offset}px, 0`;
        this.#node.style.transform = `translate3d(${place}, 0)`;
    }

    #makeSlots(count) {
        while (this.#slots.length < count) {
            const slot = new Slot(this);
            this.#slots.push(slot);
            this.#node.append(slot.node);
        }
        while (this.#slots.length > count) this.#slots.pop().release();
    }

    /**
     * Whether a slot shows a child itself. The first to show it does; one that shows it too has a copy. While nothing
     * moves the page nearest the centre takes the child, so that what is in it can be used.
     */
    #takes(slot, child, isFirstChoice) {
        if (slot.holds(child) || !(child instanceof Element)) return true;
        const holder = this.#slots.find(other => other.holds(child));
        const isInView = holder?.drawing === this.#drawing;
        if (isInView && !isFirstChoice) return false;
        holder?.yieldChild(isInView);
        return true;
    }
}
