"""Foedera: federator, federate and the two provinces.

Rules   realm R38.1, R38.6
Owns    federators, federates, foedus_first, foedus_second
Nodes   none
Leaves  who controls the provinces to control.py
"""

from __future__ import annotations

from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.state import InvasionsState


def make_foedus(s: InvasionsState, lord: int, federate: int, first: int, second: int) -> None:
    s.federators.append(lord)
    s.federates.append(federate)
    s.foedus_first.append(first)
    s.foedus_second.append(second)


def foedus_at(s: InvasionsState, province: int) -> int:
    """The place of the foedus to which a province belongs, or NONE."""
    for i in range(len(s.federators)):
        if province in (s.foedus_first[i], s.foedus_second[i]):
            return i
    return NONE


def federators_of(s: InvasionsState, nation: int) -> list[int]:
    return [s.federators[i] for i in range(len(s.federates)) if s.federates[i] == nation]


def federates_of(s: InvasionsState, nation: int) -> list[int]:
    return [s.federates[i] for i in range(len(s.federators)) if s.federators[i] == nation]


def drop_foedus(s: InvasionsState, foedus: int) -> None:
    """It is no longer in force."""
    del s.federators[foedus]
    del s.federates[foedus]
    del s.foedus_first[foedus]
    del s.foedus_second[foedus]


def pass_foedera(s: InvasionsState, lord: int, federate: int, heir: int) -> None:
    """foedera_pass_on: another nation takes the place of the federator."""
    for i in range(len(s.federators)):
        if s.federators[i] == lord and s.federates[i] == federate:
            s.federators[i] = heir
