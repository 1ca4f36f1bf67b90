"""How a page comes up: before the script, without it, from a file, and when the engine can't start."""

import shutil
import time

import pytest

import photos
from pageserver import SCROLL_SNAP, images
from slider import wait_until

def wait_for_spans(page, expected):
    """Waits until the page's first slider shows this."""
    deadline = time.monotonic() + 5
    box = page.locator("photo-slider").first.bounding_box()
    while (found := photos.spans(page.screenshot(clip=box))) != expected:
        assert time.monotonic() < deadline, found


def test_no_layout_shift_before_and_after_the_script(new_page, server):
    page = new_page()
    script = "<script async src=/slow/photo-slider.js></script>"
    body = f"<p>Above</p><photo-slider label=Photos>{images(6)}</photo-slider><p>Below</p>"
    page.goto(server.page(body, css=SCROLL_SNAP, script=script), wait_until="domcontentloaded")

    def boxes():
        return page.locator("photo-slider").bounding_box(), page.locator("p").last.bounding_box()

    before = boxes()
    server.release()
    wait_until(page, "customElements.get('photo-slider') !== undefined")
    page.evaluate("document.querySelector('photo-slider').ready")
    assert boxes() == before
    assert page.evaluate("shift") == 0


def test_photo_is_visible_before_the_engine_is_ready(new_page, server):
    page = new_page()
    page.add_init_script(
        "window.DecompressionStream = class { readable = new ReadableStream(); writable = new WritableStream() }"
    )
    page.goto(server.page(f"<photo-slider label=Photos>{images(6)}</photo-slider>"))
    page.wait_for_load_state("load")
    wait_for_spans(page, [(0, 0, 390)])


def test_without_script_it_is_a_strip_to_scroll(new_page, server):
    page = new_page(java_script_enabled=False)
    page.goto(server.page(f"<photo-slider label=Photos>{images(3)}</photo-slider>", css=SCROLL_SNAP))
    wait_for_spans(page, [(0, 0, 390)])
    page.mouse.move(200, 200)
    page.mouse.wheel(390, 0)
    wait_for_spans(page, [(1, 0, 390)])


@pytest.mark.parametrize("kind", ["classic", "module"])
def test_from_a_file(new_page, element_file, tmp_path, kind):
    shutil.copy(element_file, tmp_path / "photo-slider.js")
    for number in range(3):
        (tmp_path / f"{number}.png").write_bytes(photos.picture(number))
    children = "".join(f"<img src={number}.png alt={number}>" for number in range(3))
    # A browser refuses module scripts from files, so the module is inline: its import is refused alike.
    script = "<script src=photo-slider.js></script>"
    if kind == "module":
        script = f"<script type=module>{element_file.read_text()}</script>"
    (tmp_path / "page.html").write_text(
        "<!doctype html><meta charset=utf-8><style>body { margin: 0 } photo-slider { width: 390px }</style>"
        f"<photo-slider loop label=Photos>{children}</photo-slider>{script}"
    )
    page = new_page()
    page.goto((tmp_path / "page.html").as_uri())
    page.evaluate("document.querySelector('photo-slider').ready")
    page.evaluate("document.querySelector('photo-slider').previous()")
    wait_until(page, "recorded.some(([type]) => type === 'settle')")
    assert page.evaluate("document.querySelector('photo-slider').page") == 2
    wait_for_spans(page, [(2, 0, 390)])


def test_as_a_module(new_page, server):
    page = new_page()
    script = "<script type=module src=/photo-slider.js></script>"
    page.goto(server.page(f"<photo-slider label=Photos>{images(3)}</photo-slider>", script=script))
    page.evaluate("document.querySelector('photo-slider').ready")
    assert page.evaluate("document.querySelector('photo-slider').pageCount") == 3


def test_adds_nothing_to_the_global_scope(new_page, server):
    page = new_page()
    page.goto(server.page("", script=""))
    before = set(page.evaluate("Object.getOwnPropertyNames(window)"))
    page.goto(server.page(""))
    wait_until(page, "customElements.get('photo-slider') !== undefined")
    assert set(page.evaluate("Object.getOwnPropertyNames(window)")) - before == set()


def test_loaded_twice_it_stays_quiet(new_page, server):
    page = new_page()
    script = "<script src=/photo-slider.js></script><script src=/photo-slider.js?again></script>"
    page.goto(server.page(f"<photo-slider label=Photos>{images(3)}</photo-slider>", script=script))
    page.evaluate("document.querySelector('photo-slider').ready")


def test_can_be_run_where_there_is_no_dom(new_page, server):
    server.policy = None
    server.add("/worker.js", "importScripts('/photo-slider.js'); postMessage('fine');", "text/javascript")
    page = new_page()
    page.goto(server.page("", script=""))
    answer = page.evaluate(
        """() => new Promise((done, fail) => {
            const worker = new Worker("/worker.js");
            worker.onmessage = event => done(event.data);
            worker.onerror = event => fail(new Error(event.message));
        })"""
    )
    assert answer == "fine"


def test_engine_that_cannot_start_leaves_the_strip_and_says_why_once(new_page, server, complaints):
    page = new_page()
    page.add_init_script(
        "WebAssembly.Module = class { constructor() { throw new Error('no engine today') } }"
    )
    slider = f"<photo-slider label=Photos>{images(3)}</photo-slider>"
    with page.expect_event("console", lambda message: "no engine today" in message.text):
        page.goto(server.page(slider * 2))
    wait_for_spans(page, [(0, 0, 390)])
    page.mouse.move(200, 200)
    page.mouse.wheel(390, 0)
    wait_for_spans(page, [(1, 0, 390)])
    assert len(complaints) == 1
    complaints.expect("no engine today")
