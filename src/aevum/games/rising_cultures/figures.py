"""Sums a player wants to see at a glance: resources, symbols, the races and the points so far."""

from __future__ import annotations

from typing import Any

from aevum.games.rising_cultures.box import PROVINCES
from aevum.games.rising_cultures.components import RESOURCES, SEATS
from aevum.games.rising_cultures.rules.assets import (
    SYMBOL_ANY,
    joker_resources,
    modifier,
    nile_due,
    resources,
    strength,
    symbols,
)
from aevum.games.rising_cultures.rules.build import ruler_places
from aevum.games.rising_cultures.rules.hand import FREE_SWAP
from aevum.games.rising_cultures.rules.province import (
    KEEP_MILITARY,
    contested_province,
    likely_winner,
    spared_by,
    tie_winner,
)
from aevum.games.rising_cultures.rules.rounds import coin_limit, stays_on_tie
from aevum.games.rising_cultures.rules.scoring import score_sheet
from aevum.games.rising_cultures.state import CulturesState


def figures_of(s: CulturesState) -> dict[str, Any]:
    """All from public fields: the same for every seat. Empty before the nations are known."""
    if min(s.nation) < 0 or s.marker < 0:
        return {}
    seats = range(SEATS)
    row = [province for province in range(PROVINCES) if s.row[province]]
    return {
        "coins": s.coins.copy(),
        "progress": [len(s.progress[seat]) for seat in seats],
        "resources": [resources(s, seat) for seat in seats],
        "jokers": [[kinds_of(mask) for mask in joker_resources(s, seat)] for seat in seats],
        "symbols": [symbols(s, seat) for seat in seats],
        "symbol_jokers": [modifier(s, seat, SYMBOL_ANY) for seat in seats],
        "limits": [coin_limit(s, seat) for seat in seats],
        "free_swaps": [modifier(s, seat, FREE_SWAP) for seat in seats],
        "ruler_places": [ruler_places(s, seat) for seat in seats],
        "stages": [len(s.side_of(seat).stages) for seat in seats],
        "nile_due": [nile_due(s, seat) for seat in seats],
        "row": [s.box.provinces[province].id for province in row],
        "strengths": [[strength(s, seat, province) for seat in seats] for province in row],
        "province_to": province_to(s),
        "tie_to": tie_winner(s),
        "prices": [price_of(s, seat) for seat in seats],
        "marker_to": marker_to(s),
        "sheet": [score_sheet(s, seat) for seat in seats],
        "points": standing_of(s),
    }


def standing_of(s: CulturesState) -> list[int]:
    """The points so far with those of earlier games of the match; none before the nations."""
    if min(s.nation) < 0 or s.marker < 0:
        return s.carried.copy()
    return [s.carried[seat] + sum(score_sheet(s, seat)) for seat in range(SEATS)]


def kinds_of(mask: int) -> list[str]:
    return [name for kind, name in enumerate(RESOURCES) if mask >> kind & 1]


def province_to(s: CulturesState) -> int:
    """Who would win the province of this round now; -1 if nobody has a symbol."""
    province = contested_province(s)
    if province < 0 or not max(strength(s, seat, province) for seat in range(SEATS)):
        return -1
    return likely_winner(s, province)


def price_of(s: CulturesState, seat: int) -> str | None:
    """The military card that this seat would give up for the province of this round (R10.8)."""
    if not s.military[seat] or is_spared(s, seat):
        return None
    return s.box.cards[s.military[seat][-1]].id


def is_spared(s: CulturesState, seat: int) -> bool:
    """Scythia waives the price (P10), and so may a card of the winner."""
    province = contested_province(s)
    gains = s.box.provinces[province].source.play if province >= 0 else []
    waived = any(effect.verb == KEEP_MILITARY for effect in gains)
    return waived or spared_by(s, seat) is not None


def marker_to(s: CulturesState) -> int:
    """Where the marker goes if the round ended now (R11)."""
    own = len(s.progress[s.marker])
    other = len(s.progress[1 - s.marker])
    stays = own > other or (own == other and stays_on_tie(s))
    return s.marker if stays else 1 - s.marker
