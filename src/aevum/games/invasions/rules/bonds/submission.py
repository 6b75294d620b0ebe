"""Submission: a nation becomes the vassal of who defeated it.

Rules   realm R39.1, R39.3, R39.5, R39.7, R39.8, E68; war R35.4, R35.5, R35.7, E122
Owns    none
Nodes   submission (procedure), seizure (chance)
Leaves  when a nation submits to the chapters of battles and sieges, its service to vassals.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Chance
from aevum.core.why import Why
from aevum.games.invasions.components.battle import BATTLE
from aevum.games.invasions.components.board import VASSAL
from aevum.games.invasions.components.bonds import (
    CARD_SEIZED,
    SEIZE_CARD_V,
    SEIZURE,
    SUBMISSION,
    SUBMITTED,
)
from aevum.games.invasions.kinds import BARBARIAN, NONE
from aevum.games.invasions.rules.battle.departure import LEAVING, retreat
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.mercenaries import ask_for_loan
from aevum.games.invasions.rules.board.relations import team
from aevum.games.invasions.rules.board.treasury import transfer
from aevum.games.invasions.rules.board.units import units_at, units_of
from aevum.games.invasions.rules.bonds.alliances import end_alliance
from aevum.games.invasions.rules.bonds.breach import ask_federates
from aevum.games.invasions.rules.bonds.clients import free_clients, leave_patron
from aevum.games.invasions.rules.bonds.vassals import free_vassal, free_vassals, make_vassal
from aevum.games.invasions.rules.cards.hands import cards_of, hand_over, held_cards
from aevum.games.invasions.rules.march.activation import stop_acting
from aevum.games.invasions.state import InvasionsState

NEW: Final = SUBMISSION.variable("vassal")
WINNER: Final = SUBMISSION.variable("suzerain")
ROBBED: Final = SEIZURE.variable("power")
ROBBER: Final = SEIZURE.variable("to")


def submit(s: InvasionsState, vassal: int, suzerain: int) -> None:
    """realm R39.1: the procedure of a submission; the caller has asked `may_submit`."""
    s.push(SUBMISSION, vassal, suzerain)


def leave_old_bonds(s: InvasionsState) -> None:
    """realm R36.4, R37.7, R39.11, E68: all other bonds of the new vassal end."""
    vassal, suzerain = s.var(NEW), s.var(WINNER)
    leave_patron(s, vassal)
    free_vassal(s, vassal)
    make_vassal(s, vassal, suzerain)
    s.tell(SUBMITTED, vassal, suzerain)
    free_vassals(s, vassal)
    free_clients(s, vassal)
    if s.ally[vassal] != NONE:
        stop_acting(s, vassal)
        end_alliance(s, vassal)


def let_federates_answer(s: InvasionsState) -> None:
    """realm R38.12, E68: federates of who was subjugated choose."""
    ask_federates(s, s.var(NEW))


def share_treasury(s: InvasionsState) -> None:
    """realm R39.5: a barbarian nation loses half, rounded up."""
    vassal, suzerain = s.var(NEW), s.var(WINNER)
    if s.status[vassal] == BARBARIAN:
        transfer(s, vassal, suzerain, (s.gold[vassal] + 1) // 2)


def seize_event(s: InvasionsState) -> None:
    """realm R39.3, E69, E110: nomads take an event of another person's hand, on wild ground."""
    vassal, suzerain = s.var(NEW), s.var(WINNER)
    ridden_down = s.holds(BATTLE) and s.is_nomad(suzerain) and not s.is_nomad(vassal)
    if not ridden_down or s.status[vassal] != BARBARIAN or s.horde[vassal] == NONE:
        return
    loser, winner = s.power_of(vassal), s.power_of(suzerain)
    wild = not s.box.provinces[s.horde[vassal]].civilized
    if wild and s.person[loser] != s.person[winner] and cards_of(s, loser):
        s.push(SEIZURE, loser, winner)


class Seizure(Chance[InvasionsState]):
    """realm R39.3: a random card; only the two seats learn which."""

    def outcomes(self, s: InvasionsState) -> list[tuple[str, int]]:
        held = held_cards(s, s.var(ROBBED))
        names = s.box.event_cards
        return [(f"seize_card {names[card]}", held.count(card)) for card in sorted(set(held))]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        held = verb == SEIZE_CARD_V and arg in held_cards(s, s.var(ROBBED))
        return None if held else Why("R39.3", "not-held")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        loser, winner = s.var(ROBBED), s.var(ROBBER)
        s.pop()
        hand_over(s, loser, winner, arg)
        s.tell(CARD_SEIZED, loser, winner, s.person[winner], arg)

    def secret_of(self, s: InvasionsState, verb: int) -> int:
        return s.person[s.var(ROBBER)]


def lend_first_unit(s: InvasionsState) -> None:
    """realm R39.8"""
    ask_for_loan(s, s.var(NEW), s.var(WINNER), VASSAL)


def part_armies(s: InvasionsState) -> None:
    """realm R39.7, war E122: the suzerain and who acts with him leave horde, capital, battles."""
    vassal, suzerain = s.var(NEW), s.var(WINNER)
    settle_control(s)
    for nation in team(s, suzerain):
        for province in provinces_to_leave(s, vassal, nation):
            retreat(s, nation, province, LEAVING)


def provinces_to_leave(s: InvasionsState, vassal: int, nation: int) -> list[int]:
    """Where units of the suzerain stand with the horde, the capital or units of the vassal."""
    places = {s.unit_at[unit] for unit in units_of(s, vassal)}
    places |= {s.horde[vassal], s.capital[vassal]} - {NONE}
    return sorted(p for p in places if units_at(s, p, nation))
