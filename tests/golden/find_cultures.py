"""Find games of Rising Cultures that show what a golden game must show, and write them down.

Run by hand: `PYTHONPATH=src python -m tests.golden.find_cultures [name ...]`. Seats play at random,
but like words with certain endings; which ones may change from round to round.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from tests.golden.cultures_replay import Cells, Replay, begin
from tests.laws.house import choose_word

FOLDER = Path(__file__).parent / "rising_cultures"
SEEDS = 3_000

Style = Callable[[int], tuple[str, ...]]
"""The endings of the words both seats like in a round."""


def builders(number: int) -> tuple[str, ...]:
    return (" build", "ascend", "stage4", "contest", " resource" if number < 3 else " build")


def savers(number: int) -> tuple[str, ...]:
    return (" build", "ascend", " resource") if number < 3 else (" coins", "abstain", "swap_done")


def flooders(number: int) -> tuple[str, ...]:
    words = ("shaduf build", "nilometer build", "canal build", "ascend", "contest", "end_turn")
    return (*words, " resource" if number < 3 else " military")


def rulers(number: int) -> tuple[str, ...]:
    names = ("cyrus", "cambyses", "darius", "xerxes", "artaxerxes", "darius3", "atossa")
    return (*(f"{name} build" for name in names), " coins", " resource")


def players_out(number: int) -> tuple[str, ...]:
    return ("market build", "rome_market", "for-coins", " coins")


@dataclass(frozen=True)
class Wanted:
    """A golden game to be found: its options, and the rules it must show on the way."""

    name: str
    note: str
    nations: str
    shows: frozenset[str] = frozenset()
    style: Style = builders
    match: bool = False
    cells: Cells = field(default_factory=dict)

    @property
    def options(self) -> dict[str, Any]:
        return {"nations": self.nations.split(","), "first": 0, "match": self.match}


def find(wanted: Wanted) -> Replay:
    for seed in range(SEEDS):
        rng = Random(f"{wanted.name} {seed}")
        replay = begin(wanted.options, wanted.cells)
        vocabulary = replay.game.vocabulary.tabulated()
        liked = {
            number: frozenset(w for w in vocabulary if w.endswith(wanted.style(number)))
            for number in range(8)
        }
        s = replay.state
        while s.stack:
            replay.play(choose_word(replay.game, s, rng, liked[s.round])[1])
        if wanted.shows <= replay.shows():
            return replay
    raise SystemExit(f"No game found for {wanted.name}.")


def write(wanted: Wanted, replay: Replay) -> None:
    replay.watch.finish()
    result = replay.game.result(replay.state)
    assert result is not None
    record = {
        "game": "rising_cultures",
        "options": wanted.options,
        "note": wanted.note,
        "shows": sorted(wanted.shows),
        "cells": wanted.cells,
        "actions": replay.words,
        "result": result.as_dict(),
    }
    text = json.dumps(record, indent=1) + "\n"
    (FOLDER / f"{wanted.name}.json").write_text(text, encoding="utf-8")


def shows(*rules: str) -> frozenset[str]:
    return frozenset(rules)


EXTRA = {"rome": {"market": {"effects": "action:extra_play"}}}
GAMES = (
    Wanted("rome-persia", "Both turn the tableau or one of them.", "rome,persia", shows("N1")),
    Wanted("rome-abbasids", "The pair.", "rome,abbasids"),
    Wanted("rome-egypt", "The pair; Maghreb lifts a discard.", "rome,egypt", shows("P7a")),
    Wanted("persia-abbasids", "Maghreb lifts a soldier.", "persia,abbasids", shows("P7b")),
    Wanted("persia-egypt", "The pair.", "persia,egypt"),
    Wanted("abbasids-egypt", "The pair; golden side.", "abbasids,egypt", shows("N1")),
    Wanted("empty-supply", "Coins are due that are not there.", "rome,persia", shows("K8"), savers),
    Wanted("last-tie", "Equal progress after round 7.", "rome,persia", shows("K32")),
    Wanted("libya-nile", "Libya counts the Nile.", "egypt,rome", shows("P14"), flooders),
    Wanted("match", "Two games with swapped nations.", "rome,egypt", shows("R14.1"), match=True),
    Wanted("leaders", "Persia chooses whom to cover.", "persia,rome", shows("D11"), rulers),
    Wanted("short-deck", "A deck runs dry.", "rome,persia", shows("K7"), players_out, cells=EXTRA),
)


def main(names: list[str]) -> None:
    for wanted in GAMES:
        if not names or wanted.name in names:
            write(wanted, find(wanted))
            print(wanted.name, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
