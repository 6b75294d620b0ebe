"""R12: what is different with two players."""

from __future__ import annotations

import pytest

from tests.rules.attila.table_top import (
    asked,
    events_of,
    final_points,
    game,
    influence_of,
    lay,
    play,
    position,
    refill,
    spread,
    supply_of,
    unused_of,
)

GOTHS = spread("goths", 7, ["dacia", "moesia", "thracia", "macedonia", "dalmatia"])
"""S = 7, V = 5, as in the booklet's note on two players."""


def test_r12_1_set_up_and_conflict_are_those_of_every_game() -> None:
    """Tiles 1/2/3/4, hands of 6, a draw pile of 42, three action tiles each, room for four."""
    s = game.setup({"players": 2, "first": 0})
    refill(s)
    assert s.tiles == [1, 2, 3, 4]
    assert [s.hand_size(0), s.hand_size(1), s.pile.size()] == [6, 6, 42]
    assert unused_of(s, 0) == unused_of(s, 1) == {"double", "exchange", "influence2"}
    s = position(2, stones={"dacia": {"goths": 4}}, hands={0: ["goths", "huns"]})
    told = play(s, "play goths", "place dacia", "influence") + lay(s)
    assert events_of(told, "removed") == [{"tribe": "goths", "province": "dacia", "stones": 5}]


@pytest.mark.parametrize("second", ["goths", "huns"])
def test_r12_2_a_turn_has_two_slots_for_the_same_or_different_tribes(second: str) -> None:
    s = position(2, hands={0: ["goths", "goths", "huns"]})
    play(s, "play goths", "place dacia", "influence")
    assert (asked(s), s.active) == ("card", 0)
    play(s, f"play {second}", "place moesia", "influence")
    assert asked(s) == "deal"
    refill(s)
    assert (s.active, s.turn) == (1, 2)


def test_r12_2_the_second_slot_is_mandatory() -> None:
    s = position(2, hands={0: ["goths", "huns"]})
    play(s, "play goths", "place dacia", "influence")
    assert game.legal(s, 0) == ["play huns"]


def test_r12_2_double_move_adds_one_slot_three_in_all() -> None:
    s = position(2, hands={0: ["goths"] * 4}, unused={0: ["double"]})
    for _ in range(2):
        play(s, "play goths", "place dacia", "influence")
    play(s, "use_tile double", "play goths", "place dacia", "influence")
    assert asked(s) == "deal"
    assert influence_of(s, 0, "goths") == 3
    assert supply_of(s, "goths") == 17


@pytest.mark.parametrize(
    ("leader", "trailing", "paid"),
    [
        (9, 8, [7, 5]),  # no empty field between
        (9, 7, [7, 5]),  # one
        (9, 6, [7, 0]),  # two
        (22, 1, [7, 0]),
        (4, 1, [7, 0]),
        (3, 1, [7, 5]),
    ],
)
def test_r12_3_the_second_scores_nothing_across_a_gap(
    leader: int, trailing: int, paid: list[int]
) -> None:
    """The points of the second are lost; the leader does not get them."""
    assert final_points(2, GOTHS, {(0, "goths"): leader, (1, "goths"): trailing}) == paid
    assert final_points(2, GOTHS, {(1, "goths"): leader, (0, "goths"): trailing}) == paid[::-1]


def test_r12_3_with_three_players_there_is_no_gap() -> None:
    assert final_points(3, GOTHS, {(0, "goths"): 22, (1, "goths"): 1}) == [7, 5, 0]


def test_r12_3_also_holds_in_a_century_scoring() -> None:
    """Four Huns fight in Germania and vanish; Goths pay 7 and nothing across the gap."""
    s = position(
        2,
        stones={**GOTHS, "germania": {"huns": 4}},
        hands={0: ["huns", "saxons"]},
        influence={(0, "goths"): 9, (1, "goths"): 6},
    )
    play(s, "play huns", "place germania", "forgo", "skip_second")
    assert events_of(lay(s), "scoring") == [{"century": "4"}]
    assert s.score == [7, 0]


@pytest.mark.parametrize(
    ("leader", "trailing", "paid"), [(9, 9, [6, 6]), (9, 0, [12, 0]), (1, 0, [12, 0])]
)
def test_r12_4_ties_and_sole_influence_are_unchanged(
    leader: int, trailing: int, paid: list[int]
) -> None:
    """A tie: 12 / 2 = 6 each. Nobody else on the track: 7 + 5."""
    assert final_points(2, GOTHS, {(0, "goths"): leader, (1, "goths"): trailing}) == paid


def test_r12_5_full_points_are_booked_not_the_difference() -> None:
    """X15: leader +7, second +5; the counting tip (+2, +0) is only a tip."""
    fields = {(0, "goths"): 9, (1, "goths"): 8}
    s = position(2, stones=GOTHS, influence=fields, score={0: 10, 1: 10}, triggers=["T1"])
    assert s.score == [17, 15]
