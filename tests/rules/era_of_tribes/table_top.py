"""A table for the tests: lay out a position, play words, read what lies there.

Lay out     `lay_out("romans", "greeks")` is a game in its second round in which it is the turn of
            seat 0: everybody has his homes and nothing else. `t.settle(0, "etruria", vassals=3)`,
            `t.fleet(0, "ionian-sea")`, `t.level(0, "trade", 2)`, `t.city(…)` and `t.purse(…)` lay
            out more; whatever comes with it (tokens, slots, pieces) is accounted for.
Play        `t.play("act trade", "leaders 1", …)` plays words, of seats and of chance alike, and
            checks all invariants after each one. `t.quiet(…)` gives the quietest answers.
Read        `t.legal()`, `t.rule(word)`, `t.asked()`, `t.actor`, `t.s`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from aevum.core.codec import load_frames
from aevum.core.flow import CHANCE
from aevum.core.game import TABLE
from aevum.games.era_of_tribes.game import EraOfTribes
from aevum.games.era_of_tribes.kinds import FIELDS, GOODS, TOP_LEVEL, UNITS
from aevum.games.era_of_tribes.rules import setup
from aevum.games.era_of_tribes.rules.cities import set_city
from aevum.games.era_of_tribes.rules.colonies import colonies_of
from aevum.games.era_of_tribes.rules.food import gain_food
from aevum.games.era_of_tribes.rules.realm import gain_province, gain_sea
from aevum.games.era_of_tribes.state import EraState
from tests.golden.kept import first_era

our_game: EraOfTribes = first_era()
"""Examples speak of the first map."""
QUIET = ("done", "pass", "peace", "decline", "stow", "no_city", "forgo", "allot 0")


class Table:
    """A game, a state, and what everybody was told since the table was laid."""

    def __init__(self, s: EraState) -> None:
        self.game = our_game
        self.s = s
        self.told: list[dict[str, Any]] = []

    # -- ids -------------------------------------------------------------------------------------

    def province(self, name: str) -> int:
        return self.game.axes["province"].index(name)

    def sea(self, name: str) -> int:
        return self.game.axes["sea"].index(name)

    def village(self, name: str) -> int:
        return self.game.axes["village"].index(name)

    # -- laying out ------------------------------------------------------------------------------

    def purse(
        self,
        seat: int,
        *,
        thalers: int | None = None,
        treaties: int | None = None,
        morale: int | None = None,
        influence: int | None = None,
    ) -> None:
        s = self.s
        s.thalers[seat] = s.thalers[seat] if thalers is None else thalers
        s.treaties[seat] = s.treaties[seat] if treaties is None else treaties
        s.morale[seat] = s.morale[seat] if morale is None else morale
        s.influence[seat] = s.influence[seat] if influence is None else influence

    def level(self, seat: int, field: str, level: int) -> None:
        """The marker stands there, somebody was there first, and its food lies on the plate."""
        number = FIELDS.index(field)
        self.s.levels[seat * len(FIELDS) + number] = level
        for each in range(1, level + 1):
            self.s.discovered[number * (TOP_LEVEL + 1) + each] = 1
            gain_food(self.s, seat, self.game.box.levels[number][each].food)

    def settle(self, seat: int, province: str, vassals: int = 1) -> None:
        """So many vassals from the pool stand there, and the province is controlled."""
        s = self.s
        here = self.province(province)
        s.village[here] = 0
        now = s.vassals[here * s.players + seat]
        s.pool[seat] -= vassals - now
        s.vassals[here * s.players + seat] = vassals
        if s.owner[here] != seat:
            gain_province(s, seat, here)
        s.colonies[seat] = colonies_of(s, seat)

    def city(self, seat: int, province: str, vassals: int = 0) -> None:
        """A city stands there, with so many vassals; the Architecture for it is there too."""
        s = self.s
        here = self.province(province)
        self.settle(seat, province, vassals)
        architecture = FIELDS.index("architecture")
        at = seat * len(FIELDS) + architecture
        while self.game.box.levels[architecture][s.levels[at]].city_limit <= s.built[seat]:
            s.levels[at] += 1
        set_city(s, seat, here)

    def fleet(self, seat: int, sea: str, fleets: int = 1) -> None:
        """So many fleets from the pool; an empty sea is controlled."""
        s = self.s
        here = self.sea(sea)
        if not s.levels[seat * len(FIELDS) + 2]:
            self.level(seat, "seafaring", 1)
        s.pool[seat] -= fleets
        s.fleets[here * s.players + seat] += fleets
        if s.sea_owner[here] < 0:
            gain_sea(s, seat, here)

    def army(self, seat: int, armies: int) -> None:
        s = self.s
        if not s.levels[seat * len(FIELDS) + 4]:
            self.level(seat, "mechanics", 1)
        s.pool[seat] -= armies
        s.armies[seat] += armies

    def post(self, seat: int, province: str) -> None:
        if self.s.levels[seat * len(FIELDS) + 3] < 2:
            self.level(seat, "trade", 2)
        self.s.pool[seat] -= 1
        self.s.post[self.province(province)] = seat

    def ally(self, seat: int, other: int) -> None:
        s = self.s
        s.allied[seat * s.players + other] = s.allied[other * s.players + seat] = 1

    def tile(self, seat: int, village: str) -> None:
        """A tile face down before a seat."""
        kind = self.village(village)
        self.s.tiles.pool[kind] -= 1
        self.s.kept[seat * len(self.game.box.villages) + kind] += 1

    def barbarians(self, province: str) -> None:
        self.s.village[self.province(province)] = 1

    def epoch(self, seat: int, name: str) -> None:
        """The seat has come to this epoch, and was the first in it and in all before it."""
        s = self.s
        number = self.game.axes["epoch"].index(name)
        length = s.long
        s.epoch[seat] = number
        for each in range(1, number + 1):
            s.entered[each] = 1
        s.stage = sum(s.entered)
        more = self.game.box.epochs[number].leaders[length] - s.leaders[seat] + s.grey[seat]
        s.leaders[seat] += more
        s.ready[seat] += more
        gain_food(s, seat, self.game.box.epochs[number].food_while)

    def neolithic(self) -> None:
        """Nobody has left the first epoch."""
        s = self.s
        s.epoch, s.entered, s.stage = [0] * s.players, [0] * len(s.entered), 0
        s.leaders = [2 + grey for grey in s.grey]
        s.ready = s.leaders[:]

    # -- reading ---------------------------------------------------------------------------------

    def vassals(self, seat: int, province: str) -> int:
        return self.s.vassals[self.province(province) * self.s.players + seat]

    def fleets(self, seat: int, sea: str) -> int:
        return self.s.fleets[self.sea(sea) * self.s.players + seat]

    def owner(self, province: str) -> int:
        return self.s.owner[self.province(province)]

    def goods(self, seat: int) -> dict[str, int]:
        at = seat * len(GOODS)
        return {good: n for i, good in enumerate(GOODS) if (n := self.s.goods[at + i])}

    def units(self, side: int) -> dict[str, int]:
        """Units of a side that are alive."""
        at = side * len(UNITS)
        return {unit: n for i, unit in enumerate(UNITS) if (n := self.s.units[at + i])}

    # -- asking and playing ----------------------------------------------------------------------

    @property
    def actor(self) -> int:
        return self.game.actor(self.s)

    def asked(self) -> str:
        return str(self.game.node(self.s).name) if self.s.stack else ""

    def legal(self) -> list[str]:
        return self.game.legal(self.s, self.actor) if self.s.stack else []

    def rule(self, word: str, seat: int | None = None) -> str | None:
        """The rule that forbids the word; None if it is legal."""
        why = self.game.explain(self.s, self.actor if seat is None else seat, word)
        return None if why is None else why.rule

    def play(self, *words: str, seen_by: int = TABLE) -> list[dict[str, Any]]:
        """Play these words one after the other; the events as `seen_by` may read them."""
        told: list[dict[str, Any]] = []
        for word in words:
            assert word in self.legal(), f"{self.asked()}: {word} not in {self.legal()[:40]}"
            events = self.game.apply(self.s, word)
            assert self.game.broken(self.s) == "", word
            told += [self.game.tell(self.s, event, seen_by) for event in events]
        self.told += told
        return told

    def quiet(self, until: str = "", seat: int | None = None, most: int = 400) -> None:
        """The quietest answers, until this node (and seat) is asked."""
        rng = Random(1)
        for _ in range(most):
            here = self.asked()
            if not here or (here == until and (seat is None or self.actor == seat)):
                return
            words = self.legal()
            quiet = [word for word in QUIET if word in words]
            if self.actor == CHANCE:
                self.play(rng.choice(words))
            else:
                self.play((quiet or words)[0])
        raise AssertionError(f"{until} was never asked")

    def expand(self, seat: int = 0, *words: str) -> None:
        """The action Expansion up to the movement: no growth, no conversions; then these words."""
        assert (self.asked(), self.actor) == ("choose-action", seat)
        self.play("act expansion")
        while self.asked() in ("leaders", "luxuries", "grow", "convert", "shrink"):
            self.play("leaders 1" if self.asked() == "leaders" else "done")
        self.play(*words)

    def events(self, kind: str) -> list[dict[str, Any]]:
        return [
            {key: value for key, value in event.items() if key != "event"}
            for event in self.told
            if event["event"] == kind
        ]


def lay_out(
    *peoples: str,
    section: str = "whole",
    long: bool = False,
    at: str = "take_turns",
    round: int = 2,
    cards: Sequence[str] = ("townsmen", "rich"),
    personal: Sequence[str] = (),
    villages: bool = False,
    start: bool = True,
) -> Table:
    """A game of these peoples, seat by seat in turn order, at a step of its round.

    Everybody has his homes with one vassal each, 5 thalers, no progress, and is in the Bronze Age
    (so that no morale is lost by itself); `villages` lays out the villages of the section. With
    `start=False` more can be laid out before `begin(t)` runs the step.
    """
    box = our_game.box
    s = EraState(box, len(peoples))
    ids = our_game.axes["people"]
    setup.agree(s, long, our_game.axes["section"].index(section), False, [
        ids.index(people) for people in peoples
    ])  # fmt: skip
    s.order = list(range(len(peoples)))
    setup.lay_out_tracks(s)
    all_cards = our_game.axes["card"]
    own = list(personal) or [c for c in all_cards if c not in cards][: len(peoples)]
    for seat, card in enumerate(own):
        s.personal[seat] = [all_cards.index(card)]
    s.open = [all_cards.index(card) for card in cards]
    for number in [*s.open, *(pile[0] for pile in s.personal if pile)]:
        s.deck.pool[number] = 0
    setup.place_pieces(s)
    setup.place_villages(s)
    if not villages:
        s.village = [0] * len(s.village)
    s.round = round
    frames = [
        {"node": "game", "step": "play_rounds", "again": True},
        {"node": "round", "step": at, "again": True},
    ]
    s.stack.extend(load_frames(our_game.node_named, frames))
    s.events = []
    t = Table(s)
    for seat in range(len(peoples)):
        t.epoch(seat, "bronze-age")
    if start:
        begin(t)
    return t


def begin(t: Table) -> None:
    """Whatever happens by itself at this step happens now."""
    t.game.advance(t.s)
    t.told = [t.game.tell(t.s, event, TABLE) for event in t.s.events]
    t.s.events = []
    assert t.game.broken(t.s) == ""
