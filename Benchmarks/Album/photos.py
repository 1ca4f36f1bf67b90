"""The photos that the album is measured with: the samples enlarged to 12 to 24 megapixels, with grain as a camera's."""

from pathlib import Path

import pyvips

SHAPES = [(4000, 3000), (4608, 3456), (5184, 3888), (6000, 4000)]
ORIENTATIONS = [1, 6, 3, 8]


def make(samples: Path, folder: Path, count: int = 24):
    folder.mkdir(parents=True, exist_ok=True)
    sources = sorted(samples.glob("*.jpg"))
    for number in range(count):
        width, height = SHAPES[number % len(SHAPES)]
        photo = pyvips.Image.new_from_file(str(sources[number % len(sources)])).colourspace("srgb")
        photo = photo.thumbnail_image(width, height=height, size="force")
        grain = pyvips.Image.gaussnoise(width, height, mean=0, sigma=5)
        photo = (photo + grain).cast("uchar").copy()
        photo.set_type(pyvips.GValue.gint_type, "orientation", ORIENTATIONS[number % len(ORIENTATIONS)])
        for field, text in {
            "exif-ifd0-ImageDescription": f"Photo {number}",
            "exif-ifd2-DateTimeOriginal": f"2024:05:{number + 1:02} 12:00:00",
            "exif-ifd3-GPSLatitude": "51/1 30/1 0/1",
            "exif-ifd3-GPSLatitudeRef": "N",
        }.items():
            photo.set_type(pyvips.GValue.gstr_type, field, text)
        profile = {"profile": "p3"} if number % 2 else {}
        photo.jpegsave(str(folder / f"IMG_{number}.jpg"), Q=90, **profile)
