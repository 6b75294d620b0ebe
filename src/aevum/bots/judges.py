"""Which judge speaks for which game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aevum.bots.attila.judge import AttilaJudge
from aevum.bots.judge import Judge
from aevum.bots.rising_cultures.judge import CulturesJudge
from aevum.core.game import Game

JUDGES: dict[str, Callable[[Game[Any]], Judge[Any]]] = {
    "attila": AttilaJudge,
    "rising_cultures": CulturesJudge,
}
"""Judges by the name of their game; all other games have the plain one."""

_at_work: dict[int, Judge[Any]] = {}


def judge_of(game: Game[Any]) -> Judge[Any]:
    """The judge of this game; one and the same for everybody who asks, as it learns by heart."""
    judge = _at_work.get(id(game))
    if judge is None or judge.game is not game:
        judge = JUDGES.get(game.name, Judge)(game)
        _at_work[id(game)] = judge
    return judge
