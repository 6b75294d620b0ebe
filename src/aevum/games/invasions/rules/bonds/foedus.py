"""Foedera: federator, federate and the two provinces; offers that were accepted.

Rules   realm R38.1, R38.6 to R38.10
Owns    federators, federates, foedus_first, foedus_second, foedus_since, pledges, vacated, offered,
        tested
Nodes   none
Leaves  offers to offers.py, what happens when one begins or is broken to federation.py, who
        controls the provinces to control.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.state import InvasionsState

ENTRY: Final = 4
"""Numbers of a pledge: federator, federate, both provinces."""


BEFORE: Final = 0
"""A bond that is older than the game."""


def make_foedus(
    s: InvasionsState, lord: int, federate: int, first: int, second: int, since: int = BEFORE
) -> None:
    """realm R38.1, E3: the federator pays and gives land, the federate is barbarian."""
    s.federators.append(lord)
    s.federates.append(federate)
    s.foedus_first.append(first)
    s.foedus_second.append(second)
    s.foedus_since.append(since)


def drop_foedus(s: InvasionsState, foedus: int) -> None:
    del s.federators[foedus]
    del s.federates[foedus]
    del s.foedus_first[foedus]
    del s.foedus_second[foedus]
    del s.foedus_since[foedus]


# -- questions ------------------------------------------------------------------------------------


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


def pass_foedera(s: InvasionsState, lord: int, federate: int, heir: int) -> None:
    """foedera_pass_on: another nation takes the place of the federator."""
    for i in range(len(s.federators)):
        if s.federators[i] == lord and s.federates[i] == federate:
            s.federators[i] = heir


def foedera_of(s: InvasionsState, federate: int) -> list[int]:
    """The places of a federate's foedera."""
    return [i for i in range(len(s.federates)) if s.federates[i] == federate]


def foedus_provinces(s: InvasionsState, federate: int) -> list[int]:
    """realm R38.7: where its horde must stay."""
    places = foedera_of(s, federate)
    return [p for i in places for p in (s.foedus_first[i], s.foedus_second[i])]


# -- pledges --------------------------------------------------------------------------------------


def pledge(s: InvasionsState, lord: int, federate: int, first: int, second: int) -> None:
    """realm R38.4: accepted; it comes into force when the federate acts."""
    s.pledges += [lord, federate, first, second]


def pledges(s: InvasionsState) -> list[tuple[int, int, int, int]]:
    found = s.pledges
    return [
        (found[i], found[i + 1], found[i + 2], found[i + 3]) for i in range(0, len(found), ENTRY)
    ]


def take_pledge(s: InvasionsState, place: int) -> None:
    del s.pledges[ENTRY * place : ENTRY * (place + 1)]


def clear_pledges(s: InvasionsState) -> None:
    """What did not come into force in its turn is void."""
    s.pledges = []


def pledged_lord(s: InvasionsState, federate: int) -> int:
    """realm E116: to whom it has given its word, or NONE."""
    return next((entry[0] for entry in pledges(s) if entry[1] == federate), NONE)


# -- marks of the turn ----------------------------------------------------------------------------


def note_offer(s: InvasionsState, empire: int) -> None:
    """realm R38.2: a refused offer is used up."""
    s.offered[empire] = 1


def note_test(s: InvasionsState, federate: int) -> None:
    """realm R38.11: one test per turn."""
    s.tested[federate] = 1


def begin_foedus_turn(s: InvasionsState) -> None:
    s.offered = [0] * len(s.offered)
    s.tested = [0] * len(s.tested)


def note_vacated(s: InvasionsState, provinces: list[int]) -> None:
    """realm R38.4.3: where units of the federator may go."""
    s.vacated = provinces
