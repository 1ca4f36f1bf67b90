const USERS_REASONS = new Set(['drag', 'wheel', 'key', 'indicator', 'control']);

/** Tells those who can't see it which page has come, when they turned it themselves. */
export class Status {
    node = document.createElement('div');

    constructor() {
        this.node.className = 'status';
        this.node.setAttribute('role', 'status');
    }

    settle(reason, text) {
        if (USERS_REASONS.has(reason)) this.node.textContent = text;
    }
}
