"""Mercenaries: lent, placed, sent home.

Rules   realm R2.11, R10.5, R37.5, R38.5, R39.8, E123, E139, E141; war R7.9, R33.2, R36.1, R39.6
Owns    none
Nodes   loan (procedure), loan-unit (decision), loan-place (decision), client-unit (chance),
        homecoming (procedure), home-place (decision)
Leaves  counters to units.py, how mercenaries fight to the chapter of battles
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Chance, Decision
from aevum.core.why import Why
from aevum.games.invasions.components.board import (
    CAME_HOME,
    CARD,
    CLIENT,
    CLIENT_UNIT,
    DRAW_UNIT_V,
    FEDERATE,
    FROM_V,
    HOME_PLACE,
    HOMECOMING,
    LENT,
    LOAN,
    LOAN_PLACE,
    LOAN_UNIT,
    MARRIAGE,
    MC_LEND_V,
    VASSAL,
)
from aevum.games.invasions.kinds import EMPEROR, EMPIRE, GENERAL, KING, NONE
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.ground import has_strangers
from aevum.games.invasions.rules.board.lodging import may_be_placed
from aevum.games.invasions.rules.board.places import NameProvince, province_words
from aevum.games.invasions.rules.board.units import (
    counter_id,
    counter_of,
    lend,
    move_unit,
    national_units,
    origin_of,
    release,
    remove_unit,
    unit_of,
    unit_words,
    units_of,
)
from aevum.games.invasions.rules.turn.timeline import UNITED_EMPIRE
from aevum.games.invasions.state import InvasionsState

LENDER: Final = LOAN.variable("lender")
BORROWER: Final = LOAN.variable("borrower")
TERMS: Final = LOAN.variable("contract")
CHOICE_OF: Final = LOAN_UNIT.variable("lender")
CHOICE_FOR: Final = LOAN_UNIT.variable("borrower")
CHOICE_TERMS: Final = LOAN_UNIT.variable("contract")
CHOICE_FROM: Final = LOAN_UNIT.variable("from")
PLACED: Final = LOAN_PLACE.variable("unit")
PLACED_FOR: Final = LOAN_PLACE.variable("borrower")
PLACED_TERMS: Final = LOAN_PLACE.variable("contract")
DRAWN_FROM: Final = CLIENT_UNIT.variable("lender")
DRAWN_FOR: Final = CLIENT_UNIT.variable("borrower")
RETURNING: Final = HOMECOMING.variable("nation")
HOMEWARD: Final = HOME_PLACE.variable("unit")

FOR_ONE_ACTIVATION: Final = (CLIENT, CARD, MARRIAGE)
"""realm R10.5: contracts that end with the activation of the borrower."""
LOCALS: Final = ("satrapes", "local_infantry")
"""realm E139: kinds that are tied to their ground."""


# -- who can be lent, and where he is put ---------------------------------------------------------


def lendable(s: InvasionsState, nation: int) -> list[int]:
    """realm E139: its own units under its own command that are not tied to their ground."""
    return [
        unit
        for unit in units_of(s, nation)
        if origin_of(s, unit) == nation and s.box.kinds[s.unit_kind[unit]].id not in LOCALS
    ]


def lent_by(s: InvasionsState, nation: int, contract: int) -> list[int]:
    """Its units that serve others by such a contract."""
    units = national_units(s, nation)
    return [unit for unit in units if s.unit_contract[unit] == contract]


def places_of(s: InvasionsState, borrower: int) -> list[int]:
    """realm E141: provinces that the borrower controls, within stacking."""
    return [p for p in s.lands_of(borrower) if may_be_placed(s, p, borrower)]


def loan_places(s: InvasionsState, borrower: int, contract: int) -> list[int]:
    """Where a mercenary may be put: the places a rule names first, then any."""
    if contract == FEDERATE:
        first = court_of(s, borrower)
    elif contract == VASSAL:
        first = [p for p in (s.horde[borrower], s.capital[borrower]) if p != NONE]
    else:
        first = []
    named = [p for p in first if may_be_placed(s, p, borrower)]
    return named or places_of(s, borrower)


def court_of(s: InvasionsState, federator: int) -> list[int]:
    """realm R38.5: where Caesar, the emperor or the king is, or the capital."""
    leaders = [s.box.leaders[each] for each in s.box.leaders_of[federator]]
    if s.box.nations[federator].has[UNITED_EMPIRE]:
        heads = [each for each in leaders if each.rank == GENERAL and not each.historical]
    else:
        rank = EMPEROR if s.status[federator] == EMPIRE else KING
        heads = [each for each in leaders if each.rank == rank]
    found = sorted({s.leader_at[each.index] for each in heads} - {NONE})
    open_to = [p for p in found if may_be_placed(s, p, federator)]
    return open_to or [p for p in (s.capital[federator],) if p != NONE]


def chooses_unit(s: InvasionsState, lender: int, borrower: int, contract: int) -> int:
    """realm R39.8: a nomad suzerain takes whom he likes."""
    return borrower if contract == VASSAL and s.is_nomad(borrower) else lender


def chooses_place(s: InvasionsState, lender: int, borrower: int, contract: int) -> int:
    """realm R38.5, R41.4, E72: federate and bride choose; in all other cases the borrower."""
    return lender if contract in (FEDERATE, MARRIAGE) else borrower


def can_lend(s: InvasionsState, lender: int, borrower: int, contract: int) -> bool:
    return bool(lendable(s, lender)) and bool(loan_places(s, borrower, contract))


def ask_for_loan(s: InvasionsState, lender: int, borrower: int, contract: int) -> None:
    """A unit of the lender goes into the service of the borrower."""
    s.push(LOAN, lender, borrower, contract)


# -- a loan ---------------------------------------------------------------------------------------


def choose_mercenary(s: InvasionsState) -> None:
    """war DP32: without a place the unit stays at home."""
    lender, borrower, contract = s.var(LENDER), s.var(BORROWER), s.var(TERMS)
    if can_lend(s, lender, borrower, contract):
        s.push(LOAN_UNIT, lender, borrower, contract, NONE)


def settle_loan(s: InvasionsState) -> None:
    settle_control(s)


class LoanUnit(Decision[InvasionsState]):
    """realm DP9, DP28, DP35, DP40: where it stands, then which one."""

    def actor(self, s: InvasionsState) -> int:
        lender, borrower, contract = s.var(CHOICE_OF), s.var(CHOICE_FOR), s.var(CHOICE_TERMS)
        return s.seat_of(chooses_unit(s, lender, borrower, contract))

    def units(self, s: InvasionsState) -> list[int]:
        found, province = lendable(s, s.var(CHOICE_OF)), s.var(CHOICE_FROM)
        return found if province == NONE else [u for u in found if s.unit_at[u] == province]

    def legal(self, s: InvasionsState) -> list[str]:
        units = self.units(s)
        places = sorted({s.unit_at[unit] for unit in units})
        if len(places) > 1:
            return province_words(s, "from", places)
        return unit_words(s, "mc_lend", units)

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        units = self.units(s)
        places = {s.unit_at[unit] for unit in units}
        if len(places) > 1:
            return None if verb == FROM_V and arg in places else Why("R38.5", "asked-loan-from")
        if verb == MC_LEND_V and unit_of(s, units, arg) != NONE:
            return None
        return Why("R38.5", "asked-loan")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        if verb == FROM_V:
            s.set_var(CHOICE_FROM, arg)
            return
        unit = unit_of(s, self.units(s), arg)
        borrower, contract = s.var(CHOICE_FOR), s.var(CHOICE_TERMS)
        s.pop()
        s.push(LOAN_PLACE, unit, borrower, contract, NONE)


class LoanPlace(NameProvince):
    """realm DP9, DP28, DP33, DP35, DP40"""

    def actor(self, s: InvasionsState) -> int:
        lender = origin_of(s, s.var(PLACED))
        return s.seat_of(chooses_place(s, lender, s.var(PLACED_FOR), s.var(PLACED_TERMS)))

    def listed(self, s: InvasionsState) -> list[int]:
        return loan_places(s, s.var(PLACED_FOR), s.var(PLACED_TERMS))

    def named(self, s: InvasionsState, province: int) -> None:
        unit, borrower, contract = s.var(PLACED), s.var(PLACED_FOR), s.var(PLACED_TERMS)
        s.pop()
        hire(s, unit, borrower, contract, province)


def hire(s: InvasionsState, unit: int, borrower: int, contract: int, province: int) -> None:
    """realm R2.11"""
    lend(s, unit, borrower, contract)
    move_unit(s, unit, province)
    s.tell(LENT, origin_of(s, unit), borrower, s.unit_kind[unit], province)
    settle_control(s)


# -- clients --------------------------------------------------------------------------------------


def has_all_units(s: InvasionsState, nation: int) -> bool:
    """realm R37.5: none of its land units is in the supply."""
    kinds = [s.box.kinds[kind] for kind in s.box.kinds_of[nation]]
    return not any(k.field and k.from_turn <= s.turn and s.supply[k.index] for k in kinds)


class ClientUnit(Chance[InvasionsState]):
    """realm R37.5"""

    def outcomes(self, s: InvasionsState) -> list[tuple[str, int]]:
        units = lendable(s, s.var(DRAWN_FROM))
        counters = [counter_of(s, unit) for unit in units]
        return [
            (f"draw_unit {counter_id(s, each)}", counters.count(each))
            for each in sorted(set(counters))
        ]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        known = verb == DRAW_UNIT_V and unit_of(s, lendable(s, s.var(DRAWN_FROM)), arg) != NONE
        return None if known else Why("R37.5", "asked-unit-draw")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        patron = s.var(DRAWN_FOR)
        unit = unit_of(s, lendable(s, s.var(DRAWN_FROM)), arg)
        s.pop()
        s.push(LOAN_PLACE, unit, patron, CLIENT, NONE)


# -- home -----------------------------------------------------------------------------------------


def send_home(s: InvasionsState, borrower: int) -> None:
    """realm R10.5: at the end of the borrower's activation."""
    s.push(HOMECOMING, borrower)


