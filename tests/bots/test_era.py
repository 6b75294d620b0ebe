"""The bots of Era of Tribes: legal, blind to what is hidden, better than chance, plain."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from aevum.bots import Move, Sight, make_bot
from aevum.bots.era_of_tribes.council import Council
from aevum.bots.era_of_tribes.judge import EraJudge
from aevum.bots.era_of_tribes.outlook import Outlook
from aevum.bots.era_of_tribes.weights import Weights
from aevum.bots.judges import judge_of
from aevum.core.flow import CHANCE
from aevum.core.play import choose, total_weight
from aevum.games.era_of_tribes.kinds import A_GAMES, A_TRADE
from tests.rules.era_of_tribes.table_top import Table, lay_out
from tests.rules.era_of_tribes.table_top import our_game as GAME

BOTS = ("greedy", "planner:4")


def walk(
    names: tuple[str, ...], seed: int, section: str = "3-1", most: int = 10**6
) -> Iterator[tuple[Any, int, Move]]:
    """A game: every position in which a bot chose, its seat, and what it chose."""
    rng = Random(seed)
    bots = [make_bot(name, seed * 10 + seat) for seat, name in enumerate(names)]
    state = GAME.setup({"players": len(names), "section": section, "peoples": "lot"})
    while not GAME.is_over(state) and most:
        seat = GAME.actor(state)
        if seat == CHANCE:
            outcomes = GAME.outcomes(state)
            GAME.apply(state, choose(outcomes, rng.randrange(total_weight(outcomes))))
            continue
        move = bots[seat].choose(Sight(GAME, state, seat))
        yield state, seat, move
        GAME.apply(state, move.action)
        most -= 1


@cache
def a_game() -> tuple[list[tuple[Any, int, Move]], Any]:
    """A whole game of one greedy bot against two that draw lots."""
    found: list[tuple[Any, int, Move]] = []
    state = None
    for state, seat, move in walk(("greedy", "random", "random"), seed=2):
        found.append((GAME.clone(state), seat, move))
    return found, state


def answer(t: Table, bot: str = "greedy") -> str:
    return make_bot(bot, 1).choose(Sight(t.game, t.s, t.actor)).action


# -- manners --------------------------------------------------------------------------------------


def test_a_greedy_bot_beats_chance_with_legal_moves_only() -> None:
    found, state = a_game()
    for before, seat, move in found:
        assert move.action in GAME.legal(before, seat)
    result = GAME.result(state)
    assert result is not None
    assert result.winners == [0]


@pytest.mark.parametrize("bot", BOTS)
def test_a_choice_does_not_change_when_what_is_hidden_is_dealt_anew(bot: str) -> None:
    rng = Random(9)
    found, _ = a_game()
    mine = [(s, seat) for s, seat, _ in found if seat == 0]
    for state, seat in mine[::25]:
        other = GAME.determinize(state, seat, rng)
        choices = [make_bot(bot, seed=3).choose(Sight(GAME, s, seat)) for s in (state, other)]
        assert choices[0].action == choices[1].action
        assert choices[0].args == choices[1].args


def test_a_bot_does_not_touch_what_it_is_shown() -> None:
    found, _ = a_game()
    for state, seat, _ in found[::60]:
        before = GAME.digest(state)
        for bot in BOTS:
            make_bot(bot, seed=1).choose(Sight(GAME, state, seat))
        assert GAME.digest(state) == before


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_move_is_explained_in_one_sentence(language: str) -> None:
    found, _ = a_game()
    moves = [move for _, _, move in found]
    moves += [move for _, _, move in walk(("planner:2", "greedy"), 4, "2-1", most=30)]
    for move in moves:
        sentence = move.why(GAME, language)
        assert sentence.endswith(".")
        assert "bot-" not in sentence
        assert "{" not in sentence


def test_words_about_places_and_players_name_them() -> None:
    word = "move latium etruria 1"
    assert "Latium → Etruria" in Move(word, "bot-only-move", {"move": word}).why(GAME, "en")
    offer = Move("ally 1", "bot-only-move", {"move": "ally 1"})
    assert "player 2" in offer.why(GAME, "en")
    assert "Spieler 2" in offer.why(GAME, "de")


def test_a_planner_keeps_to_its_time() -> None:
    t = lay_out("romans", "greeks")
    bot = make_bot("planner:0.5s", 1)
    start = time.process_time()
    bot.choose(Sight(t.game, t.s, 0))
    assert time.process_time() - start < 2.0


def test_a_planner_follows_the_plan_it_chose() -> None:
    """Leaders belong to the action they boost."""
    t = lay_out("romans", "greeks")
    bot = make_bot("planner:6", 1)
    word = bot.choose(Sight(t.game, t.s, 0)).action
    t.play(word)
    if t.asked() == "leaders":
        move = bot.choose(Sight(t.game, t.s, 0))
        assert move.key == "bot-planner-goes-on"


# -- sense ----------------------------------------------------------------------------------------


def outlook(t: Table, seat: int = 0) -> Outlook:
    return Outlook(t.s, seat, Weights())


def test_the_judge_speaks_for_the_game() -> None:
    assert isinstance(judge_of(GAME), EraJudge)


def test_morale_at_the_upper_end_is_worth_nothing_more() -> None:
    t = lay_out("romans", "greeks")
    t.purse(0, morale=GAME.box.morale_high)
    assert outlook(t).gain_of_morale(3) == 0
    assert outlook(t).gain_of_morale(-3) < 0


def test_games_are_held_when_morale_is_low_and_not_when_it_is_high() -> None:
    t = lay_out("romans", "greeks")
    t.purse(0, morale=-4)
    low = Council(outlook(t)).boosted(A_GAMES, 1, 2)
    t.purse(0, morale=GAME.box.morale_high)
    assert Council(outlook(t)).boosted(A_GAMES, 1, 2) < low
    assert Council(outlook(t)).boosted(A_TRADE, 2, 0) > Council(outlook(t)).boosted(A_TRADE, 1, 0)


def test_a_province_with_food_and_a_good_is_worth_more_than_a_bare_one() -> None:
    t = lay_out("romans", "greeks")
    by_worth = sorted(t.s.chart().provinces, key=outlook(t).province)
    poor, rich = GAME.box.provinces[by_worth[0]], GAME.box.provinces[by_worth[-1]]
    assert (poor.food, poor.good) == (0, -1)
    assert rich.food or rich.good >= 0


def test_vassals_go_where_there_is_something_to_be_had() -> None:
    """A surplus vassal does not stay at home while a province beside it is empty."""
    t = lay_out("romans", "greeks")
    t.settle(0, "latium", 3)
    t.expand(0)
    assert t.asked() == "move"
    word = answer(t)
    assert word.startswith("move latium ")
    t.play(word)
    assert answer(t) != "done"


def test_the_last_vassal_of_a_province_stays() -> None:
    t = lay_out("romans", "greeks")
    t.expand(0)
    assert answer(t) == "done"


def test_a_hopeless_attack_is_left_out() -> None:
    """One vassal does not march into a city full of defenders."""
    t = lay_out("iberians", "gauls")
    t.settle(0, "provincia", 2)
    t.city(1, "aedua", 3)
    t.expand(0)
    for _ in range(6):
        word = answer(t)
        assert "aedua" not in word
        if word == "done":
            return
        t.play(word)


def test_fish_is_worth_a_fleet() -> None:
    t = lay_out("britons", "gauls")
    t.level(0, "seafaring", 1)
    t.purse(0, thalers=20, morale=5)
    t.play("act expansion", "leaders 1")
    seen: list[str] = []
    while t.actor == 0 and t.asked() in ("luxuries", "grow", "convert"):
        seen.append(answer(t))
        t.play(seen[-1])
    assert any(word.startswith("fleet ") for word in seen)


def test_an_alliance_is_welcome_and_a_cheap_sale_is_not() -> None:
    t = lay_out("romans", "greeks", "egyptians")
    t.settle(0, "illyria")
    t.play("act diplomacy", "diplomacy deter")
    assert any(word.startswith("ally") for word in t.legal())
    t.play("ally 1")
    assert (t.asked(), t.actor) == ("consent", 1)
    assert answer(t) == "consent"
