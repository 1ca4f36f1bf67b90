"""Drives one `<photo-slider>` of a page by real input, and tells what it shows."""

import time
from functools import cached_property

import pytest
from playwright.sync_api import Locator, Page

import photos

RECORDER = """
window.recorded = [];
for (const type of ["pagechange", "settle"])
    document.addEventListener(type, event => recorded.push([type, event.detail.page, event.detail.reason]));
window.shift = 0;
if (PerformanceObserver.supportedEntryTypes.includes("layout-shift"))
    new PerformanceObserver(list => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value; })
        .observe({type: "layout-shift", buffered: true});
"""
"""Run in every page before its own scripts: keeps the sliders' events and the layout shift, where the browser tells it."""


FROZEN_ANIMATIONS = """
const animate = Element.prototype.animate;
const animations = new Set();
Element.prototype.animate = function(...settings) {
    const animation = animate.apply(this, settings);
    let start = 0;
    const step = () => { animation.currentTime = performance.now() - start; };
    animation.pause();
    animations.add(step);
    Object.defineProperty(animation, "startTime", {get: () => start, set(time) { start = time; step(); }});
    animation.cancel = () => { animations.delete(step); Animation.prototype.cancel.call(animation); };
    return animation;
};
window.stepAnimations = () => { for (const step of animations) step(); };
"""
"""Run in frozen pages: what the browser plays by its own clock goes by the page's, when the test says so."""


def wait_until(page: Page, expression: str, timeout: float = 10):
    """Waits until a page's expression holds. The page's policy would refuse Playwright's own polling in the page."""
    deadline = time.monotonic() + timeout
    while not page.evaluate(expression):
        assert time.monotonic() < deadline, f"never true: {expression}"
        time.sleep(0.02)


class Slider:
    def __init__(self, page: Page, selector: str = "photo-slider", frozen: bool = False):
        self.page = page
        self.selector = selector
        self.frozen = frozen
        self.element: Locator = page.locator(selector)
        self.mouse = Mouse(self)
        self.touch = Touch(self)

    # What it says

    def get(self, property: str):
        return self.element.evaluate(f"element => element.{property}")

    def set(self, property: str, value):
        self.element.evaluate(f"(element, value) => {{ element.{property} = value }}", value)

    def call(self, expression: str):
        """Calls a method, such as `next()`."""
        return self.element.evaluate(f"element => {{ element.{expression} }}")

    @property
    def current(self) -> int:
        return self.get("page")

    def events(self, type: str | None = None) -> list[list]:
        return [event for event in self.page.evaluate("recorded") if type in (None, event[0])]

    def forget_events(self):
        self.page.evaluate("recorded.length = 0")

    # What it shows

    @property
    def box(self) -> dict:
        return self.element.bounding_box()

    @property
    def centre(self) -> tuple[float, float]:
        box = self.box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def spans(self, vertical: bool = False) -> list[tuple[int, int, int]]:
        return photos.spans(self.page.screenshot(clip=self.box), vertical)

    def shown(self) -> list[int]:
        """The photos on screen, from the left."""
        return [photo for photo, _, _ in self.spans()]

    def wait_for_photos(self, *numbers: int, vertical: bool = False):
        """Waits until exactly these photos are on screen, in this order: they are decoded when they are drawn."""
        deadline = time.monotonic() + 5
        while (found := [span[0] for span in self.spans(vertical)]) != list(numbers):
            assert time.monotonic() < deadline, f"photos on screen: {found}, expected: {list(numbers)}"

    # Time

    def run(self, milliseconds: int):
        """Lets time go by, drawing every frame: a frozen page's at once, else really."""
        if self.frozen:
            self.page.clock.run_for(milliseconds)
            self.page.evaluate("stepAnimations()")
        else:
            time.sleep(milliseconds / 1000)

    def real_frames(self, count: int):
        """Waits until the browser has drawn, and told its observers, that often: it does so on a frozen page too."""
        for _ in range(count):
            self.element.evaluate(
                """element => new Promise(done => new IntersectionObserver((_, observer) => {
                    observer.disconnect();
                    done();
                }).observe(element))"""
            )

    def settled(self, action):
        """Does something, and waits until the slider says that it has come to rest."""
        before = len(self.events("settle"))
        action()
        if self.frozen:
            self.run(1500)
            assert len(self.events("settle")) > before, "the slider did not settle within 1.5 s"
        wait_until(self.page, f"recorded.filter(([type]) => type === 'settle').length > {before}")

    # Input other than pointers

    @cached_property
    def protocol(self):
        """Chromium's own protocol, through which touch and the wheel come."""
        if self.page.context.browser.browser_type.name != "chromium":
            pytest.skip("touch and wheel come through Chromium's protocol")
        return self.page.context.new_cdp_session(self.page)

    def wheel(
        self, x: float, y: float, interval: int = 16, at: tuple[float, float] | None = None, ctrl: bool = False
    ):
        """One wheel event. Chromium gives each a `wheelDelta` of 120: whole deltas of 40 and more are a wheel's
        detents, and others a touchpad's."""
        left, top = at or self.centre
        self.protocol.send(
            "Input.dispatchMouseEvent",
            dict(type="mouseWheel", x=left, y=top, deltaX=x, deltaY=y, modifiers=2 if ctrl else 0),
        )
        self.run(interval)


