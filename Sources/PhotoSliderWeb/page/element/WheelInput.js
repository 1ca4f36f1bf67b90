/** The wheel and the touchpad over the slider. */
export class WheelInput {
    #session;
    #host;

    constructor(session, host) {
        this.#session = session;
        this.#host = host;
    }

    connect() {
        this.#host.addEventListener('wheel', this, {passive: false});
    }

    disconnect() {
        this.#host.removeEventListener('wheel', this, {passive: false});
    }

    handleEvent(event) {
        // A slider inside this one has it; or it zooms the page.
        if (event.defaultPrevented || event.ctrlKey || this.#host.wheel === 'off') return;
        const isOurs = this.#session.engine.calls.wheel(
            event.deltaX, event.deltaY, event.deltaMode, event.wheelDeltaX ?? 0, event.wheelDeltaY ?? 0,
            NO_PHASE, event.timeStamp / 1000);
        if (isOurs) event.preventDefault();
        this.#session.updateSoon();
    }
}

/** Browsers don't tell where a touchpad's gesture begins and ends. */
const NO_PHASE = -1;
