"""Religions of nations, conversion, heresies of areas.

Rules   realm R16, R28.2, R42, R43
Owns    faith, heresy, claimed
Nodes   conversions (procedure), conversion (decision)
Leaves  the gold a heresy costs to income.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.administration import (
    BONUS_CLAIMED,
    CLAIM_CONVERSION_V,
    CONVERSION,
    CONVERSIONS,
    CONVERT_V,
    CONVERTED,
    END_CONVERT_V,
)
from aevum.games.invasions.kinds import (
    ARIAN,
    BARBARIAN,
    CATHOLIC,
    EMPIRE,
    MAZDAIST,
    MONOPHYSITE,
    NONE,
    PAGAN,
)
from aevum.games.invasions.rules.turn.ageing import activation_order
from aevum.games.invasions.rules.turn.founding import is_civilized, is_empire
from aevum.games.invasions.rules.turn.scoring import book, gain_points
from aevum.games.invasions.state import InvasionsState

HERESY_MINUS: Final = 1
HERESY_PLUS: Final = 2
COLOURS: Final = {MONOPHYSITE: "white", MAZDAIST: "yellow"}
"""Of heresy markers; black for all other faiths (realm E107)."""
NEXT: Final = CONVERSIONS.variable("next")
BELIEVER: Final = CONVERSION.variable("nation")


def lay_out_faiths(s: InvasionsState) -> None:
    s.faith = [nation.religion for nation in s.box.nations]


def set_faith(s: InvasionsState, nation: int, religion: int) -> None:
    s.faith[nation] = religion


# -- heresies -------------------------------------------------------------------------------------


def place_heresy(s: InvasionsState, area: int, plus: int) -> None:
    s.heresy[area] = HERESY_PLUS if plus else HERESY_MINUS


def end_heresy(s: InvasionsState, area: int) -> None:
    s.heresy[area] = 0


def change_heresies(s: InvasionsState) -> None:
    """realm R16.1, R43.2: Heresy - goes, Heresy + becomes Heresy -."""
    s.heresy = [HERESY_MINUS if marker == HERESY_PLUS else 0 for marker in s.heresy]


def is_immune(s: InvasionsState, nation: int) -> bool:
    """realm R43.1, E118: pagan and Arian barbarians know neither heresy nor revolt."""
    return s.status[nation] == BARBARIAN and s.faith[nation] in (PAGAN, ARIAN)


def costly_heresies(s: InvasionsState, nation: int) -> int:
    """realm R28.2, E51, E79: areas in heresy for which a nation pays; another faith is none."""
    if not is_civilized(s, nation):
        return 0
    if is_empire(s, nation):
        return sum(s.heresy[a] > 0 and s.lord[a] == nation for a in range(len(s.lord)))
    areas = {s.box.provinces[p].area for p in s.lands_of(nation)} - {NONE}
    sick = [area for area in areas if s.heresy[area]]
    return 0 if len(areas) < 2 or len(sick) == len(areas) else len(sick)


def colour_of(s: InvasionsState, area: int) -> str:
    """realm R43.3, E107"""
    return COLOURS.get(s.box.areas[area].religion, "black")


# -- conversion -----------------------------------------------------------------------------------


def may_convert(s: InvasionsState, nation: int) -> bool:
    """realm R42.3, E77: a barbarian nation, or a kingdom of barbarian origin."""
    origin = s.box.nations[nation].status
    young = origin == BARBARIAN and s.status[nation] != EMPIRE
    return young and s.faith[nation] in (PAGAN, ARIAN)


def convert(s: InvasionsState, nation: int) -> None:
    """realm R42.3"""
    s.faith[nation] = CATHOLIC
    s.tell(CONVERTED, nation)


def conversion_bonus(s: InvasionsState, nation: int) -> int:
    """realm R42.4: the income of its sound Catholic provinces, rounded up (realm E2)."""
    halves = 0
    for p in s.lands_of(nation):
        place = s.box.provinces[p]
        sound = place.area == NONE or not s.heresy[place.area]
        halves += place.income_halves * (sound and place.religion == CATHOLIC)
    return (halves + 1) // 2


def may_claim(s: InvasionsState, nation: int) -> bool:
    """realm R42.4: once, if its card lists the bonus."""
    listed = s.box.nations[nation].conversion_bonus and not s.claimed[nation]
    return listed and s.faith[nation] == CATHOLIC and conversion_bonus(s, nation) > 0


def claim_bonus(s: InvasionsState, nation: int) -> None:
    """realm R42.4, E78: half of it for the player who controls the see of the Pope."""
    bonus = conversion_bonus(s, nation)
    s.claimed[nation] = 1
    s.tell(BONUS_CLAIMED, nation, bonus)
    gain_points(s, nation, bonus)
    pope = s.controller[s.box.holy_see]
    if pope != NONE:
        book(s, pope, (bonus + 1) // 2)


def begin_conversions(s: InvasionsState) -> None:
    """realm R42.3: at the start of phase 2, in activation order."""
    s.push(CONVERSIONS)


def ask_next_believer(s: InvasionsState) -> None:
    order, place = activation_order(s), s.var(NEXT)
    if place < len(order):
        s.set_var(NEXT, place + 1)
        s.repeat()
        ask_believer(s, order[place])


def ask_believer(s: InvasionsState, nation: int) -> None:
    if may_convert(s, nation) or may_claim(s, nation):
        s.push(CONVERSION, nation)


class Conversion(Decision[InvasionsState]):
    """realm DP17"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(BELIEVER))

    def legal(self, s: InvasionsState) -> list[str]:
        nation = s.var(BELIEVER)
        words = ["convert"] if may_convert(s, nation) else []
        words += ["claim_conversion"] if may_claim(s, nation) else []
        return [*words, "end_convert"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        nation = s.var(BELIEVER)
        if verb == CONVERT_V:
            return None if may_convert(s, nation) else Why("R42.3", "no-conversion")
        if verb == CLAIM_CONVERSION_V:
            return None if may_claim(s, nation) else Why("R42.4", "no-conversion-bonus")
        return None if verb == END_CONVERT_V else Why("R42.3", "asked-conversion")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation = s.var(BELIEVER)
        s.pop()
        if verb == CONVERT_V:
            convert(s, nation)
            ask_believer(s, nation)
        elif verb == CLAIM_CONVERSION_V:
            claim_bonus(s, nation)
