"""Bots among themselves: every game of the shelf, each way it can be set up, to its end.

The strongest bot that needs no budget plays on all seats; every game has luck of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from aevum import games
from aevum.bots import make_bot
from aevum.bots.names import budget_of
from aevum.core.errors import BadOptions
from aevum.core.game import Game
from aevum.games.meta import Meta
from aevum.lab.course import course

SCENARIO = "scenario"


def bot_of(meta: Meta) -> str:
    """The strongest level that does not search."""
    names = [name for name in meta.levels.values() if budget_of(name) is None]
    return names[-1] if names else "random"


def tables_of(game: Game[Any], meta: Meta) -> list[dict[str, Any]]:
    """Every number of players, with every scenario if the game has them."""
    scenarios = game.axes.get(SCENARIO, [""]) if has_scenarios(meta) else [""]
    found = []
    for scenario in scenarios:
        for players in range(meta.fewest, meta.most + 1):
            options: dict[str, Any] = {"players": players}
            if scenario:
                options[SCENARIO] = scenario
            if can_be_laid(game, options):
                found.append(options)
    return found


def has_scenarios(meta: Meta) -> bool:
    return any(option.name == SCENARIO for option in meta.options)


def can_be_laid(game: Game[Any], options: dict[str, Any]) -> bool:
    try:
        game.setup(options)
    except BadOptions:
        return False
    return True


def bots(name: str, first: int, number: int) -> Iterator[dict[str, Any]]:
    """So many games from this number on, one row for each."""
    meta, game = games.GAMES[name], games.load(name)
    tables, bot = tables_of(game, meta), bot_of(meta)
    for at in range(first, first + number):
        options = tables[at % len(tables)]
        rng = Random(f"soak/{name}/{at}")
        players = [make_bot(bot, seed=rng.getrandbits(32)) for _ in range(options["players"])]
        state = game.setup(options)
        decisions = sum(seat >= 0 for seat, _ in course(game, state, players, rng))
        assert not game.broken(state), f"{name}, game {at}: {game.broken(state)}"
        yield {"bot": bot, "games": 1, "decisions": decisions}
