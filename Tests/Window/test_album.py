"""Folders that are empty, small, large, broken, or change."""
import os
import shutil
import subprocess

from conftest import COLORS
from PIL import Image

from window import COMMAND, HEIGHT, ROOT, WIDTH, near, until


def test_one_photo_stays(show, make_photos):
    window = show('--autoplay', 1, make_photos(COLORS[:1]))
    window.shows(COLORS[0])
    window.key('Right')
    window.drag(900, 300)
    assert near(window.pixel(1200, 300), COLORS[0])
    window.release()


def test_two_photos_go_round(show, make_photos):
    window = show(make_photos(COLORS[:2]))
    window.shows(COLORS[0])
    window.drag(300, 1100)
    window.shows(COLORS[1], x=100)
    window.release()
    window.shows(COLORS[1], x=WIDTH - 10)


def test_a_broken_photo_says_so_and_the_others_show(show, photos):
    (photos / '1.png').write_bytes((photos / '1.png').read_bytes()[:20])
    window = show(photos)
    window.shows(COLORS[0])
    window.key('Right')
    # White letters on black.
    until(lambda: window.screen.picture().crop((300, 350, 980, 450)).convert('L').getextrema()[1] > 150, 'a message')
    assert near(window.pixel(10, 300), (0, 0, 0))
    window.key('Right')
    window.shows(COLORS[2])


def test_a_change_in_the_folder_is_followed_and_the_photo_in_view_stays(show, photos):
    window = show(photos)
    window.shows(COLORS[0])
    window.key('Right')
    window.shows(COLORS[1])
    (photos / '0.png').unlink()
    Image.new('RGB', (WIDTH, HEIGHT), (160, 30, 200)).save(photos / '1b.png')
    window.screen.do('sleep', 1.5)
    window.shows(COLORS[1])
    window.key('Right')
    window.shows((160, 30, 200), x=10)


def test_a_photo_smaller_than_the_window_is_not_enlarged(show, tmp_path):
    Image.new('RGB', (200, 100), COLORS[0]).save(tmp_path / 'small.png')
    window = show(tmp_path)
    window.shows(COLORS[0])
    assert near(window.pixel(640 - 96, 400), COLORS[0]) and near(window.pixel(640 - 104, 400), (0, 0, 0))


def test_ten_thousand_photos_show_the_first_at_once(show, photos):
    for number in range(10_000):
        os.link(photos / '0.png', photos / f'9-{number}.png')
    window = show(photos)
    window.shows(COLORS[0])
    window.key('End')
    window.shows(COLORS[0], x=10)


def test_autoplay_turns_pages_though_the_pointer_rests_on_them(show, photos):
    window = show('--autoplay', 1, photos)
    window.screen.do('mousemove', 640, 300)
    for photo in [1, 2]:
        window.shows(COLORS[photo], x=10)


def test_a_window_closed_while_decoding_and_playing_ends_the_command(show, tmp_path):
    for number in range(6):
        shutil.copy(ROOT / 'Samples/1-blue-marble.jpg', tmp_path / f'{number}.jpg')
    window = show('--autoplay', 1, tmp_path)
    window.key('Right', 'Right')
    window.screen.do('windowclose', window.identity)
    window.process.wait(timeout=20)
    assert 'CRITICAL' not in window.process.stderr.read()


def test_without_a_display_the_command_points_to_serve(photos):
    environment = {name: value for name, value in os.environ.items() if name not in ('DISPLAY', 'WAYLAND_DISPLAY')}
    environment['XDG_RUNTIME_DIR'] = '/nonexistent'
    done = subprocess.run([COMMAND, 'show', photos], env=environment, capture_output=True, text=True)
    assert done.returncode == 1 and done.stdout == ''
    assert done.stderr.count('\n') == 1 and 'photo-slider serve' in done.stderr
