"""Measures the slider in Chromium and prints a table, the native engine's figures first. Run by Benchmarks/run."""

import gzip
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "Tests/Browser"))
import pageserver  # noqa: E402
from swipes import swiping  # noqa: E402

FLAGS = "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking".split()
COMMAND = ".build/release/photo-slider"

rows = []


def row(figure, measured, target, holds):
    rows.append((figure, measured, target, ("yes" if holds else "NO") if target else ""))


def native(build):
    few, many, allocations = map(float, subprocess.check_output([build / "engine"], text=True).split())
    row("engine, native: a frame at 1,000,000 pages", f"{many:.0f} ns", "< 1,000 ns", many < 1000)
    row("    against 10 pages", f"{many / few:.2f} ×", "0.90 – 1.10 ×", 0.9 <= many / few <= 1.1)
    row("    allocations per frame", f"{allocations:.3f}", "0", allocations == 0)


ENGINE = """async base64 => {
    const bytes = Uint8Array.from(atob(base64), c => c.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    const module = await WebAssembly.compile(await new Response(stream).arrayBuffer());
    const times = {10: [], 1000000: []};
    let grown = 0;
    for (let round = 0; round < 9; round++) for (const pages of [10, 1000000]) {
        const {exports: e} = new WebAssembly.Instance(module);
        e.configure(1, 0, 0, 0.3, 0, 0, 1, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0); // a fraction: dots are for few pages alone
        e.layout(390, 390, 3, 0);
        e.setPages(pages, -1, 0);
        let t = 0;
        const run = count => { for (let i = 0; i < count; i++) {
            if (i % 24 === 0) e.command(0, 0, 1, 0, t);
            e.advance(t += 1 / 120); e.frameBlock(); while (e.nextEvent()) ;
        } };
        run(5000);
        const before = e.memory.buffer.byteLength, start = performance.now();
        run(100000);
        times[pages].push((performance.now() - start) / 100000 * 1e6);
        grown = Math.max(grown, e.memory.buffer.byteLength - before);
    }
    const median = list => list.sort((a, b) => a - b)[4];
    return [median(times[10]), median(times[1000000]), grown];
}"""


def webassembly(browser, script):
    page = browser.new_page()
    base64 = max(script.decode().split('"'), key=lambda part: part.startswith("H4sI") and len(part))
    few, many, grown = page.evaluate(ENGINE, base64)
    row("engine, WebAssembly: a frame at 1,000,000 pages", f"{many:.0f} ns", "", True)
    row("    against 10 pages", f"{many / few:.2f} ×", "0.90 – 1.10 ×", 0.9 <= many / few <= 1.1)
    row("    memory grown in 100,000 frames", f"{grown} bytes", "0", grown == 0)
    page.close()


NODES = """element => {
    const all = element.shadowRoot.querySelectorAll("*");
    return [all.length, [...all].filter(node => node.localName === "img").length];
}"""


LIST = "/album.json"
SLIDER = f'<photo-slider src="{LIST}" loop></photo-slider>'
PRELOADED_SCRIPT = "<link rel=preload as=script href=/photo-slider.js>"
PRELOADED_LIST = f"<link rel=preload as=fetch crossorigin href={LIST}>"
STARTING = """async () => {
    const script = document.createElement("script");
    script.src = "/photo-slider.js";
    const ran = new Promise(done => script.onload = done);
    const inserted = performance.now();
    document.head.append(script);
    await ran;
    const run = performance.now();
    await document.querySelector("photo-slider").ready;
    const ready = performance.now();
    return [ready - inserted, ready - run];
}"""
READING = f"async () => {{ const start = performance.now(); await (await fetch('{LIST}')).json(); return performance.now() - start }}"


