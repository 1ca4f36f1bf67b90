"""The engine inside the script: a WebAssembly module that needs nothing from its page."""


def test_imports_nothing(engine_page):
    assert engine_page.evaluate("WebAssembly.Module.imports(engine)") == []


def test_runs_as_it_is(engine_page):
    exports = engine_page.evaluate("async () => Object.keys((await WebAssembly.instantiate(engine)).exports)")
    assert {"memory", "configure", "layout", "advance", "frameBlock"} <= set(exports)
