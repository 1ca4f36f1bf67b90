/** A list of photos: given by a script, or read from an address, chunk by chunk as its photos are wanted. */
export class Manifest {
    count = 0;
    #address;
    #chunkSize = Infinity;
    #chunks;
    #signal;
    #requests = [];
    /** The photos as the list has them, by index, and as they are handed out. */
    #given = [];
    #photos = [];

    /** Reads the list that an address names. What stands in it is meant from there. */
    static async read(address, signal) {
        const manifest = new Manifest();
        manifest.#address = new URL(address, document.baseURI).href;
        manifest.#signal = signal;
        const {photos, count, chunkSize, chunks} = await read(manifest.#address, signal);
        manifest.add(photos);
        if (chunks && chunkSize === manifest.count && count > chunkSize) {
            manifest.count = count;
            manifest.#chunkSize = chunkSize;
            manifest.#chunks = chunks;
        }
        return manifest;
    }

    /** The photos, as far as they are known. */
    get photos() {
        return this.#given.flat();
    }

    add(photos, first = 0) {
        if (typeof photos?.[Symbol.iterator] !== 'function') throw new TypeError('photos are no list');
        const list = [...photos];
        const wrong = list.findIndex(photo => typeof photo?.src !== 'string');
        if (wrong >= 0) throw new TypeError(`photo ${first + wrong} has no address, as {src: "photo.jpg"} has`);
        list.forEach((photo, index) => {
            this.#given[first + index] = photo;
            delete this.#photos[first + index];
        });
        this.count = Math.max(this.count, first + list.length);
    }

    /** A page's photo. As long as it isn't known, that is one without an address. */
    photo(index) {
        if (!(index < this.count)) return undefined;
        return this.#photos[index] ??= this.#resolved(this.#given[index] ?? {});
    }

    /** Where the photo of an address is, as it is handed out. */
    indexOf(src) {
        return this.#given.findIndex(photo => photo && this.#resolve(photo.src) === src);
    }

    /** Has a photo known. It is asked for once, and once more after a failure. */
    request(index) {
        const chunk = this.#given[index] ? 0 : Math.floor(index / this.#chunkSize);
        if (chunk === 0) return undefined;
        return this.#requests[chunk] ??= this.#request(chunk).catch(error => {
            this.#requests[chunk] = undefined;
            throw error;
        });
    }

    /** The address of the chunk that a photo stands in. */
    chunkOf(index) {
        return this.#resolve(this.#chunks.replace('{chunk}', Math.floor(index / this.#chunkSize)));
    }

    async #request(chunk) {
        const first = chunk * this.#chunkSize;
        const {photos} = await read(this.chunkOf(first), this.#signal);
        if (photos?.length !== Math.min(this.#chunkSize, this.count - first)) throw new Error('another number of photos');
        this.add(photos, first);
    }

    #resolved(photo) {
        if (!this.#address || !photo.src) return photo;
        const {src, srcset, tiles, original} = photo;
        return {
            ...photo, src: this.#resolve(src),
            // An address has no white space, and ends before a comma.
            srcset: srcset?.replace(/([^\s,](?:\S*[^\s,])?)(\s[^,]*)?/g, (_, url, size = '') => this.#resolve(url) + size),
            tiles: tiles && {...tiles, src: this.#resolve(tiles.src).replace(/%7B(\w+)%7D/g, '{$1}')},
            original: original && {...original, src: this.#resolve(original.src)},
        };
    }

    #resolve(address) {
        return this.#address ? new URL(address, this.#address).href : address;
    }
}

function read(address, signal) {
    return address.startsWith('file:') ? readTwin(address) : readFile(address, signal);
}

async function readFile(address, signal) {
    const response = await fetch(address, {signal});
    if (!response.ok) throw new Error(`the server answers ${response.status}`);
    return response.json();
}

/** Reads the script that stands beside a list: no page may fetch files from a disk, but any may run them. */
function readTwin(address) {
    const script = document.createElement('script');
    return new Promise((resolve, reject) => {
        script.addEventListener('photolist', event => resolve(event.detail));
        script.addEventListener('error', () => reject(new Error('there is no such script')));
        script.src = address.replace(/\.json\b/, '.js');
        document.head.append(script);
    }).finally(() => script.remove());
}
