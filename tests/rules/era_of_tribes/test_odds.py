"""The exact odds of a battle agree with the worked examples and with battles that are fought."""

from __future__ import annotations

from math import isclose, sqrt
from random import Random

import pytest

from aevum.core.flow import CHANCE
from aevum.games.era_of_tribes.kinds import CATAPULT, FIST, MASK, SWORD
from aevum.games.era_of_tribes.odds import endings, odds_now, odds_of
from tests.rules.era_of_tribes.table_top import lay_out, our_game


@pytest.mark.parametrize(("attackers", "defenders", "held", "expected"), [
    (2, 1, 1, (2 / 3, 1 / 3, 0.0)),
    (1, 1, 0, (1 / 18, 5 / 9, 7 / 18)),
    (3, 3, 2, (61 / 108, 55 / 216, 13 / 72)),
])  # fmt: skip
def test_w37_w38_w39_odds(
    attackers: int, defenders: int, held: int, expected: tuple[float, float, float]
) -> None:
    markers = 1 << SWORD | sum(1 << marker for marker in (FIST, MASK, CATAPULT)[:held])
    odds = odds_of(our_game.box, attackers, defenders, markers)
    for chance, wanted in zip(odds[:3], expected, strict=True):
        assert isclose(chance, wanted, abs_tol=1e-12)


def test_all_endings_together_are_certain() -> None:
    for attackers in range(7):
        for defenders in range(1, 7):
            found = endings(our_game.box, attackers, defenders, 0b11001)
            assert isclose(sum(found.values()), 1.0)
            assert all(0 in end for end in found)


def test_odds_agree_with_a_thousand_fights() -> None:
    """Four against three in Aedua; the share of victories within three standard errors."""
    t = lay_out("iberians", "gauls")
    t.settle(0, "provincia", 5)
    t.settle(1, "aedua", 3)
    t.expand(0, *["move provincia aedua 1"] * 4, "done")
    odds = odds_now(t.s)
    assert odds is not None
    rng = Random(11)
    fights, won = 1000, 0
    for _ in range(fights):
        s = our_game.clone(t.s)
        while s.attacker >= 0:
            assert our_game.actor(s) == CHANCE
            weighted = our_game.outcomes(s)
            words = [word for word, _ in weighted]
            our_game.proceed(s, rng.choices(words, [weight for _, weight in weighted])[0])
        won += s.owner[t.province("aedua")] == 0
    error = sqrt(odds.attacker * (1 - odds.attacker) / fights)
    assert abs(won / fights - odds.attacker) < 3 * error
