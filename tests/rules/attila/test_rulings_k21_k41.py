"""Rulings K21 to K41: where the booklet is silent, this is how the house decides."""

from __future__ import annotations

import pytest

from aevum.core.game import TABLE
from aevum.games.attila.state import NO_TILE_LEFT
from tests.rules.attila.table_top import (
    PROVINCE_IDS,
    UPPER,
    asked,
    counts,
    events_of,
    final_points,
    finish_turn,
    game,
    hand_of,
    influence_of,
    is_fixed,
    is_pacified,
    lay,
    legal,
    play,
    position,
    provinces,
    rule_of,
    spread,
    stones_in,
    supply_of,
    unused_of,
    window_of,
)

FIVE_PROVINCES = ["dacia", "moesia", "thracia", "macedonia", "dalmatia"]
NINETEEN_GOTHS = spread("goths", 19, FIVE_PROVINCES)
"""Four in each province but Dalmatia, which holds three; one Goth is left in the supply."""


def test_k21_two_players_finish_the_first_slot_before_the_second() -> None:
    """The first Goth brings conflict, tile and scoring; only then the second card is asked.

    Its step is that of the new century: 1, then 2.
    """
    s = position(2, stones={"dacia": {"goths": 4}}, hands={0: ["goths", "huns"], 1: ["saxons"]})
    play(s, "play goths", "place dacia", "influence")
    assert asked(s) == "commit"
    told = lay(s)
    assert events_of(told, "scoring") == [{"century": "4"}]
    assert legal(s) == ["play huns"]
    play(s, "play huns", "place moesia", "influence")
    assert (influence_of(s, 0, "goths"), influence_of(s, 0, "huns")) == (1, 2)


def test_k22_two_players_with_one_card_left_play_it_and_skip_the_other_slot() -> None:
    s = position(2, hands={0: ["goths"]})
    told = play(s, "play goths", "place dacia", "influence")
    assert events_of(told, "slot-lost") == [{"seat": 0}]
    assert asked(s) == "deal"


def test_k23_influence_may_be_forgone_without_a_second_stone() -> None:
    """So a player on field 21 need not reach the top."""
    s = position(hands={0: ["goths"]}, influence={(0, "goths"): 21})
    play(s, "play goths", "place dacia", "forgo", "skip_second")
    assert influence_of(s, 0, "goths") == 21
    assert stones_in(s, "dacia") == {"goths": 1}
    assert not is_fixed(s, "T3")
    assert asked(s) == "deal"


def test_k24_influence_may_be_forgone_with_an_empty_supply() -> None:
    """The twentieth Goth: no second stone is asked for, and the counter stays."""
    s = position(stones=NINETEEN_GOTHS, hands={0: ["goths"]})
    play(s, "play goths", "place germania")
    assert legal(s) == ["influence", "forgo"]
    told = play(s, "forgo")
    assert events_of(told, "placed") == []
    assert influence_of(s, 0, "goths") == 0
    assert game.is_over(s)


def test_k24_influence_may_be_forgone_without_a_legal_province() -> None:
    """Dacia is the last open province in reach; its fifth stone closes it to the second."""
    closed = [p for p in UPPER if p != "dacia"] + ["dalmatia", "macedonia", "thracia"]
    s = position(
        stones={"dacia": {"goths": 2, "huns": 2}}, hands={0: ["goths", "saxons"]}, pacified=closed
    )
    play(s, "play goths", "place dacia", "forgo")
    assert asked(s) == "commit"


def test_k25_the_second_stone_may_bring_the_conflict() -> None:
    """In the same slot, and nobody gained influence for it."""
    s = position(stones={"dacia": {"goths": 1, "huns": 3}}, hands={0: ["goths"]})
    told = play(s, "play goths", "place moesia", "forgo", "place dacia")
    assert events_of(told, "conflict") == [{"province": "dacia"}]
    assert events_of(told, "removed") == [{"tribe": "goths", "province": "dacia", "stones": 2}]
    assert influence_of(s, 0, "goths") == 0


