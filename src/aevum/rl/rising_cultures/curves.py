"""`python -m aevum.rl.rising_cultures.curves FOLDER --out FILE.svg`: how the network learned."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from aevum.rl.drawing import COLOURS, Frame, drawing
from aevum.rl.train.kept import CURVES

ROUNDS = (1, 3, 5, 7)
"""Those whose foresight is drawn."""
MOST_GAIN = 1.5
"""Hundredths of victory."""


def read(folder: Path) -> list[dict[str, Any]]:
    lines = (folder / CURVES).read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def curves(rows: list[dict[str, Any]]) -> str:
    """What of the points is foreseen, and what a choice brings, after each time through."""
    last = max(row["epoch"] for row in rows)
    across = [(float(epoch), str(epoch)) for epoch in range(0, last + 1, 3)]
    points = Frame("points foreseen, by rounds", "times through", (0, last), (0, 1))
    points.marks(across, [(part / 4, f"{25 * part} %") for part in range(5)])
    for number, colour in zip(ROUNDS, COLOURS, strict=True):
        seen = [(row["epoch"], row[f"foreseen{number}"]) for row in rows if "positions" in row]
        points.line(seen, colour)
    gain = Frame(
        "a choice brings more than the judge's", "times through", (0, last), (0, MOST_GAIN)
    )
    gain.marks(across, [(part / 2, f"{part / 2:.1f} %") for part in range(4)])
    tried = [row for row in rows if "decisions" in row]
    gain.line([(row["epoch"], row["gain"]) for row in tried], "#555")
    for side in (-1, 1):
        edge = [(row["epoch"], row["gain"] + side * row["error"]) for row in tried]
        gain.line(edge, "#999", dashed=True)
    return drawing([points, gain], [f"round {number}" for number in ROUNDS], "how it learned")


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the curves of a training run.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    asked.out.write_text(curves(read(asked.folder)), encoding="utf-8")


if __name__ == "__main__":
    main()
