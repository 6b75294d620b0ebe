"""What a player has: coins, resources, symbols, and everything effects count.

Rules   R6.4, R10.3
Owns    coins, supply
Nodes   none
Leaves  what is done with it to the chapters that ask

Nothing is kept: every sum is taken anew from columns, display, tableau and provinces (I13).
"""

from __future__ import annotations

from typing import Final

from aevum.games.rising_cultures.box import PROVINCES
from aevum.games.rising_cultures.components import NILE_SPACES, RESOURCES, SIGNS, SYMBOLS
from aevum.games.rising_cultures.effects import (
    ALWAYS,
    C_ARCHIVE,
    C_BUILDINGS,
    C_COINS,
    C_COVERED,
    C_DISCARD,
    C_DISPLAY,
    C_MILITARY,
    C_NILE_DUE,
    C_PERSONS,
    C_PM_SETS,
    C_PROGRESS,
    C_PROVINCES,
    C_RESOURCE,
    C_RESOURCE_CARDS,
    C_RESOURCE_KINDS,
    C_SIGN,
    C_SIGN_SETS,
    C_SYMBOL,
    C_SYMBOLS,
    IF_BEHIND,
    IF_GOLDEN,
    IF_MARKER,
    RESOURCE,
    RESOURCE_ANY,
    SYMBOL,
    SYMBOL_ANY,
    SYMBOL_PER,
    Effect,
)
from aevum.games.rising_cultures.state import CulturesState

KINDS: Final = len(RESOURCES)
GROUPS: Final = len(SYMBOLS)


def gain(s: CulturesState, seat: int, coins: int) -> int:
    """K8: coins come from the supply; what is not there is lost."""
    got = min(coins, s.supply)
    s.supply -= got
    s.coins[seat] += got
    return got


def pay(s: CulturesState, seat: int, coins: int) -> None:
    s.coins[seat] -= coins
    s.supply += coins


def sum_of(s: CulturesState, seat: int, verb: int) -> int:
    """The numbers of all static effects of one verb that are in force."""
    total = 0
    for effect in s.statics[seat]:
        if effect.verb == verb and holds(s, seat, effect):
            total += effect.n
    return total


def has(s: CulturesState, seat: int, verb: int) -> bool:
    return sum_of(s, seat, verb) > 0


def holds(s: CulturesState, seat: int, effect: Effect) -> bool:
    """Is the condition of the effect met?"""
    condition = effect.condition
    if condition == ALWAYS:
        return True
    if condition == IF_GOLDEN:
        return s.golden[seat] == 1
    if condition == IF_MARKER:
        return s.marker == seat
    counted = count(s, seat, effect.measure)
    if condition == IF_BEHIND:
        return counted < count(s, 1 - seat, effect.measure)
    return counted >= effect.threshold


# -- resources ------------------------------------------------------------------------------------


def resources(s: CulturesState, seat: int) -> list[int]:
    """R6.4: units of a fixed kind from tableau, column, provinces and abilities."""
    have = s.nation_of(seat).start.copy()
    cards = s.box.cards
    for card in s.resource[seat]:
        strip = cards[card].strip
        for kind in range(KINDS):
            have[kind] += strip[kind]
    for effect in s.statics[seat]:
        if effect.verb == RESOURCE and holds(s, seat, effect):
            have[effect.kind] += effect.n
    return have


def joker_resources(s: CulturesState, seat: int) -> list[int]:
    """Units that may count as one of several kinds, as masks of kinds."""
    masks: list[int] = []
    for effect in s.statics[seat]:
        if effect.verb == RESOURCE_ANY and holds(s, seat, effect):
            masks += [effect.mask] * effect.n
    return masks


# -- symbols --------------------------------------------------------------------------------------


def symbols(s: CulturesState, seat: int) -> list[int]:
    """Swords, horses and shields of the military column, its bars, the display and the tableau."""
    found = s.bought[seat * GROUPS : (seat + 1) * GROUPS]
    cards = s.box.cards
    bars = s.side_of(seat).bar_symbols
    for bar, card in enumerate(s.military[seat]):
        for symbol in cards[card].symbols:
            found[symbol] += 1
        if bars[bar] >= 0:  # R6.2: print counts while a card lies there
            found[bars[bar]] += 1
    for effect in s.statics[seat]:
        if effect.verb == SYMBOL and holds(s, seat, effect):
            found[effect.kind] += effect.n
        elif effect.verb == SYMBOL_PER and holds(s, seat, effect):
            number = count(s, seat, effect.counter) // effect.per
            found[effect.kind] += min(number, effect.most)
    return found


def strength(s: CulturesState, seat: int, province: int) -> int:
    """R10.3: symbols of the groups on the card; a joker counts once in every contest."""
    contest = s.box.provinces[province].contest
    found = symbols(s, seat)
    total = sum_of(s, seat, SYMBOL_ANY)
    for group in range(GROUPS):
        if contest[group]:
            total += found[group]
    return total


# -- counters -------------------------------------------------------------------------------------


def count(s: CulturesState, seat: int, counter: int) -> int:
    """What `*_per` effects and conditions count (part 6.3 of the rules index)."""
    if counter >= C_RESOURCE:
        return resources(s, seat)[counter - C_RESOURCE]
    if counter >= C_SIGN:
        return signs(s, seat, counter - C_SIGN)
    if counter >= C_SYMBOL:
        return symbols(s, seat)[counter - C_SYMBOL]
    if counter == C_BUILDINGS:
        return buildings(s, seat)
    if counter == C_PERSONS:
        return len(s.display[seat]) - buildings(s, seat)
    if counter == C_COVERED:
        return len(s.covered[seat])
    if counter == C_DISPLAY:
        return len(s.display[seat])
    if counter == C_PROGRESS:
        return len(s.progress[seat])
    if counter == C_MILITARY:
        return len(s.military[seat])
    if counter == C_PROVINCES:
        return sum(s.won[seat * PROVINCES : (seat + 1) * PROVINCES])
    if counter == C_COINS:
        return s.coins[seat]
    return rarer_count(s, seat, counter)


def rarer_count(s: CulturesState, seat: int, counter: int) -> int:
    if counter == C_SYMBOLS:
        return sum(symbols(s, seat)) + sum_of(s, seat, SYMBOL_ANY)
    if counter == C_SIGN_SETS:
        return min(signs(s, seat, sign) for sign in range(len(SIGNS)))
    if counter == C_NILE_DUE:
        return nile_due(s, seat)
    if counter == C_ARCHIVE:
        return len(s.archive[seat])
    if counter == C_RESOURCE_CARDS:
        return len(s.resource[seat])
    if counter == C_RESOURCE_KINDS:
        return sum(1 for units in resources(s, seat) if units)
    if counter == C_DISCARD:
        return len(s.discard[seat])
    if counter == C_PM_SETS:
        return min(len(s.progress[seat]), len(s.military[seat]))
    raise ValueError(f"there is no counter {counter}")


def buildings(s: CulturesState, seat: int) -> int:
    cards = s.box.cards
    found = 0
    for card in s.display[seat]:
        if cards[card].is_building:
            found += 1
    return found


def signs(s: CulturesState, seat: int, sign: int) -> int:
    found = 0
    for province in range(PROVINCES):
        if s.won[seat * PROVINCES + province] and s.box.provinces[province].sign == sign:
            found += 1
    return found


def nile_due(s: CulturesState, seat: int) -> int:
    """RC-N4: the coins that lie on the own spaces of the Nile."""
    return sum(s.nile[seat * NILE_SPACES : (seat + 1) * NILE_SPACES])
