/** What a page says when its photo can't be loaded, with a button to try again. */
export class FailureNotice {
    #node = document.createElement('div');
    #text = document.createElement('span');

    #labels;

    constructor(parent, labels, retry) {
        this.#labels = labels;
        const button = document.createElement('button');
        this.#node.part = this.#node.className = 'failure';
        button.type = 'button';
        button.textContent = labels.say('retry');
        button.addEventListener('click', retry);
        this.#node.append(this.#text, button);
        parent.append(this.#node);
    }

    show(name) {
        this.#text.textContent = this.#labels.say(name ? 'failedName' : 'failed', {name});
        this.#node.hidden = false;
    }

    hide() {
        this.#node.hidden = true;
    }
}
