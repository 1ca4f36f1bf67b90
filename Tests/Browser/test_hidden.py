"""A hidden page. Playwright makes pages believe that they are in front, so this browser is started without that."""

import re
import subprocess

import pytest

from conftest import ARGUMENTS, CHROMIUM, freeze
from pageserver import images
from slider import Slider, wait_until


@pytest.fixture
def context(playwright, tmp_path):
    process = subprocess.Popen(
        [CHROMIUM, "--headless=new", "--remote-debugging-port=0", f"--user-data-dir={tmp_path}", *ARGUMENTS],
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        address = next(match[0] for line in process.stderr if (match := re.search(r"ws://\S+", line)))
        browser = playwright.chromium.connect_over_cdp(address, no_defaults=True)
        yield browser.contexts[0]
        browser.close()
    finally:
        process.kill()
        process.communicate()


def test_no_step_while_hidden_and_no_burst_after(context, server, complaints):
    page = context.new_page()
    complaints.watch(page)
    page.add_init_script("window.recorded = []")
    freeze(page)
    page.goto(server.page(f"<photo-slider label=Photos loop autoplay>{images(6)}</photo-slider>"))
    page.evaluate("document.querySelector('photo-slider').ready")
    slider = Slider(page, frozen=True)
    slider.run(3500)
    assert slider.current == 1

    context.new_page().bring_to_front()
    wait_until(page, "document.visibilityState === 'hidden'")
    slider.run(5 * 3000)
    assert slider.current == 1

    page.bring_to_front()
    wait_until(page, "document.visibilityState === 'visible'")
    slider.run(2900)
    assert slider.current == 1
    slider.run(500)
    assert slider.current == 2
