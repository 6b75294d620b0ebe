"""Games between equal bots, and what is written down of each.

A pairing is a scenario with as many players as it has powers, so that every power has a seat of its
own. After each turn points, gold and control are noted; everything else is what the events tell.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from aevum.bots import make_bot
from aevum.core.flow import Event
from aevum.core.game import Game
from aevum.games.invasions.components.administration import COLLAPSED
from aevum.games.invasions.components.battle import (
    ATTACKER,
    BATTLE_BEGAN,
    CAPITAL_FELL,
    UNIT_FELL,
    VICTORY,
)
from aevum.games.invasions.components.board import UNIT_LOST
from aevum.games.invasions.components.cards import EVENT_PLAYED, PUBLIC_EVENT
from aevum.games.invasions.components.registers import EVENTS
from aevum.games.invasions.components.turn import (
    EMPIRE_FOUNDED,
    KINGDOM_FOUNDED,
    LEFT_GAME,
    TURN_BEGAN,
)
from aevum.games.invasions.game import Invasions
from aevum.games.invasions.kinds import NONE, SEATS
from aevum.games.invasions.state import InvasionsState
from aevum.lab.balance.plan import Plan
from aevum.lab.course import course

NOBODY: Final = "."
"""In a line of control: nobody, or one of the powers by its first letter."""


class LineUp(NamedTuple):
    """What is played in a pairing."""

    scenario: str
    players: int


class Played(msgspec.Struct):
    """One finished game; what is counted by nation or event is kept under its id."""

    bot: str
    pairing: int
    number: int
    scenario: str
    points: list[int]
    """Beyond par, by seat."""
    winners: list[int]
    cause: str
    decisions: int = 0
    first_turn: int = 1
    vp: list[list[int]] = []
    """After each turn: victory points by power."""
    gold: list[list[int]] = []
    control: list[str] = []
    """After each turn: who holds each province, a letter for each."""
    earned: dict[str, int] = {}
    founded: dict[str, int] = {}
    empires: dict[str, int] = {}
    collapsed: dict[str, int] = {}
    captured: dict[str, int] = {}
    """The turn in which a capital fell first."""
    left: dict[str, int] = {}
    battles: int = 0
    attackers: int = 0
    """Battles that the attacker won."""
    losses: dict[str, int] = {}
    """Units lost, by nation."""
    cards: dict[str, int] = {}
    """Event cards played, the public ones included."""
    seen: dict[str, int] = {}
    """How often each kind of event happened."""
    standing: list[str] = []
    """Nations that are on the board at the end."""
    data: str = ""


def line_ups(game: Game[Any]) -> list[LineUp]:
    """Every scenario, with as many players as it can have."""
    assert isinstance(game, Invasions)
    ids = game.box.axes["scenario"]
    return [LineUp(ids[i], max(each.persons)) for i, each in enumerate(game.box.scenarios)]


class Watch:
    """Writes down what the events of a game tell."""

    def __init__(self, game: Game[Any]) -> None:
        self.axes = game.axes
        self.played = Played("", 0, 0, "", [], [], "")
        self.turn = 0

    def see(self, s: InvasionsState, event: Event) -> None:
        kind, a, b = event[0], event[1], event[2]
        if kind >= len(EVENTS.all):
            return
        played = self.played
        raise_by_one(played.seen, EVENTS.all[kind].name)
        if kind == TURN_BEGAN:
            if self.turn:
                self.note(s)
            self.turn = a
        elif kind == KINGDOM_FOUNDED:
            played.founded.setdefault(self.axes["nation"][a], self.turn)
        elif kind == EMPIRE_FOUNDED:
            played.empires.setdefault(self.axes["nation"][a], self.turn)
        elif kind == COLLAPSED:
            played.collapsed.setdefault(self.axes["nation"][a], self.turn)
        elif kind == CAPITAL_FELL:
            played.captured.setdefault(self.axes["nation"][a], self.turn)
        elif kind == LEFT_GAME:
            played.left.setdefault(self.axes["nation"][a], self.turn)
        elif kind == UNIT_FELL:
            raise_by_one(played.losses, self.axes["nation"][b])
        elif kind == UNIT_LOST:
            raise_by_one(played.losses, self.axes["nation"][a])
        elif kind in (EVENT_PLAYED, PUBLIC_EVENT):
            axis = "event_card" if kind == EVENT_PLAYED else "event"
            raise_by_one(played.cards, self.axes[axis][b])
        elif kind == BATTLE_BEGAN:
            played.battles += 1
        elif kind == VICTORY:
            played.attackers += a == ATTACKER

    def note(self, s: InvasionsState) -> None:
        """The turn is over."""
        gold = [0] * len(SEATS)
        for nation in range(len(s.gold)):
            gold[s.power_of(nation)] += s.gold[nation]
        self.played.vp.append(list(s.points))
        self.played.gold.append(gold)
        self.played.control.append("".join(letter_of(s, lord) for lord in s.controller))

    def finished(self, s: InvasionsState) -> Played:
        self.note(s)
        names = self.axes["nation"]
        earned = {names[n]: s.earned[n] for n in range(len(names)) if s.earned[n]}
        self.played.earned = earned
        self.played.standing = [names[n] for n in range(len(names)) if s.on_board(n)]
        return self.played


def letter_of(s: InvasionsState, nation: int) -> str:
    return NOBODY if nation == NONE else SEATS[s.power_of(nation)][0]


def raise_by_one(counts: dict[str, int], name: str) -> None:
    counts[name] = counts.get(name, 0) + 1


def play(plan: Plan, pairing: int, number: int) -> Played:
    """Game `number` of a pairing; the same number always brings the same luck."""
    game = plan.game
    line_up = line_ups(game)[pairing]
    rng = Random(f"balance/{plan.bot}/{pairing}/{number}")
    bots = [make_bot(plan.bot, seed=rng.getrandbits(32)) for _ in range(line_up.players)]
    state: InvasionsState = game.setup({"players": line_up.players, "scenario": line_up.scenario})
    watch = Watch(game)
    watch.turn = watch.played.first_turn = state.turn
    decisions = 0
    for seat, events in course(game, state, bots, rng):
        decisions += seat >= 0
        for event in events:
            watch.see(state, event)
    result = game.result(state)
    assert result is not None
    played = watch.finished(state)
    played.bot, played.pairing, played.number = plan.bot, pairing, number
    played.scenario, played.decisions, played.data = line_up.scenario, decisions, game.data_checksum
    played.points, played.winners, played.cause = result.points, result.winners, result.cause
    return played
