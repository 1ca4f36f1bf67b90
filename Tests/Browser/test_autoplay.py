"""Autoplay every 3 s, by the page's own frozen clock. A change takes 0.3 s."""

import re

import pytest

pytestmark = pytest.mark.firefox

OUTSIDE = (700, 500)
INTERVAL = 3000


def button(slider):
    return slider.page.get_by_role("button", name=re.compile("play|pause|stop", re.IGNORECASE))


def assert_full_interval_starts(slider):
    """From now the page stays for an interval, and then turns once."""
    before = slider.current
    slider.run(INTERVAL - 100)
    assert slider.current == before
    slider.run(500)
    assert slider.current == (before + 1) % slider.get("pageCount")


def test_turns_a_page_every_interval(open_slider):
    slider = open_slider(3, "loop autoplay", frozen=True)
    assert slider.get("playing") is True
    assert_full_interval_starts(slider)
    slider.run(6 * INTERVAL)
    assert [event[1:] for event in slider.events("pagechange")] == [
        [page, "autoplay"] for page in (1, 2, 0, 1, 2, 0, 1)
    ]
    slider.wait_for_photos(1)


@pytest.mark.parametrize("attribute, interval", [("autoplay=5", 5000), ("autoplay=1.5", 1500)])
def test_interval_is_in_seconds(open_slider, attribute, interval):
    slider = open_slider(6, attribute, frozen=True)
    slider.run(interval - 100)
    assert slider.current == 0
    slider.run(400)
    assert slider.current == 1


@pytest.mark.parametrize("attribute", ["", "autoplay=0", "autoplay=-2", "autoplay=often"])
def test_off(open_slider, attribute):
    slider = open_slider(6, attribute, frozen=True)
    slider.run(20_000)
    assert slider.current == 0
    assert slider.get("playing") is False
    assert button(slider).count() == 0


def test_waits_under_the_mouse(open_slider):
    slider = open_slider(6, "autoplay", frozen=True)
    slider.run(1000)
    slider.page.mouse.move(*slider.centre)
    slider.run(4 * INTERVAL)
    assert slider.current == 0
    slider.page.mouse.move(*OUTSIDE)
    assert_full_interval_starts(slider)


def test_waits_under_a_finger(open_slider):
    slider = open_slider(6, "autoplay", frozen=True, has_touch=True)
    slider.run(1000)
    slider.touch.down(*slider.centre)
    slider.run(4 * INTERVAL)
    assert slider.current == 0
    slider.touch.up()
    assert_full_interval_starts(slider)


def test_stops_when_keyboard_focus_comes_in(open_slider):
    slider = open_slider(6, "autoplay", frozen=True, around="<button id=before>Before</button>{}")
    slider.page.keyboard.press("Tab")
    assert slider.get("playing") is True
    slider.page.keyboard.press("Tab")
    slider.run(4 * INTERVAL)
    assert slider.current == 0
    assert slider.get("playing") is False
    slider.page.focus("#before")
    slider.run(4 * INTERVAL)
    assert slider.current == 0


def test_play_overrides_hover_and_focus(open_slider):
    slider = open_slider(6, "autoplay", frozen=True)
    slider.page.mouse.move(*slider.centre)
    slider.page.keyboard.press("Tab")
    assert slider.get("playing") is False
    button(slider).focus()
    slider.page.keyboard.press("Enter")
    assert slider.get("playing") is True
    assert_full_interval_starts(slider)


def test_stopped_by_the_user_it_stays_stopped(open_slider):
    slider = open_slider(6, "autoplay", frozen=True)
    button(slider).click()
    assert slider.get("playing") is False
    slider.page.mouse.move(*OUTSIDE)
    slider.run(INTERVAL)
    slider.settled(lambda: slider.mouse.drag(-70, duration=96))
    slider.page.mouse.move(*OUTSIDE)
    slider.run(4 * INTERVAL)
    assert slider.current == 1
    button(slider).click()
    slider.page.mouse.move(*OUTSIDE)
    assert_full_interval_starts(slider)


