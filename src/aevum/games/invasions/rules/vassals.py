"""Vassals and their suzerains.

Rules   realm R39.1, R39.5, R39.11, E63, E133
Owns    suzerain
Nodes   none
Leaves  relations to relations.py, tribute to income.py
"""

from __future__ import annotations

from aevum.games.invasions.components import ACTIVE
from aevum.games.invasions.kinds import BARBARIAN, EMPIRE, NONE
from aevum.games.invasions.rules.control import settle_control
from aevum.games.invasions.rules.treasury import gain_gold, lose_gold
from aevum.games.invasions.state import InvasionsState


def make_vassal(s: InvasionsState, nation: int, suzerain: int) -> None:
    s.suzerain[nation] = suzerain


def free_vassal(s: InvasionsState, nation: int) -> None:
    """realm R39.11"""
    s.suzerain[nation] = NONE


def may_submit(s: InvasionsState, vassal: int, suzerain: int) -> bool:
    """realm R39.1, R39.10, E63, E133: no empire, no federate; to no vassal, federate, inactive."""
    if s.status[vassal] == EMPIRE or vassal in s.federates or vassal == suzerain:
        return False
    lord = s.being[suzerain] == ACTIVE and s.suzerain[suzerain] == NONE
    return lord and suzerain not in s.federates


def submit(s: InvasionsState, vassal: int, suzerain: int) -> None:
    """realm R39.5: a barbarian nation loses half its treasury, rounded up."""
    make_vassal(s, vassal, suzerain)
    free_vassals(s, vassal)
    if s.status[vassal] == BARBARIAN:
        gain_gold(s, suzerain, lose_gold(s, vassal, (s.gold[vassal] + 1) // 2))
    settle_control(s)


def free_vassals(s: InvasionsState, suzerain: int) -> None:
    """realm R39.11"""
    for vassal in s.vassals_of(suzerain):
        free_vassal(s, vassal)
