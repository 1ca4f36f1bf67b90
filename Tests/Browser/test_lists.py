"""Lists of photos in chunks, from a server and from a disk, and lists that change."""

import json
import re
import time

import pytest

import photos
from slider import Slider, wait_until
from test_paging import photo_list

COUNT = 10_000
SIZE = 500


def add_album(server, count: int = COUNT, size: int = SIZE, folder: str = "", name: str = "album"):
    """Adds a list in chunks. Its photos look like the number of thousands less."""
    entries = [{**photo, "src": f"photos/{n % photos.COUNT}.png?{n}"} for n, photo in enumerate(photo_list(count))]
    chunks = [entries[first : first + size] for first in range(0, count, size)]
    head = {"count": count, "chunkSize": size, "chunks": name + "-{chunk}.json"} if len(chunks) > 1 else {}
    for number, chunk in enumerate(chunks[1:], 1):
        server.add(f"{folder}/{name}-{number}.json", {"photos": chunk})
    server.add(f"{folder}/{name}.json", {**head, "photos": chunks[0]})


def lists(server) -> list[str]:
    return [path for path in server.requests if path.endswith(".json")]


def expect_soon(slider: Slider, complaints, pattern: str):
    """Waits until the console says something."""
    deadline = time.monotonic() + 10
    while not any(re.search(pattern, text) for text in complaints):
        assert time.monotonic() < deadline, f"the console never says {pattern!r}: {complaints}"
        slider.real_frames(1)
    complaints.expect(pattern)


def cost(open_slider, server, count: int) -> tuple[int, int, list[str]]:
    """What it takes to look at the first photos, the last one and its neighbour: nodes, requests and lists."""
    server.requests.clear()
    add_album(server, count)
    slider = open_slider(0, "src=/album.json", frozen=True)
    wait_until(slider.page, f"document.querySelector('photo-slider').pageCount === {count}")
    slider.wait_for_photos(0)
    slider.settled(lambda: slider.call("next()"))
    slider.wait_for_photos(1)
    slider.settled(lambda: slider.call(f"scrollToPage({count - 1})"))
    slider.wait_for_photos((count - 1) % photos.COUNT)
    slider.settled(lambda: slider.call("previous()"))
    slider.wait_for_photos((count - 2) % photos.COUNT)
    nodes = slider.element.evaluate("element => element.shadowRoot.querySelectorAll('.viewport *').length")
    return nodes, len([path for path in server.requests if path.startswith("/photos/")]), lists(server)


def test_ten_thousand_photos_cost_what_ten_do(open_slider, server):
    few = cost(open_slider, server, 10)
    many = cost(open_slider, server, COUNT)
    assert many[0] == few[0]
    assert many[1] <= few[1] + 1
    assert few[2] == ["/album.json"]
    assert many[2] == ["/album.json", f"/album-{COUNT // SIZE - 1}.json"]


def test_addresses_are_meant_from_the_list(open_slider, server):
    server.add(
        "/far/album.json",
        {"photos": [{"src": "../photos/3.png", "srcset": "../photos/4.png 400w, ../photos/5.png 9000w", "alt": ""}]},
    )
    slider = open_slider(0, "src=far/album.json", frozen=True)
    slider.wait_for_photos(4)


def test_chunk_that_fails_says_so_and_can_be_tried_again(open_slider, server, complaints):
    add_album(server, 20, 10)
    chunk = server.files.pop("/album-1.json")
    slider = open_slider(0, "src=/album.json", frozen=True)
    slider.page.evaluate(
        "window.failed = []; document.addEventListener('photoerror', event => failed.push(event.detail))"
    )
    slider.wait_for_photos(0)
    slider.call("scrollToPage(14, {animated: false})")
    retry = slider.page.get_by_role("button", name="again")
    retry.wait_for()
    complaints.expect("404")
    failed = slider.page.evaluate("failed")
    assert 14 in [detail["page"] for detail in failed]
    assert {detail["src"] for detail in failed} == {server.address + "/album-1.json"}
    server.files["/album-1.json"] = chunk
    retry.click()
    slider.page.mouse.move(700, 500)
    slider.wait_for_photos(14)
    slider.call("scrollToPage(2, {animated: false})")
    slider.wait_for_photos(2)
    assert lists(server).count("/album-0.json") == 0


@pytest.mark.parametrize(
    "list, complaint",
    [
        ({"photos": 3}, "no list"),
        ({"photos": [{"src": "photos/0.png"}, {}]}, "photo 1 has no address"),
        ("{", "cannot be read"),
    ],
)
def test_list_that_is_none_leaves_the_children(open_slider, server, complaints, list, complaint):
    server.add("/album.json", list if isinstance(list, dict) else list.encode())
    slider = open_slider(3, "src=/album.json", frozen=True)
    slider.wait_for_photos(0)
    expect_soon(slider, complaints, complaint)
    assert slider.get("pageCount") == 3


