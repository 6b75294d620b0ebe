"""Rulings K1 to K20: where the booklet is silent, this is how the house decides."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.core.errors import BadOptions
from aevum.core.game import TABLE
from tests.rules.attila.table_top import (
    UPPER,
    asked,
    conflict_in,
    counts,
    events_of,
    final_points,
    game,
    hand_of,
    influence_of,
    is_fixed,
    is_pacified,
    lay,
    legal,
    merge,
    play,
    position,
    refill,
    rule_of,
    spread,
    stones_in,
    supply_of,
    window_of,
)

ALL_TILES = ["double", "exchange", "influence2"]
FIVE_PROVINCES = ["dacia", "moesia", "thracia", "macedonia", "dalmatia"]
NINETEEN_GOTHS = spread("goths", 19, FIVE_PROVINCES)
"""Four in each province but Dalmatia, which holds three; one Goth is left in the supply."""
BESIDE_THE_HUNS: dict[str, Any] = {"pacified": UPPER, "stones": {"lugdunensis": {"huns": 1}}}
"""All upper provinces are closed; only Huns can still be placed."""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_k1_chance_names_the_first_player_unless_the_options_do(players: int) -> None:
    s = game.setup({"players": players})
    while asked(s) == "deal":
        play(s, legal(s)[0])
    assert game.outcomes(s) == [(f"start {seat}", 1) for seat in range(players)]
    play(s, f"start {players - 1}")
    assert s.active == players - 1
    s = game.setup({"players": players, "first": 1})
    refill(s)
    assert (asked(s), s.active) == ("window", 1)


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_k2_two_to_five_players(players: int) -> None:
    with pytest.raises(BadOptions):
        game.setup({"players": players})
    assert [game.seats(game.setup({"players": number})) for number in (2, 3, 4, 5)] == [2, 3, 4, 5]


def test_k3_the_discard_pile_is_shuffled_when_a_card_must_be_drawn() -> None:
    """Two Huns left, six cards to draw: after the second Hun all other cards are the pile."""
    s = position(hands={0: ["goths"]}, pile=["huns", "huns"])
    play(s, "play goths", "place dacia", "influence", "draw huns")
    assert s.pile.size() == 1
    assert game.outcomes(s) == [("draw huns", 1)]
    told = play(s, "draw huns")
    assert events_of(told, "reshuffled") == [{"cards": 52}]
    assert game.outcomes(s)[:2] == [("draw franks", 9), ("draw huns", 7)]


def test_k3_never_earlier() -> None:
    """Exactly six cards left: the pile is empty after the turn and stays so."""
    s = position(hands={0: ["goths"], 1: ["goths"]}, pile=["huns"] * 6)
    play(s, "play goths", "place dacia", "influence")
    told = play(s, *["draw huns"] * 6)
    assert events_of(told, "reshuffled") == []
    assert s.pile.size() == 0
    assert sum(s.discard) == 54 - 6 - 1
    assert s.active == 1


def test_k4_the_discard_pile_is_open() -> None:
    s = position(hands={0: ["goths"]}, discard=["huns", "huns", "vandals"])
    play(s, "play goths", "place dacia", "influence")
    for seat in (0, 1, 2, TABLE):
        assert game.observe(s, seat)["discard"] == [0, 2, 1, 0, 0, 1]


def test_k5_nobody_draws_back_a_card_just_given_away() -> None:
    """All nine Goths are in hands; three are given away, the pile runs out after one card.

    Only the old discard pile (54 - 3 - 6 - 1 = 44 cards) is shuffled, and it holds no Goth.
    """
    s = position(
        hands={0: ["goths"] * 3, 1: ["goths"] * 6}, pile=["huns"],
        unused={0: ["exchange"]}, at="window",
    )  # fmt: skip
    play(s, "use_tile exchange", *["exchange goths"] * 3, "exchange_done")
    told = play(s, "draw huns")
    assert events_of(told, "reshuffled") == [{"cards": 44}]
    assert "draw goths" not in legal(s)
    play(s, "draw huns")
    assert counts(s.discard) == {}
    play(s, "draw saxons")
    assert counts(s.discard) == {"goths": 3}
    assert hand_of(s, 0) == {"huns": 2, "saxons": 1}


def test_k5_the_refill_of_the_same_turn_may_bring_it_back() -> None:
    """The last card of the pile is drawn in exchange; the refill shuffles the Goth in."""
    s = position(
        hands={0: ["goths", "huns"]}, pile=["saxons"], unused={0: ["exchange"]}, at="window"
    )
    play(s, "use_tile exchange", "exchange goths", "exchange_done", "draw saxons")
    assert counts(s.discard)["goths"] == 9
    told = play(s, "play huns", "place dacia", "forgo", "skip_second")
    assert len(events_of(told, "reshuffled")) == 1
    assert "draw goths" in legal(s)


def test_k6_an_exchange_of_no_cards_is_not_allowed() -> None:
    s = position(hands={0: ["goths"]}, unused={0: ["exchange"]}, at="window")
    play(s, "use_tile exchange")
    assert rule_of(s, "exchange_done") == "K6"
    assert legal(s) == ["exchange goths"]


def test_k6_the_exchange_is_not_offered_to_an_empty_hand() -> None:
    s = position(hands={1: ["goths"]}, unused={0: ["exchange", "influence2"]}, at="window")
    assert legal(s) == ["use_tile influence2", "no_tile"]
    assert rule_of(s, "use_tile exchange") == "K6"


def test_k7_a_supply_filled_again_in_a_later_slot_does_not_end_the_game() -> None:
    """Two players: the twentieth Goth falls in the first slot; in the second one comes back."""
    s = position(
        2,
        stones=merge(
            {"dacia": {"huns": 3, "goths": 1}, "pannonia": {"goths": 2}},
            spread("goths", 16, ["moesia", "thracia", "macedonia", "dalmatia"]),
        ),
        hands={0: ["goths", "huns"]},
    )
    play(s, "play goths", "place germania", "influence")
    assert supply_of(s, "goths") == 0
    told = play(s, "play huns", "place dacia", "forgo", "skip_second")
    assert events_of(told, "removed") == [{"tribe": "goths", "province": "dacia", "stones": 1}]
    assert not is_fixed(s, "T2")
    assert asked(s) == "deal"


def test_k7_the_last_stone_surviving_its_conflict_ends_the_game() -> None:
    """The twentieth Goth is the fourth in Dalmatia against one Hun; the Hun leaves."""
    s = position(stones=merge(NINETEEN_GOTHS, {"dalmatia": {"huns": 1}}), hands={0: ["goths"]})
    told = play(s, "play goths", "place dalmatia", "forgo")
    assert events_of(told, "removed") == [{"tribe": "huns", "province": "dalmatia", "stones": 1}]
    assert events_of(told, "triggered") == [{"trigger": "T2", "seat": 0}]
    assert game.is_over(s)


def test_k8_without_a_playable_card_one_is_discarded() -> None:
    """No stone, no influence, no conflict; the slot is used up."""
    s = position(hands={0: ["goths", "vandals", "vandals"]}, **BESIDE_THE_HUNS)
    assert legal(s) == ["discard goths", "discard vandals"]
    stones = s.stones[:]
    told = play(s, "discard vandals")
    assert [event["event"] for event in told] == ["discarded"]
    assert s.stones == stones
    assert influence_of(s, 0, "vandals") == 0
    assert counts(s.discard) == {"vandals": 1}
    assert asked(s) == "deal"


def test_k8_a_card_without_a_place_may_not_be_played() -> None:
    s = position(hands={0: ["goths", "huns"]}, **BESIDE_THE_HUNS)
    assert legal(s) == ["play huns"]
    assert rule_of(s, "play goths") == "R4.1"


def test_k9_an_empty_hand_skips_the_slot_but_may_use_tiles_and_draws_six() -> None:
    s = position(hands={1: ["goths"]}, unused={0: ["influence2"]}, at="window")
    told = play(s, "no_tile")
    assert events_of(told, "slot-lost") == [{"seat": 0}]
    assert window_of(s) == 3
    play(s, "use_tile influence2", "boost goths", "boost goths")
    assert influence_of(s, 0, "goths") == 2
    told = refill(s)
    assert len(events_of(told, "drew")) == 6
    assert s.active == 1


def test_k10_the_tenth_tile_scores_once() -> None:
    """Two Huns in Moesia, seat 1 alone on the track: 3 points, not 6."""
    s = position(
        stones={"dacia": {"goths": 4}, "moesia": {"huns": 2}}, hands={0: ["goths"]},
        influence={(1, "huns"): 1}, tiles=[0, 0, 0, 1],
    )  # fmt: skip
    told = play(s, "play goths", "place dacia", "forgo", "skip_second")
    assert events_of(told, "scoring") == [{"century": None}]
    assert s.score == [0, 3, 0]


def test_k10_as_an_option_the_tenth_tile_is_scored_at_once_as_well() -> None:
    """The same position by agreement: 3 points in the 7th century and 3 at the end."""
    s = position(
        stones={"dacia": {"goths": 4}, "moesia": {"huns": 2}}, hands={0: ["goths"]},
        influence={(1, "huns"): 1}, tiles=[0, 0, 0, 1], score_tenth=True,
    )  # fmt: skip
    told = play(s, "play goths", "place dacia", "forgo", "skip_second")
    assert events_of(told, "scoring") == [{"century": "7"}, {"century": None}]
    assert s.score == [0, 6, 0]


def test_k10_the_option_is_off_unless_it_is_chosen() -> None:
    assert game.setup({}).score_tenth == 0
    assert game.setup({"score_tenth": False}).score_tenth == 0
    assert game.setup({"score_tenth": True}).score_tenth == 1
    with pytest.raises(BadOptions, match="true or false"):
        game.setup({"score_tenth": "perhaps"})


def test_k10_without_the_option_a_position_is_written_as_before_it_was_there() -> None:
    """So that digests of games without it stay what they were; and such positions are read."""
    without, with_it = game.setup({}), game.setup({"score_tenth": True})
    assert "score_tenth" not in game.dump(without)
    assert game.load(game.dump(without)).score_tenth == 0
    assert game.load(game.dump(with_it)).score_tenth == 1
    assert game.digest(without) != game.digest(with_it)


def test_k11_a_century_scoring_in_the_last_turn_comes_before_the_final_one() -> None:
    """Field 22 and the first tile in one slot: Huns pay 3 in the 4th century and 3 at the end."""
    s = position(
        stones={"dacia": {"goths": 4}, "moesia": {"huns": 2}}, hands={0: ["goths"]},
        influence={(0, "goths"): 21, (1, "huns"): 1},
    )  # fmt: skip
    told = play(s, "play goths", "place dacia", "influence")
    assert events_of(told, "scoring") == [{"century": "4"}, {"century": None}]
    assert s.score == [0, 6, 0]


def test_k11_three_triggers_make_one_final_scoring() -> None:
    """The twentieth Goth, field 22 and the tenth tile; the Hun leaves, 20 Goths in 5 provinces."""
    s = position(
        stones=merge(NINETEEN_GOTHS, {"dalmatia": {"huns": 1}}), hands={0: ["goths"]},
        influence={(0, "goths"): 19}, tiles=[0, 0, 0, 1],
    )  # fmt: skip
    told = play(s, "play goths", "place dalmatia", "influence")
    assert events_of(told, "scoring") == [{"century": None}]
    result = game.result(s)
    assert result is not None
    assert (result.cause, result.points) == ("T1+T2+T3", [20 + 5, 0, 0])


@pytest.mark.parametrize(
    ("tiles", "landing"),
    [([1, 2, 3, 4], 1), ([0, 1, 3, 4], 2), ([0, 0, 2, 4], 3), ([0, 0, 0, 1], 4)],
)
def test_k12_a_counter_enters_the_track_by_the_step_of_the_century(
    tiles: list[int], landing: int
) -> None:
    s = position(hands={0: ["goths"]}, tiles=tiles)
    play(s, "play goths", "place dacia", "influence")
    assert influence_of(s, 0, "goths") == landing


@pytest.mark.parametrize(
    ("tiles", "old", "new"), [([1, 2, 3, 4], 1, 2), ([0, 1, 3, 4], 2, 3), ([0, 0, 1, 4], 3, 4)]
)
def test_k13_the_stone_that_closes_a_century_earns_the_old_step(
    tiles: list[int], old: int, new: int
) -> None:
    """The next slot of the same turn uses the new century; here by Double Move."""
    s = position(
        stones={"dacia": {"goths": 4}}, hands={0: ["goths", "huns"]},
        unused={0: ["double"]}, tiles=tiles,
    )  # fmt: skip
    play(s, "play goths", "place dacia", "influence")
    lay(s)
    assert influence_of(s, 0, "goths") == old
    play(s, "use_tile double", "play huns", "place moesia", "influence")
    assert influence_of(s, 0, "huns") == new


def test_k14_no_tile_inside_steps_one_and_two_or_inside_a_conflict() -> None:
    s = position(
        stones={"dacia": {"goths": 4}}, unused={0: ALL_TILES},
        hands={0: ["goths", "goths"], 1: ["goths"]},
    )  # fmt: skip
    for word in ("play goths", "place dacia", "forgo", "skip_second"):
        assert not [w for w in legal(s) if w.startswith("use_tile")]
        play(s, word)
    play(s, "no_tile")
    for word in ("commit_done", "commit_done"):
        assert asked(s) == "commit"
        assert rule_of(s, "use_tile influence2") is not None
        play(s, word)
    assert is_pacified(s, "dacia")
    assert window_of(s) == 2


def test_k14_double_move_needs_a_playable_card() -> None:
    """One Hun to play; the Goth left over has no place."""
    s = position(
        hands={0: ["huns", "goths"]}, unused={0: ["double", "exchange"]}, **BESIDE_THE_HUNS
    )
    play(s, "play huns", "place lugdunensis", "influence")
    assert legal(s) == ["use_tile exchange", "no_tile"]
    assert rule_of(s, "use_tile double") == "K14"


def test_k15_double_move_need_not_be_announced() -> None:
    s = position(hands={0: ["goths", "huns"]}, unused={0: ["double"]}, at="window")
    assert asked(s) == "card"
    assert rule_of(s, "use_tile double") is not None
    play(s, "play goths", "place dacia", "influence")
    assert legal(s) == ["use_tile double", "no_tile"]


def test_k16_numbers_of_laid_cards_are_visible_faces_are_not() -> None:
    """Seat 0 lays two; seat 1, asked next, reads 'two cards' and no tribe."""
    s = position(
        stones={"dacia": {"goths": 2, "huns": 2}},
        hands={0: ["goths", "goths", "huns"], 1: ["huns", "saxons"]},
    )
    play(s, "play goths", "place dacia", "influence")
    told = play(s, "commit huns", "commit goths", "commit_done", seen_by=1)
    assert told == [{"event": "laid", "seat": 0, "cards": 2}]
    assert game.observe(s, 1)["laid"][0] == 2


def test_k16_cards_of_absent_tribes_are_forbidden() -> None:
    s = position(stones={"dacia": {"goths": 4}}, hands={0: ["goths", "saxons"]})
    play(s, "play goths", "place dacia", "influence")
    assert legal(s) == ["commit_done"]
    assert rule_of(s, "commit saxons") == "R6.3"


def test_k17_two_conflicts_in_one_slot_in_placement_order() -> None:
    """Moesia first, Dacia second; seat 1 spends its Hun in Moesia and lacks it in Dacia.

    Moesia: 2 Goths against 3 Huns and a card; Dacia the same without. The first tile empties the
    4th century: its scoring comes before the second conflict begins.
    """
    four = {"goths": 1, "huns": 3}
    s = position(stones={"dacia": four, "moesia": four}, hands={0: ["goths"], 1: ["huns"]})
    play(s, "play goths", "place moesia", "forgo", "place dacia")
    assert conflict_in(s) == "moesia"
    told = play(s, "commit huns", "commit_done")
    kinds = ("conflict", "pacified", "scoring", "passed")
    order = [event["event"] for event in told if event["event"] in kinds]
    assert order == [
        "passed",
        "pacified",
        "scoring",
        "conflict",
        "passed",
        "passed",
        "passed",
        "pacified",
    ]
    assert [e["province"] for e in events_of(told, "pacified")] == ["moesia", "dacia"]
    assert [e["century"] for e in events_of(told, "pacified")] == ["4", "5"]
    assert [e["cards"] for e in events_of(told, "strength")] == [1, 0, 0, 0]
    assert stones_in(s, "moesia") == stones_in(s, "dacia") == {"huns": 3}


def test_k18_all_who_tie_win_together() -> None:
    result = game.result(position(4, score={0: 9, 1: 4, 2: 9, 3: 9}, triggers=["T1"]))
    assert result is not None
    assert result.winners == [0, 2, 3]


def test_k19_nobody_scores_as_second_without_a_counter() -> None:
    """Seat 1 is not on the track: seat 0 is sole (3 + 1); Huns nobody influences pay nothing."""
    stones = {"dacia": {"goths": 3}, "moesia": {"huns": 2}}
    assert final_points(3, stones, {(0, "goths"): 1}) == [4, 0, 0]


@pytest.mark.parametrize(("leader", "second"), [(5, 1), (6, 1), (7, 0), (22, 0)])
def test_k20_the_empty_fields_between_are_counted(leader: int, second: int) -> None:
    """Trailing on field 4; two Goths in one province. Field 7 leaves 5 and 6 empty: a gap."""
    stones = {"dacia": {"goths": 2}}
    assert final_points(2, stones, {(0, "goths"): leader, (1, "goths"): 4}) == [2, second]
