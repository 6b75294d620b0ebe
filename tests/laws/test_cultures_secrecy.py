"""Rising Cultures: what a seat may know of the other's hand and deck (R15, I21, I22)."""

from __future__ import annotations

from random import Random
from typing import Any

from aevum.core.flow import CHANCE
from aevum.core.game import TABLE
from tests.laws.cultures_watch import PILES, Watch
from tests.laws.house import game_of, positions

NAME = "rising_cultures"
OPEN_PILES = [name for name in PILES if name not in ("hand", "picked")]


def cards_of(s: Any, seat: int) -> list[int]:
    """All cards of a seat, wherever they are."""
    deck = s.deck[seat]
    own = range(s.nation_of(seat).first, s.nation_of(seat).first + len(s.nation_of(seat).cards))
    found = [card for name in PILES for card in getattr(s, name)[seat]]
    found += deck.top + deck.bottom + [card for card, number in enumerate(deck.pool) if number]
    return sorted(found + [card for card in (*s.peeked, s.shown) if card in own])


def received(s: Any, seat: int) -> tuple[Any, ...]:
    """Everything a seat is told about a position, and about every open move it can make."""
    game = game_of(NAME)
    words = game.vocabulary.tabulated()
    reasons = [repr(game.explain(s, seat, word)) for word in words]
    open_sums = game.figures(s), game.sums(s)
    return game.observe(s, seat), open_sums, game.legal(s, seat), reasons, after(s, seat)


def after(s: Any, seat: int) -> list[Any]:
    game = game_of(NAME)
    found: list[Any] = []
    for word in game.legal(s, seat):
        world = game.clone(s)
        events = game.apply(world, word)
        if not world.revealed:
            found.append(([game.tell(world, e, seat) for e in events], game.observe(world, seat)))
    return found


def test_i21_permuting_hidden_cards_changes_nothing_a_seat_receives() -> None:
    rng = Random(1)
    met = 0
    for seed in range(3):
        for s, words in positions(NAME, 2, 300 + seed, every=4):
            for seat in (TABLE, 0, 1):
                other = game_of(NAME).clone(s)
                Watch.permute_hidden(other, seat, rng)
                met += game_of(NAME).digest(other) != game_of(NAME).digest(s)
                assert received(other, seat) == received(s, seat), (words[-3:], seat)
    assert met > 100, "nothing was permuted"


def test_i21_worlds_keep_every_card_and_all_that_lies_open() -> None:
    game = game_of(NAME)
    rng = Random(2)
    for s, words in positions(NAME, 2, 310, every=3):
        if min(s.nation) < 0:
            continue
        for seat in (TABLE, 0, 1):
            world = game.determinize(s, seat, rng)
            for owner in (0, 1):
                assert cards_of(world, owner) == cards_of(s, owner), words[-3:]
                for pile in OPEN_PILES:
                    assert getattr(world, pile)[owner] == getattr(s, pile)[owner], pile
                if owner == seat:
                    assert world.hand[owner] == s.hand[owner]
                    assert world.deck[owner].dump() == s.deck[owner].dump()


def test_i21_worlds_do_not_remember_hidden_cards() -> None:
    """A hand of four out of many: of thirty worlds at least one deals it anew."""
    game = game_of(NAME)
    rng = Random(3)
    met = 0
    for s, _ in positions(NAME, 2, 311, every=10):
        if min(s.nation) < 0 or s.round > 4:
            continue
        for seat, other in ((0, 1), (1, 0), (TABLE, 0)):
            unknown = [card for card in s.hand[other] if card not in s.exposed[other]]
            if len(unknown) > 2 and s.deck[other].size() > 5:
                worlds = [game.determinize(s, seat, rng).hand[other] for _ in range(30)]
                assert any(hand != s.hand[other] for hand in worlds)
                met += 1
    assert met > 5


def test_r15_2_a_drawn_card_is_told_to_its_owner_alone() -> None:
    """Unless it is played or laid away at once, which everybody sees."""
    game = game_of(NAME)
    met = 0
    for seed in range(6):
        for s, words in positions(NAME, 2, 320 + seed):
            if game.to_act(s) != [CHANCE] or not game.legal(s, CHANCE)[0].startswith("draw"):
                continue
            word = game.legal(s, CHANCE)[0]
            owner = game.dump_stack(s)[-1]["seat"]
            copy = game.clone(s)
            event = game.apply(copy, word)[0]
            is_open = game.tell(copy, event, TABLE)["event"] == "shown"
            assert game.secret_of(s, word) == (CHANCE if is_open else owner), words[-3:]
            for seat in (TABLE, 0, 1):
                told = game.tell(copy, event, seat)["card"]
                assert (told is not None) == (is_open or seat == owner), words[-3:]
            met += 1
    assert met > 200


def test_i22_a_card_everybody_saw_going_back_stays_there_in_every_world() -> None:
    """Egypt's House of Life lays a discard on the deck; worlds for Rome know it."""
    game = game_of(NAME)
    rng = Random(4)
    met = 0
    for seed in range(150):
        s = game.setup({"nations": ["egypt", "rome"], "first": 0})
        play = Random(seed)
        while s.stack and not s.exposed[0]:
            words = game.legal(s, game.actor(s))
            liked = [w for w in words if w.endswith(("house_of_life build", " coins"))]
            game.apply(s, play.choice(liked or words))
        if s.stack and s.exposed[0]:
            card = s.exposed[0][0]
            assert s.deck[0].top[-1] == card
            assert card in [s.box.cards.index(c) for c in s.box.cards if c.id.startswith("egypt")]
            for _ in range(5):
                assert game.determinize(s, 1, rng).deck[0].top[-1] == card
            met += 1
    assert met > 2
