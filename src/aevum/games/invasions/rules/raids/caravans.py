"""Caravans: gold for civilized controllers, loot for barbarians.

Rules   realm R21, E37
Owns    none
Nodes   caravans (procedure), great-caravan (chance), loot-caravan (decision),
        caravan-test (chance)
Leaves  the event that makes them richer to lasting.py, markers of the cup to pillage.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.raids import (
    CARAVAN,
    CARAVAN_TEST,
    CARAVANS,
    GREAT_CARAVAN,
    LOOT_CARAVAN,
    LOOT_CARAVAN_V,
)
from aevum.games.invasions.components.registers import ACTIVE, YES
from aevum.games.invasions.kinds import NONE, ROLLS
from aevum.games.invasions.rules.board.dice import D2, D10
from aevum.games.invasions.rules.board.treasury import gain_gold
from aevum.games.invasions.rules.cards.lasting import CARAVAN_BOOST, is_lasting
from aevum.games.invasions.rules.raids.pillage import pillage
from aevum.games.invasions.rules.turn.clock import STEP_1C, is_played
from aevum.games.invasions.rules.turn.founding import is_civilized
from aevum.games.invasions.state import InvasionsState

NEXT: Final = CARAVANS.variable("next")
GREAT: Final = CARAVANS.variable("great")
WHERE: Final = LOOT_CARAVAN.variable("province")
IS_GREAT: Final = LOOT_CARAVAN.variable("great")
LOOTED: Final = CARAVAN_TEST.variable("province")
TABLE: Final = ROLLS.index("great_caravan")
BOOSTED: Final = (5, 10)
"""realm R21.4: gold of a caravan under the event, and of the great one."""
MARKERS: Final = (1, 2)
"""realm R21.5: pillage markers of a barbarian, and under the event."""


def begin_caravans(s: InvasionsState) -> None:
    """realm R9.2, step 1.C.c: not in turn 1."""
    if s.turn > 1 and is_played(s, STEP_1C):
        s.push(CARAVANS, 0, NONE)


def roll_great_caravan(s: InvasionsState) -> None:
    s.push(GREAT_CARAVAN)


class GreatCaravan(D10):
    """realm R21.2"""

    def rolled(self, s: InvasionsState, die: int) -> None:
        s.pop()
        s.set_var(GREAT, s.box.rolls[TABLE][die])


def caravan_places(s: InvasionsState) -> list[int]:
    """realm R21.1, E119: by name."""
    found = [p for p in s.box.provinces if p.caravan and s.is_open(p.index)]
    return [p.index for p in sorted(found, key=lambda p: p.id)]


def caravan_gold(s: InvasionsState, great: bool) -> int:
    """realm R21.3, R21.4"""
    if is_lasting(s, CARAVAN_BOOST):
        return BOOSTED[great]
    return s.box.numbers.great_caravan_gold if great else s.box.numbers.caravan_gold


def let_caravans_arrive(s: InvasionsState) -> None:
    """realm R21.3, R21.5: to whoever controls the province; a revolt does not matter."""
    places, at = caravan_places(s), s.var(NEXT)
    if at == len(places):
        return
    s.set_var(NEXT, at + 1)
    s.repeat()
    who, great = s.controller[places[at]], places[at] == s.var(GREAT)
    if who == NONE or s.being[who] != ACTIVE:
        return  # realm R8.1: inactive nations keep no treasury
    if is_civilized(s, who):
        gold = caravan_gold(s, great)
        gain_gold(s, who, gold)
        s.tell(CARAVAN, who, places[at], gold)
    else:
        s.push(LOOT_CARAVAN, places[at], int(great))


def loot(s: InvasionsState, province: int) -> None:
    """realm R21.5, E37: each success draws as many markers as the event says."""
    pillage(s, s.controller[province], MARKERS[is_lasting(s, CARAVAN_BOOST)])


class LootCaravan(Decision[InvasionsState]):
    """realm DP14"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.controller[s.var(WHERE)])

    def legal(self, s: InvasionsState) -> list[str]:
        return ["loot_caravan no", "loot_caravan yes"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        return None if verb == LOOT_CARAVAN_V else Why("R21.5", "asked-caravan")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        province, great = s.var(WHERE), s.var(IS_GREAT)
        s.pop()
        if arg == YES and great:
            loot(s, province)
        elif arg == YES:
            s.push(CARAVAN_TEST, province)


class CaravanTest(D2):
    """realm R21.5: an ordinary caravan needs a test."""

    def tested(self, s: InvasionsState, passed: bool) -> None:
        province = s.var(LOOTED)
        s.pop()
        if passed:
            loot(s, province)
