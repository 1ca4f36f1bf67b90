"""A web server for test pages, under the strictest policy that the slider promises to work with."""

import json
import re
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import photos

POLICY = (
    "default-src 'none'; img-src 'self' data:; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'"
)

SCROLL_SNAP = """
photo-slider:not(:defined) {
    display: flex; aspect-ratio: 1; overflow-x: auto; scroll-snap-type: x mandatory
}
photo-slider:not(:defined) > * {
    flex: none; width: 100%; height: 100%; object-fit: cover; scroll-snap-align: start
}
"""
"""What a page says in its own style sheet so that there is a strip before and without the script."""


class PageServer:
    """Serves the element's script, pages that a test adds, and photos by number: `/photos/7.png` is photo 7.

    Any of them is held back until `release()` under `/slow`, as `/slow/photos/7.png`, and a 404 until `restore()`
    under `/gone`.
    """

    def __init__(self, script: bytes):
        self.files: dict[str, tuple[str, bytes]] = {"/photo-slider.js": ("text/javascript", script)}
        self.policy = POLICY
        self.requests: list[str] = []
        self._released = threading.Event()
        self._restored = threading.Event()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def reset(self):
        """Forgets what a test added."""
        self.files = {"/photo-slider.js": self.files["/photo-slider.js"]}
        self.policy = POLICY
        self.requests.clear()
        self._released.clear()
        self._restored.clear()

    def release(self):
        self._released.set()

    def restore(self):
        self._restored.set()

    def close(self):
        self.release()
        self._server.shutdown()
        self._server.server_close()

    def add(self, path: str, content: str | bytes | list | dict, type: str = "text/html") -> str:
        """Adds a file, and answers its address. A list or dictionary becomes JSON."""
        if isinstance(content, (list, dict)):
            content, type = json.dumps(content), "application/json"
        data = content.encode() if isinstance(content, str) else content
        self.files[path] = (type, data)
        return self.address + path

    def page(self, body: str, css: str = "", script: str = "<script src=/photo-slider.js></script>") -> str:
        """Adds a page without margins whose sliders are 390 px squares unless `css` says otherwise."""
        self.add("/page.css", f"body {{ margin: 0 }} photo-slider {{ width: 390px; height: 390px }} {css}", "text/css")
        return self.add(
            "/page.html",
            "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>"
            f"<title>Test</title><link rel=stylesheet href=/page.css><body><main>{body}</main>{script}",
        )

    def _handler(outer):
        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                path = self.path.split("?")[0]
                outer.requests.append(path)
                try:
                    self._answer(*outer._find(path))
                except (BrokenPipeError, ConnectionResetError):
                    pass

            def _answer(self, type: str | None, data: bytes):
                self.send_response(200 if type else 404)
                self.send_header("Content-Type", type or "text/plain")
                self.send_header("Content-Length", str(len(data)))
                if outer.policy:
                    self.send_header("Content-Security-Policy", outer.policy)
                self.send_header("Cache-Control", "no-store")
                self.end_headers()
                self.wfile.write(data)

            def log_message(self, *_):
                pass

        return Handler

    def _find(self, path: str) -> tuple[str | None, bytes]:
        missing = None, b"not found"
        if path.startswith("/slow/"):
            self._released.wait(timeout=30)
            return self._find(path.removeprefix("/slow"))
        if path.startswith("/gone/"):
            return self._find(path.removeprefix("/gone")) if self._restored.is_set() else missing
        if photo := re.fullmatch(r"/photos/(\d+)\.png", path):
            return "image/png", photos.picture(int(photo[1]))
        if path == "/favicon.ico":
            return "image/png", photos.picture(0, 16, 16)
        return self.files.get(path, missing)


def images(count: int) -> str:
    """Markup of the first photos, numbered from 0, named from 1."""
    return "".join(
        f"<img src=/photos/{number}.png alt='Photo {number + 1}' width={photos.SIDE} height={photos.SIDE}>"
        for number in range(count)
    )
