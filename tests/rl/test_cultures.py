"""The network of Rising Cultures: what it sees, what it learns from; both can be repeated."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from aevum import games
from aevum.bots import Sight, make_bot
from aevum.bots.base import draw_outcome
from aevum.bots.judges import judge_of
from aevum.core.flow import CHANCE
from aevum.core.game import Game
from aevum.games.rising_cultures.components import START
from aevum.rl.rising_cultures import curves
from aevum.rl.rising_cultures.lessons import Plan, School, write
from aevum.rl.rising_cultures.network import advantages, fresh, hopes, of_part
from aevum.rl.rising_cultures.player import KNOWN, Player
from aevum.rl.rising_cultures.sight import Eye
from aevum.rl.rising_cultures.train import Plan as Training
from aevum.rl.rising_cultures.train import read, train, trials
from aevum.rl.train import kept

LESSONS = range(8, 10)
"""Games; of these the second is kept apart."""
MARKER = 3
"""Where a position says who holds it."""


@cache
def cultures() -> Game[Any]:
    return games.load("rising_cultures")


@cache
def player() -> Player:
    game: Any = cultures()
    return Player(game)


def decisions(seed: int, every: int = 5) -> list[Any]:
    """Some of a game that the judge plays against itself."""
    game, rng = cultures(), Random(seed)
    state, found = game.setup({}), []
    while state.stack:
        seat = game.actor(state)
        if seat == CHANCE:
            draw_outcome(game, state, rng)
            continue
        if len(game.legal(state, seat)) > 1:
            found.append(game.clone(state))
        for action in judge_of(game).advise(state, rng):
            game.proceed(state, action)
    return found[::every]


# -- what it sees ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(1, 5))
def test_cards_that_a_seat_has_not_seen_change_nothing(seed: int) -> None:
    """All of them are dealt anew: promises and hopes stay what they were.

    But whoever picks last sees the other's starting cards at once, and so weighs a guess at them.
    """
    game, rng = cultures(), Random(seed)
    for state in decisions(seed):
        seat = game.actor(state)
        chances, shares = player().judge([state])[0]
        for _ in range(3):
            world = game.determinize(state, seat, rng)
            again = player().judge([world])[0]
            np.testing.assert_allclose(again[1], shares, atol=1e-6)
            if not state.at(START):
                np.testing.assert_allclose(again[0], chances, atol=1e-6)


def test_either_seat_sees_itself_first() -> None:
    """What stands for one seat when it looks stands for the other when that looks."""
    eye, state = Eye(cultures()), decisions(1)[3]
    views = [eye.position(state, seat) for seat in (0, 1)]
    assert [view[MARKER] for view in views] == [float(state.marker == seat) for seat in (0, 1)]
    assert len(views[0]) == len(views[1])


def test_a_network_that_has_learned_nothing_thinks_as_the_judge_does() -> None:
    game, eye = cultures(), Eye(cultures())
    state = max(decisions(2), key=lambda s: len(game.legal(s, game.actor(s))))
    seat = game.actor(state)
    legal = game.legal(state, seat)
    position = np.array(eye.position(state, seat))
    worths = eye.judge.weigh(state)
    rows = np.array(eye.actions(state, seat, legal, worths))
    rows = np.concatenate([rows, np.zeros((len(legal), 1))], -1)
    empty = fresh(np.random.default_rng(1), len(position), rows.shape[-1], 2000, 8)
    for name in ("win", "better"):
        empty[name] = empty[name] * 0
    logit, _ = hopes(empty, position, np)
    assert logit == pytest.approx(position[0])
    found = advantages(empty, position, rows, np.array(eye.words(legal)), np)
    assert found.argmax() == int(np.argmax(worths))


def test_what_the_judge_likes_least_is_never_chosen() -> None:
    """The lessons say too little of it."""
    game = cultures()
    for state in decisions(3):
        legal = game.legal(state, game.actor(state))
        found = np.array(player().advantages(state))
        assert found.max() == 0.0
        assert (found > -0.5).sum() <= KNOWN
        assert len(found) == len(legal)


def test_where_there_is_no_choice_it_still_says_who_will_win() -> None:
    """The evaluation graph asks at every step."""
    game, rng = cultures(), Random(1)
    state = game.setup({})
    while game.actor(state) == CHANCE or len(game.legal(state, game.actor(state))) > 1:
        if game.actor(state) == CHANCE:
            draw_outcome(game, state, rng)
        else:
            for action in judge_of(game).advise(state, rng):
                game.proceed(state, action)
    chances, shares = player().judge([state])[0]
    assert chances == [1.0]
    assert sum(shares) == pytest.approx(1.0)


# -- the master -----------------------------------------------------------------------------------


def test_the_master_plays_the_same_with_the_same_dice_and_names_its_walks() -> None:
    game = cultures()
    for state in decisions(4, every=25):
        sight = Sight(game, state, game.actor(state))
        moves = [make_bot("master:20", seed=3).choose(sight) for _ in range(2)]
        assert moves[0].action == moves[1].action
        assert moves[0].args == moves[1].args
        assert moves[0].key.startswith("bot-master")
        assert 0 <= moves[0].args["worlds"] <= 20


# -- what it learns from --------------------------------------------------------------------------


@cache
def school(folder: Path) -> Path:
    write(Plan(1, trials=0.1, worlds=2), LESSONS, folder / "games-1-000000.npz")
    return folder


@pytest.fixture(scope="module")
def lessons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return school(tmp_path_factory.mktemp("lessons"))


def test_the_same_games_teach_the_same(lessons: Path) -> None:
    again = School(Plan(1, trials=0.1, worlds=2))
    for number in LESSONS:
        again.play(number)
    for name, array in again.arrays().items():
        np.testing.assert_array_equal(read([lessons])[0][name], array)


def test_what_an_action_brought_is_told_against_the_mean_of_those_that_were_tried(
    lessons: Path,
) -> None:
    files = read([lessons])
    sizes = files[0]["seen"].shape[-1], files[0]["rows"].shape[-1] + 1
    tried = trials(fresh(np.random.default_rng(1), *sizes, 2000, 8), files)
    np.testing.assert_allclose(tried["brought"].sum(-1), 0.0, atol=1e-5)
    assert not tried["brought"][~tried["mask"]].any()
    assert np.abs(tried["brought"]).max() <= 1.0


def test_a_run_can_be_repeated_and_each_half_learns_for_itself(
    lessons: Path, tmp_path: Path
) -> None:
    pytest.importorskip("jax")
    plan = Training(width=8, epochs=2, batch=16)
    for name in ("once", "again"):
        train(plan, [lessons], tmp_path / name)
    once, again = (kept.read(tmp_path / name, kept.WEIGHTS) for name in ("once", "again"))
    for name, array in once.items():
        np.testing.assert_array_equal(array, again[name])
    begun = fresh(np.random.default_rng(plan.seed), once["see"].shape[0], once["act"].shape[0],
                  once["words"].shape[0], plan.width)  # fmt: skip
    for winners in (True, False):
        assert any((once[name] != begun[name]).any() for name in of_part(once, winners))
    picture = curves.curves(curves.read(tmp_path / "once"))
    assert ElementTree.fromstring(picture).get("role") == "img"
