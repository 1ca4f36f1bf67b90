"""What is shown and said of a photo besides itself: placeholder, caption, original."""

import base64
from io import BytesIO

import pytest
from PIL import Image

import photos
from pageserver import images
from slider import wait_until
from test_paging import photo_list



def tiny(colour: str) -> str:
    """A placeholder of one colour, twice as wide as high."""
    data = BytesIO()
    Image.new("RGB", (16, 8), colour).save(data, "PNG")
    return "data:image/png;base64," + base64.b64encode(data.getvalue()).decode()



def pixel(slider, x: float, y: float) -> tuple[int, ...]:
    image = Image.open(BytesIO(slider.page.screenshot(clip=slider.box))).convert("RGB")
    return image.getpixel((int(image.width * x), int(image.height * y)))


@pytest.mark.parametrize("hint, colour", [({"placeholder": tiny("#ff0000")}, (255, 0, 0)), ({"color": "#0000ff"}, (0, 0, 255))])
@pytest.mark.parametrize("fit", ["cover", "contain"])
def test_placeholder_stands_in_the_photos_place_until_it_is_decoded(open_slider, server, hint, colour, fit):
    entries = photo_list(4)
    for photo in entries:
        photo.update(src="/slow" + photo["src"], width=1000, height=500)
    entries[0].update(hint)
    slider = open_slider(0, f"fit={fit} indicator=none", frozen=True, css="body { background: white }")
    slider.set("photos", entries)
    slider.real_frames(2)
    assert pixel(slider, 0.5, 0.5) == colour
    # Twice as wide as high, it fills the middle half of the square, or all of it.
    assert pixel(slider, 0.5, 0.1) == (colour if fit == "cover" else (255, 255, 255))
    slider.call("scrollToPage(2, {animated: false})")
    slider.real_frames(2)
    assert pixel(slider, 0.5, 0.5) == (255, 255, 255)
    slider.call("scrollToPage(0, {animated: false})")
    server.release()
    slider.wait_for_photos(0)
    left = slider.element.evaluate(
        "element => [...element.shadowRoot.querySelectorAll('.page')].filter(page => page.querySelector('img:not([hidden])') && page.style.backgroundImage).length"
    )
    assert left == 0


def test_children_have_the_lists_placeholder_and_caption(open_slider, server):
    server.add("/album.json", {"photos": [
        {"src": "slow/photos/0.png", "alt": "Sea", "caption": "Sea", "color": "#0000ff"}, *photo_list(3)[1:],
    ]})
    slider = open_slider(
        children="<img src=/slow/photos/0.png alt=Sea>", attributes="src=/album.json", frozen=True,
        css="body { background: white }",
    )
    wait_until(slider.page, "document.querySelector('photo-slider').pageCount === 3")
    slider.real_frames(2)
    assert pixel(slider, 0.8, 0.3) == (0, 0, 255)
    assert slider.page.get_by_text("Sea", exact=True).is_visible()
    server.release()
    slider.wait_for_photos(0)


def test_captions_are_text_and_stand_in_names(open_slider):
    hostile = "<img src=x onerror=alert(1)>\n& more"
    entries = photo_list(3)
    entries[0].update(alt=hostile, caption=hostile)
    entries[1].update(caption="Hill")
    slider = open_slider(0, "controls=none", frozen=True)
    slider.set("photos", entries)
    slider.wait_for_photos(0)
    caption = slider.element.locator("[part=caption]:visible")
    assert caption.text_content() == hostile
    assert slider.element.evaluate("element => element.shadowRoot.querySelectorAll('[src=x]').length") == 0
    slide = slider.element.evaluate("element => element.shadowRoot.querySelector('.page:not([inert])').ariaLabel")
    assert slide == "1 of 3, " + hostile
    slider.page.get_by_role("slider").focus()
    slider.settled(lambda: slider.page.keyboard.press("ArrowRight"))
    assert slider.page.get_by_role("slider").get_attribute("aria-valuetext") == "Photo 2 of 3: Hill"
    assert slider.page.get_by_role("status").text_content() == "Photo 2 of 3: Hill"
    assert caption.text_content() == "Hill"
    slider.settled(lambda: slider.page.keyboard.press("ArrowRight"))
    assert caption.count() == 0


