"""R8: the scoring, with every example of the booklet's fourth section."""

from __future__ import annotations

import pytest

from aevum.core.game import TABLE
from tests.rules.attila.table_top import (
    TRIBE_IDS,
    events_of,
    final_points,
    game,
    lay,
    play,
    position,
    score_century,
)

FRANKS = {"germania": {"franks": 2}, "raetia": {"franks": 2}, "noricum": {"franks": 1}}
"""Five stones in three provinces, as in the booklet: S = 5, V = 3."""

FOUR_GOTHS = {"dacia": {"goths": 4}}
"""The next Goth brings a conflict in which all five leave; the province ends empty."""


@pytest.mark.parametrize(
    ("tiles", "century"), [([1, 2, 3, 4], "4"), ([0, 1, 3, 4], "5"), ([0, 0, 1, 4], "6")]
)
def test_r8_1_the_last_tile_of_a_century_scores_all_tribes(tiles: list[int], century: str) -> None:
    """After the 1st, 3rd and 6th tile. Seat 1 alone has influence on 2 Huns in 1 province: 3."""
    s = position(
        stones={**FOUR_GOTHS, "moesia": {"huns": 2}},
        hands={0: ["goths"]},
        influence={(1, "huns"): 1},
        tiles=tiles,
    )
    told = score_century(s)
    assert events_of(told, "scoring") == [{"century": century}]
    assert s.score == [0, 3, 0]


def test_r8_1_the_scoring_of_the_tenth_tile_is_the_final_scoring() -> None:
    s = position(stones=FOUR_GOTHS, hands={0: ["goths"]}, tiles=[0, 0, 0, 1])
    told = score_century(s)
    assert events_of(told, "scoring") == [{"century": None}]
    assert game.is_over(s)


@pytest.mark.parametrize(
    "tiles",
    [[0, 2, 3, 4], [0, 0, 3, 4], [0, 0, 2, 4], [0, 0, 0, 4], [0, 0, 0, 3], [0, 0, 0, 2]],
)
def test_r8_2_no_scoring_while_the_century_space_holds_another_tile(tiles: list[int]) -> None:
    """The 2nd, 4th, 5th, 7th, 8th and 9th tile cause none (example X21)."""
    s = position(
        stones={**FOUR_GOTHS, "moesia": {"huns": 2}},
        hands={0: ["goths"]},
        influence={(1, "huns"): 1},
        tiles=tiles,
    )
    told = score_century(s)
    assert len(events_of(told, "pacified")) == 1
    assert events_of(told, "scoring") == []
    assert s.score == [0, 0, 0]


def test_r8_3_tribes_are_scored_from_franks_to_vandals() -> None:
    s = position(stones=FOUR_GOTHS, hands={0: ["goths"]})
    told = score_century(s)
    order = [event["tribe"] for event in events_of(told, "tribe-scored")]
    assert order == ["franks", "huns", "goths", "saxons", "teutons", "vandals"]


def test_r8_4_stones_and_provinces_count_on_the_whole_board_pacified_ones_too() -> None:
    """3 Huns in pacified Noricum, 2 in open Italy, 1 in open Dacia: S = 6, V = 3."""
    s = position(
        stones={"noricum": {"huns": 3}, "italia": {"huns": 2}, "dacia": {"goths": 3, "huns": 1}},
        hands={0: ["goths"], 1: ["huns"] * 4},
        pacified=["noricum"],
        tiles=[0, 1, 3, 4],
    )
    play(s, "play goths", "place dacia", "influence")
    told = lay(s, {1: ["huns"] * 4})
    huns = {"tribe": "huns", "stones": 6, "provinces": 3}
    goths = {"tribe": "goths", "stones": 0, "provinces": 0}
    assert huns in events_of(told, "tribe-scored")
    assert goths in events_of(told, "tribe-scored")


def test_r8_5_only_players_on_the_track_take_part() -> None:
    """Seat 0 is sole although three others play; without any counter nobody scores."""
    assert final_points(4, FRANKS, {(0, "franks"): 1}) == [8, 0, 0, 0]
    assert final_points(4, FRANKS, {}) == [0, 0, 0, 0]


def test_r8_6_the_single_leader_scores_the_stones() -> None:
    """X11: White first, Red second; White scores 5."""
    assert final_points(3, FRANKS, {(0, "franks"): 7, (1, "franks"): 6})[0] == 5


