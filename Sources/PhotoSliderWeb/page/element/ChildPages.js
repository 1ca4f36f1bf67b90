const NO_PAGES = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'LINK', 'NOSCRIPT', 'META']);

/** The pages that a slider's markup holds: its child elements. */
export class ChildPages {
    /** Child elements that are pages, in order. */
    elements = [];
    #host;
    #observer;
    #eager = new Set();

    constructor(host, changed) {
        this.#host = host;
        this.#observer = new MutationObserver(() => {
            this.#read();
            changed();
        });
    }

    connect() {
        this.#read();
        this.#observer.observe(this.#host, {childList: true});
    }

    /** Leaves the children as they were found. */
    disconnect() {
        this.#observer.disconnect();
        for (const image of this.#eager) image.loading = 'lazy';
        this.#eager.clear();
    }

    /** Has a page's photos loaded, though they are out of view and marked as lazy. */
    request(child) {
        for (const image of imagesIn(child)) {
            if (image.loading !== 'lazy') continue;
            image.loading = 'eager';
            this.#eager.add(image);
        }
    }

    #read() {
        this.elements = [...this.#host.children].filter(child => !NO_PAGES.has(child.tagName));
    }
}

export function imagesIn(child) {
    return child.localName === 'img' ? [child] : child.querySelectorAll('img');
}

/** What a page is called: its photo's caption or alternative text. */
export function nameOf(entry) {
    if (!(entry instanceof Element)) return entry?.caption || entry?.alt || '';
    return captionOf(entry) || imagesIn(entry)[0]?.alt || entry.ariaLabel || '';
}

export function captionOf(entry) {
    return (entry instanceof Element ? entry.querySelector('figcaption')?.textContent.trim() : entry?.caption) ?? '';
}

/** What a page is called in an address: by its markup, or as its photo's file is. */
export function linkNameOf(entry) {
    const isChild = entry instanceof Element;
    const name = isChild ? entry.dataset.name || entry.id : entry?.name;
    const source = isChild ? imagesIn(entry)[0]?.getAttribute('src') : entry?.src;
    const file = source?.match(/([^/?#]*?)(\.\w+)?([?#]|$)/)[1] ?? '';
    // Decodes what is no proper address too.
    return name || new URLSearchParams(`file=${file.replace(/[+&]/g, encodeURIComponent)}`).get('file');
}

/**
 * A second view of a child that is on screen already, for the shadow root: the page's styles don't reach there, so
 * it brings its own along. It has no ids; what is more than a photo is for the eye alone.
 */
export function copyOf(child) {
    const copy = child.cloneNode(true);
    const originals = [child, ...child.querySelectorAll('*')];
    const copies = [copy, ...copy.querySelectorAll('*')];
    copies.forEach((node, index) => {
        node.removeAttribute('id');
        node.removeAttribute('name');
        dress(node, getComputedStyle(originals[index]), index === 0);
        if (node.localName === 'img') node.loading = 'eager';
    });
    if (child.localName !== 'img' && child.localName !== 'picture') {
        copy.inert = true;
        copy.setAttribute('aria-hidden', 'true');
    }
    copy.classList.add('copy');
    return copy;
}

const PLACE = /^(block-size|inline-size|width|height|(min|max)-.*|inset.*|top|right|bottom|left|.*-origin|visibility)$/;

function dress(node, style, isPage) {
    for (const property of style) {
        // A page takes its size from its slot, and what is in a copy is as visible as the copy.
        if (property === 'visibility' || isPage && PLACE.test(property)) continue;
        node.style.setProperty(property, style.getPropertyValue(property));
    }
}
