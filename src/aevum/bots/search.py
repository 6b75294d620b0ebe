"""The search bot: information-set Monte Carlo tree search.

Each walk deals a world the seat cannot rule out, goes down one tree over all these worlds, plays
on with the judge's advice for some turns and asks the judge for the shares of victory. Branches
are chosen by what they brought, by the judge's first opinion, and by how often they were open to
choice. What other seats do in secret does not branch the tree: nobody could tell these branches
apart.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from math import log, sqrt
from random import Random
from typing import Any, Final

from aevum import games, processes
from aevum.bots.base import Bot, Move, Sight, draw_outcome, only_move
from aevum.bots.judge import Judge
from aevum.bots.judges import judge_of
from aevum.core.flow import CHANCE
from aevum.core.game import Game

CURIOSITY: Final = 0.12
"""How far a branch may lie behind, in shares of victory, and still be worth trying."""
FAITH: Final = 4.0
"""How many walks the judge's first opinion of a branch counts for."""
LOOK_UP: Final = 50
"""After so many walks the search asks itself whether it has seen enough."""
PORTION: Final = 0.5
"""What part of the remaining budget of a turn goes to its next decision."""


class Branch:
    """One action at a node: what it brought so far to the seat that chooses it."""

    def __init__(self, action: str, opinion: float) -> None:
        self.action = action
        self.opinion = opinion
        self.visits = 0
        self.open = 0
        self.total = 0.0
        self.node: Node | None = None

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A point of decision in the tree, over all worlds that lead to it."""

    def __init__(self) -> None:
        self.branches: dict[str, Branch] = {}
        self.visits = 0
        self.total = 0.0
        self.opinions = 0.0

    def merge(self, found: dict[str, tuple[int, float]]) -> None:
        """Add what another process found out about the branches."""
        for action, (visits, total) in found.items():
            branch = self.branches.get(action)
            if branch is not None:
                branch.visits += visits
                branch.total += total
                self.visits += visits
                self.total += total
                self.opinions += visits * branch.opinion

    def level(self) -> float:
        """What a branch brings whose opinion is nought."""
        return (self.total - self.opinions) / self.visits if self.visits else 0.0


class Step:
    """A branch taken in the walk under way, and by whom."""

    def __init__(self, node: Node, branch: Branch, seat: int) -> None:
        self.node = node
        self.branch = branch
        self.seat = seat


class Tree:
    """Walks through worlds; knows the game only by its contract and its judge."""

    def __init__(self, game: Game[Any], rng: Random, settings: Settings) -> None:
        self.game = game
        self.judge: Judge[Any] = judge_of(game)
        self.rng = rng
        self.settings = settings
        self.portion = PORTION
        self.root = Node()

    def think(self, world_for: Callable[[Random], Any], seconds: float, walks: int) -> None:
        """So many walks, or as many as the time allows; fewer if nothing can change any more.

        Where both are named, what is used up first ends it.
        """
        start = time.process_time()
        timed = seconds > 0.0 or walks == 0
        done = 0
        while True:
            self.walk(world_for(self.rng))
            done += 1
            if walks and done >= walks:
                return
            if timed and time.process_time() - start >= seconds:
                return
            if done % LOOK_UP == 0 and self.is_settled():
                return

    def is_settled(self) -> bool:
        """Could no other branch of the root overtake the best one?"""
        branches = list(self.root.branches.values())
        best = self.best_first(branches)[0]
        least = self.promise(self.root, best) - self.doubt(best)
        for branch in branches:
            if branch is not best and self.promise(self.root, branch) + self.doubt(branch) > least:
                return False
        return True

    def best_first(self, branches: list[Branch]) -> list[Branch]:
        """Those that bring most for sure come first."""
        root = self.root
        return sorted(branches, key=lambda b: self.doubt(b) - self.promise(root, b))

    def walk(self, world: Any) -> None:
        """One world: down the tree, on to the horizon, back with the shares."""
        game = self.game
        clock = self.judge.clock(world)
        horizon = clock + (self.settings.turns or self.judge.outlook(world))
        deep = clock + self.settings.depth
        steps: list[Step] = []
        node: Node | None = self.root
        me = game.actor(world)
        while world.stack:
            seat = game.actor(world)
            if seat == CHANCE:
                draw_outcome(game, world, self.rng)
                continue
            now = self.judge.clock(world)
            if now >= horizon:
                break
            if node is None or now >= deep:
                break
            legal = game.legal(world, seat)
            if len(legal) == 1:
                game.proceed(world, legal[0])
                continue
            if seat != me and game.secret_of(world, legal[0]) != CHANCE:
                self.advised(world)
                continue
            branch = self.select(node, world, legal)
            steps.append(Step(node, branch, seat))
            game.proceed(world, branch.action)
            if branch.node is None:
                branch.node = Node()
                node = None
            else:
                node = branch.node
        self.play_on(world, horizon)
        self.learn(steps, self.verdict(world))

    def verdict(self, world: Any) -> list[float]:
        """What share of victory the end of a walk is worth to every seat."""
        return self.judge.shares(world)

    def play_on(self, world: Any, horizon: int) -> None:
        game = self.game
        while world.stack:
            if game.actor(world) == CHANCE:
                draw_outcome(game, world, self.rng)
            elif self.judge.clock(world) >= horizon:
                return
            else:
                self.advised(world)

    def advised(self, world: Any) -> None:
        for action in self.judge.advise(world, self.rng):
            self.game.proceed(world, action)

    def select(self, node: Node, world: Any, legal: list[str]) -> Branch:
        branches = node.branches
        for action in legal:
            if action not in branches:
                self.expand(node, world, legal)
                break
        best = branches[legal[0]]
        best_score = -1.0e9
        for action in legal:
            branch = branches[action]
            branch.open += 1
            score = self.promise(node, branch) + self.doubt(branch) * sqrt(log(branch.open + 1.0))
            if score > best_score:
                best_score = score
                best = branch
        return best

    def promise(self, node: Node, branch: Branch) -> float:
        """The share of victory it brought, the judge's first opinion counted in."""
        faith = self.settings.faith
        opinion = faith * (node.level() + branch.opinion)
        return (branch.total + opinion) / (branch.visits + faith)

    def doubt(self, branch: Branch) -> float:
        """How far off that may be; it shrinks with every visit."""
        return self.settings.curiosity / sqrt(branch.visits + self.settings.faith)

    def expand(self, node: Node, world: Any, legal: list[str]) -> None:
        """New branches, with the judge's opinion of them in shares of victory."""
        worths = self.judge.weigh(world)
        top = max(worths)
        point = self.judge.point(world, self.game.actor(world))
        for number in range(len(legal)):
            if legal[number] not in node.branches:
                opinion = max(-1.0, (worths[number] - top) * point)
                node.branches[legal[number]] = Branch(legal[number], opinion)

    def learn(self, steps: list[Step], shares: list[float]) -> None:
        for step in steps:
            share = shares[step.seat]
            step.branch.visits += 1
            step.branch.total += share
            step.node.visits += 1
            step.node.total += share
            step.node.opinions += step.branch.opinion


