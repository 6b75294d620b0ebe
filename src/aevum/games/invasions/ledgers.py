"""The books of the nation that is administered now: income and expenses, item by item.

Nothing here changes the state it is given.
"""

from __future__ import annotations

from typing import Any, Final

from aevum.games.invasions.components.administration import (
    ADMINISTRATION,
    INCOME,
    PURCHASES,
    SUPPRESSION,
)
from aevum.games.invasions.kinds import ADMINISTRATION as TYPES
from aevum.games.invasions.kinds import BARBARIAN
from aevum.games.invasions.rules.administration.administering import is_cut
from aevum.games.invasions.rules.administration.administration import cost_of, share_of
from aevum.games.invasions.rules.administration.income import (
    WHOLE,
    city_halves,
    client_tribute,
    expenses_of,
    gold_of_area,
    income_of,
    net_income,
    part,
    shared_lands,
    trade_of,
)
from aevum.games.invasions.rules.administration.revolts import COST
from aevum.games.invasions.rules.turn.ageing import BAND
from aevum.games.invasions.rules.turn.founding import is_empire
from aevum.games.invasions.state import InvasionsState

BOOKS: Final = (PURCHASES, INCOME, ADMINISTRATION, SUPPRESSION)


def ledger_of(s: InvasionsState) -> dict[str, Any] | None:
    """realm R27.1, R28.1: as they would be booked now; None outside the Administration Phase."""
    for node in BOOKS:
        if s.holds(node):
            nation = s.var_of(node, node.variable("nation"))
            return None if s.status[nation] == BARBARIAN else books_of(s, nation)
    return None


def books_of(s: InvasionsState, nation: int) -> dict[str, Any]:
    income, expenses = income_of(s, nation), expenses_of(s, nation)
    return {
        "nation": s.box.nations[nation].id,
        "gold": s.gold[nation],
        "taxed": s.taxed[nation],
        "income": in_gold(income._asdict()),
        "expenses": in_gold(expenses._asdict()),
        "net": net_income(s, nation),
        "details": details_of(s, nation),
        "next": forecast_of(s, nation),
    }


def in_gold(items: dict[str, int]) -> list[list[Any]]:
    """The items that count, in gold."""
    return [[name, parts / WHOLE] for name, parts in items.items() if parts]


# -- what an item is made of ----------------------------------------------------------------------


def details_of(s: InvasionsState, nation: int) -> dict[str, list[list[Any]]]:
    """By item: each city, area, province, sea zone or nation with its gold."""
    box, empire = s.box, is_empire(s, nation)
    places = [province.id for province in box.provinces]
    lands = shared_lands(s, nation)
    calm = [p for p in lands if not s.revolt[p]]
    rural = [] if empire else calm
    areas = range(len(s.lord)) if empire else range(0)
    found = {
        "cities": in_gold({places[p]: part(s, p) * city_halves(s, p) // 2 for p in calm}),
        "areas": in_gold({box.areas[a].id: gold_of_area(s, nation, a) for a in areas}),
        "provinces": in_gold(
            {places[p]: part(s, p) * box.provinces[p].income_halves // 2 for p in rural}
        ),
        "trade": [[box.seas[sea].id, gold] for sea, gold in trade_of(s, nation, calm)],
        "tribute": tributes_of(s, nation),
        "revolts": in_gold({places[p]: part(s, p) * COST[s.revolt[p]] for p in lands}),
    }
    return {item: parts for item, parts in found.items() if parts}


def tributes_of(s: InvasionsState, nation: int) -> list[list[Any]]:
    """realm R27.8"""
    nations = s.box.nations
    clients = [[nations[each].id, client_tribute(s, each)] for each in s.clients_of(nation)]
    return clients + [[nations[each].id, 1] for each in s.vassals_of(nation)]


# -- the next turn --------------------------------------------------------------------------------


def forecast_of(s: InvasionsState, nation: int) -> dict[str, Any]:
    """realm R26: if nothing changes: the gold that is left, the price of a card, the income."""
    numbers, costs = s.box.numbers, [cost_of(s, nation, kind) for kind in range(len(TYPES))]
    brought = min(s.gold[nation], numbers.treasury_limit)
    age = min(s.age[nation] + 1, numbers.civilized_age)
    kept = share_of(s, brought, (age - 1) // BAND) if is_cut(s, nation) else brought
    # Calamities of this turn are booked once (realm R28.1).
    net = net_income(s, nation) + s.booked[nation]
    return {
        "brought": brought,
        "age": age,
        "kept": kept,
        "cheapest": min(costs),
        "dearest": max(costs),
        "net": net,
        "bankrupt": verdict(kept + net - min(costs), kept + net - max(costs)),
    }


def verdict(best: int, worst: int) -> str:
    if best < 0:
        return "yes"
    return "maybe" if worst < 0 else "no"
