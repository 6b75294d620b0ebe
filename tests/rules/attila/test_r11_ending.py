"""R11: three triggers, the turn completed, one final scoring, the winner."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.games.attila.state import AttilaState
from tests.rules.attila.table_top import (
    asked,
    events_of,
    finish_turn,
    game,
    influence_of,
    is_fixed,
    lay,
    merge,
    play,
    position,
    spread,
    supply_of,
)

FIVE_PROVINCES = ["dacia", "moesia", "thracia", "macedonia", "dalmatia"]
NINETEEN_GOTHS = spread("goths", 19, FIVE_PROVINCES)
"""Four in each province but Dalmatia, which holds three; one Goth is left in the supply."""


def at_last_tile(players: int = 3, **more: Any) -> AttilaState:
    """One tile left; a Goth in Dacia brings the conflict for it."""
    hand = ["goths", "huns", "huns"]
    return position(
        players, stones={"dacia": {"goths": 4}}, hands={0: hand}, tiles=[0, 0, 0, 1], **more
    )


def cause_of(s: AttilaState) -> str:
    result = game.result(s)
    assert result is not None
    return result.cause


def test_r11_1_the_tenth_tile_is_a_trigger_at_once() -> None:
    s = at_last_tile(unused={0: ["double"]})
    told = play(s, "play goths", "place dacia", "influence") + lay(s)
    assert asked(s) == "window"
    assert is_fixed(s, "T1")
    assert events_of(told, "triggered") == [{"trigger": "T1", "seat": 0}]


def test_r11_1_the_ninth_tile_is_no_trigger() -> None:
    s = position(stones={"dacia": {"goths": 4}}, hands={0: ["goths"]}, tiles=[0, 0, 0, 2])
    play(s, "play goths", "place dacia", "influence")
    finish_turn(s)
    assert not is_fixed(s, "T1")
    assert s.turn == 2


def test_r11_1_an_empty_supply_counts_only_at_the_end_of_the_turn() -> None:
    s = position(stones=NINETEEN_GOTHS, hands={0: ["goths"]}, unused={0: ["influence2"]})
    play(s, "play goths", "place germania", "influence")
    assert supply_of(s, "goths") == 0
    assert not is_fixed(s, "T2")
    told = play(s, "no_tile")
    assert events_of(told, "triggered") == [{"trigger": "T2", "seat": 0}]
    assert cause_of(s) == "T2"


def test_r11_1_field_22_is_a_trigger_at_once() -> None:
    """In a step of the turn, and by 2 Influence at its start."""
    s = position(hands={0: ["goths"]}, influence={(0, "goths"): 21}, unused={0: ["influence2"]})
    play(s, "play goths", "place dacia", "influence")
    assert asked(s) == "window"
    assert is_fixed(s, "T3")
    s = position(
        hands={0: ["goths"]}, influence={(0, "goths"): 20}, unused={0: ["influence2"]}, at="window"
    )
    play(s, "use_tile influence2", "boost goths")
    assert not is_fixed(s, "T3")
    play(s, "boost goths")
    assert is_fixed(s, "T3")
    assert asked(s) == "card"


def test_r11_1_field_21_is_no_trigger() -> None:
    s = position(hands={0: ["goths"]}, influence={(0, "goths"): 20})
    play(s, "play goths", "place dacia", "influence")
    assert influence_of(s, 0, "goths") == 21
    assert not is_fixed(s, "T3")
    assert asked(s) == "deal"


def test_r11_1_x22_a_step_of_three_from_field_20_stops_at_22() -> None:
    s = position(hands={0: ["goths"]}, influence={(0, "goths"): 20}, tiles=[0, 0, 3, 4])
    play(s, "play goths", "place dacia", "influence")
    assert influence_of(s, 0, "goths") == 22
    assert cause_of(s) == "T3"


def test_r11_2_the_active_player_completes_the_turn_with_slots_and_tile() -> None:
    """Two players: T1 in the first slot; the second slot and Double Move are still played."""
    s = at_last_tile(2, unused={0: ["double"], 1: ["double"]})
    play(s, "play goths", "place dacia", "influence")
    lay(s)
    assert is_fixed(s, "T1")
    assert asked(s) == "card"
    play(s, "play huns", "place moesia", "influence")
    play(s, "use_tile double", "play huns", "place moesia", "influence")
    assert game.is_over(s)
    assert s.turn == 1


def test_r11_2_the_other_players_get_no_further_turn() -> None:
    s = at_last_tile(4)
    play(s, "play goths", "place dacia", "influence")
    told = finish_turn(s)
    assert events_of(told, "turn") == []
    assert game.to_act(s) == []


def test_r11_3_exactly_one_final_scoring_and_nobody_draws() -> None:
    s = position(
        stones=merge(NINETEEN_GOTHS, {"raetia": {"huns": 2}}),
        hands={0: ["goths"], 1: ["goths"]},
        influence={(1, "huns"): 4},
    )
    told = play(s, "play goths", "place germania", "forgo")
    assert events_of(told, "scoring") == [{"century": None}]
    assert events_of(told, "drew") == []
    assert len(events_of(told, "ended")) == 1
    assert s.score == [0, 2 + 1, 0]
    assert [s.hand_size(seat) for seat in range(3)] == [0, 1, 0]


def test_r11_3_the_gap_of_two_players_holds_in_the_final_scoring() -> None:
    """Three stones of the Huns in one province; fields 9 and 6: 3 for the leader, 0 and no 1."""
    fields = {(0, "huns"): 9, (1, "huns"): 6}
    s = position(2, stones={"raetia": {"huns": 3}}, influence=fields, triggers=["T3"])
    assert s.score == [3, 0]


def test_r11_4_the_last_stone_driven_out_again_does_not_end_the_game() -> None:
    """X16: the twentieth Goth is the fifth stone in Dacia; 2 Goths against 3 Huns must leave."""
    s = position(
        stones=merge(
            {"dacia": {"huns": 3, "goths": 1}, "pannonia": {"goths": 2}},
            spread("goths", 16, ["moesia", "thracia", "macedonia", "dalmatia"]),
        ),
        hands={0: ["goths"]},
    )
    told = play(s, "play goths", "place dacia", "forgo")
    assert events_of(told, "removed") == [{"tribe": "goths", "province": "dacia", "stones": 2}]
    finish_turn(s)
    assert supply_of(s, "goths") == 2
    assert not is_fixed(s, "T2")
    assert (s.active, s.turn) == (1, 2)


@pytest.mark.parametrize(("score", "winner"), [({0: 3, 1: 9, 2: 8}, 1), ({2: 1}, 2)])
def test_r11_5_most_points_win(score: dict[int, int], winner: int) -> None:
    result = game.result(position(score=score, triggers=["T1"]))
    assert result is not None
    assert result.points == [score.get(seat, 0) for seat in range(3)]
    assert result.winners == [winner]


def test_r11_5_there_is_no_result_before_the_end() -> None:
    assert game.result(position(hands={0: ["goths"]})) is None
