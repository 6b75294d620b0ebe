"""The odds that are told, beside fights that are fought: every kind of them, by chance itself.

Both sides do what the odds suppose: the die that brings most hits is thrown again, elites are
flipped before anybody falls. `AEVUM_FIGHTS` says how many of each kind; `make soak` fights 10,000.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from math import sqrt
from random import Random

import pytest

from aevum.core.flow import CHANCE
from aevum.games.invasions.components.battle import (
    ATTACKER,
    BONUS_TRADE,
    CITY_FELL,
    CITY_HOLDS,
    CLASH,
    LOSE,
    REROLL,
    THROW_AGAIN,
    TRADE,
    VICTORY,
)
from aevum.games.invasions.components.march import INTERCEPTED, INTERCEPTION_FAILED
from aevum.games.invasions.components.sea import SEA_VICTORY, SHIP_HIT
from aevum.games.invasions.odds import Interception, Odds, fight_now
from aevum.games.invasions.odds.outcome import worth_of
from aevum.games.invasions.rules.battle.pools import Fighter, elite_of
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.battle_bench import fight, lead, led_battle, use_advanced
from tests.rules.invasions.table_top import bench, game, play, put
from tests.rules.invasions.test_r22_r25_siege import before_athenae, sit_down
from tests.rules.invasions.test_r28_sea_battle import at_sea
from tests.rules.invasions.test_w17_w18_reactions import entering_moesia

FOUGHT = int(os.environ.get("AEVUM_FIGHTS", "250"))
ERRORS = 3.5
"""Standard errors by which what is fought may differ from what is told."""
ENDS = (VICTORY, SEA_VICTORY, CITY_FELL, CITY_HOLDS, INTERCEPTED, INTERCEPTION_FAILED)

Told = tuple[int, ...]


def plain_battle() -> InvasionsState:
    s = bench()
    put(s, "aegyptus", "persians", "3 infantry", "2 archer")
    put(s, "aegyptus", "rome", "2 legion", "infantry")
    fight(s, "persians", "rome", "aegyptus")
    return s


def advanced_battle() -> InvasionsState:
    """Sapor (2) in the advanced system; an archer and two re-rolls against two legions."""
    s = bench()
    use_advanced(s)
    put(s, "aegyptus", "persians", "3 infantry", "archer")
    put(s, "aegyptus", "rome", "2 legion", "infantry")
    lead(s, "sapor_ii", "aegyptus")
    fight(s, "persians", "rome", "aegyptus")
    return s


def sea_battle() -> InvasionsState:
    """war G44: three re-rolls, one of them by a leader."""
    s = at_sea("mare_aegeum")
    game().advance(s)
    return s


def siege(word: str) -> InvasionsState:
    s = before_athenae()
    sit_down(s, "visigoths", "achaia")
    play(s, word)
    return s


def interception() -> InvasionsState:
    s = entering_moesia()
    play(s, "rx_int cappadocia")
    return s


# -- how it is fought -----------------------------------------------------------------------------


def hits_gained(s: InvasionsState, word: str) -> float:
    """What a re-roll can be expected to bring; a pass brings nothing (war R1.7)."""
    if not word.startswith("bt_reroll"):
        return 0.0
    owner, colour, face = word.partition(" ")[2].split("-")
    red = 0 if s.ships else 1  # war R28.2: red swords miss at sea
    worth = 0 if face == "blank" else face.count("w") + red * face.count("r")
    mean = (2 + 2 * red) / 6 if colour == "white" else (4 + 2 * red) / 6
    return mean - worth if owner == "own" else worth - mean


def own_chance(s: InvasionsState, word: str) -> float:
    now = fight_now(game().after(s, word))
    assert isinstance(now, Odds)
    side = s.var(TRADE.variable("side"))
    return now.attacker if side == ATTACKER else now.defender


def spared(s: InvasionsState, word: str) -> tuple[bool, int]:
    """Flips first, then whoever is worth least."""
    found = game().vocabulary.read(word)
    assert found is not None
    kind = game().box.kinds[found.arg // 2]
    fighter = Fighter(kind.index, kind.nation, found.arg % 2)
    return not elite_of(s, fighter), worth_of(s, fighter)


def choice(s: InvasionsState, words: list[str]) -> str:
    if s.at(REROLL):
        return max(words, key=lambda word: (hits_gained(s, word), word == "bt_pass"))
    if s.at(TRADE) or (s.at(THROW_AGAIN) and s.holds(CLASH)):
        return max(words, key=lambda word: (round(own_chance(s, word), 9), word == "bt_pass"))
    if s.at(LOSE):
        return min(words, key=lambda word: spared(s, word))
    if s.at(SHIP_HIT):
        return min(words, key=lambda word: ("elite" not in word, word))
    if s.at(BONUS_TRADE) or s.at(THROW_AGAIN):
        return "bt_pass"
    wanted = ("bx_fight_on", "sg_reroll", "rx_ok", "bt_no_ambush")
    return next((word for word in words if word in wanted), words[0])


def fought(s: InvasionsState, rng: Random) -> Told:
    """What was told at the end."""
    while True:
        seat = game().actor(s)
        if seat == CHANCE:
            outcomes = game().outcomes(s)
            word = rng.choices([w for w, _ in outcomes], [weight for _, weight in outcomes])[0]
        else:
            word = choice(s, game().legal(s, seat))
        for event in game().apply(s, word):
            if event[0] in ENDS:
                return tuple(event)


def seen(start: InvasionsState, seed: int) -> list[Told]:
    rng = Random(seed)
    return [fought(game().clone(start), rng) for _ in range(FOUGHT)]


def agrees(times: int, chance: float) -> bool:
    error = sqrt(chance * (1 - chance) / FOUGHT)
    return abs(times / FOUGHT - chance) <= ERRORS * error + 1 / FOUGHT


# -- every kind -----------------------------------------------------------------------------------


@pytest.mark.parametrize("battle", [plain_battle, led_battle, advanced_battle])
def test_land_battles(battle: Callable[[], InvasionsState]) -> None:
    """war R19, R20: who wins, and how many of the attacker's units fall before recovery."""
    start = battle()
    now = fight_now(start)
    assert isinstance(now, Odds)
    told = seen(start, 7)
    wins = [each for each in told if each[1] == ATTACKER]
    assert agrees(len(wins), now.attacker)
    fallen = [each[3] if each[1] == ATTACKER else each[4] for each in told]
    for units, chance in enumerate(now.attacker_falls):
        assert agrees(fallen.count(units), chance), units


def test_sea_battles() -> None:
    """war R28"""
    start = sea_battle()
    now = fight_now(start)
    assert isinstance(now, Odds)
    victors = [each[2] for each in seen(start, 3)]
    assert agrees(victors.count(ATTACKER), now.attacker)
    assert agrees(len(victors) - victors.count(ATTACKER) - victors.count(-1), now.defender)


@pytest.mark.parametrize("word", ["sg_siege", "sg_assault"])
def test_sieges_and_assaults(word: str) -> None:
    """war R23.5 to R23.8"""
    start = siege(word)
    now = fight_now(start)
    assert isinstance(now, Odds)
    assert agrees(sum(each[0] == CITY_FELL for each in seen(start, 5)), now.attacker)


def test_interceptions() -> None:
    """war R17.5: Valens from Cappadocia comes with an 8 or more."""
    start = interception()
    now = fight_now(start)
    assert isinstance(now, Interception)
    assert agrees(sum(each[0] == INTERCEPTED for each in seen(start, 9)), now.chance)
