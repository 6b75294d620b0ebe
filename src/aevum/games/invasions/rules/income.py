"""Income and expenses of civilized nations.

Rules   realm R27, R28
Owns    none
Nodes   none
Leaves  the treasury to treasury.py
"""

from __future__ import annotations

from typing import NamedTuple

from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.control import is_total
from aevum.games.invasions.rules.founding import is_empire
from aevum.games.invasions.rules.religion import costly_heresies
from aevum.games.invasions.rules.units import commanded
from aevum.games.invasions.state import InvasionsState

DECLINE_COST = 5
"""realm R28.1: for each step of decline."""


class Income(NamedTuple):
    """Gross income, item by item, in half gold pieces (realm R27.1)."""

    cities: int
    capital: int
    areas: int
    provinces: int
    off_map: int
    trade: int
    tribute: int


class Expenses(NamedTuple):
    """Expenses in gold (realm R28.1)."""

    suzerain: int
    foedera: int
    heresy: int
    decline: int
    upkeep: int


def income_of(s: InvasionsState, nation: int) -> Income:
    """realm R27.1: kingdoms live on provinces, empires on areas."""
    lands, empire = s.lands_of(nation), is_empire(s, nation)
    has_capital = s.capital[nation] != NONE
    return Income(
        cities=2 * sum(s.level[p] for p in lands if s.built(p)),
        capital=2 * s.box.numbers.capital[s.status[nation]] * has_capital,
        areas=2 * area_gold(s, nation) * empire,
        provinces=0 if empire else sum(s.box.provinces[p].income_halves for p in lands),
        off_map=2 * sum(a.offmap for a in s.box.areas if s.lord[a.index] == nation),
        trade=2 * trade_gold(s, lands),
        tribute=2 * tribute_gold(s, nation),
    )


def area_gold(s: InvasionsState, nation: int) -> int:
    """realm R27.5"""
    return sum(1 + is_total(s, nation, a) for a in range(len(s.lord)) if s.lord[a] == nation)


def trade_gold(s: InvasionsState, lands: list[int]) -> int:
    """realm R27.6: ports outside the scenario still deny a monopoly (realm R12.4)."""
    gold = 0
    for sea in s.box.seas:
        ports = [p for p in sea.ports if s.built(p)]
        mine = [p for p in ports if p in lands]
        if mine:
            gold += 1 + (sea.monopoly if len(mine) == len(ports) else 0)
    return gold


def tribute_gold(s: InvasionsState, nation: int) -> int:
    """realm R27.8"""
    clients = sum(s.client_tribute[client] for client in s.clients_of(nation))
    return clients + len(s.vassals_of(nation))


def expenses_of(s: InvasionsState, nation: int) -> Expenses:
    """realm R28.1"""
    return Expenses(
        suzerain=int(s.suzerain[nation] != NONE),
        foedera=s.box.numbers.foedus_tribute * s.federators.count(nation),
        heresy=costly_heresies(s, nation),
        decline=DECLINE_COST * s.decline[nation],
        upkeep=0 if is_empire(s, nation) else commanded(s, nation),
    )


def net_income(s: InvasionsState, nation: int) -> int:
    """realm R28.3: rounded up."""
    return (sum(income_of(s, nation)) + 1) // 2 - sum(expenses_of(s, nation))
