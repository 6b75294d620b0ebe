"""Bots: they play whole games, see only what their seat may see, and say why."""

from __future__ import annotations

from random import Random

import pytest

from aevum import games
from aevum.bots import Move, Sight, UnknownBot, make_bot
from aevum.core.flow import CHANCE
from aevum.core.play import choose, total_weight
from aevum.lab.ladder import Played, matches_of, missing, row, wilson
from aevum.lab.ladder import play as play_match

game = games.load("attila")
BOTS = ("random", "greedy", "search:4")


def play(names: list[str], seed: int) -> list[tuple[Sight, Move]]:
    """One whole game; every choice with what the bot was shown."""
    rng = Random(seed)
    bots = [make_bot(name, seed=seed * 10 + i) for i, name in enumerate(names)]
    state = game.setup({"players": len(names)})
    choices = []
    while not game.is_over(state):
        seat = game.actor(state)
        if seat == CHANCE:
            outcomes = game.outcomes(state)
            game.apply(state, choose(outcomes, rng.randrange(total_weight(outcomes))))
            continue
        sight = Sight(game, game.clone(state), seat)
        move = bots[seat].choose(sight)
        choices.append((sight, move))
        game.apply(state, move.action)
    return choices


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_plays_whole_games_with_legal_moves_only(bot: str, players: int) -> None:
    for sight, move in play([bot, *["random"] * (players - 1)], seed=players):
        assert move.action in sight.legal


def positions() -> list[tuple[object, int]]:
    """Decisions of every kind from a few games, as (state, seat)."""
    found = []
    rng = Random(5)
    for players in (2, 4, 5):
        state = game.setup({"players": players})
        while not game.is_over(state):
            seat = game.actor(state)
            if seat != CHANCE and rng.random() < 0.03:
                found.append((game.clone(state), seat))
            words = [w for w, _ in game.outcomes(state)] or game.legal(state, seat)
            game.apply(state, rng.choice(words))
    return found


@pytest.mark.parametrize("bot", BOTS)
def test_a_choice_does_not_change_when_hidden_cards_are_permuted(bot: str) -> None:
    """The same bot with the same dice decides alike in two worlds its seat cannot tell apart."""
    rng = Random(9)
    for state, seat in positions():
        other = game.determinize(state, seat, rng)
        choices = [make_bot(bot, seed=3).choose(Sight(game, s, seat)) for s in (state, other)]
        assert choices[0].action == choices[1].action
        assert choices[0].args == choices[1].args


def test_a_search_with_a_number_of_worlds_is_repeatable() -> None:
    state, seat = next((s, a) for s, a in positions() if len(game.legal(s, a)) > 3)
    moves = {make_bot("search:40", seed=1).choose(Sight(game, state, seat)).action for _ in "abc"}
    assert len(moves) == 1


def test_several_processes_think_about_one_decision() -> None:
    """Two processes with 30 worlds each bring about twice the visits of one."""
    state, seat = next((s, a) for s, a in positions() if len(game.legal(s, a)) > 3)
    alone = make_bot("search:60", seed=1).choose(Sight(game, state, seat))
    both = make_bot("search:60", seed=1, processes=2).choose(Sight(game, state, seat))
    assert both.action in game.legal(state, seat)
    assert both.args["worlds"] == 2 * alone.args["worlds"]


def test_greedy_beats_random_clearly() -> None:
    """An even match would win 5 of 20; greedy has to win 14."""
    match = matches_of("attila")[0]
    assert sum(play_match(match, number).won for number in range(20)) >= 14


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_move_is_explained_in_one_sentence(language: str) -> None:
    for _, move in play(["greedy", "search:4", "random"], seed=4):
        sentence = move.why(game, language)
        assert sentence.endswith(".")
        assert "bot-" not in sentence
        assert "attila-" not in sentence
        assert "{" not in sentence


def test_a_bot_does_not_touch_what_it_is_shown() -> None:
    state, seat = positions()[0]
    before = game.digest(state)
    for bot in BOTS:
        make_bot(bot, seed=1).choose(Sight(game, state, seat))
    assert game.digest(state) == before


@pytest.mark.parametrize("name", ["rndom", "search:x", "search:-1s", "greedy:3", ""])
def test_an_unknown_bot_is_refused_with_a_sentence(name: str) -> None:
    with pytest.raises(UnknownBot, match=r"\w+ .*[.?]"):
        make_bot(name, seed=0)


def test_the_wilson_interval_holds_the_share() -> None:
    """For 90 of 200: 38.3 % to 51.9 %."""
    low, high = wilson(90, 200)
    assert low == pytest.approx(0.3826, abs=0.001)
    assert high == pytest.approx(0.5193, abs=0.001)


def test_a_ladder_goes_on_where_it_stopped() -> None:
    match = matches_of("attila")[0]
    played = [Played("greedy", "random", n, 1.0, 50, 30.0, "T1", "attila", 4) for n in (0, 2)]
    assert missing(match, 4, played) == [1, 3]
    assert row(match, played)["share"] == 1.0
