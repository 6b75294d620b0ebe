"""The nodes of nations in time: status, foundings, split and reunion, fates, Islam."""

from __future__ import annotations

from aevum.core.flow import Node, Procedure
from aevum.games.invasions.components.turn import (
    DIVISION,
    EMPIRE_ROLL,
    EMPIRE_SEAT,
    FATE,
    FORCED_KINGDOM,
    FOUND_CITY,
    FOUND_KINGDOM,
    FOUNDING,
    HEIR_TO,
    ISLAM_TEST,
    NEW_EMPIRE,
    RESEATING,
    REUNION,
    SET_CAPITAL,
    SET_RELIGION,
    STATUS,
)
from aevum.games.invasions.rules.turn import division, empires, ending, fates, kingdoms, status
from aevum.games.invasions.state import InvasionsState

TURN_NODES: list[Node[InvasionsState]] = [
    Procedure(
        STATUS,
        [
            status.age_barbarians,
            status.age_kingdoms_and_empires,
            status.pay_second_turn,
            status.let_heresies_change,
        ],
    ),
    Procedure(
        FOUNDING,
        [
            kingdoms.become_kingdom,
            kingdoms.raise_city,
            kingdoms.seat_capital,
            kingdoms.choose_religion,
            kingdoms.settle_kingdom,
        ],
    ),
    kingdoms.ForcedKingdom(FORCED_KINGDOM),
    empires.EmpireRoll(EMPIRE_ROLL),
    kingdoms.FoundKingdom(FOUND_KINGDOM),
    kingdoms.FoundCity(FOUND_CITY),
    kingdoms.SetCapital(SET_CAPITAL),
    kingdoms.SetReligion(SET_RELIGION),
    Procedure(DIVISION, [division.part_armies]),
    division.Reunion(REUNION),
    Procedure(RESEATING, [kingdoms.build_for_seat, kingdoms.seat_again]),
    fates.Fate(FATE),
    Procedure(
        NEW_EMPIRE,
        [fates.leave_lords, fates.crown, fates.seat_empire, fates.settle_empire],
    ),
    fates.EmpireSeat(EMPIRE_SEAT),
    fates.HeirTo(HEIR_TO),
    ending.IslamTest(ISLAM_TEST),
]
