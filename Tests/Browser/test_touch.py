"""A finger, through the browser's own gesture recognition: what is the slider's, and what is the page's."""

import pytest

from pageserver import images
from slider import Slider, wait_until

TALL = "body { height: 3000px } photo-slider { margin-top: 100px }"
START = (195, 350)


def open_touch(open_slider, attributes="", frozen=True, **options):
    return open_slider(6, attributes, css=TALL, has_touch=True, frozen=frozen, **options)


def scrolled(slider) -> float:
    """How far the page has scrolled, two real frames from now: by then a scroll has begun."""
    slider.real_frames(2)
    return slider.page.evaluate("scrollY")


def test_swipe_turns_a_page(open_slider):
    slider = open_touch(open_slider)
    slider.settled(lambda: slider.touch.drag(-120, start=START, duration=112))
    assert slider.current == 1
    slider.wait_for_photos(1)
    assert scrolled(slider) == 0


def test_swipe_with_the_browsers_own_times(open_slider):
    slider = open_touch(open_slider, frozen=False)
    # Further than half a page, so that a slow machine changes nothing.
    slider.settled(lambda: slider.touch.drag(-250, start=(320, 350), duration=112))
    assert slider.current == 1
    slider.wait_for_photos(1)


def test_finger_straight_up_scrolls_the_page(open_slider):
    slider = open_touch(open_slider)
    slider.touch.drag(0, -300, start=START, duration=320)
    wait_until(slider.page, "scrollY > 200")
    slider.run(1000)
    assert slider.current == 0
    assert slider.events() == []


def test_finger_sideways_leaves_the_page_where_it_is(open_slider):
    slider = open_touch(open_slider)
    slider.settled(lambda: slider.touch.drag(-150, -40, start=START, duration=160))
    assert slider.current == 1
    assert scrolled(slider) == 0


@pytest.mark.parametrize("across", [-150, 150])
def test_finger_at_45_degrees_moves_exactly_one_of_both(open_slider, across):
    slider = open_touch(open_slider)
    slider.page.evaluate("scrollTo(0, 50)")
    wait_until(slider.page, "scrollY === 50")
    slider.touch.drag(-150, across, start=(195, 300), duration=160)
    slider.run(1500)
    assert (slider.current != 0) != (scrolled(slider) != 50)


def test_cancelled_touch_is_a_release_without_speed(open_slider):
    slider = open_touch(open_slider)
    slider.touch.drag(-100, start=START, duration=96, release=False)
    slider.settled(slider.touch.cancel)
    assert slider.current == 0
    slider.wait_for_photos(0)


def test_finger_catches_a_settling_photo_and_is_no_tap(open_slider):
    slider = open_touch(open_slider, around="<div id=outer>{}</div>")
    slider.page.evaluate("window.clicks = 0; addEventListener('click', () => { clicks += 1 })")
    slider.touch.drag(-150, start=START, duration=96)
    slider.run(96)
    slider.touch.down(200, 300)
    slider.run(16)
    caught = slider.spans()
    assert len(caught) == 2
    slider.run(400)
    assert slider.spans() == caught
    slider.settled(slider.touch.up)
    assert len(slider.spans()) == 1
    assert slider.page.evaluate("clicks") == 0


def test_tap_on_a_link_follows_it(open_slider):
    slider = open_touch(
        open_slider, children="<a href=#there><img src=/photos/0.png alt=0></a><img src=/photos/1.png alt=1>"
    )
    slider.touch.down(*START)
    slider.touch.up()
    slider.page.wait_for_url("**#there")


def test_swipe_on_a_link_does_not_follow_it(open_slider):
    slider = open_touch(
        open_slider, children="<a href=#there><img src=/photos/0.png alt=0></a><img src=/photos/1.png alt=1>"
    )
    slider.settled(lambda: slider.touch.drag(-150, start=START, duration=112))
    assert slider.current == 1
    assert "#there" not in slider.page.url


def test_vertical_slider_turns_by_a_finger_up_and_leaves_sideways(open_slider):
    slider = open_touch(open_slider, "orientation=vertical")
    slider.settled(lambda: slider.touch.drag(0, -150, start=START, duration=112))
    assert slider.current == 1
    slider.wait_for_photos(1, vertical=True)
    assert scrolled(slider) == 0


def test_swipe_without_the_events_in_between(new_page, server):
    """Browsers offer them over HTTPS and on the machine itself, but not to a phone in a home's network."""
    page = new_page(has_touch=True)
    page.add_init_script("delete PointerEvent.prototype.getCoalescedEvents")
    page.goto(server.page("<photo-slider label=Photos>" + images(3) + "</photo-slider>"))
    slider = Slider(page)
    slider.element.evaluate("element => element.ready")
    slider.settled(lambda: slider.touch.drag(-250, start=(350, 300), duration=112))
    assert slider.current == 1


def test_first_tap_on_a_button_after_a_swipe_counts(open_slider):
    slider = open_touch(open_slider, "autoplay=60", frozen=False)
    slider.settled(lambda: slider.touch.drag(-250, start=(350, 300), duration=112))
    # Chromium makes no click of a tap that comes sooner.
    slider.run(1000)
    button = slider.page.get_by_role("button", name="Pause").bounding_box()
    slider.touch.down(button["x"] + button["width"] / 2, button["y"] + button["height"] / 2)
    slider.run(50)
    slider.touch.up()
    wait_until(slider.page, "!document.querySelector('photo-slider').playing")
