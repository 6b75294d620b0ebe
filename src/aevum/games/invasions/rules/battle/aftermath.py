"""After a battle: leaders lost, nations subdued, units recovered and repaired.

Rules   realm R39.2, R39.4; war R5.7, R19.31 to R19.38, R35.1 to R35.3, R35.6, R35.9; E13,
        E64, E65, E89, E91, E96
Owns    slain, subdued
Nodes   leader-fate (chance), assassination (chance), recover (decision), mend (decision),
        treasure (decision)
Leaves  retreats to retreat.py, what a submission brings to vassals.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.battle import (
    ASSASSINATED,
    ASSASSINATION,
    ATTACKER,
    BATTLE,
    BT_NO_REPAIR_V,
    BT_RECOVER_V,
    BT_REPAIR_V,
    BY_WITHDRAWAL,
    DEFENDER,
    LEADER_FATE,
    LEADER_FELL,
    MEND,
    RECOVER,
    SG_LOOT_V,
    SG_NO_LOOT_V,
    TREASURE,
    UNIT_MENDED,
    UNIT_RECOVERED,
)
from aevum.games.invasions.kinds import (
    BARBARIAN,
    EMPIRE,
    GENERAL,
    KING,
    KINGDOM,
    MODIFIERS,
    NONE,
)
from aevum.games.invasions.options import HORDE_SUBMITS
from aevum.games.invasions.rules.battle.hits import lose_limes
from aevum.games.invasions.rules.battle.lineup import (
    decider,
    has_limes,
    hordes_on,
    living,
    nations_on,
    of_party,
    other,
    parties,
    side_of,
)
from aevum.games.invasions.rules.board.dice import D2, D10
from aevum.games.invasions.rules.board.leaders import eliminate_leader, leaders_at, nation_of
from aevum.games.invasions.rules.board.refuge import find_refuge
from aevum.games.invasions.rules.board.treasury import gain_gold, lose_gold
from aevum.games.invasions.rules.board.units import (
    counters_of,
    recover_unit,
    repair,
    unit_of,
    unit_words,
)
from aevum.games.invasions.rules.bonds.submission import submit
from aevum.games.invasions.rules.bonds.vassals import may_submit
from aevum.games.invasions.rules.raids.pillage import pillage
from aevum.games.invasions.rules.turn.fates import mourn
from aevum.games.invasions.rules.turn.founding import is_civilized
from aevum.games.invasions.state import InvasionsState

PROVINCE: Final = BATTLE.variable("province")
TESTED: Final = LEADER_FATE.variable("leader")
TESTED_AT: Final = LEADER_FATE.variable("province")
TARGET: Final = ASSASSINATION.variable("leader")
RECOVERING: Final = RECOVER.variable("side")
RECOVERED_AT: Final = RECOVER.variable("province")
CHOOSER: Final = RECOVER.variable("nation")
RECOVERIES: Final = RECOVER.variable("left")
MENDER: Final = MEND.variable("nation")
MENDED_AT: Final = MEND.variable("province")
MENDED_SIDE: Final = MEND.variable("side")
HEIR: Final = TREASURE.variable("nation")
RANSOM: Final = MODIFIERS.index("hephthalite_ransom")
RANSOMED: Final = MODIFIERS.index("persian_empire_age")
"""Whose kings are held to ransom."""
NO_CAPITAL: Final = MODIFIERS.index("no_capital")
FULL_RECOVERY: Final = 2


def forget_fight(s: InvasionsState) -> None:
    s.slain = []
    s.subdued = []


def mourn_slain(s: InvasionsState) -> None:
    """war R3.7, E127: what the deaths of the fight bring, now that it is over."""
    slain = s.slain
    s.slain = []
    for leader in slain:
        mourn(s, leader)


# -- leaders --------------------------------------------------------------------------------------


def wiped_out(s: InvasionsState, province: int, side: int) -> bool:
    """war R19.31: it had units, and has none; waiting units do not count."""
    began = any(side_of(s, unit) == side for unit in s.fighters)
    return began and not living(s, province, side)


def test_leaders(s: InvasionsState) -> None:
    """war R19.31, E13: one after the other; who survives has left (war R19.32)."""
    province = s.var(PROVINCE)
    if s.victory == BY_WITHDRAWAL:
        return
    for side in (ATTACKER, DEFENDER):
        if wiped_out(s, province, side):
            for nation in nations_on(s, side):
                for leader in leaders_at(s, province, nation):
                    s.repeat()
                    s.push(LEADER_FATE, leader, province)
                    return


class LeaderFate(D2):
    """war R19.31, R37"""

    def tested(self, s: InvasionsState, passed: bool) -> None:
        leader, province = s.var(TESTED), s.var(TESTED_AT)
        s.pop()
        pay_ransom(s, leader)
        if passed:
            find_refuge(s, leader, province)
        else:
            slay(s, leader)
            bow_to_victor(s, leader)


def slay(s: InvasionsState, leader: int) -> None:
    """war R3.7, E127: what his death brings comes when the fight is over."""
    eliminate_leader(s, leader)
    s.slain.append(leader)
    s.tell(LEADER_FELL, leader, nation_of(s, leader))


def pay_ransom(s: InvasionsState, leader: int) -> None:
    """hephthalite_ransom: his whole stack was destroyed in a battle against this nation."""
    nation = nation_of(s, leader)
    royal = s.box.leaders[leader].rank >= KING and s.box.nations[nation].has[RANSOMED]
    if not royal or s.battle_side[nation] == NONE:
        return
    for foe in nations_on(s, other(s.battle_side[nation])):
        if s.box.nations[foe].has[RANSOM]:
            gold = s.box.modifiers[RANSOM].numbers[0]
            gain_gold(s, foe, lose_gold(s, nation, gold))


def bow_to_victor(s: InvasionsState, leader: int) -> None:
    """war R35.6: a kingdom without a capital, with its royal leader and his whole stack."""
    nation = nation_of(s, leader)
    bare = s.box.nations[nation].has[NO_CAPITAL] and s.status[nation] == KINGDOM
    if bare and s.box.leaders[leader].rank != GENERAL and s.battle_side[nation] != s.victor:
        subdue(s, nation)


def strike_down_victor(s: InvasionsState) -> None:
    """war R19.33, E64, E96: the victorious commander of an empire in decline."""
    leader = s.commander[s.victor]
    if leader == NONE or s.leader_at[leader] == NONE:
        return
    nation = nation_of(s, leader)
    if s.status[nation] == EMPIRE and s.decline[nation]:
        s.push(ASSASSINATION, leader)


class Assassination(D10):
    """war R19.33, R38"""

    def rolled(self, s: InvasionsState, die: int) -> None:
        leader = s.var(TARGET)
        s.pop()
        if die >= s.box.numbers.assassination_roll:
            s.tell(ASSASSINATED, leader, nation_of(s, leader))
            slay(s, leader)


# -- submission -----------------------------------------------------------------------------------


def subdue_losers(s: InvasionsState) -> None:
    """war R35.1 to R35.3, E91: tested before recovery, only by a side that won."""
    province, side = s.var(PROVINCE), other(s.victor)
    for nation in hordes_on(s, province, side):
        if is_beaten(s, province, side, nation):
            subdue(s, nation)


def subdue(s: InvasionsState, nation: int) -> None:
    """war R35.9: if it can submit to the victor at all (war E122)."""
    if nation not in s.subdued and may_submit(s, nation, decider(s, s.victor)):
        s.subdued.append(nation)


def is_beaten(s: InvasionsState, province: int, side: int, nation: int) -> bool:
    """war R35.1 to R35.3, E32: the horde of a barbarian nation on the losing side."""
    if s.status[nation] != BARBARIAN:
        return False
    nomads = is_ridden_down(s, province, nation)
    if side == ATTACKER:
        return bool(s.horde_hit[ATTACKER]) or (nomads and not living(s, province, ATTACKER))
    left = [unit for unit in living(s, province, side) if s.unit_command[unit] == nation]
    if s.switched(HORDE_SUBMITS) and not nomads:
        return bool(s.horde_hit[DEFENDER])
    return nomads or not left


def is_ridden_down(s: InvasionsState, province: int, nation: int) -> bool:
    """war R35.2, R35.3: nomads have won against others, on barbarian ground."""
    wild = not s.box.provinces[province].civilized
    return wild and s.is_nomad(decider(s, s.victor)) and not s.is_nomad(nation)


def bind_subdued(s: InvasionsState) -> None:
    """war R35.4, R35.5: once recovery and retreats are over, one after the other."""
    if s.subdued:
        s.repeat()
        nation, lord = s.subdued.pop(0), decider(s, s.victor)
        if may_submit(s, nation, lord):
            submit(s, nation, lord)
            if s.status[nation] == KINGDOM:
                s.push(TREASURE, lord)


class Treasure(Decision[InvasionsState]):
    """war R35.6, realm DP36: the royal treasure of a kingdom without a capital."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(HEIR))

    def legal(self, s: InvasionsState) -> list[str]:
        return ["sg_loot", "sg_no_loot"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        return None if verb in (SG_LOOT_V, SG_NO_LOOT_V) else Why("W35.6", "asked-treasure")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation = s.var(HEIR)
        s.pop()
        if verb == SG_LOOT_V:
            pillage(s, nation)


# -- recovery -------------------------------------------------------------------------------------


def recovery_allowed(s: InvasionsState) -> int:
    """war R19.34, R19.35, E53: small battles; a horde alone counts as one unit."""
    smallest = min(s.battle_size)
    return max(0, min(FULL_RECOVERY, smallest - 1))


def recover_attacker(s: InvasionsState) -> None:
    recover_side(s, ATTACKER)


def recover_defender(s: InvasionsState) -> None:
    recover_side(s, DEFENDER)


def recover_side(s: InvasionsState, side: int) -> None:
    """war R19.34, DP16: all who fell come back without a question, if they may."""
    province, allowed = s.var(PROVINCE), recovery_allowed(s)
    gone = fallen_on(s, side)
    if len(gone) <= allowed:
        for unit in gone:
            bring_back(s, unit, province)
    elif allowed:
        s.push(RECOVER, side, province, who_recovers(s, province, side), allowed)


def who_recovers(s: InvasionsState, province: int, side: int) -> int:
    """war E95; R19.36: nomads choose for whom they subdue on barbarian ground."""
    nation = decider(s, side)
    if nation in s.subdued and is_ridden_down(s, province, nation):
        return decider(s, s.victor)
    return nation


def fallen_on(s: InvasionsState, side: int) -> list[int]:
    """Units of a side that were eliminated in the battle and have not come back."""
    return [u for u in s.fallen if side_of(s, u) == side and s.unit_at[u] == NONE]


def bring_back(s: InvasionsState, unit: int, province: int) -> None:
    """war R19.34, R19.38, E110"""
    recover_unit(s, unit, province)
    s.tell(UNIT_RECOVERED, s.unit_kind[unit], s.unit_command[unit], province)


class Recover(Decision[InvasionsState]):
    """war DP16"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(CHOOSER))

    def legal(self, s: InvasionsState) -> list[str]:
        return unit_words(s, "bt_recover", fallen_on(s, s.var(RECOVERING)))

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb != BT_RECOVER_V:
            return Why("W19.34", "asked-recovery")
        fell = unit_of(s, fallen_on(s, s.var(RECOVERING)), arg) != NONE
        return None if fell else Why("W19.34", "not-fallen")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        unit = unit_of(s, fallen_on(s, s.var(RECOVERING)), arg)
        bring_back(s, unit, s.var(RECOVERED_AT))
        s.set_var(RECOVERIES, s.var(RECOVERIES) - 1)
        if not s.var(RECOVERIES):
            s.pop()


# -- repair ---------------------------------------------------------------------------------------


def mend_attacker(s: InvasionsState) -> None:
    mend_side(s, ATTACKER)


def mend_defender(s: InvasionsState) -> None:
    mend_side(s, DEFENDER)


def mend_side(s: InvasionsState, side: int) -> None:
    """war R19.37, DP17: each civilized nation, the last asked is pushed first."""
    province = s.var(PROVINCE)
    for party in reversed(parties(s, side)):
        if is_civilized(s, party) and damaged_of(s, province, side, party):
            s.push(MEND, party, province, side)


def damaged_of(s: InvasionsState, province: int, side: int, party: int) -> list[int]:
    return [unit for unit in of_party(s, province, side, party) if s.unit_damaged[unit]]


class Mend(Decision[InvasionsState]):
    """war DP17: it may be declined."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(MENDER))

    def units(self, s: InvasionsState) -> list[int]:
        return damaged_of(s, s.var(MENDED_AT), s.var(MENDED_SIDE), s.var(MENDER))

    def legal(self, s: InvasionsState) -> list[str]:
        return [*unit_words(s, "bt_repair", self.units(s)), "bt_no_repair"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == BT_NO_REPAIR_V:
            return None
        if verb != BT_REPAIR_V:
            return Why("W19.37", "asked-repair")
        return None if arg in counters_of(s, self.units(s)) else Why("W19.37", "not-damaged")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        unit = unit_of(s, self.units(s), arg) if verb == BT_REPAIR_V else NONE
        s.pop()
        if unit != NONE:
            repair(s, unit)
            s.tell(UNIT_MENDED, s.unit_kind[unit], s.unit_command[unit], s.unit_at[unit])


def raze_limes(s: InvasionsState) -> None:
    """war R5.7, R19.46: it cannot retreat."""
    if s.victor == ATTACKER and has_limes(s, s.var(PROVINCE)):
        lose_limes(s, s.var(PROVINCE))
