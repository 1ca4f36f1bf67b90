import {VERDICT} from './Engine.js';

const KINDS = {mouse: 0, touch: 1, pen: 2};
const FIELDS = 'input, textarea, select, option, audio[controls], video[controls], '
    + '[contenteditable]:not([contenteditable="false"])';

/** Whether an event belongs to a form field, editable text or a player, which keep their own gestures and keys. */
export function isInField(event) {
    return event.composedPath().some(node => node instanceof Element && node.matches(FIELDS));
}

/** What a slider thought of a pointer event. One around it leaves the event alone until it is given up. */
const innerVerdicts = new WeakMap();

/** Fingers, pens and the mouse on the photos. */
export class PointerInput {
    #session;
    #host;
    #viewport;
    /** Pointers that are down on the photos, by id. */
    #pressed = new Set();
    #left = 0;
    #top = 0;
    /** Whether the click that ends this press is none. */
    #swallowsClick = false;

    constructor(session, host, viewport) {
        this.#session = session;
        this.#host = host;
        this.#viewport = viewport;
    }

    connect() {
        for (const type of POINTER_EVENTS) this.#viewport.addEventListener(type, this);
        for (const type of CLICK_EVENTS) this.#host.addEventListener(type, this, true);
        window.addEventListener('blur', this);
    }

    disconnect() {
        for (const type of POINTER_EVENTS) this.#viewport.removeEventListener(type, this);
        for (const type of CLICK_EVENTS) this.#host.removeEventListener(type, this, true);
        window.removeEventListener('blur', this);
        this.#pressed.clear();
    }

    handleEvent(event) {
        // A finger's drag ends without a click: the next press, wherever on the slider, is a new one.
        if (event.currentTarget === this.#host && event.type === 'pointerdown') this.#swallowsClick = false;
        else if (event.type === 'click') this.#click(event);
        else this.#handlePointer(event);
    }

    #handlePointer(event) {
        switch (event.type) {
        case 'pointerdown': return this.#down(event);
        case 'pointermove': return this.#move(event);
        case 'pointerup': return this.#up(event);
        case 'pointercancel': return this.#cancel(event.pointerId, event.timeStamp);
        case 'lostpointercapture':
            // A finger's own capture, by what it touched, ends when it becomes ours.
            if (event.target === this.#viewport) this.#cancel(event.pointerId, event.timeStamp);
            return;
        case 'blur':
            // A window that loses the focus may not hear of the release.
            for (const id of this.#pressed) this.#cancel(id, event.timeStamp);
            return;
        case 'dragstart':
            if (this.#pressed.size > 0) event.preventDefault();
        }
    }

    #down(event) {
        if (isInField(event) || innerVerdicts.get(event) === VERDICT.ours) return;
        const box = this.#viewport.getBoundingClientRect();
        this.#left = box.left;
        this.#top = box.top;
        this.#pressed.add(event.pointerId);
        const verdict = this.#session.engine.calls.pointerDown(
            event.pointerId, event.clientX - box.left, event.clientY - box.top,
            KINDS[event.pointerType] ?? 0, event.buttons, event.timeStamp / 1000);
        this.#obey(event, verdict);
        this.#session.update();
    }

    #move(event) {
        if (!this.#pressed.has(event.pointerId)) return;
        const inner = innerVerdicts.get(event);
        if (inner === VERDICT.undecided) return;
        if (inner === VERDICT.ours) return this.#cancel(event.pointerId, event.timeStamp);
        const {calls} = this.#session.engine;
        // Over plain HTTP, as from another machine of a home's network, browsers don't offer the events in between.
        const steps = event.getCoalescedEvents?.() ?? [];
        let verdict;
        for (const step of steps.length > 0 ? steps : [event]) {
            verdict = calls.pointerMove(
                event.pointerId, step.clientX - this.#left, step.clientY - this.#top, event.buttons,
                step.timeStamp / 1000);
        }
        // Without a button it was the release that went missing.
        if (event.buttons === 0) this.#pressed.delete(event.pointerId);
        this.#obey(event, verdict);
        // Browsers tell of moves once per frame, just before it is drawn.
        this.#session.update();
    }

    #up(event) {
        if (!this.#pressed.delete(event.pointerId)) return;
        this.#session.engine.calls.pointerUp(
            event.pointerId, event.clientX - this.#left, event.clientY - this.#top, event.timeStamp / 1000);
        this.#session.update();
    }

    #cancel(id, timeStamp) {
        if (!this.#pressed.delete(id)) return;
        this.#session.engine.calls.pointerCancel(id, timeStamp / 1000);
        this.#session.update();
    }

    #obey(event, verdict) {
        innerVerdicts.set(event, verdict);
        if (verdict === VERDICT.ours) {
            event.preventDefault();
            this.#swallowsClick = true;
            if (!this.#pressed.has(event.pointerId) || this.#viewport.hasPointerCapture(event.pointerId)) return;
            try {
                this.#viewport.setPointerCapture(event.pointerId);
            } catch {
                // The pointer has gone already.
            }
        } else if (verdict === VERDICT.notOurs) {
            // Whoever takes the pointer now may keep its release to himself.
            this.#cancel(event.pointerId, event.timeStamp);
        }
    }

    #click(event) {
        // Clicks made by keys and assistive technology have no presses before them.
        if (!this.#swallowsClick || event.detail === 0) return;
        this.#swallowsClick = false;
        event.preventDefault();
        event.stopImmediatePropagation();
    }
}

const POINTER_EVENTS = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'lostpointercapture', 'dragstart'];
const CLICK_EVENTS = ['pointerdown', 'click'];
