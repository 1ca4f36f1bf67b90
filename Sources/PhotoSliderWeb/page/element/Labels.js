/** What is said to people, in English. The attribute `labels` has others, as JSON by the same names. */
const ENGLISH = {
    photos: 'Photos', pages: 'Pages', photo: 'Photo', page: '{page} of {count}', announcement: 'Photo {page} of {count}',
    play: 'Play', pause: 'Pause', previous: 'Previous photo', next: 'Next photo',
    zoomIn: 'Zoom in', zoomOut: 'Zoom out', fullscreen: 'Full screen', overview: 'All photos', download: 'Download photo',
    failed: 'This photo can’t be loaded.', failedName: '“{name}” can’t be loaded.', retry: 'Try again',
};

/** The labels of a slider in its language. */
export class Labels {
    #host;
    #own = {};

    constructor(host) {
        this.#host = host;
    }

    read() {
        this.#own = {};
        try {
            this.#own = JSON.parse(this.#host.labels || '{}') ?? {};
        } catch (error) {
            console.warn(`photo-slider: labels is no JSON, as {"next": "Weiter"} is: ${error.message}`);
        }
    }

    /** A label, with what stands in its braces. */
    say(name, values) {
        const text = String(this.#own[name] ?? ENGLISH[name]);
        return values ? text.replace(/\{(\w+)\}/g, (_, key) => values[key] ?? '') : text;
    }
}
