"""The race of the master: few actions, common worlds, and what the network says at their ends."""

from __future__ import annotations

from random import Random
from typing import Any

from aevum import games
from aevum.bots.base import draw_outcome
from aevum.bots.judges import judge_of
from aevum.bots.race import HURRIED, MANY, PATIENT, RaceTree
from aevum.bots.search import Settings
from aevum.core.flow import CHANCE

RUNNERS = HURRIED.runners


class Admirer:
    """Thinks highly of one action, and does not know who will win."""

    def __init__(self, game: Any, favourite: int, by: float) -> None:
        self.game = game
        self.favourite = favourite
        self.by = by
        self.asked = 0

    def advantages(self, world: Any) -> list[float]:
        legal = self.game.legal(world, self.game.actor(world))
        return [0.0 if number == self.favourite else -self.by for number in range(len(legal))]

    def hopes(self, worlds: list[Any], seat: int) -> list[float]:
        self.asked += len(worlds)
        return [0.5] * len(worlds)


def turn_of_a_game(seed: int = 1) -> tuple[Any, Any, int]:
    """A turn with more actions than can run."""
    game, rng = games.load("rising_cultures"), Random(seed)
    state = game.setup({"nations": "rome,persia", "first": 0})
    crowd = PATIENT.runners
    while game.actor(state) == CHANCE or len(game.legal(state, game.actor(state))) <= crowd:
        if game.actor(state) == CHANCE:
            draw_outcome(game, state, rng)
        else:
            for action in judge_of(game).advise(state, rng):
                game.proceed(state, action)
    return game, state, game.actor(state)


def raced(by: float, walks: int, seed: int = 1) -> tuple[RaceTree, Admirer]:
    game, state, seat = turn_of_a_game()
    adviser = Admirer(game, 1, by)
    tree = RaceTree(game, Random(seed), Settings(walks=walks), adviser)
    tree.think(lambda rng: game.determinize(state, seat, rng), 0.0, walks)
    return tree, adviser


def test_those_that_look_best_run_and_all_in_the_same_worlds() -> None:
    tree, adviser = raced(by=0.0, walks=3 * RUNNERS + 1)
    visits = [branch.visits for branch in tree.root.branches.values()]
    assert sorted(visits, reverse=True)[: RUNNERS + 1] == [3] * RUNNERS + [0]
    assert adviser.asked == sum(visits) == tree.root.visits


def test_who_has_time_lets_more_of_them_run() -> None:
    tree, _ = raced(by=0.0, walks=MANY + 1)
    first = sorted(branch.visits for branch in tree.root.branches.values())[-PATIENT.runners :]
    assert min(first) > 0
    assert sum(branch.visits > 0 for branch in tree.root.branches.values()) == PATIENT.runners


def test_who_falls_far_behind_leaves_the_race_and_who_is_alone_has_won() -> None:
    """Nothing that a network thinks so badly of can win by what one world says."""
    tree, _ = raced(by=0.9, walks=100)
    assert tree.root.visits == RUNNERS
    assert [branch.action for branch in tree.running] == [list(tree.root.branches)[1]]
    assert tree.best_first(list(tree.root.branches.values()))[0] is tree.running[0]


def test_where_not_even_one_world_can_be_walked_the_first_opinion_counts() -> None:
    tree, adviser = raced(by=0.1, walks=1)
    assert adviser.asked == 0
    assert (
        tree.best_first(list(tree.root.branches.values()))[0]
        is list(tree.root.branches.values())[1]
    )


def test_the_same_dice_bring_the_same_race() -> None:
    def totals(seed: int) -> list[float]:
        tree, _ = raced(by=0.0, walks=12, seed=seed)
        return [branch.total for branch in tree.root.branches.values()]

    assert totals(3) == totals(3)
