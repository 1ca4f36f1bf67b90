import {ENGINE} from './embedded.js';

/** Where each number of a frame stands. */
export const FRAME = {
    offset: 1, nextWakeUp: 2, page: 3, positions: 4, flags: 5, pageCount: 6, pageLength: 7, slotCount: 8,
    visiblePages: 9, indicatorKind: 10, dotCount: 11, progress: 12, axis: 13, pagesAt: 14, dotsAt: 15,
};
export const FRAME_FLAGS = {
    playing: 1, moving: 2, dragging: 4, canGoPrevious: 8, canGoNext: 16, loops: 32, hasAutoplay: 64,
};

/** Where each number of a page's record stands. */
export const PAGE = {
    slot: 0, photo: 1, origin: 2, translation: 3, scale: 4, rotation: 5, opacity: 6, flags: 7, length: 10,
};
export const PAGE_FLAGS = {visible: 1, wanted: 2, current: 4, outgoing: 8, reachable: 16};

/** Where each number of a dot's record stands. */
export const DOT = {slot: 0, centre: 1, scale: 2, flags: 3, length: 4};

export const VERDICT = {undecided: 0, ours: 1, notOurs: 2};
export const COMMAND = {next: 0, previous: 1, first: 2, last: 3, page: 4, play: 5, pause: 6, togglePlay: 7};
export const WAIT = {hover: 0, hidden: 1, outOfSight: 2, focus: 4};
export const EVENT = {pageChange: 1, settle: 2};
export const INDICATOR = {none: 0, dots: 1, fraction: 2, progress: 3};

/** Why a page changed, in the order of the engine's codes. */
export const REASONS = ['call', 'drag', 'wheel', 'key', 'indicator', 'autoplay', 'control', 'list'];
export const REASON = Object.fromEntries(REASONS.map((reason, code) => [reason, code]));

let compiled;

/** The engine's module: compiled once for a document, however many sliders it has. */
export function engineModule() {
    compiled ??= compile();
    return compiled;
}

async function compile() {
    try {
        const packed = Uint8Array.from(atob(ENGINE), character => character.charCodeAt(0));
        const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
        return await WebAssembly.compile(await new Response(unpacked).arrayBuffer());
    } catch (error) {
        console.error(`photo-slider: the engine cannot start, so photos can only be scrolled. ${error}`);
        throw error;
    }
}

/** One slider's engine, with its memory as numbers. */
export class Engine {
    constructor(module) {
        this.calls = new WebAssembly.Instance(module).exports;
        this.numbers = new Float64Array(this.calls.memory.buffer);
    }

    /** Makes `numbers` whole again, and answers where in it the frame is now. */
    frame() {
        return this.#position(this.calls.frameBlock());
    }

    /** The next event, or nothing when there is no more. */
    nextEvent() {
        const kind = this.calls.nextEvent();
        if (kind === 0) return null;
        const at = this.#position(this.calls.eventBlock());
        return {kind, page: this.numbers[at], reason: REASONS[this.numbers[at + 1]]};
    }

    #position(address) {
        // Memory that grew has a new buffer.
        if (this.numbers.buffer !== this.calls.memory.buffer) {
            this.numbers = new Float64Array(this.calls.memory.buffer);
        }
        return address / 8;
    }
}
