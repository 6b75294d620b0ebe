"""The end of a battle: triumph, battlefield, clearing, result.

Rules   R17, R27.8
Owns    none
Nodes   aftermath (procedure)
Leaves  processions to triumph.py, control to realm.py, cities to cities.py, tiles to villages.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.era_of_tribes.components import (
    AFTERMATH,
    ATTACKER,
    BARBARIANS,
    BATTLE_ENDED,
    CONQUERED,
    DEFENDER,
    DRAW_VILLAGE,
    DRAWN,
    EXPANSION,
    NOBODY,
)
from aevum.games.era_of_tribes.kinds import (
    U_ARMY,
    U_CITY,
    U_FLEET,
    U_LEGION,
    U_MILITIA,
    U_VASSAL,
)
from aevum.games.era_of_tribes.rules.cities import lose_city, offer_city
from aevum.games.era_of_tribes.rules.colonies import count_colonies
from aevum.games.era_of_tribes.rules.ending import note_conquest
from aevum.games.era_of_tribes.rules.lineup import (
    KINDS,
    alive,
    has_fought,
    has_lent,
    leave_board,
    seat_of,
    sent,
)
from aevum.games.era_of_tribes.rules.movement import forget_attack
from aevum.games.era_of_tribes.rules.pieces import (
    add_armies,
    add_grey_militia,
    lose_armies,
    lose_legions,
    to_pool,
)
from aevum.games.era_of_tribes.rules.posts import close_post
from aevum.games.era_of_tribes.rules.realm import (
    fleets_at,
    gain_province,
    gain_sea,
    hand_over_province,
    lose_province,
    lose_sea,
    mark_battlefield,
    put_fleets,
    put_vassals,
    recall_vassals,
    settle_sea,
    vassals_at,
)
from aevum.games.era_of_tribes.rules.tracks import add_influence, add_morale
from aevum.games.era_of_tribes.rules.triumph import move_back, move_forward
from aevum.games.era_of_tribes.rules.villages import remove_village, turn_up_hired
from aevum.games.era_of_tribes.state import EraState

PLACE: Final = AFTERMATH.variable("place")
RESULT: Final = AFTERMATH.variable("result")
ACTIVE: Final = EXPANSION.variable("seat")
TAKEN: Final = AFTERMATH.variable("taken")
A_PROVINCE: Final = 1
A_CITY: Final = 2
SIDES: Final = (ATTACKER, DEFENDER)


def is_at_sea(s: EraState) -> bool:
    return s.var(PLACE) >= s.box.field_of_sea


# -- triumph and battlefield ----------------------------------------------------------------------


def hold_triumph(s: EraState) -> None:
    """R18.2, R18.4, R18.5: the winner and who helped him move forward, the loser back."""
    result = s.var(RESULT)
    s.tell(BATTLE_ENDED, s.var(PLACE), result, s.attacker, s.defender)
    if result == DRAWN:
        return
    winner, loser = seat_of(s, result), seat_of(s, 1 - result)
    for seat in s.from_seat(s.var_of(EXPANSION, ACTIVE)):  # E90
        if seat == winner or has_lent(s, result, seat):
            move_forward(s, seat)
        elif seat == loser:
            move_back(s, seat)


def mark_field(s: EraState) -> None:
    """R17.2"""
    if is_at_sea(s):
        return
    fought = has_fought(s, ATTACKER) + has_fought(s, DEFENDER)
    for marker in s.box.battlefields:
        if fought >= marker.units_min:
            mark_battlefield(s, s.var(PLACE), marker.value)


# -- clearing -------------------------------------------------------------------------------------


def clear_field(s: EraState) -> None:
    """R17.3"""
    for side in SIDES:
        if seat_of(s, side) != BARBARIANS:
            clear_side(s, side)
    turn_up_hired(s)


def clear_side(s: EraState, side: int) -> None:
    seat = seat_of(s, side)
    at = side * KINDS
    vassals, fleets = s.fallen[at + U_VASSAL], s.fallen[at + U_FLEET]
    if is_at_sea(s):
        put_fleets(s, s.var(PLACE) - s.box.field_of_sea, seat, -fleets)
    else:
        put_vassals(s, s.var(PLACE), seat, -vassals - fleets)
    to_pool(s, seat, vassals + fleets)
    add_morale(s, seat, fleets * s.powers(seat).fleet_loss)  # the modifier fleet-loss (E83)
    lose_armies(s, seat, s.fallen[at + U_ARMY])
    lose_legions(s, seat, s.fallen[at + U_LEGION])
    add_grey_militia(s, seat, -sent(s, side, U_MILITIA))  # R20.9
    for ally in range(s.players):
        lose_armies(s, ally, s.lent_fallen[side * s.players + ally])


# -- the result -----------------------------------------------------------------------------------


def decide_result(s: EraState) -> None:
    """R17.4 to R17.11"""
    place, result = s.var(PLACE), s.var(RESULT)
    if is_at_sea(s):
        decide_sea(s, place - s.box.field_of_sea)
        return
    forget_attack(s, place)
    if result == ATTACKER and garrison(s, ATTACKER, place):
        conquer(s, place)
    elif s.defender == BARBARIANS:
        if result != DEFENDER:
            remove_village(s, place)
    elif result == DRAWN or result == ATTACKER or not garrison(s, DEFENDER, place):
        empty_province(s, place)


def decide_sea(s: EraState, sea: int) -> None:
    """R17.4, E57: control goes to the survivor of a battle with the controller."""
    result = s.var(RESULT)
    if result != DRAWN:
        winner, loser = seat_of(s, result), seat_of(s, 1 - result)
        if s.sea_owner[sea] == loser and fleets_at(s, sea, winner):
            lose_sea(s, sea)
            gain_sea(s, winner, sea)
            return
    settle_sea(s, sea)


def garrison(s: EraState, side: int, province: int) -> bool:
    """E59: does the winner hold the province? One surviving army takes it if nothing else can."""
    seat = seat_of(s, side)
    if vassals_at(s, province, seat):
        return True
    if side == DEFENDER and s.city[province] and not s.fallen[KINDS + U_CITY]:
        return True
    if not alive(s, side, U_ARMY):
        return False
    add_armies(s, seat, -1)
    put_vassals(s, province, seat, 1)
    return True


def conquer(s: EraState, province: int) -> None:
    """R17.5, R17.8, R17.9: control and tokens; R17.11: a piece held back is replaced."""
    if s.defender == BARBARIANS:
        remove_village(s, province)
        gain_province(s, s.attacker, province)
        s.push(DRAW_VILLAGE, s.attacker, province)
        return
    had_city = s.city[province]
    recall_vassals(s, province, s.defender)
    s.tell(CONQUERED, s.attacker, province, s.defender)
    if had_city:
        lose_city(s, s.defender, province)
    hand_over_province(s, province, s.attacker)
    note_conquest(s, s.attacker, s.defender, province)
    s.set_var(TAKEN, A_CITY if had_city else A_PROVINCE)
    if had_city:
        offer_city(s, s.attacker, province)


def charge_conquest(s: EraState) -> None:
    """R17.8, R17.9, E113: after the question of an own city."""
    numbers = s.box.numbers
    taken = s.var(TAKEN)
    if taken == A_PROVINCE:
        add_morale(s, s.attacker, -numbers.conquest_morale)
    elif taken == A_CITY:
        add_morale(s, s.attacker, -numbers.city_conquest_morale)
        for seat in s.from_seat(s.attacker):
            if seat == s.attacker:
                add_influence(s, seat, numbers.city_influence)
            elif seat == s.defender:
                add_influence(s, seat, -numbers.city_influence)


def empty_province(s: EraState, province: int) -> None:
    """R17.7, E59: nobody holds it, unless a piece was held back because of a revolution."""
    recall_vassals(s, province, s.attacker)
    if s.fallen[KINDS + U_CITY]:
        give_city_back(s, province)
    if not s.city[province] and not vassals_at(s, province, s.defender):
        lose_province(s, province)


def give_city_back(s: EraState, province: int) -> None:
    """R15.7, E34, E97"""
    lose_city(s, s.defender, province)
    close_post(s, province)


def count_after_battle(s: EraState) -> None:
    """R14.4"""
    if not is_at_sea(s):
        for seat in (s.attacker, s.defender):
            if seat != NOBODY:
                count_colonies(s, seat)
    leave_board(s)
