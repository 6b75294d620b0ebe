"""war I22 to I35: what is true of every battle, in random ones in both systems."""

from __future__ import annotations

from random import Random

import pytest

from aevum.core.flow import CHANCE
from aevum.games.invasions.components.battle import (
    ATTACKER,
    DEFENDER,
    MELEE,
    UNIT_RECOVERED,
    VICTORY,
)
from aevum.games.invasions.options import ADVANCED_COMBAT
from aevum.games.invasions.rules.battle.combat_dice import pool_of
from aevum.games.invasions.rules.board.units import counters_on_board
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.battle_bench import fight, lead
from tests.rules.invasions.table_top import (
    TOLD,
    bench,
    box,
    game,
    legal,
    nation,
    play,
    province,
    put,
)

SIDES = {
    "rome": ("iulianus", ("legion", "guard", "infantry", "elite_cavalry", "archer")),
    "persians": ("sapor_ii", ("clibanarii", "horse_archer", "elite_infantry", "archer")),
    "franks": ("rex_franks", ("infantry", "francisca_infantry")),
    "huns": ("rex_huns", ("horse_archer", "noble_cavalry")),
    "visigoths": ("fritigernus", ("infantry", "heavy_cavalry", "archer")),
}
FIELDS = ("aegyptus", "treveria", "dardania", "umbria", "tisia", "assyria")
LOYAL = ("rome", "persians", "franks", "huns", "visigoths")


def random_battle(rng: Random, advanced: bool) -> tuple[InvasionsState, str, str, str]:
    s, where = bench(), rng.choice(FIELDS)
    s.switches[ADVANCED_COMBAT] = int(advanced)
    attacker, defender = rng.sample(LOYAL, 2)
    for side in (attacker, defender):
        name, kinds = SIDES[side]
        for _ in range(rng.randint(1, 4)):
            kind = rng.choice(kinds)
            if s.supply[box().kind_of(nation(side), kind)]:
                put(s, where, side, kind)
        if rng.random() < 0.5 and name in box().axes["leader"]:
            lead(s, name, where)
    s.foes, s.foes_until = [nation(attacker), nation(defender)], [s.turn]
    if not s.unit_at:
        put(s, where, attacker, SIDES[attacker][1][0])
    fight(s, attacker, defender, where)
    return s, attacker, defender, where


def counters(s: InvasionsState) -> list[int]:
    return [a + b for a, b in zip(counters_on_board(s), s.supply, strict=True)]


@pytest.mark.parametrize("seed", range(24))
def test_battles_keep_their_laws(seed: int) -> None:
    """war I22, I23, I25, I29, I30, I32, I35"""
    rng = Random(seed)
    s, attacker, defender, where = random_battle(rng, seed % 2 == 1)
    before = counters(s)
    while s.stack:
        if s.holds(MELEE) and not any(s.dice):
            assert sum(pool_of(s, ATTACKER)) >= 1
            assert sum(pool_of(s, DEFENDER)) >= 1
        seat = game().actor(s)
        words = [w for w, _ in game().outcomes(s)] if seat == CHANCE else legal(s)
        assert words
        assert len(words) <= 60
        play(s, rng.choice(words))
    assert counters(s) == before
    ended = [event for event in TOLD if event[0] == VICTORY]
    if ended:
        loser = defender if ended[-1][1] == ATTACKER else attacker
        assert (
            all(
                s.unit_at[u] != province(where) or s.unit_command[u] != nation(loser)
                for u in range(len(s.unit_at))
            )
            or s.suzerain[nation(loser)] != -1
        )
        back = [event for event in TOLD if event[0] == UNIT_RECOVERED]
        assert len(back) <= 4
    assert s.fighters == []
    assert s.fallen == []
