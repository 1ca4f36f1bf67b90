"""Measures the slider in Chromium and prints a table, the native engine's figures first. Run by Benchmarks/run."""

import gzip
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
        e.configure(1, 0, 0, 0.3, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0);
        e.layout(390, 390, 3, 0);
        e.setPages(pages, -1, 0);
        let t = 0;
        const run = count => { for (let i = 0; i < count; i++) {
            if (i % 24 === 0) e.command(0, 0, 1, 0, t);
            e.advance(t += 1 / 120); e.frameBlock(); while (e.nextEvent()) ;
        } };
        run(5000);
        const before = e.memory.buffer.byteLength, start = performance.now();
        run(50000);
        times[pages].push((performance.now() - start) / 50000 * 1e6);
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
    row("    memory grown in 50,000 frames", f"{grown} bytes", "0", grown == 0)
    page.close()


NODES = """element => {
    const all = element.shadowRoot.querySelectorAll("*");
    return [all.length, [...all].filter(node => node.localName === "img").length];
}"""


def start(browser, server, count):
    server.add("/album.json", {"photos": [{"src": f"/photos/{n}.png", "alt": f"Photo {n + 1}"} for n in range(count)]})
    url = server.page('<photo-slider src="/album.json" loop></photo-slider>', script="")
    times = []
    for _ in range(7):
        page = browser.new_page()
        page.goto(url)
        times.append(page.evaluate("""async () => {
            const script = document.createElement("script");
            script.src = "/photo-slider.js";
            const loaded = new Promise(done => script.onload = done);
            document.head.append(script);
            const element = document.querySelector("photo-slider");
            await loaded;
            const start = performance.now();
            await element.ready;
            return performance.now() - start;
        }"""))
        nodes, images = page.locator("photo-slider").evaluate(NODES)
        page.close()
    return statistics.median(times), nodes, images


def task_time(page, input, moves, box):
    """Script and style time for each move of a drag, in milliseconds, and layouts."""
    def metrics():
        return {m["name"]: m["value"] for m in input.send("Performance.getMetrics")["metrics"]}

    page.wait_for_timeout(800)  # what the drag before set moving comes to rest
    page.mouse.move(box["x"] + 300, box["y"] + 250)
    page.mouse.down()
    page.mouse.move(box["x"] + 280, box["y"] + 250)
    before = metrics()
    for step in range(moves):
        page.mouse.move(box["x"] + 280 - 60 * (step % 2), box["y"] + 250)
    after = metrics()
    page.mouse.up()
    spent = sum(after[name] - before[name] for name in ("ScriptDuration", "RecalcStyleDuration"))
    return spent * 1000 / moves, after["LayoutCount"] - before["LayoutCount"]


BARE = """<div id=view style="width:390px;height:390px;overflow:hidden;position:relative"><div id=strip style="display:flex;will-change:transform">
%s</div></div>"""
BARE_SCRIPT = """let from = null;
view.addEventListener("pointerdown", event => { from = event.clientX; });
view.addEventListener("pointermove", event => { if (from !== null) strip.style.transform = `translateX(${event.clientX - from}px)`; });
view.addEventListener("dragstart", event => event.preventDefault());"""


def dragging(browser, server):
    images = "".join(f"<img src=/photos/{n}.png style='width:390px;height:390px;flex:none'>" for n in range(10))
    server.add("/bare.js", BARE_SCRIPT, "text/javascript")
    pages = {
        "slider": (f"<photo-slider loop>{images}</photo-slider>", "<script src=/photo-slider.js></script>"),
        "transform": (BARE % images, "<script src=/bare.js></script>"),
    }
    result = {}
    for name, (body, script) in pages.items():
        page = browser.new_page()
        page.goto(server.page(body, script=script))
        page.wait_for_timeout(500)
        input = page.context.new_cdp_session(page)
        input.send("Performance.enable")
        box = page.locator("photo-slider, #view").bounding_box()
        runs = [task_time(page, input, 100, box) for _ in range(5)]
        result[name] = statistics.median(time for time, _ in runs), max(layouts for _, layouts in runs)
        if name == "slider":
            page.evaluate("""() => { window.frames_asked = 0; const ask = requestAnimationFrame;
                window.requestAnimationFrame = f => { frames_asked++; return ask(f); }; }""")
            page.wait_for_timeout(1500)
            idle = page.evaluate("frames_asked = 0, new Promise(done => setTimeout(() => done(frames_asked), 1000))")
            row("page: animation frames asked for in an idle second", str(idle), "0", idle == 0)
        page.close()
    time, layouts = result["slider"]
    row("page: script and style per move of a drag", f"{time:.2f} ms", "< 0.4 ms", time < 0.4)
    row("    against a script that only sets a transform", f"{time / result['transform'][0]:.2f} ×", "", True)
    row("    layouts in 100 moves", f"{layouts:.0f}", "0", layouts == 0)


def serving(browser):
    with tempfile.TemporaryDirectory() as folder:
        Image.new("RGB", (640, 480), "teal").save(f"{folder}/photo0.jpg")
        data = Path(f"{folder}/photo0.jpg").read_bytes()
        for number in range(1, 10_000):
            Path(f"{folder}/photo{number}.jpg").write_bytes(data)
        page = browser.new_page()
        begin = time.monotonic()
        server = subprocess.Popen([COMMAND, "serve", folder, "--port", "8766"], stdout=subprocess.PIPE, text=True)
        server.stdout.readline()
        page.goto("http://localhost:8766/", wait_until="commit")
        page.wait_for_selector("photo-slider img")
        while not page.evaluate("(i => i && i.complete && i.naturalWidth > 0)(document.querySelector('photo-slider img'))"):
            time.sleep(0.005)
        spent = time.monotonic() - begin
        server.terminate()
        server.wait()
        server.stdout.close()
        page.close()
    row("serve, 10,000 photos: command to first photo", f"{spent:.2f} s", "< 1 s", spent < 1)


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
        row("page: element, engine and styles, gzipped", f"{size / 1024:.1f} KB", "< 32 KB", size < 32 * 1024)
        few, _, _ = start(browser, server, 10)
        many, nodes, images = start(browser, server, 1000)
        row("page: script to ready, 1,000 photos", f"{many:.1f} ms", "< 15 ms", many < 15)
        row("    against 10 photos", f"{many / few:.2f} ×", "", True)
        row("    nodes made", str(nodes), "≤ 60", nodes <= 60)
        row("    images made", str(images), "≤ 7", images <= 7)
        dragging(browser, server)
        serving(browser)
        browser.close()
    server.close()
    print("| figure | measured | target | holds |\n|---|---|---|---|")
    for cells in rows:
        print("| " + " | ".join(cells).replace("    ", "… ") + " |")


main()
