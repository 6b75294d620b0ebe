"""The state of a game of Rising Cultures: piles of cards and counts, and who may see them (R15)."""

from __future__ import annotations

from typing import Final

from aevum.core.deck import Deck
from aevum.core.flow import State
from aevum.core.visibility import CHOOSER, COUNT, OWNER, Field
from aevum.games.rising_cultures.box import PROVINCES, Box, Nation, Side, Source
from aevum.games.rising_cultures.components import COINS, NILE_SPACES, RESOURCES, SEATS, SYMBOLS
from aevum.games.rising_cultures.effects import Effect

FIELDS: Final = (
    Field("match"),
    Field("game"),
    Field("carried", ("seat",)),
    Field("round"),
    Field("marker"),
    Field("first_marker"),
    Field("supply"),
    Field("nation", ("seat",)),
    Field("golden", ("seat",)),
    Field("coins", ("seat",)),
    Field("laid", ("province",)),
    Field("row", ("province",)),
    Field("won", ("seat", "province")),
    Field("display", ("seat", "card")),
    Field("covered", ("seat", "card")),
    Field("military", ("seat", "card")),
    Field("resource", ("seat", "card")),
    Field("progress", ("seat", "card"), COUNT),
    Field("discard", ("seat", "card")),
    Field("archive", ("seat", "card"), COUNT),
    Field("hand", ("seat", "card"), OWNER),
    Field("picked", ("seat", "card"), OWNER),
    Field("deck", ("seat", "card"), OWNER),
    Field("exposed", ("seat", "card")),
    Field("peeked", (), CHOOSER),
    Field("shown"),
    Field("paid_swaps", ("seat",)),
    Field("free_swaps", ("seat",)),
    Field("used", ("seat", "source")),
    Field("spent", ("seat", "source")),
    Field("borrowed", ("resource",)),
    Field("bought", ("seat", "symbol")),
    Field("waived"),
    Field("flood", ("seat",)),
    Field("nile", ("seat", "space")),
    Field("builds", ("seat",)),
)


class CulturesState(State):
    """One pile, deck or number per seat; columns grow at the end of their list (I8).

    match         1 if two games are played with swapped nations (R14)
    game          1 or 2: which game of the match
    carried       points from the first game of a match
    round         1 to 7; 0 before the first
    marker        seat that holds the progress marker
    first_marker  seat that held it when the game began (K35)
    laid          1 for each of the seven provinces of this game
    row           1 while a province lies in the row
    display       uncovered buildings and persons, oldest first
    covered       covered rulers
    picked        cards chosen at the start and not yet laid out (D1)
    exposed       cards in a hand or deck whose place everybody knows
    peeked        top cards of a deck that its owner is looking at
    shown         card on its way: an extra play, or a ruler looking for a place; -1 = none
    used, spent   sources whose action or event was used in this round, in this game (K21)
    borrowed      resources that last until the end of the turn
    bought        symbols that last until the end of the round
    waived        1 if the winner of the province pays no price
    builds        cards built so far

    `statics` only saves time: the static effects that are in force, per seat.
    """

    __slots__ = (*(field.name for field in FIELDS), "box", "statics")

    def __init__(self, box: Box, like: CulturesState | None = None) -> None:
        self.box = box
        self.revealed = False
        self.events = []
        if like is not None:
            self._copy(like)
            return
        self.stack = []
        self.match = 0
        self.game = 1
        self.carried = [0] * SEATS
        self.round = 0
        self.marker = -1
        self.first_marker = -1
        self.nation = [-1] * SEATS
        self.laid = [0] * PROVINCES
        self.clear_table()

    def clear_table(self) -> None:
        """Everything as before the first deal; nations, provinces and marker stay."""
        self.round = 0
        self.supply = COINS
        self.golden = [0] * SEATS
        self.coins = [0] * SEATS
        self.row = self.laid.copy()
        self.won = [0] * (SEATS * PROVINCES)
        self.display: list[list[int]] = [[], []]
        self.covered: list[list[int]] = [[], []]
        self.military: list[list[int]] = [[], []]
        self.resource: list[list[int]] = [[], []]
        self.progress: list[list[int]] = [[], []]
        self.discard: list[list[int]] = [[], []]
        self.archive: list[list[int]] = [[], []]
        self.hand: list[list[int]] = [[], []]
        self.picked: list[list[int]] = [[], []]
        self.deck = [Deck([0] * len(self.box.cards)) for _ in range(SEATS)]
        self.exposed: list[list[int]] = [[], []]
        self.peeked: list[int] = []
        self.shown = -1
        self.paid_swaps = [0] * SEATS
        self.free_swaps = [0] * SEATS
        self.used: list[list[int]] = [[], []]
        self.spent: list[list[int]] = [[], []]
        self.borrowed = [0] * len(RESOURCES)
        self.bought = [0] * (SEATS * len(SYMBOLS))
        self.waived = 0
        self.flood = [0] * SEATS
        self.nile = [0] * (SEATS * NILE_SPACES)
        self.builds = [0] * SEATS
        self.statics: list[tuple[Effect, ...]] = [(), ()]

    def _copy(self, like: CulturesState) -> None:
        self.stack = like.stack.copy()
        self.match = like.match
        self.game = like.game
        self.carried = like.carried.copy()
        self.round = like.round
        self.marker = like.marker
        self.first_marker = like.first_marker
        self.supply = like.supply
        self.nation = like.nation.copy()
        self.golden = like.golden.copy()
        self.coins = like.coins.copy()
        self.laid = like.laid.copy()
        self.row = like.row.copy()
        self.won = like.won.copy()
        self.display = copied(like.display)
        self.covered = copied(like.covered)
        self.military = copied(like.military)
        self.resource = copied(like.resource)
        self.progress = copied(like.progress)
        self.discard = copied(like.discard)
        self.archive = copied(like.archive)
        self.hand = copied(like.hand)
        self.picked = copied(like.picked)
        self.deck = [like.deck[0].clone(), like.deck[1].clone()]
        self.exposed = copied(like.exposed)
        self.peeked = like.peeked.copy()
        self.shown = like.shown
        self.paid_swaps = like.paid_swaps.copy()
        self.free_swaps = like.free_swaps.copy()
        self.used = copied(like.used)
        self.spent = copied(like.spent)
        self.borrowed = like.borrowed.copy()
        self.bought = like.bought.copy()
        self.waived = like.waived
        self.flood = like.flood.copy()
        self.nile = like.nile.copy()
        self.builds = like.builds.copy()
        self.statics = like.statics.copy()

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


def copied(piles: list[list[int]]) -> list[list[int]]:
    return [piles[0].copy(), piles[1].copy()]
