"""The Combat part of an activation: battles and sieges in the order of who acts.

Rules   war R7.8, R19.2, R19.3, R23.2, R23.8, R23.10; E40, E63, E125
Owns    scope, tried, fought, held_at, held_by
Nodes   combat (procedure), pick (decision), foe (decision), keep-siege (decision)
Leaves  battles to battle.py, sieges to siege.py, retreats to retreat.py
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.battle import (
    CB_DONE_V,
    CB_FOE_V,
    CB_PICK_V,
    COMBAT,
    FOE,
    KEEP_SIEGE,
    PICK,
    SG_HOLD_V,
    SG_LIFT_V,
)
from aevum.games.invasions.components.march import CAMPAIGN
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.battle.battle import open_battle
from aevum.games.invasions.rules.battle.departure import AS_ATTACKER, retreat
from aevum.games.invasions.rules.battle.lineup import defending_side, foes_at, with_units
from aevum.games.invasions.rules.battle.retreat import forget_refugees
from aevum.games.invasions.rules.battle.siege import UNDECIDED, besiege, can_besiege
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.ground import has_foreign_city
from aevum.games.invasions.rules.board.units import unit_of, unit_words, units_at, units_of
from aevum.games.invasions.rules.march.marching import STOPPED, mark_units
from aevum.games.invasions.state import InvasionsState

CAMPAIGNS_LEFT: Final = CAMPAIGN.variable("left")
DONE: Final = COMBAT.variable("done")
CAMPAIGNER: Final = COMBAT.variable("leader")
MORE: Final = COMBAT.variable("more")
PICK_LEADER: Final = PICK.variable("leader")
FOE_AT: Final = FOE.variable("province")
FOE_OF: Final = FOE.variable("nation")
HOLD_AT: Final = KEEP_SIEGE.variable("province")
HOLDER: Final = KEEP_SIEGE.variable("nation")


def open_combat(
    s: InvasionsState, provinces: Sequence[int] = (), leader: int = NONE, more: int = 0
) -> None:
    """A Combat part of those who act; a campaign covers only these provinces (war E125).

    leader   who campaigns; NONE in the stacks sub-step
    more     1 if he has a campaign left, so that a siege can be kept up
    """
    s.scope = list(provinces)
    s.tried = []
    s.fought = []
    s.push(COMBAT, 0, leader, more)


def fight_battles(s: InvasionsState) -> None:
    """war R7.6, E125: the Combat part of a stacks sub-step, or of a campaign."""
    if s.campaigner == NONE:
        open_combat(s)
    else:
        open_combat(s, s.theatre, s.campaigner, int(s.var_of(CAMPAIGN, CAMPAIGNS_LEFT) > 0))


def bind_holders(s: InvasionsState) -> None:
    """war R23.10: a unit that keeps up a siege stays."""
    mark_units(s, s.held_by, STOPPED)


# -- what is to be fought -------------------------------------------------------------------------


def is_covered(s: InvasionsState, province: int, leader: int) -> bool:
    return leader == NONE or province in s.scope or province in s.held_at


def fields_of(s: InvasionsState, leader: int) -> list[int]:
    """Provinces with units of those who act, as far as this part covers them."""
    found = {s.unit_at[unit] for nation in s.acting for unit in units_of(s, nation)}
    return sorted(p for p in found if is_covered(s, p, leader))


def foes_of_all(s: InvasionsState, province: int) -> list[int]:
    """Enemies of those who act there."""
    for nation in s.acting:
        if units_at(s, province, nation):
            return foes_at(s, nation, province)
    return []


def pending_battles(s: InvasionsState, leader: int) -> list[int]:
    """war R19.2, E97, E129; a beaten horde that could not leave is not fought again (E98)."""
    return [
        p
        for p in fields_of(s, leader)
        if foes_of_all(s, p) and (p not in s.fought or has_enemy_units(s, p))
    ]


def has_enemy_units(s: InvasionsState, province: int) -> bool:
    foes = foes_of_all(s, province)
    return any(units_at(s, province, foe) for foe in foes)


def pending_sieges(s: InvasionsState, leader: int) -> list[int]:
    """war R23.1, E63: one for each city and Combat part."""
    return [
        p
        for p in fields_of(s, leader)
        if p not in s.tried and any(can_besiege(s, nation, p) for nation in s.acting)
    ]


def must_roll(s: InvasionsState) -> list[int]:
    """war R23.10, E125: held sieges come before the end."""
    return [p for p in s.held_at if p not in s.tried]


# -- the part -------------------------------------------------------------------------------------


def fight_on(s: InvasionsState) -> None:
    """war R7.8, DP19: until nothing is left, or nothing that must be."""
    leader = s.var(CAMPAIGNER)
    battles, sieges = pending_battles(s, leader), pending_sieges(s, leader)
    if s.var(DONE) or not (battles or sieges):
        return
    s.repeat()
    if len(battles) == 1 and not sieges:
        begin(s, battles[0], leader)
    else:
        s.push(PICK, leader)


def begin(s: InvasionsState, province: int, leader: int) -> None:
    foes = foes_of_all(s, province)
    if province not in pending_battles(s, leader):
        begin_siege(s, province, leader)
        return
    s.fought.append(province)
    nation = attacker_at(s, province)
    sides = {tuple(sorted(defending_side(s, nation, foe, province))) for foe in foes}
    if len(sides) > 1:
        s.push(FOE, nation, province)
    else:
        open_battle(s, nation, foes[0], province)


def attacker_at(s: InvasionsState, province: int) -> int:
    """The first of those who act there, by initiative."""
    return next(nation for nation in with_units(s, province) if nation in s.acting)


def begin_siege(s: InvasionsState, province: int, leader: int) -> None:
    """war R23.10: without re-rolls if the leader who keeps it up is elsewhere."""
    s.tried.append(province)
    away = province in s.held_at and s.leader_at[leader] != province
    nation = next(
        n for n in with_units(s, province) if n in s.acting and can_besiege(s, n, province)
    )
    besiege(s, nation, province, 0 if away else UNDECIDED)


class Pick(Decision[InvasionsState]):
    """war DP19"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.acting[0])

    def places(self, s: InvasionsState) -> list[int]:
        leader = s.var(PICK_LEADER)
        return sorted({*pending_battles(s, leader), *pending_sieges(s, leader)})

    def may_end(self, s: InvasionsState) -> bool:
        return not pending_battles(s, s.var(PICK_LEADER)) and not must_roll(s)

    def legal(self, s: InvasionsState) -> list[str]:
        words = [f"cb_pick {s.box.provinces[p].id}" for p in self.places(s)]
        return [*words, "cb_done"] if self.may_end(s) else words

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == CB_DONE_V:
            return None if self.may_end(s) else Why("W19.2", "battle-pending")
        if verb != CB_PICK_V:
            return Why("W7.8", "asked-fight")
        about = {"province": s.box.provinces[arg].id}
        return None if arg in self.places(s) else Why("W19.2", "no-fight-there", about)

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        leader = s.var(PICK_LEADER)
        s.pop()
        if verb == CB_DONE_V:
            s.set_var(DONE, 1)
        else:
            begin(s, arg, leader)


