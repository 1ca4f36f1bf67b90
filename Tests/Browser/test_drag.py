"""Dragging and flicking with the mouse. A 390 px slider; distances and speeds as MOTION's rules name them."""

import pytest


RIGHT = (350, 300)
LEFT = (40, 300)


def test_photo_follows_the_pointer(open_slider):
    slider = open_slider(frozen=True)
    slider.wait_for_photos(0)
    # The first step of 10 px crosses the slop: from there the photo moves with the pointer, 90 px here.
    slider.mouse.drag(-100, start=RIGHT, release=False)
    slider.run(16)
    slider.wait_for_photos(0, 1)
    assert slider.spans() == [(0, 0, 300), (1, 300, 390)]


@pytest.mark.parametrize("distance, page", [(-180, 0), (-240, 1)])
def test_slow_drag_goes_to_the_nearest_page(open_slider, distance, page):
    slider = open_slider(frozen=True)
    slider.settled(lambda: slider.mouse.drag(distance, start=RIGHT, duration=800, hold=200))
    assert slider.current == page
    slider.wait_for_photos(page)


def test_flick_turns_one_page_and_a_flick_back_returns(open_slider):
    slider = open_slider(frozen=True)
    slider.settled(lambda: slider.mouse.drag(-70, duration=96))
    assert slider.current == 1
    slider.wait_for_photos(1)
    slider.settled(lambda: slider.mouse.drag(70, duration=96))
    assert slider.current == 0
    slider.wait_for_photos(0)
    assert [event[1:] for event in slider.events("pagechange")] == [[1, "drag"], [0, "drag"]]


def test_twelve_swipes_turn_twelve_pages(open_slider):
    slider = open_slider(6, "loop", frozen=True)
    for swipe in range(12):
        slider.mouse.drag(-180, start=RIGHT, duration=200 + 32 * swipe)
        slider.run(250)
    slider.run(1000)
    assert len(slider.events("pagechange")) == 12
    assert slider.current == 0
    slider.wait_for_photos(0)


def test_fast_flicks_turn_a_page_each(open_slider):
    slider = open_slider(6, "loop", frozen=True)
    for _ in range(4):
        slider.mouse.drag(-70, duration=64)
        slider.run(48)
    slider.run(1500)
    assert [event[1] for event in slider.events("pagechange")] == [1, 2, 3, 4]
    slider.wait_for_photos(4)


def test_beyond_the_end_the_photo_resists_and_comes_back(open_slider):
    slider = open_slider(frozen=True)
    slider.wait_for_photos(0)
    slider.mouse.drag(210, start=LEFT, release=False, duration=320)
    slider.run(16)
    [(photo, start, end)] = slider.spans()
    # 210 px in 20 steps of 10.5: 199.5 px after the slop, which the rubber band shows as (1 − 1/(199.5·0.55/390 + 1))·390.
    assert (photo, end) == (0, 390)
    assert start == pytest.approx(85.6, abs=1)
    slider.settled(slider.mouse.up)
    assert slider.spans() == [(0, 0, 390)]
    assert slider.events("pagechange") == []


def test_loop_goes_round_both_ways(open_slider):
    slider = open_slider(3, "loop", frozen=True)
    for page in (2, 1, 0, 2):
        slider.settled(lambda: slider.mouse.drag(70, duration=96))
        assert slider.current == page
        slider.wait_for_photos(page)
    for page in (0, 1, 2, 0):
        slider.settled(lambda: slider.mouse.drag(-70, duration=96))
        assert slider.current == page
        slider.wait_for_photos(page)


@pytest.mark.parametrize("distance, shown", [(-200, [0, 1]), (200, [1, 0])])
def test_two_photos_loop_with_a_neighbour_on_both_sides(open_slider, distance, shown):
    slider = open_slider(2, "loop", frozen=True)
    slider.mouse.drag(distance, start=(195, 200), release=False)
    slider.run(16)
    slider.wait_for_photos(*shown)
    slider.settled(slider.mouse.up)
    assert slider.current == 1
    slider.wait_for_photos(1)


def test_single_photo_stays(open_slider):
    slider = open_slider(1, "loop autoplay", frozen=True)
    slider.wait_for_photos(0)
    slider.mouse.drag(-150, start=RIGHT, duration=96)
    slider.call("next()")
    slider.run(8000)
    assert slider.current == 0
    assert slider.events("pagechange") == []
    slider.wait_for_photos(0)


