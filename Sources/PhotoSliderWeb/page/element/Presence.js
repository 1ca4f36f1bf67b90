import {WAIT} from './Engine.js';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether somebody looks: the pointer over the slider, focus in it, its page in front, itself in sight. */
export class Presence {
    #session;
    #host;
    #frame;
    #motion;
    #sight = new IntersectionObserver(entries => {
        this.#wait(WAIT.outOfSight, !entries[entries.length - 1].isIntersecting, performance.now());
    });

    constructor(session, host, frame) {
        this.#session = session;
        this.#host = host;
        this.#frame = frame;
        this.#motion = matchMedia(REDUCED_MOTION);
    }

    connect() {
        document.addEventListener('visibilitychange', this);
        this.#motion.addEventListener('change', this);
        for (const type of FRAME_EVENTS) this.#frame.addEventListener(type, this);
        this.#sight.observe(this.#host);
        if (document.hidden) this.#wait(WAIT.hidden, true, performance.now());
    }

    disconnect() {
        document.removeEventListener('visibilitychange', this);
        this.#motion.removeEventListener('change', this);
        for (const type of FRAME_EVENTS) this.#frame.removeEventListener(type, this);
        this.#sight.disconnect();
    }

    get prefersReducedMotion() {
        return this.#motion.matches;
    }

    handleEvent(event) {
        switch (event.type) {
        case 'visibilitychange': return this.#wait(WAIT.hidden, document.hidden, event.timeStamp);
        case 'change': return this.#session.configure();
        case 'pointerenter':
        case 'pointerleave':
            if (event.pointerType === 'mouse') this.#wait(WAIT.hover, event.type === 'pointerenter', event.timeStamp);
            return;
        case 'focusin':
            return this.#wait(WAIT.focus, event.composedPath()[0].matches(':focus-visible'), event.timeStamp);
        case 'focusout':
            if (!this.#keepsFocus(event.relatedTarget)) this.#wait(WAIT.focus, false, event.timeStamp);
        }
    }

    /** Focus that moves within the slider, or waits in it while another window is in front, hasn't left. */
    #keepsFocus(next) {
        const focused = next ?? this.#host.getRootNode().activeElement;
        return focused && (this.#host.contains(focused) || this.#frame.contains(focused));
    }

    #wait(reason, isOn, timeStamp) {
        this.#session.engine.calls.wait(reason, isOn, timeStamp / 1000);
        this.#session.update();
    }
}

const FRAME_EVENTS = ['pointerenter', 'pointerleave', 'focusin', 'focusout'];
