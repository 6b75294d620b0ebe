"""Rising Cultures behind the contract: set-up, copies, worlds, the result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from aevum.core.errors import BadOptions
from aevum.core.game import Game, Result, Term
from aevum.core.hints import Fact
from aevum.core.pack import DataSource
from aevum.core.teaching import Lesson, Puzzle
from aevum.core.texts import LANGUAGES, Texts
from aevum.games.rising_cultures.box import Box
from aevum.games.rising_cultures.components import EVENTS, MATCH, NATIONS, SEATS
from aevum.games.rising_cultures.deck_rules import check_decks
from aevum.games.rising_cultures.earlier import EARLIER
from aevum.games.rising_cultures.fields import FIELDS
from aevum.games.rising_cultures.figures import figures_of, standing_of
from aevum.games.rising_cultures.flow import FLOW
from aevum.games.rising_cultures.hints import GOES_ON, facts_of
from aevum.games.rising_cultures.invariants import broken
from aevum.games.rising_cultures.lesson import lesson_of
from aevum.games.rising_cultures.pack import load_box
from aevum.games.rising_cultures.positions import is_ours
from aevum.games.rising_cultures.puzzles import puzzles_of
from aevum.games.rising_cultures.rules.rounds import give_marker
from aevum.games.rising_cultures.rules.scoring import agree_on_match, result_of
from aevum.games.rising_cultures.rules.setup import agree_on_nations
from aevum.games.rising_cultures.state import CulturesState
from aevum.games.rising_cultures.sums import sums_of
from aevum.games.rising_cultures.wording import effects_page, printed
from aevum.games.rising_cultures.worlds import deal_anew

RULES_VERSION = "3"
OPTIONS = ("players", "first", "nations", "match")
ANY = -1


class RisingCultures(Game[CulturesState]):
    """Options: nations = two of the four, first = seat with the marker, match = two games (R14).

    What is not given is drawn by lot (K1, K2).
    """

    def __init__(self, box: Box) -> None:
        super().__init__(
            "rising_cultures", RULES_VERSION, box.checksum, (SEATS, SEATS), FLOW,
            box.vocabulary, FIELDS, EVENTS, box.axes,
        )  # fmt: skip
        self.box = box
        self.earlier = EARLIER
        self.pack = box.pack.files()
        self.goes_on = GOES_ON

    def setup(self, options: Mapping[str, Any]) -> CulturesState:
        for name in options:
            if name not in OPTIONS:
                known = ", ".join(OPTIONS)
                raise BadOptions(f"Rising Cultures has no option '{name}'; it has {known}.")
        if options.get("players", SEATS) != SEATS:
            raise BadOptions(f"Rising Cultures is for 2 players, not {options['players']}.")
        s = CulturesState(self.box)
        agree_on_nations(s, nations_of(options.get("nations")))
        give_marker(s, marker_of(options.get("first")))
        agree_on_match(s, match_of(options.get("match", False)))
        s.push(MATCH)
        self.advance(s)
        s.events = []
        return s

    def blank(self, seats: int) -> CulturesState:
        if seats != SEATS:
            raise ValueError(f"there are {SEATS} seats, not {seats}")
        return CulturesState(self.box)

    def rebuild(self, s: CulturesState) -> None:
        s.rebuild()

    def clone(self, s: CulturesState) -> CulturesState:
        return CulturesState(s.box, s)

    def determinize(self, s: CulturesState, seat: int, rng: Random) -> CulturesState:
        world = self.clone(s)
        deal_anew(world, seat, rng)
        return world

    def result(self, s: CulturesState) -> Result | None:
        return None if s.stack else result_of(s)

    def seats(self, s: CulturesState) -> int:
        return SEATS

    def broken(self, s: CulturesState) -> str:
        return broken(s)

    def figures(self, s: CulturesState) -> dict[str, Any]:
        return figures_of(s)

    def standing(self, s: CulturesState) -> list[int]:
        return standing_of(s)

    def sums(self, s: CulturesState) -> dict[str, list[list[Term]]]:
        return sums_of(s)

    def facts(self, s: CulturesState, seat: int, words: Sequence[str]) -> list[Fact]:
        return facts_of(self, s, seat, words)

    def label(self, axis: str, name: str, language: str) -> str:
        return self.box.names[language].get(name, name)

    def kind_of(self, axis: str, name: str) -> str:
        """A building is built, a person is placed (R7)."""
        return self.box.kinds.get(name, "") if axis == "card" else ""

    def board_data(self) -> dict[str, Any]:
        voices = [Texts(language, [self.text_folder()]) for language in LANGUAGES]
        data = super().board_data()
        return data | printed(self.box, voices)

    def effects_page(self) -> str:
        return effects_page(Texts("en", [self.text_folder()]))

    def text_folder(self) -> Path:
        return Path(__file__).parent / "texts"

    def check_data(self) -> None:
        check_decks(self.box)

    def puzzles(self) -> list[Puzzle]:
        return puzzles_of(self) if is_ours(self.box) else []

    def lesson(self) -> Lesson | None:
        return lesson_of(self) if is_ours(self.box) else None


def nations_of(given: object) -> list[int]:
    """`rome,persia` or a list of names; an empty place is drawn by lot."""
    if given is None:
        return [ANY] * SEATS
    names = given.split(",") if isinstance(given, str) else given
    if not isinstance(names, list) or len(names) != SEATS:
        raise BadOptions("Name two nations, for example rome,persia.")
    found: list[int] = []
    for name in names:
        if name and name not in NATIONS:
            raise BadOptions(f"There is no nation '{name}'; there are {', '.join(NATIONS)}.")
        found.append(NATIONS.index(name) if name else ANY)
    if found[0] == found[1] != ANY:
        raise BadOptions("The two nations must differ: each exists only once.")
    return found


def marker_of(given: object) -> int:
    if given is None:
        return ANY
    if isinstance(given, int) and not isinstance(given, bool) and 0 <= given < SEATS:
        return given
    raise BadOptions(f"The first seat must be 0 or 1, not {given}.")


def match_of(given: object) -> int:
    if given in (0, 1):
        return int(bool(given))
    raise BadOptions("The option match is either true or false.")


def load_game(overlay: DataSource = None) -> RisingCultures:
    """The game with our decks, with an owner's laid over them, or with a pack that was kept."""
    return RisingCultures(load_box(overlay))