class Gesture:
    """One pointer: pressed, moved along a path in equal steps of time, and released."""

    def __init__(self, slider: Slider):
        self.slider = slider

    def drag(
        self,
        distance: float,
        across: float = 0,
        duration: int = 160,
        start: tuple[float, float] | None = None,
        hold: int = 0,
        release: bool = True,
        step: int = 16,
    ):
        """Moves by `distance` px along x and `across` px along y in `duration` ms, and lets go after `hold` ms."""
        x, y = start or self.slider.centre
        steps = max(1, duration // step)
        self.down(x, y)
        for index in range(1, steps + 1):
            self.slider.run(step)
            self.move(x + distance * index / steps, y + across * index / steps)
        if hold:
            self.slider.run(hold)
        if release:
            self.up()


class Mouse(Gesture):
    button = "left"

    def down(self, x: float, y: float):
        self.slider.page.mouse.move(x, y)
        self.slider.page.mouse.down(button=self.button)

    def move(self, x: float, y: float):
        self.slider.page.mouse.move(x, y)

    def up(self):
        self.slider.page.mouse.up(button=self.button)


class Touch(Gesture):
    """A finger, through the browser's own recognition of gestures, so that a page scrolls under it as it really does."""

    def down(self, x: float, y: float):
        self._send("touchStart", [dict(x=x, y=y, id=0)])

    def move(self, x: float, y: float):
        self._send("touchMove", [dict(x=x, y=y, id=0)])

    def up(self):
        self._send("touchEnd", [])

    def cancel(self):
        self._send("touchCancel", [])

    def pinch(self, factor: float, at: tuple[float, float], apart: float = 60, steps: int = 12):
        """Two fingers left and right of a point, moved until they are `factor` times as far apart, and lifted."""
        x, y = at

        def points(distance: float) -> list[dict]:
            return [dict(x=x - distance / 2, y=y, id=0), dict(x=x + distance / 2, y=y, id=1)]

        self._send("touchStart", points(apart)[:1])
        self._send("touchStart", points(apart))
        for step in range(1, steps + 1):
            self.slider.run(16)
            self._send("touchMove", points(apart * (1 + (factor - 1) * step / steps)))
        self.slider.run(200)
        self._send("touchEnd", [])

    def _send(self, type: str, points: list[dict]):
        self.slider.protocol.send(
            "Input.dispatchTouchEvent", dict(type=type, touchPoints=points, timestamp=time.time())
        )
