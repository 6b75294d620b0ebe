"""Clients and their patrons.

Rules   realm R37; war R33
Owns    patron, client_tribute
Nodes   none
Leaves  the booking of the tribute to income.py, the lent unit to mercenaries.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.components.board import CLIENT, CLIENT_UNIT
from aevum.games.invasions.components.bonds import CLIENT_LEFT, CLIENT_MADE
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.mercenaries import (
    can_lend,
    has_all_units,
    lent_by,
    recall,
)
from aevum.games.invasions.rules.bonds.alliances import end_alliance
from aevum.games.invasions.rules.march.activation import stop_acting
from aevum.games.invasions.state import InvasionsState

TRIBUTE: Final = 2
"""realm R37.2: what a client normally pays."""


def make_client(s: InvasionsState, nation: int, patron: int, tribute: int = TRIBUTE) -> None:
    """At set-up and by an entry: nothing else changes."""
    s.patron[nation] = patron
    s.client_tribute[nation] = tribute


def set_tribute(s: InvasionsState, nation: int, tribute: int) -> None:
    s.client_tribute[nation] = tribute


def become_client(s: InvasionsState, nation: int, patron: int, tribute: int = TRIBUTE) -> None:
    """realm R37.2, R36.4: its former patron and its ally are left."""
    leave_patron(s, nation)
    if s.ally[nation] != NONE:
        stop_acting(s, nation)
        end_alliance(s, nation)
    make_client(s, nation, patron, tribute)
    s.tell(CLIENT_MADE, nation, patron)
    settle_control(s)


def leave_patron(s: InvasionsState, nation: int) -> None:
    """realm R37.7: free, and its unit goes home."""
    patron = s.patron[nation]
    if patron == NONE:
        return
    s.patron[nation] = NONE
    s.client_tribute[nation] = 0
    recall(s, nation, patron, CLIENT)
    s.tell(CLIENT_LEFT, nation, patron)
    settle_control(s)


def free_clients(s: InvasionsState, patron: int) -> None:
    """realm R37.7: the patron has lost its capital, or is no more."""
    for client in s.clients_of(patron):
        leave_patron(s, client)


def call_clients(s: InvasionsState) -> None:
    """realm R37.5, R10.1 (6): each patron that acts gets a unit of each client, one by one."""
    for patron in s.acting:
        for client in s.clients_of(patron):
            if may_call(s, client, patron):
                s.repeat()
                s.push(CLIENT_UNIT, client, patron)
                return


def may_call(s: InvasionsState, client: int, patron: int) -> bool:
    """realm R37.5: one unit, if all are on the board."""
    served = lent_by(s, client, CLIENT)
    return not served and has_all_units(s, client) and can_lend(s, client, patron, CLIENT)
