/**
 * What can be said in markup: each attribute with its property, how its text is read, and what holds where there is
 * none or an unusable one. `encode` writes a property's value as text; null takes the attribute away.
 *
 * Times are in seconds, lengths in CSS pixels. `autoplay` alone means 3 seconds. `visible-pages` may be a fraction.
 */
export const ATTRIBUTES = {
    'loop': flag('loop'),
    'autoplay': {
        property: 'autoplay',
        // What is no time means off, as 0 does.
        decode: text => text.trim() === '' ? 3 : Math.max(0, finite(text) ?? 0),
        encode: value => value === true ? '' : value || null,
        fallback: 0,
    },
    'autoplay-end': choice('autoplayEnd', 'rewind', 'stop'),
    'duration': number('duration', 0.3, 0),
    'fit': choice('fit', 'cover', 'contain'),
    'orientation': choice('orientation', 'horizontal', 'vertical'),
    'indicator': choice('indicator', 'auto', 'dots', 'fraction', 'progress', 'none'),
    'controls': choice('controls', 'auto', 'none'),
    'effect': choice('effect', 'slide', 'fade', 'cover-flow', 'stack', 'depth'),
    'zoom': flag('zoom'),
    'fullscreen': flag('fullscreen'),
    'overview': flag('overview'),
    'visible-pages': number('visiblePages', 1, 1),
    'gap': number('gap', 0, 0),
    'peek': number('peek', 0, 0),
    'align': choice('align', 'center', 'start'),
    'wheel': choice('wheel', 'auto', 'off'),
    'page': number('page', 0, 0),
    'deep-link': choice('deepLink', 'off', 'replace', 'push'),
    'label': text('label'),
    'labels': text('labels'),
    'src': text('src'),
};

function flag(property) {
    return {property, fallback: false, decode: () => true, encode: value => value ? '' : null};
}

function choice(property, ...choices) {
    return {
        property, choices, fallback: choices[0],
        decode: text => choices.includes(text) ? text : undefined,
        encode: value => value ?? null,
    };
}

function number(property, fallback, least) {
    const decode = text => {
        const value = finite(text);
        return value >= least ? value : undefined;
    };
    return {property, fallback, decode, encode: value => value ?? null};
}

function text(property) {
    return {property, fallback: '', decode: text => text, encode: value => value ?? null};
}

function finite(text) {
    const value = text.trim() === '' ? NaN : Number(text);
    return Number.isFinite(value) ? value : undefined;
}

const complained = new Set();

/** The value of an element's attribute. An unusable text gives the fallback, and a warning the first time. */
export function attributeValue(element, name) {
    const {decode, fallback, choices} = ATTRIBUTES[name];
    const text = element.getAttribute(name);
    if (text === null) return fallback;
    const value = decode(text);
    if (value !== undefined) return value;
    const reason = choices ? `none of ${choices.join(', ')}` : 'out of range';
    const complaint = `photo-slider: ${name}="${text}" is ${reason}; ${fallback} is used.`;
    if (!complained.has(complaint)) console.warn(complaint);
    complained.add(complaint);
    return fallback;
}

/** Gives a class a property for each attribute that it hasn't one for already. */
export function reflectAttributes(prototype) {
    for (const [name, {property, encode}] of Object.entries(ATTRIBUTES)) {
        if (property in prototype) continue;
        Object.defineProperty(prototype, property, {
            configurable: true,
            enumerable: true,
            get() {
                return attributeValue(this, name);
            },
            set(value) {
                const text = encode(value);
                if (text === null) this.removeAttribute(name);
                else this.setAttribute(name, text);
            },
        });
    }
}
