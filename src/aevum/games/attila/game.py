"""Attila behind the contract: set-up, copies, worlds a seat cannot rule out, the result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from aevum.core.errors import BadOptions
from aevum.core.game import Game, Result
from aevum.core.hints import Fact
from aevum.core.orders import Orders
from aevum.core.pack import DataSource
from aevum.core.teaching import Lesson, Puzzle
from aevum.games.attila.board import Board, data_folder, load_board
from aevum.games.attila.components import EVENTS, GAME
from aevum.games.attila.earlier import EARLIER
from aevum.games.attila.fields import FIELDS
from aevum.games.attila.figures import figures_of, standing_of
from aevum.games.attila.flow import FLOW
from aevum.games.attila.hints import GOES_ON, facts_of
from aevum.games.attila.invariants import broken
from aevum.games.attila.lesson import lesson_of
from aevum.games.attila.orders import ORDERS, order_for
from aevum.games.attila.puzzles import puzzles_of
from aevum.games.attila.rules.ending import result_of
from aevum.games.attila.rules.scoring import agree_on_tenth
from aevum.games.attila.rules.turn import ANY_SEAT, seat_first_player
from aevum.games.attila.state import AttilaState
from aevum.games.attila.worlds import deal_anew, unseen_by

RULES_VERSION = "2"
OPTIONS = ("players", "first", "score_tenth")


class Attila(Game[AttilaState]):
    """Options: players 2-5, first = the seat that starts (default: chance decides, K1),
    score_tenth = the tenth tile is scored at once as well as at the end (K10).
    """

    def __init__(self, board: Board) -> None:
        super().__init__(
            "attila", RULES_VERSION, board.checksum, (2, 5), FLOW,
            board.vocabulary, FIELDS, EVENTS, board.axes,
        )  # fmt: skip
        self.board = board
        self.earlier = EARLIER
        self.pack = board.files
        self.standing_orders = list(ORDERS)
        self.previews_along = True
        self.goes_on = GOES_ON

    def setup(self, options: Mapping[str, Any]) -> AttilaState:
        for name in options:
            if name not in OPTIONS:
                raise BadOptions(f"Attila has no option '{name}'; it has {', '.join(OPTIONS)}.")
        players = options.get("players", 4)
        if not _is_int(players) or not 2 <= players <= 5:
            raise BadOptions(f"Attila is for 2 to 5 players, not {players}.")
        first = options.get("first")
        if first is not None and not (_is_int(first) and 0 <= first < players):
            raise BadOptions(f"The first seat must lie between 0 and {players - 1}, not {first}.")
        tenth = options.get("score_tenth", False)
        if tenth not in (0, 1):
            raise BadOptions("The option score_tenth is either true or false.")
        s = AttilaState(self.board, players)
        agree_on_tenth(s, int(bool(tenth)))
        seat_first_player(s, ANY_SEAT if first is None else first)
        s.push(GAME)
        self.advance(s)
        s.events = []
        return s

    def blank(self, seats: int) -> AttilaState:
        return AttilaState(self.board, seats)

    def rebuild(self, s: AttilaState) -> None:
        s.rebuild()

    def clone(self, s: AttilaState) -> AttilaState:
        return AttilaState(s.board, s.players, s)

    def determinize(self, s: AttilaState, seat: int, rng: Random) -> AttilaState:
        world = self.clone(s)
        deal_anew(world, seat, rng)
        return world

    def result(self, s: AttilaState) -> Result | None:
        return None if s.stack else result_of(s)

    def seats(self, s: AttilaState) -> int:
        return s.players

    def observe(self, s: AttilaState, seat: int) -> dict[str, Any]:
        view = super().observe(s, seat)
        view["unseen"] = unseen_by(s, seat)
        return view

    def broken(self, s: AttilaState) -> str:
        return broken(s)

    def figures(self, s: AttilaState) -> dict[str, Any]:
        return figures_of(s)

    def standing(self, s: AttilaState) -> list[int]:
        return standing_of(s)

    def facts(self, s: AttilaState, seat: int, words: Sequence[str]) -> list[Fact]:
        return facts_of(self, s, seat, words)

    def order(self, s: AttilaState, seat: int, orders: Orders) -> str | None:
        legal = self.legal(s, seat)
        return order_for(s, legal, orders) if legal else None

    def label(self, axis: str, name: str, language: str) -> str:
        return self.board.names[language].get(name, name)

    def board_data(self) -> dict[str, Any]:
        data = super().board_data()
        board = self.board
        data["shapes"] = msgspec.json.decode((data_folder() / "shapes.json").read_bytes())
        data["borders"] = [{k: row[k] for k in ("a", "b", "kind")} for row in board.borders]
        data["upper"] = [name for p, name in enumerate(board.ids) if board.upper >> p & 1]
        return data

    def text_folder(self) -> Path:
        return Path(__file__).parent / "texts"

    def puzzles(self) -> list[Puzzle]:
        return puzzles_of(self)

    def lesson(self) -> Lesson | None:
        return lesson_of(self)


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def load_game(overlay: DataSource = None) -> Attila:
    """The game with our board, with an owner's data laid over it, or with a pack that was kept."""
    return Attila(load_board(overlay))
