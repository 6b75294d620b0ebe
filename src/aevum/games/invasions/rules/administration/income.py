"""Income and expenses of civilized nations; tribute of all.

Rules   realm R1.4, R27, R28, E47 to E51, E96, E125
Owns    none
Nodes   none
Leaves  the treasury to treasury.py, what follows to administering.py
"""

from __future__ import annotations

from typing import Final, NamedTuple

from aevum.games.invasions.components.administration import TAXED
from aevum.games.invasions.components.registers import ACTIVE
from aevum.games.invasions.kinds import BARBARIAN, MODIFIERS, NONE
from aevum.games.invasions.options import ZERO_VALUE_TRADE
from aevum.games.invasions.rules.administration.religion import costly_heresies
from aevum.games.invasions.rules.administration.revolts import COST
from aevum.games.invasions.rules.board.control import holders_of, is_total, lords_of
from aevum.games.invasions.rules.board.treasury import book, gain_gold, lose_gold
from aevum.games.invasions.rules.board.units import commanded, is_mercenary, origin_of
from aevum.games.invasions.rules.turn.founding import is_empire
from aevum.games.invasions.state import InvasionsState

WHOLE: Final = 12
"""Parts of a gold piece: halves are printed, and what allies share is split exactly."""
DECLINE_COST: Final = 5
"""realm R28.1: for each step of decline."""
VASSAL_TRIBUTE: Final = 1
NO_CAPITAL: Final = MODIFIERS.index("no_capital")
MERCENARY_GOLD: Final = MODIFIERS.index("hun_mercenary_gold")


class Income(NamedTuple):
    """Gross income, item by item, in twelfths of a gold piece (realm R27.1)."""

    cities: int
    capital: int
    areas: int
    provinces: int
    off_map: int
    trade: int
    tribute: int


class Expenses(NamedTuple):
    """Expenses in twelfths of a gold piece (realm R28.1)."""

    suzerain: int
    foedera: int
    revolts: int
    heresy: int
    decline: int
    upkeep: int
    calamities: int


# -- income ---------------------------------------------------------------------------------------


def income_of(s: InvasionsState, nation: int) -> Income:
    """realm R27.1: kingdoms live on provinces, empires on areas."""
    empire = is_empire(s, nation)
    lands = [p for p in shared_lands(s, nation) if not s.revolt[p]]
    halves = 0 if empire else sum(part(s, p) * s.box.provinces[p].income_halves for p in lands)
    has_capital = s.capital[nation] != NONE
    return Income(
        cities=sum(part(s, p) * city_halves(s, p) for p in lands) // 2,
        capital=WHOLE * s.box.numbers.capital[s.status[nation]] * has_capital,
        areas=area_gold(s, nation) * empire,
        provinces=halves // 2,
        off_map=sum(area_part(s, nation, a.index) * a.offmap for a in s.box.areas),
        trade=WHOLE * trade_gold(s, nation, lands),
        tribute=WHOLE * tribute_gold(s, nation),
    )


def shared_lands(s: InvasionsState, nation: int) -> list[int]:
    """What it controls, and what its ally shares with it (realm E125)."""
    lands = s.lands_of(nation)
    if s.ally[nation] == NONE:
        return lands
    return lands + [p for p in s.lands_of(s.ally[nation]) if nation in holders_of(s, p)]


def part(s: InvasionsState, province: int) -> int:
    """realm E125: of what a province yields, in twelfths."""
    if s.ally[s.controller[province]] == NONE:
        return WHOLE
    return WHOLE // len(holders_of(s, province))


def area_part(s: InvasionsState, nation: int, area: int) -> int:
    """realm E125: partners share an area, and what comes from beyond the board (E80)."""
    lords = lords_of(s, area)
    return WHOLE // len(lords) if nation in lords else 0


def city_halves(s: InvasionsState, province: int) -> int:
    """realm R27.2: a looted city yields a half."""
    if not s.built(province):
        return 0
    return 1 if s.looted[province] else 2 * s.level[province]


def area_gold(s: InvasionsState, nation: int) -> int:
    """realm R27.5"""
    return sum(gold_of_area(s, nation, area) for area in range(len(s.lord)))


def gold_of_area(s: InvasionsState, nation: int, area: int) -> int:
    if s.lord[area] == NONE:
        return 0
    return area_part(s, nation, area) * (1 + is_total(s, nation, area))


def trade_gold(s: InvasionsState, nation: int, lands: list[int]) -> int:
    """realm R27.6"""
    return sum(gold for _, gold in trade_of(s, nation, lands))


