/** What a page says when its photo can't be loaded, with a button to try again. */
export class FailureNotice {
    #node = document.createElement('div');
    #text = document.createElement('span');

    constructor(parent, retry) {
        const button = document.createElement('button');
        this.#node.part = this.#node.className = 'failure';
        button.type = 'button';
        button.textContent = 'Try again';
        button.addEventListener('click', retry);
        this.#node.append(this.#text, button);
        parent.append(this.#node);
    }

    show(name) {
        this.#text.textContent = name ? `“${name}” can’t be loaded.` : 'This photo can’t be loaded.';
        this.#node.hidden = false;
    }

    hide() {
        this.#node.hidden = true;
    }
}
