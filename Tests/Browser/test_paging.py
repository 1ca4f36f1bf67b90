"""Pages turned by calls, and lists that change."""

import pytest

from pageserver import images
from slider import wait_until


def test_five_calls_at_once_go_five_pages_on(open_slider):
    slider = open_slider(8, frozen=True)
    for _ in range(5):
        slider.call("next()")
        slider.run(48)
    slider.run(1500)
    assert slider.current == 5
    slider.wait_for_photos(5)


def test_calls_before_it_is_ready_are_kept_and_applied_once(new_page, server):
    page = new_page()
    script = "<script async src=/slow/photo-slider.js></script>"
    page.goto(server.page(f"<photo-slider label=Photos>{images(6)}</photo-slider>", script=script), wait_until="commit")
    page.evaluate(
        """() => {
            customElements.whenDefined("photo-slider").then(() => {
                const element = document.querySelector("photo-slider");
                element.next();
                element.next();
                element.scrollToPage(4);
                element.previous();
            });
        }"""
    )
    server.release()
    wait_until(page, "recorded.some(([type]) => type === 'settle')")
    assert page.evaluate("document.querySelector('photo-slider').page") == 3


def test_page_set_in_markup_is_the_first_one_shown(open_slider):
    slider = open_slider(attributes="page=3", frozen=True)
    slider.wait_for_photos(3)
    assert slider.current == 3
    assert slider.events("pagechange") == []


@pytest.mark.parametrize("forward", [True, False])
def test_twice_round_a_loop_changes_one_page_a_step(open_slider, forward):
    slider = open_slider(4, "loop", frozen=True)
    assert slider.events() == []
    for _ in range(8):
        slider.call("next()" if forward else "previous()")
        slider.run(600)
    expected = [1, 2, 3, 0] if forward else [3, 2, 1, 0]
    assert [event[1:] for event in slider.events("pagechange")] == [[page, "call"] for page in expected * 2]


def test_from_the_last_page_to_the_first_in_a_loop_is_one_step_forward(open_slider):
    slider = open_slider(6, "loop page=5", frozen=True)
    slider.wait_for_photos(5)
    slider.call("scrollToPage(0)")
    seen = set()
    for _ in range(12):
        slider.run(32)
        seen.add(tuple(slider.shown()))
    assert seen <= {(5,), (5, 0), (0,)}
    assert (5, 0) in seen
    assert slider.current == 0


def test_without_animation_it_is_there_at_once(open_slider):
    slider = open_slider(frozen=True)
    slider.call("scrollToPage(4, {animated: false})")
    slider.run(16)
    slider.wait_for_photos(4)
    assert slider.spans() == [(4, 0, 390)]


def test_pages_passed_over_are_not_requested(open_slider, server):
    slider = open_slider(0, frozen=True)
    slider.set("photos", photo_list(40))
    slider.wait_for_photos(0)
    slider.settled(lambda: slider.call("scrollToPage(30)"))
    slider.wait_for_photos(30)
    assert not [path for path in server.requests if path in {f"/photos/{n}.png" for n in range(5, 26)}]


def test_nothing_then_three_photos(open_slider):
    slider = open_slider(0, "loop autoplay", frozen=True)
    slider.call("next()")
    slider.call("previous()")
    slider.call("scrollToPage(4)")
    slider.mouse.drag(-100)
    slider.run(4000)
    assert slider.get("pageCount") == 0
    assert slider.events() == []
    slider.set("photos", photo_list(3))
    slider.wait_for_photos(0)
    assert (slider.get("pageCount"), slider.current) == (3, 0)


def test_three_in_view_in_a_loop_of_three(open_slider):
    slider = open_slider(3, "loop visible-pages=3 align=start", css="photo-slider { height: 130px }", frozen=True)
    slider.wait_for_photos(0, 1, 2)
    for step in (1, 2, 3, 4, 3, 2):
        slider.settled(lambda: slider.call("next()" if step > len(slider.events("settle")) else "previous()"))
    first = slider.current
    slider.wait_for_photos(*((first + n) % 3 for n in range(3)))


@pytest.mark.parametrize("moment", ["at rest", "in a drag", "in a settle"])
def test_list_shrinks_on_the_last_page(open_slider, moment):
    slider = open_slider(6, "page=5", frozen=True)
    slider.wait_for_photos(5)
    if moment != "at rest":
        slider.mouse.drag(100, start=(40, 300), release=moment == "in a settle")
        slider.run(16)
    slider.element.evaluate("element => { while (element.children.length > 3) element.lastElementChild.remove() }")
    wait_until(slider.page, "document.querySelector('photo-slider').pageCount === 3")
    if moment == "in a drag":
        slider.mouse.up()
    slider.run(1500)
    assert slider.current in (1, 2)
    slider.wait_for_photos(slider.current)


def test_photo_in_view_stays_when_others_come_and_go(open_slider):
    slider = open_slider(6, "page=3", frozen=True)
    slider.wait_for_photos(3)
    slider.element.evaluate("element => element.firstElementChild.remove()")
    wait_until(slider.page, "document.querySelector('photo-slider').pageCount === 5")
    slider.run(500)
    assert slider.current == 2
    assert slider.spans() == [(3, 0, 390)]


def test_photo_on_screen_is_the_one_the_page_says(open_slider):
    slider = open_slider(12, "loop", frozen=True)
    moves = ["next()", "next()", "scrollToPage(7)", "previous()", "scrollToPage(0)", "previous()", "previous()"]
    for move in moves:
        slider.settled(lambda: slider.call(move))
        slider.wait_for_photos(slider.current)
        assert slider.spans() == [(slider.current, 0, 390)]


def photo_list(count: int) -> list[dict]:
    return [
        {"src": f"/photos/{n}.png", "alt": f"Photo {n + 1}", "width": 300, "height": 300} for n in range(count)
    ]
