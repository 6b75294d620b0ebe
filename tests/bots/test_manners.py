"""What a bot owes the table besides a legal move: no peeking, no foreign dice, plain words."""

from __future__ import annotations

import random
from random import Random

import pytest

from aevum import games
from aevum.bots import Sight, UnknownBot, make_bot
from aevum.bots.base import texts_in
from aevum.bots.names import is_offered
from aevum.bots.network import can_play
from aevum.core.errors import AevumError
from aevum.server.api.games import LEVELS
from tests.bots.tables import GAME, final_state, some_positions

SMALL_BOTS = ("random", "greedy", "search:6")


def test_a_sight_hands_out_no_truth() -> None:
    """Besides its one private field a sight has only what the seat may know."""
    state, seat = some_positions(every=40, seed=8)[1]
    sight = Sight(GAME, state, seat)
    public = [name for name in dir(sight) if not name.startswith("_")]
    assert sorted(public) == ["game", "legal", "seat", "view", "world"]
    assert sight.view == GAME.observe(state, seat)
    assert sight.world(Random(1)) is not state


@pytest.mark.parametrize("name", SMALL_BOTS)
def test_a_bot_rolls_no_dice_but_its_own(name: str) -> None:
    for state, seat in some_positions(every=40, seed=4):
        dice = random.getstate()
        make_bot(name, 1).choose(Sight(GAME, state, seat))
        assert random.getstate() == dice


@pytest.mark.parametrize("name", SMALL_BOTS)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    names = [name, "greedy", "greedy"]
    assert GAME.digest(final_state(names, 5)) == GAME.digest(final_state(names, 5))


def test_every_word_a_seat_can_say_has_a_name_in_both_languages() -> None:
    for verb in GAME.vocabulary.verbs:
        if verb.word not in ("draw", "start"):  # chance explains nothing
            for language in ("en", "de"):
                assert texts_in(language, "attila").has(f"attila-{verb.word.replace('_', '-')}")


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("grredy", "did you mean greedy"),
        ("chess", "there are: random, greedy, search"),
        ("search:fast", "like search:2s"),
        ("search:1.5", "like search:500"),
        ("greedy:2s", "Only 'search'"),
    ],
)
def test_a_wrong_name_is_refused_with_a_hint(name: str, words: str) -> None:
    with pytest.raises(UnknownBot, match=words) as caught:
        make_bot(name, 1)
    assert isinstance(caught.value, AevumError)


def test_every_level_of_a_game_has_a_name_and_a_bot() -> None:
    """One that needs NumPy is offered where there is NumPy, and refused with a hint elsewhere."""
    for meta in games.GAMES.values():
        for level, bot in meta.levels.items():
            assert level in LEVELS
            if is_offered(bot):
                make_bot(bot, 1)
            else:
                assert not can_play()
                with pytest.raises(UnknownBot, match=r"needs NumPy.*aevum\[master\]"):
                    make_bot(bot, 1)


def test_an_unknown_setting_is_refused_by_its_name() -> None:
    with pytest.raises(UnknownBot, match="cleverness"):
        make_bot("search", 1, cleverness=3)
