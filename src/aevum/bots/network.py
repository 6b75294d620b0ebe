"""Networks that learned a game, and the bot that trusts one at a glance.

A network lies in `rl/<game>`, which is not compiled and needs NumPy; the bots know it only by what
it can be asked. It was trained for certain data and options; elsewhere the search plays.
"""

from __future__ import annotations

import os
from importlib.util import find_spec
from random import Random
from typing import Any, Final, Protocol

from aevum.bots.base import Move, Sight, UnknownBot, only_move
from aevum.bots.judge import best_of
from aevum.bots.search import Branch, SearchBot, Settings, Tree
from aevum.core.game import Game
from aevum.core.rooms import module

NEEDS: Final = "numpy"

Verdict = tuple[list[float], list[float]]
"""The chances of the legal actions in their order, and of every seat to win."""


class Network(Protocol):
    """What a network can be asked."""

    def knows(self, s: Any) -> bool:
        """Was it trained for the data and options of this game?"""

    def judge(self, worlds: list[Any]) -> list[Verdict]:
        """Positions in which somebody decides, through the eyes of that seat."""

    def tree(self, rng: Random, settings: Settings) -> Tree:
        """What the master thinks with: walks that this network leads."""


_at_work: dict[int, tuple[Game[Any], Network | None]] = {}


def can_play() -> bool:
    """Is there what a network runs on?"""
    return find_spec(NEEDS) is not None


def network_of(game: Game[Any]) -> Network | None:
    """The network of this game, if it has one; the same for everybody who asks."""
    known = _at_work.get(id(game))
    if known is None or known[0] is not game:
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # several would wait for each other
        own = module("rl", game.name, "player")
        known = (game, None if own is None else own.load_network(game))
        _at_work[id(game)] = known
    return known[1]


class NetworkBot(SearchBot):
    """Asks the network of the game; where there is none that knows it, searches and says so."""

    def __init__(self, name: str, seed: int, settings: Settings) -> None:
        super().__init__(name, seed, settings)
        if not can_play():
            raise UnknownBot(
                f"The bot '{name}' needs NumPy, which `pip install aevum[master]` brings."
            )
        self.network: Network | None = None

    def choose(self, sight: Sight) -> Move:
        network = network_of(sight.game)
        known = network is not None and network.knows(sight.world(self.rng))
        self.network = network if known else None
        return super().choose(sight) if self.network is None else self.decide(sight, self.network)

    def message(self, best: Branch, other: Branch) -> str:
        return "bot-search-instead"

    def decide(self, sight: Sight, network: Network) -> Move:
        """With the network's help."""
        raise NotImplementedError


class LearnedBot(NetworkBot):
    """Does at once what the network would do most often."""

    def decide(self, sight: Sight, network: Network) -> Move:
        if len(sight.legal) == 1:
            return only_move(sight)
        chances, shares = network.judge([sight.world(self.rng)])[0]
        best = best_of(chances)
        args = {
            "move": sight.legal[best],
            "chance": 100.0 * chances[best],
            "hope": 100.0 * shares[sight.seat],
        }
        return Move(sight.legal[best], "bot-learned", args)
