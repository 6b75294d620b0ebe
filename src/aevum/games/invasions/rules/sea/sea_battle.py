"""Sea battle between two naval stacks.

Rules   war R28; E44, E45, E50, E64, E123
Owns    ships, ship_sides, sunk, admirals
Nodes   sea-battle (procedure), ship-hit (decision), ship-recover (decision)
Leaves  dice to combat_dice.py
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.battle import (
    ASSASSINATION,
    ATTACKER,
    BATTLE_DICE,
    BT_HIT_V,
    BT_RECOVER_V,
    DEFENDER,
    REROLL,
    SCORED_HITS,
    TRADE,
)
from aevum.games.invasions.components.sea import (
    FLEET_FELL,
    SEA_BATTLE,
    SEA_BATTLE_BEGAN,
    SEA_VICTORY,
    SHIP_HIT,
    SHIP_RECOVER,
)
from aevum.games.invasions.kinds import EMPIRE, MODIFIERS, NONE
from aevum.games.invasions.options import RED_SWORDS_AT_SEA, aid
from aevum.games.invasions.rules.battle.aftermath import forget_fight, mourn_slain, slay
from aevum.games.invasions.rules.battle.combat_dice import (
    clear_dice,
    hits_by,
    load_pool,
    may_trade,
    next_caller,
    prepare_rerolls,
)
from aevum.games.invasions.rules.battle.lineup import call_fleets, choose_commander, clear_field
from aevum.games.invasions.rules.battle.pools import Pool
from aevum.games.invasions.rules.board.aids import about
from aevum.games.invasions.rules.board.leaders import nation_of
from aevum.games.invasions.rules.board.units import (
    counter_id,
    fleet_nation,
    hit_fleet,
    is_longship,
    recover_fleet,
    repair_fleet,
)
from aevum.games.invasions.state import InvasionsState

STRAIT_GUARD: Final = aid("Byzantines-M")
VANDALS: Final = MODIFIERS.index("vandal_fleet")
PORT_REROLLS: Final = 2
"""war R28.3"""
SEA: Final = SEA_BATTLE.variable("sea")
HIT_SIDE: Final = SHIP_HIT.variable("side")
HIT_LEFT: Final = SHIP_HIT.variable("left")
BACK_SIDE: Final = SHIP_RECOVER.variable("side")
BACK_AT: Final = SHIP_RECOVER.variable("sea")
BACK_LEFT: Final = SHIP_RECOVER.variable("left")


def open_sea_battle(
    s: InvasionsState,
    sea: int,
    attackers: Sequence[int],
    defenders: Sequence[int],
    leaders: Sequence[int] = (),
) -> None:
    """war R28.10: fleets of one naval stack on each side; `leaders` are all who are aboard."""
    nations = fleet_nation(s, attackers[0]), fleet_nation(s, defenders[0])
    call_fleets(s, *nations)
    clear_dice(s)
    forget_fight(s)
    s.ships = [*attackers, *defenders]
    s.ship_sides = [ATTACKER] * len(attackers) + [DEFENDER] * len(defenders)
    s.sunk = []
    s.admirals = list(leaders)
    for side in (ATTACKER, DEFENDER):
        choose_commander(s, side, admiral_of(s, nations[side]))
    rerolls = [sea_rerolls(s, sea, nations[side], side) for side in (ATTACKER, DEFENDER)]
    prepare_rerolls(s, rerolls[ATTACKER], rerolls[DEFENDER])
    s.tell(SEA_BATTLE_BEGAN, *nations, sea)
    s.push(SEA_BATTLE, sea, 0, ATTACKER, 0)


def admiral_of(s: InvasionsState, nation: int) -> int:
    """The best leader of a nation aboard, or NONE."""
    own = [leader for leader in s.admirals if nation_of(s, leader) == nation]
    return max(own, key=lambda each: s.box.leaders[each].combat, default=NONE)


def holds_all_ports(s: InvasionsState, sea: int, nation: int) -> bool:
    """war R27.3, R28.3: all coastal cities of a zone, and at least one."""
    ports = [p for p in s.box.seas[sea].ports if s.built(p)]
    return bool(ports) and all(s.controller[p] == nation for p in ports)


def sea_rerolls(s: InvasionsState, sea: int, nation: int, side: int) -> int:
    """war R28.3, E50"""
    zone = s.box.seas[sea]
    leader = s.commander[side]
    rerolls = 0 if leader == NONE else s.box.leaders[leader].combat
    if (zone.mediterranean or zone.black_sea) and holds_all_ports(s, sea, nation):
        rerolls += PORT_REROLLS
    if zone.mediterranean and s.box.nations[nation].has[VANDALS]:
        rerolls += 1
    return rerolls + int(guards_strait(s, sea, nation))


def guards_strait(s: InvasionsState, sea: int, nation: int) -> bool:
    """Option aid:Byzantines-M: in one zone, while the nation controls the city above it."""
    ours = about(s, STRAIT_GUARD)
    if not s.switched(STRAIT_GUARD) or sea not in ours.seas or nation not in ours.nations:
        return False
    return all(s.controller[p] == nation for p in ours.provinces)


def afloat(s: InvasionsState, side: int) -> list[int]:
    """Fleets of a side that have not been sunk."""
    return [
        s.ships[i]
        for i in range(len(s.ships))
        if s.ship_sides[i] == side and s.fleet_at[s.ships[i]] != NONE
    ]


def fleet_words(s: InvasionsState, verb: str, fleets: list[int]) -> list[str]:
    counters = sorted({fleet_counter(s, fleet) for fleet in fleets})
    return [f"{verb} {counter_id(s, counter)}" for counter in counters]


def fleet_counter(s: InvasionsState, fleet: int) -> int:
    return s.fleet_kind[fleet] * 2 + s.fleet_damaged[fleet]


def fleet_named(s: InvasionsState, fleets: list[int], counter: int) -> int:
    return next((fleet for fleet in fleets if fleet_counter(s, fleet) == counter), NONE)


# -- the fight ------------------------------------------------------------------------------------


def form_squadrons(s: InvasionsState) -> None:
    """war R28.1, E123: one white die for each fleet."""
    for side in (ATTACKER, DEFENDER):
        load_pool(s, side, Pool(len(afloat(s, side)), 0))


def let_attacker_trade(s: InvasionsState) -> None:
    """war R19.10, E123"""
    if may_trade(s, ATTACKER):
        s.push(TRADE, ATTACKER)


def let_defender_trade(s: InvasionsState) -> None:
    if may_trade(s, DEFENDER):
        s.push(TRADE, DEFENDER)


def ram(s: InvasionsState) -> None:
    s.push(BATTLE_DICE)


def call_sea_rerolls(s: InvasionsState) -> None:
    """war R28.3, R19.9"""
    caller = next_caller(s)
    if caller != NONE:
        s.repeat()
        s.push(REROLL, caller)


def hits_at_sea(s: InvasionsState, side: int) -> int:
    """war R28.2, E44"""
    return hits_by(s, side, s.switched(RED_SWORDS_AT_SEA))


def count_rams(s: InvasionsState) -> None:
    """war R28.4: hits are simultaneous; the defender's frame lies above the attacker's."""
    hits = [hits_at_sea(s, side) for side in (ATTACKER, DEFENDER)]
    for side in (ATTACKER, DEFENDER):
        s.tell(SCORED_HITS, side, hits[side])
    if hits[ATTACKER] and afloat(s, DEFENDER):  # whom an event has sunk meanwhile cannot be hit
        s.push(SHIP_HIT, DEFENDER, hits[ATTACKER])
    if hits[DEFENDER] and afloat(s, ATTACKER):
        s.push(SHIP_HIT, ATTACKER, hits[DEFENDER])


class ShipHit(Decision[InvasionsState]):
    """war R28.4, DP14: what leaves no choice takes the hit by itself."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(fleet_nation(s, self.fleets(s)[0]))

    def fleets(self, s: InvasionsState) -> list[int]:
        return afloat(s, s.var(HIT_SIDE))

    def legal(self, s: InvasionsState) -> list[str]:
        return fleet_words(s, "bt_hit", self.fleets(s))

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        fits = verb == BT_HIT_V and fleet_named(s, self.fleets(s), arg) != NONE
        return None if fits else Why("W28.4", "asked-ship")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        fleet = fleet_named(s, self.fleets(s), arg)
        sink(s, fleet)
        s.set_var(HIT_LEFT, s.var(HIT_LEFT) - 1)
        if not s.var(HIT_LEFT) or not self.fleets(s):
            s.pop()


