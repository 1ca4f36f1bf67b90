"""What swipes cost a phone-sized page, beside a strip that the browser scrolls by itself."""

import statistics
import time

COUNT = 100
WIDTH = 390
SWIPES = 10
PHONE = {"viewport": {"width": WIDTH, "height": 844}, "device_scale_factor": 3, "has_touch": True, "is_mobile": True}
PHOTO = "<img src=/photos/%d.png alt=%d loading=lazy style='width:390px;height:390px;flex:none;scroll-snap-align:center'>"
PHOTOS = "".join(PHOTO % (number, number) for number in range(COUNT))
SLIDER = f"<photo-slider>{PHOTOS}</photo-slider>"
SNAP = f"<div style='width:390px;display:flex;overflow-x:auto;scroll-snap-type:x mandatory'>{PHOTOS}</div>"

COUNT_TURNS = """() => {
    const slider = document.querySelector("photo-slider"), ask = requestAnimationFrame;
    window.turns = window.frames_asked = 0;
    let released = false;
    addEventListener("pointerdown", () => { released = false; }, true);
    addEventListener("pointerup", () => { released = true; }, true);
    slider.addEventListener("pagechange", () => { turns += 1; });
    window.requestAnimationFrame = drawing => { frames_asked += released; return ask(drawing); };
}"""


class Phone:
    def __init__(self, browser, address):
        self.page = browser.new_page(**PHONE)
        self.page.goto(address)
        self.input = self.page.context.new_cdp_session(self.page)
        # The main thread's own time, not the clock's: others run on this machine too.
        self.input.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.page.wait_for_timeout(1000)

    def swipes(self) -> tuple[float, float]:
        """Milliseconds of the main thread, and of script within, for each of ten swipes of half the width."""
        before = self._metrics()
        for _ in range(SWIPES):
            self._swipe()
        after = self._metrics()
        return tuple((after[name] - before[name]) * 1000 / SWIPES for name in ("TaskDuration", "ScriptDuration"))

    def _swipe(self):
        # By its own times it is as fast on a busy machine as on an idle one.
        start = time.time()
        self._touch("touchStart", start, 300)
        for step in range(1, 13):
            time.sleep(0.016)
            self._touch("touchMove", start + 0.016 * step, 300 - step / 12 * WIDTH / 2)
        self._touch("touchEnd", start + 0.016 * 12)
        time.sleep(0.9)

    def _touch(self, type: str, timestamp: float, *along: float):
        points = [{"x": x, "y": 200} for x in along]
        self.input.send("Input.dispatchTouchEvent", {"type": type, "touchPoints": points, "timestamp": timestamp})

    def _metrics(self) -> dict[str, float]:
        return {metric["name"]: metric["value"] for metric in self.input.send("Performance.getMetrics")["metrics"]}


def swiping(browser, server, row, rounds=5):
    spent = {"slider": [], "snap": []}
    turns = frames = 0
    for _ in range(rounds):
        for name, body in ("slider", SLIDER), ("snap", SNAP):
            script = "<script src=/photo-slider.js></script>" if name == "slider" else ""
            phone = Phone(browser, server.page(body, script=script))
            if name == "slider":
                phone.page.evaluate(COUNT_TURNS)
            spent[name].append(phone.swipes())
            if name == "slider":
                turns += phone.page.evaluate("turns")
                frames += phone.page.evaluate("frames_asked")
            phone.page.close()
    task, script = (statistics.median(of) for of in zip(*spent["slider"]))
    bare = statistics.median(of[0] for of in spent["snap"])
    row("page, a swipe: main thread", f"{task:.1f} ms", "", True)
    row("    a bare scroll-snap strip, and what the slider takes of that", f"{bare:.1f} ms, {task / bare:.2f} ×", "≤ 0.65 ×", task / bare <= 0.65)
    row("    script", f"{script:.2f} ms", "≤ 2 ms", script <= 2)
    row("    swipes that turned a page", f"{turns} of {rounds * SWIPES}", "all", turns == rounds * SWIPES)
    row("    animation frames asked for after the release", str(frames), "0", frames == 0)
