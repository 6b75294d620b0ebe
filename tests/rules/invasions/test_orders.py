"""Standing orders: interception and flight by stack and chance, windows that are passed."""

from __future__ import annotations

from aevum.core.orders import ALWAYS, ASK, NEVER, Given, Orders
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.table_top import (
    entering_moesia,
    game,
    play,
)


def said(s: InvasionsState, orders: Orders) -> str | None:
    before = game().dump(s)
    word = game().order(s, game().actor(s), orders)
    assert game().dump(s) == before
    return word


def test_r17_never_and_ask() -> None:
    s = entering_moesia()
    assert said(s, {}) is None
    assert said(s, {"interception": Given(NEVER)}) == "rx_done"
    assert said(s, {"interception": Given(ASK)}) is None


def test_r17_from_a_chance_on() -> None:
    """war R17.5: of 70 and 30 % only the first is enough; below it nobody goes."""
    s = entering_moesia()
    assert said(s, {"interception": Given(ALWAYS, "", 60)}) == "rx_int thracia"
    assert said(s, {"interception": Given(ALWAYS, "", 80)}) == "rx_done"


def test_r17_the_stack_of_one_province_has_its_own_order() -> None:
    s = entering_moesia()
    orders = {"interception": Given(NEVER), "interception:cappadocia": Given(ALWAYS)}
    assert said(s, orders) == "rx_int cappadocia"
    play(s, "rx_int cappadocia")
    assert said(s, orders) == "rx_ok"
    asks = {"interception": Given(NEVER), "interception:cappadocia": Given(ASK)}
    assert said(entering_moesia(), asks) is None


def test_nobody_answers_for_others() -> None:
    s = entering_moesia()
    other = (game().actor(s) + 1) % s.players
    assert game().order(s, other, {"interception": Given(NEVER)}) is None


def test_windows_are_passed() -> None:
    """realm R40.5: in every diplomacy window, whatever is held."""
    s = game().setup({"players": 3, "scenario": "danube_376"})
    while game().asked(s)["node"] != "diplomacy":
        game().apply(s, game().legal(s, game().actor(s))[-1])
    assert said(s, {"diplomacy": Given(NEVER)}) == "hold_diplo"
    assert said(s, {"events": Given(NEVER)}) is None
