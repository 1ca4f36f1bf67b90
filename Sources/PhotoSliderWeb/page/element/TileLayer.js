import {TILE} from './Frame.js';

/** The tiles of a zoomed photo that are in view, over its picture. */
export class TileLayer {
    #node = document.createElement('div');
    #tiles = new Map();

    constructor() {
        this.#node.className = 'tiles';
    }

    /** `photo` has `{width, height, tiles: {src, size, overlap}}`, and is `fittedWidth` px wide at scale 1. */
    draw(engine, parent, photo, fittedWidth) {
        if (!photo?.tiles) return this.clear();
        if (this.#node.parentNode !== parent) parent.append(this.#node);
        const {src, size, overlap} = photo.tiles;
        // The first level that has more to show than the picture.
        const last = Math.ceil(Math.log2(Math.max(photo.width, photo.height)));
        const first = last - Math.floor(Math.log2(photo.width / (fittedWidth * devicePixelRatio)));
        const {count, at} = engine.tiles(size, overlap, first);
        const {numbers} = engine;
        const needed = new Set();
        for (let place = at; place < at + count * TILE.length; place += TILE.length) {
            const [level, column, row] = numbers.subarray(place, place + 3);
            const name = src.replace('{level}', level).replace('{column}', column).replace('{row}', row);
            needed.add(name);
            if (!this.#tiles.has(name)) this.#add(name, level, numbers.subarray(place + TILE.x, place + TILE.length));
        }
        for (const [name, tile] of this.#tiles) if (!needed.has(name)) this.#remove(name, tile);
    }

    clear() {
        for (const [name, tile] of this.#tiles) this.#remove(name, tile);
        this.#node.remove();
    }

    #add(name, level, [x, y, width, height]) {
        const tile = document.createElement('img');
        const {style} = tile;
        tile.alt = '';
        tile.draggable = false;
        style.left = `${x}px`;
        style.top = `${y}px`;
        style.width = `${width}px`;
        style.height = `${height}px`;
        style.zIndex = level;
        tile.src = name;
        this.#tiles.set(name, tile);
        this.#node.append(tile);
    }

    #remove(name, tile) {
        // Without an address it is no longer loaded.
        tile.removeAttribute('src');
        tile.remove();
        this.#tiles.delete(name);
    }
}
