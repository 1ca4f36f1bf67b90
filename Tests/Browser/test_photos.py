"""Photos that come late, never, or in numbers."""

import pytest

from pageserver import SCROLL_SNAP
from slider import wait_until
from test_paging import photo_list


@pytest.mark.parametrize("count", [10, 1000])
def test_a_thousand_photos_cost_what_ten_do(open_slider, server, count):
    slider = open_slider(0, "loop", frozen=True)
    slider.set("photos", photo_list(count))
    slider.wait_for_photos(0)
    for _ in range(3):
        slider.settled(lambda: slider.call("next()"))
    slider.settled(lambda: slider.call(f"scrollToPage({count - 1})"))
    slider.wait_for_photos(count - 1)
    made = slider.element.evaluate(
        "element => [element.shadowRoot, element].flatMap(root => [...root.querySelectorAll('*')]).map(node => node.localName)"
    )
    assert len(made) <= 60
    assert made.count("img") <= 7
    assert len(set(path for path in server.requests if path.startswith("/photos/"))) <= 12


@pytest.mark.parametrize("loop", ["loop", ""])
def test_neighbours_are_loaded_and_far_ones_never(open_slider, server, loop):
    slider = open_slider(0, loop, frozen=True)
    slider.set("photos", photo_list(40))
    slider.wait_for_photos(0)
    slider.page.wait_for_load_state("networkidle")
    requested = {path for path in server.requests if path.startswith("/photos/")}
    assert {"/photos/0.png", "/photos/1.png"} <= requested
    assert ("/photos/39.png" in requested) == bool(loop)
    assert requested <= {f"/photos/{n}.png" for n in (0, 1, 2, 38, 39)}


def test_src_names_a_list(open_slider, server):
    server.add("/album.json", {"photos": photo_list(12)})
    slider = open_slider(0, "src=/album.json", frozen=True)
    wait_until(slider.page, "document.querySelector('photo-slider').pageCount === 12")
    slider.wait_for_photos(0)
    slider.settled(lambda: slider.call("scrollToPage(11)"))
    slider.wait_for_photos(11)


def test_box_keeps_its_size_when_photos_come_late(open_slider, server):
    children = "".join(f"<img src=/slow/photos/{n}.png alt={n}>" for n in range(3))
    slider = open_slider(
        children=children, frozen=True, around="{}<p id=below>Below</p>", css=SCROLL_SNAP + "photo-slider { height: auto }"
    )
    assert slider.box["height"] == 390
    below = slider.page.locator("#below").bounding_box()
    server.release()
    slider.wait_for_photos(0)
    assert slider.page.locator("#below").bounding_box() == below
    assert slider.page.evaluate("shift") == 0


def test_a_missing_photo_says_so_and_can_be_tried_again(open_slider, server, complaints):
    photos = photo_list(4)
    photos[1]["src"] = "/gone/photos/1.png"
    slider = open_slider(0, frozen=True)
    slider.page.evaluate(
        "window.failed = []; document.addEventListener('photoerror', event => failed.push(event.detail.page), true)"
    )
    slider.set("photos", photos)
    slider.wait_for_photos(0)
    slider.settled(lambda: slider.call("next()"))
    retry = slider.page.get_by_role("button", name="again")
    retry.wait_for()
    assert slider.page.evaluate("failed") == [1]
    complaints.expect("404")
    server.restore()
    retry.click()
    slider.page.mouse.move(700, 500)
    slider.wait_for_photos(1)
    slider.settled(lambda: slider.call("next()"))
    slider.wait_for_photos(2)


def test_a_page_never_shows_another_pages_photo(open_slider, server):
    photos = photo_list(30)
    for photo in photos[3:]:
        photo["src"] = "/slow" + photo["src"]
    slider = open_slider(0, frozen=True)
    slider.set("photos", photos)
    slider.wait_for_photos(0)
    for _ in range(7):
        slider.mouse.drag(-70, duration=64)
        slider.run(32)
    slider.run(1500)
    assert slider.current == 7
    assert slider.shown() == []
    server.release()
    slider.wait_for_photos(7)
    for page in (6, 5, 4, 3, 2):
        slider.settled(lambda: slider.call("previous()"))
        slider.wait_for_photos(page)


def test_figures_with_captions_are_shown_as_they_are(open_slider):
    children = "".join(
        f"<figure><img src=/photos/{n}.png alt='Photo {n}'><figcaption>Caption {n}</figcaption></figure>"
        for n in range(3)
    )
    slider = open_slider(children=children, css="figure { margin: 0 }", frozen=True)
    assert slider.page.get_by_text("Caption 0").is_visible()
    slider.settled(lambda: slider.call("next()"))
    assert slider.page.get_by_text("Caption 1").is_visible()


def test_names_and_captions_are_text(open_slider):
    hostile = "<img src=x onerror=alert(1)>\"'&"
    photos = photo_list(3)
    photos[0].update(alt=hostile, caption=hostile)
    slider = open_slider(0, frozen=True)
    slider.set("photos", photos)
    slider.wait_for_photos(0)
    assert slider.element.evaluate("element => element.shadowRoot.querySelectorAll('[src=x]').length") == 0


def test_another_list_keeps_the_photo_in_view_and_has_its_names_told(open_slider):
    slider = open_slider(0, frozen=True)
    slider.set("photos", [{**photo, "alt": "Sea"} for photo in photo_list(3)])
    slider.wait_for_photos(0)
    hidden = slider.element.evaluate(
        """(element, photos) => {
            element.photos = photos;
            return element.shadowRoot.querySelector('[aria-label="1 of 4"] img').hidden;
        }""",
        [{**photo, "alt": "Hill"} for photo in photo_list(4)],
    )
    assert not hidden
    assert slider.page.get_by_role("slider").get_attribute("aria-valuetext") == "Photo 1 of 4: Hill"


def test_src_changed_while_out_of_the_page_is_loaded_when_it_is_back(open_slider, server):
    server.add("/short.json", {"photos": photo_list(3)})
    server.add("/long.json", {"photos": photo_list(5)})
    slider = open_slider(0, "src=/short.json")
    wait_until(slider.page, "document.querySelector('photo-slider').pageCount === 3")
    slider.call("remove(), element.src = '/long.json', document.body.append(element)")
    wait_until(slider.page, "document.querySelector('photo-slider').pageCount === 5")