def test_k26_the_conflict_of_the_first_stone_waits_for_the_second() -> None:
    s = position(stones={"dacia": {"goths": 2, "huns": 2}}, hands={0: ["goths", "huns"]})
    told = play(s, "play goths", "place dacia", "forgo")
    assert events_of(told, "conflict") == []
    assert asked(s) == "second"
    assert stones_in(s, "dacia") == {"goths": 3, "huns": 2}
    assert rule_of(s, "place dacia") == "R4.6"


def test_k27_five_stones_awaiting_their_conflict_count_in_a_scoring() -> None:
    """Dacia loses its 2 Goths and closes the 4th century; the 5 Goths in Moesia pay 5 + 1."""
    s = position(
        stones={"dacia": {"goths": 1, "huns": 3}, "moesia": {"goths": 4}},
        hands={0: ["goths"], 1: ["saxons"]},
        influence={(1, "goths"): 3},
    )
    play(s, "play goths", "place dacia", "forgo", "place moesia")
    told = play(s, "commit_done")
    assert {"tribe": "goths", "stones": 5, "provinces": 1} in events_of(told, "tribe-scored")
    assert s.score == [0, 6, 0]
    assert (asked(s), stones_in(s, "moesia")) == ("commit", {"goths": 5})


def test_k28_a_conflict_without_a_tile_is_fought_and_closes_the_province() -> None:
    """The last tile goes to Dacia; Moesia is pacified without one. The only scoring is the last."""
    s = position(
        stones={"dacia": {"goths": 4}, "moesia": {"goths": 1, "huns": 3}},
        hands={0: ["goths"]},
        tiles=[0, 0, 0, 1],
    )
    told = play(s, "play goths", "place dacia", "forgo", "place moesia")
    assert events_of(told, "pacified") == [
        {"province": "dacia", "century": "7"},
        {"province": "moesia", "century": None},
    ]
    assert events_of(told, "scoring") == [{"century": None}]
    assert stones_in(s, "moesia") == {"huns": 3}
    assert s.pacified[PROVINCE_IDS.index("moesia")] == NO_TILE_LEFT
    assert s.tiles == [0, 0, 0, 0]


def test_k28_in_a_later_slot_of_the_last_turn() -> None:
    """Two players: the tenth tile in the first slot, another conflict in the second."""
    s = position(
        2,
        stones={"dacia": {"goths": 4}, "moesia": {"huns": 4}},
        hands={0: ["goths", "huns"]},
        tiles=[0, 0, 0, 1],
    )
    play(s, "play goths", "place dacia", "influence")
    lay(s)
    told = play(s, "play huns", "place moesia", "influence")
    assert events_of(told, "pacified") == [{"province": "moesia", "century": None}]
    assert is_pacified(s, "moesia")


def test_k29_the_seventh_century_lasts_to_the_end() -> None:
    """After the tenth tile the second slot of two players still earns four."""
    s = position(
        2, stones={"dacia": {"goths": 4}}, hands={0: ["goths", "huns"]}, tiles=[0, 0, 0, 1]
    )
    play(s, "play goths", "place dacia", "influence")
    lay(s)
    assert s.tiles == [0, 0, 0, 0]
    play(s, "play huns", "place moesia", "influence")
    assert influence_of(s, 0, "huns") == 4


def test_k30_steps_beyond_22_are_lost_and_the_turn_goes_on() -> None:
    s = position(2, hands={0: ["goths"] * 2}, influence={(0, "goths"): 21}, tiles=[0, 1, 3, 4])
    play(s, "play goths", "place dacia", "influence")
    assert asked(s) == "card"
    play(s, "play goths", "place dacia", "influence")
    assert influence_of(s, 0, "goths") == 22
    assert game.is_over(s)


def test_k30_two_counters_on_22_tie() -> None:
    """Three Goths in one province: 4 / 2 each."""
    fields = {(0, "goths"): 22, (2, "goths"): 22, (1, "goths"): 21}
    assert final_points(3, {"dacia": {"goths": 3}}, fields) == [2, 0, 2]


