"""Sea bridges: a vassal crosses the sea over own fleets.

Rules   R13.10
Owns    bridge
Nodes   aboard (decision)
Leaves  fleets to naval.py, vassals to movement.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.era_of_tribes.components import (
    ABOARD,
    ASHORE_V,
    BRIDGE_V,
    EMBARKED,
    STEPS,
    WENT_ASHORE,
)
from aevum.games.era_of_tribes.rules.movement import CLASSES, arrive, go_aboard
from aevum.games.era_of_tribes.rules.naval import anchorages, carry, lively
from aevum.games.era_of_tribes.rules.realm import put_vassals
from aevum.games.era_of_tribes.state import EraState

SEAT: Final = ABOARD.variable("seat")
SEA: Final = ABOARD.variable("sea")
POINTS: Final = ABOARD.variable("steps")
FROM: Final = ABOARD.variable("from")


def leads_ashore(s: EraState, sea: int, origin: int, crossed: list[int]) -> bool:
    """E44: from this sea some other province than the first can be reached, no field twice."""
    chart = s.chart()
    seen = [sea]
    for here in seen:
        if any(shore != origin for shore in chart.shores[here]):
            return True
        for near in chart.lanes[here]:
            if near not in seen and near not in crossed and lively(s, near):
                seen.append(near)
    return False


def embark_args(s: EraState, seat: int) -> list[int]:
    """D16: offered only if a legal landing exists."""
    chart = s.chart()
    seas = len(s.box.seas)
    harbours = [sea for sea in anchorages(s, seat) if lively(s, sea)]
    found: list[int] = []
    for sea in harbours:
        for province in chart.shores[sea]:
            here = [points for points in range(1, STEPS) if s.steps[province * STEPS + points]]
            if here and leads_ashore(s, sea, province, []):
                found += [(province * seas + sea) * CLASSES + points - 1 for points in here]
    found.sort()
    return found


def why_no_embarking(s: EraState, seat: int, arg: int) -> Why | None:
    coast, points = divmod(arg, CLASSES)
    province, sea = divmod(coast, len(s.box.seas))
    about = {"sea": s.box.seas[sea].id}
    if sea not in s.chart().coasts[province]:
        return Why("R13.10", "no-coast", about)
    if not s.steps[province * STEPS + points + 1]:
        return Why("R13.1", "no-such-vassal", {"province": s.box.provinces[province].id})
    if not lively(s, sea):
        return Why("R13.10", "no-fleet-to-carry", about)
    return None if leads_ashore(s, sea, province, []) else Why("R13.10", "no-landing", about)


def embark(s: EraState, seat: int, arg: int) -> None:
    """R13.10: one point for the vassal, one for a fleet in every field of the chain."""
    coast, points = divmod(arg, CLASSES)
    province, sea = divmod(coast, len(s.box.seas))
    go_aboard(s, province, points + 1)
    carry(s, sea)
    s.bridge = [sea]
    s.tell(EMBARKED, seat, province, sea)
    s.push(ABOARD, seat, sea, points, province)


def next_seas(s: EraState, sea: int, origin: int) -> list[int]:
    lanes = s.chart().lanes[sea]
    return [
        near
        for near in sorted(lanes)
        if near not in s.bridge and lively(s, near) and leads_ashore(s, near, origin, s.bridge)
    ]


class Aboard(Decision[EraState]):
    """D16: on to the next sea, or ashore?"""

    def actor(self, s: EraState) -> int:
        return s.var(SEAT)

    def legal(self, s: EraState) -> list[str]:
        word = s.box.speller.word
        sea, origin = s.var(SEA), s.var(FROM)
        words = [word(BRIDGE_V, near) for near in next_seas(s, sea, origin)]
        shores = [shore for shore in sorted(s.chart().shores[sea]) if shore != origin]
        return words + [word(ASHORE_V, shore) for shore in shores]

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        sea, origin = s.var(SEA), s.var(FROM)
        if verb == BRIDGE_V:
            about = {"sea": s.box.seas[arg].id}
            return None if arg in next_seas(s, sea, origin) else Why("R13.10", "no-bridge", about)
        if verb != ASHORE_V:
            return Why("R13.10", "asked-aboard")
        if arg in s.chart().shores[sea] and arg != origin:
            return None
        return Why("R13.10", "no-shore", {"province": s.box.provinces[arg].id})

    def act(self, s: EraState, verb: int, arg: int) -> None:
        if verb == BRIDGE_V:
            carry(s, arg)
            s.bridge.append(arg)
            s.set_var(SEA, arg)
            return
        seat, points, origin = s.var(SEAT), s.var(POINTS), s.var(FROM)
        s.pop()
        s.bridge = []
        put_vassals(s, origin, seat, -1)
        arrive(s, seat, arg, points, over_sea=True)
        s.tell(WENT_ASHORE, seat, origin, arg)
