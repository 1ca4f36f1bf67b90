"""What assistive technology and the Tab key find."""

import re
from io import BytesIO

import pytest
from axe_playwright_python.sync_playwright import Axe
from PIL import Image

from pageserver import images

TARGET_SIZE = {"rules": {"target-size": {"enabled": True}}}


def tab_stops(slider, count: int) -> list[str]:
    """What has the focus after each press of Tab, through shadow roots."""
    found = []
    for _ in range(count):
        slider.page.keyboard.press("Tab")
        found.append(
            slider.page.evaluate(
                """() => { let node = document.activeElement;
                while (node.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
                return node.id || node.getAttribute("aria-label") || node.localName }"""
            )
        )
    return found


def test_roles_and_names(open_slider):
    slider = open_slider(6, "label=Holidays", frozen=True)
    carousel = slider.element.evaluate(
        """element => { const node = [element, ...element.shadowRoot.querySelectorAll("*")]
            .find(node => node.getAttribute("aria-roledescription") === "carousel");
            return node && [node.getAttribute("role"), node.getAttribute("aria-label")] }"""
    )
    assert carousel and carousel[0] in ("region", "group")
    slides = slider.element.evaluate(
        """element => [...element.shadowRoot.querySelectorAll("[aria-roledescription=slide]")]
            .filter(node => !node.closest("[inert]") && node.checkVisibility())
            .map(node => [node.getAttribute("role"), node.getAttribute("aria-label")])"""
    )
    assert len(slides) == 1
    assert slides[0][0] == "group"
    assert "1 of 6" in slides[0][1] or "Photo 1" in slides[0][1]


def test_tab_reaches_only_what_is_visible(open_slider):
    links = "".join(f"<a href=#l id=link{n}><img src=/photos/{n}.png alt='Photo {n}'></a>" for n in range(6))
    slider = open_slider(children=links, attributes="loop", around="{}<a href=#after id=after>After</a>", frozen=True)
    stops = tab_stops(slider, 14)
    assert "link0" in stops
    assert "after" in stops
    assert not {f"link{n}" for n in range(1, 6)} & set(stops)
    assert slider.page.evaluate("scrollX") == 0
    assert slider.spans() == [(0, 0, 390)]
    slider.settled(lambda: slider.call("scrollToPage(3)"))
    slider.page.evaluate("document.activeElement.blur()")
    stops = tab_stops(slider, 14)
    assert "link3" in stops
    assert "link0" not in stops


def test_slides_out_of_view_are_not_in_the_accessibility_tree(open_slider):
    slider = open_slider(6, frozen=True)
    slider.settled(lambda: slider.call("scrollToPage(2)"))
    names = [image.get_attribute("alt") for image in slider.page.get_by_role("img").all()]
    assert names == ["Photo 3"]


def test_play_button_comes_first(open_slider):
    slider = open_slider(6, "autoplay", frozen=True)
    buttons = slider.page.get_by_role("button").all()
    assert re.search("pause|stop", buttons[0].get_attribute("aria-label"), re.IGNORECASE)


def test_a_turn_by_the_user_is_announced_once_and_autoplay_never(open_slider):
    slider = open_slider(6, "autoplay loop", frozen=True)
    status = slider.page.get_by_role("status")
    slider.run(3500)
    assert slider.current == 1
    assert status.text_content() == ""
    status.evaluate(
        """status => { window.written = [];
        new MutationObserver(() => written.push(status.textContent)).observe(status, {childList: true, subtree: true, characterData: true}) }"""
    )
    slider.settled(lambda: slider.call("next()") or slider.page.get_by_role("button", name=re.compile("next", re.I)).click())
    texts = [text for text in slider.page.evaluate("written") if text]
    assert len(texts) == 1
    assert "4 of 6" in texts[0] or "3 of 6" in texts[0]