def starting(browser, server):
    """Pages whose script is put in once they have come to rest, each in a process of its own, in turn."""

    def page_at_rest():
        page = browser.new_page()
        page.goto(url)
        page.wait_for_timeout(700)
        return page

    both = PRELOADED_SCRIPT + PRELOADED_LIST
    photos = [{"src": f"/photos/{n}.png", "alt": f"Photo {n + 1}"} for n in range(1000)]
    cases = {"many": (1000, both), "few": (10, both), "fetched": (1000, PRELOADED_SCRIPT)}
    times = {case: [] for case in cases}
    reading = []
    for _ in range(9):
        for case, (count, head) in cases.items():
            server.add(LIST, {"photos": photos[:count]})
            url = server.page(SLIDER, script=head)
            page = page_at_rest()
            times[case].append(page.evaluate(STARTING))
            if case == "many":
                nodes, images = page.locator("photo-slider").evaluate(NODES)
            page.close()
        page = page_at_rest()
        reading.append(page.evaluate(READING))
        page.close()
    whole, ready = ({case: statistics.median(time[part] for time in times[case]) for case in cases} for part in (0, 1))
    row("page: script run to ready, 1,000 photos", f"{ready['many']:.1f} ms", "< 15 ms", ready["many"] < 15)
    row("    against 10 photos", f"{ready['many'] / ready['few']:.2f} ×", "", True)
    row("    from before its element is put in", f"{whole['many']:.1f} ms", "", True)
    row("    script run to ready, the list not preloaded", f"{ready['fetched']:.1f} ms", "", True)
    row("    such a list alone, fetched and parsed", f"{statistics.median(reading):.1f} ms", "", True)
    row("    nodes made", str(nodes), "≤ 60", nodes <= 60)
    row("    images made", str(images), "≤ 7", images <= 7)


class Finger:
    def __init__(self, page, input):
        self.input = input

    def down(self, *place):
        self._send("touchStart", place)

    def move(self, *place):
        self._send("touchMove", place)

    def up(self):
        self._send("touchEnd")

    def _send(self, type, *places):
        points = [{"x": x, "y": y} for x, y in places]
        self.input.send("Input.dispatchTouchEvent", {"type": type, "touchPoints": points, "timestamp": time.time()})


class Mouse:
    def __init__(self, page, input):
        self.mouse = page.mouse

    def down(self, *place):
        self.mouse.move(*place)
        self.mouse.down()

    def move(self, *place):
        self.mouse.move(*place)

    def up(self):
        self.mouse.up()


def task_time(page, input, pointer, moves=100):
    """Script and style time for each move of a drag, in milliseconds, and layouts."""

    def metrics():
        return {m["name"]: m["value"] for m in input.send("Performance.getMetrics")["metrics"]}

    box = page.locator("photo-slider, #view").bounding_box()
    x, y = box["x"], box["y"] + 200
    page.bring_to_front()
    page.wait_for_timeout(1000)  # what the drag before set moving comes to rest
    pointer.down(x + 300, y)
    for along in (280, 260, 240):
        pointer.move(x + along, y)
    before = metrics()
    for step in range(moves):
        pointer.move(x + 240 - 60 * (step % 2), y)
    after = metrics()
    pointer.up()
    spent = sum(after[name] - before[name] for name in ("ScriptDuration", "RecalcStyleDuration"))
    return spent * 1000 / moves, after["LayoutCount"] - before["LayoutCount"]


PHOTO = "<img src=/photos/%d.png loading=lazy style='width:390px;height:390px;flex:none;scroll-snap-align:center'>"
PHOTOS = "".join(PHOTO % number for number in range(1000))
SNAP = f"<div id=view style='width:390px;display:flex;overflow-x:auto;scroll-snap-type:x mandatory'>{PHOTOS}</div>"
BARE = f"""<div id=view style="width:390px;height:390px;overflow:hidden;touch-action:none">
<div id=strip style="display:flex;will-change:transform">{PHOTOS}</div></div>"""
BARE_SCRIPT = """let from = null, x = 0, isAsked = false;
const draw = () => { isAsked = false; strip.style.transform = `translateX(${x}px)`; };
view.addEventListener("dragstart", event => event.preventDefault());
view.addEventListener("pointerdown", event => { from = event.clientX; });
view.addEventListener("pointermove", event => {
    if (from === null) return;
    x = event.clientX - from;
    if (!isAsked) { isAsked = true; requestAnimationFrame(draw); }
});"""


