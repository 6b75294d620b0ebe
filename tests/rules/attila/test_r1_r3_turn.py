"""R1 aim and roles, R2 turn order, R3 the sequence of one turn."""

from __future__ import annotations

import pytest

from tests.rules.attila.table_top import (
    TRIBE_IDS,
    UPPER,
    asked,
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

QUARREL = {"dacia": {"goths": 2, "huns": 2}}
"""One stone short of a conflict."""


def kinds(told: list[dict[str, object]]) -> list[object]:
    return [event["event"] for event in told]


# -- R1 -------------------------------------------------------------------------------------------


def test_r1_1_most_points_win() -> None:
    """At the end 7, 12 and 9 points: the seat with 12 wins."""
    s = position(score={0: 7, 1: 12, 2: 9}, triggers=["T1"])
    result = game.result(s)
    assert result is not None
    assert result.points == [7, 12, 9]
    assert result.winners == [1]


def test_r1_1_nobody_has_won_before_the_end() -> None:
    """A lead in the middle of the game is no victory."""
    s = position(score={0: 30}, hands={0: ["goths"]})
    assert game.result(s) is None


def test_r1_2_a_turn_without_scoring_brings_no_points() -> None:
    """A stone and influence alone move no score counter."""
    s = position(hands={0: ["goths"]}, influence={(0, "goths"): 4, (1, "goths"): 2})
    play(s, "play goths", "place dacia", "influence")
    refill(s)
    assert s.turn == 2
    assert s.score == [0, 0, 0]


def test_r1_2_greatest_and_second_greatest_influence_score() -> None:
    """Franks 5 stones in 3 provinces, influence 6, 4, 1: first +5, second +3, third nothing."""
    s = position(
        stones={
            "germania": {"franks": 2}, "raetia": {"franks": 2}, "noricum": {"franks": 1},
            "moesia": {"huns": 4},
        },
        hands={0: ["huns"]},
        influence={(0, "franks"): 6, (1, "franks"): 4, (2, "franks"): 1},
    )  # fmt: skip
    score_century(s)
    assert s.score == [5, 3, 0]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_r1_3_any_player_may_play_any_tribe(seat: int) -> None:
    """Nobody owns a tribe: whoever holds the six cards may play each of them."""
    s = position(active=seat, hands={seat: TRIBE_IDS}, influence={(0, "goths"): 9})
    assert legal(s) == [f"play {tribe}" for tribe in TRIBE_IDS]
    for tribe in TRIBE_IDS:
        world = game.clone(s)
        play(world, f"play {tribe}", "place dacia")
        assert stones_in(world, "dacia") == {tribe: 1}


# -- R2 -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r2_1_turns_go_clockwise(players: int) -> None:
    """After the last seat the first one is active again."""
    hands = {seat: [TRIBE_IDS[seat]] * 3 for seat in range(players)}
    s = position(players, active=1, hands=hands)
    actives = []
    for _ in range(players + 1):
        actives.append(s.active)
        finish_turn(s)
    assert actives == [(1 + number) % players for number in range(players + 1)]


def test_r2_1_only_the_active_player_acts() -> None:
    """While seat 0 is active the others have no legal word."""
    s = position(hands={0: ["goths"], 1: ["goths"]})
    assert game.to_act(s) == [0]
    assert game.legal(s, 1) == []
    why = game.explain(s, 1, "play goths")
    assert why is not None
    assert why.key == "not-your-turn"


@pytest.mark.parametrize("word", ["no_tile", "forgo", "skip_second", "discard goths"])
def test_r2_2_a_turn_cannot_be_passed(word: str) -> None:
    """With a playable card in hand one of the cards must be played."""
    s = position(hands={0: ["goths", "huns"]})
    assert legal(s) == ["play huns", "play goths"]
    assert rule_of(s, word) == "R3.1"


def test_r2_2_without_a_playable_card_one_card_is_discarded() -> None:
    """All upper provinces are closed and no Goth stands anywhere: a Goth card must go (K8)."""
    s = position(stones={"italia": {"huns": 1}}, hands={0: ["goths", "goths"]}, pacified=UPPER)
    assert legal(s) == ["discard goths"]
    assert rule_of(s, "play goths") == "K8"


def test_r2_2_with_two_players_the_second_slot_is_owed_too() -> None:
    """After the first slot another card is asked for."""
    s = position(2, hands={0: ["goths", "huns"]})
    play(s, "play goths", "place dacia", "influence")
    assert asked(s) == "card"
    assert legal(s) == ["play huns"]


# -- R3 -------------------------------------------------------------------------------------------


def test_r3_1_the_steps_of_a_slot_in_order() -> None:
    """Card and stone, influence, conflict and pacification, scoring: in this order."""
    s = position(stones=QUARREL, hands={0: ["goths"]})
    told = kinds(play(s, "play goths", "place dacia", "influence"))
    steps = ["played", "placed", "influence", "conflict", "removed", "pacified", "scoring"]
    assert [kind for kind in told if kind in steps] == steps


def test_r3_1_the_second_stone_takes_the_place_of_influence() -> None:
    """Step 2 is either influence or a second stone; both come before the conflict."""
    s = position(stones=QUARREL, hands={0: ["goths"]})
    told = kinds(play(s, "play goths", "place dacia", "forgo", "place moesia"))
    steps = ["placed", "forwent", "placed", "conflict"]
    assert [kind for kind in told if kind in (*steps, "influence")] == steps


def test_r3_1_nothing_else_is_asked_in_a_step() -> None:
    """The card asks for its province, the stone for influence; other words name the step."""
    s = position(hands={0: ["goths"]})
    assert rule_of(s, "place dacia") == "R3.1"
    play(s, "play goths")
    assert rule_of(s, "influence") == "R4.2"
    play(s, "place dacia")
    assert rule_of(s, "play goths") == "R5.5"


def test_r3_2_conflict_and_scoring_of_a_slot_come_before_the_next_slot() -> None:
    """Two players: conflict, tile and scoring of the first card come before the second card."""
    s = position(
        2, stones=QUARREL, hands={0: ["goths", "huns"], 1: ["saxons"]},
        influence={(1, "goths"): 5},
    )  # fmt: skip
    play(s, "play goths", "place dacia", "influence")
    assert asked(s) == "commit"
    lay(s)
    assert asked(s) == "card"
    assert is_pacified(s, "dacia")
    assert s.tiles == [0, 2, 3, 4]
    assert s.score == [0, 3]  # S = 3, and the gap of 1 to 5 leaves the second nothing


def test_r3_2_double_move_begins_when_the_first_slot_is_finished() -> None:
    """Three players: the extra slot comes after the conflict, with the new century's step."""
    s = position(stones=QUARREL, hands={0: ["goths", "huns"]}, unused={0: ["double"]})
    play(s, "play goths", "place dacia", "influence", "commit_done")
    assert is_pacified(s, "dacia")
    play(s, "use_tile double", "play huns", "place moesia", "influence")
    assert influence_of(s, 0, "goths") == 1
    assert influence_of(s, 0, "huns") == 2


def test_r3_3_the_hand_is_refilled_to_six_and_the_turn_ends() -> None:
    """Five cards are left after the slot; one is drawn, then the next seat is active."""
    s = position(hands={0: ["goths"] * 6, 1: ["huns"]})
    play(s, "play goths", "place dacia", "influence")
    assert asked(s) == "deal"
    play(s, "draw vandals")
    assert hand_of(s, 0) == {"goths": 5, "vandals": 1}
    assert hand_of(s, 1) == {"huns": 1}
    assert s.active == 1


def test_r3_3_nothing_is_drawn_between_two_slots() -> None:
    """Two players: both cards are played from the old hand, then two are drawn."""
    s = position(2, hands={0: ["goths"] * 6, 1: ["huns"]})
    play(s, "play goths", "place dacia", "influence")
    assert asked(s) == "card"
    assert hand_of(s, 0) == {"goths": 5}
    play(s, "play goths", "place dacia", "influence")
    assert asked(s) == "deal"
    play(s, "draw huns", "draw huns")
    assert hand_of(s, 0) == {"huns": 2, "goths": 4}
    assert s.active == 1


def test_r3_4_the_active_player_may_use_a_tile_at_a_window() -> None:
    """At the start of the turn 2 Influence may be used or not; the card comes afterwards."""
    s = position(hands={0: ["goths"]}, unused={0: ["influence2"], 1: ["influence2"]}, at="window")
    assert window_of(s) == 0
    assert legal(s) == ["use_tile influence2", "no_tile"]
    assert game.legal(s, 1) == []
    play(s, "use_tile influence2", "boost goths", "boost goths")
    assert unused_of(s, 0) == set()
    assert unused_of(s, 1) == {"influence2"}
    assert influence_of(s, 0, "goths") == 2
    assert asked(s) == "card"


def test_r3_4_one_tile_only() -> None:
    """After a tile at W0 the window after the slot is not offered."""
    s = position(hands={0: ["goths"]}, unused={0: ["exchange", "influence2"]}, at="window")
    play(s, "use_tile influence2", "boost huns", "boost goths")
    play(s, "play goths", "place dacia", "influence")
    assert asked(s) == "deal"
