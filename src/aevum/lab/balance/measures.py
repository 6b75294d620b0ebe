"""A line of a report: a number, and where it should lie."""

from __future__ import annotations

import msgspec

from aevum.lab.ladder import wilson


class Measure(msgspec.Struct, frozen=True):
    """One line of the report: a number, and the range it should lie in."""

    id: str
    what: str
    value: float
    low: float
    high: float
    unit: str = "%"
    margin: float = 0.0
    """Half of the 95 % interval where the number is a share of games."""

    @property
    def good(self) -> bool:
        return self.low <= self.value <= self.high


def share(
    id: str, what: str, part: float, whole: float, low: float, high: float, games: float = 0.0
) -> Measure:
    """A share in percent."""
    value = 100.0 * part / whole if whole else 0.0
    margin = 0.0
    if games:
        least, most = wilson(part, round(games))
        margin = 50.0 * (most - least)
    return Measure(id, what, value, low, high, "%", margin)
