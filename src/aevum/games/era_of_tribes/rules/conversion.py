"""Conversions: new vassals become fleets, armies or trade posts.

Rules   R5.10, R5.11, R5.12
Owns    none
Nodes   convert (decision)
Leaves  the trader's way to posts.py, the free fleet that comes with a bought one to progress.py,
        entering a foreign sea to parley.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.era_of_tribes.components import (
    ARMY_V,
    BUILT_FLEET,
    CONVERT,
    DONE_V,
    EXPANSION,
    FLEET_V,
    HOST,
    POST_V,
    TRAINED_ARMY,
)
from aevum.games.era_of_tribes.kinds import MECHANICS, SEAFARING
from aevum.games.era_of_tribes.rules.growth import convert_fresh, end_conversions
from aevum.games.era_of_tribes.rules.parley import enter_sea
from aevum.games.era_of_tribes.rules.pieces import add_armies
from aevum.games.era_of_tribes.rules.posts import can_send_trader
from aevum.games.era_of_tribes.rules.progress import offer_bonus_fleets
from aevum.games.era_of_tribes.rules.realm import put_fleets
from aevum.games.era_of_tribes.rules.tracks import add_thalers
from aevum.games.era_of_tribes.state import WHEEL, EraState

EXPANDING: Final = EXPANSION.variable("seat")
BOOST: Final = EXPANSION.variable("boost")
SEAT: Final = CONVERT.variable("seat")
BONUS: Final = CONVERT.variable("bonus")


def offer_conversions(s: EraState) -> None:
    """R5.10; E65: the extra fleet belongs to the action, so not to an auto-expansion."""
    if any(s.fresh):
        s.push(CONVERT, s.var(EXPANDING), int(s.var(BOOST) > 0))


def can_build_fleet(s: EraState, seat: int) -> bool:
    """R5.11"""
    can = s.levels[seat * WHEEL + SEAFARING] > 0
    return can and s.thalers[seat] >= s.level(seat, SEAFARING).fleet_price


def can_train_army(s: EraState, seat: int) -> bool:
    """R5.12"""
    can = s.levels[seat * WHEEL + MECHANICS] > 0
    return can and s.thalers[seat] >= s.level(seat, MECHANICS).army_price


class Convert(Decision[EraState]):
    """D13"""

    def actor(self, s: EraState) -> int:
        return s.var(SEAT)

    def legal(self, s: EraState) -> list[str]:
        seat = s.var(SEAT)
        word = s.box.speller.word
        chart = s.chart()
        fresh = [p for p in chart.provinces if s.fresh[p]]
        words = [word(DONE_V)]
        if not fresh:
            return words
        if can_build_fleet(s, seat):
            seas = len(s.box.seas)
            for province in fresh:
                coasts = sorted(chart.coasts[province])
                words += [word(FLEET_V, province * seas + sea) for sea in coasts]
        if can_train_army(s, seat):
            words += [word(ARMY_V, province) for province in fresh]
        if can_send_trader(s, seat):
            words += [word(POST_V, province) for province in fresh]
        return words

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        seat = s.var(SEAT)
        if verb == DONE_V:
            return None
        if verb not in (FLEET_V, ARMY_V, POST_V):
            return Why("R5.10", "asked-convert")
        province = arg // len(s.box.seas) if verb == FLEET_V else arg
        if not s.fresh[province]:
            return Why("R5.10", "no-new-vassal", {"province": s.box.provinces[province].id})
        if verb == FLEET_V:
            return self.why_no_fleet(s, seat, province, arg % len(s.box.seas))
        if verb == ARMY_V:
            return None if can_train_army(s, seat) else Why("R5.12", "no-army")
        return None if can_send_trader(s, seat) else Why("R5.13", "no-trader")

    def why_no_fleet(self, s: EraState, seat: int, province: int, sea: int) -> Why | None:
        if sea not in s.chart().coasts[province]:
            return Why("R5.11", "no-coast", {"sea": s.box.seas[sea].id})
        return None if can_build_fleet(s, seat) else Why("R5.11", "no-fleet")

    def act(self, s: EraState, verb: int, arg: int) -> None:
        seat = s.var(SEAT)
        if verb == DONE_V:
            s.pop()
            end_conversions(s)
        elif verb == FLEET_V:
            province, sea = divmod(arg, len(s.box.seas))
            build_fleet(s, seat, province, sea)
        elif verb == ARMY_V:
            train_army(s, seat, arg)
        else:
            s.push(HOST, seat, arg)


def build_fleet(s: EraState, seat: int, province: int, sea: int) -> None:
    """R5.11, E80: also into a foreign sea; E65: the extra fleet comes before the question."""
    price = s.level(seat, SEAFARING).fleet_price
    has_bonus = s.var(BONUS)
    s.set_var(BONUS, 0)
    add_thalers(s, seat, -price)
    convert_fresh(s, seat, province)
    put_fleets(s, sea, seat, 1)
    s.tell(BUILT_FLEET, seat, sea, price)
    enter_sea(s, seat, sea)
    if has_bonus:
        offer_bonus_fleets(s, seat, sea)


def train_army(s: EraState, seat: int, province: int) -> None:
    """R5.12"""
    price = s.level(seat, MECHANICS).army_price
    add_thalers(s, seat, -price)
    convert_fresh(s, seat, province)
    add_armies(s, seat, 1)
    s.tell(TRAINED_ARMY, seat, province, price)
