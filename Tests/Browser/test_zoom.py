"""Zoom: the point under the fingers stays there, and what is shown is the photo, sharp to its own pixels."""

import math
import re
from io import BytesIO

import pytest
from PIL import Image

WIDTH, HEIGHT = 2000, 1000
"""Of the photo whose colours tell their place: red grows to the right and green downwards."""


def place(x: float, y: float) -> tuple[int, int, int]:
    """The colour of the photo at a pixel."""
    return round(255 * x / WIDTH), round(255 * y / HEIGHT), 128


def picture(width: int, height: int, left: float = 0, top: float = 0, pixel: float = 1) -> bytes:
    """A part of the photo, each pixel of which stands for `pixel` of its own."""
    red = Image.new("L", (width, 1))
    red.putdata([round(255 * (left + (x + 0.5) * pixel) / WIDTH) for x in range(width)])
    green = Image.new("L", (1, height))
    green.putdata([round(255 * (top + (y + 0.5) * pixel) / HEIGHT) for y in range(height)])
    size = (width, height)
    image = Image.merge("RGB", (red.resize(size), green.resize(size), Image.new("L", size, 128)))
    data = BytesIO()
    image.save(data, "PNG")
    return data.getvalue()


@pytest.fixture
def open_zoom(open_slider, server):
    """A slider of three such photos, 390 px wide, the first one in view."""

    def open(attributes: str = "", **options):
        server.add("/wide.png", picture(WIDTH, HEIGHT), "image/png")
        children = "".join(f"<img src=/wide.png alt=Photo width={WIDTH} height={HEIGHT}>" for _ in range(3))
        slider = open_slider(attributes=f"zoom {attributes}", children=children, frozen=True, **options)
        slider.real_frames(3)
        slider.run(50)
        return slider

    return open


def colour(slider, x: float, y: float) -> tuple[int, ...]:
    image = Image.open(BytesIO(slider.page.screenshot(clip=slider.box))).convert("RGB")
    return image.getpixel((int(x), int(y)))


def double_click(slider, x: float, y: float):
    for _ in range(2):
        slider.page.mouse.move(x, y)
        slider.page.mouse.down()
        slider.run(30)
        slider.page.mouse.up()
        slider.run(60)
    slider.run(800)


def scale(slider) -> float:
    zoomed = slider.element.evaluate(
        "element => element.shadowRoot.querySelector('.page.zoomed')?.style.getPropertyValue('--zoom') ?? ''"
    )
    found = re.search(r"scale\(([\d.]+)\)", zoomed)
    return float(found[1]) if found else 1


@pytest.mark.parametrize("fit", ["cover", "contain"])
def test_a_double_click_leaves_its_point_in_place(open_zoom, fit):
    slider = open_zoom(f"fit={fit}")
    before = colour(slider, 150, 190)
    double_click(slider, 150, 190)
    assert scale(slider) == pytest.approx(2)
    assert colour(slider, 150, 190) == pytest.approx(before, abs=5)
    double_click(slider, 150, 190)
    assert scale(slider) == 1
    assert colour(slider, 150, 190) == pytest.approx(before, abs=5)
    assert slider.element.evaluate("element => element.shadowRoot.querySelector('.zoomed')") is None


def test_a_pinch_leaves_its_point_in_place(open_zoom):
    slider = open_zoom("fit=contain", has_touch=True)
    before = colour(slider, 250, 170)
    slider.touch.pinch(2.5, at=(250, 170))
    slider.run(800)
    assert scale(slider) == pytest.approx(2.5, rel=0.05)
    assert colour(slider, 250, 170) == pytest.approx(before, abs=5)
    slider.touch.pinch(0.2, at=(250, 170), apart=200)
    slider.run(800)
    assert scale(slider) == 1


def test_the_wheel_with_ctrl(open_zoom):
    slider = open_zoom("fit=contain")
    before = colour(slider, 100, 200)
    slider.wheel(0, -100, at=(100, 200), ctrl=True)
    slider.run(800)
    assert scale(slider) == pytest.approx(math.exp(0.5))
    assert colour(slider, 100, 200) == pytest.approx(before, abs=5)
    assert slider.page.evaluate("visualViewport.scale") == 1


def test_keys(open_zoom):
    slider = open_zoom("fit=contain")
    slider.call("focus()")
    slider.page.keyboard.press("+")
    slider.run(800)
    assert scale(slider) == pytest.approx(1.5)
    centre = colour(slider, 195, 195)
    slider.page.keyboard.press("ArrowRight")
    slider.run(800)
    assert colour(slider, 195, 195)[0] > centre[0] + 10, "what lies to the right"
    assert slider.current == 0
    slider.page.keyboard.press("-")
    slider.run(800)
    assert scale(slider) == 1
    slider.page.keyboard.press("+")
    slider.page.keyboard.press("+")
    slider.page.keyboard.press("Escape")
    slider.run(800)
    assert scale(slider) == 1
    slider.page.keyboard.press("ArrowRight")
    slider.run(800)
    assert slider.current == 1


