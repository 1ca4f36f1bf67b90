"""Right to left, and vertical."""

import pytest

pytestmark = pytest.mark.firefox


def test_first_page_is_at_the_right(open_slider):
    slider = open_slider(6, "dir=rtl", frozen=True)
    slider.mouse.drag(100, start=(100, 200), release=False)
    slider.run(16)
    slider.wait_for_photos(1, 0)
    assert slider.spans() == [(1, 0, 90), (0, 90, 390)]


def test_dragging_right_turns_forward(open_slider):
    slider = open_slider(6, "dir=rtl", frozen=True)
    slider.settled(lambda: slider.mouse.drag(70, duration=96))
    assert slider.current == 1
    slider.settled(lambda: slider.mouse.drag(-70, duration=96))
    assert slider.current == 0


def test_loop_goes_round_both_ways(open_slider):
    slider = open_slider(3, "dir=rtl loop", frozen=True)
    for distance, page in [(-70, 2), (70, 0), (70, 1), (70, 2), (70, 0)]:
        slider.settled(lambda: slider.mouse.drag(distance, duration=96))
        assert slider.current == page
        slider.wait_for_photos(page)


def test_keys_are_mirrored(open_slider):
    slider = open_slider(6, "dir=rtl", frozen=True)
    slider.element.evaluate("element => element.focus()")
    for key, page in [("ArrowLeft", 1), ("ArrowLeft", 2), ("ArrowRight", 1), ("End", 5), ("Home", 0)]:
        slider.settled(lambda: slider.page.keyboard.press(key))
        assert slider.current == page


def test_next_moves_the_content_right(open_slider):
    slider = open_slider(6, "dir=rtl", frozen=True)
    slider.wait_for_photos(0)
    slider.call("next()")
    slider.run(112)
    slider.wait_for_photos(1, 0)


def test_direction_comes_from_the_page(open_slider):
    slider = open_slider(6, around="<div dir=rtl>{}</div>", frozen=True)
    left = slider.box["x"]
    slider.settled(lambda: slider.mouse.drag(70, start=(left + 150, 200), duration=96))
    assert slider.current == 1


def test_vertical_photos_follow_the_pointer(open_slider):
    slider = open_slider(6, "orientation=vertical", frozen=True)
    slider.mouse.drag(0, -100, start=(100, 350), release=False)
    slider.run(16)
    slider.wait_for_photos(0, 1, vertical=True)
    assert slider.spans(vertical=True) == [(0, 0, 300), (1, 300, 390)]
    slider.mouse.up()
    slider.run(1500)
    assert slider.current == 1


def test_vertical_loop(open_slider):
    slider = open_slider(3, "orientation=vertical loop", frozen=True)
    for distance, page in [(70, 2), (-70, 0), (-70, 1)]:
        slider.settled(lambda: slider.mouse.drag(0, distance, duration=96))
        assert slider.current == page
        slider.wait_for_photos(page, vertical=True)
