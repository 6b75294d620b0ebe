"""The treasury: coins, and what is had only for a turn or a round.

Rules   R5, K8
Owns    coins, supply, borrowed, bought
Nodes   none
Leaves  why something is gained or paid to the chapters that ask
"""

from __future__ import annotations

from typing import Final

from aevum.core.effects import Need
from aevum.core.why import Why
from aevum.games.rising_cultures.components import (
    BORROWED,
    BOUGHT_SYMBOL,
    GAINED,
    RESOURCES,
    SEATS,
    SYMBOLS,
)
from aevum.games.rising_cultures.effects import Effect
from aevum.games.rising_cultures.registry import (
    COST,
    COUNTER,
    EFFECTS,
    MAX,
    OF_RESOURCE,
    OF_SYMBOL,
    N,
)
from aevum.games.rising_cultures.rules.assets import GROUPS, count, counted_number
from aevum.games.rising_cultures.state import CulturesState


def gain(s: CulturesState, seat: int, coins: int) -> int:
    """K8: coins come from the supply; what is not there is lost."""
    got = min(coins, s.supply)
    s.supply -= got
    s.coins[seat] += got
    return got


def pay(s: CulturesState, seat: int, coins: int) -> None:
    s.coins[seat] -= coins
    s.supply += coins


def set_aside(s: CulturesState) -> bool:
    """A coin of the supply goes to a space of the Nile, if there is one."""
    if not s.supply:
        return False
    s.supply -= 1
    return True


def collect(s: CulturesState, seat: int, coins: int) -> None:
    """Coins that were set aside come to their owner."""
    s.coins[seat] += coins


def borrow(s: CulturesState, kind: int, units: int) -> None:
    """Resources until the end of the turn."""
    s.borrowed[kind] += units


def return_borrowed(s: CulturesState) -> None:
    s.borrowed = [0] * len(RESOURCES)


def forget_bought(s: CulturesState) -> None:
    """Bought symbols last until the end of the round."""
    s.bought = [0] * (SEATS * len(SYMBOLS))


# -- effects --------------------------------------------------------------------------------------


def whole_cost(effect: Effect) -> int:
    """What an effect and those inside it cost together."""
    return effect.cost + (whole_cost(effect.nested) if effect.nested is not None else 0)


def can_pay(s: CulturesState, seat: int, effect: Effect) -> bool:
    if effect.nested is None:
        return effect.cost <= s.coins[seat]
    return whole_cost(effect) <= s.coins[seat]


def cannot_pay(s: CulturesState, seat: int, effect: Effect) -> Why:
    about = {"price": str(whole_cost(effect)), "coins": str(s.coins[seat])}
    return Why("R9.1", "cannot-pay-action", about)


EFFECTS.always(Need(can_pay, cannot_pay))


def nothing_to_do(s: CulturesState, seat: int, effect: Effect) -> Why:
    """An action that would change nothing cannot be used."""
    return Why("R9.1", "nothing-to-do")


def get_coins(s: CulturesState, seat: int, effect: Effect) -> None:
    s.tell(GAINED, seat, gain(s, seat, effect.n))


def get_coins_per(s: CulturesState, seat: int, effect: Effect) -> None:
    s.tell(GAINED, seat, gain(s, seat, counted_number(s, seat, effect)))


def counts_something(s: CulturesState, seat: int, effect: Effect) -> bool:
    return count(s, seat, effect.counter) > 0


def borrow_resource(s: CulturesState, seat: int, effect: Effect) -> None:
    borrow(s, effect.kind, effect.n)
    s.tell(BORROWED, seat, effect.kind, effect.n)


def buy_symbol(s: CulturesState, seat: int, effect: Effect) -> None:
    pay(s, seat, effect.cost)
    s.bought[seat * GROUPS + effect.kind] += effect.n
    s.tell(BOUGHT_SYMBOL, seat, effect.kind, effect.n, effect.cost)


GET_COINS: Final = EFFECTS.deed("coins", "play event action", get_coins, N, rules="R9.1")
COINS_PER: Final = EFFECTS.deed(
    "coins_per", "play action", get_coins_per, COUNTER, N, MAX.maybe(),
    rules="R9.1", needs=(Need(counts_something, nothing_to_do),),
)  # fmt: skip
TEMP_RESOURCE: Final = EFFECTS.deed(
    "temp_resource", "action", borrow_resource, OF_RESOURCE, N, rules="R9.1"
)
BUY_SYMBOL: Final = EFFECTS.deed(
    "buy_symbol", "action", buy_symbol, COST, OF_SYMBOL, N, rules="R9.1 R10.3"
)
