"""The race of the master: few actions in common worlds, and what is said at their ends."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from aevum import games
from aevum.bots.base import draw_outcome
from aevum.bots.judges import judge_of
from aevum.bots.race import (
    LONG,
    MANY,
    MANY_RUNNERS,
    RUNNERS,
    WORST,
    PatientTree,
    RaceTree,
    race_for,
)
from aevum.bots.search import Branch, Settings
from aevum.core.flow import CHANCE


class Admirer:
    """Thinks highly of one action, and does not know who will win."""

    def __init__(self, game: Any, favourite: int, by: float) -> None:
        self.game = game
        self.favourite = favourite
        self.by = by
        self.asked = 0
        self.luck: list[Any] = []
        """Of every world that was dealt."""

    def advantages(self, world: Any) -> list[float]:
        legal = self.game.legal(world, self.game.actor(world))
        return [0.0 if number == self.favourite else -self.by for number in range(len(legal))]

    def hopes(self, worlds: list[Any], seat: int) -> list[float]:
        self.asked += len(worlds)
        return [0.5] * len(worlds)

    def shares(self, world: Any) -> list[float]:
        self.asked += 1
        return [0.5, 0.5]


def turn_of_a_game(seed: int = 1) -> tuple[Any, Any, int]:
    """A turn with more actions than can run."""
    game, rng = games.load("rising_cultures"), Random(seed)
    state = game.setup({"nations": "rome,persia", "first": 0})
    while game.actor(state) == CHANCE or len(game.legal(state, game.actor(state))) <= MANY_RUNNERS:
        if game.actor(state) == CHANCE:
            draw_outcome(game, state, rng)
        else:
            for action in judge_of(game).advise(state, rng):
                game.proceed(state, action)
    return game, state, game.actor(state)


def raced(
    by: float, walks: int, seed: int = 1, kind: type[RaceTree] = RaceTree
) -> tuple[RaceTree, Admirer]:
    game, state, seat = turn_of_a_game()
    adviser = Admirer(game, 1, by)
    tree = kind(game, Random(seed), Settings(walks=walks), adviser)

    def world_for(rng: Random) -> Any:
        adviser.luck.append(rng.getstate())
        return game.determinize(state, seat, rng)

    tree.think(world_for, 0.0, walks)
    return tree, adviser


@pytest.mark.parametrize(("kind", "runners"), [(RaceTree, RUNNERS), (PatientTree, MANY_RUNNERS)])
def test_those_that_look_best_run_and_all_in_the_same_world(
    kind: type[RaceTree], runners: int
) -> None:
    tree, adviser = raced(by=0.0, walks=runners, kind=kind)
    visits = [branch.visits for branch in tree.root.branches.values()]
    assert sorted(visits, reverse=True)[: runners + 1] == [1] * runners + [0]
    assert adviser.asked == sum(visits) == tree.root.visits
    lining_up, *walked = adviser.luck
    assert len(walked) == runners
    assert all(luck == walked[0] for luck in walked)
    assert lining_up != walked[0]


def test_who_has_time_runs_a_patient_race() -> None:
    game, adviser = games.load("rising_cultures"), Admirer(None, 0, 0.0)

    def kind(settings: Settings) -> type[RaceTree]:
        return type(race_for(game, Random(1), settings, adviser))

    assert kind(Settings(seconds=LONG)) is kind(Settings(walks=MANY)) is RaceTree
    assert kind(Settings(seconds=1.0)) is kind(Settings(walks=MANY + 1)) is PatientTree


def test_who_falls_far_behind_leaves_the_race_and_who_has_time_doubts_longer() -> None:
    """After four worlds 4.5 count: the half one is the first opinion. 0.2 ÷ 4.5 = 0.044 apart."""

    def left(kind: type[RaceTree]) -> list[str]:
        tree, _ = raced(by=0.0, walks=1, kind=kind)
        tree.running = [Branch("ahead", 0.0), Branch("behind", 0.0)]
        for branch, brought in zip(tree.running, (2.2, 2.0), strict=True):
            branch.visits, branch.total = 4, brought
        tree.drop()
        return [branch.action for branch in tree.running]

    assert left(RaceTree) == ["ahead"], "0.04 ÷ √4.5 = 0.019"
    assert left(PatientTree) == ["ahead", "behind"], "0.16 ÷ √4.5 = 0.075"


def test_who_falls_far_behind_leaves_the_race_and_who_is_alone_has_won() -> None:
    """Nothing that a network thinks so badly of can win by what one world says."""
    tree, _ = raced(by=0.9, walks=100)
    assert tree.root.visits == RUNNERS
    assert [branch.action for branch in tree.running] == [list(tree.root.branches)[1]]
    assert tree.best_first(list(tree.root.branches.values()))[0] is tree.running[0]


def test_to_the_patient_a_bad_opinion_does_not_decide_for_ever() -> None:
    tree, _ = raced(by=0.0, walks=1, kind=PatientTree)
    despised = Branch("despised", -1.0)
    assert tree.standing(despised) == WORST
    despised.visits, despised.total = 9, 9 * 0.6
    assert tree.standing(despised) > 0.55


def test_in_a_patient_race_the_search_goes_on_below_the_first_action() -> None:
    tree, _ = raced(by=0.0, walks=60, kind=PatientTree)
    grown = [branch.node for branch in tree.root.branches.values() if branch.node is not None]
    assert any(node.visits for node in grown)


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
