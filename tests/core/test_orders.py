"""Standing orders: what can be ordered, what was ordered, and what old databases hold."""

import pytest

from aevum.core.errors import BadOptions
from aevum.core.orders import (
    ALWAYS,
    ASK,
    NEVER,
    Given,
    Order,
    check_order,
    read_orders,
    write_orders,
)

RAID = Order("raid", (ALWAYS, NEVER), place="province", threshold=(2, 9), formerly="always_raid")
PLAIN = Order("pass", (NEVER,))
AXES = {"province": ["dacia", "gallia"]}


def test_what_is_written_is_read() -> None:
    given = {"raid": Given(ALWAYS, "dacia", 3), "pass": Given(NEVER)}
    assert read_orders([RAID, PLAIN], write_orders(given)) == given


def test_orders_that_were_switched_on_or_off_are_still_read() -> None:
    assert read_orders([RAID, PLAIN], {"always_raid": True, "pass": False}) == {
        "raid": Given(ALWAYS),
        "pass": Given(ASK),
    }


def test_what_the_game_does_not_know_any_more_is_left_out() -> None:
    assert read_orders([PLAIN], {"gone": True, "raid": {"answer": "always"}}) == {}


def test_an_order_holds_at_its_place_and_from_its_number_on() -> None:
    given = Given(ALWAYS, "dacia", 3)
    assert given.holds(ALWAYS, "dacia", 3)
    assert not given.holds(ALWAYS, "gallia", 3)
    assert not given.holds(ALWAYS, "dacia", 2)
    assert not given.holds(NEVER, "dacia", 3)
    assert Given(NEVER).holds(NEVER, "gallia")
    assert not Given().holds(ALWAYS)


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("nothing", Given(ALWAYS)),
        ("pass", Given(ALWAYS)),
        ("pass", Given(NEVER, "dacia")),
        ("pass", Given(NEVER, "", 1)),
        ("raid", Given(ALWAYS, "rome")),
        ("raid", Given(ALWAYS, "", 1)),
        ("raid", Given(ALWAYS, "", 10)),
    ],
)
def test_what_cannot_be_ordered_is_refused(name: str, given: Given) -> None:
    with pytest.raises(BadOptions, match=name):
        check_order([RAID, PLAIN], AXES, name, given)


@pytest.mark.parametrize("given", [Given(), Given(NEVER, "gallia"), Given(ALWAYS, "", 9)])
def test_what_can_be_ordered_passes(given: Given) -> None:
    check_order([RAID, PLAIN], AXES, "raid", given)
