/** The wheel and the touchpad over the slider. */
export class WheelInput {
    #session;
    #host;
    #viewport;

    constructor(session, host, viewport) {
        this.#session = session;
        this.#host = host;
        this.#viewport = viewport;
    }

    connect() {
        this.#host.addEventListener('wheel', this, {passive: false});
    }

    disconnect() {
        this.#host.removeEventListener('wheel', this, {passive: false});
    }

    handleEvent(event) {
        // A slider inside this one has it.
        if (event.defaultPrevented) return;
        const isOurs = event.ctrlKey ? this.#host.zoom && this.#zoom(event) : this.#host.wheel !== 'off' && this.#turn(event);
        if (isOurs) event.preventDefault();
        this.#session.updateSoon();
    }

    #turn(event) {
        return this.#session.engine.calls.wheel(
            event.deltaX, event.deltaY, event.deltaMode, event.wheelDeltaX ?? 0, event.wheelDeltaY ?? 0,
            NO_PHASE, event.timeStamp / 1000);
    }

    /** With Ctrl, as browsers also report a pinch on a touchpad. */
    #zoom(event) {
        const box = this.#viewport.getBoundingClientRect();
        return this.#session.engine.calls.zoomWheel(
            event.deltaY, event.deltaMode, event.clientX - box.left, event.clientY - box.top, event.timeStamp / 1000);
    }
}

/** Browsers don't tell where a touchpad's gesture begins and ends. */
const NO_PHASE = -1;
