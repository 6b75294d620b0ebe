"""What the question at hand is about, in numbers that everybody may know: prices, chances, targets.

Nothing here changes the state it is given, and nothing depends on a hidden hand.
"""

from __future__ import annotations

from typing import Any

from aevum.games.invasions.components.administration import (
    ADMIN_TYPE,
    PURCHASE,
    PURCHASES,
    SUPPRESSION,
)
from aevum.games.invasions.components.bonds import BRIBE, DIPLOMACY, USES
from aevum.games.invasions.components.raids import RAID_ROUTE, RAID_TARGET
from aevum.games.invasions.components.sea import EMBARK
from aevum.games.invasions.fights import DIE, chance, named
from aevum.games.invasions.kinds import ADMINISTRATION as TYPES
from aevum.games.invasions.kinds import NONE, RAIDS
from aevum.games.invasions.rules.administration import suppression
from aevum.games.invasions.rules.administration.administration import cost_of
from aevum.games.invasions.rules.administration.market import (
    REPAIRS,
    buyable,
    fleets_to_repair,
    fortifiable,
    is_available,
    is_national,
    national_limit,
    price_of,
    repair_price,
    units_to_repair,
)
from aevum.games.invasions.rules.board.leaders import best_combat, leaders_at
from aevum.games.invasions.rules.bonds.embassies import card_for, nations_of_power, targets_of
from aevum.games.invasions.rules.bonds.offers import free_targets
from aevum.games.invasions.rules.march.marching import open_band
from aevum.games.invasions.rules.raids import raids
from aevum.games.invasions.rules.raids.raid_party import Aim, aims_now, sure_aims
from aevum.games.invasions.rules.sea import transport
from aevum.games.invasions.rules.turn.timeline import invades
from aevum.games.invasions.state import InvasionsState


def matter_of(s: InvasionsState) -> dict[str, Any] | None:
    if s.at(PURCHASE):
        return shop_of(s, s.var(PURCHASE.variable("nation")))
    if s.at(ADMIN_TYPE):
        return types_of(s, s.var(ADMIN_TYPE.variable("nation")))
    if s.at(SUPPRESSION):
        return unrest_of(s, s.var(SUPPRESSION.variable("nation")))
    if s.at(DIPLOMACY):
        return embassies_of(s, s.var(DIPLOMACY.variable("power")))
    if s.at(RAID_TARGET):
        return {"raids": [raid_of(s, aim) for aim in aims_now(s)]}
    if s.at(RAID_ROUTE):
        return {"raids": [raid_of(s, aim) for aim in sure_aims(s)]}
    if s.at(EMBARK):
        return {"landings": [landing_of(s, p) for p in transport.risky_shores(s)]}
    return None


# -- the market -----------------------------------------------------------------------------------


def shop_of(s: InvasionsState, nation: int) -> dict[str, Any]:
    """realm R32: every kind with its price and what is in the way; repairs; walls."""
    bought = s.var_of(PURCHASES, PURCHASES.variable("national"))
    repaired = s.var_of(PURCHASES, PURCHASES.variable("repaired"))
    open_ = buyable(s, nation, bought)
    full = bought >= national_limit(s)
    return {
        "kinds": [
            ware_of(s, nation, kind, "" if kind in open_ else bar_to(s, nation, kind, full))
            for kind in s.box.kinds_of[nation]
            if is_for_sale(s, nation, kind)
        ],
        "bought": bought,
        "limit": national_limit(s) if any_national(s, nation) else NONE,
        "repairs": [repaired, REPAIRS],
        "mending": mending_of(s, nation, repaired),
        "walls": [fortify_price(s, nation), len(fortifiable(s, nation))],
    }


def is_for_sale(s: InvasionsState, nation: int, kind: int) -> bool:
    """It has a price for this nation and has come into use."""
    printed = s.box.kinds[kind]
    if not (printed.field or printed.fleet) or price_of(s, nation, kind) == NONE:
        return False
    return s.turn >= max(printed.from_turn, s.box.prices[printed.price].from_turn)


def ware_of(s: InvasionsState, nation: int, kind: int, bar: str) -> dict[str, Any]:
    return {
        "kind": s.box.kind_ids[kind],
        "price": price_of(s, nation, kind),
        "supply": s.supply[kind],
        "national": is_national(s, nation, kind),
        "bar": bar,
    }


def bar_to(s: InvasionsState, nation: int, kind: int, full: bool) -> str:
    """realm R32.1, R32.2, R32.4: why it cannot be bought now."""
    people = s.box.kinds[kind].auxiliary_of
    if not s.supply[kind]:
        return "supply"
    if people != NONE and invades(s, people):
        return "invades"
    if full and is_national(s, nation, kind):
        return "limit"
    return "place" if is_available(s, nation, kind) else "gold"


