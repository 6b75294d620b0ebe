"""Sums a player wants to see at a glance, and what they are the sum of: all from public fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from aevum.core.game import Term
from aevum.games.era_of_tribes.components import (
    ATTACKER,
    BARBARIANS,
    BATTLE,
    DEFENDER,
    EXPANSION,
    MOVEMENT_END,
)
from aevum.games.era_of_tribes.kinds import (
    CULTURE,
    END_EPOCH,
    END_PROGRESSES,
    END_PROVINCES,
    FIELDS,
    TOP_LEVEL,
    TRADE,
)
from aevum.games.era_of_tribes.odds import Course, odds, planned, standing
from aevum.games.era_of_tribes.rules.arrival import settle
from aevum.games.era_of_tribes.rules.cities import city_base, city_value
from aevum.games.era_of_tribes.rules.colonies import count_colonies
from aevum.games.era_of_tribes.rules.combat import engines_of, morale_of
from aevum.games.era_of_tribes.rules.ending import limit
from aevum.games.era_of_tribes.rules.food import all_hunger, hunger_on_plate
from aevum.games.era_of_tribes.rules.goods import luxuries
from aevum.games.era_of_tribes.rules.growth import growth_of
from aevum.games.era_of_tribes.rules.income import tax_morale, trade_value
from aevum.games.era_of_tribes.rules.lineup import (
    EXPANDING,
    PLACE,
    SENT,
    in_reserve,
    lending_price,
)
from aevum.games.era_of_tribes.rules.metrics import (
    card_points,
    length_of,
    measure,
    owner_points,
)
from aevum.games.era_of_tribes.rules.movement import attackers_at
from aevum.games.era_of_tribes.rules.progress import (
    base_price,
    half_price_of,
    is_pioneer,
    missing_branches,
    price_of,
)
from aevum.games.era_of_tribes.rules.revolution import requirements_met
from aevum.games.era_of_tribes.rules.rounds import morale_change
from aevum.games.era_of_tribes.rules.scoring import open_points
from aevum.games.era_of_tribes.state import WHEEL, EraState

MORE: Final = 3
"""For so many more units the chances are told."""


def is_laid_out(s: EraState) -> bool:
    """Before the pieces are laid out there is nothing to count."""
    return any(s.slots)


def figures_of(s: EraState) -> dict[str, Any]:
    if not is_laid_out(s):
        return {}
    seats = range(s.players)
    counted = {card.id: measure(s, card.metric) for card in s.box.cards}
    return {
        "growth": [growth_of(s, seat, 0) for seat in seats],
        "morale_next": [morale_change(s, seat) for seat in seats],
        "trade": [trade_value(s, seat) for seat in seats],
        "tax": [city_value(s, seat) for seat in seats],
        "tax_morale": [tax_morale(s, seat, 1) for seat in seats],
        "prices": [prices_of(s, seat, price_of) for seat in seats],
        "half_prices": [prices_of(s, seat, half_price_of) for seat in seats],
        "progresses": [s.progress_count(seat) for seat in seats],
        "provinces": [len(s.lands_of(seat)) for seat in seats],
        "luxuries": [luxuries(s, seat) for seat in seats],
        "requirements": [next_epoch(s, seat) for seat in seats],
        "trade_leader": [s.powers(seat).trade_leader for seat in seats],
        "games_leader": [s.powers(seat).games_leader for seat in seats],
        "bread": [s.level(seat, CULTURE).bread for seat in seats],
        "cards": counted,
        "pays": {s.box.cards[c].id: card_points(s, c) for c in s.open},
        "owned": {
            card.id: [owner_points(s, seat, card.index, counted[card.id]) for seat in seats]
            for card in s.box.cards
        },
        "ends": ends_of(s),
        "points": standing_of(s),
        "battle": battle_of(s),
        "expansion": expansion_of(s),
        "holdings": holdings_of(s),
    }


def holdings_of(s: EraState) -> dict[str, list[int]]:
    """What an answer may change for anybody, so that its whole consequence can be shown."""
    return {
        "influence": s.influence[:],
        "morale": s.morale[:],
        "thalers": s.thalers[:],
        "treaties": s.treaties[:],
        "food": s.plate[:],
        "leaders": s.leaders[:],
        "vassals": s.pool[:],
        "armies": s.armies[:],
        "cities": s.built[:],
    }


def prices_of(s: EraState, seat: int, price: Callable[[EraState, int, int], int]) -> list[int]:
    """Of the next level of each field; 0 where there is none (R9, R20.7)."""
    levels = s.levels[seat * WHEEL : (seat + 1) * WHEEL]
    return [
        0 if level == TOP_LEVEL else price(s, seat, field) for field, level in enumerate(levels)
    ]


def next_epoch(s: EraState, seat: int) -> int:
    """How many requirements of the next epoch are met (R11.1)."""
    epochs = s.box.epochs
    now = s.epoch[seat]
    return requirements_met(s, seat, epochs[now + 1]) if now + 1 < len(epochs) else 0


def battle_of(s: EraState) -> dict[str, Any] | None:
    """The battle under way: chances by units left, and what every number comes from (R16)."""
    if not s.holds(BATTLE):
        return None
    now = standing(s)
    course = odds(s, now)
    return {
        "chances": [rounded(chance) for chance in (course.attacker, course.defender, course.draw)],
        "left": [survivors(course, side) for side in (ATTACKER, DEFENDER)],
        "more": [
            [rounded(with_more(s, side, more)) for more in range(1, MORE + 1)]
            for side in (ATTACKER, DEFENDER)
        ],
        "markers": now.markers,
        "compared": {
            "fist": [now.attackers, now.defenders],
            "mask": [morale_of(s, side) for side in (ATTACKER, DEFENDER)],
            "catapult": [engines_of(s, side) for side in (ATTACKER, DEFENDER)],
        },
        "levy": levy_of(s),
        "costs": [lending_price(s, seat) for seat in range(s.players)],
    }


def expansion_of(s: EraState) -> dict[str, Any] | None:
    """What an Expansion leaves if nothing moves any further, and attacks with their chances."""
    if not s.holds(EXPANSION) or s.holds(BATTLE):
        return None
    seat = s.var_of(EXPANSION, EXPANDING)
    ahead = EraState(s.box, s.players, s)
    ahead.push(MOVEMENT_END, seat)
    settle(ahead)
    count_colonies(ahead, seat)
    return {
        "provinces": len(ahead.lands_of(seat)),
        "luxuries": luxuries(ahead, seat),
        "colonies": ahead.colonies[seat],
        "morale": ahead.morale[seat],
        "attacks": {
            s.box.provinces[place].id: attack_of(s, seat, place)
            for place in s.chart().provinces
            if attackers_at(s, place)
        },
    }


def attack_of(s: EraState, seat: int, place: int) -> dict[str, Any]:
    """Units of both sides; the chance if nobody adds any, and with the whole Regular Army (R16)."""
    by_sea = s.by_water[place] + s.by_fleet[place]
    army = sum(in_reserve(s, seat, ATTACKER, unit) for unit in SENT)
    alone = planned(s, seat, place, s.by_land[place], by_sea)
    joined = planned(s, seat, place, s.by_land[place], by_sea, (army, 0))
    return {
        "units": [alone.attackers, alone.defenders],
        "alone": rounded(odds(s, alone).attacker),
        "army": army,
        "joined": rounded(odds(s, joined).attacker),
    }


def rounded(chance: float) -> float:
    return round(chance, 4)


def survivors(course: Course, side: int) -> list[float]:
    """The chance to win with 1, 2, … units left."""
    most = max(pair[side] for pair in course.left)
    found = [0.0] * most
    for pair, chance in course.left.items():
        if pair[side]:
            found[pair[side] - 1] += chance
    return [rounded(chance) for chance in found]


def with_more(s: EraState, side: int, more: int) -> float:
    """The chance of a side to win if so many units joined it now."""
    battle = standing(s)
    if side == ATTACKER:
        battle.attackers += more
    else:
        battle.defenders += more
    course = odds(s, battle)
    return course.attacker if side == ATTACKER else course.defender


def levy_of(s: EraState) -> dict[str, int]:
    """Where the militia of this battle come from (R16.6)."""
    place = s.var_of(BATTLE, PLACE)
    if place >= s.box.field_of_sea:
        return {}
    found = {
        "mountain": s.box.terrains[s.box.provinces[place].terrain].militia,
        "landing": s.landing,
        "battlefield": next(
            (each.militia for each in s.box.battlefields if each.value == s.battlefield[place]), 0
        ),
        "city": 0 if s.held_back else s.city[place],
        "stage": s.box.stages[s.stage].militia if s.defender == BARBARIANS else 0,
    }
    return {source: number for source, number in found.items() if number}


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
