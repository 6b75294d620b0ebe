"""Random play in every game of the house: the fuel of the laws."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from aevum import games
from aevum.core.flow import CHANCE
from aevum.core.game import Game
from aevum.core.play import choose, total_weight

Position = tuple[Any, list[str]]
"""A state and the words that led to it."""
DECISION_LIMIT = 5000
"""Several times the length of the longest random game."""
STRIDE = {"short": 1, "long": 13, "campaign": 13}
"""Positions of such a game for one of a short game."""


@cache
def game_of(name: str) -> Game[Any]:
    return games.load(name)


def is_short(name: str) -> bool:
    return games.GAMES[name].length == "short"


def tables() -> list[tuple[str, int]]:
    """Every game with every number of seats it is for; of long games the fewest, some, the most.

    The most players of a campaign sit down for days: its own tests play with them.
    """
    found: list[tuple[str, int]] = []
    for name, meta in games.GAMES.items():
        chosen = {
            "short": set(range(meta.fewest, meta.most + 1)),
            "long": {meta.fewest, meta.seats, meta.most},
            "campaign": {meta.fewest, meta.seats},
        }[meta.length]
        found += [(name, number) for number in sorted(chosen)]
    return found


def options_of(name: str, players: int) -> dict[str, Any]:
    """Of a campaign the part that its rules advise for the first time: the whole takes hours."""
    meta = games.GAMES[name]
    if meta.length != "campaign":
        return {"players": players}
    assert meta.first_game, f"{name}/meta.toml does not say how a first game is played"
    return {**meta.first_game, "players": players}


def trials(name: str, number: int) -> range:
    """So many seeds for a short game; a long one has as many positions in fewer games."""
    return range(number if is_short(name) else max(1, number // 10))


def choose_word(
    game: Game[Any], s: Any, rng: Random, liked: frozenset[str] = frozenset()
) -> tuple[list[str], str]:
    """All words of whoever must act, and one of them, dice by their weights."""
    seat = game.actor(s)
    if seat == CHANCE:
        weighted = game.outcomes(s)
        total = total_weight(weighted)
        return [word for word, _ in weighted], choose(weighted, int(rng.random() * total))
    words = game.legal(s, seat)
    assert words, f"seat {seat} has no legal action"
    choice = [word for word in words if word in liked] if liked else words
    if not choice or rng.random() < 0.1:
        choice = words
    return words, choice[int(rng.random() * len(choice))]


def positions(
    name: str, players: int, seed: int, every: int = 1, whole: bool = False
) -> Iterator[Position]:
    """One random game, stopped after every few words, from the first to the last.

    A long game is stopped at less often, unless the whole of it is wanted.
    """
    game = game_of(name)
    every *= 1 if whole else STRIDE[games.GAMES[name].length]
    rng = Random(f"{name} {players} {seed}")
    s = game.setup(options_of(name, players))
    words: list[str] = []
    while s.stack:
        if len(words) % every == 0:
            yield s, words
        words.append(choose_word(game, s, rng)[1])
        game.apply(s, words[-1])
    yield s, words


def attributes(thing: object) -> dict[str, Any]:
    """All attributes of an instance, in plain and in compiled form."""
    names: set[str] = set(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        names.update(getattr(kind, "__slots__", ()))
        names.update(getattr(kind, "__mypyc_attrs__", ()))
    names.discard("__dict__")
    return {name: getattr(thing, name) for name in sorted(names) if hasattr(thing, name)}
