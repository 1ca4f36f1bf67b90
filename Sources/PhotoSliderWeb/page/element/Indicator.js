import {DOT, FRAME, INDICATOR_KINDS} from './Frame.js';

/** Dots, a fraction or a bar that tell the page: one adjustable control, whatever it looks like. */
export class Indicator {
    node = document.createElement('div');
    #dots = [];
    #text = document.createElement('span');
    #bar = document.createElement('span');
    #kind = '';
    #page = -1;
    #positions = -1;
    #progress = NaN;
    #isVertical = null;
    #pointer = null;
    #start = 0;
    #session = null;

    constructor() {
        this.node.part = this.node.className = 'indicator';
        this.node.tabIndex = 0;
        this.node.setAttribute('role', 'slider');
        this.#text.part = this.#text.className = 'fraction';
        this.#bar.part = this.#bar.className = 'progress';
        for (const type of INDICATOR_EVENTS) this.node.addEventListener(type, this);
    }

    connect(session) {
        this.#session = session;
    }

    disconnect() {
        this.#session = null;
        this.#pointer = null;
        this.listChanged();
    }

    /** The page in view may have another name. */
    listChanged() {
        this.#page = -1;
    }

    draw(numbers, frame, nameOfPage) {
        this.#drawKind(INDICATOR_KINDS[numbers[frame + FRAME.indicatorKind]], numbers[frame + FRAME.axis] === 1);
        if (this.#kind === 'none') return;
        this.#drawPage(numbers[frame + FRAME.page], numbers[frame + FRAME.positions], nameOfPage);
        if (this.#kind === 'dots') this.#drawDots(numbers, frame);
        else if (this.#kind === 'progress') this.#drawProgress(numbers[frame + FRAME.progress]);
    }

    handleEvent(event) {
        // The presses have said it all: a link around the slider is none of theirs.
        if (event.type === 'click') return event.preventDefault();
        if (!this.#session) return;
        const {engine} = this.#session;
        const time = event.timeStamp / 1000;
        if (event.type === 'pointerdown') {
            if (this.#pointer !== null || event.button !== 0) return;
            this.#pointer = event.pointerId;
            const box = this.node.getBoundingClientRect();
            this.#start = this.#isVertical ? box.top : box.left;
            try {
                this.node.setPointerCapture(event.pointerId);
            } catch {
                // The pointer has gone already.
            }
            engine.calls.indicatorDown(this.#along(event), time);
        } else if (event.pointerId !== this.#pointer) {
            return;
        } else if (event.type === 'pointermove') {
            engine.calls.indicatorMove(this.#along(event), time);
        } else {
            this.#pointer = null;
            if (event.type === 'pointerup') engine.calls.indicatorUp(this.#along(event), time);
            else engine.calls.indicatorCancel(time);
        }
        this.#session.update();
    }

    #along(event) {
        return (this.#isVertical ? event.clientY : event.clientX) - this.#start;
    }

    #drawKind(kind, isVertical) {
        if (kind === this.#kind && isVertical === this.#isVertical) return;
        this.#kind = kind;
        this.#isVertical = isVertical;
        this.#page = -1;
        this.#progress = NaN;
        this.node.className = `indicator ${kind}`;
        this.node.hidden = kind === 'none';
        this.node.setAttribute('aria-orientation', isVertical ? 'vertical' : 'horizontal');
        this.#dots = [];
        if (kind === 'fraction') this.node.replaceChildren(this.#text);
        else if (kind === 'progress') this.node.replaceChildren(this.#bar);
        else this.node.replaceChildren();
    }

    #drawPage(page, positions, nameOfPage) {
        if (page === this.#page && positions === this.#positions) return;
        this.#page = page;
        this.#positions = positions;
        this.node.setAttribute('aria-valuemin', 1);
        this.node.setAttribute('aria-valuemax', positions);
        this.node.setAttribute('aria-valuenow', page + 1);
        this.node.setAttribute('aria-valuetext', nameOfPage(page));
        this.#text.textContent = `${page + 1} / ${positions}`;
    }

    #drawDots(numbers, frame) {
        const count = numbers[frame + FRAME.dotCount];
        while (this.#dots.length < count) {
            const node = document.createElement('span');
            this.#dots.push({node, centre: NaN, scale: NaN, isCurrent: null, isDrawn: true});
            this.node.append(node);
        }
        for (const dot of this.#dots) dot.isDrawn = false;
        let at = frame + numbers[frame + FRAME.dotsAt];
        for (let index = 0; index < count; index += 1, at += DOT.length) {
            const dot = this.#dots[numbers[at + DOT.slot]];
            const centre = numbers[at + DOT.centre];
            const scale = numbers[at + DOT.scale];
            const isCurrent = (numbers[at + DOT.flags] & 1) !== 0;
            dot.isDrawn = true;
            if (centre !== dot.centre || scale !== dot.scale) {
                dot.centre = centre;
                dot.scale = scale;
                const place = this.#isVertical ? `0, ${centre}px` : `${centre}px, 0`;
                dot.node.style.transform = `translate(${place}) scale(${scale})`;
            }
            if (isCurrent !== dot.isCurrent) {
                dot.isCurrent = isCurrent;
                dot.node.part = dot.node.className = isCurrent ? 'dot current-dot' : 'dot';
            }
        }
        for (const dot of this.#dots) if (dot.node.hidden === dot.isDrawn) dot.node.hidden = !dot.isDrawn;
    }

    #drawProgress(progress) {
        if (progress === this.#progress) return;
        this.#progress = progress;
        this.#bar.style.transform = this.#isVertical ? `scaleY(${progress})` : `scaleX(${progress})`;
    }
}

const INDICATOR_EVENTS = [
    'pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'lostpointercapture', 'click',
];
