import {ATTRIBUTES, attributeValue, reflectAttributes} from './Attributes.js';
import {adoptChildStyles, dropChildStyles, sheetsOf} from './ChildStyles.js';
import {Controls} from './Controls.js';
import STYLES from './photo-slider.css';
import {COMMAND, engineModule, REASON} from './Engine.js';
import {Indicator} from './Indicator.js';
import {PhotoList} from './PhotoList.js';
import {ScrollStrip} from './ScrollStrip.js';
import {Session} from './Session.js';
import {Status} from './Status.js';
import {Strip} from './Strip.js';

// So that the script may be run where there is no document.
const Base = globalThis.HTMLElement ?? class {};

/**
 * `<photo-slider>`: photos to swipe through, with dots, autoplay and an endless loop.
 *
 * Its pages are its children: `<img>`, `<picture>`, `<figure>`, or any other element. Or they are the photos that the
 * attribute `src` names, a JSON file `{"photos": [{"src", "srcset", "width", "height", "alt"}, …]}` whose first ones
 * may stand as children too; or those of the property `photos`.
 *
 * Attributes, each with a property: see Attributes.js. Pages count from 0.
 *
 * Events, which bubble: `pagechange` and `settle` with `{page, reason}`, reason being `call`, `drag`, `wheel`, `key`,
 * `indicator`, `autoplay`, `control` or `list`; `photoerror` with `{page, src}`.
 *
 * CSS parts: `frame`, `viewport`, `page`, `photo`, `failure`, `play-button`, `previous-button`, `next-button`,
 * `indicator`, `dot`, `current-dot`, `fraction`, `progress`. Custom properties: `--photo-slider-indicator-color`,
 * `--photo-slider-current-indicator-color`.
 */
export class PhotoSliderElement extends Base {
    static get observedAttributes() {
        return Object.keys(ATTRIBUTES);
    }

    #parts;
    #list;
    #scrollStrip;
    #session = null;
    #hasFailed = false;
    #root = null;
    /** Calls made before there was an engine. */
    #calls = [];
    #ready = new Deferred();
    /** The page to show when there is an engine. */
    #page = 0;
    /** Whether it played when it was taken out of its page. */
    #wasPlaying = null;

    constructor() {
        super();
        // In the meantime the rest is made ready.
        engineModule().catch(() => {});
        const shadow = this.attachShadow({mode: 'open', slotAssignment: 'manual'});
        shadow.adoptedStyleSheets = sheetsOf(this.ownerDocument, STYLES);
        this.#list = new PhotoList(this, () => this.#listChanged());
        this.#makeParts();
        const {frame, viewport, controls, indicator, status} = this.#parts;
        frame.append(controls.play, viewport, controls.previous, controls.next, indicator.node, status.node);
        shadow.append(frame);
    }

    /** Whether photos turn by themselves now. */
    get playing() {
        return this.#session?.isPlaying ?? false;
    }

    /** How many pages there are. */
    get pageCount() {
        return this.#session?.pageCount ?? this.#list.count;
    }

    /** The page in view, from 0. Set, it is shown at once, without movement. */
    get page() {
        return this.#session?.page ?? this.#page;
    }

    set page(page) {
        this.setAttribute('page', page);
    }

    /** The photos, each `{src, srcset, width, height, alt}`, in place of children. */
    get photos() {
        return this.#list.photos;
    }

    set photos(photos) {
        this.#list.photos = photos;
    }

    /** Fulfilled when the slider shows its photos and listens; rejected if its engine can't start. */
    get ready() {
        return this.#ready.promise;
    }

    next() {
        this.#call(session => session.command(COMMAND.next, REASON.call));
    }

    previous() {
        this.#call(session => session.command(COMMAND.previous, REASON.call));
    }

    /** Scrolls to a page, counted from 0. */
    scrollToPage(page, {animated = true} = {}) {
        this.#call(session => session.command(COMMAND.page, REASON.call, Number(page), animated));
    }

    /** Has photos turn by themselves, whatever had them wait. */
    play() {
        this.#call(session => session.command(COMMAND.play, REASON.call));
    }

    pause() {
        this.#call(session => session.command(COMMAND.pause, REASON.call));
    }

    focus(options) {
        this.#parts.viewport.focus(options);
    }

