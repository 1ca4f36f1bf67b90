// First, since packed bytes and text compress worse in turn.
import './engine.wasm.gz';
import {PhotoSliderElement} from './PhotoSliderElement.js';

// Where there is no document, as in a worker or on a server, there is nothing to define.
if (globalThis.customElements && !customElements.get('photo-slider')) {
    customElements.define('photo-slider', PhotoSliderElement);
}
