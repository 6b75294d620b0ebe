"""Who plays whom, in which seats, and when a pairing is decided."""

from __future__ import annotations

import math
from itertools import combinations
from typing import Any

import msgspec

from aevum import games
from aevum.bots import make_bot
from aevum.core.errors import BadOptions

ALPHA = 0.05
"""How often a pairing of equals may be called decided, however long one looks."""
SPREAD = 0.25
"""No result between 0 and 1 varies more than this."""
PATIENCE = 10.0
"""Where the bound is tightest: after some forty games."""


class Plan(msgspec.Struct, frozen=True):
    """A tournament: each pairing has at most so many games."""

    game: str
    bots: tuple[str, ...]
    games: int
    seats: int
    early: bool = True

    @property
    def pairings(self) -> list[tuple[str, str]]:
        return list(combinations(self.bots, 2))

    def table(self, pairing: tuple[str, str], number: int) -> tuple[list[str], dict[str, Any]]:
        """The bots by seat and the options of game `number`.

        Both play each deal from both sides; after twice as many games as there are seats each has
        sat everywhere equally often, and what makes the game uneven changes.
        """
        turned, mirrored = divmod(number, 2)
        rest, turn = divmod(turned, self.seats)
        first, second = reversed(pairing) if mirrored else pairing
        own = {(2 * i + turn) % self.seats for i in range(self.seats // 2)}
        names = [first if seat in own else second for seat in range(self.seats)]
        options: dict[str, Any] = {}
        for name, values in games.GAMES[self.game].turns.items():
            rest, at = divmod(rest, len(values))
            options[name] = values[at]
        return names, {"players": self.seats, **options}


class Played(msgspec.Struct, frozen=True):
    """One finished game of a pairing: what the first of the two won of it, and what it took."""

    first: str
    second: str
    number: int
    won: float
    seconds: dict[str, float]
    """Of a processor, by bot, for one seat."""


def checked(game: str, bots: list[str], wanted: int, seats: int | None, early: bool) -> Plan:
    """The plan, or a complaint before the first game is played."""
    if game not in games.GAMES:
        games.load(game)
    meta = games.GAMES[game]
    seats = seats or meta.seats
    if len(set(bots)) < len(bots) or len(bots) < 2:
        raise BadOptions("A tournament needs at least two different bots.")
    for name in bots:
        make_bot(name, seed=0)
    loaded = games.load(game)
    if not max(2, loaded.fewest_seats) <= seats <= loaded.most_seats:
        raise BadOptions(f"{game} cannot be played by {seats} bots.")
    if wanted < 1:
        raise BadOptions("A pairing needs at least one game.")
    return Plan(game, tuple(bots), wanted, seats, early)


def decided(won: float, played: int) -> bool:
    """Is one of the two stronger? May be asked after every game (Robbins' mixture bound)."""
    room = played * SPREAD + PATIENCE
    return abs(won - played / 2) >= math.sqrt(room * math.log(room / (PATIENCE * ALPHA**2)))
