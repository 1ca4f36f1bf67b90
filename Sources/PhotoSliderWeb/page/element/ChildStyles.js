import {CHILD_STYLES} from './embedded.js';

let sheet;
const users = new WeakMap();

/**
 * Styles for what is inside the children, which a shadow root's own styles don't reach: they stand in the slider's
 * document or shadow root, below all of the page's own, while there is a slider.
 */
export function adoptChildStyles(root) {
    const count = users.get(root) ?? 0;
    users.set(root, count + 1);
    if (count > 0) return;
    sheet ??= makeSheet(CHILD_STYLES);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

export function dropChildStyles(root) {
    const count = users.get(root) - 1;
    users.set(root, count);
    if (count === 0) root.adoptedStyleSheets = root.adoptedStyleSheets.filter(other => other !== sheet);
}

export function makeSheet(text) {
    const made = new CSSStyleSheet();
    made.replaceSync(text);
    return made;
}
