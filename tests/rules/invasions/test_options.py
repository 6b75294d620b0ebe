"""guide, section 9: switched rulings are read, kept and refused by name."""

from __future__ import annotations

import pytest

from aevum.core.errors import BadOptions
from aevum.games.invasions.options import ADVANCED_COMBAT, NAMES, SWITCHES, ZERO_VALUE_TRADE, aid
from tests.rules.invasions.table_top import box, game


def test_nothing_is_switched_by_itself() -> None:
    s = game().setup({"scenario": "danube_376", "players": 3})
    assert not any(s.switches)


@pytest.mark.parametrize("name", NAMES)
def test_each_ruling_can_be_switched(name: str) -> None:
    """The second value switches, the first does not; the choice is written down."""
    default, other = SWITCHES[name]
    options = {"scenario": "danube_376", "players": 3}
    s = game().setup(options | {name: other})
    assert [NAMES[i] for i, on in enumerate(s.switches) if on] == [name]
    assert game().load(game().dump(s)).switches == s.switches
    assert not any(game().setup(options | {name: default}).switches)


def test_yes_and_no_are_on_and_off() -> None:
    options = {"scenario": "danube_376", "players": 3}
    assert game().setup(options | {"advanced_combat": True}).switched(ADVANCED_COMBAT)
    assert game().setup(options | {"zero_value_trade": False}).switched(ZERO_VALUE_TRADE)


def test_another_value_is_refused() -> None:
    with pytest.raises(BadOptions, match="vassal_vp"):
        game().setup({"scenario": "danube_376", "players": 3, "vassal_vp": "none"})


def test_every_optional_item_of_an_aid_has_its_switch() -> None:
    """Items marked Option in the aids, by aid and section."""
    items = {f"{item.aid}-{item.section}".lower() for item in box().aids if item.option}
    switches = {name.removeprefix("aid:").lower() for name in NAMES if name.startswith("aid:")}
    assert items == switches
    assert NAMES[aid("Huns-B")] == "aid:Huns-B"
