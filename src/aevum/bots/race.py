"""A race instead of a tree: the actions that look best, side by side.

Each is tried in the same worlds with the same luck, and played on as the judge advises to the
horizon, where a network says who will win. So their differences show after a few worlds; whatever
has fallen clearly behind leaves the race, and its time goes to the others. Who has time runs a
patient race: more actions, longer doubts, and below each of them the tree of the search.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Any, Final, Protocol

from aevum.bots.base import draw_outcome
from aevum.bots.search import Branch, Node, Settings, Tree
from aevum.core.flow import CHANCE
from aevum.core.game import Game

RUNNERS: Final = 4
"""How many actions are tried."""
DOUBT: Final = 0.04
"""How far what a single world says of two actions is off, in shares of victory."""
FAITH: Final = 0.5
"""How many worlds the network's first opinion of an action counts for."""
PORTION: Final = 0.7
"""What part of the remaining budget goes to a decision: the first one of a turn matters most."""

# a patient race
MANY_RUNNERS: Final = 12
LONG_DOUBT: Final = 0.16
WORST: Final = -0.1
"""No first opinion is lower than that; it may be wrong."""
LATER: Final = 0.6
"""As PORTION."""
LONG: Final = 0.1
MANY: Final = 200
"""With more seconds or walks than that for a turn there is time."""


class Adviser(Protocol):
    """What is asked before the race and at its end."""

    def advantages(self, world: Any) -> list[float]:
        """What every legal action promises, one against another, in shares of victory."""

    def hopes(self, worlds: list[Any], seat: int) -> list[float]:
        """The chance of the seat to win each of these."""

    def shares(self, world: Any) -> list[float]:
        """The chance of every seat to win."""


class RaceTree(Tree):
    """A root and its branches, which are walked through in common worlds."""

    def __init__(self, game: Game[Any], rng: Random, settings: Settings, adviser: Adviser) -> None:
        super().__init__(game, rng, settings)
        self.adviser = adviser
        self.portion = PORTION
        self.runners = RUNNERS
        self.doubted = DOUBT
        self.lots = rng
        """The bot's own dice; those of the walk under way are in `rng`."""
        self.running: list[Branch] = []

    def think(self, world_for: Callable[[Random], Any], seconds: float, walks: int) -> None:
        start = time.process_time()
        self.line_up(world_for(self.lots))
        done = 0
        while not self.is_settled():
            if walks and done + len(self.running) > walks:
                return
            if not walks and time.process_time() - start >= seconds:
                return
            self.run(world_for)
            done += len(self.running)
            self.drop()

    def line_up(self, world: Any) -> None:
        """Who runs is decided by the first opinion."""
        me = self.game.actor(world)
        branches = self.root.branches
        for action, opinion in zip(
            self.game.legal(world, me), self.adviser.advantages(world), strict=True
        ):
            branches[action] = Branch(action, opinion)
        self.running = sorted(branches.values(), key=lambda b: -b.opinion)[: self.runners]

    def is_settled(self) -> bool:
        return len(self.running) < 2

    def run(self, world_for: Callable[[Random], Any]) -> None:
        """One world for all of them."""
        luck = self.lots.getrandbits(32)
        ends = []
        me = 0
        for branch in self.running:
            self.rng = Random(luck)
            world = world_for(self.rng)
            me = self.game.actor(world)
            horizon = self.judge.clock(world) + self.judge.outlook(world)
            self.game.proceed(world, branch.action)
            self.play_on(world, horizon)
            ends.append(world)
        for branch, share in zip(self.running, self.shares_of(ends, me), strict=True):
            branch.visits += 1
            branch.total += share
            self.root.visits += 1

    def play_on(self, world: Any, horizon: int) -> None:
        """What is drawn after the horizon is luck, and says nothing about the action."""
        while world.stack and self.judge.clock(world) < horizon:
            if self.game.actor(world) == CHANCE:
                draw_outcome(self.game, world, self.rng)
            else:
                self.advised(world)

    def shares_of(self, ends: list[Any], me: int) -> list[float]:
        open_ended = [world for world in ends if world.stack]
        hopes = iter(self.adviser.hopes(open_ended, me) if open_ended else [])
        return [next(hopes) if w.stack else self.judge.shares(w)[me] for w in ends]

    def drop(self) -> None:
        """Whoever lies so far behind the best that it cannot be luck."""
        worlds = self.running[0].visits + FAITH
        best = max([self.standing(branch) for branch in self.running])
        least = best - self.doubted / sqrt(worlds)
        self.running = [branch for branch in self.running if self.standing(branch) >= least]

    def standing(self, branch: Branch) -> float:
        """What it brought and what was thought of it; comparable among those that run."""
        return (branch.total + FAITH * branch.opinion) / (branch.visits + FAITH)

    def best_first(self, branches: list[Branch]) -> list[Branch]:
        """Who ran longest, then who stands best."""
        return sorted(branches, key=lambda b: (-b.visits, -self.standing(b)))


class PatientTree(RaceTree):
    """Below the actions that run the search goes on, and judge and network judge together."""

    def __init__(self, game: Game[Any], rng: Random, settings: Settings, adviser: Adviser) -> None:
        super().__init__(game, rng, settings, adviser)
        self.portion = LATER
        self.runners = MANY_RUNNERS
        self.doubted = LONG_DOUBT
        self.runner = Branch("", 0.0)
        """Whose turn it is to be walked with."""

    def run(self, world_for: Callable[[Random], Any]) -> None:
        luck = self.lots.getrandbits(32)
        for branch in self.running:
            self.rng = Random(luck)
            self.runner = branch
            self.walk(world_for(self.rng))

    def select(self, node: Node, world: Any, legal: list[str]) -> Branch:
        return self.runner if node is self.root else super().select(node, world, legal)

    def verdict(self, world: Any) -> list[float]:
        """Two who are wrong in different ways are less wrong together."""
        found = self.judge.shares(world)
        if not world.stack:
            return found
        told = self.adviser.shares(world)
        return [(one + other) / 2 for one, other in zip(found, told, strict=True)]

    def standing(self, branch: Branch) -> float:
        return (branch.total + FAITH * max(WORST, branch.opinion)) / (branch.visits + FAITH)


def race_for(game: Game[Any], rng: Random, settings: Settings, adviser: Adviser) -> RaceTree:
    """As patient as the budget of a turn allows."""
    patient = settings.seconds > LONG or settings.walks > MANY
    return (PatientTree if patient else RaceTree)(game, rng, settings, adviser)
