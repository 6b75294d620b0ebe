"""Positions written down before frames had names are read, and played on from."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.core.errors import BadRecord
from tests.rules.attila.table_top import asked, conflict_in, game, play, position


def before_names(s: Any, frames: list[list[Any]]) -> dict[str, Any]:
    return {**game.dump(s), "stack": frames}


def test_a_conflict_goes_on_where_it_stood() -> None:
    """Seat 1 is asked for cards in Dacia; seat 0 was asked before."""
    four = {"dacia": {"goths": 2, "huns": 2}}
    s = position(2, stones=four, hands={0: ["goths", "huns"], 1: ["huns"]})
    play(s, "play goths", "place dacia", "influence", "commit_done")
    dacia = game.axes["province"].index("dacia")
    old = [
        ["game", 2, 0, 0],
        ["turn", 2, 0, 0],
        ["slot", 5, 0, 0],
        ["conflict", 1, dacia, 2],
        ["commit", 0, 1, dacia],
    ]
    again = game.load(before_names(s, old))
    assert (asked(again), game.actor(again), conflict_in(again)) == ("commit", 1, "dacia")
    play(s, "commit huns", "commit_done")
    play(again, "commit huns", "commit_done")
    assert game.observe(again, 0) == game.observe(s, 0)


def test_an_offer_before_a_scoring_keeps_its_century() -> None:
    s = position(3)
    old = [["game", 2, 0, 0], ["turn", 2, 0, 0], ["slot", 5, 0, 0], ["conflict", 5, 3, 2],
           ["window", 0, 2, 0]]  # fmt: skip
    again = game.load(before_names(s, old))
    *_, conflict = [frame for frame in game.dump_stack(again) if frame["node"] == "conflict"]
    assert (conflict["province"], conflict["due"]) == (3, 2)
    assert game.asked(again) == {"node": "window", "moment": "after-pacification", "seat": 0}


@pytest.mark.parametrize("frame", [["nowhere", 0, 0, 0], ["turn", 99, 0, 0], ["turn"], 7])
def test_nonsense_is_refused(frame: Any) -> None:
    with pytest.raises(BadRecord):
        game.load(before_names(position(3), [["game", 2, 0, 0], frame]))
