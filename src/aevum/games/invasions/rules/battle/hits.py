"""Hits: who takes them and what they do.

Rules   war R2.3, R4.8, R5.3, R19.24 to R19.27, R36.5; E34, E106
Owns    hits, spared, fallen, limes_fell, horde_hit
Nodes   hit (procedure), lose (decision)
Leaves  sides to lineup.py, the counters to units.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.battle import (
    ATTACKER,
    BT_HIT_LIMES_V,
    BT_HIT_V,
    DEFENDER,
    HIT,
    LIMES_FELL,
    LOSE,
    UNIT_DAMAGED,
    UNIT_FELL,
)
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.battle.lineup import (
    are_one_nation,
    has_limes,
    hordes_on,
    living,
    of_party,
    parties,
    side_of,
)
from aevum.games.invasions.rules.board.units import (
    counters_of,
    destroy_limes,
    hit,
    hits_to_kill,
    is_mercenary,
    unit_of,
    unit_words,
)
from aevum.games.invasions.state import InvasionsState

PROVINCE: Final = HIT.variable("province")
SIDE: Final = HIT.variable("side")
LEFT: Final = HIT.variable("left")
PARTY: Final = HIT.variable("party")
WHERE: Final = LOSE.variable("province")
LOSING: Final = LOSE.variable("side")
LOSER: Final = LOSE.variable("party")


def clear_losses(s: InvasionsState) -> None:
    s.hits = [0, 0]
    s.spared = [0, 0]
    s.fallen = []
    s.limes_fell = 0
    s.horde_hit = [0, 0]


def score_hits(s: InvasionsState, side: int, hits: int) -> None:
    """A side must take so many hits, less those that an event cancelled."""
    s.hits[side] = max(0, hits - s.spared[side])
    s.spared[side] = 0


def spare(s: InvasionsState, side: int, hits: int) -> None:
    """cancel_hits"""
    s.spared[side] += hits


def lost_by(s: InvasionsState, side: int) -> int:
    """war R19.29 (2), E31: eliminated units, and the limes."""
    fallen = sum(side_of(s, unit) == side for unit in s.fallen)
    return fallen + s.limes_fell if side == DEFENDER else fallen


def take_hits(s: InvasionsState, province: int, side: int) -> None:
    """war R19.24: what was scored is assigned."""
    left = s.hits[side]
    s.hits[side] = 0
    if left:
        s.push(HIT, province, side, left, first_party(s, province, side))


def first_party(s: InvasionsState, province: int, side: int) -> int:
    """war E34: the nation with most units begins; a tie goes by initiative."""
    best, most = NONE, -1
    for party in parties(s, side):
        units = len(of_party(s, province, side, party))
        if units > most:
            best, most = party, units
    return best


def next_party(s: InvasionsState, province: int, side: int, party: int) -> int:
    """war E34: from this one on, who has something to lose."""
    order = parties(s, side)
    start = order.index(party)
    for each in order[start:] + order[:start]:
        if of_party(s, province, side, each) or owns_limes(s, province, each):
            return each
    return NONE


def owns_limes(s: InvasionsState, province: int, party: int) -> bool:
    return has_limes(s, province) and are_one_nation(s, s.limes[province], party)


def exposed(s: InvasionsState, province: int, side: int, party: int) -> list[int]:
    """war R19.24, R19.25: the first unit eliminated must be a national one."""
    here = of_party(s, province, side, party)
    nationals = [unit for unit in here if not is_mercenary(s, unit)]
    if not nationals or any(side_of(s, unit) == side for unit in s.fallen):
        return here
    return [unit for unit in here if unit in nationals or hits_to_kill(s, unit) > 1]


# -- one hit after the other ----------------------------------------------------------------------


def assign_hits(s: InvasionsState) -> None:
    """war R19.24, E34, E104: what leaves no choice is assigned without a question."""
    province, side = s.var(PROVINCE), s.var(SIDE)
    if s.var(LEFT) >= capacity(s, province, side):
        wipe_out(s, province, side)
        return
    while s.var(LEFT):
        party = next_party(s, province, side, s.var(PARTY))
        s.set_var(PARTY, party)
        targets = exposed(s, province, side, party)
        if len(counters_of(s, targets)) + owns_limes(s, province, party) > 1:
            s.repeat()
            s.push(LOSE, province, side, party)
            return
        if targets:
            fell(s, targets[0])
        else:
            lose_limes(s, province)
        pass_on(s)


def pass_on(s: InvasionsState) -> None:
    """One hit less; the next party of the side is asked."""
    order = parties(s, s.var(SIDE))
    place = order.index(s.var(PARTY))
    s.set_var(PARTY, order[(place + 1) % len(order)])
    s.set_var(LEFT, s.var(LEFT) - 1)


def capacity(s: InvasionsState, province: int, side: int) -> int:
    """The hits after which a side has nothing left but its hordes."""
    units = sum(hits_to_kill(s, unit) for unit in living(s, province, side))
    return units + int(side == DEFENDER and has_limes(s, province))


def wipe_out(s: InvasionsState, province: int, side: int) -> None:
    """war R4.8, R19.27: all are gone; a hit that is left strikes the hordes, last of all."""
    surplus = s.var(LEFT) - capacity(s, province, side)
    for unit in nationals_first(s, living(s, province, side)):
        for _ in range(hits_to_kill(s, unit)):
            fell(s, unit)
    if side == DEFENDER and has_limes(s, province):
        lose_limes(s, province)
    if surplus and hordes_on(s, province, side):
        s.horde_hit[side] = 1


def nationals_first(s: InvasionsState, units: list[int]) -> list[int]:
    """war R19.25"""
    own = [unit for unit in units if not is_mercenary(s, unit)]
    return own + [unit for unit in units if unit not in own]


def fell(s: InvasionsState, unit: int) -> None:
    """A unit is flipped or eliminated."""
    province, kind, command = s.unit_at[unit], s.unit_kind[unit], s.unit_command[unit]
    if hit(s, unit):
        s.fallen.append(unit)
        s.tell(UNIT_FELL, kind, command, province)
    else:
        s.tell(UNIT_DAMAGED, kind, command, province)


def lose_limes(s: InvasionsState, province: int) -> None:
    """war R5.3, R19.26"""
    s.tell(LIMES_FELL, s.limes[province], province)
    destroy_limes(s, province)
    s.limes_fell = 1


class Lose(Decision[InvasionsState]):
    """war R19.24, R19.26, DP14"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(LOSER))

    def legal(self, s: InvasionsState) -> list[str]:
        words = unit_words(s, "bt_hit", self.targets(s))
        return [*words, "bt_hit_limes"] if self.beside_limes(s) else words

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == BT_HIT_LIMES_V:
            return None if self.beside_limes(s) else Why("W19.26", "no-limes-here")
        if verb != BT_HIT_V:
            return Why("W19.24", "asked-hit")
        if unit_of(s, self.targets(s), arg) != NONE:
            return None
        here = of_party(s, s.var(WHERE), s.var(LOSING), s.var(LOSER))
        first = unit_of(s, here, arg) != NONE
        return Why("W19.25", "first-loss-national") if first else Why("W19.24", "not-in-battle")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        province, unit = s.var(WHERE), unit_of(s, self.targets(s), arg)
        s.pop()
        if verb == BT_HIT_V:
            fell(s, unit)
        else:
            lose_limes(s, province)
        pass_on(s)

    def targets(self, s: InvasionsState) -> list[int]:
        return exposed(s, s.var(WHERE), s.var(LOSING), s.var(LOSER))

    def beside_limes(self, s: InvasionsState) -> bool:
        return owns_limes(s, s.var(WHERE), s.var(LOSER))


def hit_attacker(s: InvasionsState, province: int) -> None:
    """war DP14: the attacker's nations first; both sides' hits are fixed before."""
    take_hits(s, province, ATTACKER)


def hit_defender(s: InvasionsState, province: int) -> None:
    take_hits(s, province, DEFENDER)
