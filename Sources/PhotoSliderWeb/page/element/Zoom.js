import {FRAME} from './Frame.js';
import {TileLayer} from './TileLayer.js';

/** Draws the photo that is zoomed: as large as it is then, and sharp by tiles where it has them. */
export class Zoom {
    #viewport;
    #slot;
    #tiles = new TileLayer();
    #drawn = '';

    constructor(viewport) {
        this.#viewport = viewport;
    }

    /** `slot` is the one that shows the zoomed photo, if any; `photo` is what the list says of that. */
    draw(engine, frame, slot, photo) {
        const {numbers} = engine;
        if (slot !== this.#slot) {
            this.clear();
            this.#slot = slot;
            slot?.node.classList.add('zoomed');
            this.#viewport.classList.toggle('zoomed', !!slot);
        }
        if (!slot) return;
        const at = frame + FRAME.zoom;
        const drawn = `translate(${numbers[at + 1]}px, ${numbers[at + 2]}px) scale(${numbers[at]})`;
        if (drawn !== this.#drawn) {
            this.#drawn = drawn;
            const {style} = slot.node;
            style.setProperty('--zoom', drawn);
            style.setProperty('--fitted-width', `${numbers[at + 3]}px`);
            style.setProperty('--fitted-height', `${numbers[at + 4]}px`);
        }
        this.#tiles.draw(engine, slot.node, photo, numbers[at + 3]);
    }

    /** Leaves the photo as it fits. */
    clear() {
        this.#tiles.clear();
        this.#slot?.node.classList.remove('zoomed');
        this.#drawn = '';
        this.#slot = undefined;
    }
}
