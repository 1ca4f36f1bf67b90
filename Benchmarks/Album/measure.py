"""Measures `photo-slider export` against bare libvips and sigal, and prints a table. Run by Benchmarks/run."""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import photos

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
COMMAND = ROOT / ".build/release/photo-slider"
SIGAL = Path(sys.executable).parent / "sigal"
CORES = {0, 1}


def tree(root: int) -> list[int]:
    """A process and all below it."""
    children: dict[int, list[int]] = {}
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                parent = int(Path(f"/proc/{entry}/stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
            children.setdefault(parent, []).append(int(entry))
    found = [root]
    for process in found:
        found += children.get(process, [])
    return found


def memory(process: int) -> int:
    """A process's share of the memory in use, in KiB."""
    try:
        lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("Pss:")), 0)


def run(*command, peak: bool = False, **environment) -> tuple[float, float]:
    """Seconds, and MiB at the peak, of all the command's processes together."""
    begin = time.monotonic()
    process = subprocess.Popen(
        [str(word) for word in command], env={**os.environ, **environment}, preexec_fn=lambda: os.sched_setaffinity(0, CORES),
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    highest = 0

    def watch():
        nonlocal highest
        while process.poll() is None:
            highest = max(highest, sum(map(memory, tree(process.pid))))
            time.sleep(0.05)

    watcher = threading.Thread(target=watch)
    if peak:
        watcher.start()
    _, errors = process.communicate()
    seconds = time.monotonic() - begin
    if peak:
        watcher.join()
    if process.returncode != 0:
        sys.exit(f"{command}: {errors.decode()}")
    return seconds, highest / 1024


def median(times: int, *command, output: Path, **environment) -> float:
    seconds = []
    for _ in range(times):
        shutil.rmtree(output, ignore_errors=True)
        seconds.append(run(*command, **environment)[0])
    return statistics.median(seconds)


def row(figure: str, measured: str, target: str = "", holds: bool = True):
    print(f"| {figure} | {measured} | {target} | {('yes' if holds else 'NO') if target else ''} |", flush=True)


def compare(folder: Path, work: Path):
    formats = {"jpeg": "jpg", "webp": "webp", "avif": "avif"}
    for format, ending in formats.items():
        times = 3 if format != "avif" else 1
        output = work / f"export-{format}"
        export = (COMMAND, "export", folder, "--output", output, "--format", format, "--sizes", "480,960,1920", "--no-tiles")
        bare = (sys.executable, HERE / "bare.py", folder, work / "bare", ending)
        ours = median(times, *export, output=output)
        theirs = median(times, *bare, output=work / "bare", VIPS_CONCURRENCY="1")
        row(f"export, 24 photos, three sizes as {format}", f"{ours:.1f} s")
        row("… against bare libvips in one process", f"{ours / theirs:.2f} ×", "≤ 1.20 ×" if format == "jpeg" else "", ours <= 1.2 * theirs)
        if format == "jpeg":
            shutil.rmtree(output)
            peak = run(*export, peak=True)[1]
            row("… memory at the peak, all processes", f"{peak:.0f} MiB", "≤ 350 MiB", peak <= 350)
            (work / "sigal.conf.py").write_text(
                f"source = {str(folder)!r}\ndestination = {str(work / 'sigal')!r}\nimg_size = (1920, 1920)\n"
                "thumb_size = (480, 480)\nthumb_fit = False\njpg_options = {'quality': 82, 'optimize': True}\n"
                "autorotate_images = True\n")
            sigal = median(1, SIGAL, "build", "--config", work / "sigal.conf.py", "--ncpu", "2", output=work / "sigal")
            row("… against sigal, which makes two", f"{ours / sigal:.2f} ×", "< 1 ×", ours < sigal)
            again = statistics.median(run(*export)[0] for _ in range(5))
            row("export again, nothing to do, 24 photos", f"{again:.2f} s", "≤ 0.30 s", again <= 0.3)
    output = work / "tiles"
    tiles = median(1, COMMAND, "export", folder, "--output", output, output=output)
    row("export, 24 photos, four sizes and tiles as webp", f"{tiles:.1f} s")


def many(work: Path):
    folder = work / "many"
    folder.mkdir()
    photo = next((ROOT / "Samples").glob("6-*.jpg")).read_bytes()
    for number in range(10_000):
        (folder / f"photo{number}.jpg").write_bytes(photo)
    export = (COMMAND, "export", folder, "--output", work / "many-site", "--sizes", "480")
    first, peak = run(*export, peak=True)
    row("export, 10,000 small photos", f"{first:.1f} s, {peak:.0f} MiB")
    again = statistics.median(run(*export)[0] for _ in range(3))
    row("export again, nothing to do, 10,000 photos", f"{again:.2f} s", "≤ 1.00 s", again <= 1)


def main():
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        photos.make(ROOT / "Samples", work / "photos")
        print("| figure | measured | target | holds |\n|---|---|---|---|", flush=True)
        compare(work / "photos", work)
        many(work)


main()
