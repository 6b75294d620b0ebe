"""The bots of Rising Cultures: legal, blind to what is hidden, better than chance, plain."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from aevum import games
from aevum.bots import Move, Sight, make_bot
from aevum.bots.base import texts_in
from aevum.bots.judges import judge_of
from aevum.bots.rising_cultures.chances import Chances
from aevum.bots.rising_cultures.estate import Estate
from aevum.bots.rising_cultures.judge import CulturesJudge
from aevum.bots.rising_cultures.purse import Purse
from aevum.bots.rising_cultures.weights import Weights
from aevum.core.flow import CHANCE
from aevum.core.play import choose, play_out, total_weight
from aevum.games.rising_cultures.components import ACT, CLAIM, NATIONS, PLAYS, START, SWAP
from aevum.games.rising_cultures.rules.build import build_price
from aevum.games.rising_cultures.rules.scoring import score_sheet
from aevum.lab.ladder import matches_of, table_of
from aevum.lab.ladder import play as play_match
from tests.rules.rising_cultures.table_top import lay_out

GAME = games.load("rising_cultures")
BOTS = ("random", "greedy", "search:4")


def walk(names: tuple[str, str], nations: str, seed: int) -> Iterator[tuple[Any, int, Move]]:
    """A whole game: every position in which a bot chose, its seat, and what it chose."""
    rng = Random(seed)
    bots = [make_bot(name, seed * 10 + seat) for seat, name in enumerate(names)]
    state = GAME.setup({"nations": nations, "first": seed % 2})
    while not GAME.is_over(state):
        seat = GAME.actor(state)
        if seat == CHANCE:
            outcomes = GAME.outcomes(state)
            GAME.apply(state, choose(outcomes, rng.randrange(total_weight(outcomes))))
            continue
        move = bots[seat].choose(Sight(GAME, state, seat))
        yield state, seat, move
        GAME.apply(state, move.action)


@cache
def positions() -> list[tuple[Any, int]]:
    """Decisions of every nation, out of games between greedy bots."""
    found = []
    for number, nations in enumerate(("rome,persia", "abbasids,egypt")):
        game = walk(("greedy", "greedy"), nations, seed=number)
        found += [(GAME.clone(s), seat) for k, (s, seat, _) in enumerate(game) if k % 6 == 0]
    return found


def at(node: int) -> tuple[Any, int]:
    """The first decision of a kind in a game between greedy bots."""
    for state, seat, _ in walk(("greedy", "greedy"), "rome,egypt", seed=5):
        if state.at(node) and len(GAME.legal(state, seat)) > 1:
            return GAME.clone(state), seat
    raise AssertionError("there is no such decision in this game")


# -- manners --------------------------------------------------------------------------------------


@pytest.mark.parametrize("nations", ["rome,persia", "abbasids,egypt"])
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_plays_whole_games_with_legal_moves_only(bot: str, nations: str) -> None:
    for state, seat, move in walk((bot, "random"), nations, seed=1):
        assert move.action in GAME.legal(state, seat)


@pytest.mark.parametrize("bot", BOTS)
def test_a_choice_does_not_change_when_hidden_cards_are_permuted(bot: str) -> None:
    """The same bot with the same dice decides alike in two worlds its seat cannot tell apart."""
    rng = Random(9)
    for state, seat in positions()[::2]:
        other = GAME.determinize(state, seat, rng)
        choices = [make_bot(bot, seed=3).choose(Sight(GAME, s, seat)) for s in (state, other)]
        assert choices[0].action == choices[1].action
        assert choices[0].args == choices[1].args


def test_a_bot_does_not_touch_what_it_is_shown() -> None:
    for state, seat in positions()[::5]:
        before = GAME.digest(state)
        for bot in BOTS:
            make_bot(bot, seed=1).choose(Sight(GAME, state, seat))
        assert GAME.digest(state) == before


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_move_is_explained_in_one_sentence(language: str) -> None:
    for _, _, move in walk(("greedy", "search:4"), "abbasids,egypt", seed=4):
        sentence = move.why(GAME, language)
        assert sentence.endswith(".")
        assert "rising_cultures" not in sentence
        assert "bot-" not in sentence
        assert "{" not in sentence


def test_every_word_a_seat_can_say_has_a_name_in_both_languages() -> None:
    for verb in GAME.vocabulary.verbs:
        if verb.word not in ("draw", "lay", "nation", "marker"):  # chance explains nothing
            for language in ("en", "de"):
                key = f"rising_cultures-{verb.word.replace('_', '-')}"
                assert texts_in(language, "rising_cultures").has(key)


# -- the judge ------------------------------------------------------------------------------------


def test_the_game_has_a_judge_of_its_own() -> None:
    assert isinstance(judge_of(GAME), CulturesJudge)


def test_the_judge_weighs_every_legal_action() -> None:
    judge = judge_of(GAME)
    for state, seat in positions():
        assert len(judge.weigh(state)) == len(GAME.legal(state, seat))


def test_advice_is_legal_action_after_action() -> None:
    judge = judge_of(GAME)
    rng = Random(1)
    for state, seat in positions():
        world = GAME.clone(state)
        for action in judge.advise(world, rng):
            assert GAME.actor(world) == seat
            GAME.apply(world, action)


def test_shares_of_victory_add_up_to_one() -> None:
    judge = judge_of(GAME)
    for state, _ in positions():
        shares = judge.shares(state)
        assert sum(shares) == pytest.approx(1.0)
        assert min(shares) >= 0.0


def test_r13_4_a_finished_game_belongs_to_its_winner() -> None:
    state = GAME.setup({"nations": "rome,persia", "first": 0})
    play_out(GAME, state, Random(3))
    result = GAME.result(state)
    assert result is not None
    shares = judge_of(GAME).shares(state)
    assert [seat for seat in range(2) if shares[seat] == 1.0] == result.winners


def test_the_clock_never_goes_back_and_counts_every_turn() -> None:
    """7 rounds with 6 turns and the swaps before them; the swaps of the first belong to setup."""
    judge = judge_of(GAME)
    times = [judge.clock(state) for state, _, _ in walk(("random", "random"), "rome,persia", 2)]
    assert times == sorted(times)
    assert len({time for time in times if time > times[0]}) >= 6 * 7


def test_r7_3_the_purse_asks_the_price_that_the_rules_ask() -> None:
    for state, seat in positions():
        purse = Purse(state, seat)
        for card in state.nation_of(seat).cards:
            assert purse.price(card) == build_price(state, seat, card.index)


def test_when_nothing_is_left_to_play_the_estate_is_the_score() -> None:
    """R13.2: with all rounds over, what is expected is what is there."""
    for seed in range(8):
        state = GAME.setup({"nations": "abbasids,egypt", "first": 0})
        play_out(GAME, state, Random(seed))
        chances = Chances(Weights(), state)
        for seat in range(2):
            assert Estate(chances, seat).worth() == sum(score_sheet(state, seat))


def test_r10_5_more_symbols_and_the_marker_raise_the_chance_of_a_province() -> None:
    state, _ = at(ACT)
    even = Chances(Weights(), state).provinces[0][0]
    state.bought[0] += 3
    state.bought[1] += 3
    state.bought[2] += 3
    assert Chances(Weights(), state).provinces[0][0] > even


def test_k9_a_province_without_a_price_is_taken() -> None:
    """In the last round a military card has no further use, so a province with points is taken."""
    for state, _, move in walk(("greedy", "greedy"), "rome,persia", seed=8):
        if state.at(CLAIM) and state.round == 7:
            assert move.action == "contest"
            return
    pytest.fail("nobody was asked for the last province")


def test_d1_the_three_starting_picks_follow_one_plan() -> None:
    """The best first pick is worth what the best of all arrangements is worth."""
    state, seat = at(START)
    judge = judge_of(GAME)
    worths = judge.weigh(state)
    first = GAME.legal(state, seat)[worths.index(max(worths))]
    GAME.apply(state, first)
    assert max(judge.weigh(state)) == pytest.approx(max(worths))


def test_d2_swapping_for_nothing_is_better_than_swapping_for_a_coin() -> None:
    state, seat = at(SWAP)
    mauretania = GAME.axes["province"].index("mauretania")
    state.won[seat * len(GAME.axes["province"]) + mauretania] = 1  # K29: one free swap
    state.rebuild()
    state.free_swaps[seat] = 0
    legal = GAME.legal(state, seat)
    worths = judge_of(GAME).weigh(state)
    assert worths[legal.index("swap_free")] > worths[legal.index("swap_paid")]


def test_r4_3_a_hand_of_four_means_three_plays() -> None:
    state, seat = at(ACT)
    assert Chances(Weights(), state).now[seat] == PLAYS
    assert Chances(Weights(), state).left[seat] == PLAYS * 7


def test_rc_n3_coins_are_not_left_on_the_nile() -> None:
    """Where a coin lies the next flood puts none, so a nearly full purse takes it all the same."""
    hand = {0: ["obelisk", "sphinx"], 1: ["market", "forum"]}
    waters = {"flood": {0: 2}, "nile": {0: [1, 1, 0, 0, 0, 0]}}
    t = lay_out(["egypt", "rome"], turns=4, coins=(4, 0), hand=hand, **waters)  # type: ignore[arg-type]
    worths = dict(zip(t.legal(), CulturesJudge(t.game).weigh(t.s), strict=True))
    assert max(worths, key=lambda word: worths[word]) == "activate tableau2"


# -- strength -------------------------------------------------------------------------------------


def test_greedy_beats_random_clearly() -> None:
    """An even match would win 6 of 12; greedy has to win 11."""
    match = matches_of("rising_cultures")[0]
    assert sum(play_match(match, number).won for number in range(12)) >= 11


def test_a_ladder_deals_every_pair_of_nations_to_every_seat() -> None:
    match = matches_of("rising_cultures")[0]
    tables = [table_of(match, number) for number in range(48)]
    seen = {(own, *options["nations"], options["first"]) for own, options in tables}
    assert len(seen) == 2 * len(NATIONS) * (len(NATIONS) - 1) * 2
