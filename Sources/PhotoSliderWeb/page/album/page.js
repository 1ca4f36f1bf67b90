'use strict';

const slider = document.querySelector('photo-slider');
// The slider is the page, so it gets the keys from the start.
slider.focus({preventScroll: true, focusVisible: false});
// Whoever started the album asked for autoplay, as if by pressing Play.
if (slider.hasAttribute('autoplay')) slider.play();
// A server tells when photos come, go or change: by the new list's address.
if (slider.dataset.events) {
    new EventSource(slider.dataset.events).onmessage = event => { slider.src = event.data; };
}
