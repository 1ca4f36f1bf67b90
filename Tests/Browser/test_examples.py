"""The pages of Examples/Web, as the demo serves them."""

import re
import subprocess

import pytest
from conftest import ROOT, freeze
from slider import Slider, wait_until
from test_serve import serve  # noqa: F401 (a fixture)

EXAMPLES = ROOT / "Examples/Web"
NAMES = sorted(path.stem for path in EXAMPLES.glob("*.html") if path.stem != "index")
GREY = "rgb(211, 211, 211)"
BLACK = "rgb(0, 0, 0)"


@pytest.fixture(scope="session")
def tiles():
    """The large photo's tiles, which are not in the repository."""
    subprocess.run(["make", "--silent", "tiles"], cwd=ROOT, check=True, timeout=120)


@pytest.fixture
def open_example(tiles, serve, new_page):  # noqa: F811
    address = serve(ROOT / "Samples", "--pages", EXAMPLES)

    def open(name: str, selector: str = "photo-slider", **options) -> Slider:
        page = new_page(**{"viewport": {"width": 900, "height": 900}, **options})
        freeze(page)
        page.goto(address)
        page.get_by_role("navigation").get_by_role("link").click()
        page.locator(f"a[href='{name}.html']").click()
        page.wait_for_url(f"**/{name}.html")
        slider = Slider(page, selector, frozen=True)
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
    # The first photo is one of the list's too, which has its tiles.
    slider.call("scrollToPage(0, {animated: false})")
    wait_until(slider.page, "document.querySelector('photo-slider img').complete")
    slider.real_frames(3)
    slider.run(100)
    double_click(slider)
    assert tiles_in(slider) > 0


def shadow(slider, selector: str) -> int:
    """How many nodes of the shadow root match."""
    return slider.element.evaluate(
        "(element, selector) => element.shadowRoot.querySelectorAll(selector).length", selector
    )


def tiles_in(slider) -> int:
    return shadow(slider, ".tiles > img")


def double_click(slider):
    slider.page.mouse.move(*slider.centre)
    for _ in range(2):
        slider.page.mouse.down()
        slider.run(30)
        slider.page.mouse.up()
        slider.run(60)
    slider.run(800)


@pytest.mark.parametrize("name", NAMES)
def test_every_page_fits_a_phone_and_says_who_it_is(name, open_example):
    slider = open_example(name, "photo-slider >> nth=0", viewport={"width": 320, "height": 640})
    page = slider.page
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    assert page.title() and page.locator("h1").count() == 1 and slider.get("label")
    assert slider.get("pageCount") > 1


def test_zoom_loads_the_tiles_in_view(open_example):
    slider = open_example("zoom")
    requests = []
    slider.page.on("request", lambda request: requests.append(request.url))
    wait_until(slider.page, "document.querySelector('photo-slider').shadowRoot.querySelector('[part=photo]').complete")
    slider.real_frames(3)
    slider.run(100)
    double_click(slider)
    assert tiles_in(slider) > 0
    slider.call("focus()")
    for _ in range(6):
        slider.page.keyboard.press("+")
        slider.run(500)
    finest = [url for url in requests if "blue-marble_files/13/" in url]
    # Of the finest level's 66 tiles, those in view and around it.
    assert 0 < len(finest) < 30
    slider.page.keyboard.press("Escape")
    slider.run(1000)
    assert tiles_in(slider) == 0


@pytest.mark.parametrize("effect", ["slide", "fade", "cover-flow", "stack", "depth"])
def test_effects(effect, open_example):
    slider = open_example("effects", f"#{effect}")
    slider.element.scroll_into_view_if_needed()
    slider.real_frames(2)
    slider.settled(lambda: slider.call("next()"))
    assert slider.current == 1
    slider.call("next()")
    slider.run(150)
    drawn = slider.element.evaluate(
        """element => [...element.shadowRoot.querySelectorAll(".page")].filter(page => page.style.visibility !== "hidden")
            .map(page => page.style.transform + page.style.opacity).join()"""
    )
    assert ("rotate" in drawn) == (effect == "cover-flow")
    assert ("scale" in drawn) == (effect in ("cover-flow", "stack", "depth"))


def test_captions(open_example):
    slider = open_example("captions", "#figures")
    caption = slider.page.locator("#figures").get_by_text("The Blue Marble")
    box, place = slider.box, caption.bounding_box()
    assert box["y"] < place["y"] and place["y"] + place["height"] <= box["y"] + box["height"]
    slider.settled(lambda: slider.mouse.drag(-200))
    assert slider.page.locator("#figures figcaption", has_text="Ten years of looking").is_visible()
    listed = slider.page.locator("#list [part=caption]", has_text="Ten years of looking")
    assert listed.count() == 1 and not listed.is_visible()
    slider.page.locator("#list").evaluate("element => element.scrollToPage(1, {animated: false})")
    assert listed.is_visible()


