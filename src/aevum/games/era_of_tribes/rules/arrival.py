"""The end of movement: attacks are established, control changes, tokens follow.

Rules   R5.15, R8.4, R13.16, R13.17, R13.18, R13.20
Owns    none
Nodes   movement-end (procedure)
Leaves  battles to lineup.py, broken alliances to alliances.py, expulsions to posts.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.era_of_tribes.components import (
    ATTACKED,
    CHALLENGE,
    EXPANSION,
    MOVEMENT_END,
    NOBODY,
)
from aevum.games.era_of_tribes.rules.alliances import betray
from aevum.games.era_of_tribes.rules.colonies import count_colonies
from aevum.games.era_of_tribes.rules.diplomacy import deter
from aevum.games.era_of_tribes.rules.movement import attackers_at, end_march, stay_with_allies
from aevum.games.era_of_tribes.rules.naval import end_voyage
from aevum.games.era_of_tribes.rules.parley import ENTRY
from aevum.games.era_of_tribes.rules.posts import offer_expulsion
from aevum.games.era_of_tribes.rules.realm import (
    fleets_at,
    gain_province,
    gain_sea,
    lose_province,
    settle_sea,
    vassals_at,
)
from aevum.games.era_of_tribes.state import EraState

EXPANDING: Final = EXPANSION.variable("seat")
SEAT: Final = MOVEMENT_END.variable("seat")
NEXT: Final = MOVEMENT_END.variable("next")


def end_movement(s: EraState) -> None:
    s.push(MOVEMENT_END, s.var(EXPANDING))


def offer_challenges(s: EraState) -> None:
    """(1)"""
    s.push(CHALLENGE, s.var(SEAT))


def establish_attacks(s: EraState) -> None:
    """(2)"""
    seat = s.var(SEAT)
    stay_with_allies(s, seat)
    for province in s.chart().provinces:
        if attackers_at(s, province):
            s.tell(ATTACKED, seat, s.owner[province], province)
    for at in range(0, len(s.sea_battles), ENTRY):
        sea, rival, rival_attacks = s.sea_battles[at : at + ENTRY]
        place = s.box.field_of_sea + sea
        if rival_attacks:
            s.tell(ATTACKED, rival, seat, place)
        else:
            s.tell(ATTACKED, seat, rival, place)


def attacks(s: EraState, mover: int) -> list[tuple[int, int]]:
    """E75: attacker and attacked; the mover himself first, then the others in turn order."""
    by_rivals: set[int] = set()
    by_mover: set[int] = set()
    for at in range(0, len(s.sea_battles), ENTRY):
        _, rival, rival_attacks = s.sea_battles[at : at + ENTRY]
        (by_rivals if rival_attacks else by_mover).add(rival)
    for province in s.chart().provinces:
        if s.owner[province] != NOBODY and attackers_at(s, province):
            by_mover.add(s.owner[province])
    order = s.from_seat(mover)
    found = [(rival, mover) for rival in order if rival in by_rivals]
    return found + [(mover, rival) for rival in order if rival in by_mover]


def suffer_attacks(s: EraState) -> None:
    """(3): broken alliance, loss by diplomacy, expulsion of trade posts, once for each pair."""
    found = attacks(s, s.var(SEAT))
    place = s.var(NEXT)
    if place == len(found):
        return
    s.set_var(NEXT, place + 1)
    s.repeat()
    attacker, attacked = found[place]
    betray(s, attacker, attacked, s.var(SEAT))
    deter(s, attacker, attacked)
    offer_expulsion(s, attacked, attacker)


def settle(s: EraState) -> None:
    """(4), R13.17: all gains of tokens before all losses."""
    seat = s.var(SEAT)
    chart = s.chart()
    for province in chart.provinces:
        is_free = s.owner[province] == NOBODY and not s.village[province]
        if is_free and vassals_at(s, province, seat):
            gain_province(s, seat, province)
    for sea in chart.seas:
        if s.sea_owner[sea] == NOBODY and fleets_at(s, sea, seat):
            gain_sea(s, seat, sea)
    for province in chart.provinces:
        left = not vassals_at(s, province, seat) and not s.city[province]
        if s.owner[province] == seat and left:
            lose_province(s, province)
    for sea in chart.seas:
        if s.sea_owner[sea] == seat:
            settle_sea(s, sea)
    end_march(s)
    end_voyage(s)


def count_new_colonies(s: EraState) -> None:
    """(5)"""
    count_colonies(s, s.var(SEAT))