def test_r8_7_the_single_second_scores_the_provinces() -> None:
    """X11: Red scores 3, however far behind when more than two play."""
    assert final_points(3, FRANKS, {(0, "franks"): 7, (1, "franks"): 6}) == [5, 3, 0]
    assert final_points(3, FRANKS, {(0, "franks"): 21, (1, "franks"): 1}) == [5, 3, 0]


def test_r8_8_two_share_first_place_and_nobody_is_second() -> None:
    """X12: (5 + 3) / 2 = 4 each; the third seat, next on the track, gets nothing."""
    tied = {(0, "franks"): 7, (1, "franks"): 6, (2, "franks"): 7}
    assert final_points(3, FRANKS, tied) == [4, 0, 4]


def test_r8_8_three_share_first_place() -> None:
    """8 / 3, rounded up: 3 each."""
    tied = {(0, "franks"): 2, (1, "franks"): 2, (2, "franks"): 2, (3, "franks"): 1}
    assert final_points(4, FRANKS, tied) == [3, 3, 3, 0]


def test_r8_8_five_share_first_place() -> None:
    """8 / 5, rounded up: 2 each."""
    assert final_points(5, FRANKS, {(seat, "franks"): 9 for seat in range(5)}) == [2] * 5


def test_r8_9_two_share_second_place() -> None:
    """X13: White 5, Red and Green 3 / 2 rounded up = 2 each."""
    fields = {(0, "franks"): 7, (1, "franks"): 4, (2, "franks"): 4}
    assert final_points(3, FRANKS, fields) == [5, 2, 2]


@pytest.mark.parametrize(("players", "paid"), [(4, [5, 1, 1, 1]), (5, [5, 1, 1, 1, 1])])
def test_r8_9_three_or_four_share_second_place(players: int, paid: list[int]) -> None:
    """3 / 3 = 1 and 3 / 4 rounded up = 1."""
    fields = {(seat, "franks"): 4 for seat in range(1, players)}
    assert final_points(players, FRANKS, {(0, "franks"): 5, **fields}) == paid


def test_r8_10_sole_influence_scores_stones_and_provinces() -> None:
    """X14: White alone scores 5 + 3."""
    assert final_points(3, FRANKS, {(0, "franks"): 1}) == [8, 0, 0]


def test_r8_11_rounding_up_may_pay_more_than_there_is() -> None:
    """S + V = 8 shared by three pays 9; V = 3 shared by two pays 4."""
    assert sum(final_points(3, FRANKS, {(seat, "franks"): 1 for seat in range(3)})) == 9
    second = {(0, "franks"): 3, (1, "franks"): 1, (2, "franks"): 1}
    assert sum(final_points(3, FRANKS, second)) == 5 + 4


def test_r8_12_third_place_scores_nothing() -> None:
    fields = {(seat, "franks"): 9 - seat for seat in range(5)}
    assert final_points(5, FRANKS, fields) == [5, 3, 0, 0, 0]


def test_r8_13_a_scoring_moves_only_the_score_counters() -> None:
    """12 points and 5 more; influence and stones stay; the score lies open."""
    fields = {(0, "franks"): 7, (1, "franks"): 6}
    before = position(stones={**FRANKS, **FOUR_GOTHS}, influence=fields, score={0: 12})
    s = position(stones={**FRANKS, **FOUR_GOTHS}, influence=fields, score={0: 12}, triggers=["T1"])
    assert s.score == [17, 3, 0]
    assert s.influence == before.influence
    assert s.stones == before.stones
    assert s.supply == before.supply
    assert game.observe(s, TABLE)["score"] == [17, 3, 0]


def test_r8_13_the_points_of_all_tribes_add_up() -> None:
    """One stone of each tribe in its own province; seat 0 leads all six, seat 1 is second: 6, 6."""
    places = ["germania", "raetia", "noricum", "pannonia", "dacia", "moesia"]
    stones = {place: {tribe: 1} for place, tribe in zip(places, TRIBE_IDS, strict=True)}
    fields = {(seat, tribe): 3 - seat for seat in range(3) for tribe in TRIBE_IDS}
    assert final_points(3, stones, fields) == [6, 6, 0]
