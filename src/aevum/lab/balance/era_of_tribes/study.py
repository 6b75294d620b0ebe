"""The study of Era of Tribes, as the frame of the report asks for it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from aevum.games.era_of_tribes.game import load_game
from aevum.lab.balance.era_of_tribes.games import Played, line_ups, play
from aevum.lab.balance.era_of_tribes.measures import measures_of
from aevum.lab.balance.era_of_tribes.plots import plots_of, sheets_of
from aevum.lab.balance.measures import Measure
from aevum.lab.balance.plan import Plan
from aevum.lab.balance.study import Sheet, Study


class EraStudy(Study):
    """Every section with every number of players, normal and long."""

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
    return EraStudy()
