"""Friendly, neutral, hostile: derived from bonds, flags and declarations, never stored.

Rules   war R6.1 to R6.4, R6.8, R6.9; realm R25
Owns    foes, foes_until
Nodes   none
Leaves  bonds to alliances.py, clients.py, vassals.py, foedus.py and pacts.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.kinds import BARBARIAN, MODIFIERS, NONE
from aevum.games.invasions.rules.bonds.foedus import federators_of
from aevum.games.invasions.rules.bonds.pacts import have_pact
from aevum.games.invasions.rules.turn.timeline import EMPIRE_SPLIT, RHINE_CROSSING, UNITED_EMPIRE
from aevum.games.invasions.state import InvasionsState

UNION: Final = MODIFIERS.index("anglo_saxon_union")
FRIENDLY: Final = 0
NEUTRAL: Final = 1
HOSTILE: Final = 2


def both_have(s: InvasionsState, a: int, b: int, modifier: int) -> bool:
    return s.box.nations[a].has[modifier] and s.box.nations[b].has[modifier]


def team(s: InvasionsState, nation: int) -> list[int]:
    """Those who act together with a nation, itself included."""
    ally = s.ally[nation]
    if not (s.in_force[UNITED_EMPIRE] and is_roman(s, nation)):
        return [nation] if ally == NONE else sorted((nation, ally))
    return [other for other in range(len(s.being)) if act_as_one(s, nation, other)]


def act_as_one(s: InvasionsState, a: int, b: int) -> bool:
    """realm R9.6, war R6.9: allies, and the halves of the united empire with theirs (E116)."""
    if a == b or s.ally[a] == b:
        return True
    if not s.in_force[UNITED_EMPIRE]:
        return False
    return is_roman(s, a) and is_roman(s, b)


def is_roman(s: InvasionsState, nation: int) -> bool:
    """A half of the united empire, or the ally of one."""
    if s.box.nations[nation].has[UNITED_EMPIRE]:
        return True
    friend = s.ally[nation]
    return friend != NONE and s.box.nations[friend].has[UNITED_EMPIRE]


def are_one(s: InvasionsState, a: int, b: int) -> bool:
    """war R6.1, step 1"""
    if act_as_one(s, a, b):
        return True
    return bool(s.in_force[RHINE_CROSSING]) and both_have(s, a, b, RHINE_CROSSING)


def are_friends(s: InvasionsState, a: int, b: int) -> bool:
    """war R6.1, steps 1 and 2: one side, or federates of one side."""
    if are_one(s, a, b):
        return True
    if a not in s.federates and b not in s.federates:
        return False
    return any(
        are_one(s, x, y) for x in (a, *federators_of(s, a)) for y in (b, *federators_of(s, b))
    )


def overlord(s: InvasionsState, nation: int) -> int:
    """war R6.1, step 3: patron or suzerain, followed upwards."""
    while s.patron[nation] != NONE or s.suzerain[nation] != NONE:
        nation = s.patron[nation] if s.patron[nation] != NONE else s.suzerain[nation]
    return nation


def are_bound(s: InvasionsState, a: int, b: int, province: int = NONE) -> bool:
    """war R6.1, steps 1 to 4: such units neither take nor end control (realm E95)."""
    return are_friends(s, a, b) or are_at_peace(s, a, b, province)


def are_at_peace(s: InvasionsState, a: int, b: int, province: int) -> bool:
    """war R6.1, steps 3 and 4: of two who are no friends."""
    if province != NONE and is_common_ground(s, a, b, s.box.provinces[province].area):
        return True
    x, y = overlord(s, a), overlord(s, b)
    if ((x != a or y != b) and are_friends(s, x, y)) or have_pact(s, a, b):
        return True
    split = bool(s.in_force[EMPIRE_SPLIT]) and both_have(s, a, b, UNITED_EMPIRE)
    return split and not are_foes(s, a, b)


def is_common_ground(s: InvasionsState, a: int, b: int, area: int) -> bool:
    """anglo_saxon_union: neutral in its area."""
    if not s.in_force[UNION] or area != s.box.area_of_modifier[UNION]:
        return False
    return both_have(s, a, b, UNION)


def relation(s: InvasionsState, a: int, b: int, province: int) -> int:
    """war R6.1, R6.2: of two nations, in a province."""
    if are_friends(s, a, b):
        return FRIENDLY
    if are_at_peace(s, a, b, province):
        return NEUTRAL
    wild = not s.box.provinces[province].civilized
    return NEUTRAL if wild and are_wild(s, a, b) else HOSTILE


def are_wild(s: InvasionsState, a: int, b: int) -> bool:
    """war R6.1, step 5: neutral on barbarian ground."""
    return is_barbarous(s, a) and is_barbarous(s, b) and not are_foes(s, a, b)


def relation_at_sea(s: InvasionsState, a: int, b: int) -> int:
    """war E49: step 5 never applies."""
    if are_friends(s, a, b):
        return FRIENDLY
    return NEUTRAL if are_at_peace(s, a, b, NONE) else HOSTILE


def is_friendly(s: InvasionsState, a: int, b: int, province: int) -> bool:
    return relation(s, a, b, province) == FRIENDLY


def is_hostile(s: InvasionsState, a: int, b: int, province: int) -> bool:
    return relation(s, a, b, province) == HOSTILE


# -- declarations ---------------------------------------------------------------------------------


def are_foes(s: InvasionsState, a: int, b: int) -> bool:
    """war R6.3: one of them declared the other hostile."""
    foes = s.foes
    for i in range(0, len(foes), 2):
        if (foes[i] == a and foes[i + 1] == b) or (foes[i] == b and foes[i + 1] == a):
            return True
    return False


def declare(s: InvasionsState, a: int, b: int, until: int) -> None:
    """war R6.3: to the end of a turn; 0 = for good (aid Romans-A)."""
    s.foes += [a, b]
    s.foes_until.append(until)


def make_peace(s: InvasionsState, a: int, b: int) -> None:
    """empire_reunion: what one declared against the other is over."""
    pairs = [(s.foes[2 * i], s.foes[2 * i + 1]) for i in range(len(s.foes_until))]
    kept = [i for i, pair in enumerate(pairs) if {a, b} != set(pair)]
    s.foes = [nation for i in kept for nation in pairs[i]]
    s.foes_until = [s.foes_until[i] for i in kept]


def forget_declarations(s: InvasionsState) -> None:
    """war R6.3: a declaration holds for the whole turn."""
    kept = [i for i in range(len(s.foes_until)) if not 0 < s.foes_until[i] < s.turn]
    s.foes = [s.foes[2 * i + k] for i in kept for k in (0, 1)]
    s.foes_until = [s.foes_until[i] for i in kept]


def is_barbarous(s: InvasionsState, nation: int) -> bool:
    """war R6.1, step 5: a barbarian, or the vassal of one."""
    if s.status[nation] == BARBARIAN:
        return True
    suzerain = s.suzerain[nation]
    return suzerain != NONE and s.status[suzerain] == BARBARIAN
