"""What a player has: resources, symbols, the modifiers in force, and everything effects count.

Rules   R6.4, R10.3
Owns    none
Nodes   none
Leaves  coins to treasury.py, what is done with it all to the chapters that ask

Nothing is kept: every sum is taken anew from columns, display, tableau and provinces (I13).
"""

from __future__ import annotations

from typing import Final

from aevum.core.effects import Need
from aevum.core.why import Why
from aevum.games.rising_cultures.box import PROVINCES
from aevum.games.rising_cultures.components import NILE_SPACES, RESOURCES, SIGNS, SYMBOLS
from aevum.games.rising_cultures.effects import IF_BEHIND, IF_GOLDEN, IF_MARKER, Effect
from aevum.games.rising_cultures.registry import (
    COUNTER,
    COUNTERS,
    EFFECTS,
    MAX,
    OF_RESOURCE,
    OF_RESOURCES,
    OF_SYMBOL,
    PER,
    N,
)
from aevum.games.rising_cultures.state import CulturesState

KINDS: Final = len(RESOURCES)
GROUPS: Final = len(SYMBOLS)


# -- effects in force -----------------------------------------------------------------------------


def holds(s: CulturesState, seat: int, effect: Effect) -> bool:
    """Is the condition of the effect met?"""
    condition = effect.condition
    if condition is None:
        return True
    kind = condition.kind
    if kind == IF_GOLDEN:
        return s.golden[seat] == 1
    if kind == IF_MARKER:
        return s.marker == seat
    counted = count(s, seat, condition.counter)
    if kind == IF_BEHIND:
        return counted < count(s, 1 - seat, condition.counter)
    return counted >= condition.threshold


def why_not_now(s: CulturesState, seat: int, effect: Effect) -> Why:
    return Why("R9.1", "condition")


EFFECTS.always(Need(holds, why_not_now))


def in_force(s: CulturesState, seat: int, verb: int) -> list[Effect]:
    """The static effects of one verb whose condition is met."""
    return [e for e in s.statics[seat] if e.verb == verb and holds(s, seat, e)]


def modifier(s: CulturesState, seat: int, verb: int) -> int:
    """What all static effects of one verb that are in force come to."""
    total = 0
    for effect in s.statics[seat]:
        if effect.verb == verb and holds(s, seat, effect):
            total += EFFECTS.value(s, seat, effect)
    return total


def has(s: CulturesState, seat: int, verb: int) -> bool:
    return modifier(s, seat, verb) > 0


def number(s: CulturesState, seat: int, effect: Effect) -> int:
    return effect.n


