"""The slider's window on a screen of its own."""
import io
import os
import pathlib
import subprocess
import time

from PIL import Image

ROOT = pathlib.Path(__file__).resolve().parents[2]
COMMAND = pathlib.Path(os.environ.get('PHOTO_SLIDER', ROOT / '.build/debug/photo-slider'))
if not COMMAND.is_absolute():
    COMMAND = ROOT / COMMAND
WIDTH, HEIGHT = 1280, 800


class Screen:
    """An X server that nobody sees."""

    def __init__(self):
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ['Xvfb', '-displayfd', str(write), '-screen', '0', f'{WIDTH}x{HEIGHT}x24', '-nolisten', 'tcp'],
            pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as pipe:
            self.display = f':{pipe.readline().strip()}'
        self.environment = {**os.environ, 'DISPLAY': self.display, 'GSK_RENDERER': 'cairo', 'GDK_BACKEND': 'x11',
                            'GTK_A11Y': 'none'}
        self.environment.pop('WAYLAND_DISPLAY', None)

    def do(self, *words):
        subprocess.run(['xdotool', *map(str, words)], env=self.environment, check=True, stdout=subprocess.DEVNULL)

    def picture(self):
        png = subprocess.run(['import', '-window', 'root', 'png:-'], env=self.environment, check=True,
                             capture_output=True).stdout
        return Image.open(io.BytesIO(png)).convert('RGB')

    def close(self):
        self.server.terminate()
        self.server.wait()


def near(pixel, color, tolerance=12):
    return all(abs(a - b) <= tolerance for a, b in zip(pixel, color))


def until(condition, what, seconds=20):
    """Waits for something that another process does."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if value := condition():
            return value
        time.sleep(0.03)
    raise AssertionError(f'not within {seconds} s: {what}')


class Window:
    """`photo-slider show` on a screen."""

    def __init__(self, screen, *arguments):
        self.screen = screen
        self.process = subprocess.Popen([COMMAND, 'show', *map(str, arguments)], env=screen.environment,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.identity = until(self._find, 'a window')
        screen.do('windowmove', self.identity, 0, 0)
        screen.do('windowfocus', self.identity)

    def _find(self):
        assert self.process.poll() is None, self.process.stderr.read()
        found = subprocess.run(['xdotool', 'search', '--onlyvisible', '--class', 'photo-slider'], text=True,
                               env=self.screen.environment, capture_output=True).stdout.split()
        return found[-1] if found else None

    def pixel(self, x, y):
        return self.screen.picture().getpixel((x, y))

    def shows(self, color, x=WIDTH // 2, y=HEIGHT // 2):
        until(lambda: near(self.pixel(x, y), color), f'{color} at {x}, {y}; there is {self.pixel(x, y)}')

    def key(self, *keys):
        self.screen.do('key', *keys)

    def drag(self, start, end, y=300, steps=8):
        """Presses, leaves the slop and moves on, as a hand does; the button stays down."""
        slop = start + (6 if end > start else -6)
        words = ['mousemove', start, y, 'mousedown', 1, 'sleep', 0.1, 'mousemove', slop, y, 'sleep', 0.1]
        for step in range(1, steps + 1):
            words += ['mousemove', start + (end - start) * step // steps, y, 'sleep', 0.016]
        self.screen.do(*words)

    def release(self):
        self.screen.do('mouseup', 1)

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.process.stdout.close()
        self.process.stderr.close()
