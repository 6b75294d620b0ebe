"""Reckoning: what one position holds for the seat that acts in it.

What a seat wants is its own points and not those of others, and most of all not those of the
seats that may still win: `care` says how much each seat's points count. Under this one measure a
stone, a province and a step on a track all become points.
"""

from __future__ import annotations

from typing import Final

from aevum.bots.attila.danger import NOBODY, Camp, Danger, camps_of
from aevum.bots.attila.prospects import (
    ALL_TILES,
    Prospects,
    fights_ahead,
    tiles_laid,
    tracks_of,
)
from aevum.bots.attila.weights import Weights
from aevum.games.attila.components import HAND, TOP, TRIBES
from aevum.games.attila.rules.ending import is_ending
from aevum.games.attila.state import AttilaState

OWN_CARDS: Final = 2
"""Cards of a tribe a seat is ready to lay for it."""
NOTHING: Final = 1.0e-9
"""Sums of shares that should be nought are not quite."""
LEAST_HOPE: Final = 0.02
"""Keeps the worth of an ending finite for who has almost won or lost already."""


class Stakes:
    """What the tribes bring, and a stone and a province of each, under certain scorings ahead."""

    def __init__(self, ahead: list[int], size: int) -> None:
        self.ahead = ahead
        self.constant = [0.0] * TRIBES
        self.stone = [0.0] * TRIBES
        self.province = [0.0] * TRIBES
        self.camps = [0.0] * size
        self.base = 0.0


class Reckoning:
    """All that is computed once for one position and one seat."""

    def __init__(
        self, weights: Weights, prospects: Prospects, danger: Danger, s: AttilaState, me: int
    ) -> None:
        self.weights = weights
        self.prospects = prospects
        self.danger = danger
        self.s = s
        self.me = me
        self.ending = is_ending(s)
        self.fights = fights_ahead(s)
        self.laid = tiles_laid(s)
        self.tracks = tracks_of(s)
        self.camps = camps_of(s)
        ahead = prospects.scorings_ahead(s, self.fights, self.ending)
        self.cards = self.cards_of_others(ahead[0])
        self.stones, self.provinces = danger.lasting(s, self.camps, self.cards)
        values = prospects.values(s, self.tracks, ahead, self.stones, self.provinces)
        self.swing = prospects.swing(ahead)
        shares = prospects.shares(values, self.swing)
        self.share = shares[me]
        self.care = [-share for share in shares]
        self.care[me] += 1.0
        self.calm = self.stakes(ahead)
        self.add_own_cards()
        self._fight: Stakes | None = None
        self._end: Stakes | None = None
        self._fatal: Stakes | None = None

    # -- what the position is worth ---------------------------------------------------------------

    def stakes(self, ahead: list[int]) -> Stakes:
        stakes = Stakes(ahead, self.s.board.size)
        base = 0.0
        for tribe in range(TRIBES):
            constant, stone, province = self.prospects.row(
                self.s.players, self.tracks[tribe], ahead, self.care
            )
            stakes.constant[tribe] = constant
            stakes.stone[tribe] = stone
            stakes.province[tribe] = province
            base += constant + stone * self.stones[tribe] + province * self.provinces[tribe]
        stakes.base = base
        for place in range(self.s.board.size):
            if self.camps[place] != NOBODY:
                camp = self.danger.camp(self.camps[place], self.cards)
                stakes.camps[place] = camp.worth(stakes.stone, stakes.province)
        return stakes

    def climb(self, stakes: Stakes, tribe: int, steps: int) -> tuple[float, float, float]:
        """What changes if the own counter climbs: in all, for a new stone, for a new province."""
        field = self.s.influence[self.me * TRIBES + tribe]
        steps = min(TOP - field, steps)
        track = self.prospects.climbed(self.tracks[tribe], self.me, steps)
        constant, stone, province = self.prospects.row(
            self.s.players, track, stakes.ahead, self.care
        )
        constant -= stakes.constant[tribe]
        stone -= stakes.stone[tribe]
        province -= stakes.province[tribe]
        gain = constant + stone * self.stones[tribe] + province * self.provinces[tribe]
        return gain, stone, province

    def under(self, fight: bool, end: bool) -> Stakes:
        """The stakes if one more province comes to conflict, or if the game ends this turn."""
        if fight and self.laid + self.fights + 1 >= ALL_TILES:
            end = True
        if end and not self.ending:
            return self.fatal() if fight else self.end()
        if not fight:
            return self.calm
        if self._fight is None:
            self._fight = self.stakes(
                self.prospects.scorings_ahead(self.s, self.fights + 1, self.ending)
            )
        return self._fight

    def end(self) -> Stakes:
        if self._end is None:
            self._end = self.at_the_end(self.fights)
        return self._end

    def fatal(self) -> Stakes:
        if self._fatal is None:
            self._fatal = self.at_the_end(self.fights + 1)
        return self._fatal

    def at_the_end(self, fights: int) -> Stakes:
        """Ending now is worth the change of the own share of victory, put in points."""
        ahead = self.prospects.scorings_ahead(self.s, fights, True)
        values = self.prospects.values(self.s, self.tracks, ahead, self.stones, self.provinces)
        share = self.prospects.shares(values, self.prospects.swing(ahead))[self.me]
        stakes = self.stakes(ahead)
        hope = max(LEAST_HOPE, self.share * (1.0 - self.share))
        stakes.base = self.calm.base + (share - self.share) * self.swing / hope
        return stakes

    # -- cards and camps --------------------------------------------------------------------------

    def cards_of_others(self, scoring: int) -> list[float]:
        """Cards per tribe that the others are expected to lay in a conflict now."""
        s = self.s
        players = s.players
        sizes = [s.hand_size(seat) for seat in range(players)]
        sizes[self.me] = 0
        cards = [0.0] * TRIBES
        for tribe in range(TRIBES):
            chances = self.prospects.chances(players, self.tracks[tribe], scoring)
            ready = 0.0
            for seat in range(players):
                ready += (chances[seat] + 0.5 * chances[players + seat]) * sizes[seat]
            cards[tribe] = ready * self.weights.loyalty / HAND
        return cards

    def add_own_cards(self) -> None:
        """A seat will defend what it lives on."""
        for tribe in range(TRIBES):
            if self.calm.stone[tribe] + self.calm.province[tribe] > NOTHING:
                self.cards[tribe] += min(OWN_CARDS, self.s.hand[self.me * TRIBES + tribe])

    def camp_with(self, tribe: int, province: int, more: int) -> Camp:
        """The camp of a province with more stones of this tribe."""
        return self.danger.camp_with(self.camps[province], tribe, more, self.cards)
