"""The network of Attila, ready to be asked by the bots."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from aevum.bots.master import InsightTree
from aevum.bots.search import Settings, Tree
from aevum.games.attila.game import Attila
from aevum.games.attila.state import AttilaState
from aevum.rl import weights
from aevum.rl.attila.network import chances, think
from aevum.rl.attila.reader import Reader
from aevum.rl.attila.sight import Facts, look

FILE: Final = Path(__file__).with_name("network.npz")
OPTIONS: Final = {"players": [2, 3, 4, 5], "score_tenth": False}
"""What the twin plays, and so what the network was trained on."""


class Player:
    """Says of positions what the acting seat should do, and who will win."""

    def __init__(self, game: Attila, file: Path = FILE) -> None:
        self.about, self.weights = weights.read(file)
        self.reader = Reader(game)
        self.same_data = self.about.data == game.data_checksum

    def knows(self, s: AttilaState) -> bool:
        """Is this the game that it was trained for?"""
        options = self.about.options
        trained = bool(s.score_tenth) == options["score_tenth"] and s.players in options["players"]
        return self.same_data and trained

    def judge(self, worlds: list[AttilaState]) -> list[tuple[list[float], list[float]]]:
        """For each: the chances of the legal actions in their order, and of the seats to win.

        All worlds have the same seats, and somebody decides in each; only what the acting seat may
        know is looked at.
        """
        game = self.reader.game
        seats = [game.actor(s) for s in worlds]
        legal = [game.legal(s, seat) for s, seat in zip(worlds, seats, strict=True)]
        read = [self.reader.facts(s, words) for s, words in zip(worlds, legal, strict=True)]
        facts = Facts(*(np.stack(column) for column in zip(*read, strict=True)))
        acts, victory = think(self.weights, look(facts, np), facts.mask, np)
        acts, victory = chances(acts, np).tolist(), chances(victory, np).tolist()
        return [self._told(*each) for each in zip(worlds, seats, legal, acts, victory, strict=True)]

    def tree(self, rng: Random, settings: Settings) -> Tree:
        """It is asked for a crowd as quickly as for one, and so at every leaf."""
        return InsightTree(self.reader.game, rng, settings, self)

    def _told(
        self, s: AttilaState, seat: int, legal: list[str], acts: list[float], victory: list[float]
    ) -> tuple[list[float], list[float]]:
        """By legal action, and by seat instead of the distance from the one that acts."""
        number = self.reader.number
        shares = [victory[(other - seat) % s.players] for other in range(s.players)]
        return [acts[number[word]] for word in legal], shares


def load_network(game: Any) -> Player:
    return Player(game)
