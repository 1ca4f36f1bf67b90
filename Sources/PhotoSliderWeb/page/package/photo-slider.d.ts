/**
 * Importing `photo-slider` defines the element `<photo-slider>`; where there is no DOM it does nothing.
 * The module exports types alone.
 */

/** Deep Zoom tiles of a photo, each a picture of its own. */
export interface PhotoTiles {
    /** The address of a tile, with `{level}`, `{column}` and `{row}` in it. */
    src: string;
    /** Width and height of a tile without its overlap, in pixels. */
    size: number;
    /** Pixels that a tile shares with each neighbour. */
    overlap: number;
}

/** A photo of a list. */
export interface Photo {
    /** The address of the picture. */
    src: string;
    /** The same photo in other widths, as of `<img srcset>`. */
    srcset?: string;
    /** Width and height of the photo itself, upright, in pixels. */
    width?: number;
    height?: number;
    /** What the photo shows, in words. */
    alt?: string;
    /** Text shown over the photo. */
    caption?: string;
    /** What is shown until the photo is there: its average colour, and a tiny image, stretched. */
    color?: string;
    placeholder?: string;
    tiles?: PhotoTiles;
    /** A file to download: its address, and what it is to be called. */
    original?: {src: string, name?: string};
    /** What the address calls it where `deepLink` is on; else its file's name. */
    name?: string;
    /** Seconds that autoplay shows it. */
    autoplay?: number;
}

/** Why a page changed. */
export type PageChangeReason = 'call' | 'drag' | 'wheel' | 'key' | 'indicator' | 'autoplay' | 'control' | 'list';

export interface PageChangeDetail {
    /** The page, from 0. */
    page: number;
    reason: PageChangeReason;
}

export interface ZoomChangeDetail {
    /** The page, from 0. */
    page: number;
    /** How many times as large as it fits the photo is. */
    scale: number;
}

export interface PhotoErrorDetail {
    /** The page, from 0. */
    page: number;
    /** The address that can't be loaded. */
    src: string;
}

/** What a slider tells, besides what every element does. All of it bubbles. */
export interface PhotoSliderEventMap extends HTMLElementEventMap {
    /** Another page is the one in view. */
    pagechange: CustomEvent<PageChangeDetail>;
    /** The photos have come to rest. */
    settle: CustomEvent<PageChangeDetail>;
    /** A photo is shown larger or smaller. */
    zoomchange: CustomEvent<ZoomChangeDetail>;
    /** A photo can't be loaded. */
    photoerror: CustomEvent<PhotoErrorDetail>;
}

/** The element `<photo-slider>`. Pages count from 0, times are in seconds, lengths in CSS pixels. */
export interface PhotoSliderElement extends HTMLElement {
    /** Goes on from the last photo to the first, endlessly, and back. */
    loop: boolean;
    /** Seconds from one change to the next; 0 is off. `true` may be set, and means 3. */
    get autoplay(): number;
    set autoplay(seconds: number | boolean);
    /** What autoplay does after the last photo, where there is no loop. */
    autoplayEnd: 'rewind' | 'stop';
    /** Seconds that a change takes. */
    duration: number;
    /** Whether a photo fills its page, cropped, or is whole in it. */
    fit: 'cover' | 'contain';
    /** The axis along which photos move. */
    orientation: 'horizontal' | 'vertical';
    /** What tells the page in view. `auto`: dots while they fit, else a fraction; nothing for one page. */
    indicator: 'auto' | 'dots' | 'fraction' | 'progress' | 'none';
    /** Whether there are arrows for a mouse. */
    controls: 'auto' | 'none';
    /** How one photo follows another. */
    effect: 'slide' | 'fade' | 'cover-flow' | 'stack' | 'depth';
    /** Whether photos can be zoomed. */
    zoom: boolean;
    /** Whether there is a button for the full screen. */
    fullscreen: boolean;
    /** Whether there is a button for all photos at a glance. */
    overview: boolean;
    /** Pages in view, also a fraction. */
    visiblePages: number;
    /** Pixels between pages. */
    gap: number;
    /** Pixels at both ends in which the neighbours of the pages in view, and the gaps, show. */
    peek: number;
    /** Where the pages in view rest. */
    align: 'center' | 'start';
    /** Whether the wheel and the touchpad turn pages. */
    wheel: 'auto' | 'off';
    /** The page in view. Set, it is shown at once, without movement. */
    page: number;
    /** Whether the address names the photo in view, as `#photo=name`; with `push` each photo is a step in the history. */
    deepLink: 'off' | 'replace' | 'push';
    /** The slider's name, for screen readers. */
    label: string;
    /** Labels in another language: JSON by the names that the reference lists. */
    labels: string;
    /** The address of a JSON list of photos. */
    src: string;

    /** The photos of the list, as far as it has been read. Set, they take the children's place. */
    get photos(): Photo[];
    set photos(photos: Iterable<Photo> | null);
    /** How many pages there are. */
    readonly pageCount: number;
    /** Whether photos turn by themselves now. */
    readonly playing: boolean;
    /** Fulfilled when the slider shows its photos and listens; rejected if its engine can't start. */
    readonly ready: Promise<void>;

    next(): void;
    previous(): void;
    /** Scrolls to a page; one that isn't there means the nearest. */
    scrollToPage(page: number, options?: {animated?: boolean}): void;
    /** Has photos turn by themselves, whatever had them wait. */
    play(): void;
    pause(): void;

    addEventListener<Type extends keyof PhotoSliderEventMap>(
        type: Type, listener: (this: PhotoSliderElement, event: PhotoSliderEventMap[Type]) => unknown,
        options?: boolean | AddEventListenerOptions): void;
    addEventListener(
        type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
    removeEventListener<Type extends keyof PhotoSliderEventMap>(
        type: Type, listener: (this: PhotoSliderElement, event: PhotoSliderEventMap[Type]) => unknown,
        options?: boolean | EventListenerOptions): void;
    removeEventListener(
        type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

declare global {
    interface HTMLElementTagNameMap {
        'photo-slider': PhotoSliderElement;
    }
}
