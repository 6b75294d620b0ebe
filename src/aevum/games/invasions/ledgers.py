"""The books of the nation that is administered now: income and expenses, item by item.

Nothing here changes the state it is given.
"""

from __future__ import annotations

from typing import Any, Final

from aevum.games.invasions.components.administration import ADMINISTRATION, INCOME, PURCHASES
from aevum.games.invasions.kinds import BARBARIAN
from aevum.games.invasions.rules.administration.income import (
    WHOLE,
    expenses_of,
    income_of,
    net_income,
)
from aevum.games.invasions.state import InvasionsState

BOOKS: Final = (PURCHASES, INCOME, ADMINISTRATION)


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
    }


def in_gold(items: dict[str, int]) -> list[list[Any]]:
    """The items that count, in gold."""
    return [[name, parts / WHOLE] for name, parts in items.items() if parts]
