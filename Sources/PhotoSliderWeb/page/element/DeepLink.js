import {linkNameOf} from './ChildPages.js';

/** Keeps the page in view in the address, as `#photo=name`, and follows the address when that changes. */
export class DeepLink {
    #host;
    #list;
    /** The page that the address stands for, and the one for an address that names none. */
    #page = 0;
    #start;

    constructor(host, list) {
        this.#host = host;
        this.#list = list;
    }

    connect() {
        this.#page = this.#host.page;
        this.#start ??= this.#page;
        window.addEventListener('popstate', this);
        this.#host.addEventListener('settle', this);
        if (this.#name !== null) this.#follow();
    }

    disconnect() {
        window.removeEventListener('popstate', this);
        this.#host.removeEventListener('settle', this);
    }

    /** The page that the address names, where it is known already. */
    get page() {
        const page = this.#name === null ? -1 : this.#list.pageNamed(this.#name);
        return page < 0 ? undefined : page;
    }

    handleEvent({type, target, detail}) {
        if (type === 'popstate') this.#follow();
        else if (target === this.#host) this.#write(detail);
    }

    get #name() {
        return this.#host.deepLink === 'off' ? null : new URLSearchParams(location.hash.slice(1)).get('photo');
    }

    async #follow() {
        if (this.#host.deepLink === 'off') return;
        const name = this.#name;
        const page = name === null ? this.#start : await this.#list.find(name).catch(() => -1);
        if (page < 0 || name !== this.#name) return;
        this.#page = page;
        if (page !== this.#host.page) this.#host.scrollToPage(page, {animated: false});
    }

    #write({page, reason}) {
        const {deepLink} = this.#host;
        const name = linkNameOf(this.#list.entry(page));
        if (deepLink === 'off' || page === this.#page || !name) return;
        this.#page = page;
        // What nobody asked for is nothing to go back to.
        const pushes = deepLink === 'push' && reason !== 'autoplay' && reason !== 'list';
        history[pushes ? 'pushState' : 'replaceState'](history.state, '', `#photo=${encodeURIComponent(name)}`);
    }
}
