"""What concerns the browser's own engine, in WebKit (WebKitGTK's MiniBrowser under a virtual display)."""

import os
import subprocess
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.wheel_input import ScrollOrigin
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait

from pageserver import images

DRIVER = "/usr/bin/WebKitWebDriver"


@pytest.fixture(scope="session")
def display():
    read, write = os.pipe()
    process = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "1024x768x24"], pass_fds=[write])
    os.close(write)
    with os.fdopen(read) as numbers:
        yield f":{numbers.readline().strip()}"
    process.terminate()
    process.wait()


@pytest.fixture(scope="session")
def webkit(display, tmp_path_factory):
    options = webdriver.WebKitGTKOptions()
    options.binary_location = str(next(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser")))
    options.add_argument("--automation")
    service = webdriver.WebKitGTKService(
        executable_path=DRIVER,
        env={**os.environ, "DISPLAY": display, "GDK_BACKEND": "x11", "HOME": str(tmp_path_factory.mktemp("webkit"))},
    )
    driver = webdriver.WebKitGTK(options, service)
    yield driver
    driver.quit()


class WebKitSlider:
    def __init__(self, driver):
        self.driver = driver
        self.element = driver.find_element(By.TAG_NAME, "photo-slider")

    @property
    def page(self) -> int:
        return self.element.get_property("page")

    def find(self, selector: str) -> list:
        return self.element.shadow_root.find_elements(By.CSS_SELECTOR, selector)

    def wait_for_page(self, page: int):
        WebDriverWait(self.driver, 10, 0.05).until(
            lambda _: self.page == page and self.element.get_property("settled"), f"page {self.page}, not {page}"
        )

    def drag(self, distance: int):
        """Drags by that many pixels, more than half a page so that the speed doesn't matter."""
        actions = self.actions.move_to_element_with_offset(self.element, -distance // 2, 120).click_and_hold()
        for _ in range(12):
            actions.move_by_offset(distance // 12, 0)
        actions.release().perform()

    @property
    def actions(self) -> ActionChains:
        return ActionChains(self.driver, duration=16)


@pytest.fixture
def slider(webkit, server):
    def open(attributes: str = "", photos: int = 6) -> WebKitSlider:
        webkit.get(server.page(f"<photo-slider label=Holidays {attributes}>{images(photos)}</photo-slider>"))
        webkit.execute_async_script(
            """const done = arguments[0], element = document.querySelector("photo-slider");
            element.settled = true;
            element.addEventListener("pagechange", () => { element.settled = false; });
            element.addEventListener("settle", () => { element.settled = true; });
            element.ready.then(done, done);"""
        )
        return WebKitSlider(webkit)

    return open


def test_a_drag_by_mouse_turns_a_page_and_back(slider):
    slider = slider()
    for distance, page in [(-300, 1), (-300, 2), (300, 1)]:
        slider.drag(distance)
        slider.wait_for_page(page)


def test_a_drag_on_a_link_follows_it_not_and_a_click_does(webkit, server):
    links = "".join(f"<a href=#link{n}><img src=/photos/{n}.png alt={n} width=300 height=300></a>" for n in range(3))
    webkit.get(server.page(f"<photo-slider label=Links>{links}</photo-slider>"))
    webkit.execute_async_script("document.querySelector('photo-slider').ready.then(arguments[0])")
    slider = WebKitSlider(webkit)
    slider.drag(-300)
    WebDriverWait(webkit, 10).until(lambda _: slider.page == 1)
    assert "#link" not in webkit.current_url
    WebDriverWait(webkit, 10, 0.5).until(
        lambda _: slider.actions.move_to_element(slider.element).click().perform() or "#link1" in webkit.current_url
    )


def test_keys(slider):
    slider = slider()
    slider.driver.execute_script("arguments[0].focus()", slider.element)
    for key, page in [(Keys.ARROW_RIGHT, 1), (Keys.ARROW_RIGHT, 2), (Keys.ARROW_LEFT, 1), (Keys.END, 5), (Keys.HOME, 0)]:
        slider.actions.send_keys(key).perform()
        slider.wait_for_page(page)


def test_the_wheel_sideways_turns_a_page(slider):
    slider = slider()
    slider.actions.scroll_from_origin(ScrollOrigin.from_element(slider.element), 120, 0).perform()
    slider.wait_for_page(1)


def test_buttons(slider):
    slider = slider("loop")
    [following] = slider.find("[aria-label='Next photo']")
    [previous] = slider.find("[aria-label='Previous photo']")
    for button, page in [(following, 1), (previous, 0), (previous, 5)]:
        button.click()
        slider.wait_for_page(page)


def test_roles_and_names(slider):
    slider = slider("autoplay=60 zoom overview")
    [carousel] = [node for node in [slider.element, *slider.find("*")] if node.get_attribute("aria-roledescription") == "carousel"]
    assert (carousel.aria_role, carousel.accessible_name) in [("group", "Holidays"), ("region", "Holidays")]
    for role, name in [
        ("button", "Pause"),
        ("button", "Previous photo"),
        ("button", "Next photo"),
        ("button", "Zoom in"),
        ("button", "All photos"),
        ("slider", "Photo"),
        ("group", "1 of 6"),
    ]:
        [node] = slider.find(f"[aria-label='{name}']")
        assert (node.aria_role, node.accessible_name) == (role, name)
