"""Keys turn the focused slider's pages, and nobody else's."""

import pytest

from pageserver import images
from slider import wait_until

pytestmark = pytest.mark.firefox


def focus(slider):
    slider.page.keyboard.press("Tab")
    assert slider.page.evaluate("document.activeElement.localName") == "photo-slider"


def test_arrows_home_and_end(open_slider):
    slider = open_slider(6, frozen=True)
    focus(slider)
    for key, page in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", 5), ("Home", 0)]:
        slider.settled(lambda: slider.page.keyboard.press(key))
        assert slider.current == page
        slider.wait_for_photos(page)
    assert {event[2] for event in slider.events("pagechange")} == {"key"}


def test_end_of_the_list_stays(open_slider):
    slider = open_slider(3, frozen=True)
    focus(slider)
    slider.page.keyboard.press("ArrowLeft")
    slider.run(1000)
    assert slider.current == 0
    assert slider.events("pagechange") == []


def test_loop_goes_round_both_ways(open_slider):
    slider = open_slider(3, "loop", frozen=True)
    focus(slider)
    for key, page in [("ArrowLeft", 2), ("ArrowRight", 0), ("End", 2), ("ArrowRight", 0)]:
        slider.settled(lambda: slider.page.keyboard.press(key))
        assert slider.current == page


def test_vertical_slider_listens_to_up_and_down(open_slider):
    slider = open_slider(6, "orientation=vertical", frozen=True)
    focus(slider)
    for key, page in [("ArrowDown", 1), ("ArrowDown", 2), ("ArrowUp", 1)]:
        slider.settled(lambda: slider.page.keyboard.press(key))
        assert slider.current == page


def test_the_indicator_is_adjusted_up_and_down_too(open_slider):
    slider = open_slider(6, frozen=True)
    slider.element.evaluate("element => element.shadowRoot.querySelector('.indicator').focus()")
    for key, page in [("ArrowUp", 1), ("ArrowUp", 2), ("ArrowDown", 1)]:
        slider.settled(lambda: slider.page.keyboard.press(key))
        assert slider.current == page


@pytest.mark.parametrize("modifier", ["Control", "Alt", "Meta"])
def test_combinations_are_left_alone(open_slider, modifier):
    slider = open_slider(6, frozen=True, attributes="page=2")
    focus(slider)
    slider.page.evaluate(
        "window.prevented = []; addEventListener('keydown', event => prevented.push(event.defaultPrevented))"
    )
    for key in ("ArrowRight", "ArrowLeft", "Home", "End", "Space"):
        slider.page.keyboard.press(f"{modifier}+{key}")
    slider.run(1000)
    # The modifier's own keydown comes before each key's.
    assert slider.page.evaluate("prevented") == [False] * 10
    assert slider.current == 2
    assert slider.events("pagechange") == []


def test_only_the_focused_slider_turns(new_page, server):
    page = new_page()
    page.goto(
        server.page(
            f"<photo-slider id=one label=One>{images(3)}</photo-slider>"
            f"<photo-slider id=two label=Two>{images(3)}</photo-slider><input id=field value=word>"
        )
    )
    page.evaluate("Promise.all([one.ready, two.ready])")
    page.evaluate("two.focus()")
    page.keyboard.press("ArrowRight")
    wait_until(page, "recorded.some(([type]) => type === 'settle')")
    assert page.evaluate("[one.page, two.page]") == [0, 1]
    page.focus("#field")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("field.selectionStart") == 1
    assert page.evaluate("[one.page, two.page]") == [0, 1]


def test_text_field_inside_a_slide_keeps_its_keys(open_slider):
    slider = open_slider(
        children="<div><input id=field value=word></div><div>Second</div>",
        frozen=True,
        css="#field { margin: 150px 20px }",
    )
    slider.page.focus("#field")
    slider.page.keyboard.press("Home")
    slider.page.keyboard.press("ArrowRight")
    slider.page.keyboard.press("End")
    slider.page.keyboard.type(" x")
    slider.run(1000)
    assert slider.page.input_value("#field") == "word x"
    assert slider.current == 0


def test_space_toggles_play_on_the_slider_itself(open_slider):
    slider = open_slider(6, "autoplay", frozen=True)
    slider.element.evaluate("element => element.focus()")
    playing = slider.get("playing")
    slider.page.keyboard.press("Space")
    assert slider.get("playing") != playing
    slider.page.keyboard.press("Space")
    assert slider.get("playing") == playing


def test_space_on_a_link_in_a_slide_is_the_links(open_slider):
    slider = open_slider(
        6, "autoplay", children=f"<a href=#there id=link>{images(1)}</a>{images(3)}", frozen=True
    )
    slider.page.focus("#link")
    playing = slider.get("playing")
    slider.page.keyboard.press("Space")
    assert slider.get("playing") == playing