def counted_number(s: CulturesState, seat: int, effect: Effect) -> int:
    """So many for each, or for every few; K47: incomplete sets do not count."""
    return min(effect.n * (count(s, seat, effect.counter) // effect.per), effect.most)


# -- resources ------------------------------------------------------------------------------------

RESOURCE: Final = EFFECTS.modifier("resource", "static", number, OF_RESOURCE, N, rules="R6.4")
RESOURCE_ANY: Final = EFFECTS.modifier(
    "resource_any", "static", number, OF_RESOURCES, N, rules="R6.4"
)


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

SYMBOL: Final = EFFECTS.modifier("symbol", "static", number, OF_SYMBOL, N, rules="R10.3")
SYMBOL_ANY: Final = EFFECTS.modifier("symbol_any", "static", number, N, rules="R10.3")
SYMBOL_PER: Final = EFFECTS.modifier(
    "symbol_per", "static", counted_number, OF_SYMBOL, COUNTER, PER, MAX.maybe(), rules="R10.3"
)


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
        verb = effect.verb
        if (verb == SYMBOL or verb == SYMBOL_PER) and holds(s, seat, effect):
            found[effect.kind] += EFFECTS.value(s, seat, effect)
    return found


def strength(s: CulturesState, seat: int, province: int) -> int:
    """R10.3: symbols of the groups on the card; a joker counts once in every contest."""
    contest = s.box.provinces[province].contest
    found = symbols(s, seat)
    total = modifier(s, seat, SYMBOL_ANY)
    for group in range(GROUPS):
        if contest[group]:
            total += found[group]
    return total


# -- counters (part 6.3 of the rules index) -------------------------------------------------------


def count(s: CulturesState, seat: int, counter: int) -> int:
    """What effects that pay for each of something and conditions count."""
    return COUNTERS.count(s, seat, counter)


def buildings(s: CulturesState, seat: int, of: int = 0) -> int:
    cards = s.box.cards
    found = 0
    for card in s.display[seat]:
        if cards[card].is_building:
            found += 1
    return found


def persons(s: CulturesState, seat: int, of: int) -> int:
    return len(s.display[seat]) - buildings(s, seat)


def covered(s: CulturesState, seat: int, of: int) -> int:
    return len(s.covered[seat])


def displayed(s: CulturesState, seat: int, of: int) -> int:
    return len(s.display[seat])


def progress(s: CulturesState, seat: int, of: int) -> int:
    return len(s.progress[seat])


def military(s: CulturesState, seat: int, of: int) -> int:
    return len(s.military[seat])


def all_symbols(s: CulturesState, seat: int, of: int) -> int:
    return sum(symbols(s, seat)) + modifier(s, seat, SYMBOL_ANY)


def provinces(s: CulturesState, seat: int, of: int) -> int:
    return sum(s.won[seat * PROVINCES : (seat + 1) * PROVINCES])


def sign_sets(s: CulturesState, seat: int, of: int) -> int:
    return min(signs(s, seat, sign) for sign in range(len(SIGNS)))


def coins(s: CulturesState, seat: int, of: int) -> int:
    return s.coins[seat]


def nile_due(s: CulturesState, seat: int, of: int = 0) -> int:
    """RC-N4: the coins that lie on the own spaces of the Nile."""
    return sum(s.nile[seat * NILE_SPACES : (seat + 1) * NILE_SPACES])


def archived(s: CulturesState, seat: int, of: int) -> int:
    return len(s.archive[seat])


def resource_cards(s: CulturesState, seat: int, of: int) -> int:
    return len(s.resource[seat])


def resource_kinds(s: CulturesState, seat: int, of: int) -> int:
    return sum(1 for units in resources(s, seat) if units)


def discarded(s: CulturesState, seat: int, of: int) -> int:
    return len(s.discard[seat])


def pm_sets(s: CulturesState, seat: int, of: int) -> int:
    return min(len(s.progress[seat]), len(s.military[seat]))


def symbols_of(s: CulturesState, seat: int, of: int) -> int:
    return symbols(s, seat)[of]


def signs(s: CulturesState, seat: int, sign: int) -> int:
    found = 0
    for province in range(PROVINCES):
        if s.won[seat * PROVINCES + province] and s.box.provinces[province].sign == sign:
            found += 1
    return found


def units_of(s: CulturesState, seat: int, of: int) -> int:
    return resources(s, seat)[of]


C_BUILDINGS: Final = COUNTERS.declare("buildings", buildings)
C_PERSONS: Final = COUNTERS.declare("persons", persons)
C_COVERED: Final = COUNTERS.declare("covered", covered)
C_DISPLAY: Final = COUNTERS.declare("display", displayed)
C_PROGRESS: Final = COUNTERS.declare("progress", progress)
C_MILITARY: Final = COUNTERS.declare("military", military)
C_SYMBOLS: Final = COUNTERS.declare("symbols", all_symbols)
C_PROVINCES: Final = COUNTERS.declare("provinces", provinces)
C_SIGN_SETS: Final = COUNTERS.declare("sign_sets", sign_sets)
C_COINS: Final = COUNTERS.declare("coins", coins)
C_NILE_DUE: Final = COUNTERS.declare("nile_due", nile_due)
C_ARCHIVE: Final = COUNTERS.declare("archive", archived)
C_RESOURCE_CARDS: Final = COUNTERS.declare("resource_cards", resource_cards)
C_RESOURCE_KINDS: Final = COUNTERS.declare("resource_kinds", resource_kinds)
C_DISCARD: Final = COUNTERS.declare("discard", discarded)
C_PM_SETS: Final = COUNTERS.declare("pm_sets", pm_sets)
C_SYMBOL: Final = COUNTERS.declare("symbol", symbols_of, SYMBOLS)
C_SIGN: Final = COUNTERS.declare("sign", signs, SIGNS)
C_RESOURCE: Final = COUNTERS.declare("resource", units_of, RESOURCES)

COUNT_SYMBOLS: Final = (C_SYMBOLS, *range(C_SYMBOL, C_SYMBOL + GROUPS))
COUNT_RESOURCES: Final = (C_RESOURCE_KINDS, *range(C_RESOURCE, C_RESOURCE + KINDS))
ENDLESS: Final = {
    SYMBOL: COUNT_SYMBOLS,
    SYMBOL_ANY: COUNT_SYMBOLS,
    SYMBOL_PER: COUNT_SYMBOLS,
    RESOURCE: COUNT_SYMBOLS + COUNT_RESOURCES,
}
"""Symbols by the number of symbols, resources by resources or symbols: there is no end."""


def counts_itself(effect: Effect) -> bool:
    counted = [] if effect.condition is None else [effect.condition.counter]
    if effect.verb == SYMBOL_PER:
        counted.append(effect.counter)
    return any(counter in ENDLESS.get(effect.verb, ()) for counter in counted)