def dragging(browser, server):
    """The slider, a script that sets one transform per frame and a strip that the browser scrolls, in turn."""
    server.add("/bare.js", BARE_SCRIPT, "text/javascript")
    contents = {
        "slider": (SLIDER, "<script src=/photo-slider.js></script>"),
        "transform": (BARE, "<script src=/bare.js></script>"),
        "snap": (SNAP, ""),
    }
    pages = {}
    for name, (body, script) in contents.items():
        page = browser.new_page(has_touch=True)
        page.goto(server.page(body, script=script))
        pages[name] = page, page.context.new_cdp_session(page)
        pages[name][1].send("Performance.enable")
    for label, Pointer in ("finger", Finger), ("mouse", Mouse):
        runs = {name: [] for name in pages}
        for _ in range(7):
            for name, (page, input) in pages.items():
                runs[name].append(task_time(page, input, Pointer(page, input)))
        times = {name: statistics.median(time for time, _ in of) for name, of in runs.items()}
        layouts = statistics.median(count for _, count in runs["slider"])
        row(f"page: script and style per move of a {label}", f"{times['slider']:.2f} ms", "< 0.4 ms", times["slider"] < 0.4)
        ratio = f"{times['transform']:.2f} ms, {times['slider'] / times['transform']:.2f} ×"
        row("    a script that sets one transform per frame, and what the slider takes of that", ratio, "", True)
        row("    a bare scroll-snap strip", f"{times['snap']:.2f} ms", "", True)
        row("    layouts in 100 moves", f"{layouts:.0f}", "0", layouts == 0)
    page, _ = pages["slider"]
    page.evaluate("""() => { window.frames_asked = 0; const ask = requestAnimationFrame;
        window.requestAnimationFrame = f => { frames_asked++; return ask(f); }; }""")
    page.wait_for_timeout(1500)
    idle = page.evaluate("frames_asked = 0, new Promise(done => setTimeout(() => done(frames_asked), 1000))")
    row("page: animation frames asked for in an idle second", str(idle), "0", idle == 0)
    for page, _ in pages.values():
        page.close()


def serving(browser):
    with tempfile.TemporaryDirectory() as folder:
        photos = Path(folder) / "photos"
        photos.mkdir()
        Image.new("RGB", (640, 480), "teal").save(photos / "photo0.jpg")
        data = (photos / "photo0.jpg").read_bytes()
        for number in range(1, 10_000):
            # What follows the end of a JPEG isn't seen, and makes it another file.
            (photos / f"photo{number}.jpg").write_bytes(data + str(number).encode())
        spent = statistics.median(first_photo(browser, photos, f"{folder}/cache{run}") for run in range(5))
    row("serve, 10,000 photos: command to first photo, nothing cached", f"{spent:.2f} s", "< 1 s", spent < 1)


def first_photo(browser, photos, cache):
    """Seconds from the command to a photo that the browser has and shows."""
    page = browser.new_page()
    page.wait_for_timeout(500)
    begin = time.monotonic()
    command = [COMMAND, "serve", photos, "--port", "8766"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "XDG_CACHE_HOME": cache})
    try:
        server.stdout.readline()
        page.goto("http://localhost:8766/", wait_until="commit")
        page.wait_for_selector("photo-slider img")
        while not page.evaluate("(i => i && i.complete && i.naturalWidth > 0)(document.querySelector('photo-slider img'))"):
            time.sleep(0.005)
        return time.monotonic() - begin
    finally:
        server.terminate()
        server.wait()
        server.stdout.close()
        page.close()


def main():
    build = Path(sys.argv[1])
    script = (build / "photo-slider.js").read_bytes()
    size = len(gzip.compress(script, 9))
    native(build)
    server = pageserver.PageServer(script)
    server.policy = None  # the baseline sets inline styles
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        webassembly(browser, script)
        row("page: element, engine and styles, gzipped", f"{size / 1024:.1f} KB", "≤ 36 KB", size <= 36 * 1024)
        starting(browser, server)
        dragging(browser, server)
        swiping(browser, server, row)
        serving(browser)
        browser.close()
    server.close()
    print("| figure | measured | target | holds |\n|---|---|---|---|")
    for cells in rows:
        print("| " + " | ".join(cells).replace("    ", "… ") + " |")


main()