def luminance(colour: tuple[int, ...]) -> float:
    """Relative luminance as WCAG 2.2 defines it."""
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in (c / 255 for c in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("colour", ["white", "black", "#808080", "#f4b400"])
def test_captions_are_readable_on_any_photo_and_clear_of_the_dots(open_slider, server, colour):
    data = BytesIO()
    Image.new("RGB", (400, 400), colour).save(data, "PNG")
    server.add("/plain.png", data.getvalue(), "image/png")
    slider = open_slider(0, "indicator=dots", frozen=True)
    slider.set("photos", [{"src": f"/plain.png?{n}", "alt": "", "caption": "A photo"} for n in range(3)])
    wait_until(slider.page, "!document.querySelector('photo-slider').shadowRoot.querySelector('.page img').hidden")
    box = slider.element.locator("[part=caption]:visible").bounding_box()
    image = Image.open(BytesIO(slider.page.screenshot(clip=box))).convert("RGB")
    values = sorted(luminance(value) for _, value in image.crop((0, 0, image.width, 30)).getcolors(100_000))
    assert (values[-1] + 0.05) / (values[0] + 0.05) >= 4.5
    text = slider.element.evaluate("""element => {
        const range = document.createRange();
        range.selectNodeContents(element.shadowRoot.querySelector('.page:not([inert]) .caption'));
        return range.getBoundingClientRect().bottom;
    }""")
    dots = slider.element.locator("[part~=dot]").first.bounding_box()
    assert text <= dots["y"]


@pytest.mark.parametrize("orientation", ["horizontal", "vertical"])
def test_figures_captions_are_clear_of_the_dots(open_slider, orientation):
    children = "".join(
        f"<figure><img src=/photos/{n}.png alt=''><figcaption>{'Long caption of it ' * 6}</figcaption></figure>" for n in range(3)
    )
    slider = open_slider(
        children=children, attributes=f"orientation={orientation}", frozen=True, css="figcaption { font: 8px sans-serif }"
    )
    text = slider.page.evaluate("""() => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector('figcaption'));
        return range.getBoundingClientRect().toJSON();
    }""")
    dots = [dot.bounding_box() for dot in slider.element.locator("[part~=dot]").all()]
    assert dots
    for dot in dots:
        assert text["bottom"] <= dot["y"] or text["right"] <= dot["x"] or text["top"] >= dot["y"] + dot["height"]


def test_original_of_the_photo_in_view_can_be_downloaded(open_slider, server):
    entries = photo_list(3)
    entries[1]["original"] = {"src": "/photos/1.png", "name": "IMG_1.png"}
    slider = open_slider(0, frozen=True)
    slider.set("photos", entries)
    slider.wait_for_photos(0)
    link = slider.page.get_by_role("link", name="Download photo")
    assert link.count() == 0
    slider.settled(lambda: slider.call("next()"))
    slider.wait_for_photos(1)
    with slider.page.expect_download() as download:
        link.click()
    assert download.value.suggested_filename == "IMG_1.png"
    assert slider.current == 1
    slider.set("labels", '{"download": "Herunterladen"}')
    assert slider.page.get_by_role("link", name="Herunterladen").count() == 1
    link_focus = slider.page.get_by_role("link", name="Herunterladen")
    link_focus.focus()
    slider.settled(lambda: slider.call("next()"))
    assert link_focus.count() == 0
    assert slider.page.evaluate("document.activeElement.localName") == "photo-slider"


def test_page_is_shown_for_its_own_time(open_slider):
    children = images(3).replace("alt='Photo 2'", "alt='Photo 2' data-autoplay=8")
    slider = open_slider(attributes="autoplay=3 loop", children=children, frozen=True)
    slider.run(3500)
    assert slider.current == 1
    slider.run(7200)
    assert slider.current == 1
    slider.run(800)
    assert slider.current == 2
    slider.run(3000)
    assert slider.current == 0


def test_photo_of_a_list_is_shown_for_its_own_time(open_slider):
    entries = photo_list(3)
    entries[0]["autoplay"] = 6
    slider = open_slider(0, "autoplay=3 loop", frozen=True)
    slider.set("photos", entries)
    slider.wait_for_photos(0)
    slider.run(5500)
    assert slider.current == 0
    slider.run(1000)
    assert slider.current == 1
