"""Foresight: the shares of victory in a position between two turns."""

from __future__ import annotations

from aevum.bots.attila.danger import Danger, camps_of
from aevum.bots.attila.prospects import (
    ALL_TILES,
    DISTANCES,
    Prospects,
    fights_ahead,
    tracks_of,
)
from aevum.bots.attila.weights import Weights
from aevum.games.attila.components import ACTION_TILES, TRIBES
from aevum.games.attila.rules.ending import is_ending
from aevum.games.attila.state import AttilaState


class Foresight:
    """Expected final points, and how much a lead in them is worth."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.prospects = Prospects(weights)
        self.danger = Danger(weights)
        self.keep = weights.keep()

    def shares(self, s: AttilaState) -> list[float]:
        ahead = self.scorings_ahead(s)
        return self.prospects.shares(self.values(s, ahead), self.prospects.swing(ahead))

    def point(self, s: AttilaState, seat: int) -> float:
        """What share of victory one more point is worth to the seat."""
        ahead = self.scorings_ahead(s)
        swing = self.prospects.swing(ahead)
        return self.prospects.shares(self.values(s, ahead), swing)[seat] / swing

    def scorings_ahead(self, s: AttilaState) -> list[int]:
        return self.prospects.scorings_ahead(s, fights_ahead(s), is_ending(s))

    def values(self, s: AttilaState, ahead: list[int]) -> list[float]:
        tracks = tracks_of(s)
        stones, provinces = self.danger.lasting(s, camps_of(s), self.danger.no_cards)
        values = self.prospects.values(s, tracks, ahead, stones, provinces)
        left = (ahead[-1] % DISTANCES) / ALL_TILES
        if left > 0.0:
            self.add_holdings(s, values, left)
            self.add_cards(s, values, tracks, ahead[-1])
        return values

    def add_holdings(self, s: AttilaState, values: list[float], left: float) -> None:
        """Tiles and the next move are worth something as long as there is time to use them."""
        for seat in range(s.players):
            values[seat] -= self.weights.tempo * ((seat - s.active) % s.players)
            for tile in range(len(ACTION_TILES)):
                if s.unused[seat * len(ACTION_TILES) + tile]:
                    values[seat] += self.keep[tile] * left

    def add_cards(self, s: AttilaState, values: list[float], tracks: list[int], final: int) -> None:
        """Any card is worth something, one of a tribe the seat leads is worth more."""
        for tribe in range(TRIBES):
            chances = self.prospects.chances(s.players, tracks[tribe], final)
            for seat in range(s.players):
                cards = s.hand[seat * TRIBES + tribe]
                if cards:
                    each = self.weights.card_waiting + self.weights.card_lead * chances[seat]
                    values[seat] += cards * each
