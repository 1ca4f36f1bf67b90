import {Box} from './Box.js';
import {COMMAND, Engine, EVENT, REASON, WAIT} from './Engine.js';
import {FRAME, FRAME_FLAGS} from './Frame.js';
import {KeyInput} from './KeyInput.js';
import {nameOf} from './ChildPages.js';
import {PointerInput} from './PointerInput.js';
import {Presence} from './Presence.js';
import {WheelInput} from './WheelInput.js';

const LONGEST_TIMEOUT = 2 ** 31 - 1;

/** The life of a connected slider: brings events to its engine, and what the engine says to the screen. */
export class Session {
    engine;
    #host;
    #parts;
    #list;
    #current = null;
    #box;
    #presence;
    #inputs;
    #isRunning = false;
    #animationFrame = 0;
    #timer = 0;
    #wakeUp = Infinity;
    #size = {};
    #told = {};

    /** `parts` are the nodes and drawers of the shadow root. */
    constructor(module, host, parts, list) {
        this.engine = new Engine(module);
        this.#host = host;
        this.#parts = parts;
        this.#list = list;
        this.#box = new Box(this, host, parts.viewport);
        this.#presence = new Presence(this, host, parts.frame);
        this.#inputs = [
            new PointerInput(this, host, parts.viewport), new WheelInput(this, host, parts.viewport), new KeyInput(this, parts),
        ];
    }

    /** Starts with a page in view. */
    connect(page) {
        const {strip, indicator, controls} = this.#parts;
        this.#isRunning = true;
        strip.connect();
        indicator.connect(this);
        controls.connect(this);
        this.#box.measure();
        this.#configureEngine();
        // Asked for first, so that it is there from the start, or as soon as the list is that long.
        if (page > 0) this.engine.calls.command(COMMAND.page, page, false, REASON.call, now());
        this.engine.calls.setPages(this.#list.count, GONE, now());
        this.#layOutEngine();
        this.#box.connect();
        this.#presence.connect();
        for (const input of this.#inputs) input.connect();
        this.update();
    }

    disconnect() {
        this.#isRunning = false;
        cancelAnimationFrame(this.#animationFrame);
        clearTimeout(this.#timer);
        for (const input of this.#inputs) input.disconnect();
        this.#presence.disconnect();
        this.#box.disconnect();
        this.#parts.overview.hide();
        this.#parts.frame.classList.remove('covered');
        this.#parts.controls.disconnect();
        this.#parts.indicator.disconnect();
        this.#parts.strip.disconnect();
    }

    get page() {
        return this.engine.read(FRAME.page);
    }

    get pageCount() {
        return this.engine.read(FRAME.pageCount);
    }

    get positions() {
        return this.engine.read(FRAME.positions);
    }

    get isPlaying() {
        return (this.engine.read(FRAME.flags) & FRAME_FLAGS.playing) !== 0;
    }

    get hasAutoplay() {
        return (this.engine.read(FRAME.flags) & FRAME_FLAGS.hasAutoplay) !== 0;
    }

    get isZoomed() {
        return (this.engine.read(FRAME.flags) & FRAME_FLAGS.zoomed) !== 0;
    }

    get isZoomable() {
        return this.#host.zoom;
    }

    get isVertical() {
        return this.#host.orientation === 'vertical';
    }

    get isRightToLeft() {
        return this.#box.isRightToLeft;
    }

    command(kind, reason, page = 0, isAnimated = true) {
        this.engine.calls.command(kind, page, isAnimated, reason, now());
        this.update();
    }

    /** Says whether something lies over the photos. */
    cover(isOn) {
        this.#parts.frame.classList.toggle('covered', isOn);
        this.engine.calls.wait(WAIT.covered, isOn, now());
        this.update();
    }

    /** Attributes or the user's wishes have changed. */
    configure() {
        this.#configureEngine();
        this.#resizeStrip();
        this.update();
    }

    /** The box has another size, resolution or direction. */
    layOut() {
        this.#configureEngine();
        this.#layOutEngine();
        this.update();
    }

    /** The list has changed. What is in view stays, unless it is gone. */
    listChanged() {
        const current = this.#current ? this.#list.indexOf(this.#current, this.page) : GONE;
        this.engine.calls.setPages(this.#list.count, current, now());
        this.#parts.overview.listChanged();
        this.listFilled();
    }

    /** More is known of the photos, or they have other names. */
    listFilled() {
        this.#parts.strip.listChanged();
        this.#parts.indicator.listChanged();
        this.#size = {};
        this.update();
    }

    /** Draws, tells of events, and sets the alarm: after anything that the engine was told. */
    update() {
        let frame = this.engine.frame();
        if (this.#settles(this.engine.numbers[frame + FRAME.flags])) frame = this.engine.frame();
        if (this.#tellInterval(this.engine.numbers[frame + FRAME.page])) frame = this.engine.frame();
        const {numbers} = this.engine;
        const wakeUp = numbers[frame + FRAME.nextWakeUp];
        this.#draw(numbers, frame);
        this.#schedule(wakeUp);
        for (let event; this.#isRunning && (event = this.engine.nextEvent());) this.#dispatch(event);
    }

    /** The same with the next frame, for what comes more often than frames do. */
    updateSoon() {
        if (this.#animationFrame === 0) this.#animationFrame = requestAnimationFrame(this.#animate);
    }

    #animate = time => {
        this.#animationFrame = 0;
        this.engine.calls.advance(time / 1000);
        this.update();
    };

    #wake = () => {
        this.#wakeUp = Infinity;
        this.engine.calls.advance(now());
        this.update();
    };

    #schedule(wakeUp) {
        if (wakeUp === 0) this.updateSoon();
        if (wakeUp === this.#wakeUp) return;
        clearTimeout(this.#timer);
        this.#wakeUp = wakeUp;
        if (wakeUp === 0 || wakeUp === Infinity) return;
        const delay = Math.ceil(wakeUp * 1000 - performance.now());
        this.#timer = setTimeout(this.#wake, Math.min(Math.max(delay, 0), LONGEST_TIMEOUT));
    }

    /** Whether the compositor plays from now on what moves by itself. */
    #settles(flags) {
        const isFree = (flags & (FRAME_FLAGS.moving | FRAME_FLAGS.dragging | FRAME_FLAGS.handedOver)) === FRAME_FLAGS.moving;
        return isFree && this.#host.effect === 'slide' && this.#parts.strip.settle(this.engine);
    }

    #draw(numbers, frame) {
        const {strip, indicator, controls} = this.#parts;
        strip.draw(numbers, frame);
        indicator.draw(numbers, frame, this.#nameOfPage);
        controls.draw(numbers, frame, now());
        const page = numbers[frame + FRAME.page];
        this.#current = this.#list.entry(page);
        // Last: tiles may have the engine's memory grow, which leaves nothing in these numbers.
        strip.drawZoom(this.engine, frame);
        if (this.#host.zoom) this.#tellSize(page);
    }

    /** Tells the engine how large the photo in view is: as large it can be shown. */
    #tellSize(page) {
        const [width, height] = this.#list.sizeOf(page);
        const size = this.#size;
        if (page === size.page && width === size.width && height === size.height) return;
        this.#size = {page, width, height};
        this.engine.calls.photoSize(page, width, height, now());
    }

    /** Tells the engine how long it shows the page in view, and the controls what is to be had of it. */
    #tellInterval(page) {
        const told = this.#told;
        const entry = this.#list.entry(page);
        if (page === told.page && entry === told.entry) return false;
        this.#told = {page, entry};
        const {controls} = this.#parts;
        const original = this.#list.photo(page)?.original;
        if (!original && controls.download.matches(':focus')) this.#host.focus();
        controls.offer(original);
        this.engine.calls.pageInterval(this.#list.intervalOf(page), now());
        return true;
    }

    #dispatch({kind, page, reason, scale}) {
        if (kind === EVENT.settle) this.#parts.status.settle(reason, this.#nameOfPage(page));
        const detail = kind === EVENT.zoomChange ? {page, scale} : {page, reason};
        const type = EVENT_TYPES[kind];
        if (type) this.#host.dispatchEvent(new CustomEvent(type, {bubbles: true, detail}));
    }

    #nameOfPage = page => {
        const name = nameOf(this.#list.entry(page));
        const place = this.#parts.labels.say('announcement', {page: page + 1, count: this.pageCount});
        return name ? `${place}: ${name}` : place;
    };

    #configureEngine() {
        const host = this.#host;
        this.#parts.controls.configure(host);
        this.engine.calls.configure(
            host.loop, host.autoplay, AUTOPLAY_ENDS.indexOf(host.autoplayEnd), host.duration,
            this.isVertical, this.isRightToLeft, host.visiblePages, host.gap, host.peek,
            ALIGNMENTS.indexOf(host.align), EFFECTS.indexOf(host.effect), INDICATORS.indexOf(host.indicator),
            PAGES_PRELOADED, this.#presence.prefersReducedMotion ? 1 : 0, this.#box.fillsWindow,
            this.#isNested, host.zoom, host.fit === 'contain', now());
    }

    /** Whether it stands in another slider along the same axis. */
    get #isNested() {
        return this.#host.parentElement?.closest('photo-slider')?.orientation === this.#host.orientation;
    }

    #layOutEngine() {
        const {width, height} = this.#box;
        this.engine.calls.layout(width, height, devicePixelRatio, now());
        this.#resizeStrip();
    }

    #resizeStrip() {
        const {width, height} = this.#box;
        const length = this.engine.read(FRAME.pageLength);
        this.#parts.strip.resize(this.isVertical ? width : length, this.isVertical ? length : height, this.#host.fit);
    }

}

/** What the page is told of, by the engine's code. */
const EVENT_TYPES = {
    [EVENT.pageChange]: 'pagechange', [EVENT.settle]: 'settle', [EVENT.zoomChange]: 'zoomchange',
};
/** Where a photo is that the list doesn't have. */
const GONE = -1;
const AUTOPLAY_ENDS = ['rewind', 'stop'];
const ALIGNMENTS = ['center', 'start'];
const EFFECTS = ['slide', 'fade', 'cover-flow', 'stack', 'depth'];
const INDICATORS = ['auto', 'dots', 'fraction', 'progress', 'none'];
const PAGES_PRELOADED = 1;

function now() {
    return performance.now() / 1000;
}
