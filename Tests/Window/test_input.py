"""Mouse, wheel and keys, as the window system sends them."""
from conftest import COLORS
from window import WIDTH, near, until


def test_a_drag_moves_the_photos_with_the_pointer_and_turns_the_page(show, photos):
    window = show(photos)
    window.shows(COLORS[0])
    window.drag(1150, 400)
    # The drag began where the pointer had left the slop, 6 px on; from there the photo moves as far as the pointer.
    edge = WIDTH - 750
    window.shows(COLORS[1], x=edge + 100)
    picture = window.screen.picture()
    boundary = next(x for x in range(WIDTH) if near(picture.getpixel((x, 300)), COLORS[1]))
    assert edge <= boundary <= edge + 16
    window.release()
    window.shows(COLORS[1], x=10)


def test_a_short_slow_drag_comes_back(show, photos):
    window = show(photos)
    window.shows(COLORS[0])
    window.drag(800, 600)
    window.shows(COLORS[1], x=WIDTH - 50)
    window.screen.do('sleep', 0.2, 'mouseup', 1)
    window.shows(COLORS[0], x=WIDTH - 50)


def test_the_right_button_moves_nothing(show, photos):
    window = show(photos)
    window.shows(COLORS[0])
    window.screen.do('mousemove', 1000, 300, 'mousedown', 3, 'mousemove', 500, 300, 'mousemove', 300, 300)
    assert near(window.pixel(1200, 300), COLORS[0])
    window.screen.do('mouseup', 3)


def test_a_detent_of_the_wheel_turns_one_page(show, photos):
    window = show(photos)
    window.shows(COLORS[0])
    window.screen.do('mousemove', 640, 300, 'click', 5)
    window.shows(COLORS[1], x=10)
    window.screen.do('sleep', 0.2, 'click', 4)
    window.shows(COLORS[0], x=10)


def test_keys_turn_pages_round_the_loop(show, photos):
    window = show(photos)
    window.shows(COLORS[0])
    for key, photo in [('Right', 1), ('Page_Down', 2), ('Left', 1), ('Home', 0), ('Page_Up', 3), ('Home', 0),
                       ('End', 3), ('space', 0)]:
        window.key(key)
        window.shows(COLORS[photo], x=10)


def test_a_click_on_a_dot_goes_to_its_page(show, photos):
    window = show(photos)
    window.shows(COLORS[0])
    # Four dots, 24 px apart, around the middle.
    window.screen.do('mousemove', 640 + 12, 780, 'click', 1)
    window.shows(COLORS[2], x=10)


def test_without_loop_the_ends_hold(show, photos):
    window = show('--no-loop', photos)
    window.shows(COLORS[0])
    window.key('Left')
    window.drag(300, 900)
    # The rubber band lets less than half of the way show.
    picture = window.screen.picture()
    boundary = next(x for x in range(WIDTH) if near(picture.getpixel((x, 300)), COLORS[0]))
    assert 50 < boundary < 300
    window.release()
    window.shows(COLORS[0], x=10)


def test_the_clock_ticks_only_while_something_moves(show, photos):
    window = show(photos)
    window.shows(COLORS[0])
    window.key('Right')
    window.shows(COLORS[1], x=10)
    window.screen.do('sleep', 0.5)

    def ticks():
        with open(f'/proc/{window.process.pid}/stat') as file:
            fields = file.read().rsplit(')', 1)[1].split()
        return int(fields[11]) + int(fields[12])

    before = ticks()
    window.screen.do('sleep', 1)
    # Hundredths of a second of processor time in a second at rest.
    assert ticks() - before <= 2
