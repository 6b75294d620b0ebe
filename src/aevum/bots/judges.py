"""Which judge speaks for which game: the one in the game's room here, else the plain one."""

from __future__ import annotations

from typing import Any

from aevum.bots.judge import Judge
from aevum.core.game import Game
from aevum.core.rooms import module

_at_work: dict[int, Judge[Any]] = {}


def judge_of(game: Game[Any]) -> Judge[Any]:
    """The judge of this game; one and the same for everybody who asks, as it learns by heart."""
    judge = _at_work.get(id(game))
    if judge is None or judge.game is not game:
        own = module("bots", game.name, "judge")
        judge = Judge(game) if own is None else own.load_judge(game)
        _at_work[id(game)] = judge
    return judge
