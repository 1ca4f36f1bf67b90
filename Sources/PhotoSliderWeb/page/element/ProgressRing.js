import {FRAME} from './Frame.js';

/** How far autoplay's interval has come, around its button: two halves that the compositor turns into view. */
export class ProgressRing {
    node = document.createElement('span');
    #halves = ['second', 'first'].map(name => {
        const half = document.createElement('span');
        half.className = name;
        this.node.append(half);
        return half;
    });
    #start = NaN;
    #animations = [];

    constructor() {
        this.node.className = 'ring';
    }

    /** `time` is the engine's, in seconds. */
    draw(numbers, frame, time) {
        const fraction = numbers[frame + FRAME.autoplayFraction];
        const interval = numbers[frame + FRAME.autoplayInterval];
        const start = fraction < 0 ? NaN : time - fraction * interval;
        // Times as drawn may be a frame apart.
        if (Math.abs(start - this.#start) < 0.05 || start !== start && this.#start !== this.#start) return;
        this.#start = start;
        for (const animation of this.#animations) animation.cancel();
        this.#animations = start !== start ? [] : this.#halves.map((half, index) => {
            const animation = half.animate(
                {rotate: ['-180deg', '0deg']},
                {duration: interval * 500, delay: (1 - index) * interval * 500, fill: 'both', pseudoElement: '::before'});
            animation.startTime = start * 1000;
            return animation;
        });
    }
}
