"""The coach: moves of a seat, what they cost by games that did not find them, and what is sure."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.salon import finished

from aevum.bots import make_bot
from aevum.bots.advice import naming
from aevum.core.game import Game
from aevum.games import load
from aevum.lab.coach.chances import by_network
from aevum.lab.coach.moves import Deed, costliest, deeds_of, runners_up, spoken
from aevum.lab.coach.prices import Ending, difference, endings, price

GAMES = pytest.mark.parametrize("name", ["attila", "rising_cultures"])


def story(game: Game[Any], seed: int = 5) -> tuple[Any, list[tuple[int, str]]]:
    table = finished(2, seed, game)
    return table.state_at(0), [(entry.seat, entry.action) for entry in table.line]


@GAMES
def test_moves_are_all_free_decisions_of_a_seat_in_their_order(name: str) -> None:
    game = load(name)
    start, line = story(game)
    deeds = deeds_of(game, start, line, 0)
    said = [word for deed in deeds for word in deed.said]
    whole = [word for seat, word in line if seat == 0]
    left = iter(whole)
    assert all(word in left for word in said), "in the order in which they were said"
    state, free = game.clone(start), 0
    for seat, word in line:
        free += seat == 0 and len(game.legal(state, 0)) > 1
        game.apply(state, word)
    assert len(deeds) <= free <= len(said)
    for deed in deeds:
        assert [word for seat, word in line[deed.first : deed.last] if seat == 0] == deed.said


def test_a_card_its_stone_and_its_influence_are_one_move() -> None:
    """The hint of Attila says which decisions belong together."""
    game = load("attila")
    verbs = [[word.split()[0] for word in deed.said] for deed in deeds_of(game, *story(game), 0)]
    cards = [each for each in verbs if "play" in each]
    assert len(cards) > 10
    assert all("place" in each for each in cards)


@GAMES
def test_what_names_a_move_is_enough_to_say_it(name: str) -> None:
    game = load(name)
    for seed in range(3, 7):
        start, line = story(game, seed)
        state = game.clone(start)
        deeds = {deed.first: deed for deed in deeds_of(game, start, line, 1)}
        for step, (_, action) in enumerate(line):
            if step in deeds:
                words = naming(game, state, deeds[step].said)
                assert spoken(game, state, words) == deeds[step].said
            game.apply(state, action)


def test_a_declined_tile_does_not_name_the_move_that_follows() -> None:
    """Who declines an action tile goes on with the move itself."""
    game = load("attila")
    found = []
    for seed in range(1, 9):
        start, line = story(game, seed)
        state = game.clone(start)
        deeds = {deed.first: deed for seat in (0, 1) for deed in deeds_of(game, start, line, seat)}
        for step, (_, action) in enumerate(line):
            if step in deeds and deeds[step].said[0] == "no_tile" and len(deeds[step].said) > 1:
                found.append(naming(game, state, deeds[step].said) == deeds[step].said[1:])
            game.apply(state, action)
    assert found
    assert all(found)


@GAMES
def test_next_best_are_whole_moves_that_turn_off_somewhere(name: str) -> None:
    """Each of them can be said as it stands, and is another than the bot's own and the others."""
    game = load(name)
    start, line = story(game)
    first = next(deed.first for deed in deeds_of(game, start, line, 0) if len(deed.said) > 1)
    state = game.clone(start)
    for _, action in line[:first]:
        game.apply(state, action)
    found = runners_up(make_bot("search:60", seed=1), game, state, 0)
    assert found
    assert len({tuple(said) for said in found}) == len(found)
    for said in found:
        world = game.clone(state)
        for word in said:
            assert word in game.legal(world, 0)
            game.apply(world, word)


def test_the_dearest_moves_come_first_and_gains_never() -> None:
    deeds = [Deed(0, 2, ["a"]), Deed(4, 6, ["b"]), Deed(8, 9, ["c"])]
    shares = {0: 0.5, 2: 0.4, 4: 0.4, 6: 0.1, 8: 0.1, 10: 0.9}
    assert costliest(deeds, shares, 3) == [deeds[1], deeds[0]]
    assert costliest(deeds, shares, 1) == [deeds[1]]


def test_the_same_lots_bring_the_same_endings_and_all_of_them_count() -> None:
    game = load("attila")
    table = finished(3, 2, game)
    near = max(n for n, entry in enumerate(table.line) if entry.seat == 1)
    state, said = table.state_at(near), [table.line[near].action]
    found = endings(game, state, 1, said, range(3))
    assert endings(game, state, 1, said, range(1, 3)) == found[1:]
    assert all(0 <= each.won <= 1 for each in found)
    assert game.dump(state) == game.dump(table.state_at(near)), "the position itself is left alone"


def test_a_price_is_a_mean_and_a_difference_must_leave_out_nought() -> None:
    won, lost = Ending(1.0, 30, 20), Ending(0.0, 10, 25)
    assert price([won, lost]) == (0.5, 20, 22.5)
    clear = difference([lost] * 90 + [won] * 10, [won] * 90 + [lost] * 10)
    assert clear.cost == pytest.approx(0.8)
    assert clear.half == pytest.approx(1.96 * 0.6 / 10)
    assert clear.is_sure
    assert not difference([lost] * 10, [won] + [lost] * 9).is_sure
    assert not difference([won] * 10, [lost] * 10).is_sure, "a gain is no cost"


@pytest.mark.parametrize(("name", "players"), [("attila", 4), ("rising_cultures", 2)])
def test_a_network_gives_every_seat_its_chance_and_the_end_to_the_winner(
    name: str, players: int
) -> None:
    pytest.importorskip("numpy")
    game = load(name)
    table = finished(players, 2, game)
    steps = [len(table.line) // 2, len(table.line)]
    found = by_network(game, [table.state_at(step) for step in steps])
    assert found is not None
    assert [sum(shares) for shares in found] == pytest.approx([1, 1])
    assert table.result is not None
    winners = table.result.winners
    assert found[1] == [1 / len(winners) if seat in winners else 0 for seat in range(players)]
    assert by_network(game, [table.state_at(steps[1])]) == found[1:], "nobody is asked any more"


def test_where_no_network_knows_the_game_it_says_nothing() -> None:
    game = load("rising_cultures")
    assert by_network(game, [game.setup({"match": True})]) is None