def test_k31_a_step_lost_at_22_is_not_moved_elsewhere() -> None:
    """On field 22 in this turn already: both picks may be lost, and no third is asked."""
    s = position(
        hands={0: ["goths"]}, influence={(0, "goths"): 21, (0, "saxons"): 5},
        unused={0: ["influence2"]},
    )  # fmt: skip
    play(s, "play goths", "place dacia", "influence", "use_tile influence2")
    assert "boost goths" in legal(s)
    play(s, "boost goths", "boost saxons")
    assert (influence_of(s, 0, "goths"), influence_of(s, 0, "saxons")) == (22, 6)
    assert sum(s.influence) == 22 + 6
    assert game.is_over(s)


def test_k32_a_tribe_driven_off_the_board_starts_again_at_the_line() -> None:
    """Two players: 2 Goths fall to 3 Huns in Lugdunensis; the next Goth needs the line."""
    s = position(2, stones={"lugdunensis": {"goths": 1, "huns": 3}}, hands={0: ["goths", "goths"]})
    play(s, "play goths")
    assert "aquitania" in provinces(s)
    play(s, "place lugdunensis", "influence")
    lay(s)
    assert supply_of(s, "goths") == 20
    play(s, "play goths")
    assert provinces(s) == set(UPPER)


def test_k33_an_upper_province_pacified_or_with_five_stones_is_not_legal() -> None:
    s = position(stones={"moesia": {"goths": 4}}, hands={0: ["goths"]}, pacified=["germania"])
    play(s, "play goths")
    assert provinces(s) & set(UPPER) == set(UPPER) - {"germania"}
    play(s, "place moesia", "forgo")
    assert provinces(s) & set(UPPER) == set(UPPER) - {"germania", "moesia"}


def test_k34_a_pacified_province_with_stones_of_the_tribe_lets_it_spread() -> None:
    """From pacified Italy to Sicily and Cisalpina, not into Italy itself."""
    s = position(stones={"italia": {"goths": 1}}, hands={0: ["goths"]}, pacified=["italia"])
    play(s, "play goths")
    assert provinces(s) == {*UPPER, "sicilia", "cisalpina"}


def test_k34_an_empty_pacified_province_gives_no_adjacency() -> None:
    s = position(
        stones={"italia": {"huns": 1}}, hands={0: ["goths"]}, pacified=["italia", "sicilia"]
    )
    play(s, "play goths")
    assert provinces(s) == set(UPPER)


def test_k34_a_full_province_does_not_block() -> None:
    """The fifth stone in Italy: the second may still pass on to Sicily."""
    s = position(stones={"italia": {"goths": 1, "huns": 3}}, hands={0: ["goths"]})
    play(s, "play goths", "place italia", "forgo")
    assert provinces(s) == {*UPPER, "sicilia", "cisalpina"}


def test_k35_the_game_ends_when_no_tribe_can_be_placed() -> None:
    """All upper provinces and Thrace are closed; 2 Goths stand in Moesia and cannot move on.

    The final scoring is made at once: seat 1, alone on the track, 2 + 1.
    """
    s = position(
        stones={"moesia": {"goths": 2}}, hands={0: ["goths"]},
        influence={(1, "goths"): 1}, pacified=[*UPPER, "thracia"],
    )  # fmt: skip
    result = game.result(s)
    assert result is not None
    assert (result.cause, result.points, result.winners) == ("K35", [0, 3, 0], [1])


def test_k35_only_the_start_of_a_turn_counts() -> None:
    """Moesia is the last open province; its conflict closes it. The hand is refilled first."""
    s = position(
        stones={"moesia": {"goths": 4}}, hands={0: ["goths"], 1: ["huns"]},
        pacified=[*UPPER[:5], "thracia"],
    )  # fmt: skip
    play(s, "play goths", "place moesia", "forgo")
    told = lay(s) + finish_turn(s)
    assert len(events_of(told, "drew")) == 6
    assert events_of(told, "turn") == []
    assert [e["trigger"] for e in events_of(told, "triggered")] == ["K35"]
    assert events_of(told, "scoring") == [{"century": None}]
    assert game.is_over(s)


