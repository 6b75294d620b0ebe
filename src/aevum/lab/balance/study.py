"""What a report asks of a game; this one asks what can be asked of any."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

import msgspec

from aevum import games
from aevum.bots import make_bot
from aevum.core.game import Game
from aevum.core.rooms import module
from aevum.lab.balance.drawing import whiskers
from aevum.lab.balance.measures import Measure, share
from aevum.lab.balance.plan import Plan
from aevum.lab.course import course

NEAR = 5.0
"""By so many %-points a seat may win more or less often than its share."""

Sheet = list[list[Any]]
"""A table of numbers; its first line names the columns."""


class Played(msgspec.Struct):
    """One finished game; every study's own has at least bot, pairing, number and data."""

    bot: str
    pairing: int
    number: int
    points: list[int]
    winners: list[int]
    cause: str
    decisions: int
    data: str = ""
    """Checksum of the data pack it was played with."""


class Study:
    """The plain study: how often each seat wins, and how long a game is."""

    kind: Any = Played
    """What is written down of a game."""
    pairings: int = 1
    """How many different line-ups are set against each other."""

    def play(self, plan: Plan, pairing: int, number: int) -> Any:
        """Game `number` of a pairing; the same number always brings the same luck."""
        game = plan.game
        rng = Random(f"balance/{plan.bot}/{pairing}/{number}")
        seats = games.GAMES[plan.name].seats
        bots = [make_bot(plan.bot, seed=rng.getrandbits(32)) for _ in range(seats)]
        state = game.setup({"players": seats})
        decisions = sum(seat >= 0 for seat, _ in course(game, state, bots, rng))
        result = game.result(state)
        assert result is not None
        told = result.points, result.winners, result.cause
        return Played(plan.bot, pairing, number, *told, decisions, game.data_checksum)

    def measures(self, plan: Plan, played: list[Any], ladder: Path | None) -> list[Measure]:
        """The lines of the report, most telling first."""
        even = 100.0 / len(played[0].points)
        found = []
        for seat, won in enumerate(victories(played)):
            what = f"seat {seat + 1} wins"
            limits = even - NEAR, even + NEAR
            found.append(share("seats", what, won, len(played), *limits, len(played)))
        decisions = mean(p.decisions for p in played)
        return [*found, Measure("length", "decisions per game", decisions, 0, math.inf, "")]

    def plots(self, plan: Plan, played: list[Any]) -> list[str]:
        """Pieces of HTML for the page, below the table of the measures."""
        even = 100.0 / len(played[0].points)
        won = victories(played)
        rows = [(f"seat {seat + 1}", wins, len(played)) for seat, wins in enumerate(won)]
        return ["<h2>Who wins</h2>", whiskers(rows, even - NEAR, even + NEAR)]

    def sheets(self, plan: Plan, played: list[Any]) -> dict[str, Sheet]:
        """The numbers behind it all, by the name of their CSV file."""
        head: list[Any] = ["pairing", "game", "seat", "points", "won", "cause", "decisions"]
        lines = [
            [p.pairing, p.number, seat, points, int(seat in p.winners), p.cause, p.decisions]
            for p in played
            for seat, points in enumerate(p.points)
        ]
        return {"games": [head, *lines]}


class OwnStudy(Study):
    """Made of what a game's room knows: what to write down of a game, how to play, count, draw."""

    def __init__(
        self,
        kind: Any,
        pairings: int,
        play: Callable[[Plan, int, int], Any],
        measures: Callable[[Game[Any], list[Any]], list[Measure]],
        plots: Callable[[Plan, list[Any]], list[str]],
        sheets: Callable[[Plan, list[Any]], dict[str, Sheet]],
    ) -> None:
        self.kind = kind
        self.pairings = pairings
        self._play, self._measures, self._plots, self._sheets = play, measures, plots, sheets

    def play(self, plan: Plan, pairing: int, number: int) -> Any:
        return self._play(plan, pairing, number)

    def measures(self, plan: Plan, played: list[Any], ladder: Path | None) -> list[Measure]:
        return self._measures(plan.game, played)

    def plots(self, plan: Plan, played: list[Any]) -> list[str]:
        return self._plots(plan, played)

    def sheets(self, plan: Plan, played: list[Any]) -> dict[str, Sheet]:
        return self._sheets(plan, played)


def victories(played: list[Played]) -> list[float]:
    """How often each seat won; a shared victory counts for its part."""
    won = [0.0] * len(played[0].points)
    for p in played:
        for seat in p.winners:
            won[seat] += 1 / len(p.winners)
    return won


def study_of(name: str) -> Study:
    """The study in the game's room, else the plain one."""
    own = module("lab/balance", name, "study")
    study: Study = Study() if own is None else own.load_study()
    return study