def trade_of(s: InvasionsState, nation: int, lands: list[int]) -> list[tuple[int, int]]:
    """By sea zone. realm E16, E100: ports outside the scenario still deny a monopoly (R12.4)."""
    found: list[tuple[int, int]] = []
    for sea in s.box.seas:
        ports = [p for p in sea.ports if s.built(p)]
        mine = [p for p in ports if p in lands]
        alone = [p for p in mine if s.ally[nation] == NONE or len(holders_of(s, p)) == 1]
        if mine and (sea.monopoly or not s.switched(ZERO_VALUE_TRADE)):
            found.append((sea.index, 1 + (sea.monopoly if len(alone) == len(ports) else 0)))
    return found


def client_tribute(s: InvasionsState, client: int) -> int:
    """realm E47: an active client pays what it has, an inactive one always the full amount."""
    if s.box.nations[client].has[NO_CAPITAL]:
        return 0
    amount = s.client_tribute[client]
    return min(amount, s.gold[client]) if s.being[client] == ACTIVE else amount


def tribute_gold(s: InvasionsState, nation: int) -> int:
    """realm R27.8"""
    clients = sum(client_tribute(s, client) for client in s.clients_of(nation))
    return clients + VASSAL_TRIBUTE * len(s.vassals_of(nation))


def mercenary_gold(s: InvasionsState, nation: int) -> int:
    """hun_mercenary_gold: for each unit of its people in the service of another nation."""
    if not s.box.nations[nation].has[MERCENARY_GOLD]:
        return 0
    serving = 0
    for unit in range(len(s.unit_at)):
        if s.unit_at[unit] != NONE:
            auxiliary = s.box.kinds[s.unit_kind[unit]].auxiliary_of == nation
            lent = origin_of(s, unit) == nation and is_mercenary(s, unit)
            serving += auxiliary or lent
    return s.box.modifiers[MERCENARY_GOLD].numbers[0] * serving


# -- expenses -------------------------------------------------------------------------------------


def expenses_of(s: InvasionsState, nation: int) -> Expenses:
    """realm R28.1"""
    return Expenses(
        suzerain=WHOLE * VASSAL_TRIBUTE * (s.suzerain[nation] != NONE),
        foedera=WHOLE * s.box.numbers.foedus_tribute * s.federators.count(nation),
        revolts=revolt_cost(s, nation),
        heresy=WHOLE * costly_heresies(s, nation),
        decline=WHOLE * DECLINE_COST * s.decline[nation],
        upkeep=0 if is_empire(s, nation) else WHOLE * commanded(s, nation),
        calamities=WHOLE * s.booked[nation],
    )


def revolt_cost(s: InvasionsState, nation: int) -> int:
    """realm R28.1; what allies share is split (realm E125)."""
    sick = [p for p in shared_lands(s, nation) if s.revolt[p]]
    return sum(part(s, p) * COST[s.revolt[p]] for p in sick)


def net_income(s: InvasionsState, nation: int) -> int:
    """realm R28.3: rounded up once, at the end (realm E2)."""
    return -((sum(expenses_of(s, nation)) - sum(income_of(s, nation))) // WHOLE)


# -- booking --------------------------------------------------------------------------------------


def collect(s: InvasionsState, nation: int) -> None:
    """realm R28.3, R28.4: each payment once on each side."""
    if s.being[nation] != ACTIVE:
        return
    if s.status[nation] == BARBARIAN:
        collect_tribute(s, nation)
        return
    net, gross = net_income(s, nation), -(-sum(income_of(s, nation)) // WHOLE)
    for client in s.clients_of(nation):
        if s.being[client] == ACTIVE:
            lose_gold(s, client, client_tribute(s, client))
    pay_federates(s, nation, s.gold[nation] + gross)
    book(s, nation, net)
    s.tell(TAXED, nation, net, s.gold[nation])


def pay_federates(s: InvasionsState, nation: int, gold: int) -> None:
    """realm E48: before all other expenses, as far as the gold goes."""
    for foedus in range(len(s.federators)):
        if s.federators[foedus] == nation:
            paid = min(gold, s.box.numbers.foedus_tribute)
            gain_gold(s, s.federates[foedus], paid)
            gold -= paid


def collect_tribute(s: InvasionsState, nation: int) -> None:
    """realm R27.9, R28.4: barbarians, in their recovery slot; who has no gold pays nothing."""
    gain_gold(s, nation, tribute_gold(s, nation) + mercenary_gold(s, nation))
    if s.suzerain[nation] != NONE:
        lose_gold(s, nation, VASSAL_TRIBUTE)
