/** How many offsets stand for a whole motion: straight lines between them are less than half a pixel off. */
const SAMPLES = 48;

const TIMES = Array.from({length: SAMPLES}, (_, index) => `${((index / (SAMPLES - 1)) ** 2 * 100).toFixed(2)}%`);

/** Keyframes are this far apart, in px: `linear()` then counts in kilopixels. */
const SPAN = 1000;

/** A motion of the strip that the compositor plays by itself, also while scripts are busy. */
export class Settle {
    #node;
    #animation = null;

    constructor(node) {
        this.#node = node;
    }

    /** Plays the motion that an engine is in, if it can tell the whole of it. Answers where it ends, in px, or null. */
    play(engine, isVertical) {
        const motion = engine.handOver(SAMPLES);
        if (!motion) return null;
        const {start, end, offsets} = motion;
        const easing = Array.from(offsets, (offset, index) => `${(offset / SPAN).toFixed(6)} ${TIMES[index]}`);
        const far = isVertical ? `0, -${SPAN}px` : `-${SPAN}px, 0`;
        const previous = this.#animation;
        this.#animation = this.#node.animate(
            {transform: ['translate3d(0, 0, 0)', `translate3d(${far}, 0)`]},
            {duration: (end - start) * 1000, easing: `linear(${easing})`});
        // By the engine's clock, not by when the browser gets to it.
        this.#animation.startTime = start * 1000;
        previous?.cancel();
        return offsets[SAMPLES - 1];
    }

    /** Ends it: the node is where its own style says. */
    cancel() {
        this.#animation?.cancel();
        this.#animation = null;
    }
}
