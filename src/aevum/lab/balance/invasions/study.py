"""The study of Invasions, as the frame of the report asks for it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from aevum.games.invasions.game import load_game
from aevum.lab.balance.invasions.games import Played, line_ups, play
from aevum.lab.balance.invasions.measures import measures_of
from aevum.lab.balance.invasions.plots import plots_of, sheets_of
from aevum.lab.balance.measures import Measure
from aevum.lab.balance.plan import Plan
from aevum.lab.balance.study import Sheet, Study


class InvasionsStudy(Study):
    """Every scenario, each power with a seat of its own."""

    kind: Any = Played

    def __init__(self) -> None:
        self.pairings = len(line_ups(load_game()))

    def play(self, plan: Plan, pairing: int, number: int) -> Played:
        return play(plan, pairing, number)

    def measures(self, plan: Plan, played: list[Any], ladder: Path | None) -> list[Measure]:
        return measures_of(plan.game, played)

    def plots(self, plan: Plan, played: list[Any]) -> list[str]:
        return plots_of(plan, played)

    def sheets(self, plan: Plan, played: list[Any]) -> dict[str, Sheet]:
        return sheets_of(plan, played)


@cache
def load_study() -> Study:
    """What the balance of this game is measured by."""
    return InvasionsStudy()
