"""R9 and R10: the drawing at the end of a turn, and the action tiles."""

from __future__ import annotations

import pytest

from aevum.core.flow import CHANCE
from aevum.games.attila.state import AttilaState
from tests.rules.attila.table_top import (
    asked,
    conflict_in,
    counts,
    events_of,
    finish_turn,
    game,
    hand_of,
    influence_of,
    is_pacified,
    lay,
    legal,
    play,
    position,
    refill,
    rule_of,
    score_century,
    stones_in,
    unused_of,
    window_of,
)

ALL_TILES = ["double", "exchange", "influence2"]
FOUR_GOTHS = {"dacia": {"goths": 4}}


def windows_of(s: AttilaState, *words: str) -> list[int]:
    """Play these words, passing in conflicts and using no tile; the windows met on the way."""
    met: list[int] = []
    left = list(words)
    while asked(s) in ("window", "commit") or left:
        if asked(s) == "window":
            met.append(window_of(s))
            play(s, "no_tile")
        elif asked(s) == "commit":
            play(s, "commit_done")
        else:
            play(s, left.pop(0))
    return met


# -- R9 -------------------------------------------------------------------------------------------


def test_r9_1_only_the_active_player_draws_until_six() -> None:
    """One card left after the slot: five are drawn; seat 1 keeps its two."""
    s = position(hands={0: ["goths", "huns"], 1: ["huns", "huns"]})
    play(s, "play goths", "place dacia", "influence")
    told = refill(s)
    assert [event["seat"] for event in events_of(told, "drew")] == [0] * 5
    assert [s.hand_size(seat) for seat in range(3)] == [6, 2, 0]


def test_r9_1_the_pile_gives_each_card_by_its_number() -> None:
    """Pile of three Huns and one Saxon: chances three to one."""
    s = position(hands={0: ["goths"]}, pile=["huns", "huns", "huns", "saxons"])
    play(s, "play goths", "place dacia", "influence")
    assert game.outcomes(s) == [("draw huns", 3), ("draw saxons", 1)]


def test_r9_2_conflict_pacification_and_scoring_come_before_the_drawing() -> None:
    s = position(stones=FOUR_GOTHS, hands={0: ["goths"]})
    told = score_century(s)
    assert [
        e["event"] for e in told if e["event"] in ("removed", "pacified", "scoring", "drew")
    ] == [
        "removed",
        "pacified",
        "scoring",
    ]
    assert asked(s) == "deal"
    assert s.hand_size(0) == 0


def test_r9_3_an_empty_pile_is_made_anew_from_the_discard_pile() -> None:
    """One card in the pile, 52 discarded and the one just played: 53 are shuffled."""
    s = position(hands={0: ["goths"]}, pile=["huns"])
    play(s, "play goths", "place dacia", "influence")
    told = play(s, "draw huns")
    assert events_of(told, "reshuffled") == [{"cards": 53}]
    assert counts(s.discard) == {}
    assert s.pile.size() == 53
    refill(s)
    assert s.hand_size(0) == 6


# -- R10.1, R10.2 ---------------------------------------------------------------------------------


def test_r10_1_only_the_active_player_may_use_a_tile() -> None:
    hands = {0: ["goths"], 1: ["goths"]}
    s = position(hands=hands, unused={0: ALL_TILES, 1: ALL_TILES}, at="window")
    assert game.actor(s) == 0
    assert game.legal(s, 1) == []
    assert game.explain(s, 1, "use_tile influence2") is not None


def test_r10_1_at_most_one_tile_per_turn() -> None:
    s = position(
        stones=FOUR_GOTHS, hands={0: ["goths", "huns"]}, unused={0: ALL_TILES}, at="window"
    )
    play(s, "use_tile influence2", "boost huns", "boost huns")
    met = windows_of(s, "play goths", "place dacia", "influence")
    assert met == []
    assert unused_of(s, 0) == {"double", "exchange"}


def test_r10_1_a_used_tile_leaves_the_game() -> None:
    s = position(hands={0: ["goths"] * 2}, unused={0: ["influence2", "exchange"]}, at="window")
    play(
        s,
        "use_tile influence2",
        "boost huns",
        "boost huns",
        "play goths",
        "place dacia",
        "influence",
    )
    refill(s)
    while s.active != 0:
        finish_turn(s)
    assert asked(s) == "window"
    assert legal(s) == ["use_tile exchange", "no_tile"]
    assert rule_of(s, "use_tile influence2") == "R10.1"


