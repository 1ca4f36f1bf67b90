"""Replays what the Swift tests recorded of the native engine on the compiled one: both give the same numbers."""

import json
import os
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDER = Path(os.environ.get("TRACE_OUTPUT", ROOT / ".build/traces"))
TRACES = sorted(path.stem for path in (ROOT / "Tests/Traces").glob("*.trace"))

REPLAY = """async ({calls, tolerance}) => {
    const {exports} = await WebAssembly.instantiate(engine);
    for (const [index, [name, numbers, expected]] of calls.entries()) {
        exports[name](...numbers);
        const block = new Float64Array(exports.memory.buffer, exports.frameBlock());
        const frame = [block[0], block[1], block[3], block[9], block[18], block[19], block[20], block[21]];
        for (let page = 0, at = block[14]; page < block[9]; page++, at += 10)
            frame.push(block[at], block[at + 1], block[at + 2], block[at + 3], block[at + 4], block[at + 5],
                block[at + 6]);
        const isSame = frame.length === expected.length
            && frame.every((number, place) => Math.abs(number - expected[place]) <= tolerance);
        if (!isSame) return {index, call: [name, ...numbers], frame, expected};
    }
    return null;
}"""
"""Answers the first call after which a number differs."""


@pytest.mark.parametrize("name", TRACES)
def test_replays(engine_page, name):
    file = FOLDER / f"{name}.json"
    assert file.exists(), f"{file} is missing: `make swift-test` records it"
    calls = json.loads(file.read_text())
    assert calls
    assert engine_page.evaluate(REPLAY, {"calls": calls, "tolerance": 1e-9}) is None


def test_there_are_traces():
    assert TRACES, "Tests/Traces has no trace"
