import pytest
from PIL import Image

from window import HEIGHT, WIDTH, Screen, Window

COLORS = [(200, 40, 40), (40, 160, 60), (50, 80, 200), (210, 180, 40)]


@pytest.fixture(scope='session')
def screen():
    screen = Screen()
    yield screen
    screen.close()


@pytest.fixture
def show(screen):
    """Opens windows, and closes them in the end."""
    windows = []

    def open_window(*arguments):
        windows.append(Window(screen, *arguments))
        return windows[-1]

    screen.do('mousemove', 5, 400)
    yield open_window
    for window in windows:
        window.close()


@pytest.fixture
def make_photos(tmp_path):
    """A folder of photos, each of one colour, as large as the window."""
    def make(colors):
        folder = tmp_path / 'photos'
        folder.mkdir()
        for number, color in enumerate(colors):
            Image.new('RGB', (WIDTH, HEIGHT), color).save(folder / f'{number}.png')
        return folder
    return make


@pytest.fixture
def photos(make_photos):
    return make_photos(COLORS)
