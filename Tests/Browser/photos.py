"""Photos that a test can recognise: each is one colour that says its number, with the number on it."""

from functools import lru_cache
from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

SIDE = 300
STEP = 24
DARKEST = 20
COUNT = 1000
TOLERANCE = 8


def colour(number: int) -> tuple[int, int, int]:
    """The red, green and blue of a photo: its last three decimal digits, furthest apart for neighbours."""
    return tuple(DARKEST + STEP * (number // power % 10) for power in (1, 10, 100))


def number(pixel: tuple[int, ...]) -> int | None:
    """The photo that a pixel belongs to, or nothing if its colour is no photo's."""
    digits = [round((value - DARKEST) / STEP) for value in pixel[:3]]
    found = sum(digit * power for digit, power in zip(digits, (1, 10, 100)))
    if not all(0 <= digit <= 9 for digit in digits):
        return None
    near = all(abs(value - expected) <= TOLERANCE for value, expected in zip(pixel, colour(found)))
    return found if near else None


@lru_cache(maxsize=COUNT)
def picture(number: int, width: int = SIDE, height: int = SIDE, format: str = "PNG") -> bytes:
    image = Image.new("RGB", (width, height), colour(number))
    font = ImageFont.load_default(size=height // 6)
    ImageDraw.Draw(image).text((width / 2, height / 2), str(number), "white", font, anchor="mm")
    data = BytesIO()
    image.save(data, format)
    return data.getvalue()


def spans(screenshot: bytes, vertical: bool = False) -> list[tuple[int, int, int]]:
    """What a screenshot shows along its axis: (photo, first pixel, pixel after the last), in order.

    It is read along a line that is clear of the numbers, the arrows and the indicator. Runs of less than three
    pixels are edges between photos, and left out.
    """
    image = Image.open(BytesIO(screenshot)).convert("RGB")
    across = 0.3
    if vertical:
        line = [image.getpixel((int(image.width * across), y)) for y in range(image.height)]
    else:
        line = [image.getpixel((x, int(image.height * across))) for x in range(image.width)]
    found: list[tuple[int, int, int]] = []
    start = 0
    numbers = [number(pixel) for pixel in line] + [None]
    for position in range(1, len(numbers)):
        if position == len(line) or numbers[position] != numbers[start]:
            if numbers[start] is not None and position - start >= 3:
                found.append((numbers[start], start, position))
            start = position
    return found
