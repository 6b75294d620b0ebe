"""What the page reckons in the open: pools and sieges term by term, reactions, the books."""

from __future__ import annotations

from typing import Any

from aevum.games.invasions.components.administration import PURCHASES
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.battle_bench import adrianopolis, white
from tests.rules.invasions.table_top import (
    entering_moesia,
    game,
    laid_out,
    nation,
    play,
)
from tests.rules.invasions.test_r22_r25_siege import before_nisibis
from tests.rules.invasions.test_r28_sea_battle import at_sea


def figures(s: InvasionsState) -> dict[str, Any]:
    return game().figures(s)


def test_x16_the_pools_of_adrianopolis_term_by_term() -> None:
    """war R19.5, R19.6, R19.16 to R19.21: before the archery round."""
    fight = figures(adrianopolis())["fight"]
    assert fight["advantages"] == [{"cavalry": [5, 2], "heavy": [5, 3]}, {}]
    assert fight["terms"][0] == [["units", 6], ["cavalry", 1]]
    assert fight["terms"][1] == [["units", 5], ["elites", 2], ["empire", 1], ["enemy_heavy", -1]]
    assert fight["pools"] == [[5, 1], [3, 2]]
    assert not fight["open"], "in the mountains red swords miss"


def test_g44_the_pools_of_mare_aegeum() -> None:
    """war R28.1, R28.2: a die for each of two fleets; red swords miss at sea: one hit each."""
    s = at_sea("mare_aegeum")
    game().advance(s)
    white(s, "W R")
    white(s, "WR -")
    fight = figures(s)["fight"]
    assert fight["terms"] == [[["fleets", 2]], [["fleets", 2]]]
    assert fight["pools"] == [[2, 0], [2, 0]]
    assert not fight["open"]
    assert fight["scored"] == [1, 1]


def test_x14_the_siege_of_nisibis_term_by_term() -> None:
    """war R23.5, R23.6: a civilized besieger and walls of 2: from 8, and from 7 in an assault."""
    fight = figures(before_nisibis())["fight"]
    assert fight["terms"][0] == [["civilized", 1], ["walls", -2]]
    assert fight["terms"][1] == [["assault", 1], ["civilized", 1], ["walls", -2]]
    assert fight["needed"] == [8, 7]
    assert fight["chances"] == [30, 40]


def test_x7_who_may_intercept_and_with_what_chance() -> None:
    """war R17.5, X7: the lowest dice are 4 and 8."""
    s = entering_moesia()
    before = game().dump(s)
    found = {each["place"]: each for each in figures(s)["answers"]}
    assert found["thracia"]["terms"] == [["empire", 2]]
    assert (found["thracia"]["needed"], found["thracia"]["chance"]) == (4, 70)
    assert found["cappadocia"]["terms"] == [["leader", 1], ["empire", 2], ["route", -5]]
    assert (found["cappadocia"]["needed"], found["cappadocia"]["chance"]) == (8, 30)
    assert game().dump(s) == before


def test_c8_the_books_of_the_west() -> None:
    """realm C8, R27: items in gold, while Rome buys."""
    s = laid_out("scenario_350")
    assert figures(s)["ledger"] is None
    s.push(PURCHASES, nation("rome"), 0, 0)
    ledger = figures(s)["ledger"]
    assert ledger["nation"] == "rome"
    assert ledger["income"] == [
        ["cities", 30], ["capital", 10], ["areas", 14], ["trade", 11], ["tribute", 1],
    ]  # fmt: skip
    assert ledger["net"] == 66 - sum(item[1] for item in ledger["expenses"])


def test_x14_nothing_is_reckoned_once_nisibis_has_fallen() -> None:
    """war R23.8: the walls and who stood before them count no more while it is looted."""
    s = before_nisibis()
    play(s, "sg_siege, d10 9")
    assert figures(s)["fight"] is None