def test_k36_equal_strength_of_all_tribes_empties_the_province() -> None:
    """1 Goth + 1 card, 2 Huns, 2 Saxons: all have strength 2."""
    s = position(
        stones={"dacia": {"goths": 1, "huns": 2, "saxons": 1}}, hands={0: ["saxons"], 1: ["goths"]}
    )
    play(s, "play saxons", "place dacia", "influence")
    told = lay(s, {1: ["goths"]})
    assert {e["tribe"] for e in events_of(told, "removed")} == {"goths", "huns", "saxons"}
    assert stones_in(s, "dacia") == {}
    assert is_pacified(s, "dacia")


def test_k37_cards_only_add_strength_and_passing_is_always_allowed() -> None:
    s = position(
        stones={"dacia": {"goths": 2, "huns": 2}},
        hands={0: ["goths", "goths"], 1: ["huns", "huns"], 2: ["huns"]},
    )
    play(s, "play goths", "place dacia", "influence")
    for seat in range(3):
        assert game.actor(s) == seat
        assert "commit_done" in legal(s)
        told = play(s, *(["commit huns"] * 2 if seat == 1 else []), "commit_done")
    assert events_of(told, "strength") == [
        {"tribe": "huns", "stones": 2, "cards": 2},
        {"tribe": "goths", "stones": 3, "cards": 0},
    ]
    assert stones_in(s, "dacia") == {"huns": 2}


def test_k38_the_card_just_played_cannot_be_laid() -> None:
    """The only Goth of seat 0 lies on the discard pile; one Hun is left."""
    s = position(stones={"dacia": {"goths": 4}}, hands={0: ["goths", "huns"]})
    play(s, "play goths", "place dacia", "influence")
    assert counts(s.discard) == {"goths": 1}
    assert hand_of(s, 0) == {"huns": 1}
    assert legal(s) == ["commit_done"]


@pytest.mark.parametrize("start", [99, 1000])
def test_k39_the_score_knows_no_end_of_the_track(start: int) -> None:
    fields = {(0, "goths"): 1}
    s = position(
        stones={"dacia": {"goths": 3}}, influence=fields, score={0: start}, triggers=["T1"]
    )
    assert s.score[0] == start + 4


def test_k40_discard_pile_and_supplies_may_be_counted() -> None:
    s = position(stones={"dacia": {"goths": 3}}, hands={0: ["goths"]}, discard=["huns", "goths"])
    for seat in (0, 1, TABLE):
        view = game.observe(s, seat)
        assert view["discard"] == [0, 1, 1, 0, 0, 0]
        assert view["supply"] == [20, 20, 17, 20, 20, 20]


def test_k41_a_tile_may_be_used_in_the_last_turn_before_the_final_scoring() -> None:
    """Field 22 on the Goths (1 stone, 1 province: 2); 2 Influence makes seat 0 sole on the Huns."""
    s = position(
        stones={"moesia": {"huns": 3}}, hands={0: ["goths", "huns"]},
        influence={(0, "goths"): 21}, unused={0: ["influence2"]},
    )  # fmt: skip
    play(s, "play goths", "place dacia", "influence")
    assert is_fixed(s, "T3")
    assert window_of(s) == 3
    play(s, "use_tile influence2", "boost huns", "boost huns")
    assert s.score == [2 + 4, 0, 0]
    assert unused_of(s, 0) == set()


def test_k41_also_at_w1_and_w2() -> None:
    """T3 falls with the fifth stone: windows before the conflict and before its scoring."""
    s = position(
        stones={"dacia": {"goths": 4}}, hands={0: ["goths", "huns"]},
        influence={(0, "goths"): 21}, unused={0: ["influence2"]},
    )  # fmt: skip
    play(s, "play goths", "place dacia", "influence")
    assert (window_of(s), legal(s)) == (1, ["use_tile influence2", "no_tile"])
    play(s, "no_tile")
    lay(s)
    assert (window_of(s), legal(s)) == (2, ["use_tile influence2", "no_tile"])
