"""Pacts: two nations are neutral until both have acted.

Rules   realm R25.3
Owns    pacts
Nodes   none
Leaves  what neutral nations may do to relations.py
"""

from __future__ import annotations

from aevum.games.invasions.state import InvasionsState


def make_pact(s: InvasionsState, a: int, b: int) -> None:
    """realm R41.3, R41.5"""
    s.pacts += [a, b]


def have_pact(s: InvasionsState, a: int, b: int) -> bool:
    pacts = s.pacts
    for i in range(0, len(pacts), 2):
        if (pacts[i] == a and pacts[i + 1] == b) or (pacts[i] == b and pacts[i + 1] == a):
            return True
    return False


def keep_pacts(s: InvasionsState, ended: list[bool]) -> None:
    """Of each pact in turn: has it ended?"""
    kept = [i for i in range(len(ended)) if not ended[i]]
    s.pacts = [nation for i in kept for nation in s.pacts[2 * i : 2 * i + 2]]


def end_old_pacts(s: InvasionsState) -> None:
    """realm R10.5: those whose two parties have both acted."""
    pacts = s.pacts
    keep_pacts(s, [bool(s.acted[a] and s.acted[b]) for a, b in pairs(pacts)])


def end_pacts_of(s: InvasionsState, nation: int) -> None:
    """realm R31.3: a nation leaves the game."""
    keep_pacts(s, [nation in pair for pair in pairs(s.pacts)])


def end_all_pacts(s: InvasionsState) -> None:
    """No pact outlives its turn, even if a party could not act."""
    s.pacts = []


def pairs(nations: list[int]) -> list[tuple[int, int]]:
    return [(nations[i], nations[i + 1]) for i in range(0, len(nations), 2)]
