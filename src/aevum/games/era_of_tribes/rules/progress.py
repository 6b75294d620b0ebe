"""Progress: what a level costs, who is its pioneer, what it brings.

Rules   R9, R12, R20.7, R27.2, R27.4, R27.5, R27.6
Owns    levels, discovered
Nodes   progress (decision), half-progress (decision), free-progress (decision),
        free-fleet (decision), free-army (decision)
Leaves  pieces to pieces.py and realm.py, the action itself to turn.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.era_of_tribes.components import (
    ADVANCED,
    DONE_V,
    FORFEITED,
    FORGO_V,
    FREE_ARMY,
    FREE_ARMY_SET,
    FREE_ARMY_V,
    FREE_FLEET,
    FREE_FLEET_SET,
    FREE_FLEET_V,
    FREE_PROGRESS,
    FROM_POOL,
    FROM_SLOT,
    HALF_PROGRESS,
    NOBODY,
    NOWHERE,
    PIONEER,
    PROGRESS,
    PROGRESS_V,
    START_V,
)
from aevum.games.era_of_tribes.kinds import TOP_LEVEL
from aevum.games.era_of_tribes.rules.food import gain_food
from aevum.games.era_of_tribes.rules.leaders import place_leaders
from aevum.games.era_of_tribes.rules.pieces import add_armies, can_use_slot, last_slot, take_from
from aevum.games.era_of_tribes.rules.realm import fleets_at, place_free_fleet, put_fleets
from aevum.games.era_of_tribes.rules.tracks import add_influence, add_morale, add_thalers
from aevum.games.era_of_tribes.state import WHEEL, EraState

LEVELS: Final = TOP_LEVEL + 1
SEAT: Final = PROGRESS.variable("seat")
USED: Final = PROGRESS.variable("used")
INVENTOR: Final = HALF_PROGRESS.variable("seat")
BEGINNER: Final = FREE_PROGRESS.variable("seat")
FLEET_OWNER: Final = FREE_FLEET.variable("seat")
FLEETS_LEFT: Final = FREE_FLEET.variable("left")
FLEET_SEA: Final = FREE_FLEET.variable("sea")
ARMY_OWNER: Final = FREE_ARMY.variable("seat")
ARMIES_LEFT: Final = FREE_ARMY.variable("left")


# -- prices ---------------------------------------------------------------------------------------


def is_pioneer(s: EraState, field: int, level: int) -> bool:
    """R9.2"""
    return not s.discovered[field * LEVELS + level]


def missing_branches(s: EraState, seat: int, field: int, level: int) -> int:
    """R9.4, 6.6"""
    missing = 0
    for branch in s.box.branches[field][level]:
        if s.levels[seat * WHEEL + branch.field] < branch.level:
            missing += 1
    return missing


def base_price(s: EraState, seat: int, field: int, level: int) -> int:
    """R9.2, R9.3, R9.8; the one place where the modifier half-price is read."""
    price = s.box.prices[level - 1]
    if s.powers(seat).half_price == field:
        return price.half
    return price.pioneer if is_pioneer(s, field, level) else price.follower


def with_surcharge(s: EraState, seat: int, field: int, level: int, base: int) -> int:
    """R9.4, R9.9; here the modifier progress-discount is read."""
    surcharge = s.box.prices[level - 1].surcharge * missing_branches(s, seat, field, level)
    return base + surcharge - s.powers(seat).progress_discount


def price_of(s: EraState, seat: int, field: int) -> int:
    """The next level of a field; R9.5: less a thaler for each city, R9.6: at least one."""
    level = s.levels[seat * WHEEL + field] + 1
    base = base_price(s, seat, field, level)
    return max(1, with_surcharge(s, seat, field, level, base) - s.built[seat])


def half_price_of(s: EraState, seat: int, field: int) -> int:
    """R20.7, E47: no discount for cities, no second halving."""
    level = s.levels[seat * WHEEL + field] + 1
    return max(1, with_surcharge(s, seat, field, level, s.box.prices[level - 1].half))


def can_advance(s: EraState, seat: int, field: int) -> bool:
    """R9.1: there is a next level, and it can be paid."""
    is_top = s.levels[seat * WHEEL + field] == TOP_LEVEL
    return not is_top and price_of(s, seat, field) <= s.thalers[seat]


def can_advance_at_half(s: EraState, seat: int, field: int) -> bool:
    is_top = s.levels[seat * WHEEL + field] == TOP_LEVEL
    return not is_top and half_price_of(s, seat, field) <= s.thalers[seat]


def can_progress(s: EraState, seat: int) -> bool:
    """R4.10"""
    return any(can_advance(s, seat, field) for field in range(WHEEL))


def can_invent(s: EraState, seat: int) -> bool:
    """E104"""
    return any(can_advance_at_half(s, seat, field) for field in range(WHEEL))


def why_no_advance(s: EraState, seat: int, field: int, price: int) -> Why:
    about = {"field": s.box.axes["field"][field]}
    if s.levels[seat * WHEEL + field] == TOP_LEVEL:
        return Why("R9.1", "top-level", about)
    return Why("R9.1", "too-expensive", about | {"price": str(price)})


# -- advancing ------------------------------------------------------------------------------------


def advance(s: EraState, seat: int, field: int, price: int, may_pioneer: bool = True) -> None:
    """R9.1, R9.7, R9.10: the marker moves, a pioneer gains influence, the level takes effect."""
    level = s.levels[seat * WHEEL + field] + 1
    add_thalers(s, seat, -price)
    s.levels[seat * WHEEL + field] = level
    s.tell(ADVANCED, seat, field, level, price)
    if is_pioneer(s, field, level):
        s.discovered[field * LEVELS + level] = 1 + seat if may_pioneer else NOBODY
        if may_pioneer:  # E3: nobody is a pioneer in the set-up
            s.tell(PIONEER, seat, field, level)
            add_influence(s, seat, s.box.numbers.pioneer_influence)
    reach(s, seat, field)


def reach(s: EraState, seat: int, field: int) -> None:
    """R12: what the level gives once."""
    level = s.level(seat, field)
    powers = s.powers(seat)
    gain_food(s, seat, level.food)
    add_morale(s, seat, level.morale)
    add_influence(s, seat, level.influence)
    if level.fleets:  # the modifier free-fleets is read here and in FreeFleet
        s.push(FREE_FLEET, seat, powers.free_fleets, NOWHERE)
    if level.armies:  # the modifier free-armies is read here and in raise_free_armies
        raise_free_armies(s, seat, powers.free_armies)


class Progress(Decision[EraState]):
    """D39: one progress for each leader, bought one after the other (R9.1, E91)."""

    def actor(self, s: EraState) -> int:
        return s.var(SEAT)

    def legal(self, s: EraState) -> list[str]:
        word = s.box.speller.word
        seat = s.var(SEAT)
        words = [word(DONE_V)] if s.var(USED) else []
        if s.ready[seat]:
            words += [word(PROGRESS_V, f) for f in range(WHEEL) if can_advance(s, seat, f)]
        return words

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        seat = s.var(SEAT)
        if verb == DONE_V:
            return None if s.var(USED) else Why("R4.10", "must-progress")
        if verb != PROGRESS_V:
            return Why("R9.1", "asked-progress")
        if not s.ready[seat]:
            return Why("R9.1", "no-leader")
        if can_advance(s, seat, arg):
            return None
        top = s.levels[seat * WHEEL + arg] == TOP_LEVEL
        return why_no_advance(s, seat, arg, 0 if top else price_of(s, seat, arg))

    def act(self, s: EraState, verb: int, arg: int) -> None:
        if verb == DONE_V:
            s.pop()
            return
        seat = s.var(SEAT)
        s.set_var(USED, s.var(USED) + 1)
        place_leaders(s, seat, 1)
        advance(s, seat, arg, price_of(s, seat, arg))


class HalfProgress(Decision[EraState]):
    """D34: the field of Progress at half price (R20.7)."""

    def actor(self, s: EraState) -> int:
        return s.var(INVENTOR)

    def legal(self, s: EraState) -> list[str]:
        seat = s.var(INVENTOR)
        word = s.box.speller.word
        return [word(PROGRESS_V, f) for f in range(WHEEL) if can_advance_at_half(s, seat, f)]

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        seat = s.var(INVENTOR)
        if verb != PROGRESS_V:
            return Why("R20.7", "asked-half-progress")
        if can_advance_at_half(s, seat, arg):
            return None
        top = s.levels[seat * WHEEL + arg] == TOP_LEVEL
        return why_no_advance(s, seat, arg, 0 if top else half_price_of(s, seat, arg))

    def act(self, s: EraState, verb: int, arg: int) -> None:
        seat = s.var(INVENTOR)
        s.pop()
        advance(s, seat, arg, half_price_of(s, seat, arg))


class FreeProgress(Decision[EraState]):
    """D3: a free level 1 in the set-up (SU15, E3)."""

    def actor(self, s: EraState) -> int:
        return s.var(BEGINNER)

    def legal(self, s: EraState) -> list[str]:
        return [s.box.speller.word(START_V, field) for field in range(WHEEL)]

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        return None if verb == START_V else Why("R9.1", "asked-start")

    def act(self, s: EraState, verb: int, arg: int) -> None:
        seat = s.var(BEGINNER)
        s.pop()
        advance(s, seat, arg, 0, may_pioneer=False)


# -- free fleets ----------------------------------------------------------------------------------


def offer_bonus_fleets(s: EraState, seat: int, sea: int) -> None:
    """R5.11, E65: the modifier bonus-fleet is read here and in FreeFleet."""
    if s.powers(seat).bonus_fleets:
        s.push(FREE_FLEET, seat, s.powers(seat).bonus_fleets, sea)


def berths(s: EraState, seat: int) -> list[int]:
    """R12.7: seas beside own land that are empty or already controlled."""
    chart = s.chart()
    found: list[int] = []
    for sea in chart.seas:
        if s.sea_owner[sea] not in (NOBODY, seat) or is_foreign(s, sea, seat):
            continue
        if any(s.owner[shore] == seat for shore in chart.shores[sea]):
            found.append(sea)
    return found


def is_foreign(s: EraState, sea: int, seat: int) -> bool:
    """Is a sea without controller full of other fleets?"""
    if s.sea_owner[sea] == seat:
        return False
    return any(fleets_at(s, sea, other) for other in range(s.players) if other != seat)


class FreeFleet(Decision[EraState]):
    """D4: where does a free fleet go, and whence does its vassal come? (R12.7, R12.9, E42)"""

    def actor(self, s: EraState) -> int:
        return s.var(FLEET_OWNER)

    def seas(self, s: EraState) -> list[int]:
        sea = s.var(FLEET_SEA)
        return berths(s, s.var(FLEET_OWNER)) if sea == NOWHERE else [sea]

    def slot_morale(self, s: EraState) -> int:
        powers = s.powers(s.var(FLEET_OWNER))
        is_bonus = s.var(FLEET_SEA) != NOWHERE
        return powers.bonus_fleet_morale if is_bonus else powers.free_fleet_morale

    def can_take(self, s: EraState, source: int) -> bool:
        seat = s.var(FLEET_OWNER)
        powers = s.powers(seat)
        if source == FROM_POOL:
            return s.pool[seat] > 0
        is_bonus = s.var(FLEET_SEA) != NOWHERE
        freely = powers.bonus_fleet_any_source if is_bonus else powers.free_fleet_any_source
        may = freely or not s.pool[seat]
        return may and can_use_slot(s, seat, self.slot_morale(s))

    def legal(self, s: EraState) -> list[str]:
        word = s.box.speller.word
        sources = [source for source in (FROM_POOL, FROM_SLOT) if self.can_take(s, source)]
        words = [
            word(FREE_FLEET_V, sea * 2 + source)
            for sea in sorted(self.seas(s))
            for source in sources
        ]
        words.append(word(FORGO_V))
        return words

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        if verb == FORGO_V:
            return None
        if verb != FREE_FLEET_V:
            return Why("R12.7", "asked-free-fleet")
        sea, source = divmod(arg, 2)
        if sea not in self.seas(s):
            return Why("R12.7", "no-berth", {"sea": s.box.seas[sea].id})
        return None if self.can_take(s, source) else Why("R12.9", "no-vassal")

    def act(self, s: EraState, verb: int, arg: int) -> None:
        seat, left, only = s.var(FLEET_OWNER), s.var(FLEETS_LEFT) - 1, s.var(FLEET_SEA)
        if verb == FORGO_V:
            s.tell(FORFEITED, seat)
        else:
            sea, source = divmod(arg, 2)
            take_from(s, seat, source, self.slot_morale(s))
            s.tell(FREE_FLEET_SET, seat, sea, source)
            if only == NOWHERE:
                place_free_fleet(s, sea, seat)
            else:  # control begins at the end of movement (R13.19)
                put_fleets(s, sea, seat, 1)
        s.set_var(FLEETS_LEFT, left)
        if not left:
            s.pop()


# -- free armies ----------------------------------------------------------------------------------


def raise_free_armies(s: EraState, seat: int, armies: int) -> None:
    """R12.8, R27.5: from Free Vassals, or from slots first; an empty pool may need a question."""
    powers = s.powers(seat)
    for raised in range(armies):
        if powers.free_army_slots_first and last_slot(s, seat) >= 0:
            raise_free_army(s, seat, FROM_SLOT)
        elif s.pool[seat]:
            raise_free_army(s, seat, FROM_POOL)
        elif can_use_slot(s, seat, powers.free_army_morale):
            s.push(FREE_ARMY, seat, armies - raised)
            return
        else:
            s.tell(FORFEITED, seat)


def raise_free_army(s: EraState, seat: int, source: int) -> None:
    take_from(s, seat, source, s.powers(seat).free_army_morale)
    add_armies(s, seat, 1)
    s.tell(FREE_ARMY_SET, seat, source)


class FreeArmy(Decision[EraState]):
    """D5: a vassal of an unbuilt city, at a price, or no free army? (R12.9)"""

    def actor(self, s: EraState) -> int:
        return s.var(ARMY_OWNER)

    def legal(self, s: EraState) -> list[str]:
        return [s.box.speller.word(FREE_ARMY_V, FROM_SLOT), s.box.speller.word(FORGO_V)]

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        if verb == FORGO_V or (verb == FREE_ARMY_V and arg == FROM_SLOT):
            return None
        return Why("R12.9", "asked-free-army")

    def act(self, s: EraState, verb: int, arg: int) -> None:
        seat, left = s.var(ARMY_OWNER), s.var(ARMIES_LEFT) - 1
        s.pop()
        if verb == FORGO_V:
            s.tell(FORFEITED, seat)
        else:
            raise_free_army(s, seat, FROM_SLOT)
        raise_free_armies(s, seat, left)
