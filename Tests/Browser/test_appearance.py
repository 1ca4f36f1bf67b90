"""What the slider looks like, beside pictures in `Screenshots` that a person has looked at.

A new look is written to `.build/screenshots`: look at it, and copy it to `Screenshots` if it is as it should be.
"""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from conftest import ROOT

EXPECTED = Path(__file__).parent / "Screenshots"
FOUND = ROOT / ".build/screenshots"
TOLERANCE = 32
"""Levels of 255 by which a pixel may differ, as the edges of letters do between versions of a browser."""
PIXELS = 20
"""That may differ by more: an icon that is two pixels off has more of them."""


def looks_like(slider, name: str):
    slider.real_frames(3)
    found = Image.open(BytesIO(slider.page.screenshot(clip=slider.box))).convert("RGB")
    FOUND.mkdir(parents=True, exist_ok=True)
    found.quantize(64).save(FOUND / f"{name}.png", optimize=True)
    assert (EXPECTED / f"{name}.png").exists(), f"look at {FOUND / name}.png, and copy it to {EXPECTED}"
    expected = Image.open(EXPECTED / f"{name}.png").convert("RGB")
    assert found.size == expected.size
    difference = ImageChops.difference(found, expected).convert("L").point(lambda level: 255 * (level > TOLERANCE))
    count = difference.histogram()[255]
    assert count < PIXELS, f"{count} pixels differ: compare {FOUND / name}.png"


@pytest.mark.parametrize(
    "name, attributes, options",
    [
        ("dots", "", {}),
        ("tools", "autoplay=60 loop zoom overview fullscreen", {}),
        ("fraction", "indicator=fraction page=2", {}),
        ("right-to-left", "dir=rtl zoom page=1", {}),
        ("vertical", "orientation=vertical page=1", {}),
        ("forced-colours", "autoplay=60 zoom", {"forced_colors": "active"}),
    ],
)
def test_at_rest(open_slider, name, attributes, options):
    slider = open_slider(6, attributes, frozen=True, **options)
    slider.page.mouse.move(*slider.centre)
    slider.run(500)
    looks_like(slider, name)


def test_focus(open_slider):
    slider = open_slider(6, frozen=True)
    slider.page.keyboard.press("Tab")
    slider.run(500)
    looks_like(slider, "focus")


def test_halfway(open_slider):
    slider = open_slider(6, "gap=20", frozen=True)
    slider.mouse.drag(-190, start=(350, 300), release=False)
    slider.run(500)
    looks_like(slider, "halfway")


def test_overview(open_slider):
    slider = open_slider(12, "overview")
    slider.page.get_by_role("button", name="All photos").click()
    slider.page.get_by_role("button", name="Photo 9 of 12").wait_for()
    slider.run(500)
    looks_like(slider, "overview")
