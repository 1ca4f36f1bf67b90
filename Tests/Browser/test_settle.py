"""What moves by itself is played by the browser's compositor, as one animation for a whole motion."""

import pytest
from slider import wait_until

pytestmark = pytest.mark.firefox

PLACE = "element => new DOMMatrix(getComputedStyle(element.shadowRoot.querySelector('.strip')).transform).m41"
ANIMATIONS = "document.getAnimations().filter(animation => animation.effect.target.className === 'strip').length"
COUNT_FRAMES = """() => {
    window.framesAsked = 0;
    const ask = requestAnimationFrame;
    window.requestAnimationFrame = drawing => { framesAsked += 1; return ask(drawing); };
}"""


def places(slider, times: list[float]) -> list[float]:
    """Where the strip is at times after a call of `next()`, in seconds."""
    slider.call("next()")
    result = []
    now = 0
    for time in times:
        slider.run(round(time * 1000) - now)
        now = round(time * 1000)
        result.append(-slider.element.evaluate(PLACE))
    return result


def test_a_change_follows_its_curve(open_slider):
    slider = open_slider(5, "loop", frozen=True)
    # Cubic Bézier (0.25, 0.1, 0.25, 1) over 390 px in 0.3 s, by its own definition.
    assert places(slider, [0.075, 0.150]) == pytest.approx([159.32, 312.94], abs=0.5)


def test_a_second_change_starts_from_place_and_speed(open_slider):
    slider = open_slider(5, frozen=True)
    places(slider, [0.150])
    # A critically damped spring (ω = 20 rad/s) towards 780 px from 312.94 px at 1292.4 px/s.
    assert places(slider, [0.05, 0.10, 0.20, 0.30]) == pytest.approx([460.13, 607.86, 741.96, 772.86], abs=0.5)


def test_no_frames_are_asked_for(open_slider):
    slider = open_slider(5, "loop")
    slider.page.evaluate(COUNT_FRAMES)
    slider.settled(lambda: slider.call("next()"))
    assert slider.page.evaluate("framesAsked") == 0
    assert slider.page.evaluate(ANIMATIONS) == 0
    slider.wait_for_photos(1)


def test_goes_on_while_the_page_is_busy(open_slider):
    slider = open_slider(5, "loop")
    slider.element.evaluate(
        "element => { element.next(); const end = performance.now() + 400; while (performance.now() < end); }"
    )
    # The script had no turn, yet the photo is there; the page is told as soon as there is one.
    wait_until(slider.page, "recorded.some(([type]) => type === 'settle')")
    slider.wait_for_photos(1)


def test_caught_where_it_is(open_slider):
    slider = open_slider(5, frozen=True)
    (place,) = places(slider, [0.1])
    slider.page.mouse.move(350, 300)
    slider.page.mouse.down()
    assert slider.page.evaluate(ANIMATIONS) == 0
    assert -slider.element.evaluate(PLACE) == pytest.approx(place, abs=0.5)
    slider.run(500)
    assert -slider.element.evaluate(PLACE) == pytest.approx(place, abs=0.5)
    slider.page.mouse.up()
    slider.run(1000)
    assert -slider.element.evaluate(PLACE) in (0, 390)


def test_a_resize_on_the_way_ends_on_a_page(open_slider):
    slider = open_slider(5, frozen=True)
    places(slider, [0.1])
    slider.element.evaluate("element => { element.style.width = '260px'; element.style.height = '260px'; }")
    slider.real_frames(2)
    slider.run(1000)
    assert slider.page.evaluate(ANIMATIONS) == 0
    assert slider.spans() == [(1, 0, 260)]


def test_taken_away_on_the_way(open_slider):
    slider = open_slider(5)
    slider.element.evaluate("element => { element.next(); element.remove(); }")
    assert slider.page.evaluate("document.getAnimations().length") == 0