def return_next(s: InvasionsState) -> None:
    """One mercenary after the other; a bride's comes to any province of its nation."""
    borrower = s.var(RETURNING)
    for unit in units_of(s, borrower):
        if s.unit_contract[unit] not in FOR_ONE_ACTIVATION:
            continue
        s.repeat()
        if s.unit_contract[unit] == MARRIAGE and own_provinces(s, origin_of(s, unit)):
            s.push(HOME_PLACE, unit, NONE)
        else:
            go_home(s, unit)
        return
    settle_control(s)


def go_home(s: InvasionsState, unit: int) -> None:
    """realm R10.5, E123: to the horde, the capital or a province of its nation, or the supply."""
    nation = origin_of(s, unit)
    homes = [p for p in (s.horde[nation], s.capital[nation]) if p != NONE]
    homes += own_provinces(s, nation)  # realm E111: where it serves is none of them
    release(s, unit)
    s.tell(CAME_HOME, nation, s.unit_kind[unit])
    if homes:
        move_unit(s, unit, homes[0])
    else:
        remove_unit(s, unit)


def own_provinces(s: InvasionsState, nation: int) -> list[int]:
    """realm R19.3: it controls it, or its units or its horde stand there unhindered."""
    found = set(s.lands_of(nation)) | {s.unit_at[unit] for unit in units_of(s, nation)}
    if s.horde[nation] != NONE:
        found.add(s.horde[nation])
    return [p for p in sorted(found) if not has_strangers(s, nation, p)]


class HomePlace(NameProvince):
    """realm R41.4: the lender's choice."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(origin_of(s, s.var(HOMEWARD)))

    def listed(self, s: InvasionsState) -> list[int]:
        return own_provinces(s, origin_of(s, s.var(HOMEWARD)))

    def named(self, s: InvasionsState, province: int) -> None:
        unit = s.var(HOMEWARD)
        s.pop()
        release(s, unit)
        move_unit(s, unit, province)
        s.tell(CAME_HOME, origin_of(s, unit), s.unit_kind[unit])


def recall(s: InvasionsState, lender: int, borrower: int, contract: int) -> None:
    """realm R38.13: all its mercenaries of this contract return, stacking ignored."""
    for unit in lent_by(s, lender, contract):
        if s.unit_command[unit] == borrower:
            go_home(s, unit)


def dismiss(s: InvasionsState, borrower: int) -> None:
    """realm R31.2, E54: who served a nation that is gone goes home."""
    for unit in units_of(s, borrower):
        if origin_of(s, unit) != borrower:
            go_home(s, unit)