def sink(s: InvasionsState, fleet: int) -> None:
    """war R28.4: a hit flips an elite fleet, and sinks another."""
    nation, sea = fleet_nation(s, fleet), s.fleet_at[fleet]
    if hit_fleet(s, fleet):
        s.sunk.append(fleet)
        s.tell(FLEET_FELL, nation, sea)


# -- the end --------------------------------------------------------------------------------------


def sea_victor(s: InvasionsState) -> int:
    """war R28.5: who wiped out the other, else who hit more often; NONE = a draw."""
    left = [bool(afloat(s, side)) for side in (ATTACKER, DEFENDER)]
    if left[ATTACKER] != left[DEFENDER]:
        return ATTACKER if left[ATTACKER] else DEFENDER
    hits = [hits_at_sea(s, side) for side in (ATTACKER, DEFENDER)]
    if hits[ATTACKER] == hits[DEFENDER]:
        return NONE
    return ATTACKER if hits[ATTACKER] > hits[DEFENDER] else DEFENDER


def drown_leaders(s: InvasionsState) -> None:
    """war R28.6: without a test, with their whole naval stack."""
    for side in (ATTACKER, DEFENDER):
        if afloat(s, side):
            continue
        for leader in list(s.admirals):
            if s.battle_side[nation_of(s, leader)] == side:
                s.admirals.remove(leader)
                slay(s, leader)


