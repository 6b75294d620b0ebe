"""The search bot: budgets, the tree it keeps, and what it learns from walking worlds."""

from __future__ import annotations

import time
from typing import Any

import pytest

from aevum.bots import Sight, make_bot
from aevum.bots.search import SearchBot
from aevum.games.attila.components import CARD
from tests.bots.tables import GAME, some_positions


def card_decisions(seed: int) -> list[tuple[Any, int]]:
    found = [
        (state, seat)
        for state, seat in some_positions(every=1, seed=seed)
        if state.at(CARD) and len(GAME.legal(state, seat)) > 2
    ]
    assert len(found) >= 10
    return found


def test_a_budget_in_walks_is_kept_over_the_whole_chain() -> None:
    """Half of what is left goes to each decision of the turn, so a chain never takes more."""
    state, seat = card_decisions(22)[4]
    bot = make_bot("search:40", 5)
    assert isinstance(bot, SearchBot)
    world = GAME.clone(state)
    spent = []
    while not spent or (GAME.actor(world) == seat and not world.at(CARD)):
        move = bot.choose(Sight(GAME, world, seat))
        spent.append(bot.settings.walks - bot.walks_left)
        GAME.apply(world, move.action)
    assert spent[0] == 20
    assert spent == sorted(spent)
    assert spent[-1] <= 40


def test_the_tree_is_kept_for_the_next_decision_of_the_same_turn() -> None:
    state, seat = card_decisions(23)[2]
    bot = make_bot("search:60", 5)
    assert isinstance(bot, SearchBot)
    world = GAME.clone(state)
    GAME.apply(world, bot.choose(Sight(GAME, world, seat)).action)
    kept = bot.tree
    assert kept is not None
    assert kept.root.visits > 0
    assert bot.tree_for(Sight(GAME, world, seat)) is kept
    elsewhere, other = card_decisions(24)[2]
    assert bot.tree_for(Sight(GAME, elsewhere, other)) is not kept


def test_a_time_budget_is_processor_time() -> None:
    state, seat = card_decisions(25)[1]
    bot = make_bot("search:0.2s", 5)
    began = time.process_time()
    bot.choose(Sight(GAME, state, seat))
    assert 0.1 <= time.process_time() - began < 0.4


def test_a_single_legal_action_costs_nothing() -> None:
    bot = make_bot("search:30s", 5)
    for state, seat in some_positions(every=1, seed=26):
        if len(GAME.legal(state, seat)) == 1:
            began = time.process_time()
            move = bot.choose(Sight(GAME, state, seat))
            assert time.process_time() - began < 0.5
            assert move.key == "bot-only-move"
            return
    pytest.fail("there should be a forced action in every game")
