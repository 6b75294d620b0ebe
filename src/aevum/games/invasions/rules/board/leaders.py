"""Leaders: where they are, who is confined, who returns.

Rules   realm R3; war R3, E16
Owns    leader_at, aboard, confined, returns, crowned, dead
Nodes   none
Leaves  stacks to units.py
"""

from __future__ import annotations

from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.options import LEADER_BONUS
from aevum.games.invasions.state import InvasionsState


def place_leader(s: InvasionsState, leader: int, province: int) -> None:
    s.leader_at[leader] = province
    s.aboard[leader] = NONE


def move_leader(s: InvasionsState, leader: int, province: int) -> None:
    place_leader(s, leader, province)


def board_leader(s: InvasionsState, leader: int, sea: int) -> None:
    """war R28.11"""
    s.leader_at[leader] = NONE
    s.aboard[leader] = sea


def remove_leader(s: InvasionsState, leader: int) -> None:
    """Off the board, and not dead."""
    s.leader_at[leader] = NONE
    s.aboard[leader] = NONE


def eliminate_leader(s: InvasionsState, leader: int) -> None:
    """war R3.7: an ordinary one returns next turn, a historical one is out of the game."""
    remove_leader(s, leader)
    if s.box.leaders[leader].historical:
        s.dead[leader] = 1
    else:
        s.returns[leader] = s.turn + 1


def send_away(s: InvasionsState, leader: int) -> None:
    """realm R19.4: an ordinary leader waits on the turn track for the next turn."""
    remove_leader(s, leader)
    s.returns[leader] = s.turn + 1


def crown_leader(s: InvasionsState, leader: int) -> None:
    """Option aid:Romans-H: he is a ruler from now on."""
    s.crowned[leader] = 1


def confine(s: InvasionsState, leader: int) -> None:
    """war R3.3: he neither moves nor campaigns nor attacks in this turn."""
    s.confined[leader] = 1


def free_leaders(s: InvasionsState) -> None:
    """A new turn begins."""
    s.confined = [0] * len(s.confined)


# -- questions ------------------------------------------------------------------------------------


def nation_of(s: InvasionsState, leader: int) -> int:
    return s.box.leaders[leader].nation


def in_play(s: InvasionsState, leader: int) -> bool:
    return s.leader_at[leader] != NONE or s.aboard[leader] != NONE


def leaders_at(s: InvasionsState, province: int, nation: int) -> list[int]:
    """The leaders of a nation in a province."""
    return [each for each in s.box.leaders_of[nation] if s.leader_at[each] == province]


def leaders_in(s: InvasionsState, province: int) -> list[int]:
    """All leaders in a province."""
    return s.box.sight.leaders(s)[province].copy()


def leaders_in_play(s: InvasionsState, nation: int) -> list[int]:
    return [each for each in s.box.leaders_of[nation] if in_play(s, each)]


def best_combat(s: InvasionsState, leaders: list[int]) -> int:
    """war R3.4: the highest combat value; nobody = 0 (E54)."""
    return max((s.box.leaders[each].combat for each in leaders), default=0)


def stacking_bonus(s: InvasionsState, leaders: list[int]) -> int:
    """war E16: the single best bonus, or the sum of all."""
    best = total = 0
    for each in leaders:
        bonus = s.box.leaders[each].stacking
        total += bonus
        best = max(best, bonus)
    return total if s.switched(LEADER_BONUS) else best
