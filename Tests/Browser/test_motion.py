"""Reduced motion: drags as ever, changes by cross-fade, no autoplay unless asked."""

import re
from io import BytesIO

import pytest
from PIL import Image

import photos


def pixel(slider) -> tuple[int, ...]:
    """A pixel of the photo, clear of its number, and that all along its line is alike."""
    image = Image.open(BytesIO(slider.page.screenshot(clip=slider.box))).convert("RGB")
    line = {image.getpixel((x, int(image.height * 0.3))) for x in range(image.width)}
    assert len(line) == 1, f"more than one photo side by side: {line}"
    return line.pop()


def test_a_change_is_a_cross_fade(open_slider):
    slider = open_slider(6, frozen=True, reduced_motion="reduce")
    slider.wait_for_photos(0)
    slider.call("scrollToPage(5)")
    slider.run(100)
    first, last = photos.colour(0), photos.colour(5)
    red, green, blue = pixel(slider)
    assert first[0] < red < last[0]
    assert (green, blue) == pytest.approx(first[1:], abs=1)  # the opacities sum to 1: nothing shines through
    slider.run(200)
    assert slider.current == 5
    assert slider.spans() == [(5, 0, 390)]


def test_a_drag_follows_the_pointer_all_the_same(open_slider):
    slider = open_slider(6, frozen=True, reduced_motion="reduce")
    slider.wait_for_photos(0)
    slider.mouse.drag(-100, start=(350, 300), release=False)
    slider.run(16)
    slider.wait_for_photos(0, 1)
    assert slider.spans() == [(0, 0, 300), (1, 300, 390)]


def test_no_autoplay_until_asked(open_slider):
    slider = open_slider(6, "autoplay", frozen=True, reduced_motion="reduce")
    slider.run(12_000)
    assert slider.current == 0
    assert slider.get("playing") is False
    slider.page.get_by_role("button", name=re.compile("play", re.IGNORECASE)).click()
    slider.page.mouse.move(700, 500)
    assert slider.get("playing") is True
    slider.run(3100)
    pixel(slider)
    slider.run(500)
    assert slider.current == 1


def test_fade_effect(open_slider):
    slider = open_slider(6, "effect=fade", frozen=True)
    slider.wait_for_photos(0)
    slider.call("next()")
    slider.run(112)
    red = pixel(slider)[0]
    assert photos.colour(0)[0] < red < photos.colour(1)[0]
    slider.run(500)
    assert slider.spans() == [(1, 0, 390)]


def test_a_click_opens_the_link_that_is_shown(open_slider):
    links = "".join(f"<a href=#link{n}><img src=/photos/{n}.png alt={n} width=300 height=300></a>" for n in range(3))
    slider = open_slider(children=links, attributes="effect=fade", frozen=True)
    for page in (1, 2):
        slider.settled(lambda: slider.call("next()"))
        slider.page.mouse.click(200, 120)
        slider.page.wait_for_url(f"**#link{page}")
