import CHILD_STYLES from './children.css';

const users = new WeakMap();

/**
 * Styles for what is inside the children, which a shadow root's own styles don't reach: they stand in the slider's
 * document or shadow root, below all of the page's own, while there is a slider.
 */
export function adoptChildStyles(root) {
    const count = users.get(root) ?? 0;
    users.set(root, count + 1);
    if (count > 0) return;
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheetsOf(root.ownerDocument ?? root, CHILD_STYLES)];
}

export function dropChildStyles(root) {
    const count = users.get(root) - 1;
    users.set(root, count);
    if (count > 0) return;
    const dropped = sheetsOf(root.ownerDocument ?? root, CHILD_STYLES);
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter(sheet => !dropped.includes(sheet));
}

const sheets = new WeakMap();

/** The style sheets made of a text for a document, which takes none of another one's: none where there is no window. */
export function sheetsOf(document, text) {
    const view = document.defaultView;
    if (!view) return [];
    const known = sheets.get(document) ?? new Map();
    sheets.set(document, known);
    if (!known.has(text)) {
        const sheet = new view.CSSStyleSheet();
        sheet.replaceSync(text);
        known.set(text, [sheet]);
    }
    return known.get(text);
}
