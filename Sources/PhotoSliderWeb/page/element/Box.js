/** The box that the photos are shown in: its size, its resolution, its direction, and whether it is all there is. */
export class Box {
    width = 0;
    height = 0;
    isRightToLeft = false;
    /** Whether the slider fills its window, on a page that doesn't scroll. */
    fillsWindow = false;
    #session;
    #host;
    #viewport;
    #resolution = null;
    #sizes = new ResizeObserver(entries => {
        const {width, height} = entries[entries.length - 1].contentRect;
        this.#change(width, height);
    });
    #directions = new MutationObserver(() => this.#change(this.width, this.height));

    constructor(session, host, viewport) {
        this.#session = session;
        this.#host = host;
        this.#viewport = viewport;
    }

    measure() {
        this.width = this.#viewport.clientWidth;
        this.height = this.#viewport.clientHeight;
        this.#readSurroundings();
    }

    connect() {
        this.#sizes.observe(this.#viewport);
        for (let root = this.#host.getRootNode(); root; root = root.host?.getRootNode()) {
            this.#directions.observe(root, {attributes: true, attributeFilter: ['dir'], subtree: true});
        }
        window.addEventListener('resize', this);
        this.#watchResolution();
    }

    disconnect() {
        this.#sizes.disconnect();
        this.#directions.disconnect();
        window.removeEventListener('resize', this);
        this.#resolution?.removeEventListener('change', this);
    }

    handleEvent(event) {
        if (event.type === 'change') this.#watchResolution();
        this.#change(this.width, this.height, event.type === 'change');
    }

    /** A media query tells once that the resolution is no longer this one. */
    #watchResolution() {
        this.#resolution?.removeEventListener('change', this);
        this.#resolution = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
        this.#resolution.addEventListener('change', this);
    }

    #change(width, height, isOtherResolution = false) {
        const {isRightToLeft, fillsWindow} = this;
        this.#readSurroundings();
        const isSame = width === this.width && height === this.height
            && isRightToLeft === this.isRightToLeft && fillsWindow === this.fillsWindow;
        this.width = width;
        this.height = height;
        if (!isSame || isOtherResolution) this.#session.layOut();
    }

    #readSurroundings() {
        const {direction} = getComputedStyle(this.#host);
        this.isRightToLeft = direction === 'rtl';
        const page = document.documentElement;
        const {clientWidth, clientHeight} = this.#viewport;
        this.fillsWindow = clientWidth >= page.clientWidth && clientHeight >= page.clientHeight
            && page.scrollHeight <= page.clientHeight;
    }
}
