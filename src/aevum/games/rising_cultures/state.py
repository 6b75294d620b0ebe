"""The state of a game of Rising Cultures: its declared fields, and the box they come from."""

from __future__ import annotations

from aevum.games.rising_cultures.box import PROVINCES, Box, Nation, Side, Source
from aevum.games.rising_cultures.components import SEATS
from aevum.games.rising_cultures.effects import Effect
from aevum.games.rising_cultures.layout import RisingCulturesFields


class CulturesState(RisingCulturesFields):
    """fields.py says what everything is.

    `statics` only saves time: the static effects that are in force, per seat.
    """

    __slots__ = ("box", "statics")

    def __init__(self, box: Box, like: CulturesState | None = None) -> None:
        self.box = box
        if like is not None:
            self.copy(like)
            self.statics: list[tuple[Effect, ...]] = like.statics.copy()
            return
        self.clear(box.sizes)
        self.statics = [(), ()]

    def clear_table(self) -> None:
        """Everything as before the first deal; nations, provinces, marker and match stay."""
        before = CulturesState(self.box, self)
        stack, events = self.stack, self.events
        revealed, silent = self.revealed, self.silent
        self.clear(self.box.sizes)
        self.stack, self.events = stack, events
        self.revealed, self.silent = revealed, silent
        self.statics = [(), ()]
        self.match, self.game, self.carried = before.match, before.game, before.carried
        self.marker, self.first_marker = before.marker, before.first_marker
        self.nation, self.laid, self.row = before.nation, before.laid, before.laid.copy()

    def nation_of(self, seat: int) -> Nation:
        return self.box.nations[self.nation[seat]]

    def side_of(self, seat: int) -> Side:
        """The side of the tableau that lies face up."""
        return self.box.nations[self.nation[seat]].sides[self.golden[seat]]

    def sources(self, seat: int) -> list[Source]:
        """All sources in force, in the order of K48."""
        box = self.box
        side = self.side_of(seat)
        found = [box.cards[card].source for card in self.display[seat]]
        found += side.bars[: len(self.military[seat])]
        found += side.stages[: len(self.progress[seat])]
        found += side.own
        won = self.won[seat * PROVINCES : (seat + 1) * PROVINCES]
        if 1 in won:
            for province in range(PROVINCES):
                if won[province]:
                    found.append(box.provinces[province].source)
        return found

    def refresh(self, seat: int) -> None:
        """After whatever changes which sources are in force."""
        statics: list[Effect] = []
        for source in self.sources(seat):
            if source.static:
                statics += source.static
        self.statics[seat] = tuple(statics)

    def rebuild(self) -> None:
        for seat in range(SEATS):
            if self.nation[seat] >= 0:
                self.refresh(seat)
