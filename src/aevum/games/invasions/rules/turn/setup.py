"""Before the first turn: the scenario is laid out row by row.

Rules   realm R12.4
Owns    scenario, person, speaker, switches
Nodes   none
Leaves  every kind of marker and piece to the chapter that owns it
"""

from __future__ import annotations

from aevum.games.invasions.components.board import EXCHANGE, FEDERATE, OWN, VASSAL
from aevum.games.invasions.kinds import NONE, SETUP_ROWS
from aevum.games.invasions.rules.administration.religion import (
    lay_out_faiths,
    place_heresy,
    set_faith,
)
from aevum.games.invasions.rules.board.cities import build_city, lay_out_cities
from aevum.games.invasions.rules.board.control import give_area, own_city, settle_first_control
from aevum.games.invasions.rules.board.leaders import place_leader
from aevum.games.invasions.rules.board.treasury import fill_treasury
from aevum.games.invasions.rules.board.units import (
    lay_out_supply,
    place_fleets,
    place_horde,
    place_limes,
    place_units,
)
from aevum.games.invasions.rules.bonds.clients import make_client, set_tribute
from aevum.games.invasions.rules.bonds.diplomacy import lay_out_diplomacy
from aevum.games.invasions.rules.bonds.foedus import BEFORE, federators_of, make_foedus
from aevum.games.invasions.rules.bonds.vassals import make_vassal
from aevum.games.invasions.rules.cards.hands import lay_out_cards
from aevum.games.invasions.rules.reinforcements.privileges import mark_frontier
from aevum.games.invasions.rules.turn.ageing import set_age, set_decline
from aevum.games.invasions.rules.turn.clock import order_slots, set_clock
from aevum.games.invasions.rules.turn.founding import (
    awaken_nations,
    lay_out_nations,
    place_capital,
    set_status,
)
from aevum.games.invasions.scenarios import SetupRow
from aevum.games.invasions.state import InvasionsState


def lay_out(s: InvasionsState, scenario: int) -> None:
    """realm 1.3, R12.4"""
    s.scenario = scenario
    seat_people(s)
    set_clock(s, s.play().first_turn)
    lay_out_nations(s)
    lay_out_faiths(s)
    lay_out_cities(s)
    lay_out_supply(s)
    lay_out_cards(s)
    lay_out_diplomacy(s)
    for row in s.play().rows:
        if s.takes_part(row.nation):
            carry_out(s, row)
    awaken_nations(s)
    settle_first_control(s)
    mark_frontier(s)
    order_slots(s)


def set_switches(s: InvasionsState, switched: list[int]) -> None:
    """guide, section 9: rulings that this table reads the other way."""
    for switch in switched:
        s.switches[switch] = 1


def seat_people(s: InvasionsState) -> None:
    """realm R12.4, E88: the powers of each person."""
    for seat, powers in enumerate(s.play().persons[s.players]):
        for power in powers:
            s.person[power] = seat
    s.speaker = [s.seat_of(nation.index) for nation in s.box.nations]


def carry_out(s: InvasionsState, row: SetupRow) -> None:
    """realm 1.3: one row of the set-up."""
    what, nation = SETUP_ROWS[row.what], row.nation
    if what in ("unit", "mercenary"):
        command = nation if row.other == NONE else row.other
        contract = contract_of(s, nation, command)
        place_units(s, row.kind, row.number, row.province, command, contract)
    elif what == "fleet":
        place_fleets(s, row.kind, row.number, row.sea)
    elif what == "city":
        build_city(s, row.province, row.number)
        own_city(s, row.province, nation)
    elif what == "capital":
        place_capital(s, nation, row.province)
        if not row.seat:
            own_city(s, row.province, nation)
    elif what == "horde":
        place_horde(s, nation, row.province)
    elif what == "limes":
        place_limes(s, nation, row.province)
    elif what == "leader":
        place_leader(s, row.leader, row.province)
    elif what == "area":
        give_area(s, nation, row.area)
    elif what == "heresy":
        place_heresy(s, row.area, row.number)
    else:
        mark_nation(s, row)


def contract_of(s: InvasionsState, nation: int, command: int) -> int:
    """realm R2.11: by the bond between the two, which is laid out before."""
    if nation == command:
        return OWN
    if command in federators_of(s, nation):
        return FEDERATE
    return VASSAL if s.suzerain[nation] == command else EXCHANGE


def mark_nation(s: InvasionsState, row: SetupRow) -> None:
    """realm 1.3: rows about the nation itself and its bonds."""
    what, nation = SETUP_ROWS[row.what], row.nation
    if what == "status":
        set_status(s, nation, row.number)
    elif what == "religion":
        set_faith(s, nation, row.number)
    elif what == "treasury":
        fill_treasury(s, nation, row.number)
    elif what == "age":
        set_age(s, nation, row.number)
    elif what == "decline":
        set_decline(s, nation, row.number)
    elif what == "client_of":
        make_client(s, nation, row.other)
    elif what == "tribute":
        set_tribute(s, nation, row.number)
    elif what == "vassal_of":
        make_vassal(s, nation, row.other, BEFORE)
    else:
        make_foedus(s, row.other, nation, row.province, row.province_2)
