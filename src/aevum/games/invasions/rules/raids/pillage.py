"""Pillage markers: drawn from the cup, paid out, and the events some of them are.

Rules   realm R20.6, E106; war R24.3, R24.4
Owns    none
Nodes   pillage (procedure), draw-marker (chance)
Leaves  the cup to hands.py, what an event does to events.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Chance
from aevum.core.why import Why
from aevum.games.invasions.components.cards import PUBLIC_EVENT
from aevum.games.invasions.components.raids import (
    DRAW_MARKER,
    DRAW_MARKER_V,
    DRAW_SECRET_MARKER_V,
    MARKER_DRAWN,
    MARKER_KEPT,
    PILLAGE,
)
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.administration.calamities import strike_by_marker
from aevum.games.invasions.rules.board.treasury import gain_gold
from aevum.games.invasions.rules.cards.events import happen
from aevum.games.invasions.rules.cards.hands import (
    card_of_marker,
    is_secret_marker,
    keep_marker,
    return_marker,
    take_marker,
)
from aevum.games.invasions.state import InvasionsState

LOOTER: Final = PILLAGE.variable("nation")
LEFT: Final = PILLAGE.variable("left")
DRAWER: Final = DRAW_MARKER.variable("nation")


def pillage(s: InvasionsState, nation: int, markers: int = 1) -> None:
    """A nation draws so many markers, each with its event before the next (realm E143)."""
    s.push(PILLAGE, nation, markers)


def draw_next_marker(s: InvasionsState) -> None:
    if s.var(LEFT) and any(s.cup):
        s.set_var(LEFT, s.var(LEFT) - 1)
        s.repeat()
        s.push(DRAW_MARKER, s.var(LOOTER))


class DrawMarker(Chance[InvasionsState]):
    """realm E106: from the cup; a secret one is seen by who keeps it."""

    def outcomes(self, s: InvasionsState) -> list[tuple[str, int]]:
        found: list[tuple[str, int]] = []
        for marker, count in enumerate(s.cup):
            if count:
                verb = "draw_secret_marker" if is_secret_marker(s, marker) else "draw_marker"
                found.append((f"{verb} {s.box.marker_ids[marker]}", count))
        return found

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        fitting = DRAW_SECRET_MARKER_V if is_secret_marker(s, arg) else DRAW_MARKER_V
        return None if verb == fitting and s.cup[arg] else Why("E106", "not-in-cup")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation = s.var(DRAWER)
        power, marker = s.power_of(nation), s.box.pillage[arg]
        s.pop()
        gain_gold(s, nation, marker.gold)
        s.tell(MARKER_DRAWN, nation, marker.gold)
        take_marker(s, arg)
        if verb == DRAW_SECRET_MARKER_V:
            keep_marker(s, power, arg)
            s.tell(MARKER_KEPT, s.person[power], power, arg)
            return
        if marker.event == NONE:
            return_marker(s, arg)
            if marker.calamity != NONE:
                strike_by_marker(s, nation, marker.calamity)
        else:
            s.tell(PUBLIC_EVENT, power, marker.event)
            happen(s, power, card_of_marker(s, arg))

    def secret_of(self, s: InvasionsState, verb: int) -> int:
        if verb != DRAW_SECRET_MARKER_V:
            return -1
        return s.person[s.power_of(s.var(DRAWER))]
