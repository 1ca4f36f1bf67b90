"""The slider's box changes: while nothing moves, in mid-drag, and from nothing."""

import pytest

pytestmark = pytest.mark.firefox

RIGHT = (350, 300)


def resize(slider, width: int, height: int | None = None):
    """Gives the slider another size, and waits until its observers have been told."""
    slider.element.evaluate(
        """(element, [width, height]) => new Promise(done => {
            element.style.width = width + "px";
            if (height) element.style.height = height + "px";
            new ResizeObserver((_, observer) => { observer.disconnect(); done(); }).observe(element);
        })""",
        [width, height],
    )


def test_same_photo_without_animation(open_slider):
    slider = open_slider(frozen=True, attributes="page=3", css="photo-slider { width: 800px }")
    slider.wait_for_photos(3)
    for width in (512, 800):
        resize(slider, width)
        slider.run(16)
        assert slider.spans() == [(3, 0, width)]
    slider.run(1000)
    assert slider.events("pagechange") == []


def test_in_mid_drag(open_slider):
    slider = open_slider(frozen=True, attributes="page=3", css="photo-slider { width: 390px }")
    slider.wait_for_photos(3)
    slider.mouse.drag(-150, start=RIGHT, release=False)
    resize(slider, 260)
    slider.run(300)
    slider.settled(slider.mouse.up)
    assert slider.current in (3, 4)
    slider.wait_for_photos(slider.current)
    assert slider.spans() == [(slider.current, 0, 260)]


def test_during_a_settle(open_slider):
    slider = open_slider(frozen=True)
    slider.mouse.drag(-70, duration=96)
    slider.run(64)
    resize(slider, 300)
    slider.run(1500)
    assert slider.current == 1
    slider.wait_for_photos(1)
    assert slider.spans() == [(1, 0, 300)]


def test_starts_hidden(open_slider):
    slider = open_slider(frozen=True, css="photo-slider { display: none } .open photo-slider { display: block }")
    slider.set("page", 2)
    slider.page.evaluate("document.body.className = 'open'")
    slider.wait_for_photos(2)
    assert slider.spans() == [(2, 0, 390)]
    slider.settled(lambda: slider.mouse.drag(-70, duration=96))
    assert slider.current == 3


def test_each_page_is_reached_at_fractional_widths(open_slider):
    slider = open_slider(40, frozen=True, css="photo-slider { width: 373.33px }", device_scale_factor=3)
    for _ in range(39):
        slider.call("next()")
        slider.run(600)
    assert [event[1] for event in slider.events("pagechange")] == list(range(1, 40))
