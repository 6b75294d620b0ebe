"""No seat can tell apart two worlds it must not tell apart (I19, R14)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from aevum.core.flow import CHANCE
from aevum.core.game import TABLE, Game
from aevum.core.play import play_out
from aevum.games.attila.components import CONFLICT
from tests.laws.house import game_of, is_short, positions, tables
from tests.laws.words import words_to_try

every_table = pytest.mark.parametrize(("name", "players"), tables())
TRIBES = 6


def seen(game: Game[Any], s: Any, seat: int) -> tuple[Any, ...]:
    """Everything the contract tells a seat about a position."""
    tried = words_to_try(game, s, Random(3)) if seat in game.to_act(s) else []
    reasons = [repr(game.explain(s, seat, word)) for word in tried]
    return game.observe(s, seat), game.figures(s), game.sums(s), game.legal(s, seat), reasons


def watchers(players: int) -> list[int]:
    return [TABLE, *range(players)]


@every_table
def test_a_determinized_world_looks_the_same(name: str, players: int) -> None:
    """Views, legal words and reasons of the seat for which the world was made."""
    game = game_of(name)
    rng = Random(1)
    for s, words in positions(name, players, 20, every=3):
        for seat in watchers(players):
            world = game.determinize(s, seat, rng)
            assert seen(game, world, seat) == seen(game, s, seat), (words[-3:], seat)
            for word in game.legal(s, seat):
                ahead = game.preview(world, seat, word)
                assert ahead == game.preview(s, seat, word), (words[-3:], seat, word)
                told = game.facts(world, seat, [word])
                assert told == game.facts(s, seat, [word]), (words[-3:], seat, word)


@every_table
def test_determinize_leaves_the_true_state_alone(name: str, players: int) -> None:
    game = game_of(name)
    for s, _ in positions(name, players, 21, every=9):
        before = game.digest(s)
        for seat in watchers(players):
            game.determinize(s, seat, Random(2))
        assert game.digest(s) == before


@every_table
def test_a_determinized_world_can_be_played_to_the_end(name: str, players: int) -> None:
    game = game_of(name)
    rng = Random(3)
    for s, _ in positions(name, players, 22, every=23):
        for seat in watchers(players):
            world = game.determinize(s, seat, rng)
            if world.stack:
                assert game.legal(world, game.actor(world)), "the world is a dead end"
            play_out(game, world, rng)
            assert game.result(world) is not None


@every_table
def test_determinize_depends_on_nothing_but_the_generator(name: str, players: int) -> None:
    game = game_of(name)
    for s, _ in positions(name, players, 23, every=31):
        worlds = [game.determinize(s, 0, Random(8)) for _ in range(2)]
        assert game.digest(worlds[0]) == game.digest(worlds[1])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_attila_worlds_keep_every_card_and_stone(players: int) -> None:
    """I1 and I2 in a world dealt anew; stones and all that lies open stay where they are."""
    game = game_of("attila")
    rng = Random(4)
    for s, _ in positions("attila", players, 24, every=5):
        for seat in watchers(players):
            world = game.determinize(s, seat, rng)
            for tribe in range(TRIBES):
                cards = sum(world.hand[tribe::TRIBES]) + sum(world.laid[tribe::TRIBES])
                cards += world.pile.pool[tribe] + world.discard[tribe] + world.aside[tribe]
                assert cards + (world.card == tribe) == 9
                assert sum(world.stones[tribe::TRIBES]) + world.supply[tribe] == 20
            assert (world.stones, world.discard) == (s.stones, s.discard)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_attila_worlds_do_not_remember_hidden_cards(players: int) -> None:
    """Every hand, and every card laid face down or set aside, that a seat cannot see is dealt
    anew: of many worlds at least one differs, unless there is nothing to choose from."""
    game = game_of("attila")
    rng = Random(5)
    for s, words in positions("attila", players, 25, every=6):
        if not s.stack:
            continue
        for seat in watchers(players):
            worlds = [game.determinize(s, seat, rng) for _ in range(40)]
            for zone in hidden_zones(s, seat):
                true = cards_in(s, zone)
                if sum(true) and choice_is_free(s, seat, zone):
                    other = any(cards_in(world, zone) != true for world in worlds)
                    assert other, (zone, seat, words[-3:])


Zone = tuple[str, int]


def hidden_zones(s: Any, seat: int) -> list[Zone]:
    """Heaps of cards the seat cannot see: (field, owner)."""
    zones = [(field, p) for p in range(s.players) if p != seat for field in ("hand", "laid")]
    return zones + ([("aside", s.active)] if seat != s.active else [])


def cards_in(s: Any, zone: Zone) -> list[int]:
    field, owner = zone
    cards: list[int] = getattr(s, field)
    return list(cards) if field == "aside" else cards[owner * TRIBES : (owner + 1) * TRIBES]


def choice_is_free(s: Any, seat: int, zone: Zone) -> bool:
    """Many unseen cards of several tribes that could lie there; asked hands are left out."""
    if zone[0] == "laid" or zone == ("hand", s.active):
        return False
    unseen = s.pile.pool[:]
    for other in range(s.players):
        if other != seat:
            for tribe in range(TRIBES):
                unseen[tribe] += s.hand[other * TRIBES + tribe]
    return bool(sum(count > 1 for count in unseen) >= 4)


def test_i19_a_commit_laid_face_down_is_dealt_anew() -> None:
    """Laid cards stay cards of the tribes present (R6.3), but which ones is open."""
    game = game_of("attila")
    rng = Random(6)
    for seed in range(40):
        for s, _ in positions("attila", 3, 100 + seed):
            laid = sum(s.laid[:TRIBES])
            if s.stack and laid and game.actor(s) == 1:
                province = s.var_of(CONFLICT, CONFLICT.variable("province"))
                here = [s.stones[province * TRIBES + t] > 0 for t in range(TRIBES)]
                heaps = [game.determinize(s, 1, rng).laid[:TRIBES] for _ in range(30)]
                assert {sum(heap) for heap in heaps} == {laid}
                assert all(here[t] for heap in heaps for t in range(TRIBES) if heap[t])
                if sum(here) > 2:
                    assert len({tuple(heap) for heap in heaps}) > 1
                    return
    pytest.fail("no such conflict was met")


@every_table
def test_the_same_move_in_two_worlds_tells_the_same(name: str, players: int) -> None:
    """Unless the move itself shows something hidden, its events and the view after it agree."""
    game = game_of(name)
    rng = Random(7)
    compared = 0
    for s, words in positions(name, players, 26):
        for seat in game.to_act(s):
            if seat == CHANCE:
                continue
            word = rng.choice(game.legal(s, seat))
            here, there = game.clone(s), game.determinize(s, seat, rng)
            told = [[game.tell(w, e, seat) for e in game.apply(w, word)] for w in (here, there)]
            assert here.revealed == there.revealed, (words[-3:], word)
            if not here.revealed:
                compared += 1
                assert told[0] == told[1], (words[-3:], word)
                assert seen(game, here, seat) == seen(game, there, seat), (words[-3:], word)
    assert compared > (50 if is_short(name) else 5)


@every_table
def test_what_others_do_in_two_worlds_looks_the_same(name: str, players: int) -> None:
    """A move legal in both worlds that shows nothing hidden looks the same to all who watch.

    A draw of another seat is such a move: only its owner learns the card (R14.3).
    """
    game = game_of(name)
    rng = Random(8)
    for s, words in positions(name, players, 27, every=2):
        for seat in watchers(players):
            if game.to_act(s) in ([], [seat]):
                continue
            actor = game.actor(s)
            world = game.determinize(s, seat, rng)
            common = sorted(set(game.legal(s, actor)) & set(game.legal(world, actor)))
            if not common:
                continue
            word = rng.choice(common)
            here = game.clone(s)
            told = [[game.tell(w, e, seat) for e in game.apply(w, word)] for w in (here, world)]
            if here.revealed or world.revealed or lays_open(s, here):
                continue
            if asked(here) == asked(world):
                assert told[0] == told[1], (words[-3:], word, seat)
                assert seen(game, here, seat) == seen(game, world, seat), (words[-3:], word)


def lays_open(before: Any, after: Any) -> bool:
    """K5: the last card drawn in an exchange lays the cards given away on the discard pile."""
    return any(getattr(before, "aside", ())) and not any(getattr(after, "aside", ()))


def asked(s: Any) -> list[int]:
    """Where in the rules the game stands; which question follows may be a public fact of its own
    (R4.1, K8: whoever is asked to discard has no playable card)."""
    return list(s.stack)


def test_r14_3_a_drawn_card_is_told_to_its_owner_alone() -> None:
    game = game_of("attila")
    for s, words in positions("attila", 4, 28):
        if game.to_act(s) != [CHANCE] or not game.legal(s, CHANCE)[0].startswith("draw"):
            continue
        owner = game.dump_stack(s)[-1]["seat"]
        word = game.legal(s, CHANCE)[0]
        assert game.secret_of(s, word) == owner
        copy = game.clone(s)
        event = game.apply(copy, word)[0]
        for seat in watchers(4):
            tribe = word.split()[1] if seat == owner else None
            told = {"event": "drew", "seat": owner, "tribe": tribe}
            assert game.tell(copy, event, seat) == told, words[-3:]


def test_r6_4_picks_are_told_to_nobody_and_counted_when_done() -> None:
    """Single picks make no event; `commit_done` tells the number and shows no card."""
    game = game_of("attila")
    met = 0
    for seed in range(10):
        for s, _ in positions("attila", 4, 200 + seed):
            if not s.stack or game.actor(s) == CHANCE:
                continue
            seat = game.actor(s)
            for word in game.legal(s, seat):
                if word.startswith(("commit ", "exchange ")):
                    assert game.secret_of(s, word) == seat
                    copy = game.clone(s)
                    assert game.apply(copy, word) == []
                    for other in set(watchers(4)) - {seat}:
                        assert game.observe(copy, other) == game.observe(s, other)
                    met += 1
    assert met > 50


def test_k14_a_window_for_exchange_says_nothing_about_the_hand() -> None:
    """With Exchange still unused D1 is asked whatever the hand holds: a world for another seat may
    give the active seat a hand without any playable card."""
    game = game_of("attila")
    s = game.setup({"players": 3, "first": 0})
    for word in ["goths"] * 6 + ["huns"] * 6 + ["saxons"] * 6:
        game.apply(s, f"draw {word}")
    s.unused = [0, 1, 0] + [0, 0, 0] * 2
    for tribe in range(1, TRIBES):  # only the Franks have a stone left to place
        s.supply[tribe] = 0
        for stone in range(20):
            s.stones[(6 + stone // 4 + 5 * (tribe % 2)) % 25 * TRIBES + tribe] += 1
    s.rebuild()
    assert game.legal(s, 0) == ["use_tile exchange", "no_tile"]
    rng = Random(9)
    hands = [game.determinize(s, 1, rng).hand[:TRIBES] for _ in range(60)]
    without_franks = [hand for hand in hands if not hand[0]]
    assert without_franks, "every world gives the active seat a playable card"
