"""Luxury and military goods: who owns them follows from control, here is what they are used for.

Rules   R0.9, R4.7, R24.3
Owns    goods, spent, military, war_spent
Nodes   allot (decision)
Leaves  control to realm.py, horses to movement.py, ore to lineup.py, boosts to turn.py

A horse or ore is always a token of military use; a luxury good is one as far as it was allotted.
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.era_of_tribes.components import ALLOT, ALLOT_V, ALLOTTED, NOBODY
from aevum.games.era_of_tribes.kinds import GOODS, LUXURIES
from aevum.games.era_of_tribes.state import EraState

KINDS: Final = len(GOODS)
SEAT: Final = ALLOT.variable("seat")
GOOD: Final = ALLOT.variable("good")


def luxuries(s: EraState, seat: int) -> int:
    """E63: all luxury tokens, those allotted to military use too."""
    return sum(s.goods[seat * KINDS : seat * KINDS + LUXURIES])


def ready_luxury(s: EraState, seat: int, good: int) -> int:
    """Tokens that can boost an action."""
    at = seat * KINDS + good
    return s.goods[at] - s.military[at] - s.spent[at]


def ready_military(s: EraState, seat: int, good: int) -> int:
    """Tokens that can be used in war."""
    at = seat * KINDS + good
    return s.military[at] - s.war_spent[at]


def spend_luxury(s: EraState, seat: int, good: int) -> None:
    """R4.6"""
    s.spent[seat * KINDS + good] += 1


def spend_military(s: EraState, seat: int, good: int) -> None:
    s.war_spent[seat * KINDS + good] += 1


def gain_good(s: EraState, seat: int, good: int, is_spent: bool = False) -> None:
    """R4.7: a token of a field is ready; E92: from another player it comes as it was."""
    at = seat * KINDS + good
    s.goods[at] += 1
    if good >= LUXURIES:
        s.military[at] += 1
        s.war_spent[at] += is_spent
    else:
        s.spent[at] += is_spent


def lose_good(s: EraState, seat: int, good: int) -> bool:
    """E92: first those of luxury use, ready ones before spent ones. Was it spent?"""
    at = seat * KINDS + good
    if s.goods[at] > s.military[at]:
        is_spent = s.goods[at] - s.military[at] == s.spent[at]
        s.spent[at] -= is_spent
    else:
        is_spent = s.military[at] == s.war_spent[at]
        s.military[at] -= 1
        s.war_spent[at] -= is_spent
    s.goods[at] -= 1
    return is_spent


def ready_all_goods(s: EraState) -> None:
    """R24.1"""
    s.spent = [0] * len(s.spent)
    s.war_spent = [0] * len(s.war_spent)


# -- wine and ivory -------------------------------------------------------------------------------


def double_good(s: EraState, seat: int) -> int:
    """The luxury good that can also fight, or NOBODY; here military-luxury is read."""
    return s.powers(seat).military_luxury


def ask_to_allot(s: EraState, seat: int) -> None:
    """R24.3, SU18: only who owns such tokens is asked (R24.5)."""
    good = double_good(s, seat)
    if good != NOBODY and s.goods[seat * KINDS + good]:
        s.push(ALLOT, seat, good)


class Allot(Decision[EraState]):
    """D6: how many tokens are military goods in the next round?"""

    def actor(self, s: EraState) -> int:
        return s.var(SEAT)

    def legal(self, s: EraState) -> list[str]:
        owned = s.goods[s.var(SEAT) * KINDS + s.var(GOOD)]
        return [s.box.speller.word(ALLOT_V, number) for number in range(owned + 1)]

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        if verb != ALLOT_V:
            return Why("R24.3", "asked-allot")
        owned = s.goods[s.var(SEAT) * KINDS + s.var(GOOD)]
        return None if arg <= owned else Why("R24.3", "not-so-many", {"number": str(owned)})

    def act(self, s: EraState, verb: int, arg: int) -> None:
        seat, good = s.var(SEAT), s.var(GOOD)
        s.pop()
        s.military[seat * KINDS + good] = arg
        s.tell(ALLOTTED, seat, good, arg)