def test_r10_1_use_is_optional() -> None:
    s = position(hands={0: ["goths"]}, unused={0: ALL_TILES}, at="window")
    play(s, "no_tile")
    assert unused_of(s, 0) == set(ALL_TILES)
    assert asked(s) == "card"


def test_r10_2_a_quiet_slot_has_the_windows_w0_and_w3() -> None:
    s = position(hands={0: ["goths", "huns"]}, unused={0: ALL_TILES}, at="window")
    assert windows_of(s, "play goths", "place dacia", "influence") == [0, 3]


def test_r10_2_a_conflict_without_scoring_adds_w1() -> None:
    s = position(
        stones=FOUR_GOTHS, hands={0: ["goths", "huns"]}, unused={0: ALL_TILES},
        tiles=[0, 2, 3, 4], at="window",
    )  # fmt: skip
    assert windows_of(s, "play goths", "place dacia", "influence") == [0, 1, 3]


def test_r10_2_a_conflict_with_scoring_adds_w1_and_w2() -> None:
    s = position(
        stones=FOUR_GOTHS, hands={0: ["goths", "huns"]}, unused={0: ALL_TILES}, at="window"
    )
    assert windows_of(s, "play goths", "place dacia", "influence") == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("tiles", "windows"),
    [
        ([1, 2, 3, 4], [0, 1, 2, 3]),  # scoring and conflict follow: one window for both
        ([0, 2, 3, 4], [0, 1, 2, 2, 3]),  # a conflict follows, then a scoring
        ([0, 0, 3, 4], [0, 1, 2, 3]),  # only a conflict follows
        ([0, 0, 0, 1], [0, 1, 2, 3]),  # the same at the end of the tiles
    ],
)
def test_r10_2_windows_of_two_conflicts_in_one_slot(tiles: list[int], windows: list[int]) -> None:
    s = position(
        stones={"dacia": {"goths": 4}, "moesia": {"goths": 4}},
        hands={0: ["goths", "huns"]}, unused={0: ALL_TILES}, tiles=tiles, at="window",
    )  # fmt: skip
    assert windows_of(s, "play goths", "place dacia", "forgo", "place moesia") == windows


def test_r10_2_w2_stands_before_the_scoring() -> None:
    """Pacified already, not scored yet: 2 Influence makes seat 0 sole on the Huns: 1 + 1."""
    s = position(
        stones={**FOUR_GOTHS, "moesia": {"huns": 1}}, hands={0: ["goths", "huns"]},
        unused={0: ["influence2"]},
    )  # fmt: skip
    play(s, "play goths", "place dacia", "forgo", "skip_second", "no_tile")
    lay(s)
    assert window_of(s) == 2
    assert is_pacified(s, "dacia")
    assert s.score == [0, 0, 0]
    play(s, "use_tile influence2", "boost huns")
    told = play(s, "boost huns")
    assert events_of(told, "scoring") == [{"century": "4"}]
    assert s.score == [2, 0, 0]


def test_r10_2_a_skipped_slot_has_w3() -> None:
    s = position(hands={1: ["goths"]}, unused={0: ALL_TILES}, at="window")
    assert windows_of(s) == [0, 3]


def test_r10_2_double_move_is_offered_only_after_the_last_regular_slot() -> None:
    """Two players: not at W0, not at W3 of the first slot, but at W3 of the second."""
    s = position(2, hands={0: ["goths"] * 3}, unused={0: ALL_TILES}, at="window")
    without = ["use_tile exchange", "use_tile influence2", "no_tile"]
    assert legal(s) == without
    play(s, "no_tile", "play goths", "place dacia", "influence")
    assert (window_of(s), legal(s)) == (3, without)
    play(s, "no_tile", "play goths", "place dacia", "influence")
    assert (window_of(s), legal(s)) == (3, ["use_tile double", *without])