def test_overview(open_example):
    slider = open_example("overview")
    slider.page.get_by_role("button", name="All photos").click()
    slider.page.get_by_role("button", name="Photo 5 of 60").click()
    assert slider.current == 4


def test_fullscreen_speaks_german(open_example):
    slider = open_example("fullscreen")
    slider.page.get_by_role("button", name="Nächstes Foto").click()
    slider.run(1500)
    assert slider.current == 1
    assert slider.page.get_by_role("slider", name="Foto").get_attribute("aria-valuetext").startswith("Foto 2 von 6")
    slider.page.get_by_role("button", name="Vollbild").click()
    wait_until(slider.page, "document.querySelector('photo-slider').matches(':fullscreen')")


def test_vertical(open_example):
    slider = open_example("vertical")
    slider.settled(lambda: slider.mouse.drag(0, across=-120, duration=96))
    assert slider.current == 1


def test_right_to_left(open_example):
    slider = open_example("right-to-left")
    slider.settled(lambda: slider.mouse.drag(120, duration=96))
    assert slider.current == 1
    slider.call("focus()")
    slider.settled(lambda: slider.page.keyboard.press("ArrowLeft"))
    assert slider.current == 2


def test_several(open_example):
    slider = open_example("several", "#several")
    first = slider.page.locator("#several > img").nth(0).bounding_box()
    second = slider.page.locator("#several > img").nth(1).bounding_box()
    assert second["x"] - first["x"] - first["width"] == pytest.approx(12, abs=0.5)
    assert 2.5 * first["width"] + 1.5 * 12 == pytest.approx(slider.box["width"], abs=1)


def test_neighbours_peek_in(open_example):
    slider = open_example("several", "#peek")
    first = slider.page.locator("#peek > img").nth(0).bounding_box()
    assert first["x"] - slider.box["x"] == pytest.approx(72, abs=0.5)


def test_progress(open_example):
    slider = open_example("progress")
    box = slider.box
    x, y = box["x"] + box["width"] / 4, box["y"] + box["height"] - 4
    slider.mouse.drag(box["width"] / 2, start=(x, y))
    slider.run(1500)
    assert 40 <= slider.current <= 48


def test_many(open_example):
    slider = open_example("many")
    assert slider.get("pageCount") == 10_000
    nodes = shadow(slider, "*")
    slider.call("scrollToPage(9000, {animated: false})")
    slider.run(100)
    assert slider.current == 9000
    slider.settled(lambda: slider.call("next()"))
    assert shadow(slider, "*") <= nodes + 8


def test_nested(open_example):
    outer = open_example("nested", "#places")
    inner = Slider(outer.page, "#sky", frozen=True)
    inner.mouse.drag(-120, duration=96)
    inner.run(1500)
    assert (inner.current, outer.current) == (1, 0)
    outer.mouse.drag(0, across=-120, duration=96)
    outer.run(1500)
    assert (inner.current, outer.current) == (1, 1)


def test_links_and_fields(open_example):
    slider = open_example("links")
    slider.settled(lambda: slider.mouse.drag(-200))
    assert slider.page.url.endswith("links.html") and slider.current == 1
    field = slider.page.get_by_label("Your name")
    field.fill("Ada Lovelace")
    box = field.bounding_box()
    slider.mouse.drag(-80, start=(box["x"] + 90, box["y"] + box["height"] / 2))
    slider.run(1500)
    assert slider.current == 1
    slider.settled(lambda: slider.call("previous()"))
    slider.page.mouse.click(*slider.centre)
    slider.page.wait_for_url("**/square.html")


def test_autoplay_photo_by_photo(open_example):
    slider = open_example("autoplay")
    late = 0
    for seconds, page in [(4, 1), (8, 2), (2, 3), (4, 0)]:
        slider.run(seconds * 1000 - 200 - late)
        assert slider.current == (page - 1) % 4
        slider.run(600)
        assert slider.current == page
        late = 400


def test_links_to_photos(open_example):
    slider = open_example("deep-link")
    slider.settled(lambda: slider.call("next()"))
    assert slider.page.url.endswith("#photo=coffee")
    slider.settled(lambda: slider.call("next()"))
    slider.page.go_back()
    wait_until(slider.page, "document.querySelector('photo-slider').page === 1")
