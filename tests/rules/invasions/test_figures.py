"""What the page may say beforehand: reach, limits, and who may answer an entry, with chances."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from aevum.games.invasions.state import InvasionsState
from tests.golden.kept import first_invasions
from tests.rules.invasions.table_top import pass_all

QUIET = ("hold_diplo", "ac_go", "ac_normal", "mv_end", "cp_none", "cb_done")
game = first_invasions()
"""Examples speak of the first objectives."""


def at_march_of(nation: str) -> Any:
    """Danube 376, the quiet way up to the first march of a nation."""
    s = game.setup({"players": 3, "scenario": "danube_376"})
    while (asked := game.asked(s)) and (asked["node"], asked.get("nation")) != ("move", nation):
        actor = game.actor(s)
        legal = [word for word, _ in game.outcomes(s)] if actor < 0 else game.legal(s, actor)
        game.apply(s, next((word for word in QUIET if word in legal), legal[0]))
    return s


def said(s: Any, *words: str) -> Any:
    for word in words:
        game.apply(s, word)
    return s


def test_r9_the_limit_of_a_stack_counts_leader_and_invasion() -> None:
    """war R9.1, R9.2, R14.3: steppe 4, leader 2, invasion 1."""
    stacks = game.figures(at_march_of("visigoths"))["stacks"]
    assert stacks["valachia"]["visigoths"][:2] == [6, 7]
    assert stacks["moesia_inferior"]["byzantium"][:2] == [1, 3]


def test_r10_the_reach_of_a_group_counts_its_paces() -> None:
    """war R10.4, R10.5: infantry with a leader has four steps; a limes ends the move (R5.2)."""
    s = said(at_march_of("ostrogoths"), "mv_from ucraina", "mv_add_all")
    march = game.figures(s)["march"]
    assert march["left"] == 4
    assert sorted({left for _, left in march["paces"]}) == [4, 5]
    reach = march["reach"]
    assert reach["hypanis"] == {"paces": 1, "from": "ucraina", "means": ["river"]}
    assert reach["moesia_inferior"]["paces"] == 3
    assert reach["tyras"]["means"][-1] == "limes"
    assert all(place["paces"] <= 5 for place in reach.values())
    assert all(place["from"] != "tyras" for place in reach.values())


def test_r17_r18_chances_of_those_who_may_answer() -> None:
    """war R17.5, R18.3: the chances that the picture of this march shows: 80, 70 and 30 %."""
    s = said(at_march_of("ostrogoths"), "mv_from ucraina", "mv_add_all", "mv_go hypanis")
    said(s, "mv_go valachia")
    odds = game.odds(s, game.actor(s), "mv_go moesia_inferior")
    assert odds is not None
    comes = [each for each in odds["dangers"] if each["how"] == "interception"]
    assert {each["place"]: each["chance"] for each in comes} == {
        "moesia_superior": 80, "thracia": 70, "cappadocia": 30,
    }  # fmt: skip
    assert [each["chance"] for each in odds["dangers"] if each["how"] == "flight"] == [10]
    assert game.odds(s, game.actor(s), "mv_rest") is None


def test_r17_guards_of_every_province() -> None:
    """war R17.5: the same chances before anybody has set out; nobody guards what is one's own."""
    s = at_march_of("ostrogoths")
    before = game.dump(s)
    odds = game.odds(s, game.actor(s), "mv_end")
    assert odds is not None
    guards = odds["guards"]
    assert {each["place"]: each["chance"] for each in guards["moesia_inferior"]} == {
        "moesia_superior": 80, "thracia": 70, "cappadocia": 30,
    }  # fmt: skip
    assert "ucraina" not in guards
    assert game.dump(s) == before


def test_r10_what_is_open_at_the_end_of_a_move() -> None:
    """war R10.10: at home nobody has to fight."""
    s = at_march_of("ostrogoths")
    assert game.figures(s)["pending"] == {"battles": [], "sieges": []}


def test_r11_standing_counts_what_would_be_scored_now() -> None:
    """realm R11.1: points held and those of the objectives, by seat."""
    s = game.setup({"players": 3, "scenario": "danube_376"})
    scored = game.figures(s)["scored"]
    assert game.standing(s)[0] == scored[game.axes["nation"].index("byzantium")] == 13


def test_points_are_counted_once_when_the_game_is_over() -> None:
    """guide, section 13: Danube 376, everybody passes; par counts in the result alone."""
    s = game.setup({"scenario": "danube_376", "players": 3})
    pass_all(s)
    assert game.standing(s) == [13, 2, 1]
    assert not any(game.figures(s)["scored"])
    result = game.result(s)
    assert result is not None
    assert result.points == [2, -3, -6]


@pytest.mark.parametrize("scenario", ["danube_376", "adrianople", "justinian"])
def test_r10_every_goal_of_the_reach_can_be_walked(scenario: str) -> None:
    """war R10, R15: each pace on the way to it is a legal word, up to where others are asked."""
    chance, walked = Random(10), 0
    s = game.setup({"players": 2 if scenario == "justinian" else 3, "scenario": scenario})
    while s.stack and walked < 40:
        actor = game.actor(s)
        words = [word for word, _ in game.outcomes(s)] if actor < 0 else game.legal(s, actor)
        march = game.figures(s)["march"] if actor >= 0 else None
        if march and march["reach"]:
            walked += 1
            for goal in march["reach"]:
                assert walk(s, actor, way_to(goal, march["reach"])) == "", (goal, march["reach"])
        quiet = [word for word in words if word.startswith(("mv_from", "mv_add_all"))]
        game.apply(s, chance.choice(quiet or words))
    assert walked


def way_to(goal: str, reach: dict[str, dict[str, Any]]) -> list[str]:
    way = [goal]
    while (before := reach[way[0]]["from"]) in reach:
        way.insert(0, before)
    return way


def walk(s: InvasionsState, seat: int, way: list[str]) -> str:
    """The first pace that is refused; "" if none is, or somebody else is asked before."""
    world = game.clone(s)
    for place in way:
        word = f"mv_go {place}"
        if word not in game.legal(world, seat):
            return place
        game.apply(world, word)
        asked = game.asked(world) if world.stack and game.actor(world) == seat else None
        if asked is None or asked["node"] != "step":
            halted = asked is not None and asked["node"] == "move" and place != way[-1]
            return place if halted else ""
    return ""