class Foe(Decision[InvasionsState]):
    """war R19.3, DP19: which of several defenders that are not friends comes first."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(FOE_OF))

    def foes(self, s: InvasionsState) -> list[int]:
        return sorted(foes_of_all(s, s.var(FOE_AT)))

    def legal(self, s: InvasionsState) -> list[str]:
        return [f"cb_foe {s.box.nations[foe].id}" for foe in self.foes(s)]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        return None if verb == CB_FOE_V and arg in self.foes(s) else Why("W19.3", "asked-foe")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, province = s.var(FOE_OF), s.var(FOE_AT)
        s.pop()
        open_battle(s, nation, arg, province)


# -- sieges that failed ---------------------------------------------------------------------------


def fruitless(s: InvasionsState, leader: int) -> list[int]:
    """war R23.8: provinces in which units of those who act stand before a hostile city."""
    return [
        p
        for p in fields_of(s, leader)
        if not foes_of_all(s, p) and any(stands_before_city(s, n, p) for n in s.acting)
    ]


def stands_before_city(s: InvasionsState, nation: int, province: int) -> bool:
    return bool(units_at(s, province, nation)) and has_foreign_city(s, province, nation)


def keep_sieges(s: InvasionsState) -> None:
    """war R23.10, DP24: in a campaign that is not the leader's last."""
    if not s.var(MORE):
        return
    for province in fruitless(s, s.var(CAMPAIGNER)):
        if province not in s.held_at and province in s.tried:
            s.repeat()
            s.push(KEEP_SIEGE, attacker_at(s, province), province)
            return


class KeepSiege(Decision[InvasionsState]):
    """war DP24"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(HOLDER))

    def legal(self, s: InvasionsState) -> list[str]:
        units = units_at(s, s.var(HOLD_AT), s.var(HOLDER))
        return [*unit_words(s, "sg_hold", units), "sg_lift"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == SG_LIFT_V:
            return None
        units = units_at(s, s.var(HOLD_AT), s.var(HOLDER))
        fits = verb == SG_HOLD_V and unit_of(s, units, arg) != NONE
        return None if fits else Why("W23.10", "asked-hold")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, province = s.var(HOLDER), s.var(HOLD_AT)
        s.pop()
        if verb == SG_HOLD_V:
            s.held_at.append(province)
            s.held_by.append(unit_of(s, units_at(s, province, nation), arg))
        else:
            s.tried.remove(province)


def retire(s: InvasionsState) -> None:
    """war R23.8, E40: who has not taken the city leaves at the end of the part."""
    for province in fruitless(s, s.var(CAMPAIGNER)):
        if province not in s.held_at:
            s.repeat()
            retreat(s, attacker_before(s, province), province, AS_ATTACKER)
            return


def attacker_before(s: InvasionsState, province: int) -> int:
    """The first of those who must leave a city."""
    here = with_units(s, province)
    return next(n for n in here if n in s.acting and stands_before_city(s, n, province))


def end_combat(s: InvasionsState) -> None:
    forget_refugees(s)
    s.scope = []
    s.tried = []
    s.fought = []
    settle_control(s)


def forget_combat(s: InvasionsState) -> None:
    """Nothing is besieged any more."""
    s.held_at = []
    s.held_by = []


def lift_sieges(s: InvasionsState) -> None:
    """war R23.10: the campaigns of the leader are over; who kept up a siege retreats."""
    if s.held_at:
        s.repeat()
        province = s.held_at.pop()
        unit = s.held_by.pop()
        if s.unit_at[unit] == province and has_foreign_city(s, province, s.unit_command[unit]):
            retreat(s, s.unit_command[unit], province, AS_ATTACKER)
