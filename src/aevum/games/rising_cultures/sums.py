"""The sums of a player, term by term: what there is to see behind a number (I13)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from aevum.core.game import Term
from aevum.games.rising_cultures.box import PROVINCES, Source
from aevum.games.rising_cultures.components import MARKER_VP, RESOURCES, SEATS, SYMBOLS
from aevum.games.rising_cultures.effects import Effect
from aevum.games.rising_cultures.registry import EFFECTS
from aevum.games.rising_cultures.rules.assets import (
    RESOURCE,
    SYMBOL,
    SYMBOL_ANY,
    SYMBOL_PER,
    holds,
)
from aevum.games.rising_cultures.rules.province import contested_province
from aevum.games.rising_cultures.rules.rounds import COIN_LIMIT, GET_INCOME
from aevum.games.rising_cultures.rules.scoring import points_of_source
from aevum.games.rising_cultures.state import CulturesState

TABLEAU: Final = "tableau"
"""What is printed on the side that lies up."""
MARKER: Final = "marker"
BOUGHT: Final = "bought"
"""Symbols that last until the end of the round."""

Terms = list[Term]


def sums_of(s: CulturesState) -> dict[str, list[Terms]]:
    """All from public fields, like the figures; empty before the nations are known."""
    if min(s.nation) < 0 or s.marker < 0:
        return {}
    kinds: dict[str, Callable[[CulturesState, int], Terms]] = {
        "cards": card_terms,
        "tableau": tableau_terms,
        "provinces": province_terms,
        "marker": marker_terms,
        "income": income_terms,
        "limit": limit_terms,
        "strength": strength_terms,
    }
    found = {name: [terms(s, seat) for seat in range(SEATS)] for name, terms in kinds.items()}
    for kind, name in enumerate(RESOURCES):
        found[name] = [resource_terms(s, seat, kind) for seat in range(SEATS)]
    for symbol, name in enumerate(SYMBOLS):
        found[name] = [symbol_terms(s, seat, symbol) for seat in range(SEATS)]
    return {
        name: [[t for t in terms if t.number] for terms in both] for name, both in found.items()
    }


def printed(source: str, number: int) -> Term:
    return Term(source, number, False)


def by_effects(
    s: CulturesState, sources: Iterable[Source], number: Callable[[Source], int]
) -> Terms:
    return [Term(s.box.source_ids[source.code], number(source), True) for source in sources]


# -- points (R13.2) -------------------------------------------------------------------------------


def card_terms(s: CulturesState, seat: int) -> Terms:
    cards = [s.box.cards[card] for card in s.display[seat]]
    terms: Terms = []
    for card in cards:
        terms.append(printed(card.id, card.vp))
        terms += final_terms(s, seat, [card.source])
    return terms


def tableau_terms(s: CulturesState, seat: int) -> Terms:
    side = s.side_of(seat)
    reached = side.bars[: len(s.military[seat])] + side.stages[: len(s.progress[seat])] + side.own
    return [printed(TABLEAU, side.vp), *final_terms(s, seat, reached)]


def province_terms(s: CulturesState, seat: int) -> Terms:
    terms: Terms = []
    for number in range(PROVINCES):
        if s.won[seat * PROVINCES + number]:
            province = s.box.provinces[number]
            terms.append(printed(province.id, province.vp))
            terms += final_terms(s, seat, [province.source])
    return terms


def marker_terms(s: CulturesState, seat: int) -> Terms:
    return [printed(MARKER, MARKER_VP if s.marker == seat else 0)]


def final_terms(s: CulturesState, seat: int, sources: Iterable[Source]) -> Terms:
    return by_effects(s, sources, lambda source: points_of_source(s, seat, source))


# -- coins (R2.1, R12.1) --------------------------------------------------------------------------


def income_terms(s: CulturesState, seat: int) -> Terms:
    """What the next round brings for certain; effects that choose are asked then."""

    def coins(source: Source) -> int:
        return total(s, seat, source.income, lambda e: e.n if e.verb == GET_INCOME else 0)

    return [printed(TABLEAU, s.side_of(seat).income), *by_effects(s, s.sources(seat), coins)]


def limit_terms(s: CulturesState, seat: int) -> Terms:
    limit = printed(TABLEAU, s.nation_of(seat).coin_limit)
    return [limit, *static_terms(s, seat, lambda e: e.n if e.verb == COIN_LIMIT else 0)]


# -- resources and symbols (R6.4, R10.3) ----------------------------------------------------------


def resource_terms(s: CulturesState, seat: int, kind: int) -> Terms:
    def units(effect: Effect) -> int:
        return effect.n if effect.verb == RESOURCE and effect.kind == kind else 0

    column = [s.box.cards[card] for card in s.resource[seat]]
    return [
        printed(TABLEAU, s.nation_of(seat).start[kind]),
        *(printed(card.id, card.strip[kind]) for card in column),
        *static_terms(s, seat, units),
    ]


def symbol_terms(s: CulturesState, seat: int, symbol: int) -> Terms:
    def found(effect: Effect) -> int:
        is_asked = effect.verb in (SYMBOL, SYMBOL_PER) and effect.kind == symbol
        return EFFECTS.value(s, seat, effect) if is_asked else 0

    bars = s.side_of(seat).bar_symbols
    terms: Terms = []
    for bar, number in enumerate(s.military[seat]):
        card = s.box.cards[number]
        terms.append(printed(card.id, card.symbols.count(symbol)))
        terms.append(printed(f"bar{bar + 1}", int(bars[bar] == symbol)))
    terms += static_terms(s, seat, found)
    terms.append(printed(BOUGHT, s.bought[seat * len(SYMBOLS) + symbol]))
    return terms


def strength_terms(s: CulturesState, seat: int) -> Terms:
    """For the province of this round; a joker counts once in every contest."""
    province = contested_province(s)
    if province < 0:
        return []
    terms: Terms = []
    for symbol, counts in enumerate(s.box.provinces[province].contest):
        if counts:
            terms += symbol_terms(s, seat, symbol)
    return terms + static_terms(s, seat, lambda e: e.n if e.verb == SYMBOL_ANY else 0)


def static_terms(s: CulturesState, seat: int, number: Callable[[Effect], int]) -> Terms:
    return by_effects(s, s.sources(seat), lambda source: total(s, seat, source.static, number))


def total(
    s: CulturesState, seat: int, effects: Iterable[Effect], number: Callable[[Effect], int]
) -> int:
    """The numbers of the effects that are in force."""
    return sum(number(effect) for effect in effects if holds(s, seat, effect))
