"""Playing on at random: the measure of speed, the rollout of search and the fuel of every law."""

from __future__ import annotations

from random import Random

from aevum.core.flow import RANDOM, S
from aevum.core.game import Game


def choose(weighted: list[tuple[str, int]], number: int) -> str:
    """The outcome that owns `number`, which lies below the sum of the weights."""
    for action, weight in weighted:
        number -= weight
        if number < 0:
            return action
    raise ValueError("the number is not below the sum of the weights")


def total_weight(weighted: list[tuple[str, int]]) -> int:
    total = 0
    for _, weight in weighted:
        total += weight
    return total


def play_out(game: Game[S], s: S, rng: Random, limit: int = 1_000_000) -> int:
    """Play uniformly at random to the end (or `limit` decisions); returns the decisions made."""
    draw = rng.random
    nodes = game.node_at
    stack = s.stack
    decisions = 0
    actions: list[str] = []
    while stack and decisions < limit:
        node = nodes[stack[-1]]
        if node.kind == RANDOM:
            weighted = node.outcomes(s)
            actions = game.proceed(s, choose(weighted, int(draw() * total_weight(weighted))))
        else:
            actions = actions or node.legal(s)
            choices: int = len(actions)  # compiled, only an int is multiplied as a number
            decisions += 1
            actions = game.proceed(s, actions[int(draw() * choices)])
    return decisions