def test_indicator_is_one_adjustable(open_slider):
    slider = open_slider(12, "indicator=dots", frozen=True)
    dots = slider.page.get_by_role("slider")
    assert dots.count() == 1
    assert (dots.get_attribute("aria-valuemin"), dots.get_attribute("aria-valuemax")) in [("1", "12"), ("0", "11")]
    assert "1 of 12" in dots.get_attribute("aria-valuetext")
    slider.settled(lambda: slider.call("next()"))
    assert "2 of 12" in dots.get_attribute("aria-valuetext")


def test_focus_survives_the_turning_of_pages(open_slider):
    slider = open_slider(6, "loop", frozen=True)
    arrow = slider.page.get_by_role("button", name=re.compile("next", re.IGNORECASE))
    arrow.focus()
    for _ in range(7):
        slider.page.keyboard.press("Enter")
        slider.run(600)
    assert slider.current == 1
    assert arrow.evaluate("button => button.getRootNode().activeElement === button")


@pytest.mark.parametrize(
    "attributes",
    ["", "zoom overview fullscreen", "loop autoplay", "indicator=progress", "indicator=fraction", "dir=rtl", "orientation=vertical", "effect=fade"],
)
def test_axe_finds_nothing(open_slider, server, attributes):
    # axe runs as a script that Playwright adds, which Trusted Types 'none' would refuse.
    server.policy = None
    slider = open_slider(6, attributes, around="<h1>Photos</h1>{}")
    slider.wait_for_photos(0, vertical="vertical" in attributes)
    results = Axe().run(slider.page, options=TARGET_SIZE)
    assert results.violations_count == 0, results.generate_report()


@pytest.mark.parametrize("options", [{"forced_colors": "active"}, {"viewport": {"width": 320, "height": 480}}], ids=["forced colours", "320 px"])
def test_nothing_is_cut_off(open_slider, options):
    slider = open_slider(
        6, "loop autoplay", css="html { font-size: 200% } photo-slider { width: 100% }", frozen=True, **options
    )
    box = slider.box
    for control in [slider.page.get_by_role("slider"), *slider.page.get_by_role("button").all()]:
        part = control.bounding_box()
        assert part["width"] >= 24 and part["height"] >= 24
        assert part["x"] >= box["x"] and part["x"] + part["width"] <= box["x"] + box["width"]
        assert part["y"] >= box["y"] and part["y"] + part["height"] <= box["y"] + box["height"]


@pytest.mark.parametrize("shade", [0, 255], ids=["black", "white"])
def test_controls_stand_out_from_any_photo(open_slider, server, shade):
    image = BytesIO()
    Image.new("RGB", (390, 390), (shade,) * 3).save(image, "PNG")
    server.add("/plain.png", image.getvalue(), "image/png")
    plain = "<img src=/plain.png alt=Plain width=390 height=390>"
    slider = open_slider(attributes="loop autoplay zoom overview fullscreen", children=plain * 3, frozen=True)
    slider.page.mouse.move(*slider.centre)
    slider.real_frames(3)
    for button in slider.page.get_by_role("button").all():
        picture = Image.open(BytesIO(slider.page.screenshot(clip=button.bounding_box()))).convert("RGB")
        assert contrast(picture) >= 3, button.get_attribute("aria-label")


def contrast(picture: Image.Image) -> float:
    """Of the lightest and the darkest pixel, as WCAG 2.2 defines it."""

    def luminance(pixel) -> float:
        red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in pixel))
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    found = [luminance(pixel) for _, pixel in picture.getcolors(picture.width * picture.height)]
    return (max(found) + 0.05) / (min(found) + 0.05)


def test_the_accessibility_tree_of_the_browser(open_slider):
    slider = open_slider(6, "autoplay=60 zoom overview", frozen=True)
    nodes = slider.protocol.send("Accessibility.getFullAXTree")["nodes"]
    found = [(node["role"]["value"], node["name"]["value"]) for node in nodes if not node["ignored"] and "name" in node]
    buttons = [name for role, name in found if role == "button"]
    assert buttons[0] == "Pause"
    assert {"Previous photo", "Next photo", "Zoom in", "Zoom out", "All photos"} <= set(buttons)
    assert [name for role, name in found if role == "slider"] == ["Photo"]
    assert [name for role, name in found if role == "image"] == ["Photo 1"]
