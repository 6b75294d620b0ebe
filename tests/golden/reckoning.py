"""Pencil and paper beside the board: a finished game read again from what everybody could see.

The ledger follows the public events, keeps its own board and tracks, and pays every scoring by a
plain function written from R8 and R12.3. It shares no code with the engine's scoring.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from aevum.core.game import TABLE, Game

TRIBES = ("franks", "huns", "goths", "saxons", "teutons", "vandals")
STONES_PER_TRIBE = 20
TOP_FIELD = 22
SCORED_AFTER_TILES = {1: "4", 3: "5", 6: "6"}
"""R8.1: number of tiles on the board -> the century whose space this tile emptied."""
LAST_TILE = 10

Told = dict[str, Any]


def share(points: int, players: int) -> int:
    """R8.11: rounded up, per player."""
    whole, rest = divmod(points, players)
    return whole + 1 if rest else whole


def pay(stones: int, provinces: int, fields: list[int]) -> list[int]:
    """Points per seat for one tribe; `fields` are the seats' places on its influence track."""
    taken = sorted({field for field in fields if field >= 1}, reverse=True)  # R8.5
    points = [0] * len(fields)
    if not taken:
        return points
    first = [seat for seat, field in enumerate(fields) if field == taken[0]]
    second = [seat for seat, field in enumerate(fields) if taken[1:2] == [field]]
    if len(first) > 1:  # R8.8
        for seat in first:
            points[seat] = share(stones + provinces, len(first))
    elif not second:  # R8.10
        points[first[0]] = stones + provinces
    else:  # R8.6, R8.7, R8.9
        points[first[0]] = stones
        if not is_gap(fields):
            for seat in second:
                points[seat] = share(provinces, len(second))
    return points


def is_gap(fields: list[int]) -> bool:
    """R12.3, K20: two players, both on the track, more than one empty field between them."""
    if len(fields) != 2 or not all(fields):
        return False
    low, high = sorted(fields)
    return len(range(low + 1, high)) > 1


class Ledger:
    """What a careful spectator writes down."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.stones: Counter[tuple[str, str]] = Counter()  # (province, tribe)
        self.fields: Counter[tuple[int, str]] = Counter()  # (seat, tribe)
        self.points = [0] * players
        self.tiles = 0
        self.due = ""
        self.gaps = 0  # R12.3: seconds who went without points
        self.emptied = False  # a supply was empty in this turn and came back
        self.turns_after_emptied = 0
        self.scored: list[str | None] = []
        self.said: Counter[tuple[int, str]] = Counter()  # points told since the scoring began
        self.owed: Counter[tuple[int, str]] = Counter()  # points the ledger finds for it

    def on_board(self, tribe: str) -> int:
        return sum(count for (_, name), count in self.stones.items() if name == tribe)

    def provinces(self, tribe: str) -> int:
        return sum(1 for (_, name), count in self.stones.items() if name == tribe and count)

    def track(self, tribe: str) -> list[int]:
        return [self.fields[seat, tribe] for seat in range(self.players)]

    def read(self, told: Told) -> None:
        """Write down one event."""
        kind = told["event"]
        if kind == "points":
            self.said[told["seat"], told["tribe"]] += told["points"]
        elif kind == "placed":
            self.stones[told["province"], told["tribe"]] += 1
        elif kind == "removed":
            self.emptied |= self.on_board(told["tribe"]) == STONES_PER_TRIBE
            del self.stones[told["province"], told["tribe"]]
        elif kind == "influence":
            self.fields[told["seat"], told["tribe"]] = told["to"]
        elif kind == "pacified" and told["century"]:
            self.tiles += 1
            self.due = SCORED_AFTER_TILES.get(self.tiles, "")
        elif kind == "scoring":
            self.score(told["century"])
        elif kind in ("conflict", "played", "turn", "ended"):
            assert not self.due, f"the scoring of century {self.due} was left out"
        if kind == "turn":
            assert not self.triggers(), f"another turn began after {self.triggers()}"
            self.turns_after_emptied += self.emptied
            self.emptied = False

    def score(self, century: str | None) -> None:
        """Pay all six tribes; the last scoring of a game names no century."""
        assert (century or "") == self.due, f"scoring of {century}, but {self.due or 'none'} is due"
        self.due = ""
        self.scored.append(century)
        for tribe in TRIBES:
            fields = self.track(tribe)
            stones, provinces = self.on_board(tribe), self.provinces(tribe)
            self.gaps += is_gap(fields) and provinces > 0
            for seat, points in enumerate(pay(stones, provinces, fields)):
                self.points[seat] += points
                self.owed[seat, tribe] += points

    def triggers(self) -> list[str]:
        """R11.1, as the table lies now."""
        found = {
            "T1": self.tiles == LAST_TILE,
            "T2": any(self.on_board(tribe) == STONES_PER_TRIBE for tribe in TRIBES),
            "T3": any(field == TOP_FIELD for field in self.fields.values()),
        }
        return [name for name, is_met in found.items() if is_met]

    def result(self) -> Told:
        """R11.5, K18; K35 is the only end without a trigger of R11.1."""
        best = max(self.points)
        return {
            "points": self.points,
            "winners": [seat for seat, points in enumerate(self.points) if points == best],
            "cause": "+".join(self.triggers() or ["K35"]),
        }


def features(events: Iterable[Told], ledger: Ledger) -> set[str]:
    """The rules and rulings for which a finished game is an example."""
    found = {"K18"} if len(ledger.result()["winners"]) > 1 else set()
    if ledger.gaps:
        found.add("R12.3")
    if ledger.turns_after_emptied:
        found.add("R11.4")
    conflicts = 0
    scoring_of_turn = None
    to_exchange = 0
    for told in events:
        kind = told["event"]
        if kind in ("turn", "played"):
            conflicts = 0
        if kind == "turn":
            scoring_of_turn = None
        conflicts += kind == "conflict"
        if kind == "scoring":
            if told["century"] is None and scoring_of_turn:
                found.add("K11")
            scoring_of_turn = told["century"]
        if kind == "exchanged":
            to_exchange = told["cards"]
        elif kind == "drew":
            to_exchange = max(0, to_exchange - 1)
        marks = {
            "K3": kind == "reshuffled",
            "K5": kind == "reshuffled" and to_exchange > 0,
            "K8": kind == "discarded",
            "K9": kind == "slot-lost",
            "K17": conflicts == 2,
            "K23": kind == "skipped-second",
            "K28": kind == "pacified" and told["century"] is None,
            "R10.3": kind == "tile-used" and told["tile"] == "double",
        }
        found.update(name for name, is_met in marks.items() if is_met)
    return found


def apply_and_tell(game: Game[Any], s: Any, word: str) -> list[Told]:
    """Play one word; what a spectator reads of it."""
    return [game.tell(s, event, TABLE) for event in game.apply(s, word)]
