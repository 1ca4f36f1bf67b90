import base64
import gzip
import hashlib
import os
import re
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from pageserver import PageServer, images
from slider import FROZEN_ANIMATIONS, RECORDER, Slider

ROOT = Path(__file__).resolve().parents[2]
CHROMIUM = "/usr/bin/chromium"
FIREFOX = "/usr/bin/firefox-esr"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-color-profile=srgb",
]


@pytest.fixture(scope="session")
def command() -> Path:
    """The command `photo-slider` that is tested."""
    path = Path(os.environ.get("PHOTO_SLIDER", ROOT / ".build/checked/debug/photo-slider")).absolute()
    if not path.exists():
        pytest.exit(f"{path} is missing: run `make test`, which builds it", returncode=1)
    return path


@pytest.fixture(scope="session")
def element_file(command, tmp_path_factory) -> Path:
    """The element's script, as the command writes it."""
    folder = tmp_path_factory.mktemp("element")
    subprocess.run([command, "element", "--output", folder], check=True, timeout=60)
    return folder / "photo-slider.js"


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


def pytest_generate_tests(metafunc):
    """Tests run in Chromium, and those marked `firefox` in Firefox too."""
    if "browser_name" in metafunc.fixturenames:
        names = ["chromium", "firefox"] if metafunc.definition.get_closest_marker("firefox") else ["chromium"]
        metafunc.parametrize("browser_name", names, scope="session")


@pytest.fixture(scope="session")
def browser(playwright, browser_name, tmp_path_factory):
    if browser_name == "firefox":
        home = tmp_path_factory.mktemp("home")
        browser = playwright.firefox.launch(
            channel="moz-firefox", executable_path=FIREFOX, env={**os.environ, "HOME": str(home)}
        )
    else:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def _server(element_file):
    server = PageServer(element_file.read_bytes())
    yield server
    server.close()


@pytest.fixture
def server(_server):
    _server.reset()
    yield _server
    _server.release()


PLAYWRIGHT_STYLE = base64.b64encode(hashlib.sha256(b"body {}").digest()).decode()
"""What Playwright adds to a page before a screenshot: the policy refuses it, and Firefox says so with this hash."""


class Complaints(list):
    """What pages wrote to the console as errors and warnings. A test fails on any that it did not expect."""

    def watch(self, page):
        page.on("console", lambda message: self._add(message.type, message.text))
        page.on("pageerror", lambda error: self._add("error", str(error)))

    def _add(self, type: str, text: str):
        if type in ("error", "warning") and PLAYWRIGHT_STYLE not in text:
            self.append(text)

    def expect(self, pattern: str):
        """Takes out the complaints that match; there has to be one."""
        expected = [text for text in self if re.search(pattern, text)]
        assert expected, f"nothing in the console matches {pattern!r}: {self}"
        self[:] = [text for text in self if text not in expected]


@pytest.fixture
def complaints():
    complaints = Complaints()
    yield complaints
    assert not complaints, f"the console says: {complaints}"


@pytest.fixture
def new_page(browser, complaints):
    """Makes pages, each in a context of its own with the options given."""
    contexts = []

    def make(**options):
        context = browser.new_context(**{"viewport": {"width": 800, "height": 600}, **options})
        context.set_default_timeout(10_000)
        contexts.append(context)
        context.add_init_script(RECORDER)
        page = context.new_page()
        complaints.watch(page)
        return page

    yield make
    for context in contexts:
        context.close()


@pytest.fixture(scope="session")
def module(element_file) -> bytes:
    packed = re.search(r'"(H4sI[A-Za-z0-9+/=]+)"', element_file.read_text())
    return gzip.decompress(base64.b64decode(packed[1]))


@pytest.fixture
def engine_page(new_page, server, module):
    """A page without the element, with the compiled engine as `engine`."""
    server.add("/engine.wasm", module, "application/wasm")
    page = new_page()
    page.goto(server.page("", script=""))
    page.evaluate("async () => { window.engine = await WebAssembly.compileStreaming(fetch('/engine.wasm')) }")
    return page


@pytest.fixture
def open_slider(new_page, server):
    """Opens a page with one slider, and waits until it is ready and its photo is on screen.

    With `frozen` the page's clock stands still but for `Slider.run`: timers, animation frames and the times of events
    go by it, so that autoplay and speeds are exact.
    """

    def open(
        photos: int = 6,
        attributes: str = "",
        *,
        children: str | None = None,
        css: str = "",
        around: str = "{}",
        selector: str = "photo-slider",
        frozen: bool = False,
        **options,
    ) -> Slider:
        children = images(photos) if children is None else children
        body = around.format(f"<photo-slider label=Photos {attributes}>{children}</photo-slider>")
        page = new_page(**options)
        if frozen:
            freeze(page)
        page.goto(server.page(body, css), wait_until="domcontentloaded")
        slider = Slider(page, selector, frozen)
        slider.element.evaluate("element => element.ready")
        return slider

    return open


def freeze(page):
    """Stops the page's clock before it loads."""
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    page.add_init_script(FROZEN_ANIMATIONS)
