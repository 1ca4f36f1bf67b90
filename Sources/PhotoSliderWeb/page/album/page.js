'use strict';

const slider = document.querySelector('photo-slider');
// The slider is the page, so it gets the keys from the start.
slider.focus({preventScroll: true, focusVisible: false});
// Whoever started the album asked for autoplay, as if by pressing Play.
if (slider.hasAttribute('autoplay')) slider.play();
