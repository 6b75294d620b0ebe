"""How seats and bots fared in all finished games: counts, shares and what they are worth."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any

from aevum.core.errors import BadOptions
from aevum.server import messages as m
from aevum.store.results import Outcome

BY = ("game", "players", "seat", "bot")
"""What may be told apart; a person is the bot `person`."""
CONFIDENCE = 1.96
"""Standard deviations of an interval that holds in 95 of 100 cases."""

Group = tuple[str | int, ...]
Row = dict[str, str | int | float | None]


class Tally:
    """How one group of seats fared."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.points = 0

    def count(self, points: int, won: bool) -> None:
        self.games += 1
        self.wins += won
        self.points += points

    def row(self) -> dict[str, Any]:
        low, high = wilson(self.wins, self.games)
        return {
            "games": self.games,
            "wins": self.wins,
            "share": round(self.wins / self.games, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "mean_points": round(self.points / self.games, 2),
        }


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The interval in which the true share lies; never below 0 or above 1, also for few games."""
    z2 = CONFIDENCE**2
    share = wins / games
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = CONFIDENCE * sqrt(share * (1 - share) / games + z2 / (4 * games**2)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def dimensions(wanted: str | None) -> list[str]:
    """What the asker wants told apart, in our order."""
    names = [name.strip() for name in (wanted or ",".join(BY)).split(",")]
    for name in names:
        if name not in BY:
            raise BadOptions(f"Statistics can tell apart {', '.join(BY)}, not '{name}'.")
    return [name for name in BY if name in names]


def statistics(outcomes: Iterable[Outcome], by: Sequence[str]) -> m.StatisticsTable:
    """Rows per group of seats, and how the games ended. A shared victory counts for each winner.

    Where something was taken back, a bot's strength or a seat's luck says nothing.
    """
    seats: dict[Group, Tally] = {}
    ends: dict[Group, int] = {}
    taken_back = 0
    for outcome in outcomes:
        if outcome.taken_back:
            taken_back += 1
            continue
        ending = (outcome.game, len(outcome.points), outcome.cause)
        ends[ending] = ends.get(ending, 0) + 1
        for seat, points in enumerate(outcome.points):
            known = facts(outcome, seat)
            group = tuple(known[name] for name in by)
            seats.setdefault(group, Tally()).count(points, seat in outcome.winners)
    rows: list[Row] = [
        {**dict(zip(by, group, strict=True)), **seats[group].row()} for group in sorted(seats)
    ]
    ended: list[Row] = [
        {"game": ending[0], "players": ending[1], "cause": ending[2], "games": ends[ending]}
        for ending in sorted(ends)
    ]
    return m.StatisticsTable(rows, ended, taken_back)


def facts(outcome: Outcome, seat: int) -> dict[str, str | int]:
    """What is told apart about one seat; seats are numbered from 1 for people to read."""
    place = outcome.seats[seat] if seat < len(outcome.seats) else {}
    bot = place.get("bot") if place.get("kind") == "bot" else None
    return {
        "game": outcome.game,
        "players": len(outcome.points),
        "seat": seat + 1,
        "bot": bot or "person",
    }


def as_csv(table: m.StatisticsTable, by: Sequence[str]) -> str:
    """The rows as a table for a spreadsheet."""
    columns = [*by, "games", "wins", "share", "low", "high", "mean_points"]
    out = io.StringIO()
    writer = csv.DictWriter(out, columns, lineterminator="\n")
    writer.writeheader()
    writer.writerows(table.rows)
    return out.getvalue()
