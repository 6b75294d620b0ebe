"""The network of Rising Cultures, ready to be asked by the bots."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from aevum.bots.race import race_for
from aevum.bots.search import Settings, Tree
from aevum.games.rising_cultures.game import RisingCultures
from aevum.games.rising_cultures.state import CulturesState
from aevum.rl import weights
from aevum.rl.rising_cultures.network import HESITATION, advantages, chance, expected, hopes
from aevum.rl.rising_cultures.sight import Eye

FILE: Final = Path(__file__).with_name("network.npz")
OPTIONS: Final = {"match": False}
"""Any nations, and either seat with the marker; but a single game."""
KNOWN: Final = 5
"""Of so many actions that the judge likes best the lessons tell enough; the others stay behind."""
UNKNOWN: Final = 1.0
"""How far behind: out of reach, but in the judge's order."""


class Player:
    """Says of positions what the acting seat should do, and who will win."""

    def __init__(self, game: RisingCultures, file: Path = FILE) -> None:
        self.about, self.weights = weights.read(file)
        self.eye = Eye(game)
        self.game = game
        self.same_data = self.about.data == game.data_checksum

    def knows(self, s: CulturesState) -> bool:
        """Is this the game that it was trained for?"""
        return self.same_data and bool(s.match) == self.about.options["match"]

    def judge(self, worlds: list[CulturesState]) -> list[tuple[list[float], list[float]]]:
        """For each: the chances of the legal actions in their order, and of the seats to win."""
        return [self._told(s) for s in worlds]

    def _told(self, s: CulturesState) -> tuple[list[float], list[float]]:
        seat = self.game.actor(s)
        grown = np.exp(self._promises(s, seat) / HESITATION)
        return (grown / grown.sum()).tolist(), self.shares(s)

    def shares(self, s: CulturesState) -> list[float]:
        """The chances to win through the eyes of who acts, or else of the first seat."""
        seat = max(0, self.game.actor(s))
        hope = self.hopes([s], seat)[0]
        return [hope, 1.0 - hope] if seat == 0 else [1.0 - hope, hope]

    def advantages(self, s: CulturesState) -> list[float]:
        """Of the legal actions, against the best of them, in shares of victory."""
        found: list[float] = self._promises(s, self.game.actor(s)).tolist()
        return found

    def _promises(self, s: CulturesState, seat: int) -> Any:
        eye, legal = self.eye, self.game.legal(s, seat)
        worths = np.array(eye.judge.weigh(s))
        after = np.array([eye.after(s, seat, word) for word in legal], np.float32)
        hoped = chance(hopes(self.weights, after, np)[0], np)
        told = np.array(eye.actions(s, seat, legal, worths.tolist()), np.float32)
        rows = np.concatenate([told, expected(hoped, np.ones(len(legal), bool), np)], -1)
        position = np.array(eye.position(s, seat), np.float32)
        found = advantages(self.weights, position, rows, np.array(eye.words(legal)), np)
        found[np.argsort(-worths, kind="stable")[KNOWN:]] -= UNKNOWN
        return found - found.max()

    def hopes(self, worlds: list[CulturesState], seat: int) -> list[float]:
        """The chance of the seat to win each of these, as far as it may know."""
        seen = np.array([self.eye.position(s, seat) for s in worlds], np.float32)
        found: list[float] = chance(hopes(self.weights, seen, np)[0], np).tolist()
        return found

    def tree(self, rng: Random, settings: Settings) -> Tree:
        """One play-out takes ten times as long as a glance: they go to few actions."""
        return race_for(self.game, rng, settings, self)


def load_network(game: Any) -> Player:
    return Player(game)
