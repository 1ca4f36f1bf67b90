"""Dots, the fraction, and the arrows."""

import re

import pytest


def indicator(slider):
    return slider.page.get_by_role("slider")


def click_dot(slider, page: int):
    """Clicks where the dot of a page stands: dots are drawn alike, around the middle of the indicator."""
    box = indicator(slider).bounding_box()
    count = slider.get("pageCount")
    spacing = dot_spacing(slider)
    x = box["x"] + box["width"] / 2 + (page - (count - 1) / 2) * spacing
    slider.page.mouse.click(x, box["y"] + box["height"] / 2)


def dot_spacing(slider) -> float:
    centres = slider.element.evaluate(
        """element => [...element.shadowRoot.querySelectorAll("[part~=dot]")]
            .map(dot => dot.getBoundingClientRect()).filter(box => box.width > 0)
            .map(box => box.x + box.width / 2).sort((a, b) => a - b)"""
    )
    assert len(centres) > 1
    return centres[1] - centres[0]


def test_click_on_a_dot_goes_there(open_slider):
    slider = open_slider(6, frozen=True)
    for page in (3, 5, 0):
        slider.settled(lambda: click_dot(slider, page))
        assert slider.current == page
        slider.wait_for_photos(page)
    assert {event[2] for event in slider.events("pagechange")} == {"indicator"}


def test_dots_are_targets_of_24_px(open_slider):
    slider = open_slider(6, frozen=True)
    assert dot_spacing(slider) >= 24
    assert indicator(slider).bounding_box()["height"] >= 24


def test_click_beside_the_dots_steps(open_slider):
    slider = open_slider(3, "loop", frozen=True)
    box = indicator(slider).bounding_box()
    for x, page in [(380, 1), (380, 2), (380, 0), (10, 2), (10, 1)]:
        slider.settled(lambda: slider.page.mouse.click(box["x"] + x, box["y"] + box["height"] / 2))
        assert slider.current == page


@pytest.mark.parametrize("count", [0, 1])
def test_no_indicator_for_less_than_two(open_slider, count):
    slider = open_slider(count, frozen=True)
    assert indicator(slider).count() == 0 or not indicator(slider).is_visible()


def test_many_pages_are_a_fraction(open_slider):
    slider = open_slider(40, frozen=True)
    slider.page.get_by_text("1 / 40").wait_for()
    slider.settled(lambda: slider.call("scrollToPage(39)"))
    slider.page.get_by_text("40 / 40").wait_for()


def test_many_dots_are_a_window_of_dots(open_slider):
    slider = open_slider(300, "indicator=dots loop", frozen=True, children="".join("<div></div>" for _ in range(300)))
    box = indicator(slider).bounding_box()
    for move in ("next()", "scrollToPage(299)", "next()"):
        slider.settled(lambda: slider.call(move))
        dots = slider.element.evaluate(
            """element => [...element.shadowRoot.querySelectorAll("[part~=dot]")]
                .map(dot => dot.getBoundingClientRect()).filter(box => box.width > 0).map(box => [box.left, box.right])"""
        )
        assert 3 <= len(dots) <= 20
        assert all(box["x"] <= left and right <= box["x"] + box["width"] for left, right in dots)


def test_dots_never_step_back_while_a_page_turns(open_slider):
    slider = open_slider(6, "loop", frozen=True)
    values = []
    for _ in range(3):
        slider.mouse.drag(-70, duration=64)
        for _ in range(6):
            slider.run(16)
            values.append(int(indicator(slider).get_attribute("aria-valuenow")))
    slider.run(1500)
    assert values == sorted(values)
    assert slider.current == 3


@pytest.mark.parametrize("kind, pages", [("ArrowRight", 1), ("End", 5), ("PageDown", None)])
def test_keys_on_the_indicator(open_slider, kind, pages):
    slider = open_slider(6, frozen=True)
    indicator(slider).focus()
    slider.settled(lambda: slider.page.keyboard.press(kind))
    assert slider.current == pages or (pages is None and slider.current > 0)


def test_arrows_turn_and_stop_at_the_ends(open_slider):
    slider = open_slider(2, frozen=True)
    following = slider.page.get_by_role("button", name=re.compile("next", re.IGNORECASE))
    preceding = slider.page.get_by_role("button", name=re.compile("previous", re.IGNORECASE))

    def disabled(button):
        return button.evaluate("button => button.disabled || button.getAttribute('aria-disabled') === 'true'")

    assert disabled(preceding)
    slider.settled(following.click)
    assert slider.current == 1
    assert disabled(following)
    assert slider.events("pagechange")[0][2] == "control"
    # Focus stays on the arrow that was pressed, though it can do no more.
    assert following.evaluate("button => button.getRootNode().activeElement === button")
    slider.settled(preceding.click)
    assert slider.current == 0


def test_nothing_is_drawn_where_told_so(open_slider):
    slider = open_slider(6, "indicator=none controls=none autoplay", frozen=True)
    assert indicator(slider).count() == 0 or not indicator(slider).is_visible()
    assert slider.page.get_by_role("button", name=re.compile("next", re.IGNORECASE)).count() == 0
    # Who turns pages by itself can be stopped, whatever else is drawn.
    assert slider.page.get_by_role("button", name=re.compile("pause|stop", re.IGNORECASE)).is_visible()


def test_progress_can_be_scrubbed(open_slider):
    slider = open_slider(40, "indicator=progress", frozen=True)
    box = indicator(slider).bounding_box()
    middle = box["y"] + box["height"] / 2
    slider.page.mouse.move(box["x"] + 20, middle)
    slider.page.mouse.down()
    for x in range(20, 200, 20):
        slider.page.mouse.move(box["x"] + x, middle)
        slider.run(16)
    slider.page.mouse.move(box["x"] + box["width"] / 2, middle)
    slider.run(16)
    slider.page.mouse.up()
    slider.run(1500)
    assert slider.current in (19, 20)
    slider.wait_for_photos(slider.current)
