"""R5: the counter climbs, or the tribe grows by a second stone."""

from __future__ import annotations

import pytest

from tests.rules.attila.table_top import (
    UPPER,
    asked,
    counts,
    events_of,
    final_points,
    game,
    hand_of,
    influence_of,
    is_fixed,
    is_pacified,
    legal,
    play,
    position,
    provinces,
    rule_of,
    spread,
    stones_in,
    supply_of,
)

CENTURIES = [
    ([1, 2, 3, 4], 1),
    ([0, 2, 3, 4], 2),
    ([0, 1, 3, 4], 2),
    ([0, 0, 3, 4], 3),
    ([0, 0, 1, 4], 3),
    ([0, 0, 0, 4], 4),
    ([0, 0, 0, 1], 4),
]
"""Tiles on the century spaces, and the step of that century."""


def test_r5_1_the_counter_climbs_for_the_stone_placed() -> None:
    """4th century: the active player's Goth counter climbs from 3 to 4, no other one moves."""
    s = position(hands={0: ["goths"]}, influence={(0, "goths"): 3, (1, "goths"): 3})
    told = play(s, "play goths", "place dacia", "influence")
    assert influence_of(s, 0, "goths") == 4
    assert events_of(told, "influence") == [{"seat": 0, "tribe": "goths", "from": 3, "to": 4}]
    assert counts(s.influence[:6]) == {"goths": 4}
    assert counts(s.influence[6:12]) == {"goths": 3}


def test_r5_1_influence_comes_at_once() -> None:
    """The counter has moved before the conflict of the same stone is fought."""
    s = position(stones={"dacia": {"huns": 4}}, hands={0: ["goths", "huns"]})
    play(s, "play goths", "place dacia", "influence")
    assert asked(s) == "commit"
    assert influence_of(s, 0, "goths") == 1


@pytest.mark.parametrize(("tiles", "step"), CENTURIES)
def test_r5_2_the_step_is_that_of_the_century(tiles: list[int], step: int) -> None:
    """The lowest century that still holds a tile gives 1, 2, 3 or 4 fields."""
    s = position(tiles=tiles, hands={0: ["goths"]}, influence={(0, "goths"): 10})
    play(s, "play goths", "place dacia", "influence")
    assert influence_of(s, 0, "goths") == 10 + step


@pytest.mark.parametrize(
    ("tiles", "old", "new"),
    [([1, 2, 3, 4], 1, 2), ([0, 1, 3, 4], 2, 3), ([0, 0, 1, 4], 3, 4), ([0, 2, 3, 4], 2, 2)],
)
def test_r5_3_the_step_is_read_before_the_conflict(tiles: list[int], old: int, new: int) -> None:
    """The stone that closes a century earns the old step, the next slot's stone the new one."""
    s = position(2, tiles=tiles, stones={"dacia": {"huns": 4}}, hands={0: ["goths", "saxons"]})
    play(s, "play goths", "place dacia", "influence", "commit_done")
    assert is_pacified(s, "dacia")
    play(s, "play saxons", "place moesia", "influence")
    assert influence_of(s, 0, "goths") == old
    assert influence_of(s, 0, "saxons") == new


@pytest.mark.parametrize(("tiles", "step"), CENTURIES)
def test_r5_4_a_counter_enters_from_below(tiles: list[int], step: int) -> None:
    """Off the track counts as 0: step 1 lands on the lowest field 1, step n on field n."""
    s = position(tiles=tiles, hands={0: ["goths"]})
    play(s, "play goths", "place dacia", "influence")
    assert influence_of(s, 0, "goths") == step


def test_r5_5_influence_may_be_forgone_for_a_second_stone_of_the_tribe() -> None:
    """The second Goth goes to Moesia; it needs no further card and comes from the supply."""
    s = position(hands={0: ["goths", "goths", "huns"]})
    play(s, "play goths", "place dacia")
    assert legal(s) == ["influence", "forgo"]
    told = play(s, "forgo", "place moesia")
    assert events_of(told, "placed") == [{"seat": 0, "tribe": "goths", "province": "moesia"}]
    assert supply_of(s, "goths") == 18
    assert hand_of(s, 0) == {"goths": 1, "huns": 1}
    assert counts(s.discard) == {"goths": 1}


def test_r5_5_the_second_stone_may_be_left_out() -> None:
    """Whoever forgoes may place a second stone but need not."""
    s = position(hands={0: ["goths"]})
    play(s, "play goths", "place dacia", "forgo")
    assert "skip_second" in legal(s)
    play(s, "skip_second")
    assert supply_of(s, "goths") == 19
    assert influence_of(s, 0, "goths") == 0


