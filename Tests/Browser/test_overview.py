"""All photos at a glance, in the same element."""

import pytest
from slider import wait_until

GRID = "document.querySelector('photo-slider').shadowRoot.querySelector('.overview')"
CELLS = f"{GRID}.querySelectorAll('button').length"


@pytest.fixture
def open_many(open_slider, server):
    def open(count: int, attributes: str = ""):
        server.add(
            "/album.json",
            {"photos": [{"src": f"/photos/{n}.png", "alt": f"Photo {n + 1}"} for n in range(count)]},
        )
        return open_slider(attributes=f"overview src=/album.json {attributes}", children="")

    return open


def press(slider, *keys: str):
    for key in keys:
        slider.page.keyboard.press(key)


def focused(slider) -> str:
    return slider.element.evaluate("element => element.shadowRoot.activeElement?.ariaLabel ?? ''")


def test_opened_by_its_button_and_a_photo_chosen_by_tap(open_many):
    slider = open_many(12)
    slider.page.get_by_role("button", name="All photos").click()
    slider.page.get_by_role("button", name="Photo 8 of 12: Photo 8").click()
    assert slider.current == 7
    slider.wait_for_photos(7)
    assert slider.page.evaluate(f"{GRID}.hidden")


def test_by_keys(open_many):
    slider = open_many(12)
    slider.call("focus()")
    press(slider, "g")
    assert focused(slider) == "Photo 1 of 12: Photo 1"
    press(slider, "ArrowRight", "ArrowRight", "ArrowDown")  # three in a row at 390 px
    assert focused(slider) == "Photo 6 of 12: Photo 6"
    press(slider, "End")
    assert focused(slider) == "Photo 12 of 12: Photo 12"
    press(slider, "ArrowLeft", "Enter")
    assert slider.current == 10
    press(slider, "g", "Escape")
    assert slider.current == 10
    press(slider, "ArrowLeft")  # the focus is back on the photos
    wait_until(slider.page, "document.querySelector('photo-slider').page === 9")


def test_holds_the_rows_in_view_and_no_more(open_many):
    slider = open_many(1000)
    slider.call("focus()")
    press(slider, "g")
    few = slider.page.evaluate(CELLS)
    assert few <= 20
    press(slider, "End")
    assert focused(slider) == "Photo 1000 of 1000: Photo 1000"
    wait_until(slider.page, f"{CELLS} <= 20")
    press(slider, "Escape")
    assert slider.page.evaluate(CELLS) == 0


def test_shows_the_photo_in_view_first(open_many):
    slider = open_many(300, "page=200")
    slider.call("focus()")
    press(slider, "g")
    assert focused(slider) == "Photo 201 of 300: Photo 201"


def test_of_children(open_slider):
    slider = open_slider(6, "overview")
    slider.page.get_by_role("button", name="All photos").click()
    wait_until(slider.page, f"[...{GRID}.querySelectorAll('img')].every(image => image.naturalWidth > 0)")
    box = slider.box
    slider.page.mouse.click(box["x"] + 195, box["y"] + 65)
    assert slider.current == 1


def test_nothing_behind_it_can_be_reached(open_many):
    slider = open_many(12, "autoplay=1")
    slider.page.get_by_role("button", name="All photos").click()
    slider.page.mouse.move(700, 500)
    seen = set()
    for _ in range(8):
        press(slider, "Tab")
        seen.add(focused(slider))
    assert seen <= {"", "All photos", *(f"Photo {n} of 12: Photo {n}" for n in range(1, 13))}
    slider.run(2500)
    assert slider.current == 0, "photos turn behind the overview"


def test_not_without_its_attribute(open_slider):
    slider = open_slider(3)
    slider.call("focus()")
    press(slider, "g")
    assert slider.page.evaluate(f"{GRID}.hidden")
    assert slider.page.get_by_role("button", name="All photos").count() == 0
