"""Random games of every scenario and number of players reach their end in order.

AEVUM_GAMES decides how many: 30 of the default 500, and every fifteenth of them is the whole
scenario of 350 AD.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import le
from random import Random

import pytest

from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.options import SWITCHES
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.march.marching import renew_steps
from aevum.games.invasions.rules.turn.timeline import is_last_turn
from aevum.games.invasions.state import InvasionsState
from tests.laws.guard import GAMES
from tests.laws.house import choose_word
from tests.rules.invasions.table_top import box, game, laid_out, nation

LONG = "scenario_350"
TABLES = [
    (each.id, players)
    for players in (2, 3, 4)
    for each in box().scenarios
    if players in each.persons
]
SHORT_TABLES = [(name, players) for name, players in TABLES if name != LONG]
LONG_TABLES = [(name, players) for name, players in TABLES if name == LONG]
ONE_LONG = 15
"""Of so many games one is a long one."""
COUNT = max(len(box().scenarios) - 1, min(30 * GAMES // 500, 300))
OPTIONS: list[dict[str, str]] = [
    {},
    {"advanced_combat": "on"},
    {name: values[1] for name, values in SWITCHES.items()},
]
"""As the rules are, with the optional battles, and every ruling at its other value."""
MANY_WORDS = 60
SAVED_EVERY = 50


def table_of(number: int) -> tuple[str, int]:
    turn, place = divmod(number, ONE_LONG)
    if place == ONE_LONG - 1:
        return LONG_TABLES[turn % len(LONG_TABLES)]
    return SHORT_TABLES[(number - turn) % len(SHORT_TABLES)]


@pytest.mark.parametrize("number", range(COUNT))
def test_r12_every_game_reaches_its_end(number: int) -> None:
    """No invariant is ever broken, nobody is asked too much, and the codec loses nothing.

    realm I4: no city ever becomes smaller; war I17
    """
    scenario, players = table_of(number)
    rng = Random(f"invasions {number}")
    s = game().setup({"scenario": scenario, "players": players, **OPTIONS[number % len(OPTIONS)]})
    words = 0
    while s.stack:
        offered, word = choose_word(game(), s, rng)
        assert len(offered) <= MANY_WORDS, (game().node(s).name, len(offered))
        levels = s.level.copy()
        game().apply(s, word)
        words += 1
        assert all(map(le, levels, s.level)), word
        assert game().broken(s) == "", (scenario, players, words, word)
        if words % SAVED_EVERY == 0:
            assert game().digest(game().load(game().dump(s))) == game().digest(s)
            assert forgets_nothing(s), (scenario, players, words, word)
    assert is_last_turn(s)
    assert game().result(s) is not None


def forgets_nothing(s: InvasionsState) -> bool:
    """realm R24.8: where nothing has changed control need not be looked at."""
    quick, whole = game().clone(s), game().clone(s)
    settle_control(quick)
    box().sight.settled = None
    settle_control(whole)
    return game().digest(quick) == game().digest(whole)


def test_two_of_thirty_games_are_long() -> None:
    tables = [table_of(number) for number in range(30)]
    assert [name for name, _ in tables].count(LONG) == 2
    assert set(SHORT_TABLES) <= set(tables)


def test_war_i50_the_same_words_give_the_same_game() -> None:
    """war I50, realm I36"""
    options = {"scenario": "danube_376", "players": 2}
    rng = Random("again")
    s, again = game().setup(options), game().setup(options)
    while s.stack:
        word = choose_word(game(), s, rng)[1]
        assert game().apply(s, word) == game().apply(again, word)
    assert game().digest(again) == game().digest(s)


def spoil_age(s: InvasionsState) -> None:
    s.age[0] = 13


def spoil_gold(s: InvasionsState) -> None:
    s.gold[0] = -1


def spoil_ally(s: InvasionsState) -> None:
    s.ally[0] = 5


def spoil_supply(s: InvasionsState) -> None:
    s.supply[0] += 1


def spoil_control(s: InvasionsState) -> None:
    s.controller[s.unit_at[0]] = NONE


def spoil_horde(s: InvasionsState) -> None:
    """realm I6, war I4"""
    s.horde[nation("visigoths")] = NONE


def spoil_raid(s: InvasionsState) -> None:
    """realm I29"""
    s.raid_marker[0] = 1
    s.raid_turn[0] = s.turn + 1


def spoil_steps(s: InvasionsState) -> None:
    """war I10, I11"""
    renew_steps(s, False)
    s.steps[0] = 7


def spoil_back(s: InvasionsState) -> None:
    """war I5"""
    s.unit_damaged[
        next(u for u in range(len(s.unit_at)) if not box().kinds[s.unit_kind[u]].elite)
    ] = 1


def spoil_place(s: InvasionsState) -> None:
    """war I1: somebody remembers a unit that is nowhere in the lines."""
    s.refugees = [len(s.unit_at)]


def spoil_service(s: InvasionsState) -> None:
    """war I47: an empire is nobody's vassal."""
    s.suzerain[nation("rome")] = nation("huns")


SPOILS = (
    spoil_steps, spoil_back, spoil_place, spoil_service,
    spoil_age, spoil_gold, spoil_ally, spoil_supply, spoil_control, spoil_horde, spoil_raid,
)  # fmt: skip


@pytest.mark.parametrize("spoil", SPOILS)
def test_broken_positions_are_seen(spoil: Callable[[InvasionsState], None]) -> None:
    """realm I6, I10, I29; war I1, I4, I5, I10, I11, I47"""
    s = laid_out("scenario_350")
    assert game().broken(s) == ""
    spoil(s)
    assert game().broken(s) != ""
