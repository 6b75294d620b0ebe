"""The tree of the master, with a network that is too sure of itself."""

from __future__ import annotations

from random import Random
from typing import Any

from aevum import games
from aevum.bots.master import InsightTree, Walk
from aevum.bots.network import Verdict
from aevum.bots.search import Node, Settings
from aevum.core.flow import CHANCE
from aevum.core.play import choose, total_weight


class Dogmatist:
    """All chances for the first action, none for any other."""

    def knows(self, s: Any) -> bool:
        return True

    def judge(self, worlds: list[Any]) -> list[Verdict]:
        raise NotImplementedError


def first_decision() -> tuple[Any, Any]:
    game, rng = games.load("attila"), Random(1)
    state = game.setup({"players": 2})
    while game.actor(state) == CHANCE:
        weighted = game.outcomes(state)
        game.apply(state, choose(weighted, rng.randrange(total_weight(weighted))))
    return game, state


def test_where_the_only_promising_action_is_not_legal_another_is_tried() -> None:
    game, state = first_decision()
    legal = game.legal(state, game.actor(state))
    tree = InsightTree(game, Random(1), Settings(), Dogmatist())
    node = Node()
    tree.grow(Walk(state, node), [1.0] + [0.0] * (len(legal) - 1))
    assert tree.promising(node, legal).action == legal[0]
    assert tree.promising(node, legal[1:]).action in legal[1:]
