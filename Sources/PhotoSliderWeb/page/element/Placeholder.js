/** What a page shows until its photo is decoded: the photo's tiny image over its average colour, in the photo's place. */
export class Placeholder {
    #style;
    #photo;

    constructor(node) {
        this.#style = node.style;
    }

    show(photo, fit, boxWidth, boxHeight) {
        const {color, placeholder, width, height} = photo;
        const layers = [placeholder && `url(${JSON.stringify(placeholder)})`, color && `linear-gradient(${color} 0 0)`];
        const scale = Math.min(1, boxWidth / width, boxHeight / height);
        this.#photo = photo;
        this.#style.backgroundImage = layers.filter(Boolean).join();
        this.#style.backgroundSize = fit === 'contain' && scale ? `${width * scale}px ${height * scale}px` : fit;
    }

    resize(fit, boxWidth, boxHeight) {
        if (this.#photo) this.show(this.#photo, fit, boxWidth, boxHeight);
    }

    hide() {
        if (this.#photo) this.#style.backgroundImage = '';
        this.#photo = null;
    }
}
