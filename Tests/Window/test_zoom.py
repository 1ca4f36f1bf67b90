"""Zoom, to a photo's real pixels."""
import itertools

import pytest
from conftest import COLORS
from PIL import Image, ImageChops, ImageStat

from window import HEIGHT, ROOT, WIDTH, until

SAMPLE = ROOT / 'Samples/1-blue-marble.jpg'


def difference(one, other):
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


@pytest.mark.parametrize('right, down', list(itertools.product([0, 1], [0, 1])))
def test_at_one_to_one_each_corner_shows_the_photos_real_pixels(show, right, down):
    photo = Image.open(SAMPLE).convert('RGB')
    assert photo.size == (5400, 2700)
    window = show(SAMPLE)
    # The real pixels are as far as zoom goes. A quarter of the window at a step, to beyond the corner.
    window.key(*['plus'] * 8)
    window.key(*['Right' if right else 'Left'] * 16, *['Down' if down else 'Up'] * 10)
    x, y = right * (5400 - WIDTH), down * (2700 - HEIGHT)
    # The corner itself: the caption lies at the middle of the lower edge.
    shown = (right * (WIDTH - 300), down * (HEIGHT - 300))
    corner = photo.crop((x, y, x + WIDTH, y + HEIGHT)).crop((*shown, shown[0] + 300, shown[1] + 300))
    until(lambda: difference(window.screen.picture().crop((*shown, shown[0] + 300, shown[1] + 300)), corner) < 1,
          'the real pixels')


def test_keys_zoom_in_and_out(show, photos):
    window = show(photos)
    window.shows(COLORS[0])
    window.key('plus', 'plus')
    # An arrow moves the zoomed photo, and no page is turned.
    window.key('Right')
    window.screen.do('sleep', 1.5)
    window.shows(COLORS[0], x=10)
    window.key('0')
    window.screen.do('sleep', 1.5)
    window.key('Right')
    window.shows(COLORS[1], x=10)


def test_a_double_click_zooms_there_and_back(show, tmp_path):
    half = Image.new('RGB', (WIDTH, HEIGHT), COLORS[0])
    half.paste(COLORS[1], (WIDTH // 2, 0, WIDTH, HEIGHT))
    half.save(tmp_path / 'half.png')
    window = show(tmp_path)
    window.shows(COLORS[1], x=700)
    window.screen.do('mousemove', 320, 400, 'click', '--repeat', 2, '--delay', 60, 1)
    # Twice as large around x = 320: the middle of the photo has moved to x = 960.
    window.shows(COLORS[0], x=930)
    window.shows(COLORS[1], x=990)
    window.screen.do('sleep', 0.4, 'click', '--repeat', 2, '--delay', 60, 1)
    window.shows(COLORS[1], x=700)


def test_the_wheel_zooms_while_ctrl_is_held(show, tmp_path):
    half = Image.new('RGB', (WIDTH, HEIGHT), COLORS[0])
    half.paste(COLORS[1], (WIDTH // 2, 0, WIDTH, HEIGHT))
    half.save(tmp_path / 'half.png')
    window = show(tmp_path)
    window.shows(COLORS[1], x=700)
    window.screen.do('mousemove', 320, 400, 'keydown', 'ctrl', 'click', 4, 'keyup', 'ctrl')
    # A detent is 100 px: e^0.5 times as large, so the middle has moved to 320 + 320 · 1.6487 = 848.
    window.shows(COLORS[0], x=838)
    window.shows(COLORS[1], x=858)