    connectedCallback() {
        this.#adoptOwnProperties();
        this.#root = this.getRootNode();
        const loaded = this.#list.photos.length > 0 ? null : this.#list.load(this.src);
        adoptChildStyles(this.#root);
        this.#list.children.connect();
        this.#scrollStrip.connect(this.#page);
        this.#start(this.#list.children.elements.length > 0 ? null : loaded);
    }

    disconnectedCallback() {
        if (this.#session) {
            this.#page = this.#session.page;
            this.#wasPlaying = this.#session.hasAutoplay ? this.playing : null;
            this.#session.disconnect();
            this.#session = null;
            this.#parts.frame.classList.remove('live');
            this.#ready = new Deferred();
        } else {
            this.#scrollStrip.disconnect();
        }
        this.#list.cancel();
        this.#list.children.disconnect();
        dropChildStyles(this.#root);
        this.#root = null;
    }

    adoptedCallback() {
        this.shadowRoot.adoptedStyleSheets = sheetsOf(this.ownerDocument, STYLES);
    }

    attributeChangedCallback(name, _, text) {
        if (name === 'label') {
            this.#parts.frame.setAttribute('aria-label', this.label || 'Photos');
        } else if (name === 'page') {
            if (text === null) return;
            if (this.#session) this.scrollToPage(attributeValue(this, name), {animated: false});
            else this.#page = attributeValue(this, name);
        } else if (name === 'src') {
            if (this.#root) this.#list.load(this.src);
            else this.#list.photos = [];
        } else {
            if (['visible-pages', 'gap', 'peek'].includes(name)) this.#styleScrollStrip();
            this.#session?.configure();
        }
    }

    async #start(loaded) {
        const root = this.#root;
        try {
            const [module] = await Promise.all([engineModule(), loaded]);
            // In the meantime it may have been taken away, and put back.
            if (root !== this.#root || this.#session) return;
            this.#startEngine(module);
        } catch (error) {
            if (root !== this.#root) return;
            complain(error);
            this.#hasFailed = true;
            this.#parts.frame.classList.add('failed');
            this.#scrollStrip.addPhotos();
            this.#ready.reject(error);
        }
    }

    #startEngine(module) {
        const session = new Session(module, this, this.#parts, this.#list);
        this.#session = session;
        const page = this.#scrollStrip.scrolledPage ?? this.#page;
        this.#scrollStrip.disconnect();
        this.#parts.frame.classList.add('live');
        session.connect(page);
        if (this.#wasPlaying !== null && this.#wasPlaying !== this.playing) {
            session.command(this.#wasPlaying ? COMMAND.play : COMMAND.pause, REASON.call);
        }
        for (const call of this.#calls.splice(0)) call(session);
        this.#ready.resolve();
    }

    #call(call) {
        if (this.#session) call(this.#session);
        else this.#calls.push(call);
    }

    #listChanged() {
        if (this.#session) {
            this.#session.listChanged();
        } else if (this.#root) {
            this.#scrollStrip.update();
            if (this.#hasFailed) this.#scrollStrip.addPhotos();
        }
    }

    #makeParts() {
        const frame = document.createElement('div');
        const viewport = document.createElement('div');
        frame.part = frame.className = 'frame';
        frame.setAttribute('role', 'group');
        frame.setAttribute('aria-roledescription', 'carousel');
        frame.setAttribute('aria-label', 'Photos');
        viewport.part = viewport.className = 'viewport';
        viewport.tabIndex = 0;
        viewport.setAttribute('role', 'group');
        viewport.setAttribute('aria-label', 'Pages');
        this.#scrollStrip = new ScrollStrip(viewport, this.#list);
        this.#parts = {
            frame, viewport, strip: new Strip(this, viewport, this.#list),
            controls: new Controls(), indicator: new Indicator(), status: new Status(),
        };
    }

    #styleScrollStrip() {
        const {style} = this.#parts.frame;
        style.setProperty('--visible-pages', this.visiblePages);
        style.setProperty('--gap', `${this.gap}px`);
        style.setProperty('--peek', `${this.peek}px`);
    }

    /** Properties set before the element was defined hide the class's: they are set anew. */
    #adoptOwnProperties() {
        for (const property of [...Object.values(ATTRIBUTES).map(({property}) => property), 'photos']) {
            if (!Object.hasOwn(this, property)) continue;
            const value = this[property];
            delete this[property];
            this[property] = value;
        }
    }
}

let hasComplained = false;

/** Says once, however many sliders there are, why none has an engine. */
function complain(error) {
    if (hasComplained) return;
    hasComplained = true;
    console.error(`photo-slider: the engine cannot start, so photos can only be scrolled. ${error}`);
}

/** A promise that is settled from outside. Nobody has to listen to its failure, which the console tells already. */
class Deferred {
    constructor() {
        this.promise = new Promise((resolve, reject) => Object.assign(this, {resolve, reject}));
        this.promise.catch(() => {});
    }
}

reflectAttributes(PhotoSliderElement.prototype);
