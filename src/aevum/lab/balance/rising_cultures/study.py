"""The study of Rising Cultures, as the frame of the report asks for it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from aevum.lab.balance.measures import Measure
from aevum.lab.balance.plan import Plan
from aevum.lab.balance.rising_cultures.games import PAIRINGS, Played, play
from aevum.lab.balance.rising_cultures.measures import measures_of
from aevum.lab.balance.rising_cultures.plots import plots_of, sheets_of
from aevum.lab.balance.study import OwnStudy, Study


class CulturesStudy(OwnStudy):
    """Every pairing of two nations; the ladder tells how much skill counts."""

    def measures(self, plan: Plan, played: list[Any], ladder: Path | None) -> list[Measure]:
        return measures_of(plan.game, played, ladder)


def load_study() -> Study:
    """What the balance of this game is measured by."""
    return CulturesStudy(Played, len(PAIRINGS), play, measures_of, plots_of, sheets_of)
