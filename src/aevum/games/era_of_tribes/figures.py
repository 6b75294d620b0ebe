"""Sums a player wants to see at a glance, and what they are the sum of: all from public fields."""

from __future__ import annotations

from typing import Any

from aevum.core.game import Term
from aevum.games.era_of_tribes.kinds import (
    CULTURE,
    END_EPOCH,
    END_PROGRESSES,
    END_PROVINCES,
    FIELDS,
    TOP_LEVEL,
    TRADE,
)
from aevum.games.era_of_tribes.rules.cities import city_base, city_value
from aevum.games.era_of_tribes.rules.ending import limit
from aevum.games.era_of_tribes.rules.food import all_hunger, hunger_on_plate
from aevum.games.era_of_tribes.rules.goods import luxuries
from aevum.games.era_of_tribes.rules.growth import growth_of
from aevum.games.era_of_tribes.rules.income import tax_morale, trade_value
from aevum.games.era_of_tribes.rules.metrics import (
    card_points,
    length_of,
    measure,
    personal_points,
)
from aevum.games.era_of_tribes.rules.progress import (
    base_price,
    is_pioneer,
    missing_branches,
    price_of,
)
from aevum.games.era_of_tribes.rules.revolution import requirements_met
from aevum.games.era_of_tribes.rules.rounds import morale_change
from aevum.games.era_of_tribes.rules.scoring import open_points
from aevum.games.era_of_tribes.state import WHEEL, EraState


def is_laid_out(s: EraState) -> bool:
    """Before the pieces are laid out there is nothing to count."""
    return any(s.slots)


def figures_of(s: EraState) -> dict[str, Any]:
    if not is_laid_out(s):
        return {}
    seats = range(s.players)
    return {
        "growth": [growth_of(s, seat, 0) for seat in seats],
        "morale_next": [morale_change(s, seat) for seat in seats],
        "trade": [trade_value(s, seat) for seat in seats],
        "tax": [city_value(s, seat) for seat in seats],
        "tax_morale": [tax_morale(s, seat, 1) for seat in seats],
        "prices": [prices_of(s, seat) for seat in seats],
        "progresses": [s.progress_count(seat) for seat in seats],
        "provinces": [len(s.lands_of(seat)) for seat in seats],
        "luxuries": [luxuries(s, seat) for seat in seats],
        "requirements": [next_epoch(s, seat) for seat in seats],
        "bread": [s.level(seat, CULTURE).bread for seat in seats],
        "cards": {card.id: measure(s, card.metric) for card in s.box.cards},
        "pays": {s.box.cards[c].id: card_points(s, c) for c in s.open},
        "owned": {
            card.id: [personal_points(s, seat, card.index) for seat in seats]
            for card in s.box.cards
        },
        "ends": ends_of(s),
        "points": standing_of(s),
    }


def prices_of(s: EraState, seat: int) -> list[int]:
    """Of the next level of each field; 0 where there is none (R9)."""
    levels = s.levels[seat * WHEEL : (seat + 1) * WHEEL]
    return [
        0 if level == TOP_LEVEL else price_of(s, seat, field) for field, level in enumerate(levels)
    ]


def next_epoch(s: EraState, seat: int) -> int:
    """How many requirements of the next epoch are met (R11.1)."""
    epochs = s.box.epochs
    now = s.epoch[seat]
    return requirements_met(s, seat, epochs[now + 1]) if now + 1 < len(epochs) else 0


def ends_of(s: EraState) -> dict[str, int]:
    """What ends the game (R25.1)."""
    return {
        "epoch": limit(s, END_EPOCH),
        "influence": s.box.players[s.players - 1].influence_end[length_of(s)],
        "provinces": limit(s, END_PROVINCES),
        "progresses": limit(s, END_PROGRESSES),
    }


def standing_of(s: EraState) -> list[int]:
    """R26.1 without what only its owner knows: the personal card and face-down villages."""
    if not is_laid_out(s):
        return [0] * s.players
    return [sum(term.number for term in score_terms(s, seat)) for seat in range(s.players)]


# -- the sums, term by term -----------------------------------------------------------------------


def sums_of(s: EraState) -> dict[str, list[list[Term]]]:
    if not is_laid_out(s):
        return {}
    seats = range(s.players)
    found = {
        "growth": [growth_terms(s, seat) for seat in seats],
        "morale_next": [morale_terms(s, seat) for seat in seats],
        "trade": [trade_terms(s, seat) for seat in seats],
        "tax_morale": [tax_terms(s, seat) for seat in seats],
        "points": [score_terms(s, seat) for seat in seats],
    }
    for field, name in enumerate(FIELDS):
        found[f"price-{name}"] = [price_terms(s, seat, field) for seat in seats]
    return {
        name: [[term for term in terms if term.number] for terms in rows]
        for name, rows in found.items()
    }


def growth_terms(s: EraState, seat: int) -> list[Term]:
    """R5.3, without leaders and goods"""
    return [
        Term("food", max(0, s.plate[seat]), False),
        Term("hunger", -hunger_on_plate(s, seat), False),
        Term("morale", s.morale[seat], False),
    ]


def morale_terms(s: EraState, seat: int) -> list[Term]:
    """R2"""
    epoch = s.box.epochs[s.epoch[seat]]
    return [
        Term("cities", -city_base(s, seat), False),
        Term(epoch.id, epoch.morale_round, False),
        Term("hunger", -hunger_on_plate(s, seat), False),
    ]


def trade_terms(s: EraState, seat: int) -> list[Term]:
    """R6.2"""
    epoch = s.box.epochs[s.epoch[seat]]
    return [
        Term("trade", s.level(seat, TRADE).trade, False),
        Term("posts", s.box.numbers.post_trade * len(s.posts_of(seat)), False),
        Term(epoch.id, epoch.trade_while, False),
    ]


def tax_terms(s: EraState, seat: int) -> list[Term]:
    """R7.2: the morale that Taxes with one leader cost"""
    base = city_base(s, seat)
    return [Term("cities", base, False), Term("leader", tax_morale(s, seat, 1) - base, False)]


def price_terms(s: EraState, seat: int, field: int) -> list[Term]:
    """R9, of the next level; R9.6: never below a thaler"""
    level = s.levels[seat * WHEEL + field] + 1
    if level > TOP_LEVEL:
        return []
    powers = s.powers(seat)
    first = "pioneer" if is_pioneer(s, field, level) else "follower"
    base = base_price(s, seat, field, level)
    terms = [
        Term("half" if powers.half_price == field else first, base, False),
        Term(
            "branches",
            s.box.prices[level - 1].surcharge * missing_branches(s, seat, field, level),
            False,
        ),
        Term("discount", -powers.progress_discount, True),
        Term("cities", -s.built[seat], False),
    ]
    least = price_of(s, seat, field) - sum(term.number for term in terms)
    return [*terms, Term("least", least, False)]


def score_terms(s: EraState, seat: int) -> list[Term]:
    return [
        Term("influence", s.influence[seat], False),
        Term("open", open_points(s)[seat], False),
        Term("morale", s.morale[seat], False),
        Term("hunger", -all_hunger(s, seat), False),
    ]