def hail_admiral(s: InvasionsState) -> None:
    """war R19.33, E64: the victor of an empire in decline."""
    victor = sea_victor(s)
    s.tell(SEA_VICTORY, s.var(SEA), victor)
    leader = NONE if victor == NONE else s.commander[victor]
    if leader in s.admirals and leader != NONE:
        nation = nation_of(s, leader)
        if s.status[nation] == EMPIRE and s.decline[nation]:
            s.push(ASSASSINATION, leader)


def recoveries_at_sea(s: InvasionsState) -> int:
    """war R28.9, R19.35, E45, E124: nothing where longships fight."""
    if any(is_longship(s, ship) for ship in s.ships):
        return 0
    return max(0, min(2, min(s.ship_sides.count(side) for side in (ATTACKER, DEFENDER)) - 1))


def raise_ships(s: InvasionsState) -> None:
    """war R28.9: the attacker first."""
    allowed = recoveries_at_sea(s)
    for side in (DEFENDER, ATTACKER):
        lost = sunk_on(s, side)
        if len(lost) <= allowed:
            for fleet in lost:
                recover_fleet(s, fleet, s.var(SEA))
        elif allowed:
            s.push(SHIP_RECOVER, side, s.var(SEA), allowed)


def sunk_on(s: InvasionsState, side: int) -> list[int]:
    return [
        fleet
        for fleet in s.sunk
        if s.fleet_at[fleet] == NONE and s.ship_sides[s.ships.index(fleet)] == side
    ]


class ShipRecover(Decision[InvasionsState]):
    """war R28.9, DP16"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(fleet_nation(s, sunk_on(s, s.var(BACK_SIDE))[0]))

    def legal(self, s: InvasionsState) -> list[str]:
        return fleet_words(s, "bt_recover", sunk_on(s, s.var(BACK_SIDE)))

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        fits = verb == BT_RECOVER_V and fleet_named(s, sunk_on(s, s.var(BACK_SIDE)), arg) != NONE
        return None if fits else Why("W28.9", "asked-ship-back")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        recover_fleet(s, fleet_named(s, sunk_on(s, s.var(BACK_SIDE)), arg), s.var(BACK_AT))
        s.set_var(BACK_LEFT, s.var(BACK_LEFT) - 1)
        if not s.var(BACK_LEFT):
            s.pop()


def refit(s: InvasionsState) -> None:
    """war R28.9: all damaged elite fleets in the battle."""
    for fleet in s.ships:
        if s.fleet_at[fleet] != NONE:
            repair_fleet(s, fleet)


def end_sea_battle(s: InvasionsState) -> None:
    """war E127"""
    forget_ships(s)
    clear_field(s)
    clear_dice(s)
    mourn_slain(s)


def forget_ships(s: InvasionsState) -> None:
    s.ships = []
    s.ship_sides = []
    s.sunk = []
    s.admirals = []
