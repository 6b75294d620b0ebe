"""The state of a game of Era of Tribes: its declared fields, and what can be read from them."""

from __future__ import annotations

from aevum.games.era_of_tribes.board import Section
from aevum.games.era_of_tribes.box import Box, Level
from aevum.games.era_of_tribes.components import KNOTS, STEPS
from aevum.games.era_of_tribes.kinds import FIELDS as PROGRESS_FIELDS
from aevum.games.era_of_tribes.layout import EraOfTribesFields
from aevum.games.era_of_tribes.peoples import People, Powers

WHEEL = len(PROGRESS_FIELDS)


def put(cells: list[int], at: int, value: int) -> list[int]:
    """A table that other states may share, with another value in this cell."""
    changed = cells.copy()
    changed[at] = value
    return changed


class EraState(EraOfTribesFields):
    """fields.py says what everything is; `players` and `box` stay the same all game long."""

    __slots__ = ("box", "players")

    def __init__(self, box: Box, players: int, like: EraState | None = None) -> None:
        self.box = box
        self.players = players
        if like is not None:
            self.copy(like)
            return
        sizes = {"seat": players, "step": STEPS, "knot": 2 * KNOTS}
        self.clear(box.sizes | sizes)

    # -- what never changes, or follows from one field --------------------------------------------

    def chart(self) -> Section:
        """The part of the map that is in play."""
        return self.box.sections[self.section]

    def people_of(self, seat: int) -> People:
        return self.box.peoples[self.people[seat]]

    def powers(self, seat: int) -> Powers:
        return self.box.peoples[self.people[seat]].powers

    def level(self, seat: int, field: int) -> Level:
        """What the level of a seat in this field is worth (R12)."""
        return self.box.levels[field][self.levels[seat * WHEEL + field]]

    def progress_count(self, seat: int) -> int:
        """R0.8"""
        return sum(self.levels[seat * WHEEL : (seat + 1) * WHEEL])

    # -- order ------------------------------------------------------------------------------------

    def from_seat(self, seat: int) -> list[int]:
        """All seats in turn order, beginning with this one (3.1)."""
        at = self.order.index(seat)
        return self.order[at:] + self.order[:at]

    # -- the map ----------------------------------------------------------------------------------

    def lands_of(self, seat: int) -> list[int]:
        """The provinces a seat controls."""
        owner = self.owner
        return [p for p in self.chart().provinces if owner[p] == seat]

    def seas_of(self, seat: int) -> list[int]:
        """The seas a seat controls."""
        owner = self.sea_owner
        return [sea for sea in self.chart().seas if owner[sea] == seat]

    def is_allied(self, seat: int, other: int) -> bool:
        return self.allied[seat * self.players + other] == 1

    def posts_of(self, seat: int) -> list[int]:
        """Where a seat has trade posts."""
        post = self.post
        return [p for p in self.chart().provinces if post[p] == seat]
