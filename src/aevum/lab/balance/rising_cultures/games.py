"""Games between equal bots, and what is written down of each.

A pairing is two nations; from game to game they change seats, then the first marker does.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import msgspec

from aevum.bots import make_bot
from aevum.core.flow import CHANCE
from aevum.core.game import Game
from aevum.games.rising_cultures.components import (
    ABSTAINED,
    ASCENDED,
    BOXED,
    BUILT,
    CONTESTED,
    DREW,
    LIMITED,
    NATIONS,
    ROUND_BEGAN,
    SEATS,
    SHOWN,
    SWAPPED,
    USED_COINS,
    USED_MILITARY,
    USED_RESOURCE,
    USES,
    WON,
)
from aevum.games.rising_cultures.rules.scoring import score_sheet
from aevum.lab.balance.plan import Plan
from aevum.lab.course import course

PAIRINGS = list(combinations(range(len(NATIONS)), 2))


class Side(msgspec.Struct):
    """What one seat did in a game; cards by their number."""

    nation: int
    sheet: list[int] = []
    uses: list[int] = []
    drawn: list[int] = []
    built: list[int] = []
    stage: int = 0
    golden: int = 0
    provinces: int = 0
    paid_swaps: int = 0
    limited: int = 0
    """Rounds in which it lost coins to the limit."""

    @property
    def points(self) -> int:
        return sum(self.sheet)


class Played(msgspec.Struct):
    """One finished game."""

    bot: str
    pairing: int
    number: int
    first: int
    winner: int
    sides: list[Side]
    row: list[int] = []
    boxed: int = 0
    contests: int = 0
    declined: int = 0
    decisions: int = 0
    supply_empty: bool = False
    repeats: int = 0
    data: str = ""
    """Checksum of the data pack it was played with."""


class Watch:
    """Writes down what the events of a game tell."""

    def __init__(self, played: Played) -> None:
        self.played = played
        self.begun = False
        self.asked = False
        for side in played.sides:
            side.uses = [0] * len(USES)

    def see(self, event: tuple[int, ...]) -> None:
        kind, a, b = event[0], event[1], event[2]
        game = self.played
        if kind == DREW or kind == SHOWN:
            game.sides[a].drawn.append(b)
        elif kind == BUILT:
            game.sides[a].built.append(b)
            game.sides[a].uses[3] += 1
        elif kind in (USED_COINS, USED_MILITARY, USED_RESOURCE):
            game.sides[a].uses[kind - USED_COINS] += self.begun  # not the two cards of the setup
        elif kind == ASCENDED:
            game.sides[a].stage = event[3]
        elif kind == SWAPPED:
            game.sides[a].paid_swaps += b
        elif kind == LIMITED:
            game.sides[a].limited += 1
        else:
            self.see_contest(kind, a)

    def see_contest(self, kind: int, a: int) -> None:
        game = self.played
        if kind == ROUND_BEGAN:
            self.begun = True
        elif kind == CONTESTED:
            game.contests += 1
            self.asked = True
        elif kind == ABSTAINED and self.asked:  # K9: the stronger one is asked first
            game.declined += 1
            self.asked = False
        elif kind == WON:
            game.sides[a].provinces += 1
        elif kind == BOXED:
            game.boxed += 1


def play(plan: Plan, pairing: int, number: int) -> Played:
    """Game `number` of a pairing; the same number always brings the same cards."""
    game = plan.game
    rng = Random(f"balance/{plan.bot}/{pairing}/{number}")
    nations = PAIRINGS[pairing] if number % 2 == 0 else PAIRINGS[pairing][::-1]
    first = number // 2 % SEATS
    bots = [make_bot(plan.bot, seed=rng.getrandbits(32)) for _ in range(SEATS)]
    state = game.setup({"nations": [NATIONS[nation] for nation in nations], "first": first})
    sides = [Side(nation) for nation in nations]
    played = Played(plan.bot, pairing, number, first, -1, sides, data=game.data_checksum)
    watch = Watch(played)
    seen: set[bytes] = set()
    for seat, events in course(game, state, bots, rng):
        played.decisions += seat != CHANCE
        for event in events:
            watch.see(event)
        if not state.supply:
            played.supply_empty = True
        if number == 0:  # B17: looked at in one game of each pairing
            digest = game.digest(state)
            played.repeats += digest in seen
            seen.add(digest)
    finish(game, state, played)
    return played


def finish(game: Game[Any], state: Any, played: Played) -> None:
    result = game.result(state)
    assert result is not None
    played.winner = result.winners[0]
    played.row = [province for province, there in enumerate(state.laid) if there]
    for seat, side in enumerate(played.sides):
        side.sheet = score_sheet(state, seat)
        side.golden = state.golden[seat]
