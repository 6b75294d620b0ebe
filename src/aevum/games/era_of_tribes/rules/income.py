"""Trade, Taxes, Bread & Games: thalers and morale for leaders and goods.

Rules   R6, R7, R10, R27.1, R27.5
Owns    none
Nodes   none
Leaves  what is placed to turn.py, the tracks to tracks.py
"""

from __future__ import annotations

from aevum.games.era_of_tribes.components import INCOME
from aevum.games.era_of_tribes.kinds import A_TAXES, A_TRADE, CULTURE, TRADE
from aevum.games.era_of_tribes.rules.cities import city_base, city_value
from aevum.games.era_of_tribes.rules.tracks import add_morale, add_thalers, can_lose_morale
from aevum.games.era_of_tribes.state import EraState


def trade_value(s: EraState, seat: int) -> int:
    """R6.2"""
    posts = s.box.numbers.post_trade * len(s.posts_of(seat))
    return s.level(seat, TRADE).trade + posts + s.box.epochs[s.epoch[seat]].trade_while


def take_trade(s: EraState, seat: int, leaders: int, luxuries: int) -> None:
    """R6.1; the one place where the modifier trade-leader is read."""
    income = leaders * s.powers(seat).trade_leader + luxuries + trade_value(s, seat)
    s.tell(INCOME, seat, A_TRADE, income)
    add_thalers(s, seat, income)


def tax_morale(s: EraState, seat: int, leaders: int) -> int:
    """R7.2"""
    return city_base(s, seat) + s.box.numbers.tax_morale * leaders


def can_tax(s: EraState, seat: int, leaders: int) -> bool:
    """R7.3"""
    return s.built[seat] > 0 and can_lose_morale(s, seat, tax_morale(s, seat, leaders))


def raise_taxes(s: EraState, seat: int, leaders: int, luxuries: int) -> None:
    """R7.1"""
    income = city_value(s, seat) * leaders
    s.tell(INCOME, seat, A_TAXES, income)
    add_thalers(s, seat, income)
    add_morale(s, seat, -tax_morale(s, seat, leaders))


def hold_games(s: EraState, seat: int, leaders: int, luxuries: int) -> None:
    """R10.1; the one place where the modifier games-leader is read."""
    bread = s.level(seat, CULTURE).bread
    add_morale(s, seat, leaders * s.powers(seat).games_leader + luxuries + bread)
