"""The master: a network inside the search.

The network says in what kind of tree: in this one, or in a race (race.py). Walks go down this one
as those of the search do, but end at the first position that is new: there the network says how
good every action looks and who will win. It is asked for a handful of walks at a time, because that
costs little more than one.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import Future
from math import sqrt
from random import Random
from typing import Any, Final

from aevum.bots.base import Move, Sight, draw_outcome
from aevum.bots.network import Network, NetworkBot
from aevum.bots.search import Branch, Node, SearchBot, Settings, Step, Tree
from aevum.core.flow import CHANCE
from aevum.core.game import Game

HANDFUL: Final = 16
"""Walks of which the network is asked together."""
CURIOSITY: Final = 1.0
"""How far the network's first opinion leads, in shares of victory."""
UNTRIED: Final = 0.05
"""So much less than the mean is expected of what was not tried."""
FAINTEST: Final = 1.0e-6
"""The least chance of an action: where the better ones are not legal there may be no other."""
CLEAR: Final = 0.97
"""Where the network is so sure of an action nothing is weighed."""


class Walk:
    """A way down the tree, and the world at its end."""

    def __init__(self, world: Any, node: Node) -> None:
        self.world = world
        self.node = node
        self.steps: list[Step] = []


class InsightTree(Tree):
    """A tree whose leaves are judged by a network; opinions are its chances of the actions."""

    def __init__(self, game: Game[Any], rng: Random, settings: Settings, network: Network) -> None:
        super().__init__(game, rng, settings)
        self.network = network

    def think(self, world_for: Callable[[Random], Any], seconds: float, walks: int) -> None:
        start = time.process_time()
        if not self.root.branches:
            self.walk_together([world_for(self.rng)])
        done = 1
        while not self.is_settled():
            if walks and done >= walks:
                return
            if not walks and time.process_time() - start >= seconds:
                return
            count = min(HANDFUL, walks - done) if walks else HANDFUL
            self.walk_together([world_for(self.rng) for _ in range(count)])
            done += count

    def is_settled(self) -> bool:
        """Is the network sure?"""
        return max([branch.opinion for branch in self.root.branches.values()]) >= CLEAR

    def best_first(self, branches: list[Branch]) -> list[Branch]:
        return sorted(branches, key=lambda b: -(b.visits + b.opinion))

    def walk_together(self, worlds: list[Any]) -> None:
        """What one walk tries counts at once, so the next one rather tries something else."""
        me = self.game.actor(worlds[0])
        walks = [self.down(world, me) for world in worlds]
        open_ended = [walk for walk in walks if walk.world.stack]
        verdicts = self.network.judge([w.world for w in open_ended]) if open_ended else []
        for walk, verdict in zip(open_ended, verdicts, strict=True):
            self.grow(walk, verdict[0])
            self.credit(walk, verdict[1])
        for walk in walks:
            if not walk.world.stack:
                self.credit(walk, self.judge.shares(walk.world))

    def down(self, world: Any, me: int) -> Walk:
        """To the first position that is new, or to the end of the game."""
        game = self.game
        walk = Walk(world, self.root)
        while world.stack:
            seat = game.actor(world)
            if seat == CHANCE:
                draw_outcome(game, world, self.rng)
                continue
            legal = game.legal(world, seat)
            if len(legal) == 1:
                game.proceed(world, legal[0])
            elif seat != me and game.secret_of(world, legal[0]) != CHANCE:
                self.advised(world)
            elif not knows_all(walk.node, legal):
                break
            else:
                self.step(walk, seat, legal)
        return walk

    def step(self, walk: Walk, seat: int, legal: list[str]) -> None:
        node = walk.node
        branch = self.promising(node, legal)
        walk.steps.append(Step(node, branch, seat))
        branch.visits += 1
        node.visits += 1
        self.game.proceed(walk.world, branch.action)
        if branch.node is None:
            branch.node = Node()
        walk.node = branch.node

    def promising(self, node: Node, legal: list[str]) -> Branch:
        """PUCT (Silver et al. 2017), over branches that are not always open."""
        mean = node.total / node.visits if node.visits else 0.0
        total = 0.0
        for action in legal:
            total += node.branches[action].opinion
        best = node.branches[legal[0]]
        best_score = -1.0e9
        for action in legal:
            branch = node.branches[action]
            branch.open += 1
            hope = branch.mean() if branch.visits else mean - UNTRIED
            faith = branch.opinion / total
            score = hope + CURIOSITY * faith * sqrt(branch.open) / (1.0 + branch.visits)
            if score > best_score:
                best_score = score
                best = branch
        return best

    def grow(self, walk: Walk, chances: list[float]) -> None:
        game, branches = self.game, walk.node.branches
        for action, chance in zip(
            game.legal(walk.world, game.actor(walk.world)), chances, strict=True
        ):
            if action not in branches:
                branches[action] = Branch(action, max(chance, FAINTEST))

    def credit(self, walk: Walk, shares: list[float]) -> None:
        for step in walk.steps:
            step.branch.total += shares[step.seat]
            step.node.total += shares[step.seat]


def knows_all(node: Node, legal: list[str]) -> bool:
    for action in legal:
        if action not in node.branches:
            return False
    return True


class MasterBot(NetworkBot):
    """Searches as `search` does, with the network's eyes."""

    def decide(self, sight: Sight, network: Network) -> Move:
        return SearchBot.choose(self, sight)

    def message(self, best: Branch, other: Branch) -> str:
        if self.network is None:
            return super().message(best, other)
        if not best.visits:
            return "bot-master-sure"
        return "bot-master" if other.visits else "bot-master-alone"

    def ask_others(
        self, sight: Sight, seconds: float, walks: int
    ) -> list[Future[dict[str, tuple[int, float]]]]:
        """Nobody: others would think without the network's eyes."""
        return super().ask_others(sight, seconds, walks) if self.network is None else []

    def new_tree(self, sight: Sight) -> Tree:
        if self.network is None:
            return super().new_tree(sight)
        return self.network.tree(self.rng, self.settings)