def test_r5_5_the_second_stone_obeys_the_rules_of_placement() -> None:
    """Not next to the tribe, pacified, full: the same rules forbid it as for the first stone."""
    s = position(
        stones={"dacia": {"goths": 1}, "noricum": {"huns": 4}},
        hands={0: ["goths"]},
        pacified=["thracia"],
    )
    play(s, "play goths", "place noricum", "forgo")
    assert rule_of(s, "place italia") == "R4.4"
    assert rule_of(s, "place thracia") == "R7.3"
    assert rule_of(s, "place noricum") == "R4.6"


def test_r5_5_one_of_the_two_and_nothing_else() -> None:
    """At step 2 neither a stone without forgoing nor a card; after forgoing no influence."""
    s = position(hands={0: ["goths", "goths"]})
    play(s, "play goths", "place dacia")
    assert rule_of(s, "place moesia") == "R5.5"
    assert rule_of(s, "play goths") == "R5.5"
    play(s, "forgo")
    assert rule_of(s, "influence") == "R5.5"


def test_r5_5_there_is_no_third_stone() -> None:
    """After the second stone the slot is over and the hand is refilled."""
    s = position(hands={0: ["goths"]})
    play(s, "play goths", "place dacia", "forgo", "place dacia")
    assert asked(s) == "deal"


def test_r5_6_the_second_stone_may_follow_the_first_into_its_province() -> None:
    """Two Goths in Dacia from one card."""
    s = position(hands={0: ["goths"]})
    play(s, "play goths", "place dacia", "forgo", "place dacia")
    assert stones_in(s, "dacia") == {"goths": 2}


def test_r5_6_the_second_stone_may_go_next_to_the_first() -> None:
    """Macedonia was out of reach for the first Goth and lies next to it now."""
    s = position(hands={0: ["goths"]})
    play(s, "play goths")
    assert rule_of(s, "place macedonia") == "R4.3"
    play(s, "place dacia", "forgo")
    assert provinces(s) == {*UPPER, "dalmatia", "macedonia", "thracia"}


def test_r5_6_the_second_stone_may_be_the_fifth() -> None:
    """Three Huns and the first Goth make four; the second Goth brings the conflict."""
    s = position(stones={"dacia": {"huns": 3}}, hands={0: ["goths", "huns"]})
    play(s, "play goths", "place dacia", "forgo", "place dacia")
    assert stones_in(s, "dacia") == {"huns": 3, "goths": 2}
    assert asked(s) == "commit"


@pytest.mark.parametrize("second", ["place moesia", "skip_second"])
def test_r5_7_forgoing_moves_no_counter(second: str) -> None:
    """With or without the second stone the Goth counter stays on 5."""
    s = position(hands={0: ["goths"]}, influence={(0, "goths"): 5})
    told = play(s, "play goths", "place dacia", "forgo", second)
    assert influence_of(s, 0, "goths") == 5
    assert events_of(told, "influence") == []


def test_r5_8_counters_may_share_a_field_and_tie() -> None:
    """Seat 0 climbs to field 3 beside seat 1; both stand there and would share first place."""
    s = position(hands={0: ["goths"]}, influence={(0, "goths"): 2, (1, "goths"): 3})
    play(s, "play goths", "place dacia", "influence")
    assert influence_of(s, 0, "goths") == influence_of(s, 1, "goths") == 3
    stones = spread("goths", 4, ["dacia", "moesia"])
    assert final_points(3, stones, {(0, "goths"): 3, (1, "goths"): 3}) == [3, 3, 0]


@pytest.mark.parametrize("field", [18, 19, 20, 21])
def test_r5_9_nobody_climbs_above_22(field: int) -> None:
    """7th century, step 4: from 18, 19, 20 or 21 the counter ends on 22, and T3 is fixed."""
    s = position(tiles=[0, 0, 0, 4], hands={0: ["goths"]}, influence={(0, "goths"): field})
    play(s, "play goths", "place dacia", "influence")
    assert influence_of(s, 0, "goths") == 22
    assert is_fixed(s, "T3")


def test_r5_9_field_21_is_no_end() -> None:
    """7th century: from 17 the counter climbs to 21, and the game goes on."""
    s = position(tiles=[0, 0, 0, 4], hands={0: ["goths"]}, influence={(0, "goths"): 17})
    play(s, "play goths", "place dacia", "influence")
    assert influence_of(s, 0, "goths") == 21
    assert not is_fixed(s, "T3")
    assert not game.is_over(s)
