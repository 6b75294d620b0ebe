"""Battles: which one is next, and who lines up for it.

Rules   R16.1, R16.2, R16.3, R16.4, R16.5, R16.6, R16.7, R16.8, R16.9, R16.10, R19.4, R19.5
Owns    attacker, defender, landing, held_back, units, fallen, lent, lent_fallen, unwilling
Nodes   battle (procedure), next-battle (decision), commit (decision), reinforce (decision),
        lend (decision)
Leaves  markers, dice and hits to combat.py, the result to aftermath.py

Pieces stay where they are while a battle is fought: here they are only counted. What fell leaves
the map when the field is cleared.
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.era_of_tribes.components import (
    ASK_V,
    ATTACKER,
    BARBARIANS,
    BATTLE,
    BATTLE_BEGAN,
    BATTLE_V,
    COMMIT,
    COMMIT_V,
    COMMITTED,
    DEFENDER,
    DONE_V,
    EXPANSION,
    FELL,
    HIRE_V,
    LEND,
    LEND_V,
    LENT,
    MOST,
    NEXT_BATTLE,
    NOBODY,
    REINFORCE,
)
from aevum.games.era_of_tribes.kinds import (
    GOODS,
    MECHANICS,
    NAMED_UNITS,
    U_ALLY,
    U_ARMY,
    U_CITY,
    U_FLEET,
    U_LEGION,
    U_LEVY,
    U_MERCENARY,
    U_MILITIA,
    U_VASSAL,
    U_VILLAGE,
    UNITS,
)
from aevum.games.era_of_tribes.rules.goods import ready_military, spend_military
from aevum.games.era_of_tribes.rules.movement import attackers_at
from aevum.games.era_of_tribes.rules.parley import ENTRY, drop_battle, drop_lapsed_battles
from aevum.games.era_of_tribes.rules.realm import fleets_at, vassals_at
from aevum.games.era_of_tribes.rules.tracks import pay_to
from aevum.games.era_of_tribes.rules.villages import has_kept, hire_tile, kept_number
from aevum.games.era_of_tribes.state import EraState

KINDS: Final = len(UNITS)
SENT: Final = (U_MILITIA, U_ARMY, U_LEGION, *range(U_MILITIA + 1, NAMED_UNITS))
"""Units in the order in which they are sent (3.1): grey militia, army, legion, then goods."""
GOOD_OF: Final = tuple(GOODS.index(unit) if unit in GOODS else NOBODY for unit in UNITS)
"""The good that fights as a unit, or NOBODY."""

EXPANDING: Final = EXPANSION.variable("seat")
CHOOSER: Final = NEXT_BATTLE.variable("seat")
PLACE: Final = BATTLE.variable("place")
RIVAL: Final = BATTLE.variable("rival")
COMMITTING: Final = COMMIT.variable("seat")  # frames of `reinforce` have the same variables
SIDE: Final = COMMIT.variable("side")
LAST: Final = COMMIT.variable("last")
LENDER: Final = LEND.variable("ally")
LENT_SIDE: Final = LEND.variable("side")


# -- which battle ---------------------------------------------------------------------------------


def pending(s: EraState, mover: int) -> list[int]:
    """Fields of the map with a battle still to be fought."""
    places = [p for p in s.chart().provinces if attackers_at(s, p)]
    return places + sorted(s.box.field_of_sea + sea for sea in set(s.sea_battles[::ENTRY]))


def fight_battles(s: EraState) -> None:
    """R16.1: the active player chooses the order."""
    seat = s.var(EXPANDING)
    drop_lapsed_battles(s, seat)
    if pending(s, seat):
        s.repeat()
        s.push(NEXT_BATTLE, seat)


class NextBattle(Decision[EraState]):
    """D25"""

    def actor(self, s: EraState) -> int:
        return s.var(CHOOSER)

    def legal(self, s: EraState) -> list[str]:
        return [s.box.speller.word(BATTLE_V, place) for place in pending(s, s.var(CHOOSER))]

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        if verb != BATTLE_V:
            return Why("R16.1", "asked-battle")
        return None if arg in pending(s, s.var(CHOOSER)) else Why("R16.1", "no-battle-there")

    def act(self, s: EraState, verb: int, arg: int) -> None:
        mover = s.var(CHOOSER)
        s.pop()
        clear_board(s)
        if arg < s.box.field_of_sea:
            begin_land_battle(s, mover, arg)
        else:
            begin_sea_battle(s, mover, arg - s.box.field_of_sea)
        s.push(BATTLE, arg, s.owner[arg] if arg < s.box.field_of_sea else s.defender)
        s.tell(BATTLE_BEGAN, arg, s.attacker, s.defender)


def clear_board(s: EraState) -> None:
    """An empty conflict board."""
    s.landing = 0
    s.held_back = 0
    s.units = [0] * len(s.units)
    s.fallen = [0] * len(s.fallen)
    s.lent = [0] * len(s.lent)
    s.lent_fallen = [0] * len(s.lent_fallen)
    s.unwilling = [0] * len(s.unwilling)


def leave_board(s: EraState) -> None:
    """Nobody fights."""
    clear_board(s)
    s.attacker = NOBODY
    s.defender = NOBODY


def begin_sea_battle(s: EraState, mover: int, sea: int) -> None:
    """R16.3, E112: the first battle agreed for this field; only the fleets there fight."""
    at = s.sea_battles[::ENTRY].index(sea) * ENTRY
    rival, rival_attacks = s.sea_battles[at + 1], s.sea_battles[at + 2]
    drop_battle(s, at)
    s.attacker, s.defender = (rival, mover) if rival_attacks else (mover, rival)
    s.units[U_FLEET] = fleets_at(s, sea, s.attacker)
    s.units[KINDS + U_FLEET] = fleets_at(s, sea, s.defender)


def begin_land_battle(s: EraState, mover: int, province: int) -> None:
    """R16.4, R16.6, R16.9"""
    s.attacker, s.defender = mover, s.owner[province]
    s.units[U_VASSAL] = s.by_land[province] + s.by_water[province]
    s.units[U_FLEET] = s.by_fleet[province]
    s.landing = int(not s.by_land[province])  # R13.14
    levy = field_levy(s, province)
    if s.defender == BARBARIANS:
        s.units[KINDS + U_VILLAGE] = 1
        levy += s.box.stages[s.stage].militia
    else:
        levy += line_up_owner(s, province)
    s.units[KINDS + U_LEVY] = levy


def field_levy(s: EraState, province: int) -> int:
    """R16.6, E49: militia tied to the field and the landing."""
    levy = s.box.terrains[s.box.provinces[province].terrain].militia + s.landing
    for marker in s.box.battlefields:
        if marker.value == s.battlefield[province]:
            levy += marker.militia
    return levy


def line_up_owner(s: EraState, province: int) -> int:
    """R16.4; R16.8, E54: in revolution the city stays out, else one vassal. The city's militia."""
    vassals = vassals_at(s, province, s.defender)
    city = s.city[province]
    s.held_back = s.revolting[s.defender]
    if s.held_back:
        vassals -= not city
        city = 0
    s.units[KINDS + U_VASSAL] = vassals
    s.units[KINDS + U_CITY] = city
    return city


