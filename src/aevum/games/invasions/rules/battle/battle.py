"""A land battle from its opening to its victor.

Rules   realm R1.3; war R3.4, R17.15, R19.1 to R19.4, R19.28 to R19.30; E33, E54, E89, E95
Owns    none
Nodes   battle (procedure), sit-out (decision), command (decision)
Leaves  sides to lineup.py, rounds to archery.py and melee.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.battle import (
    ANNIHILATION,
    ARCHERY,
    ATTACKER,
    BATTLE,
    BATTLE_BEGAN,
    BETTER_LEADER,
    BT_COMMAND_V,
    BT_OUT_V,
    BY_DEFENDING,
    CITY_OR_HORDE,
    CLASH,
    COMMAND,
    COMMANDS,
    DEFENDER,
    FEWER_LOST,
    MELEE,
    SIT_OUT,
    VICTORY,
    VOLLEY,
    WITHDRAW,
)
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.options import ADVANCED_COMBAT
from aevum.games.invasions.rules.battle.archery import MARCHED, ask_for_ambush, first_shooters
from aevum.games.invasions.rules.battle.combat_dice import clear_dice, prepare_rerolls
from aevum.games.invasions.rules.battle.hits import clear_losses, lost_by
from aevum.games.invasions.rules.battle.lineup import (
    call_sides,
    choose_commander,
    clear_field,
    combat_of,
    count_sizes,
    decider,
    declare_victor,
    holds_city,
    hordes_on,
    leaders_on,
    living,
    nations_on,
    other,
    side_of,
    wait_out,
)
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.stacking import counted_at, limit_at
from aevum.games.invasions.rules.board.units import unit_of, unit_words
from aevum.games.invasions.rules.bonds.marriages import note_attacks
from aevum.games.invasions.state import InvasionsState

PROVINCE: Final = BATTLE.variable("province")
HOW: Final = BATTLE.variable("how")
WHERE: Final = COMMAND.variable("province")
WHOSE: Final = COMMAND.variable("side")
CROWDED: Final = SIT_OUT.variable("nation")
CROWDED_AT: Final = SIT_OUT.variable("province")


def open_battle(
    s: InvasionsState, attacker: int, defender: int, province: int, how: int = MARCHED
) -> None:
    """war R19.2, R19.3: the units of an acting nation and its partners against a foe's side."""
    call_sides(s, attacker, defender, province)
    note_attacks(s, nations_on(s, ATTACKER), nations_on(s, DEFENDER))
    clear_losses(s)
    clear_dice(s)
    s.tell(BATTLE_BEGAN, attacker, defender, province, how)
    s.push(BATTLE, province, how)


def has_field(s: InvasionsState, province: int, side: int) -> bool:
    """war E89: field units, or hordes that began without any and were not hit."""
    if living(s, province, side):
        return True
    began = any(side_of(s, unit) == side for unit in s.fighters)
    alone = side == DEFENDER and not began and bool(hordes_on(s, province, side))
    return alone and not s.horde_hit[side]


def goes_on(s: InvasionsState, province: int) -> bool:
    """war R19.28"""
    return has_field(s, province, ATTACKER) and has_field(s, province, DEFENDER)


# -- the opening ----------------------------------------------------------------------------------


def line_up(s: InvasionsState) -> None:
    """war E85: if nobody is left on a side there is no battle; who changed sides holds ground."""
    province = s.var(PROVINCE)
    if not goes_on(s, province):
        clear_field(s)
        settle_control(s)
        s.pop()
        return
    count_sizes(s, province)


def sit_out(s: InvasionsState) -> None:
    """war R17.15: an intercepted stack above the limit; its owner picks who waits."""
    province = s.var(PROVINCE)
    if s.var(HOW) == MARCHED:
        return
    for nation in nations_on(s, ATTACKER):
        if is_crowded(s, province, nation):
            s.repeat()
            s.push(SIT_OUT, province, nation)
            return
    count_sizes(s, province)


def is_crowded(s: InvasionsState, province: int, nation: int) -> bool:
    """More units fight than may stand there."""
    fighting = [u for u in living(s, province, ATTACKER) if s.unit_command[u] == nation]
    others = [u for u in counted_at(s, province, nation) if s.unit_command[u] != nation]
    count = len(fighting) + len([u for u in others if u in s.fighters])
    return bool(fighting) and count > limit_at(s, nation, province)


