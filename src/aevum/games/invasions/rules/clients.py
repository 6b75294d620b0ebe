"""Clients and their patrons.

Rules   realm R37.2
Owns    patron, client_tribute
Nodes   none
Leaves  the booking of the tribute to income.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.state import InvasionsState

TRIBUTE: Final = 2
"""realm R37.2: what a client normally pays."""


def make_client(s: InvasionsState, nation: int, patron: int) -> None:
    s.patron[nation] = patron
    s.client_tribute[nation] = TRIBUTE


def set_tribute(s: InvasionsState, nation: int, tribute: int) -> None:
    s.client_tribute[nation] = tribute
