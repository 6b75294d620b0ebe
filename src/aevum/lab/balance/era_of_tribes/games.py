"""Games between equal bots, and what is written down of each.

A pairing is a section with a number of players and a length; peoples are dealt by lot, so that over
many games every people has met every other.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from aevum.bots import make_bot
from aevum.core.flow import Event
from aevum.core.game import Game
from aevum.games.era_of_tribes.box import Box
from aevum.games.era_of_tribes.components import (
    ACTED,
    BARBARIANS,
    BATTLE_ENDED,
    CARD_SCORED,
    EPOCH,
    EVENTS,
    FOOD,
    GROWTH,
    INFLUENCE,
    MORALE,
    ROUND_BEGAN,
    THALERS,
    TREATIES,
    TURN_ORDER,
    VILLAGE_TAKEN,
    VILLAGE_USED,
    VILLAGES_LAID,
)
from aevum.games.era_of_tribes.game import EraOfTribes
from aevum.games.era_of_tribes.kinds import ACTIONS, LENGTHS
from aevum.games.era_of_tribes.rules.metrics import (
    card_points,
    personal_points,
    village_points,
)
from aevum.games.era_of_tribes.rules.scoring import terms
from aevum.games.era_of_tribes.state import WHEEL, EraState
from aevum.lab.balance.plan import Plan
from aevum.lab.course import course

TRACKS: Final = (INFLUENCE, MORALE, THALERS, TREATIES, FOOD)
"""Events that say that something changed, but not why."""


class LineUp(NamedTuple):
    """What is played in a pairing."""

    section: str
    players: int
    length: int


def box_of(game: Game[Any]) -> Box:
    assert isinstance(game, EraOfTribes)
    return game.box


def line_ups(game: Game[Any]) -> list[LineUp]:
    """Every section with every number of players for which it is meant, normal and long."""
    return [
        LineUp(section.id, players, length)
        for length in range(len(LENGTHS))
        for section in box_of(game).sections
        for players in section.players[length]
        if players > 1
    ]


class Side(msgspec.Struct):
    """What one seat did in a game."""

    people: str
    place: int
    """In the first player order, from 0."""
    terms: list[int]
    """The final score, by category."""
    levels: list[int]
    cities: int
    provinces: int
    leaders: list[int] = []
    """Leaders placed, by action."""
    influence: dict[str, int] = {}
    """Influence points by the event that brought them."""
    morale: dict[str, int] = {}

    @property
    def points(self) -> int:
        return sum(self.terms)


class Played(msgspec.Struct):
    """One finished game."""

    bot: str
    pairing: int
    number: int
    section: str
    length: int
    winners: list[int]
    cause: str
    sides: list[Side]
    rounds: int = 0
    decisions: int = 0
    expansions: int = 0
    shrunk: int = 0
    """Expansions with negative growth."""
    cut: int = 0
    """Phases 1 that ended at the lower end of the morale track."""
    battles: int = 0
    attackers: int = 0
    """Battles that the attacker won."""
    wars: int = 0
    """Battles between players."""
    villages: int = 0
    taken: int = 0
    epochs: dict[str, int] = {}
    """The round in which each epoch was first entered."""
    cards: list[str] = []
    """Cards that brought points."""
    tiles: list[str] = []
    """Tiles that were used."""
    seen: list[str] = []
    """All kinds of events."""
    data: str = ""
    """Checksum of the data pack it was played with."""


class Watch:
    """Writes down what the events of a game tell."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.axes = game.axes
        self.low = box_of(game).morale_low
        self.played = Played("", 0, 0, "", 0, [], "", [])
        self.leaders = [[0] * len(ACTIONS) for _ in range(seats)]
        self.influence: list[dict[str, int]] = [{} for _ in range(seats)]
        self.morale: list[dict[str, int]] = [{} for _ in range(seats)]
        self.cause = ""
        self.in_phase_1 = False
        self.seen: set[int] = set()

    def see(self, event: Event) -> None:
        kind, a, b = event[0], event[1], event[2]
        self.seen.add(kind)
        if kind == INFLUENCE:
            self.influence[a][self.cause] = self.influence[a].get(self.cause, 0) + b
        elif kind == MORALE:
            self.morale[a][self.cause] = self.morale[a].get(self.cause, 0) + b
            self.played.cut += self.in_phase_1 and event[3] == self.low
        elif kind == ACTED:
            self.leaders[a][b] += max(1, event[3])
        else:
            self.count(kind, event)
        if kind not in TRACKS and kind < len(EVENTS.all):
            self.cause = EVENTS.all[kind].name

    def count(self, kind: int, event: Event) -> None:
        played, a, b = self.played, event[1], event[2]
        if kind == ROUND_BEGAN:
            played.rounds = a
            self.in_phase_1 = True
        elif kind == TURN_ORDER:
            self.in_phase_1 = False
        elif kind == GROWTH:
            played.expansions += 1
            played.shrunk += b < 0
        elif kind == BATTLE_ENDED:
            played.battles += 1
            played.attackers += b == 0
            played.wars += event[4] != BARBARIANS
        elif kind == VILLAGES_LAID:
            played.villages = a
        elif kind == VILLAGE_TAKEN:
            played.taken += 1
        elif kind == EPOCH:
            played.epochs.setdefault(self.axes["epoch"][b], played.rounds)
        elif kind == CARD_SCORED and event[3]:
            played.cards.append(self.axes["card"][b])
        elif kind == VILLAGE_USED:
            played.tiles.append(self.axes["village"][b])

    def finished(self, s: EraState, first: list[int]) -> Played:
        """The whole game."""
        played = self.played
        played.seen = sorted(EVENTS.all[kind].name for kind in self.seen if kind < len(EVENTS.all))
        self.count_scoring(s)
        for seat in range(s.players):
            side = Side(
                self.axes["people"][s.people[seat]],
                first.index(seat),
                terms(s, seat),
                s.levels[seat * WHEEL : (seat + 1) * WHEEL],
                s.built[seat],
                len(s.lands_of(seat)),
                self.leaders[seat],
                self.influence[seat],
                self.morale[seat],
            )
            played.sides.append(side)
        return played

    def count_scoring(self, s: EraState) -> None:
        """Open and personal cards and kept tiles that brought points at the end (R26)."""
        played, kinds = self.played, len(s.box.villages)
        for seat in range(s.players):
            own = [card for card in s.personal[seat] if personal_points(s, seat, card)]
            played.cards += [self.axes["card"][card] for card in own]
            for kind in range(kinds):
                if s.kept[seat * kinds + kind] and village_points(s, seat, kind):
                    played.tiles.append(self.axes["village"][kind])
        played.cards += [self.axes["card"][card] for card in s.open if any(card_points(s, card))]


def play(plan: Plan, pairing: int, number: int) -> Played:
    """Game `number` of a pairing; the same number always brings the same luck."""
    game = plan.game
    line_up = line_ups(game)[pairing]
    rng = Random(f"balance/{plan.bot}/{pairing}/{number}")
    bots = [make_bot(plan.bot, seed=rng.getrandbits(32)) for _ in range(line_up.players)]
    options = {"players": line_up.players, "section": line_up.section, "peoples": "lot"}
    state: EraState = game.setup({**options, "long": bool(line_up.length)})
    watch = Watch(game, line_up.players)
    decisions = 0
    first: list[int] = []
    for seat, events in course(game, state, bots, rng):
        decisions += seat >= 0
        if not state.round:
            first = list(state.order)
        for event in events:
            watch.see(event)
    result = game.result(state)
    assert result is not None
    played = watch.finished(state, first)
    played.bot, played.pairing, played.number = plan.bot, pairing, number
    played.section, played.length = line_up.section, line_up.length
    played.winners, played.cause, played.decisions = result.winners, result.cause, decisions
    played.data = game.data_checksum
    return played
