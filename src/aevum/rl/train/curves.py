"""`python -m aevum.rl.train.curves FOLDER… --out FILE.svg`: how a network learned, drawn."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from aevum.rl.drawing import COLOURS, Frame, drawing

MILLION = 1e6


def read(folders: list[Path]) -> list[dict[str, Any]]:
    """The lines of runs that went on from each other, their decisions counted through."""
    found: list[dict[str, Any]] = []
    for folder in folders:
        before = found[-1]["decisions"] if found else 0
        lines = (folder / "curves.jsonl").read_text(encoding="utf-8").splitlines()
        rows = [row for row in map(json.loads, lines) if "round" in row]
        found += [row | {"decisions": before + row["decisions"]} for row in rows]
    return found


def curves(rows: list[dict[str, Any]]) -> str:
    players = [count for count in range(2, 10) if f"random{count}" in rows[0]]
    most = max(row["decisions"] for row in rows) / MILLION
    across = [(most * part / 4, f"{most * part / 4:,.0f}") for part in range(5)]
    percent = [(part / 4, f"{25 * part} %") for part in range(5)]
    frames = []
    for key, title in (("random", "won against random play"), ("earlier", "won against itself")):
        frame = Frame(title, "million decisions", (0, most), (0, 1))
        frame.marks(across, percent)
        for count, colour in zip(players, COLOURS, strict=False):
            frame.line([(r["decisions"] / MILLION, r[f"{key}{count}"]) for r in rows], colour)
            if key == "earlier":
                frame.line([(0, 1 / count), (most, 1 / count)], colour, dashed=True)
        frames.append(frame)
    for key, title in (("surprise", "surprise at who wins"), ("entropy", "variety of play")):
        top = max(row[key] for row in rows)
        frame = Frame(f"{title} (nats)", "million decisions", (0, most), (0, top))
        frame.marks(across, [(top * part / 4, f"{top * part / 4:.2f}") for part in range(5)])
        frame.line([(r["decisions"] / MILLION, r[key]) for r in rows], "#555")
        frames.append(frame)
    return drawing(frames, [f"{count} players" for count in players], "how it learned")


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the curves of a training run.")
    parser.add_argument("folder", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    asked.out.write_text(curves(read(asked.folder)), encoding="utf-8")


if __name__ == "__main__":
    main()
