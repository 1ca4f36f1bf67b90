const files = [
    '1-blue-marble.jpg', '2-hubble-deep-field.jpg', '3-south-america.jpg', '4-astronaut.jpg', '5-coffee.jpg', '6-chelsea.jpg',
];

document.querySelector('photo-slider').photos = Array.from({length: 10_000}, (_, index) => ({
    src: `photos/${files[index % files.length]}`, alt: `Photo ${index + 1}`,
}));
