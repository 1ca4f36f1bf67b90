// What a frame is made of, as exports/FrameBlock.swift writes it: numbers, each by its place.

/** Where each number of a frame stands. */
export const FRAME = {
    offset: 1, nextWakeUp: 2, page: 3, positions: 4, flags: 5, pageCount: 6, pageLength: 7, slotCount: 8,
    visiblePages: 9, indicatorKind: 10, dotCount: 11, progress: 12, axis: 13, pagesAt: 14, dotsAt: 15,
    /** How much of autoplay's interval has gone by, or −1; and the interval in s. */
    autoplayFraction: 16, autoplayInterval: 17,
    /** The slot whose photo is zoomed, or −1; and where its scale, x, y, and width and height at scale 1 begin. */
    zoomSlot: 18, zoom: 19,
};
export const FRAME_FLAGS = {
    playing: 1, moving: 2, dragging: 4, canGoPrevious: 8, canGoNext: 16, hasAutoplay: 64, zoomed: 128, canZoomIn: 256,
    handedOver: 512,
};

/** Where each number of a page's record stands. */
export const PAGE = {
    slot: 0, photo: 1, origin: 2, translation: 3, scale: 4, rotation: 5, opacity: 6, flags: 7, length: 10,
};
export const PAGE_FLAGS = {visible: 1, wanted: 2, current: 4, outgoing: 8, reachable: 16};

/** Where each number of a dot's record stands. */
export const DOT = {slot: 0, centre: 1, scale: 2, flags: 3, length: 4};

/** Where each number of a tile's record stands: level, column and row, then x, y, width and height. */
export const TILE = {x: 3, length: 7};

/** The kinds of indicator that a frame names by number. */
export const INDICATOR_KINDS = ['none', 'dots', 'fraction', 'progress'];
