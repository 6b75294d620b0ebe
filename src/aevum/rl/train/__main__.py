"""`python -m aevum.rl.train GAME --out FOLDER --seconds 480`: needs JAX alone."""

from __future__ import annotations

import argparse
import sys
from importlib.util import find_spec
from pathlib import Path
from unittest.mock import MagicMock

if find_spec("msgspec") is None:  # nothing that is learned needs it
    sys.modules["msgspec"] = MagicMock()

from aevum.rl.train.play import Crowd
from aevum.rl.train.ppo import Settings
from aevum.rl.train.run import Plan, Run, School


def main() -> None:
    usual, how, crowd = Plan(""), Settings(), Plan("").crowd
    parser = argparse.ArgumentParser(description="Train a network on the twin of a game.")
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True, help="weights and curves go here")
    parser.add_argument("--start", type=Path, help="go on with the weights of this folder")
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--rounds", type=int, default=0)
    parser.add_argument("--players", type=int, nargs="+", default=list(usual.players))
    parser.add_argument("--alone", type=int, default=crowd.alone, help="games against itself")
    parser.add_argument("--rivals", type=int, default=crowd.rivals)
    parser.add_argument("--each", type=int, default=crowd.each, help="games against each rival")
    parser.add_argument("--steps", type=int, default=usual.steps)
    parser.add_argument("--parts", type=int, default=how.parts)
    parser.add_argument("--epochs", type=int, default=how.epochs)
    parser.add_argument("--trust", type=float, default=how.trust)
    parser.add_argument("--rate", type=float, default=usual.rate)
    parser.add_argument("--wild", type=float, default=usual.wild)
    parser.add_argument("--seed", type=int, default=usual.seed)
    parser.add_argument("--width", type=int, default=usual.width)
    parser.add_argument("--tell", type=int, default=usual.tell)
    asked = parser.parse_args()
    if not asked.seconds and not asked.rounds:
        parser.error("--seconds or --rounds says when it is enough")
    asked.out.mkdir(parents=True, exist_ok=True)
    settings = Settings(trust=asked.trust, epochs=asked.epochs, parts=asked.parts)
    plan = Plan(
        asked.game, tuple(asked.players), Crowd(asked.alone, asked.rivals, asked.each),
        asked.steps, settings, asked.rate, asked.wild, asked.seed, asked.rounds, asked.seconds,
        width=asked.width, tell=asked.tell,
    )  # fmt: skip
    Run(School(plan), asked.out, asked.start).go()


if __name__ == "__main__":
    main()