def test_list_on_a_disk_is_read_from_its_scripts(new_page, element_file, tmp_path):
    twin = "document.currentScript.dispatchEvent(new CustomEvent('photolist', {detail: %s}));"
    (tmp_path / "photo-slider.js").write_bytes(element_file.read_bytes())
    (tmp_path / "photos").mkdir()
    for number in range(4):
        (tmp_path / f"photos/{number}.png").write_bytes(photos.picture(number))
    entries = [{"src": f"photos/{number}.png", "alt": str(number)} for number in range(4)]
    head = {"count": 4, "chunkSize": 2, "chunks": "album-{chunk}.json", "photos": entries[:2]}
    (tmp_path / "album.js").write_text(twin % json.dumps(head))
    (tmp_path / "album-1.js").write_text(twin % json.dumps({"photos": entries[2:]}))
    (tmp_path / "index.html").write_text(
        "<!doctype html><style>photo-slider { width: 390px }</style>"
        "<photo-slider src=album.json></photo-slider><script src=photo-slider.js></script>"
    )
    page = new_page()
    page.goto((tmp_path / "index.html").as_uri())
    slider = Slider(page)
    wait_until(page, "document.querySelector('photo-slider').pageCount === 4")
    slider.wait_for_photos(0)
    slider.settled(lambda: slider.call("scrollToPage(3)"))
    slider.wait_for_photos(3)
    assert page.locator("head script").count() == 0


def test_new_list_takes_over_and_the_photo_in_view_stays(open_slider, server):
    add_album(server, 40, 10)
    changed = photo_list(45)
    for number, photo in enumerate(changed):
        photo["src"] = f"photos/{number - 2}.png?{number - 2}" if number > 1 else f"photos/9{number}.png"
    server.add("/new.json", {"photos": changed[:15], "count": 45, "chunkSize": 15, "chunks": "new-{chunk}.json"})
    server.add("/new-1.json", {"photos": changed[15:30]})
    children = "<img src='photos/0.png?0' alt=0><img src='photos/1.png?1' alt=1>"
    slider = open_slider(attributes="src=/album.json", children=children, frozen=True)
    wait_until(slider.page, "document.querySelector('photo-slider').pageCount === 40")
    for start, now in ((1, 3), (16, 18)):
        slider.set("src", "/album.json")
        wait_until(slider.page, "document.querySelector('photo-slider').pageCount === 40")
        slider.call(f"scrollToPage({start}, {{animated: false}})")
        slider.wait_for_photos(start)
        slider.set("src", "/new.json")
        wait_until(slider.page, "document.querySelector('photo-slider').pageCount === 45")
        assert slider.current == now
        assert slider.shown() == [start]
    slider.call("scrollToPage(0, {animated: false})")
    slider.wait_for_photos(90)


def test_list_that_cannot_be_read_leaves_the_old_one(open_slider, server, complaints):
    add_album(server, 10)
    slider = open_slider(0, "src=/album.json", frozen=True)
    slider.wait_for_photos(0)
    slider.set("src", "/none.json")
    expect_soon(slider, complaints, "cannot be read: the server answers 404")
    complaints.expect("Failed to load resource")
    assert slider.get("pageCount") == 10


def test_overview_of_a_list_in_chunks_shows_what_is_in_sight(open_slider, server):
    add_album(server)
    slider = open_slider(0, "src=/album.json overview", frozen=True)
    slider.wait_for_photos(0)
    slider.call("scrollToPage(7000, {animated: false})")
    slider.wait_for_photos(0)
    slider.page.get_by_role("button", name="All photos").click()
    slider.page.get_by_role("button", name="Photo 7001 of 10000: Photo 7001").wait_for()
    slider.page.get_by_role("button", name="Photo 7001 of 10000").click()
    assert slider.current == 7000
    assert len(lists(server)) <= 3


def test_loads_that_no_longer_matter_are_cancelled(open_slider, server):
    add_album(server, 20)
    entries = [{**photo, "src": "/slow" + photo["src"]} for photo in photo_list(20)]
    slider = open_slider(0, frozen=True)
    slider.page.evaluate("window.cancelled = 0")
    cancelled = []
    slider.page.on("requestfailed", lambda request: cancelled.append(re.sub(".*/", "", request.url)))
    slider.set("photos", entries)
    slider.real_frames(2)
    slider.call("scrollToPage(10, {animated: false})")
    slider.real_frames(2)
    wait_until(slider.page, "true")
    assert {"0.png", "1.png"} <= set(cancelled)
    server.release()
    slider.wait_for_photos(10)
