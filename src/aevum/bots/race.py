"""A race instead of a tree: the actions that look best, side by side.

Each is tried in the same worlds with the same luck, and played on as the judge advises to the
horizon, where a network says who will win. So their differences show after a few worlds; whatever
has fallen clearly behind leaves the race, and its time goes to the others. Who has time lets more
actions run, and doubts longer.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import sqrt
import os
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from aevum.bots.base import draw_outcome
from aevum.bots.search import Branch, Node, Settings, Tree
from aevum.core.flow import CHANCE
from aevum.core.game import Game

FAITH: Final = 0.5
"""How many worlds the network's first opinion of an action counts for."""
PORTION: Final = 0.7
"""What part of the remaining budget goes to a decision: the first one of a turn matters most."""
MODE = int(os.environ.get('MODE','0'))
RUN = int(os.environ.get('RUN','8'))
DOUBT = float(os.environ.get('DOUBT','0.12'))
PORT=float(os.environ.get('PORT','0.7'))
CLIP=float(os.environ.get('CLIP','9'))
LONG: Final = 0.05
MANY: Final = 100
"""With more seconds or walks than that for a decision the race is a patient one."""


class Pace(NamedTuple):
    """How a race is run."""

    runners: int
    """How many actions are tried."""
    doubt: float
    """How far what a single world says of two actions may be off, in shares of victory."""


HURRIED: Final = Pace(4, 0.04)
PATIENT: Final = Pace(RUN, DOUBT)


class Adviser(Protocol):
    """What is asked before the race and at its end."""

    def advantages(self, world: Any) -> list[float]:
        """What every legal action promises, one against another, in shares of victory."""

    def hopes(self, worlds: list[Any], seat: int) -> list[float]:
        """The chance of the seat to win each of these."""


class RaceTree(Tree):
    """A root and its branches, which are walked through in common worlds."""

    def __init__(self, game: Game[Any], rng: Random, settings: Settings, adviser: Adviser) -> None:
        super().__init__(game, rng, settings)
        self.adviser = adviser
        self.portion = PORT
        self.lots = rng
        """The bot's own dice; those of the walk under way are in `rng`."""
        self.running: list[Branch] = []
        self.pace = HURRIED
        self.first = Branch("", 0.0)

    def think(self, world_for: Callable[[Random], Any], seconds: float, walks: int) -> None:
        start = time.process_time()
        self.pace = PATIENT if seconds > LONG or walks > MANY else HURRIED
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
        self.running = sorted(branches.values(), key=lambda b: -b.opinion)[: self.pace.runners]

    def is_settled(self) -> bool:
        return len(self.running) < 2

    def run(self, world_for: Callable[[Random], Any]) -> None:
        """One world for all of them; below the first action it is the search that goes on."""
        luck = self.lots.getrandbits(32)
        for branch in self.running:
            self.rng = Random(luck)
            self.first = branch
            self.walk(world_for(self.rng))

    def select(self, node: Node, world: Any, legal: list[str]) -> Branch:
        return self.first if node is self.root else super().select(node, world, legal)

    def verdict(self, world: Any) -> list[float]:
        shares = self.judge.shares(world)
        if MODE == 0 or not world.stack:
            return shares
        hope = self.adviser.hopes([world], 0)[0]
        if MODE == 1:
            return [hope, 1.0 - hope]
        return [(hope + shares[0]) / 2, (1.0 - hope + shares[1]) / 2]

    def drop(self) -> None:
        """Whoever lies so far behind the best that it cannot be luck."""
        worlds = self.running[0].visits + FAITH
        best = max([self.standing(branch) for branch in self.running])
        least = best - self.pace.doubt / sqrt(worlds)
        self.running = [branch for branch in self.running if self.standing(branch) >= least]

    def standing(self, branch: Branch) -> float:
        """What it brought and what was thought of it; comparable among those that run."""
        return (branch.total + FAITH * max(-CLIP, branch.opinion)) / (branch.visits + FAITH)

    def best_first(self, branches: list[Branch]) -> list[Branch]:
        """Who ran longest, then who stands best."""
        return sorted(branches, key=lambda b: (-b.visits, -self.standing(b)))
