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
    order_at,
    read_orders,
    without_repeats,
    write_orders,
)

RAID = Order("raid", (ALWAYS, NEVER), place="province", threshold=(2, 9), formerly="always_raid")
PLAIN = Order("pass", (NEVER,))
WATCH = Order("watch", (ALWAYS, NEVER), threshold=(10, 100), each="province")
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


def test_a_place_may_have_an_order_of_its_own() -> None:
    given = {"watch": Given(NEVER), "watch:dacia": Given(ALWAYS, "", 60)}
    assert read_orders([WATCH, PLAIN], write_orders(given)) == given
    assert order_at(given, "watch", "dacia") == Given(ALWAYS, "", 60)
    assert order_at(given, "watch", "gallia") == Given(NEVER)
    assert order_at({}, "watch", "gallia") == Given()
    check_order([WATCH], AXES, "watch:dacia", Given(ALWAYS, "", 60))


def test_the_order_of_all_places_is_not_kept_twice() -> None:
    given = {"watch": Given(NEVER), "watch:dacia": Given(NEVER), "watch:gallia": Given()}
    assert without_repeats(given) == {"watch": Given(NEVER), "watch:gallia": Given()}


@pytest.mark.parametrize("name", ["watch:rome", "raid:dacia", "pass:dacia"])
def test_not_every_order_is_given_to_places(name: str) -> None:
    with pytest.raises(BadOptions, match="standing order"):
        check_order([RAID, PLAIN, WATCH], AXES, name, Given(NEVER))