def test_a_drag_pans_and_at_the_edge_turns(open_zoom):
    slider = open_zoom("fit=contain")
    double_click(slider, 195, 195)
    before = colour(slider, 195, 195)
    slider.mouse.drag(-60, start=(250, 300), duration=300, hold=200)
    slider.run(800)
    after = colour(slider, 195, 195)
    assert after[0] - before[0] == pytest.approx(60 / 780 * 255, abs=5)
    assert slider.current == 0
    slider.mouse.drag(-300, start=(350, 300), duration=500, hold=200)
    slider.run(800)
    assert slider.current == 0
    slider.mouse.drag(-300, start=(350, 300), duration=300)
    slider.run(1500)
    assert slider.current == 1
    assert scale(slider) == 1
    slider.settled(lambda: slider.call("previous()"))
    assert scale(slider) == 1


def test_autoplay_waits(open_zoom):
    slider = open_zoom("autoplay=2 fit=contain")
    double_click(slider, 195, 195)
    slider.page.mouse.move(600, 500)
    slider.run(6000)
    assert slider.current == 0
    slider.page.evaluate("addEventListener('zoomchange', event => { window.zoomed = event.detail; })")
    slider.call("focus()")
    slider.page.keyboard.press("Escape")
    slider.run(800)
    assert slider.page.evaluate("zoomed") == {"page": 0, "scale": 1}


def test_without_the_attribute_nothing_zooms(open_slider):
    slider = open_slider(3, frozen=True)
    double_click(slider, 150, 190)
    slider.call("focus()")
    slider.page.keyboard.press("+")
    slider.run(500)
    assert scale(slider) == 1


def tiled(server, width: int, height: int, size: int = 510):
    """A list of one photo with its Deep Zoom tiles, all of them."""
    last = math.ceil(math.log2(max(width, height)))
    for level in range(last + 1):
        pixel = 2 ** (last - level)
        columns, rows = math.ceil(math.ceil(width / pixel) / size), math.ceil(math.ceil(height / pixel) / size)
        for column in range(columns):
            for row in range(rows):
                left, top = max(column * size - 1, 0), max(row * size - 1, 0)
                right = min((column + 1) * size + 1, math.ceil(width / pixel))
                bottom = min((row + 1) * size + 1, math.ceil(height / pixel))
                data = picture(right - left, bottom - top, left * pixel, top * pixel, pixel)
                server.add(f"/tiles/{level}/{column}_{row}.png", data, "image/png")
    server.add("/small.png", picture(400, 200, pixel=WIDTH / 400), "image/png")
    tiles = {"src": "/tiles/{level}/{column}_{row}.png", "size": size, "overlap": 1}
    photo = {"src": "/small.png", "width": width, "height": height, "alt": "Wide", "tiles": tiles}
    server.add("/album.json", {"photos": [photo, photo, photo]})


def test_tiles_show_the_photos_own_pixels(open_slider, server):
    tiled(server, WIDTH, HEIGHT)
    slider = open_slider(attributes="zoom fit=contain src=/album.json", children="", frozen=True)
    slider.real_frames(5)
    assert not [request for request in server.requests if request.startswith("/tiles/")]
    slider.call("focus()")
    for _ in range(6):
        slider.page.keyboard.press("+")
        slider.run(600)
    # As far as it goes: a pixel of the photo for each of the screen.
    assert scale(slider) == pytest.approx(WIDTH / 390)
    for _ in range(20):
        slider.page.keyboard.press("ArrowRight")
        slider.page.keyboard.press("ArrowDown")
    slider.run(1500)
    slider.element.evaluate(
        "async element => { for (const tile of element.shadowRoot.querySelectorAll('.tiles > img')) await tile.decode(); }"
    )
    for x, y in [(20, 20), (100, 150), (370, 300)]:
        assert colour(slider, x, y) == pytest.approx(place(WIDTH - 390 + x, HEIGHT - 390 + y), abs=1)
    shown = slider.element.evaluate("element => element.shadowRoot.querySelectorAll('.tiles > img').length")
    assert shown <= 12
    slider.page.keyboard.press("Escape")
    slider.run(800)
    assert slider.element.evaluate("element => element.shadowRoot.querySelector('.tiles')") is None


def test_where_tiles_are_missing_the_photo_shows(open_slider, server, complaints):
    tiled(server, WIDTH, HEIGHT)
    for path in [path for path in server.files if path.startswith("/tiles/")]:
        del server.files[path]
    slider = open_slider(attributes="zoom fit=contain src=/album.json", children="", frozen=True)
    slider.real_frames(5)
    before = colour(slider, 195, 195)
    double_click(slider, 195, 195)
    assert colour(slider, 195, 195) == pytest.approx(before, abs=4)
    complaints.expect("404")
