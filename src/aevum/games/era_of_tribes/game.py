"""Era of Tribes behind the contract: set-up, copies, worlds, the result."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from aevum.core.errors import BadOptions
from aevum.core.game import Game, Preview, Result, Term
from aevum.core.orders import Orders
from aevum.core.pack import DataSource
from aevum.core.teaching import Lesson, Puzzle
from aevum.core.texts import LANGUAGES, Texts
from aevum.games.era_of_tribes.box import Box
from aevum.games.era_of_tribes.components import (
    BONUS,
    COMMIT,
    CONSENT,
    CONSENT_V,
    EVENTS,
    GAME,
    NEXT_BATTLE,
    NOBODY,
    REINFORCE,
)
from aevum.games.era_of_tribes.fields import FIELDS
from aevum.games.era_of_tribes.figures import figures_of, standing_of, sums_of
from aevum.games.era_of_tribes.flow import FLOW
from aevum.games.era_of_tribes.invariants import broken
from aevum.games.era_of_tribes.kinds import SEATS
from aevum.games.era_of_tribes.laws import check_laws
from aevum.games.era_of_tribes.lesson import lesson_of
from aevum.games.era_of_tribes.odds import odds_now
from aevum.games.era_of_tribes.orders import ORDERS, order_for
from aevum.games.era_of_tribes.pack import data_folder, load_box
from aevum.games.era_of_tribes.positions import is_ours
from aevum.games.era_of_tribes.puzzles import puzzles_of
from aevum.games.era_of_tribes.rules.scoring import result_of
from aevum.games.era_of_tribes.rules.setup import agree
from aevum.games.era_of_tribes.state import EraState
from aevum.games.era_of_tribes.wording import printed
from aevum.games.era_of_tribes.worlds import deal_anew

RULES_VERSION = "1"
OPTIONS = ("players", "long", "section", "peoples")
BY_LOT = "lot"
SHOWN = (
    "actions", "barbarians", "battlefields", "branches", "cities", "dice", "ends", "epochs",
    "goods", "hexes", "influence_cards", "levels", "markers", "morale", "peoples", "players",
    "prices",
    "provinces", "seas", "sections", "terrains", "triumph", "villages",
)  # fmt: skip
"""Tables that a client draws from, as they are printed."""
UNPRINTED = ("source", "note", "seeds")
BEFORE_BATTLE = (NEXT_BATTLE, COMMIT, REINFORCE)
"""Decisions that show the odds of a battle."""


class EraOfTribes(Game[EraState]):
    """Options: players 1-6, long, section = an id or by lot, peoples = chosen, lot, or a list."""

    def __init__(self, box: Box) -> None:
        super().__init__(
            "era_of_tribes", RULES_VERSION, box.checksum, (1, SEATS), FLOW,
            box.vocabulary, FIELDS, EVENTS, box.axes,
        )  # fmt: skip
        self.box = box
        self.pack = box.files
        self._board: dict[str, Any] = {}
        self.asking_is_barrier = True
        self.standing_orders = list(ORDERS)

    def setup(self, options: Mapping[str, Any]) -> EraState:
        for name in options:
            if name not in OPTIONS:
                known = ", ".join(OPTIONS)
                raise BadOptions(f"Era of Tribes has no option '{name}'; it has {known}.")
        players = players_of(options.get("players", 3))
        long = flag_of(options.get("long", False))
        section = section_of(self.box, options.get("section"), players)
        by_lot, peoples = peoples_of(self.box, options.get("peoples"), players, section)
        s = EraState(self.box, players)
        agree(s, long, section, by_lot, peoples)
        s.push(GAME)
        self.advance(s)
        s.events = []
        return s

    def blank(self, seats: int) -> EraState:
        return EraState(self.box, seats)

    def clone(self, s: EraState) -> EraState:
        return EraState(s.box, s.players, s)

    def determinize(self, s: EraState, seat: int, rng: Random) -> EraState:
        world = self.clone(s)
        deal_anew(world, seat, rng)
        return world

    def result(self, s: EraState) -> Result | None:
        return None if s.stack else result_of(s)

    def seats(self, s: EraState) -> int:
        return s.players

    def broken(self, s: EraState) -> str:
        return broken(s)

    def figures(self, s: EraState) -> dict[str, Any]:
        return figures_of(s)

    def standing(self, s: EraState) -> list[int]:
        return standing_of(s)

    def sums(self, s: EraState) -> dict[str, list[list[Term]]]:
        return sums_of(s)

    def preview(self, s: EraState, seat: int, action: str) -> Preview | None:
        """An offer shows what it would bring to both if it were accepted (R8.6)."""
        found = super().preview(s, seat, action)
        if found is None or not s.at(BONUS):
            return found
        world = self.after(s, action)
        if not world.at(CONSENT):
            return found
        self.apply(world, world.box.speller.word(CONSENT_V), self.floor(world))
        return found._replace(figures=self.figures(world))

    def odds(self, s: EraState, seat: int, action: str) -> dict[str, Any] | None:
        """How the battle would end if nobody sent in anything more after this."""
        if not any(s.at(place) for place in BEFORE_BATTLE):
            return None
        found = odds_now(self.after(s, action))
        return None if found is None else found.as_dict()

    def order(self, s: EraState, seat: int, orders: Orders) -> str | None:
        return order_for(s, orders) if s.stack and self.actor(s) == seat else None

    def label(self, axis: str, name: str, language: str) -> str:
        axis = "epoch" if axis == "source" else axis  # a term of a sum may come from an epoch
        return self.box.names.get(axis, {}).get(language, {}).get(name, name)

    def board_data(self) -> dict[str, Any]:
        """Made once: the sentences of all components take a while to read."""
        if not self._board:
            self._board = self._drawn()
        return self._board

    def _drawn(self) -> dict[str, Any]:
        voices = [Texts(language, [self.text_folder()]) for language in LANGUAGES]
        shapes = msgspec.json.decode((data_folder() / "shapes.json").read_bytes())
        borders = [
            {"a": row["a"], "b": row["b"], "kind": row["kind"], "cost": 1 + int(row["extra_cost"])}
            for row in self.box.tables["borders"]
        ]
        tables = {name: [printed_row(row) for row in self.box.tables[name]] for name in SHOWN}
        numbers = {row["id"]: int(row["value"]) for row in self.box.tables["numbers"]}
        data = super().board_data() | {"shapes": shapes, "borders": borders}
        data |= {"tables": tables, "numbers": numbers}
        return data | printed(self.box, voices)

    def puzzles(self) -> list[Puzzle]:
        return puzzles_of(self) if is_ours(self.box) else []

    def lesson(self) -> Lesson | None:
        return lesson_of(self) if is_ours(self.box) else None

    def check_data(self) -> None:
        check_laws(self.box)

    def text_folder(self) -> Path:
        return Path(__file__).parent / "texts"


def printed_row(row: dict[str, str]) -> dict[str, str]:
    return {column: value for column, value in row.items() if column not in UNPRINTED}


def players_of(given: object) -> int:
    if isinstance(given, int) and not isinstance(given, bool) and 1 <= given <= SEATS:
        return given
    raise BadOptions(f"Era of Tribes is for 1 to {SEATS} players, not {given}.")


def flag_of(given: object) -> bool:
    if given in (0, 1):
        return bool(given)
    raise BadOptions("The option long is either true or false.")


def section_of(box: Box, given: object, players: int) -> int:
    """E86: a section with at least as many peoples as players, or by lot."""
    if given is None or given == BY_LOT:
        return NOBODY
    ids = box.axes["section"]
    if given not in ids:
        raise BadOptions(f"There is no section '{given}'; there are {', '.join(ids)}.")
    section = ids.index(str(given))
    if len(box.sections[section].peoples) < players:
        raise BadOptions(f"The section {given} has too few peoples for {players} players.")
    return section


def peoples_of(box: Box, given: object, players: int, section: int) -> tuple[bool, list[int]]:
    """E86: chosen in player order, by lot, or named for each seat; an empty name is chosen."""
    if given is None or given == "" or given == BY_LOT:
        return given == BY_LOT, [NOBODY] * players
    names = given.split(",") if isinstance(given, str) else given
    if not isinstance(names, list) or len(names) != players or section == NOBODY:
        raise BadOptions("Name a section, and a people for each player.")
    ids = box.axes["people"]
    found: list[int] = []
    for name in names:
        people = ids.index(name) if name in ids else NOBODY
        if name and people not in box.sections[section].peoples:
            raise BadOptions(f"The people '{name}' is not in play in this section.")
        if people != NOBODY and people in found:
            raise BadOptions(f"The people '{name}' is named twice.")
        found.append(people)
    return False, found


def load_game(overlay: DataSource = None) -> EraOfTribes:
    """The game with our tables, with an owner's laid over them, or with a pack that was kept."""
    return EraOfTribes(load_box(overlay))
