"""What bare libvips needs for the same files: one decode a photo, the smaller sizes from the larger, into sRGB.

usage: bare.py FOLDER OUTPUT FORMAT
"""

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pyvips

SIZES = [1920, 960, 480]
OPTIONS = {
    "jpg": {"Q": 82, "optimize_coding": True, "strip": True},
    "webp": {"Q": 80, "effort": 2, "strip": True},
    "avif": {"Q": 60, "effort": 1, "strip": True},
}
folder, output, ending = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]


def derive(path: Path):
    image = pyvips.Image.thumbnail(str(path), SIZES[0], height=SIZES[0], size="down", export_profile="srgb")
    image = image.copy_memory()
    for size in SIZES:
        image = image.thumbnail_image(size, height=size, size="down").copy_memory()
        image.write_to_file(str(output / f"{path.stem}-{size}.{ending}"), **OPTIONS[ending])


pyvips.cache_set_max(0)
output.mkdir(parents=True, exist_ok=True)
with ThreadPoolExecutor(2) as pool:
    list(pool.map(derive, sorted(folder.glob("*.jpg"))))
