import ENGINE from './engine.wasm.gz';

export const VERDICT = {undecided: 0, ours: 1, notOurs: 2};
export const COMMAND = {next: 0, previous: 1, first: 2, last: 3, page: 4, play: 5, pause: 6, togglePlay: 7};
export const WAIT = {hover: 0, hidden: 1, outOfSight: 2, focus: 4};
export const EVENT = {pageChange: 1, settle: 2};

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
    const packed = Uint8Array.fromBase64?.(ENGINE) ?? Uint8Array.from(atob(ENGINE), byte => byte.charCodeAt(0));
    const gzip = new DecompressionStream('gzip');
    const writer = gzip.writable.getWriter();
    writer.write(packed);
    writer.close();
    // Not compiled beside the page: it is small, its functions are compiled when called, and waiting takes longer.
    return new WebAssembly.Module(await new Response(gzip.readable).arrayBuffer());
}

/** One slider's engine, with its memory as numbers. */
export class Engine {
    constructor(module) {
        this.calls = new WebAssembly.Instance(module).exports;
        this.numbers = new Float64Array(this.calls.memory.buffer);
    }

    /** Has the frame written, and answers where in `numbers` it stands until the next call. */
    frame() {
        return this.#position(this.calls.frameBlock());
    }

    /** One number of the frame as it is now. */
    read(field) {
        const frame = this.frame();
        return this.numbers[frame + field];
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
