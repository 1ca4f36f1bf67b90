"""The site that `photo-slider export` writes, opened from a server, from below a path, and from the disk."""

import subprocess
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest

import photos
from slider import Slider


class QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@pytest.fixture(scope="module")
def root(command, tmp_path_factory):
    """A folder with a site in `deep/site`."""
    folder = tmp_path_factory.mktemp("Photos")
    for number in range(6):
        (folder / f"image{number + 1}.png").write_bytes(photos.picture(number, 800, 600))
    root = tmp_path_factory.mktemp("root")
    subprocess.run([command, "export", folder, "--output", root / "deep/site"], check=True, timeout=120)
    return root


@pytest.fixture
def serve():
    servers = []

    def start(folder) -> str:
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        servers.append(server)
        return f"http://127.0.0.1:{server.server_port}"

    yield start
    for server in servers:
        server.shutdown()
        server.server_close()


def swipe_round(page):
    slider = Slider(page)
    slider.element.evaluate("element => element.ready")
    slider.wait_for_photos(0)
    for expected in (1, 2):
        slider.settled(lambda: slider.call("next()"))
        assert slider.current == expected
        slider.wait_for_photos(expected)
    assert slider.get("pageCount") == 6


@pytest.mark.parametrize("path", ["", "deep/site/"])
def test_works_from_a_server_under_any_path(serve, new_page, root, path):
    page = new_page()
    page.goto(f"{serve(root if path else root / 'deep/site')}/{path}")
    swipe_round(page)


def test_works_by_a_double_click(new_page, root):
    page = new_page()
    page.goto((root / "deep/site/index.html").as_uri())
    swipe_round(page)
