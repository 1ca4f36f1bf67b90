"""The wheel and the touchpad. Chromium reports a touchpad's gesture as a stream of deltas without phases."""

import pytest

from slider import wait_until

SWIPE = [3.1, 10.2, 24.3, 40.4, 52.3, 58.2] + [58.2 * 0.95**power for power in range(1, 81)]
"""A flick on a touchpad and its inertia tail: 86 events, 16 ms apart."""


def test_flick_with_its_tail_turns_one_page(open_slider):
    slider = open_slider(6, frozen=True)
    for delta in SWIPE:
        slider.wheel(delta, 0)
    slider.run(1000)
    assert slider.current == 1
    slider.wait_for_photos(1)
    assert [event[1:] for event in slider.events("pagechange")] == [[1, "wheel"]]


def test_second_flick_inside_the_tail_turns_another(open_slider):
    slider = open_slider(6, frozen=True)
    faded = next(index for index, delta in enumerate(SWIPE) if index > 6 and delta < 8)
    for delta in SWIPE[:faded] + [20.1, 45.2, 60.3] + [60.3 * 0.95**power for power in range(1, 60)]:
        slider.wheel(delta, 0)
    slider.run(1000)
    assert slider.current == 2


def test_detents_turn_a_page_each(open_slider):
    slider = open_slider(6, frozen=True)
    for page in (1, 2, 3):
        slider.wheel(120, 0, interval=400)
    slider.run(1000)
    assert slider.current == 3
    slider.settled(lambda: slider.wheel(-120, 0))
    assert slider.current == 2


def test_vertical_wheel_scrolls_the_page(open_slider):
    slider = open_slider(6, frozen=True, css="body { height: 3000px }")
    for _ in range(3):
        slider.wheel(0, 120, interval=200)
    wait_until(slider.page, "scrollY > 0")
    slider.run(1000)
    assert slider.current == 0


@pytest.mark.parametrize("delta", [(0, 120), (40.5, 40.5)], ids=["down", "diagonal"])
def test_what_is_not_along_the_axis_is_left_to_the_page(open_slider, delta):
    slider = open_slider(6, frozen=True)
    slider.page.evaluate(
        "addEventListener('wheel', event => { window.prevented = event.defaultPrevented }, {passive: true})"
    )
    slider.wheel(*delta)
    slider.run(1000)
    assert slider.page.evaluate("prevented") is False
    assert slider.current == 0


def test_wheel_can_be_switched_off(open_slider):
    slider = open_slider(6, "wheel=off", frozen=True)
    slider.wheel(120, 0)
    slider.run(1000)
    assert slider.current == 0


def test_vertical_slider_turns_by_the_vertical_wheel(open_slider):
    slider = open_slider(6, "orientation=vertical", frozen=True)
    slider.settled(lambda: slider.wheel(0, 120))
    assert slider.current == 1
