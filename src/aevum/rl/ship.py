"""`python -m aevum.rl.ship GAME FOLDER`: the network of a training run, as we ship it."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np

from aevum import games
from aevum.core.rooms import module
from aevum.rl.weights import About, write


def main() -> None:
    parser = argparse.ArgumentParser(description="Ship the network of a training run.")
    parser.add_argument("game")
    parser.add_argument("folder", type=Path, nargs="+", help="runs that went on from each other")
    asked = parser.parse_args()
    player = module("rl", asked.game, "player")
    decisions = sum(learned_from(folder) for folder in asked.folder)
    about = About(asked.game, games.load(asked.game).data_checksum, player.OPTIONS, decisions)
    with np.load(asked.folder[-1] / "weights.npz", allow_pickle=False) as file:
        write(player.FILE, about, {name: file[name] for name in file.files})
    print(f"{player.FILE.name}: {player.FILE.stat().st_size:,} bytes, {decisions:,} decisions")


def learned_from(folder: Path) -> int:
    lines = (folder / "curves.jsonl").read_text(encoding="utf-8").splitlines()
    return max(json.loads(line).get("decisions", 0) for line in lines)


if __name__ == "__main__":
    main()
