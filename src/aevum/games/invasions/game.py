"""Invasions behind the contract: set-up, copies, the result."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

from aevum.core.errors import BadOptions
from aevum.core.game import Game, Result
from aevum.core.orders import Orders
from aevum.core.pack import DataSource
from aevum.core.teaching import Lesson, Puzzle
from aevum.core.visibility import nested
from aevum.games.invasions.box import Box
from aevum.games.invasions.components.battle import (
    AMBUSH,
    COMMAND,
    PICK,
    SIEGE_AGAIN,
    SIEGE_CHOICE,
    TRADE,
)
from aevum.games.invasions.components.march import CONFRONT, MOVE, REACT, STEP
from aevum.games.invasions.components.registers import EVENTS
from aevum.games.invasions.components.sea import PARLEY
from aevum.games.invasions.components.turn import GAME
from aevum.games.invasions.drawing import drawn
from aevum.games.invasions.fields import FIELDS
from aevum.games.invasions.figures import (
    answers_of,
    dangers_of,
    figures_of,
    guards_of,
    standing_of,
)
from aevum.games.invasions.flow import FLOW
from aevum.games.invasions.invariants import broken
from aevum.games.invasions.laws import check_laws
from aevum.games.invasions.lesson import lesson_of
from aevum.games.invasions.naming import Names
from aevum.games.invasions.odds import fight_now
from aevum.games.invasions.options import DIPLOMACY_HANDS, SWITCHES
from aevum.games.invasions.orders import ORDERS, order_for
from aevum.games.invasions.pack import load_box
from aevum.games.invasions.positions import is_ours
from aevum.games.invasions.puzzles import puzzles_of
from aevum.games.invasions.rules.turn.scoring import result_of
from aevum.games.invasions.rules.turn.setup import lay_out, set_switches
from aevum.games.invasions.state import InvasionsState
from aevum.games.invasions.vocabulary import state_axes, vocabulary_of
from aevum.games.invasions.worlds import deal_anew

RULES_VERSION = "1"
OPTIONS = ("players", "scenario", *SWITCHES)
BEFORE_FIGHT = (
    CONFRONT, PICK, COMMAND, AMBUSH, TRADE, SIEGE_CHOICE, SIEGE_AGAIN, PARLEY, REACT,
)  # fmt: skip
"""Decisions that show the odds of a fight."""
GOES_ON: Final[dict[str, tuple[str, ...]]] = {"move": ("step",), "step": ("step",)}
"""A march is one move: who goes along, and the way, up to the first reaction or fight."""
END_OF_MOVE = "mv_end"
"""It is always there while a nation moves, and says where others could come."""


class Invasions(Game[InvasionsState]):
    """Options: players 2-4, scenario = an id or the shortest, rulings = their other value."""

    def __init__(self, box: Box) -> None:
        axes = state_axes(box.tables, box.axes)
        super().__init__(
            "invasions", RULES_VERSION, box.checksum, (2, 4), FLOW,
            vocabulary_of(axes), FIELDS, EVENTS, axes,
        )  # fmt: skip
        self.box = box
        self.pack = box.files
        self.names = Names(box, self.text_folder())
        self.standing_orders = list(ORDERS)
        self.goes_on = GOES_ON
        self._board: dict[str, Any] = {}

    def setup(self, options: Mapping[str, Any]) -> InvasionsState:
        for name in options:
            if name not in OPTIONS:
                known = ", ".join(OPTIONS)
                raise BadOptions(f"Invasions has no option '{name}'; it has {known}.")
        players = options.get("players", 3)
        scenario = scenario_of(self.box, options.get("scenario") or short_one(self.box, players))
        players = players_of(self.box, players, scenario)
        switched = switched_by(options)
        s = InvasionsState(self.box, players)
        set_switches(s, switched)
        lay_out(s, scenario)
        s.push(GAME)
        self.advance(s)
        s.events = []
        return s

    def blank(self, seats: int) -> InvasionsState:
        return InvasionsState(self.box, seats)

    def clone(self, s: InvasionsState) -> InvasionsState:
        return InvasionsState(s.box, s.players, s)

    def determinize(self, s: InvasionsState, seat: int, rng: Random) -> InvasionsState:
        world = self.clone(s)
        deal_anew(world, seat, rng)
        return world

    def observe(self, s: InvasionsState, seat: int) -> dict[str, Any]:
        """Diplomacy cards lie open if a table has chosen so (realm E75)."""
        view = super().observe(s, seat)
        if s.switched(DIPLOMACY_HANDS):
            kinds = len(self.box.diplomacy)
            view["diplomacy_hand"] = nested(s.diplomacy_hand, [len(s.being), kinds])
        return view

    def result(self, s: InvasionsState) -> Result | None:
        return None if s.stack else result_of(s)

    def seats(self, s: InvasionsState) -> int:
        return s.players

    def broken(self, s: InvasionsState) -> str:
        return broken(s)

    def figures(self, s: InvasionsState) -> dict[str, Any]:
        answers = answers_of(self.clone(s)) if s.at(REACT) else []
        return figures_of(s) | {"answers": answers}

    def order(self, s: InvasionsState, seat: int, orders: Orders) -> str | None:
        if not orders or not s.stack or self.actor(s) != seat:
            return None
        found = order_for(self.clone(s), orders)
        return found if found is None or found in self.legal(s, seat) else None

    def standing(self, s: InvasionsState) -> list[int]:
        return standing_of(s)

    def board_data(self) -> dict[str, Any]:
        """Made once: the names of all components take a while to read."""
        if not self._board:
            self._board = super().board_data() | drawn(self.box)
        return self._board

    def odds(self, s: InvasionsState, seat: int, action: str) -> dict[str, Any] | None:
        """Who may react to a step, or anywhere; how the fight that follows would end."""
        if s.at(STEP):
            return self._step_odds(s, action)
        if s.at(MOVE):
            return {"guards": guards_of(self.clone(s))} if action == END_OF_MOVE else None
        if not any(s.at(place) for place in BEFORE_FIGHT):
            return None
        found = fight_now(self.after(s, action))
        return None if found is None else found.as_dict()

    def _step_odds(self, s: InvasionsState, action: str) -> dict[str, Any] | None:
        """war R17.2, R18.1: whoever could answer the entry of the group, and with what chance."""
        verb, _, place = action.partition(" ")
        if verb != "mv_go":
            return None
        return {"dangers": dangers_of(self.after(s, action), self.axes["province"].index(place))}

    def puzzles(self) -> list[Puzzle]:
        return puzzles_of(self) if is_ours(self.box) else []

    def lesson(self) -> Lesson | None:
        return lesson_of(self) if is_ours(self.box) else None

    def label(self, axis: str, name: str, language: str) -> str:
        return self.names.label(axis, name, language)

    def check_data(self) -> None:
        check_laws(self.box)

    def text_folder(self) -> Path:
        return Path(__file__).parent / "texts"


def short_one(box: Box, players: object) -> str:
    """The shortest scenario for so many players; for a wrong number that of all, which says so."""
    fit = [each for each in box.scenarios if players in each.persons]
    return min(fit or box.scenarios, key=lambda each: (each.turns, each.index)).id


def scenario_of(box: Box, given: object) -> int:
    ids = box.axes["scenario"]
    if given not in ids:
        raise BadOptions(f"There is no scenario '{given}'; there are {', '.join(ids)}.")
    return ids.index(str(given))


def switched_by(options: Mapping[str, Any]) -> list[int]:
    """guide, section 9: the rulings whose other value is chosen; yes and no mean on and off."""
    found: list[int] = []
    for number, (name, values) in enumerate(SWITCHES.items()):
        given = options.get(name, values[0])
        word = ("off", "on")[given] if isinstance(given, bool) else str(given)
        if word not in values:
            raise BadOptions(f"The option '{name}' is {' or '.join(values)}, not '{given}'.")
        if word == values[1]:
            found.append(number)
    return found


def players_of(box: Box, given: object, scenario: int) -> int:
    """realm R12.4"""
    persons = box.scenarios[scenario].persons
    if isinstance(given, int) and not isinstance(given, bool) and given in persons:
        return given
    counts = ", ".join(str(count) for count in sorted(persons))
    raise BadOptions(f"This scenario is for {counts} players, not {given}.")


def load_game(overlay: DataSource = None) -> Invasions:
    """The game with our tables, with an owner's laid over them, or with a pack that was kept."""
    return Invasions(load_box(overlay))
