"""Alliances: formed, ended, betrayed.

Rules   R19
Owns    allied
Nodes   none
Leaves  the offer to diplomacy.py, armies in battle to lineup.py
"""

from __future__ import annotations

from aevum.games.era_of_tribes.components import ALLIED, BETRAYED, PARTED
from aevum.games.era_of_tribes.rules.tracks import add_influence, add_morale
from aevum.games.era_of_tribes.state import EraState


def alliances_of(s: EraState, seat: int) -> int:
    return sum(s.allied[seat * s.players : (seat + 1) * s.players])


def has_leader_to_exchange(s: EraState, seat: int) -> bool:
    """E38: at most as many alliances as leaders."""
    return alliances_of(s, seat) < s.leaders[seat]


def set_allied(s: EraState, seat: int, other: int, allied: int) -> None:
    s.allied[seat * s.players + other] = allied
    s.allied[other * s.players + seat] = allied


def form(s: EraState, seat: int, other: int) -> None:
    """R19.1; E90: the active player is booked first."""
    numbers = s.box.numbers
    set_allied(s, seat, other, 1)
    s.tell(ALLIED, seat, other)
    for each in (seat, other):
        add_influence(s, each, numbers.ally_influence)
        add_morale(s, each, numbers.ally_morale)


def part(s: EraState, seat: int, other: int) -> None:
    """R19.6: by agreement, or by force."""
    numbers = s.box.numbers
    set_allied(s, seat, other, 0)
    s.tell(PARTED, seat, other)
    for each in (seat, other):
        add_influence(s, each, -numbers.ally_influence)
        add_morale(s, each, -numbers.ally_morale)


def betray(s: EraState, attacker: int, attacked: int, active: int) -> None:
    """R19.6: an attack ends the alliance, if there is one; E90: the active player is first."""
    if not s.is_allied(attacker, attacked):
        return
    numbers = s.box.numbers
    set_allied(s, attacker, attacked, 0)
    s.tell(BETRAYED, attacker, attacked)
    for seat in s.from_seat(active):
        if seat in (attacker, attacked):
            add_influence(s, seat, -numbers.ally_influence)
    add_morale(s, attacker, -numbers.betrayal_morale)
    add_morale(s, attacked, -numbers.ally_morale)
