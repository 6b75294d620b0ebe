"""The state of a game of Rising Cultures: its declared fields, and the box they come from."""

from __future__ import annotations

from aevum.core.deck import Deck
from aevum.games.rising_cultures.box import PROVINCES, Box, Nation, Side, Source
from aevum.games.rising_cultures.components import COINS, NILE_SPACES, RESOURCES, SEATS, SYMBOLS
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

    # The frames of this game hold a and b, whatever they mean.

    def var_a(self) -> int:
        return self.stack[-4]

    def var_b(self) -> int:
        return self.stack[-3]

    def set_b(self, value: int) -> None:
        self.stack[-3] = value

    def clear_table(self) -> None:
        """Everything as before the first deal; nations, provinces and marker stay."""
        self.round = 0
        self.supply = COINS
        self.golden = [0] * SEATS
        self.coins = [0] * SEATS
        self.row = self.laid.copy()
        self.won = [0] * (SEATS * PROVINCES)
        self.display = [[], []]
        self.covered = [[], []]
        self.military = [[], []]
        self.resource = [[], []]
        self.progress = [[], []]
        self.discard = [[], []]
        self.archive = [[], []]
        self.hand = [[], []]
        self.picked = [[], []]
        self.deck = [Deck([0] * len(self.box.cards)) for _ in range(SEATS)]
        self.exposed = [[], []]
        self.peeked = []
        self.shown = -1
        self.paid_swaps = [0] * SEATS
        self.free_swaps = [0] * SEATS
        self.used = [[], []]
        self.spent = [[], []]
        self.borrowed = [0] * len(RESOURCES)
        self.bought = [0] * (SEATS * len(SYMBOLS))
        self.waived = 0
        self.flood = [0] * SEATS
        self.nile = [0] * (SEATS * NILE_SPACES)
        self.builds = [0] * SEATS
        self.statics = [(), ()]

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
        for province in range(PROVINCES):
            if self.won[seat * PROVINCES + province]:
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