# -- the state of a side --------------------------------------------------------------------------


def seat_of(s: EraState, side: int) -> int:
    return s.attacker if side == ATTACKER else s.defender


def alive(s: EraState, side: int, unit: int) -> int:
    return s.units[side * KINDS + unit]


def strength(s: EraState, side: int) -> int:
    """All units of a side that are alive."""
    return sum(s.units[side * KINDS : (side + 1) * KINDS])


def has_fought(s: EraState, side: int) -> int:
    """R17.2: all units of a side, fallen ones too."""
    return strength(s, side) + sum(s.fallen[side * KINDS : (side + 1) * KINDS])


def sent(s: EraState, side: int, unit: int) -> int:
    """Units of a kind in the battle, fallen ones too."""
    return s.units[side * KINDS + unit] + s.fallen[side * KINDS + unit]


def fall(s: EraState, side: int, unit: int) -> None:
    """R16.15"""
    s.units[side * KINDS + unit] -= 1
    s.fallen[side * KINDS + unit] += 1
    s.tell(FELL, side, unit)


def fall_ally(s: EraState, side: int, ally: int) -> None:
    s.lent[side * s.players + ally] -= 1
    s.lent_fallen[side * s.players + ally] += 1
    fall(s, side, U_ALLY)


def at_sea(s: EraState) -> bool:
    return s.var_of(BATTLE, PLACE) >= s.box.field_of_sea


# -- committing -----------------------------------------------------------------------------------


