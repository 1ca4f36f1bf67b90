import {COMMAND, REASON} from './Engine.js';
import {isInField} from './PointerInput.js';

const ZOOMS = {'+': COMMAND.zoomIn, '=': COMMAND.zoomIn, '-': COMMAND.zoomOut, '0': COMMAND.resetZoom};
const PANS = {
    ArrowLeft: COMMAND.panLeft, ArrowRight: COMMAND.panRight, ArrowUp: COMMAND.panUp, ArrowDown: COMMAND.panDown,
};

/** Keys, for the slider that has the focus. */
export class KeyInput {
    #session;
    #frame;
    #viewport;
    #indicator;
    #controls;

    constructor(session, {frame, viewport, indicator, controls}) {
        this.#session = session;
        this.#frame = frame;
        this.#viewport = viewport;
        this.#indicator = indicator.node;
        this.#controls = controls;
    }

    connect() {
        this.#frame.addEventListener('keydown', this);
    }

    disconnect() {
        this.#frame.removeEventListener('keydown', this);
    }

    handleEvent(event) {
        if (event.defaultPrevented || isInField(event)) return;
        // A plus is a shifted key on many keyboards.
        if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey && event.key !== '+') return;
        const target = event.composedPath()[0];
        const button = {g: this.#controls.overview, f: this.#controls.fullscreen}[event.key];
        if (button && !button.hidden) return button.click();
        const command = this.#zoomCommand(event.key, target) ?? this.#command(event.key, target);
        if (command !== undefined) {
            this.#session.command(command, REASON.key);
        } else if (target === this.#indicator && (event.key === 'PageDown' || event.key === 'PageUp')) {
            this.#leap(event.key === 'PageDown' ? 1 : -1);
        } else {
            return;
        }
        event.preventDefault();
    }

    #zoomCommand(key, target) {
        if (this.#session.isZoomed) {
            if (key === 'Escape') return COMMAND.resetZoom;
            if (target !== this.#indicator && PANS[key]) return PANS[key];
        }
        return this.#session.isZoomable ? ZOOMS[key] : undefined;
    }

    #command(key, target) {
        const {isVertical, isRightToLeft, hasAutoplay} = this.#session;
        const isIndicator = target === this.#indicator;
        switch (key) {
        case 'ArrowLeft': return isVertical ? undefined : isRightToLeft ? COMMAND.next : COMMAND.previous;
        case 'ArrowRight': return isVertical ? undefined : isRightToLeft ? COMMAND.previous : COMMAND.next;
        // As of any slider that can be adjusted: up is more.
        case 'ArrowUp': return isVertical ? COMMAND.previous : isIndicator ? COMMAND.next : undefined;
        case 'ArrowDown': return isVertical ? COMMAND.next : isIndicator ? COMMAND.previous : undefined;
        case 'Home': return COMMAND.first;
        case 'End': return COMMAND.last;
        case ' ': return target === this.#viewport && hasAutoplay ? COMMAND.togglePlay : undefined;
        }
    }

    /** A tenth of the pages at once, as adjustable controls do. */
    #leap(direction) {
        const {page, positions} = this.#session;
        const target = page + direction * Math.max(1, Math.round(positions / 10));
        this.#session.command(COMMAND.page, REASON.key, Math.min(Math.max(target, 0), positions - 1));
    }
}
