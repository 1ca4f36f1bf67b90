"""The page of the real `photo-slider serve`: it fills the window, loops, and shows whole photos."""

import re
import signal
import subprocess

import pytest

import photos
from conftest import freeze
from slider import Slider, wait_until

MIDDLE = (400, 300)


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    """Photos as large as the window, each one colour."""
    folder = tmp_path_factory.mktemp("Photos")
    for number in range(6):
        (folder / f"image{number + 1}.png").write_bytes(photos.picture(number, 800, 600))
    return folder


@pytest.fixture
def serve(command, tmp_path, monkeypatch):
    """Starts `photo-slider serve` and answers its address."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    processes = []

    def start(*arguments) -> str:
        process = subprocess.Popen(
            [command, "serve", "--port", "0", *map(str, arguments)], stdout=subprocess.PIPE, text=True
        )
        processes.append(process)
        for line in process.stdout:
            if address := re.search(r"http://\S+", line):
                return address[0]
        raise AssertionError("serve ended without an address")

    yield start
    for process in processes:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=5)
        assert process.returncode == 0


@pytest.fixture
def open_album(serve, new_page):
    def open(*arguments, frozen: bool = True, **options) -> Slider:
        page = new_page(**options)
        if frozen:
            freeze(page)
        page.goto(serve(*arguments))
        slider = Slider(page, frozen=frozen)
        slider.element.evaluate("element => element.ready")
        return slider

    return open


def test_swipes_endlessly_both_ways(open_album, folder):
    slider = open_album(folder)
    slider.wait_for_photos(0)
    for distance, page in [(200, 5), (-200, 0), (-200, 1)]:
        slider.settled(lambda: slider.mouse.drag(distance, duration=96))
        assert slider.current == page
        slider.wait_for_photos(page)


@pytest.mark.parametrize("reduced_motion", ["no-preference", "reduce"])
def test_autoplay_plays_with_the_pointer_at_rest_in_the_middle(open_album, folder, reduced_motion):
    slider = open_album(folder, "--autoplay", "3", reduced_motion=reduced_motion)
    slider.page.mouse.move(*MIDDLE)
    assert slider.get("playing") is True
    slider.run(2900)
    assert slider.current == 0
    slider.run(500)
    assert slider.current == 1
    slider.run(6000)
    assert slider.current == 3
    slider.wait_for_photos(3)


def test_autoplay_from_the_command_line_waits_under_a_finger_and_stops_by_the_button(open_album, folder):
    slider = open_album(folder, "--autoplay", "3", has_touch=True)
    slider.touch.down(*MIDDLE)
    slider.run(12_000)
    assert slider.current == 0
    slider.touch.up()
    slider.page.get_by_role("button", name=re.compile("pause|stop", re.IGNORECASE)).click()
    slider.run(12_000)
    assert slider.current == 0


def test_without_autoplay_nothing_moves(open_album, folder):
    slider = open_album(folder)
    slider.run(20_000)
    assert slider.current == 0
    assert slider.get("playing") is False


def test_options_reach_the_page(open_album, folder):
    slider = open_album(folder, "--no-loop", "--start", "6", "--title", "Sommer & <b>Meer</b>", "--indicator", "fraction")
    assert slider.page.title() == "Sommer & <b>Meer</b>"
    slider.page.get_by_text("6 / 6").wait_for()
    slider.wait_for_photos(5)
    slider.mouse.drag(-200, duration=96)
    slider.run(1500)
    assert slider.current == 5


def test_vertical_wheel_turns_where_the_slider_fills_the_window(open_album, folder):
    slider = open_album(folder)
    slider.settled(lambda: slider.wheel(0, 120))
    assert slider.current == 1


def test_more_than_the_first_photos_come_through_the_list(open_album, tmp_path_factory):
    folder = tmp_path_factory.mktemp("Many")
    for number in range(45):
        (folder / f"{number}.png").write_bytes(photos.picture(number, 400, 300))
    slider = open_album(folder, "--fit", "cover")
    wait_until(slider.page, "document.querySelector('photo-slider').pageCount === 45")
    for page in (30, 44, 10):
        slider.settled(lambda: slider.call(f"scrollToPage({page})"))
        slider.wait_for_photos(page)


def test_hostile_names_are_text(open_album, tmp_path_factory):
    folder = tmp_path_factory.mktemp("Names")
    names = ["1 a#b%20.png", "2 <img src=x onerror=alert(1)>.png", "3 \"quotes'.png", "4 line\nbreak.png", "5 \N{CAMERA}.png"]
    for number, name in enumerate(names):
        (folder / name).write_bytes(photos.picture(number, 800, 600))
    slider = open_album(folder)
    for page in range(5):
        slider.wait_for_photos(page)
        slider.settled(lambda: slider.call("next()"))
    assert slider.page.evaluate("document.querySelectorAll('[src=x]').length") == 0