def in_reserve(s: EraState, seat: int, side: int, unit: int) -> int:
    """R16.5: units of the Regular Army that are not yet in the battle."""
    good = GOOD_OF[unit]
    if good != NOBODY:
        return ready_military(s, seat, good)
    if unit == U_ARMY:
        return s.armies[seat] - sent(s, side, unit)
    if unit == U_LEGION:
        return s.legions[seat] - sent(s, side, unit)
    if unit == U_MILITIA:
        return s.grey_militia[seat] - sent(s, side, unit)
    return 0


def commit_unit(s: EraState, seat: int, side: int, unit: int) -> None:
    s.units[side * KINDS + unit] += 1
    if GOOD_OF[unit] != NOBODY:
        spend_military(s, seat, GOOD_OF[unit])
    s.tell(COMMITTED, seat, unit)


def hire(s: EraState, seat: int, side: int, village: int) -> None:
    s.units[side * KINDS + U_MERCENARY] += 1
    hire_tile(s, seat, village)


def free_armies(s: EraState, ally: int) -> int:
    """Armies that an ally has not yet lent to a side of this battle."""
    given = 0
    for side in (ATTACKER, DEFENDER):
        given += s.lent[side * s.players + ally] + s.lent_fallen[side * s.players + ally]
    return s.armies[ally] - given


def lending_price(s: EraState, ally: int) -> int:
    """R19.4"""
    return s.level(ally, MECHANICS).army_price


def has_lent(s: EraState, side: int, ally: int) -> bool:
    at = side * s.players + ally
    return s.lent[at] + s.lent_fallen[at] > 0


def can_ask(s: EraState, seat: int, side: int, ally: int) -> bool:
    """R19.4, E56, E100"""
    if ally >= s.players or ally in (s.attacker, s.defender) or not s.is_allied(seat, ally):
        return False
    if s.unwilling[side * s.players + ally] or has_lent(s, 1 - side, ally):
        return False
    return free_armies(s, ally) > 0 and s.thalers[seat] >= lending_price(s, ally)


def askable(s: EraState, seat: int, side: int) -> list[int]:
    return [ally for ally in range(s.players) if can_ask(s, seat, side, ally)]


def may_commit(s: EraState, seat: int, side: int) -> bool:
    """3.1: is there anything to decide, as far as everybody knows?"""
    if kept_number(s, seat) or askable(s, seat, side):
        return True
    return any(in_reserve(s, seat, side, unit) > 0 for unit in SENT)


def defender_commits(s: EraState) -> None:
    """R16.10: the defender first."""
    if s.defender != BARBARIANS and not at_sea(s) and may_commit(s, s.defender, DEFENDER):
        s.push(COMMIT, s.defender, DEFENDER)


def attacker_commits(s: EraState) -> None:
    if not at_sea(s) and may_commit(s, s.attacker, ATTACKER):
        s.push(COMMIT, s.attacker, ATTACKER)


def why_no_hire(s: EraState, seat: int, village: int, place: int, last: int) -> Why | None:
    about = {"village": s.box.villages[village].id}
    if not has_kept(s, seat, village):
        return Why("R16.5", "no-such-village", about)
    return None if place >= last else Why("R16.5", "pick-in-order", about)


class Reinforce(Decision[EraState]):
    """D29: mercenaries and allied armies before a roll (R16.16)."""

    def actor(self, s: EraState) -> int:
        return s.var(COMMITTING)

    def units(self, s: EraState) -> list[str]:
        return []

    def legal(self, s: EraState) -> list[str]:
        seat, side = s.var(COMMITTING), s.var(SIDE)
        word = s.box.speller.word
        words = [word(DONE_V), *self.units(s)]
        last = s.var(LAST)
        for village in range(len(s.box.villages)):
            if has_kept(s, seat, village) and self.turn_of(village) >= last:
                words += [word(HIRE_V, village)]
        return words + [word(ASK_V, ally) for ally in askable(s, seat, side)]

    def turn_of(self, village: int) -> int:
        return village

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        seat, side = s.var(COMMITTING), s.var(SIDE)
        if verb == DONE_V:
            return None
        if verb == HIRE_V:
            return why_no_hire(s, seat, arg, self.turn_of(arg), s.var(LAST))
        if verb == ASK_V:
            can = can_ask(s, seat, side, arg)
            return None if can else Why("R19.4", "cannot-ask", {"seat": str(arg)})
        return self.why_no_unit(s, verb, arg)

    def why_no_unit(self, s: EraState, verb: int, arg: int) -> Why | None:
        return Why("R16.16", "asked-reinforce")

    def act(self, s: EraState, verb: int, arg: int) -> None:
        seat, side = s.var(COMMITTING), s.var(SIDE)
        if verb == DONE_V:
            s.pop()
        elif verb == ASK_V:
            s.push(LEND, arg, side)
        elif verb == HIRE_V:
            s.set_var(LAST, self.turn_of(arg))
            hire(s, seat, side, arg)
            leave_if_done(s)
        else:
            s.set_var(LAST, SENT.index(arg))
            commit_unit(s, seat, side, arg)
            leave_if_done(s)

    def secret_of(self, s: EraState, verb: int) -> int:
        return s.var(COMMITTING) if verb == HIRE_V else NOBODY


