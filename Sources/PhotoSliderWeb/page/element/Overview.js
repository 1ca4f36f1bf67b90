import {imagesIn, nameOf} from './ChildPages.js';

/** The width of a small photo, in px, at least. */
const LEAST = 112;

/** All photos at a glance: a grid that holds the rows in view and no more. */
export class Overview {
    node = document.createElement('div');
    #space = document.createElement('div');
    #cells = new Map();
    #labels;
    #list = null;
    #pick = null;
    #focused = 0;

    constructor(labels) {
        this.#labels = labels;
        this.node.part = this.node.className = 'overview';
        this.node.setAttribute('role', 'group');
        this.node.hidden = true;
        this.node.append(this.#space);
        this.node.addEventListener('scroll', () => this.#draw(), {passive: true});
        this.node.addEventListener('keydown', this);
        new ResizeObserver(() => this.#draw()).observe(this.node);
    }

    /** Shows the photos of a list, one of them in the middle; `pick` is told which one was chosen, or null. */
    open(list, page, pick) {
        this.#list = list;
        this.#pick = pick;
        this.node.ariaLabel = this.#labels.say('overview');
        this.node.hidden = false;
        this.#focus(page);
    }

    close(page = null) {
        this.hide();
        this.#pick(page);
    }

    hide() {
        this.node.hidden = true;
        this.listChanged();
    }

    listChanged() {
        this.#space.replaceChildren();
        this.#cells.clear();
        this.#draw();
    }

    handleEvent(event) {
        const {columns} = this.#grid;
        const forward = getComputedStyle(this.node).direction === 'rtl' ? -1 : 1;
        const steps = {
            ArrowLeft: -forward, ArrowRight: forward, ArrowUp: -columns, ArrowDown: columns,
            Home: -Infinity, End: Infinity,
        };
        if (event.key === 'Escape') this.close();
        else if (event.key in steps) this.#focus(this.#focused + steps[event.key]);
        else return;
        event.preventDefault();
        event.stopPropagation();
    }

    get #grid() {
        const width = this.node.clientWidth;
        const columns = Math.max(1, Math.floor(width / LEAST));
        return {columns, side: width / columns};
    }

    #focus(index) {
        this.#focused = Math.min(Math.max(index, 0), this.#list.count - 1);
        const {columns, side} = this.#grid;
        const row = Math.floor(this.#focused / columns) * side;
        this.#space.style.height = `${Math.ceil(this.#list.count / columns) * side}px`;
        if (row < this.node.scrollTop || row + side > this.node.scrollTop + this.node.clientHeight) {
            this.node.scrollTop = row - (this.node.clientHeight - side) / 2;
        }
        this.#draw();
        this.#cells.get(this.#focused)?.focus({preventScroll: true});
    }

    #draw() {
        if (this.node.hidden) return;
        const {columns, side} = this.#grid;
        const {scrollTop, clientHeight} = this.node;
        const first = Math.floor(scrollTop / side) * columns;
        const end = Math.min(Math.ceil((scrollTop + clientHeight) / side) * columns, this.#list.count);
        this.#space.style.height = `${Math.ceil(this.#list.count / columns) * side}px`;
        for (const [index, cell] of this.#cells) {
            if (index >= first && index < end || cell.matches(':focus')) continue;
            cell.remove();
            this.#cells.delete(index);
        }
        for (let index = first; index < end; index += 1) {
            let cell = this.#cells.get(index);
            if (!cell) this.#cells.set(index, cell = this.#makeCell(index, side));
            cell.tabIndex = index === this.#focused ? 0 : -1;
            cell.style.width = cell.style.height = `${side}px`;
            cell.style.transform = `translate(${index % columns * side}px, ${Math.floor(index / columns) * side}px)`;
        }
    }

    #makeCell(index, side) {
        const cell = document.createElement('button');
        const image = document.createElement('img');
        cell.type = 'button';
        cell.addEventListener('click', () => this.close(index));
        image.alt = '';
        cell.append(image);
        this.#fill(cell, image, index, side);
        this.#list.request(index)?.then(() => this.#fill(cell, image, index, side), () => {});
        this.#space.append(cell);
        return cell;
    }

    #fill(cell, image, index, side) {
        const entry = this.#list.entry(index);
        const photo = entry instanceof Element ? imagesIn(entry)[0] : entry;
        const name = nameOf(entry);
        cell.ariaLabel = this.#labels.say('announcement', {page: index + 1, count: this.#list.count}) + (name && `: ${name}`);
        if (photo?.srcset) {
            image.sizes = `${Math.ceil(side)}px`;
            image.srcset = photo.srcset;
        }
        if (photo?.src) image.src = photo.src;
    }
}