def test_r10_2_double_move_is_not_offered_before_or_in_a_conflict() -> None:
    s = position(stones=FOUR_GOTHS, hands={0: ["goths", "huns"]}, unused={0: ALL_TILES})
    without = ["use_tile exchange", "use_tile influence2", "no_tile"]
    play(s, "play goths", "place dacia", "influence")
    assert (window_of(s), legal(s)) == (1, without)
    play(s, "no_tile")
    lay(s)
    assert (window_of(s), legal(s)) == (2, without)


# -- R10.3, R10.4, R10.5 --------------------------------------------------------------------------


def test_r10_3_double_move_gives_a_complete_slot_before_the_hand_is_refilled() -> None:
    """The extra slot has stone, second stone, conflict and scoring of its own."""
    s = position(
        stones={"dacia": {"goths": 3}}, hands={0: ["goths", "goths"]}, unused={0: ["double"]}
    )
    play(s, "play goths", "place dacia", "influence", "use_tile double")
    assert asked(s) == "card"
    assert s.hand_size(0) == 1
    told = play(s, "play goths", "place dacia", "forgo", "place moesia")
    assert events_of(told, "conflict") == [{"province": "dacia"}]
    assert events_of(told, "scoring") == [{"century": "4"}]
    assert stones_in(s, "moesia") == {"goths": 1}
    assert asked(s) == "deal"
    assert influence_of(s, 0, "goths") == 1


def test_r10_3_the_first_slot_is_finished_first() -> None:
    """Its conflict is fought and its tile laid before Double Move can be chosen."""
    s = position(
        stones=FOUR_GOTHS, hands={0: ["goths", "huns"]}, unused={0: ["double"]}, tiles=[0, 2, 3, 4]
    )
    play(s, "play goths", "place dacia", "influence")
    assert conflict_in(s) == "dacia"
    lay(s)
    assert "use_tile double" in legal(s)
    assert is_pacified(s, "dacia")


def test_r10_4_exchange_swaps_cards_for_as_many_from_the_pile() -> None:
    """Goth and Hun for Saxon and Teuton; one Goth stays; the given cards end on the discard."""
    s = position(hands={0: ["goths", "goths", "huns"]}, unused={0: ["exchange"]}, at="window")
    told = play(s, "use_tile exchange", "exchange huns", "exchange goths", "exchange_done")
    assert events_of(told, "exchanged") == [{"seat": 0, "cards": 2}]
    assert game.actor(s) == CHANCE
    play(s, "draw saxons", "draw teutons")
    assert hand_of(s, 0) == {"goths": 1, "saxons": 1, "teutons": 1}
    assert counts(s.discard) == {"huns": 1, "goths": 1}
    assert asked(s) == "card"


def test_r10_4_a_whole_hand_may_be_exchanged() -> None:
    hand = ["huns", "huns", "goths", "goths", "goths", "vandals"]
    s = position(hands={0: hand}, unused={0: ["exchange"]}, at="window")
    play(s, "use_tile exchange", *(f"exchange {tribe}" for tribe in hand), "exchange_done")
    play(s, *["draw saxons"] * 6)
    assert hand_of(s, 0) == {"saxons": 6}


@pytest.mark.parametrize("tiles", [[1, 2, 3, 4], [0, 0, 0, 4]])
def test_r10_5_two_fields_on_one_tribe_whatever_the_century(tiles: list[int]) -> None:
    """No Goth stands on the board, and the step of the century does not matter."""
    s = position(hands={0: ["huns"]}, unused={0: ["influence2"]}, tiles=tiles, at="window")
    play(s, "use_tile influence2", "boost goths", "boost goths")
    assert influence_of(s, 0, "goths") == 2


def test_r10_5_one_field_on_each_of_two_tribes() -> None:
    s = position(
        hands={0: ["huns"]}, unused={0: ["influence2"]}, influence={(0, "saxons"): 6}, at="window"
    )
    play(s, "use_tile influence2", "boost goths", "boost saxons")
    assert (influence_of(s, 0, "goths"), influence_of(s, 0, "saxons")) == (1, 7)


def test_r10_5_field_22_limits() -> None:
    s = position(
        hands={0: ["huns"]}, unused={0: ["influence2"]}, influence={(0, "goths"): 21}, at="window"
    )
    play(s, "use_tile influence2", "boost goths", "boost goths")
    assert influence_of(s, 0, "goths") == 22