class Commit(Reinforce):
    """D26, D27: what is sent into the battle (R16.5, R16.7, R16.10)."""

    def turn_of(self, village: int) -> int:
        return len(SENT) + village

    def units(self, s: EraState) -> list[str]:
        named = range(NAMED_UNITS)
        word = s.box.speller.word
        return [word(COMMIT_V, u) for u in named if self.why_no_unit(s, COMMIT_V, u) is None]

    def why_no_unit(self, s: EraState, verb: int, arg: int) -> Why | None:
        seat, side = s.var(COMMITTING), s.var(SIDE)
        if verb != COMMIT_V or arg not in SENT:
            return Why("R16.5", "asked-commit")
        about = {"unit": UNITS[arg]}
        if in_reserve(s, seat, side, arg) <= 0:
            return Why("R16.5", "none-in-reserve", about)
        if arg in (U_ARMY, U_LEGION) and in_reserve(s, seat, side, U_MILITIA) > 0:
            return Why("R16.7", "grey-militia-first", about)
        in_order = SENT.index(arg) >= s.var(LAST)
        return None if in_order else Why("R16.5", "pick-in-order", about)


def leave_if_done(s: EraState) -> None:
    """3.1: nobody is asked when everybody knows that nothing is left to choose."""
    seat, side = s.var(COMMITTING), s.var(SIDE)
    if kept_number(s, seat) or askable(s, seat, side):
        return
    units = SENT[s.var(LAST) :] if s.at(COMMIT) and s.var(LAST) < len(SENT) else ()
    if not any(in_reserve(s, seat, side, unit) > 0 for unit in units):
        s.pop()


class Lend(Decision[EraState]):
    """D28: 0 to as many armies as the asker can pay (R19.4)."""

    def actor(self, s: EraState) -> int:
        return s.var(LENDER)

    def most(self, s: EraState) -> int:
        ally, asker = s.var(LENDER), seat_of(s, s.var(LENT_SIDE))
        price = lending_price(s, ally)
        armies = free_armies(s, ally)
        if price:
            armies = min(armies, s.thalers[asker] // price)
        return min(armies, MOST)

    def legal(self, s: EraState) -> list[str]:
        return [s.box.speller.word(LEND_V, number) for number in range(self.most(s) + 1)]

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        if verb != LEND_V:
            return Why("R19.4", "asked-lend")
        most = self.most(s)
        return None if arg <= most else Why("R19.4", "not-so-many", {"number": str(most)})

    def act(self, s: EraState, verb: int, arg: int) -> None:
        ally, side = s.var(LENDER), s.var(LENT_SIDE)
        s.pop()
        asker = seat_of(s, side)
        s.tell(LENT, ally, asker, arg)
        if arg:
            pay_to(s, asker, ally, arg * lending_price(s, ally))
            s.units[side * KINDS + U_ALLY] += arg
            s.lent[side * s.players + ally] += arg
        else:
            s.unwilling[side * s.players + ally] = 1
        leave_if_done(s)


def may_reinforce(s: EraState, side: int) -> bool:
    """D29: on public facts (3.1); not at sea (E112)."""
    seat = seat_of(s, side)
    if seat == BARBARIANS or at_sea(s):
        return False
    return kept_number(s, seat) > 0 or bool(askable(s, seat, side))


def reinforce(s: EraState, side: int) -> None:
    if may_reinforce(s, side):
        s.push(REINFORCE, seat_of(s, side), side)
