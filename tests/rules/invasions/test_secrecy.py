"""guide, section 11: nobody can tell apart two worlds he must not tell apart (realm E103, E110)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from aevum.core.flow import CHANCE
from aevum.core.game import TABLE
from aevum.games.invasions.rules.cards.hands import drawing_powers, keep_card, take_card
from aevum.games.invasions.rules.raids.pillage import pillage
from aevum.games.invasions.state import InvasionsState
from tests.laws.house import choose_word
from tests.laws.words import words_to_try
from tests.rules.invasions.table_top import box, game, laid_out, nation

TABLES = [("adrianople", 2), ("attila", 3), ("scenario_350", 4)]
EVERY = 29
ASKED = 7
"""Of the questions that a hand answers every so manyth is looked at."""
LONGEST = 600


def positions(scenario: str, players: int) -> Iterator[InvasionsState]:
    """A random game, looked at now and then."""
    rng = Random(f"secrets of {scenario} {players}")
    s = game().setup({"scenario": scenario, "players": players})
    for number in range(LONGEST):
        if not s.stack:
            break
        if number % EVERY == 0 or (game().is_private(s) and number % ASKED == 0):
            yield s
        game().apply(s, choose_word(game(), s, rng)[1])


def seen(s: InvasionsState, seat: int) -> tuple[Any, ...]:
    """Everything that the contract tells a seat."""
    tried = words_to_try(game(), s, Random(3)) if seat in game().to_act(s) else []
    reasons = [repr(game().explain(s, seat, word)) for word in tried]
    return game().observe(s, seat), game().figures(s), game().legal(s, seat), reasons


@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_two_worlds_look_the_same(scenario: str, players: int) -> None:
    rng = Random(5)
    for s in positions(scenario, players):
        for seat in (TABLE, *range(players)):
            world = game().determinize(s, seat, rng)
            assert seen(world, seat) == seen(s, seat)
            assert game().to_act(world) == game().to_act(s)
            assert game().broken(world) == game().broken(s)


def dealt(players: int) -> InvasionsState:
    """Everybody holds two secret cards."""
    s = laid_out("scenario_350", players)
    secret = [event.index for event in box().events if not event.public]
    for power in drawing_powers(s):
        for _ in range(2):
            card = secret.pop()
            take_card(s, card)
            keep_card(s, power, card)
    return s


def test_foreign_hands_are_dealt_anew_and_own_ones_kept() -> None:
    s = dealt(4)
    worlds = [game().determinize(s, 0, Random(seed)) for seed in range(30)]
    mine = s.person.index(0)
    assert all(world.hand[mine] == s.hand[mine] for world in worlds)
    for power in range(len(s.person)):
        if power != mine:
            assert any(world.hand[power] != s.hand[power] for world in worlds)
    for world in worlds:
        cards = [world.event_deck.pool[e] + world.discard[e] for e in range(len(world.discard))]
        for hand in world.hand:
            for card in hand:
                cards[card] += 1
        assert sum(cards) == 72


def test_e110_a_person_sees_the_hands_of_all_his_powers() -> None:
    s = dealt(2)
    for power, seat in enumerate(s.person):
        mine, theirs = game().observe(s, seat)["hand"], game().observe(s, 1 - seat)["hand"]
        assert len(mine[power]) == theirs[power]


def test_a_secret_marker_shows_its_gold_only() -> None:
    """guide, section 11: that it was drawn, and its gold."""
    s = laid_out("scenario_350", 4)
    pillage(s, nation("huns"))
    game().advance(s)
    assert game().actor(s) == CHANCE
    word = "draw_secret_marker 1-dice"
    owner = s.seat_of(nation("huns"))
    assert game().secret_of(s, word) == owner
    events = game().apply(s, word)
    for seat in range(4):
        told = [game().tell(s, event, seat) for event in events]
        assert [t["gold"] for t in told if t["event"] == "marker"] == [1]
        kept = next(t for t in told if t["event"] == "marker-kept")
        assert (kept["pillage"] == "1-dice") == (seat == owner)