def test_goes_on_after_a_turn_by_hand(open_slider):
    slider = open_slider(6, "autoplay", frozen=True)
    slider.run(2000)
    slider.call("next()")
    slider.run(INTERVAL - 100)
    assert slider.current == 1
    slider.run(500)
    assert slider.current == 2


def test_one_step_an_interval_however_often_it_is_set(open_slider):
    slider = open_slider(6, "loop autoplay", frozen=True)
    for seconds in (2, 4, 3, 3):
        slider.set("autoplay", seconds)
    for _ in range(5):
        slider.call("pause()")
        slider.call("play()")
    slider.run(3 * INTERVAL + 500)
    assert [event[1] for event in slider.events("pagechange")] == [1, 2, 3]


def test_goes_back_to_the_first_page_in_one_movement(open_slider):
    slider = open_slider(6, "autoplay page=5", frozen=True)
    slider.wait_for_photos(5)
    slider.run(INTERVAL + 350)
    assert slider.spans() == [(0, 0, 390)]


def test_stops_at_the_end_if_told_so(open_slider):
    slider = open_slider(3, "autoplay autoplay-end=stop page=1", frozen=True)
    slider.run(INTERVAL + 500)
    assert slider.current == 2
    slider.run(4 * INTERVAL)
    assert slider.current == 2
    assert slider.get("playing") is False


def test_removed_while_playing_it_is_silent(open_slider):
    slider = open_slider(6, "autoplay", frozen=True)
    slider.run(INTERVAL + 100)
    slider.page.evaluate(
        """() => { const element = document.querySelector("photo-slider"); window.kept = element; window.heard = 0;
        for (const type of ["pagechange", "settle"]) element.addEventListener(type, () => { heard += 1 });
        element.remove(); heard = 0; }"""
    )
    slider.run(4 * INTERVAL)
    assert slider.page.evaluate("heard") == 0
    page = slider.page.evaluate("kept.page")
    slider.page.evaluate("document.querySelector('main').append(kept)")
    slider.element.evaluate("element => element.ready")
    assert slider.current == page
    slider.wait_for_photos(page)


def test_waits_out_of_sight(open_slider):
    slider = open_slider(6, "autoplay", frozen=True, css="body { height: 4000px }")
    slider.page.evaluate("scrollTo(0, 2500)")
    slider.real_frames(2)
    slider.page.evaluate(
        "() => { window.frames = 0; const ask = requestAnimationFrame; "
        "window.requestAnimationFrame = call => { frames += 1; return ask(call) } }"
    )
    slider.run(4 * INTERVAL)
    assert slider.current == 0
    assert slider.page.evaluate("frames") == 0
    slider.page.evaluate("scrollTo(0, 0)")
    slider.real_frames(2)
    assert_full_interval_starts(slider)


def test_button_says_what_it_does(open_slider):
    slider = open_slider(6, "autoplay", frozen=True)
    slider.page.keyboard.press("Tab")
    focused = slider.element.evaluate("element => element.shadowRoot.activeElement?.getAttribute('aria-label')")
    assert re.search("play|pause|stop", focused, re.IGNORECASE)
    assert button(slider).get_attribute("aria-pressed") is None
    button(slider).click()
    playing = button(slider).get_attribute("aria-label")
    button(slider).click()
    assert button(slider).get_attribute("aria-label") != playing


def test_picture_is_in_the_middle_of_its_button(open_slider):
    slider = open_slider(attributes="autoplay=3")
    button = slider.page.get_by_role("button", name="Pause").bounding_box()
    picture = slider.page.get_by_role("button", name="Pause").locator("svg").bounding_box()
    assert picture["x"] + picture["width"] / 2 == pytest.approx(button["x"] + button["width"] / 2, abs=0.5)
    assert picture["y"] + picture["height"] / 2 == pytest.approx(button["y"] + button["height"] / 2, abs=0.5)
