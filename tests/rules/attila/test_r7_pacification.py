"""R7: after its conflict a province is closed, and the centuries run out."""

from __future__ import annotations

import pytest

from tests.rules.attila.table_top import (
    UPPER,
    asked,
    events_of,
    is_pacified,
    lay,
    play,
    position,
    provinces,
    rule_of,
    score_century,
    stones_in,
    walk,
)

FIFTH_GOTH = ("play goths", "place dacia", "influence")
QUARREL = {"dacia": {"goths": 2, "huns": 2}}


def test_r7_1_the_province_gets_a_tile_and_the_survivors_stay() -> None:
    """Three Goths stand on the tile in Dacia."""
    s = position(stones=QUARREL, hands={0: ["goths"]})
    told = play(s, *FIFTH_GOTH)
    assert events_of(told, "pacified") == [{"province": "dacia", "century": "4"}]
    assert is_pacified(s, "dacia")
    assert stones_in(s, "dacia") == {"goths": 3}


def test_r7_1_an_emptied_province_gets_a_tile_too() -> None:
    """3 to 3: Dacia is empty and pacified, and nine tiles are left."""
    s = position(stones=QUARREL, hands={0: ["goths"], 1: ["huns"]})
    play(s, *FIFTH_GOTH)
    lay(s, {1: ["huns"]})
    assert stones_in(s, "dacia") == {}
    assert is_pacified(s, "dacia")
    assert sum(s.tiles) == 9


@pytest.mark.parametrize(
    ("before", "after", "century"),
    [
        ([1, 2, 3, 4], [0, 2, 3, 4], "4"),
        ([0, 2, 3, 4], [0, 1, 3, 4], "5"),
        ([0, 1, 3, 4], [0, 0, 3, 4], "5"),
        ([0, 0, 3, 4], [0, 0, 2, 4], "6"),
        ([0, 0, 1, 4], [0, 0, 0, 4], "6"),
        ([0, 0, 0, 4], [0, 0, 0, 3], "7"),
        ([0, 0, 0, 1], [0, 0, 0, 0], "7"),
    ],
)
def test_r7_2_the_tile_comes_from_the_lowest_century(
    before: list[int], after: list[int], century: str
) -> None:
    """First the 4th, then the 5th, the 6th and the 7th."""
    s = position(tiles=before, stones=QUARREL, hands={0: ["goths"]})
    told = play(s, *FIFTH_GOTH)
    assert s.tiles == after
    assert events_of(told, "pacified") == [{"province": "dacia", "century": century}]


def test_r7_3_no_stone_may_enter_a_pacified_province() -> None:
    """Empty or not, upper or not, for the first and for the second stone."""
    s = position(
        stones={"thracia": {"goths": 1}}, hands={0: ["goths"]}, pacified=["thracia", "dacia"]
    )
    play(s, "play goths")
    assert rule_of(s, "place thracia") == "R7.3"
    assert rule_of(s, "place dacia") == "R7.3"
    play(s, "place moesia", "forgo")
    assert asked(s) == "second"
    assert rule_of(s, "place thracia") == "R7.3"
    assert rule_of(s, "place dacia") == "R7.3"


def test_r7_3_stones_in_a_pacified_province_are_starting_points() -> None:
    """The Goths in pacified Thrace go on to Macedonia and Asia Minor."""
    s = position(stones={"thracia": {"goths": 1}}, hands={0: ["goths"]}, pacified=["thracia"])
    play(s, "play goths")
    assert provinces(s) == {*UPPER, "macedonia", "asia"}


def test_r7_3_stones_in_a_pacified_province_count_in_a_scoring() -> None:
    """3 Goths in pacified Thrace and 1 in Dacia: S = 4, V = 2; sole influence scores 6."""
    s = position(
        stones={"thracia": {"goths": 3}, "dacia": {"goths": 1}, "noricum": {"huns": 4}},
        pacified=["thracia"],
        tiles=[0, 1, 3, 4],
        hands={0: ["huns"]},
        influence={(1, "goths"): 2},
    )
    told = score_century(s)
    goths = [line for line in events_of(told, "tribe-scored") if line["tribe"] == "goths"]
    assert goths == [{"tribe": "goths", "stones": 4, "provinces": 2}]
    assert s.score == [0, 6, 0]


@pytest.mark.parametrize(("players", "seed"), [(2, 11), (3, 12), (4, 13), (5, 14)])
def test_r7_4_stones_in_a_pacified_province_never_change(players: int, seed: int) -> None:
    """From its tile to the end of the game a province keeps its stones and stays closed."""
    kept: dict[int, list[int]] = {}
    for s in walk(players, seed):
        for province, closed in enumerate(s.pacified):
            stones = s.stones[province * 6 : province * 6 + 6]
            if closed:
                assert kept.setdefault(province, stones) == stones
            else:
                assert province not in kept
    assert len(kept) >= 5
