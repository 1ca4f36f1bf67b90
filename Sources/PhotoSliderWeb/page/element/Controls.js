import {COMMAND, REASON} from './Engine.js';
import {FRAME, FRAME_FLAGS} from './Frame.js';

const SHAPES = {
    previous: 'M15 5l-7 7 7 7',
    next: 'M9 5l7 7-7 7',
    play: 'M8 5.5v13l10.5-6.5z',
    pause: 'M8.5 6v12M15.5 6v12',
};

/** The buttons: play or pause, previous, next. */
export class Controls {
    play = makeButton('play-button', 'Pause', SHAPES.pause);
    previous = makeButton('previous-button', 'Previous photo', SHAPES.previous);
    next = makeButton('next-button', 'Next photo', SHAPES.next);
    /** Whether arrows are wanted. */
    hasArrows = true;
    #flags = -1;
    #showsArrows = null;
    #session = null;

    constructor() {
        this.#commandBy(this.play, COMMAND.togglePlay);
        this.#commandBy(this.previous, COMMAND.previous);
        this.#commandBy(this.next, COMMAND.next);
    }

    #commandBy(button, command) {
        button.addEventListener('click', () => this.#session?.command(command, REASON.control));
    }

    connect(session) {
        this.#session = session;
    }

    disconnect() {
        this.#session = null;
    }

    draw(numbers, frame) {
        const showsArrows = this.hasArrows && numbers[frame + FRAME.positions] > 1;
        if (showsArrows !== this.#showsArrows) {
            this.#showsArrows = showsArrows;
            this.previous.hidden = this.next.hidden = !showsArrows;
        }
        const flags = numbers[frame + FRAME.flags];
        if (flags === this.#flags) return;
        this.#flags = flags;
        // Not `disabled`, which would take the focus away from a button that was just pressed.
        this.previous.setAttribute('aria-disabled', (flags & FRAME_FLAGS.canGoPrevious) === 0);
        this.next.setAttribute('aria-disabled', (flags & FRAME_FLAGS.canGoNext) === 0);
        const isPlaying = (flags & FRAME_FLAGS.playing) !== 0;
        this.play.hidden = (flags & FRAME_FLAGS.hasAutoplay) === 0;
        this.play.setAttribute('aria-label', isPlaying ? 'Pause' : 'Play');
        this.play.firstChild.firstChild.setAttribute('d', isPlaying ? SHAPES.pause : SHAPES.play);
    }
}

function makeButton(part, label, shape) {
    const button = document.createElement('button');
    button.type = 'button';
    button.hidden = true;
    button.part = button.className = part;
    button.setAttribute('aria-label', label);
    const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    picture.setAttribute('viewBox', '0 0 24 24');
    picture.setAttribute('aria-hidden', 'true');
    path.setAttribute('d', shape);
    picture.append(path);
    button.append(picture);
    return button;
}
