"""Positions written down before frames had names are read, and played on from.

`earlier.json` was written by the version before: games word by word, and the stack as it stood
after so many words. Where corrected rules part from those of then, the words go on otherwise.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from aevum.core.errors import BadRecord
from aevum.core.game import TABLE
from tests.rules.rising_cultures.table_top import lay_out, our_game

GAMES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "earlier.json").read_text(encoding="utf-8")
)
STACKS = [(game, int(step)) for game, told in enumerate(GAMES) for step in told["stacks"]]


@pytest.mark.parametrize(("number", "step"), STACKS)
def test_a_position_goes_on_where_it_stood(number: int, step: int) -> None:
    """It shows the same to everybody, and the same words lead to the same end."""
    told = GAMES[number]
    words = told["words"].split("; ")
    s = our_game.setup(told["options"])
    for word in words[:step]:
        our_game.apply(s, word)
    again = our_game.load({**our_game.dump(s), "stack": told["stacks"][str(step)]})
    assert our_game.asked(again) == our_game.asked(s)
    assert our_game.legal(again, our_game.actor(again)) == our_game.legal(s, our_game.actor(s))
    for word in words[step:]:
        assert our_game.apply(again, word) == our_game.apply(s, word)
    assert our_game.observe(again, TABLE) == our_game.observe(s, TABLE)
    assert again.stack == []


def test_every_decision_and_lot_is_among_them() -> None:
    asked = {frames[-1][0] for told in GAMES for frames in told["stacks"].values()}
    assert asked == {node.name for node in our_game.nodes if not node.steps}


@pytest.mark.parametrize("frame", [["nowhere", 0, 0, 0], ["turn", 99, 0, 0], ["turn"], 7])
def test_nonsense_is_refused(frame: Any) -> None:
    data = our_game.dump(lay_out().s)
    with pytest.raises(BadRecord):
        our_game.load({**data, "stack": [["match", 3, 0, 1], frame]})
