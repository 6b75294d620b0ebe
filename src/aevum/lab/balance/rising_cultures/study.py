"""The study of Rising Cultures, as the frame of the report asks for it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from aevum.lab.balance.measures import Measure
from aevum.lab.balance.plan import Plan
from aevum.lab.balance.rising_cultures.games import PAIRINGS, Played, play
from aevum.lab.balance.rising_cultures.measures import measures_of
from aevum.lab.balance.rising_cultures.plots import plots_of, sheets_of
from aevum.lab.balance.study import Sheet, Study


class CulturesStudy(Study):
    """Every pairing of two nations."""

    kind: Any = Played
    pairings = len(PAIRINGS)

    def play(self, plan: Plan, pairing: int, number: int) -> Played:
        return play(plan, pairing, number)

    def measures(self, plan: Plan, played: list[Any], ladder: Path | None) -> list[Measure]:
        return measures_of(plan.game, played, ladder)

    def plots(self, plan: Plan, played: list[Any]) -> list[str]:
        return plots_of(plan, played)

    def sheets(self, plan: Plan, played: list[Any]) -> dict[str, Sheet]:
        return sheets_of(plan, played)


def load_study() -> Study:
    """What the balance of this game is measured by."""
    return CulturesStudy()
