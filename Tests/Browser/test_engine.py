"""The engine inside the script: a WebAssembly module that needs nothing from its page."""

import base64
import gzip
import re

import pytest


@pytest.fixture(scope="session")
def module(element_file) -> bytes:
    packed = re.search(r'const ENGINE = "([A-Za-z0-9+/=]+)"', element_file.read_text())
    return gzip.decompress(base64.b64decode(packed[1]))


@pytest.fixture
def engine_page(new_page, server, module):
    """A page without the element, with the compiled engine as `engine`."""
    server.add("/engine.wasm", module, "application/wasm")
    page = new_page()
    page.goto(server.page("", script=""))
    page.evaluate("async () => { window.engine = await WebAssembly.compileStreaming(fetch('/engine.wasm')) }")
    return page


def test_imports_nothing(engine_page):
    assert engine_page.evaluate("WebAssembly.Module.imports(engine)") == []


def test_runs_as_it_is(engine_page):
    exports = engine_page.evaluate("async () => Object.keys((await WebAssembly.instantiate(engine)).exports)")
    assert {"memory", "configure", "layout", "advance", "frameBlock"} <= set(exports)
