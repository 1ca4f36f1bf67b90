"""The pages of Examples/Web, as the demo serves them."""

import re

import pytest

from conftest import ROOT, freeze
from slider import Slider
from test_serve import serve  # noqa: F401 (a fixture)

GREY = "rgb(211, 211, 211)"
BLACK = "rgb(0, 0, 0)"


@pytest.fixture
def open_example(serve, new_page):  # noqa: F811
    address = serve(ROOT / "Samples", "--pages", ROOT / "Examples/Web")

    def open(name: str) -> Slider:
        page = new_page()
        freeze(page)
        page.goto(address)
        page.get_by_role("link", name=re.compile(name, re.IGNORECASE)).click()
        page.wait_for_url(f"**/{name}.html")
        slider = Slider(page, frozen=True)
        slider.element.evaluate("element => element.ready")
        return slider

    return open


def dots(slider) -> list[dict]:
    return slider.element.evaluate(
        """element => [...element.shadowRoot.querySelectorAll("[part~=dot]")]
            .map(dot => { const box = dot.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2] })
            .sort((a, b) => a[0] - b[0])"""
    )


def test_square(open_example):
    slider = open_example("square")
    box = slider.box
    assert box["width"] == pytest.approx(box["height"], abs=0.5)
    assert slider.get("pageCount") == 6
    for page in (2, 5, 0):
        slider.settled(lambda: slider.page.mouse.click(*dots(slider)[page]))
        assert slider.current == page
    slider.settled(lambda: slider.mouse.drag(-100, duration=96))
    assert slider.current == 1


def test_banner(open_example):
    slider = open_example("banner")
    box = slider.box
    assert box["height"] == 200
    assert box["width"] == slider.page.evaluate("document.documentElement.clientWidth")
    last = slider.get("pageCount") - 1
    slider.call(f"scrollToPage({last}, {{animated: false}})")
    slider.run(2900)
    assert slider.current == last
    slider.run(500)
    assert slider.current == 0
    assert [event[1] for event in slider.events("settle")][-1] == 0
    slider.run(3000)
    assert slider.current == 1


def test_carousel(open_example):
    slider = open_example("carousel")
    count = slider.get("pageCount")
    slider.settled(lambda: slider.mouse.drag(100, duration=96))
    assert slider.current == count - 1
    row = dots(slider)[0][1]
    box = slider.box
    slider.settled(lambda: slider.page.mouse.click(box["x"] + box["width"] - 4, row))
    assert slider.current == 0
    slider.settled(lambda: slider.page.mouse.click(box["x"] + 4, row))
    assert slider.current == count - 1