def any_national(s: InvasionsState, nation: int) -> bool:
    kinds = [kind for kind in s.box.kinds_of[nation] if price_of(s, nation, kind) != NONE]
    return any(is_national(s, nation, kind) for kind in kinds)


def mending_of(s: InvasionsState, nation: int, repaired: int) -> list[list[Any]]:
    """Places of damaged elites with the price of the cheapest repair there."""
    provinces, seas = s.box.provinces, s.box.seas
    found: dict[str, int] = {}
    for unit in units_to_repair(s, nation, repaired):
        place, price = provinces[s.unit_at[unit]].id, repair_price(s, s.unit_kind[unit])
        found[place] = min(price, found.get(place, price))
    for fleet in fleets_to_repair(s, nation, repaired):
        found[seas[s.fleet_at[fleet]].id] = repair_price(s, s.fleet_kind[fleet])
    return [[place, price] for place, price in found.items()]


def fortify_price(s: InvasionsState, nation: int) -> int:
    return s.box.prices[s.box.fortify_price].gold[s.status[nation]]


# -- administration cards -------------------------------------------------------------------------


def types_of(s: InvasionsState, nation: int) -> dict[str, Any]:
    """realm R26.1.3: how many backs of each type lie there, and what one costs."""
    drawn = [kind for kind in range(len(TYPES)) if s.backs[kind]]
    return {"types": [[TYPES[kind], cost_of(s, nation, kind), s.backs[kind]] for kind in drawn]}


# -- revolts --------------------------------------------------------------------------------------


def unrest_of(s: InvasionsState, nation: int) -> dict[str, Any]:
    """realm R34.2: a D10 and these terms must reach the total; a leader rolls again."""
    needed = s.box.numbers.suppression_roll
    return {
        "revolts": [revolt_of(s, nation, p, needed) for p in suppression.open_revolts(s, nation)]
    }


def revolt_of(s: InvasionsState, nation: int, province: int, needed: int) -> dict[str, Any]:
    terms = suppression.terms_of(s, nation, province)
    rolls = 1 + best_combat(s, leaders_at(s, province, nation))
    once = chance(needed, sum(terms))
    return {
        "province": s.box.provinces[province].id,
        "terms": named(suppression.TERMS, terms),
        "needed": needed - sum(terms),
        "rolls": rolls,
        "chance": round(100 * (1 - (1 - once / 100) ** rolls)),
    }


# -- diplomacy ------------------------------------------------------------------------------------


def embassies_of(s: InvasionsState, power: int) -> dict[str, Any]:
    """realm R40.5, R38.2: by nation, whom a card could meet, whether it is held or not."""
    return {
        "embassies": {
            s.box.nations[nation].id: {
                "uses": uses_of(s, nation),
                "foedus": names_of(s, free_targets(s, nation)),
            }
            for nation in nations_of_power(s, power)
        }
    }


def uses_of(s: InvasionsState, nation: int) -> dict[str, list[Any]]:
    """The price, and the targets."""
    if s.acted[nation]:
        return {}
    return {
        name: [s.box.diplomacy[card_for(s, use)].cost, names_of(s, targets_of(s, nation, use))]
        for use, name in enumerate(USES)
        if use != BRIBE
    }


def names_of(s: InvasionsState, nations: list[int]) -> list[str]:
    return [s.box.nations[nation].id for nation in nations]


# -- raids and landings ---------------------------------------------------------------------------


def raid_of(s: InvasionsState, aim: Aim) -> dict[str, Any]:
    """realm R22.6, R22.7: the terms of the roll, and how often each result comes, in percent."""
    terms = raids.raid_terms(s, aim.target, aim.via, aim.seas)
    results = [RAIDS[raids.outcome_of(s, die + sum(terms))] for die in range(1, DIE + 1)]
    return {
        "word": aim.word,
        "province": s.box.provinces[aim.target].id,
        "terms": named(raids.TERMS, terms),
        "chances": [[each, 100 * results.count(each) // DIE] for each in RAIDS],
    }


def landing_of(s: InvasionsState, goal: int) -> dict[str, Any]:
    """war R30.3 to R30.5: a D10 and these terms must reach the total."""
    needed = s.box.numbers.sea_risk_roll
    terms = transport.risk_terms(s, open_band(s).nations[0], s.voyage[-1], goal)
    return {
        "province": s.box.provinces[goal].id,
        "terms": named(transport.RISKS, terms),
        "needed": needed - sum(terms),
        "chance": chance(needed, sum(terms)),
    }
