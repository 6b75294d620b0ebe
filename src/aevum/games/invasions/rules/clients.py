"""Clients and their patrons.

Rules   realm R37.2
Owns    patron, client_tribute
Nodes   none
Leaves  the booking of the tribute to income.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.state import InvasionsState

TRIBUTE: Final = 2
"""realm R37.2: what a client normally pays."""


def make_client(s: InvasionsState, nation: int, patron: int) -> None:
    s.patron[nation] = patron
    s.client_tribute[nation] = TRIBUTE


def set_tribute(s: InvasionsState, nation: int, tribute: int) -> None:
    s.client_tribute[nation] = tribute


def free_client(s: InvasionsState, nation: int) -> None:
    """realm R37.7: it has no patron any more."""
    s.patron[nation] = NONE
    s.client_tribute[nation] = 0


def become_client(s: InvasionsState, nation: int, patron: int) -> None:
    """realm R37.2, R37.4"""
    make_client(s, nation, patron)


def free_clients(s: InvasionsState, patron: int) -> None:
    """realm R37.7: the patron has lost its capital, or is no more."""
    for client in s.clients_of(patron):
        free_client(s, client)