def test_other_buttons_move_nothing(open_slider):
    slider = open_slider(frozen=True)
    slider.wait_for_photos(0)
    slider.mouse.button = "right"
    slider.mouse.drag(-200, start=RIGHT, release=False)
    slider.run(16)
    assert slider.spans() == [(0, 0, 390)]
    slider.mouse.up()
    slider.run(1000)
    assert slider.current == 0


def test_drag_ends_when_the_release_was_lost(open_slider):
    slider = open_slider(frozen=True)
    slider.mouse.drag(-250, start=RIGHT, duration=400, hold=200, release=False)
    # As after a menu or a dialogue took the release: the next move comes without a button.
    slider.settled(
        lambda: slider.element.evaluate(
            """element => element.shadowRoot.elementFromPoint(100, 200).dispatchEvent(new PointerEvent("pointermove",
            {bubbles: true, composed: true, pointerId: 1, pointerType: "mouse", isPrimary: true, buttons: 0, clientX: 90, clientY: 200}))"""
        )
    )
    assert slider.current == 1
    slider.mouse.move(300, 200)
    slider.run(100)
    slider.wait_for_photos(1)
    assert slider.spans() == [(1, 0, 390)]


def test_a_settling_photo_stops_under_the_pointer_then_settles(open_slider):
    slider = open_slider(frozen=True, around="<a href=#followed>{}</a>")
    slider.wait_for_photos(0)
    slider.mouse.drag(-120, start=RIGHT, duration=96)
    slider.run(96)
    slider.mouse.down(200, 200)
    slider.run(16)
    caught = slider.spans()
    slider.run(500)
    assert slider.spans() == caught
    assert len(caught) == 2
    slider.settled(slider.mouse.up)
    assert len(slider.spans()) == 1
    assert "followed" not in slider.page.url


@pytest.mark.parametrize("release", [(60, 200), (0, 500)], ids=["on the photo", "outside"])
def test_dragging_a_link_does_not_follow_it(open_slider, release):
    links = "".join(f"<a href=#link{n}><img src=/photos/{n}.png alt={n} width=300 height=300></a>" for n in range(3))
    slider = open_slider(children=links, frozen=True)
    slider.wait_for_photos(0)
    slider.page.evaluate("window.clicks = 0; addEventListener('click', () => { clicks += 1 })")
    x, y = RIGHT
    slider.mouse.drag(release[0] - x, release[1] - y, start=RIGHT)
    slider.run(1500)
    assert slider.page.evaluate("clicks") == 0
    assert "#link" not in slider.page.url
    slider.page.mouse.move(200, 200)
    slider.run(50)
    current = slider.current
    slider.page.mouse.down()
    slider.page.mouse.move(201, 201)
    slider.page.mouse.up()
    slider.page.wait_for_url(f"**/page.html#link{current}")


def test_text_field_in_a_slide_is_selected_by_dragging(open_slider):
    children = "<div><input id=field value='Some words to select'></div><div>Second</div>"
    slider = open_slider(
        children=children, frozen=True, css="#field { margin: 150px 20px; width: 300px; font-size: 20px }"
    )
    box = slider.page.locator("#field").bounding_box()
    middle = box["y"] + box["height"] / 2
    slider.mouse.drag(160, start=(box["x"] + 4, middle))
    slider.run(1000)
    selected = slider.page.evaluate("field.selectionEnd - field.selectionStart")
    assert selected > 3
    assert slider.current == 0
    assert slider.events() == []


def test_nested_slider_takes_the_gesture_until_its_end(open_slider):
    inner = "".join(f"<img src=/photos/{n}.png alt={n} width=300 height=300>" for n in (10, 11))
    children = f"<photo-slider id=inner label=Inner>{inner}</photo-slider><img src=/photos/1.png alt=1>"
    slider = open_slider(children=children, selector="main > photo-slider", frozen=True)

    def pages():
        return [slider.current, slider.page.evaluate("inner.page")]

    slider.mouse.drag(-120, start=RIGHT, duration=96)
    slider.run(1500)
    assert pages() == [0, 1]
    slider.mouse.drag(-120, start=RIGHT, duration=96)
    slider.run(1500)
    assert pages() == [1, 1]
    slider.wait_for_photos(1)