class Settings:
    """How long and how far to think."""

    def __init__(
        self,
        seconds: float = 0.0,
        walks: int = 0,
        turns: int = 0,
        depth: int = 1,
        curiosity: float = CURIOSITY,
        faith: float = FAITH,
        processes: int = 1,
    ) -> None:
        self.processes = processes
        self.seconds = seconds
        self.walks = walks
        self.turns = turns
        self.depth = depth
        self.curiosity = curiosity
        self.faith = faith


class SearchBot(Bot):
    """Thinks for a time or a number of walks per turn; keeps its tree while it may."""

    def __init__(self, name: str, seed: int, settings: Settings) -> None:
        super().__init__(name, seed)
        self.settings = settings
        self.tree: Tree | None = None
        self.expected: dict[str, Any] | None = None
        self.seconds_left = 0.0
        self.walks_left = 0
        self.pool: ProcessPoolExecutor | None = None

    def choose(self, sight: Sight) -> Move:
        tree = self.tree_for(sight)
        if len(sight.legal) == 1:
            self.follow(sight, tree, sight.legal[0])
            return only_move(sight)
        self.think(sight, tree)
        best, other = tree.best_first([tree.root.branches[action] for action in sight.legal])[:2]
        walks = tree.root.visits
        self.follow(sight, tree, best.action)
        return Move(
            best.action,
            self.message(best, other),
            {
                "move": best.action,
                "other": other.action,
                "share": 100.0 * best.mean(),
                "other_share": 100.0 * other.mean(),
                "worlds": walks,
            },
        )

    def message(self, best: Branch, other: Branch) -> str:
        return "bot-search" if other.visits else "bot-search-alone"

    def tree_for(self, sight: Sight) -> Tree:
        """The tree kept from the last decision if this is the one it expected, else a new one."""
        if self.tree is not None and self.expected == sight.view:
            return self.tree
        self.seconds_left = self.settings.seconds
        self.walks_left = self.settings.walks
        return self.new_tree(sight)

    def new_tree(self, sight: Sight) -> Tree:
        return Tree(sight.game, self.rng, self.settings)

    def think(self, sight: Sight, tree: Tree) -> None:
        """Spend a portion of the turn's budget on this decision, on all processes at once."""
        portion = tree.portion
        seconds = max(self.seconds_left * portion, 1.0e-6) if self.settings.seconds else 0.0
        walks = max(1, int(self.walks_left * portion)) if self.settings.walks else 0
        self.walks_left -= walks
        start = time.process_time()
        elsewhere = self.ask_others(sight, seconds, walks)
        tree.think(sight.world, seconds, walks)
        for answer in elsewhere:
            tree.root.merge(answer.result())
        self.seconds_left -= time.process_time() - start

    def ask_others(
        self, sight: Sight, seconds: float, walks: int
    ) -> list[Future[dict[str, tuple[int, float]]]]:
        """Let further processes think about the same decision, each in worlds of its own."""
        if self.settings.processes == 1:
            return []
        if self.pool is None:
            self.pool = processes.pool(self.settings.processes - 1)
        game = sight.game
        world = game.dump(sight.world(self.rng))
        return [
            self.pool.submit(ponder, game.name, world, sight.seat, seconds, walks, seed)
            for seed in [self.rng.getrandbits(32) for _ in range(self.settings.processes - 1)]
        ]

    def follow(self, sight: Sight, tree: Tree, action: str) -> None:
        """Keep the part of the tree below the action, if the next decision is ours at once."""
        self.tree = None
        world = sight.world(self.rng)
        sight.game.proceed(world, action)
        if not world.stack or sight.game.actor(world) != sight.seat:
            return
        if len(sight.legal) > 1:  # a forced action has no node
            tree.root = tree.root.branches[action].node or Node()
        self.tree = tree
        self.expected = sight.game.observe(world, sight.seat)


def ponder(
    name: str, world: dict[str, Any], seat: int, seconds: float, walks: int, seed: int
) -> dict[str, tuple[int, float]]:
    """Think in a process of its own: visits and total of every branch of the decision."""
    game = games.load(name)
    truth = game.load(world)
    tree = Tree(game, Random(seed), Settings(seconds=seconds, walks=walks))
    tree.think(lambda rng: game.determinize(truth, seat, rng), seconds, walks)
    return {action: (b.visits, b.total) for action, b in tree.root.branches.items()}
