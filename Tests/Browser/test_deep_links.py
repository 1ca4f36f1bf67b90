"""Addresses that name a photo."""

import pytest

import photos
from pageserver import images
from slider import Slider, wait_until
from test_paging import photo_list


@pytest.fixture
def open_at(new_page, server):
    """Opens a page with a slider, at a fragment of its address."""

    def open(fragment: str, attributes: str, children: str = images(6)) -> Slider:
        page = new_page()
        page.goto(server.page(f"<photo-slider label=Photos {attributes}>{children}</photo-slider>") + fragment)
        slider = Slider(page)
        slider.element.evaluate("element => element.ready")
        return slider

    return open


def fragment(slider) -> str:
    return slider.page.evaluate("location.hash")


@pytest.mark.parametrize("how, back", [("replace", None), ("push", "#photo=1")])
def test_address_follows_the_page_and_back_goes_back(open_at, how, back):
    slider = open_at("", f"deep-link={how}")
    before = slider.page.evaluate("history.length")
    for page in (1, 2):
        slider.settled(lambda: slider.call("next()"))
        assert fragment(slider) == f"#photo={page}"
    assert slider.page.evaluate("history.length") == before + (2 if how == "push" else 0)
    if back is None:
        return
    slider.page.go_back()
    wait_until(slider.page, "document.querySelector('photo-slider').page === 1")
    assert fragment(slider) == back
    slider.page.go_back()
    wait_until(slider.page, "document.querySelector('photo-slider').page === 0")
    assert fragment(slider) == ""
    slider.page.go_forward()
    slider.page.go_forward()
    wait_until(slider.page, "document.querySelector('photo-slider').page === 2")


def test_off_leaves_the_address_alone(open_at):
    slider = open_at("#photo=3", "")
    assert slider.current == 0
    slider.settled(lambda: slider.call("next()"))
    assert fragment(slider) == "#photo=3"


@pytest.mark.parametrize(
    "name, page",
    [("3", 3), ("sea", 1), ("Hill%20%26%20dale", 2), ("nobody", 0), ("a%2B100%25%20%26%20b", 4)],
)
def test_address_names_the_photo_to_begin_with(open_at, server, name, page):
    children = (
        "<img src=/photos/0.png alt=''><img id=sea src=/photos/1.png alt=''>"
        "<figure data-name='Hill &amp; dale'><img src=/photos/2.png alt=''></figure><img src=/photos/3.png?v=2 alt=''>"
        "<img src='/photos/a+100%%20&%20b.png' alt=''>"
    )
    server.add("/photos/a+100%%20&%20b.png", photos.picture(4), "image/png")
    slider = open_at(f"#photo={name}", "deep-link=replace", children)
    wait_until(slider.page, f"document.querySelector('photo-slider').page === {page}")
    slider.call("scrollToPage(0, {animated: false})")
    slider.call("scrollToPage(2, {animated: false})")
    assert fragment(slider) == "#photo=Hill%20%26%20dale"


def test_photo_in_a_chunk_is_found(open_at, server):
    entries = photo_list(30)
    entries[25]["name"] = "Ängelholm"
    for chunk in (1, 2):
        server.add(f"/album-{chunk}.json", {"photos": entries[chunk * 10 : chunk * 10 + 10]})
    server.add("/album.json", {"photos": entries[:10], "count": 30, "chunkSize": 10, "chunks": "album-{chunk}.json"})
    slider = open_at("#photo=Ängelholm", "deep-link=push src=/album.json", "")
    slider.wait_for_photos(25)
    slider.page.goto(slider.page.url.split("#")[0] + "#photo=3")
    slider.wait_for_photos(3)


def test_autoplay_leaves_nothing_to_go_back_to(open_slider):
    slider = open_slider(attributes="deep-link=push autoplay=3", frozen=True)
    before = slider.page.evaluate("history.length")
    slider.run(7000)
    assert slider.current == 2
    assert fragment(slider) == "#photo=2"
    assert slider.page.evaluate("history.length") == before


def test_another_sliders_photo_is_no_concern(open_at):
    slider = open_at("#photo=7", "deep-link=push", images(3))
    slider.settled(lambda: slider.call("next()"))
    assert slider.current == 1