class SitOut(Decision[InvasionsState]):
    """war DP9"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(CROWDED))

    def units(self, s: InvasionsState) -> list[int]:
        here = living(s, s.var(CROWDED_AT), ATTACKER)
        return [u for u in here if s.unit_command[u] == s.var(CROWDED)]

    def legal(self, s: InvasionsState) -> list[str]:
        return unit_words(s, "bt_out", self.units(s))

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        fits = verb == BT_OUT_V and unit_of(s, self.units(s), arg) != NONE
        return None if fits else Why("W17.15", "asked-sit-out")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        unit = unit_of(s, self.units(s), arg)
        s.pop()
        wait_out(s, unit)


def name_attacker(s: InvasionsState) -> None:
    name_commander(s, s.var(PROVINCE), ATTACKER)


def name_defender(s: InvasionsState) -> None:
    name_commander(s, s.var(PROVINCE), DEFENDER)


def name_commander(s: InvasionsState, province: int, side: int) -> None:
    """war R3.4, DP10"""
    leaders = leaders_on(s, province, side)
    if len(leaders) > 1:
        s.push(COMMAND, province, side)
    elif leaders:
        take_command(s, side, leaders[0])


def take_command(s: InvasionsState, side: int, leader: int) -> None:
    choose_commander(s, side, leader)
    s.tell(COMMANDS, leader, side)


class Command(Decision[InvasionsState]):
    """war DP10, E95: the nation with most units picks among all leaders of its side."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(decider(s, s.var(WHOSE)))

    def legal(self, s: InvasionsState) -> list[str]:
        leaders = leaders_on(s, s.var(WHERE), s.var(WHOSE))
        return [f"bt_command {s.box.leaders[leader].id}" for leader in sorted(leaders)]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb != BT_COMMAND_V:
            return Why("W3.4", "asked-commander")
        here = arg in leaders_on(s, s.var(WHERE), s.var(WHOSE))
        return None if here else Why("W3.4", "no-leader-here", {"leader": s.box.leaders[arg].id})

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        side = s.var(WHOSE)
        s.pop()
        take_command(s, side, arg)


def grant_rerolls(s: InvasionsState) -> None:
    """war R19.7"""
    prepare_rerolls(s, combat_of(s, ATTACKER), combat_of(s, DEFENDER))


# -- the rounds -----------------------------------------------------------------------------------


def try_ambush(s: InvasionsState) -> None:
    """war R19.15"""
    ask_for_ambush(s, s.var(PROVINCE), s.var(HOW))


def first_volley(s: InvasionsState) -> None:
    volley(s, first_shooters(s))


def second_volley(s: InvasionsState) -> None:
    """war R19.15: who was ambushed answers with his survivors."""
    if s.ambusher != NONE and goes_on(s, s.var(PROVINCE)):
        volley(s, other(s.ambusher))


def volley(s: InvasionsState, shooters: int) -> None:
    if s.switched(ADVANCED_COMBAT):
        s.push(VOLLEY, s.var(PROVINCE), shooters, ATTACKER, 0)
    else:
        s.push(ARCHERY, s.var(PROVINCE), shooters)


def close_in(s: InvasionsState) -> None:
    """war R19.28, R20.11: no melee if archery eliminated a side."""
    if goes_on(s, s.var(PROVINCE)):
        clash(s, 1)


def clash(s: InvasionsState, number: int) -> None:
    node = CLASH if s.switched(ADVANCED_COMBAT) else MELEE
    s.push(node, s.var(PROVINCE), number, ATTACKER, 0)


def may_withdraw(s: InvasionsState) -> bool:
    """war R20.12: after the first melee of two."""
    advanced = s.switched(ADVANCED_COMBAT) and s.victor == NONE
    return advanced and goes_on(s, s.var(PROVINCE))


def let_defender_withdraw(s: InvasionsState) -> None:
    """war R20.12: the defender first."""
    if may_withdraw(s):
        s.push(WITHDRAW, DEFENDER)


def let_attacker_withdraw(s: InvasionsState) -> None:
    if may_withdraw(s):
        s.push(WITHDRAW, ATTACKER)


def close_in_again(s: InvasionsState) -> None:
    """war R20.1"""
    if may_withdraw(s):
        clash(s, 2)


# -- victory --------------------------------------------------------------------------------------


def decide_victory(s: InvasionsState) -> None:
    """war R19.29"""
    if s.victor == NONE:
        side, reason = victory_of(s, s.var(PROVINCE))
        declare_victor(s, side, reason)
    lost = lost_by(s, s.victor), lost_by(s, other(s.victor))
    s.tell(VICTORY, s.victor, s.victory, *lost)


def victory_of(s: InvasionsState, province: int) -> tuple[int, int]:
    """war R19.29, E33, E89: the first that applies."""
    attacker, defender = (has_field(s, province, side) for side in (ATTACKER, DEFENDER))
    if attacker != defender:
        return (ATTACKER if attacker else DEFENDER), ANNIHILATION
    if not attacker and hordes_on(s, province, DEFENDER):
        return DEFENDER, ANNIHILATION
    lost = lost_by(s, ATTACKER), lost_by(s, DEFENDER)
    if lost[ATTACKER] != lost[DEFENDER]:
        return (ATTACKER if lost[ATTACKER] < lost[DEFENDER] else DEFENDER), FEWER_LOST
    if holds_city(s, province) != NONE or hordes_on(s, province, DEFENDER):
        return DEFENDER, CITY_OR_HORDE
    values = combat_of(s, ATTACKER), combat_of(s, DEFENDER)
    if values[ATTACKER] != values[DEFENDER]:
        return (ATTACKER if values[ATTACKER] > values[DEFENDER] else DEFENDER), BETTER_LEADER
    return DEFENDER, BY_DEFENDING
