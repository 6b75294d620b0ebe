"""Reinforcements, step 1.B: what the timeline brings first, then every nation in its slot.

Rules   realm R19.1, R19.9 to R19.13, E35, E104, E119
Owns    levied, minors
Nodes   reinforcements (procedure), reinforcing (procedure), kingdom-lot (chance)
Leaves  new nations to arrivals.py, units to levies.py, leaders to courts.py, minor kingdoms to
        minor_kingdoms.py, powers to privileges.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Chance
from aevum.core.why import Why
from aevum.games.invasions.components.registers import INACTIVE
from aevum.games.invasions.components.reinforcements import (
    DRAW_NATION_V,
    KINGDOM_LOT,
    REINFORCEMENTS,
    REINFORCING,
)
from aevum.games.invasions.kinds import (
    BARBARIAN,
    BECOME_ACTIVE,
    ENTER,
    MODIFIERS,
    NONE,
    SPECIAL,
)
from aevum.games.invasions.realms import TimelineRow
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.bonds.federation import replace_mercenaries
from aevum.games.invasions.rules.bonds.vassals import draft_replacements
from aevum.games.invasions.rules.reinforcements.arrivals import admit_heirs, enter_by_row
from aevum.games.invasions.rules.reinforcements.courts import dismiss
from aevum.games.invasions.rules.reinforcements.minor_kingdoms import is_minor
from aevum.games.invasions.rules.reinforcements.surrender import give_up
from aevum.games.invasions.rules.reinforcements.vanished import begin_vanishing
from aevum.games.invasions.rules.turn.ageing import activation_order
from aevum.games.invasions.rules.turn.clock import STEP_1B, is_played
from aevum.games.invasions.rules.turn.fates import decide_fate
from aevum.games.invasions.state import InvasionsState

ROW: Final = REINFORCEMENTS.variable("row")
AFTER: Final = REINFORCEMENTS.variable("after")
NATION: Final = REINFORCING.variable("nation")
FATE: Final = MODIFIERS.index("attila_fate")
GIVEN_UP: Final = MODIFIERS.index("britannia_given_up")


def begin_reinforcements(s: InvasionsState) -> None:
    """realm R9.2, step 1.B"""
    if is_played(s, STEP_1B):
        s.push(REINFORCEMENTS)


# -- (1) the timeline -----------------------------------------------------------------------------


def admit_waiting_heirs(s: InvasionsState) -> None:
    """realm E112: successors whose place was taken try again."""
    admit_heirs(s)


def carry_out_rows(s: InvasionsState) -> None:
    """realm R19.13: modifiers and entries, row by row."""
    rows = s.box.rows_of_turn[s.turn]
    at = s.var(ROW)
    if at < len(rows):
        s.set_var(ROW, at + 1)
        s.repeat()
        carry_out(s, s.box.timeline[rows[at]])


def carry_out(s: InvasionsState, row: TimelineRow) -> None:
    if row.nation == NONE or not s.is_in_game(row.nation):
        return
    if row.event in (ENTER, BECOME_ACTIVE):
        enter_by_row(s, row)
    elif row.event == SPECIAL and row.modifier == FATE:
        decide_fate(s, row.nation)
    elif row.event == SPECIAL and row.modifier == GIVEN_UP:
        give_up(s, row.nation, row.area)


# -- (2) the slots --------------------------------------------------------------------------------


def list_slots(s: InvasionsState) -> None:
    """realm R19.13, R37.6, E119: active nations, minor kingdoms drawn before the kingdoms."""
    order = activation_order(s)
    quiet = [n for n in range(len(s.being)) if s.being[n] == INACTIVE]
    ids = s.box.axes["nation"]
    s.minors = [nation for nation in quiet if is_minor(s, nation)]
    barbarians = [n for n in order if s.status[n] == BARBARIAN]
    rest = sorted((n for n in quiet if n not in s.minors), key=lambda n: ids[n])
    s.levied = barbarians + [n for n in order if n not in barbarians] + rest
    for leader in s.box.leaders:
        if not s.on_board(leader.nation):
            dismiss(s, leader.nation)


def reinforce_next(s: InvasionsState) -> None:
    """One nation complete before the next."""
    if not s.levied and not s.minors:
        return
    s.repeat()
    barbarian = bool(s.levied) and is_active_barbarian(s, s.levied[0])
    if s.minors and not barbarian:
        if len(s.minors) > 1:
            s.push(KINGDOM_LOT)
        else:
            s.push(REINFORCING, s.minors.pop())
    else:
        nation = s.levied.pop(0)
        if s.on_board(nation):
            s.push(REINFORCING, nation)


def is_active_barbarian(s: InvasionsState, nation: int) -> bool:
    return s.status[nation] == BARBARIAN and s.being[nation] != INACTIVE


class KingdomLot(Chance[InvasionsState]):
    """realm R37.6: several minor kingdoms come in random order."""

    def outcomes(self, s: InvasionsState) -> list[tuple[str, int]]:
        return [(f"draw_nation {s.box.nations[n].id}", 1) for n in s.minors]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        drawn = verb == DRAW_NATION_V and arg in s.minors
        return None if drawn else Why("R37.6", "asked-lot")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        s.pop()
        s.minors.remove(arg)
        s.push(REINFORCING, arg)


def replace_lent_units(s: InvasionsState) -> None:
    """realm R19.11, R38.5: of a federate, in its own slot."""
    replace_mercenaries(s, s.var(NATION))


def draft_from_vassals(s: InvasionsState) -> None:
    """realm R19.11, R39.8: of the vassals of nomads, in the suzerain's slot."""
    draft_replacements(s, s.var(NATION))


def settle_slot(s: InvasionsState) -> None:
    settle_control(s)


def look_for_vanished(s: InvasionsState) -> None:
    """realm E35: nations that are gone are tested after the last slot."""
    for nation in range(s.var(AFTER), len(s.being)):
        if not s.is_in_game(nation):
            s.set_var(AFTER, nation + 1)
            s.repeat()
            begin_vanishing(s, nation)
            return
