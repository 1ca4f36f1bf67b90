import {COMMAND, REASON} from './Engine.js';
import {FRAME, FRAME_FLAGS} from './Frame.js';
import {ProgressRing} from './ProgressRing.js';

const SHAPES = {
    play: 'M8 5.5v13l10.5-6.5z',
    pause: 'M8.5 6v12M15.5 6v12',
    previous: 'M15 5l-7 7 7 7',
    next: 'M9 5l7 7-7 7',
    overview: 'M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z',
    zoomOut: 'M6 12h12',
    zoomIn: 'M6 12h12M12 6v12',
    fullscreen: 'M5 9V5h4M19 9V5h-4M5 15v4h4M19 15v4h-4',
    download: 'M12 4v11M7 10l5 5 5-5M5 20h14',
};

/** The buttons: play or pause, previous, next, and what its attributes add to them. */
export class Controls {
    play;
    previous;
    next;
    overview;
    fullscreen;
    /** The link to the original of the photo in view. */
    download = makeControl('a', 'download');
    /** Download, overview, zoom and full screen. */
    tools = document.createElement('div');
    /** Whether arrows are wanted. */
    hasArrows = true;
    #labels;
    #flags = -1;
    #showsArrows = null;
    #session = null;
    #zoom;
    #ring = new ProgressRing();

    /** `acts` are what overview and full screen do. */
    constructor(labels, acts) {
        this.#labels = labels;
        const make = (name, act) => makeButton(name, act ?? (() => this.#session?.command(COMMAND[name], REASON.control)));
        this.play = make('play', () => this.#session?.command(COMMAND.togglePlay, REASON.control));
        this.play.append(this.#ring.node);
        this.previous = make('previous');
        this.next = make('next');
        this.#zoom = [make('zoomOut'), make('zoomIn')];
        this.tools.part = this.tools.className = 'tools';
        this.overview = make('overview', acts.overview);
        this.fullscreen = make('fullscreen', acts.fullscreen);
        this.tools.append(this.download, this.overview, ...this.#zoom, this.fullscreen);
    }

    connect(session) {
        this.#session = session;
    }

    disconnect() {
        this.#session = null;
    }

    /** Attributes may have changed. */
    configure({controls, overview, zoom, fullscreen}) {
        this.hasArrows = controls === 'auto';
        const [, ...buttons] = this.tools.children;
        const shown = [overview, zoom, zoom, fullscreen && document.fullscreenEnabled];
        buttons.forEach((button, index) => { button.hidden = !shown[index]; });
        for (const button of [this.previous, this.next, ...buttons]) button.ariaLabel = this.#labels.say(button.name);
        this.download.ariaLabel = this.#labels.say('download');
        this.#flags = -1;
    }

    /** Another photo is in view, whose original is `{src, name}` if it may be had. */
    offer(original) {
        this.download.hidden = !original;
        this.download.href = original?.src ?? '';
        this.download.download = original?.name ?? '';
    }

    draw(numbers, frame, time) {
        const showsArrows = this.hasArrows && numbers[frame + FRAME.positions] > 1;
        if (showsArrows !== this.#showsArrows) {
            this.#showsArrows = showsArrows;
            this.previous.hidden = this.next.hidden = !showsArrows;
        }
        const flags = numbers[frame + FRAME.flags];
        if (flags !== this.#flags) this.#drawFlags(flags);
        // Last: what isn't displayed can't be animated.
        this.#ring.draw(numbers, frame, time);
    }

    #drawFlags(flags) {
        this.#flags = flags;
        const has = flag => (flags & flag) !== 0;
        // Not `disabled`, which would take the focus away from a button that was just pressed.
        this.previous.ariaDisabled = !has(FRAME_FLAGS.canGoPrevious);
        this.next.ariaDisabled = !has(FRAME_FLAGS.canGoNext);
        this.#zoom[0].ariaDisabled = !has(FRAME_FLAGS.zoomed);
        this.#zoom[1].ariaDisabled = !has(FRAME_FLAGS.canZoomIn);
        const act = has(FRAME_FLAGS.playing) ? 'pause' : 'play';
        this.play.hidden = !has(FRAME_FLAGS.hasAutoplay);
        this.play.ariaLabel = this.#labels.say(act);
        this.play.firstChild.firstChild.setAttribute('d', SHAPES[act]);
    }
}

function makeButton(name, act) {
    const button = makeControl('button', name);
    button.type = 'button';
    button.name = name;
    button.part = button.className = `${name.toLowerCase()}-button`;
    button.addEventListener('click', act);
    return button;
}

function makeControl(type, name) {
    const node = document.createElement(type);
    node.hidden = true;
    node.part = node.className = name;
    const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    picture.setAttribute('viewBox', '0 0 24 24');
    picture.setAttribute('aria-hidden', 'true');
    path.setAttribute('d', SHAPES[name]);
    picture.append(path);
    node.append(picture);
    return node;
}
