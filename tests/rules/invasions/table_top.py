"""What the tests of Invasions share: scenarios laid out, nations and places by name."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from aevum.games.invasions.box import Box
from aevum.games.invasions.game import Invasions, load_game
from aevum.games.invasions.rules.pools import Fighter
from aevum.games.invasions.rules.setup import lay_out
from aevum.games.invasions.state import InvasionsState

GOLDEN: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "data" / "invasions" / "golden.json").read_text(encoding="utf-8")
)
"""By scenario: the position after its set-up."""


@cache
def game() -> Invasions:
    return load_game()


def box() -> Box:
    return game().box


def laid_out(scenario: str, players: int = 3) -> InvasionsState:
    """A scenario before anybody acts."""
    s = InvasionsState(box(), players)
    lay_out(s, box().axes["scenario"].index(scenario))
    return s


def nation(name: str) -> int:
    return box().axes["nation"].index(name)


def province(name: str) -> int:
    return box().axes["province"].index(name)


def area(name: str) -> int:
    return box().axes["area"].index(name)


def kind(owner: str, type_id: str) -> int:
    found = box().kind_of(nation(owner), type_id)
    assert found >= 0, (owner, type_id)
    return found


def army(
    owner: str, type_id: str, count: int = 1, command: str = "", damaged: int = 0
) -> list[Fighter]:
    """Units of one kind, under the command of their own nation or of another."""
    return [Fighter(kind(owner, type_id), nation(command or owner), damaged)] * count
