"""R6: the fifth stone brings a province to a decision."""

from __future__ import annotations

import pytest

from aevum.core.game import TABLE
from tests.rules.attila.table_top import (
    TRIBE_IDS,
    asked,
    counts,
    events_of,
    finish_turn,
    game,
    hand_of,
    is_pacified,
    laid_by,
    lay,
    legal,
    play,
    position,
    rule_of,
    stones_in,
    supply_of,
)

FIFTH_GOTH = ("play goths", "place dacia", "influence")
QUARREL = {"dacia": {"goths": 2, "huns": 2}}
"""The fifth stone will be a Goth: 3 Goths against 2 Huns."""


def test_r6_1_four_stones_lie_in_peace() -> None:
    """The fourth stone ends the slot without a conflict."""
    s = position(stones={"dacia": {"huns": 3}}, hands={0: ["goths", "huns"]})
    told = play(s, *FIFTH_GOTH)
    assert events_of(told, "conflict") == []
    assert asked(s) == "deal"
    assert not is_pacified(s, "dacia")


def test_r6_1_the_fifth_stone_brings_the_conflict() -> None:
    """It is fought in step 3 of the same slot, in this province."""
    s = position(stones=QUARREL, hands={0: ["goths", "huns"]})
    told = play(s, *FIFTH_GOTH)
    assert events_of(told, "conflict") == [{"province": "dacia"}]
    assert asked(s) == "commit"


@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_r6_2_each_player_once_from_the_active_player_on(active: int) -> None:
    """Four players, clockwise, one round: nobody is asked twice."""
    hands = {seat: ["goths", "huns"] for seat in range(4)}
    s = position(4, active=active, stones=QUARREL, hands=hands)
    play(s, *FIFTH_GOTH)
    asked_seats = []
    while asked(s) == "commit":
        asked_seats.append(game.actor(s))
        play(s, "commit huns" if len(asked_seats) == 2 else "commit_done")
        if len(asked_seats) == 2:
            play(s, "commit_done")
    assert asked_seats == [(active + number) % 4 for number in range(4)]
    assert is_pacified(s, "dacia")


def test_r6_2_one_or_more_cards_or_a_pass() -> None:
    """Seat 1 lays three cards, seat 2 passes."""
    s = position(stones=QUARREL, hands={0: ["goths"], 1: ["huns", "huns", "goths"], 2: ["goths"]})
    play(s, *FIFTH_GOTH)
    told = lay(s, {1: ["goths", "huns", "huns"]})
    assert events_of(told, "laid") == [{"seat": 1, "cards": 3}]
    assert {"seat": 2} in events_of(told, "passed")


def test_r6_2_nobody_lays_out_of_turn_or_afterwards() -> None:
    """Seat 1 must wait for seat 0, and seat 0 cannot come back once it is done."""
    s = position(stones=QUARREL, hands={0: ["goths", "goths"], 1: ["huns"]})
    play(s, *FIFTH_GOTH)
    assert game.legal(s, 1) == []
    play(s, "commit_done")
    assert game.to_act(s) == [1]
    why = game.explain(s, 0, "commit goths")
    assert why is not None
    assert why.key == "not-your-turn"
    assert rule_of(s, "play huns") == "R6.2"


def test_r6_2_only_an_empty_hand_passes_unasked() -> None:
    """Seat 1 has no card at all and is not asked; seat 2's cards do not fit, it can only pass."""
    s = position(stones=QUARREL, hands={0: ["goths", "goths"], 2: ["saxons", "franks"]})
    play(s, *FIFTH_GOTH)
    told = play(s, "commit_done")
    assert {"seat": 1} in events_of(told, "passed")
    assert game.actor(s) == 2
    assert legal(s) == ["commit_done"]


def test_r6_3_only_tribes_present_may_be_laid() -> None:
    """Goths and Huns stand in Dacia; a Saxon card may not be laid, not even as a bluff."""
    s = position(
        stones={**QUARREL, "moesia": {"saxons": 2}},
        hands={0: ["goths"], 1: ["goths", "huns", "saxons"]},
    )
    play(s, *FIFTH_GOTH)
    assert legal(s) == ["commit huns", "commit goths", "commit_done"]
    assert rule_of(s, "commit saxons") == "R6.3"


def test_r6_3_only_cards_of_the_own_hand() -> None:
    """Franks fight in Dacia too, but seat 1 holds none; and no card can be laid twice."""
    s = position(
        stones={"dacia": {"goths": 2, "huns": 1, "franks": 1}},
        hands={0: ["goths"], 1: ["huns"], 2: ["franks"]},
    )
    play(s, *FIFTH_GOTH)
    assert rule_of(s, "commit franks") == "R6.3"
    play(s, "commit huns")
    assert legal(s) == ["commit_done"]
    assert rule_of(s, "commit huns") == "R6.3"


def test_r6_3_any_number_and_any_mix_of_these_tribes() -> None:
    """Six cards at once, four Huns and two Goths."""
    hand = ["huns"] * 4 + ["goths"] * 2
    s = position(stones=QUARREL, hands={0: ["goths"], 1: hand})
    play(s, *FIFTH_GOTH)
    told = lay(s, {1: hand})
    assert events_of(told, "laid") == [{"seat": 1, "cards": 6}]
    assert hand_of(s, 1) == {}


@pytest.mark.parametrize("onlooker", [0, 2, TABLE])
def test_r6_4_others_see_how_many_cards_but_not_which(onlooker: int) -> None:
    """Seat 1 lays two Huns: everybody else learns "two cards", seat 1 itself knows which."""
    s = position(
        stones=QUARREL,
        hands={0: ["goths", "huns"], 1: ["huns", "huns", "goths"], 2: ["huns"]},
    )
    play(s, *FIFTH_GOTH, "commit_done")
    told = play(s, "commit huns", "commit huns", "commit_done", seen_by=onlooker)
    assert told == [{"event": "laid", "seat": 1, "cards": 2}]
    assert game.observe(s, onlooker)["laid"][1] == 2
    assert game.observe(s, onlooker)["hand"][1] == 1
    assert game.observe(s, 1)["laid"][1] == [0, 2, 0, 0, 0, 0]
    assert laid_by(s, 1) == {"huns": 2}
    assert game.actor(s) == 2


def test_r6_4_nothing_shows_before_the_player_is_done() -> None:
    """While seat 1 still picks, others see its three cards and no laid one."""
    s = position(stones=QUARREL, hands={0: ["goths"], 1: ["huns", "huns", "goths"], 2: ["huns"]})
    play(s, *FIFTH_GOTH)
    before = game.observe(s, 2)
    assert play(s, "commit huns", seen_by=2) == []
    assert game.observe(s, 2) == before
    assert before["hand"][1] == 3
    assert before["laid"][1] == 0


def test_r6_4_the_words_of_laying_belong_to_the_player_alone() -> None:
    """`commit huns` is a secret of the seat that lays it."""
    s = position(stones=QUARREL, hands={0: ["goths"], 1: ["huns"]})
    play(s, *FIFTH_GOTH)
    assert game.secret_of(s, "commit huns") == 1


def test_r6_5_all_cards_are_revealed_together() -> None:
    """Nothing is revealed until the last player is done, then everything."""
    s = position(stones=QUARREL, hands={0: ["goths", "goths"], 1: ["huns"], 2: ["huns", "goths"]})
    play(s, *FIFTH_GOTH)
    told = play(s, "commit goths", "commit_done", "commit huns", "commit_done", "commit huns")
    assert events_of(told, "revealed") == []
    told = play(s, "commit_done")
    assert events_of(told, "revealed") == [
        {"seat": 0, "tribe": "goths", "cards": 1},
        {"seat": 1, "tribe": "huns", "cards": 1},
        {"seat": 2, "tribe": "huns", "cards": 1},
    ]


def test_r6_6_strength_is_stones_plus_all_cards_of_all_players() -> None:
    """3 Goths and 2 Goth cards make 5; 2 Huns and 1 + 2 Hun cards of two players make 5."""
    s = position(
        stones=QUARREL,
        hands={0: ["goths", "goths", "goths"], 1: ["huns"], 2: ["huns", "huns"]},
    )
    play(s, *FIFTH_GOTH)
    told = lay(s, {0: ["goths", "goths"], 1: ["huns"], 2: ["huns", "huns"]})
    assert events_of(told, "strength") == [
        {"tribe": "huns", "stones": 2, "cards": 3},
        {"tribe": "goths", "stones": 3, "cards": 2},
    ]


def test_r6_6_only_the_stones_of_this_province_count() -> None:
    """Ten Huns elsewhere do not help the two in Dacia."""
    s = position(
        stones={**QUARREL, "moesia": {"huns": 4}, "thracia": {"huns": 4}}, hands={0: ["goths"]}
    )
    play(s, *FIFTH_GOTH)
    assert stones_in(s, "dacia") == {"goths": 3}
    assert supply_of(s, "huns") == 12


def test_r6_7_the_weakest_tribe_goes_back_to_its_supply() -> None:
    """Huns 2 against Goths 3: both Huns leave, the Goths stay."""
    s = position(stones=QUARREL, hands={0: ["goths"]})
    told = play(s, *FIFTH_GOTH)
    assert events_of(told, "removed") == [{"tribe": "huns", "province": "dacia", "stones": 2}]
    assert stones_in(s, "dacia") == {"goths": 3}
    assert supply_of(s, "huns") == 20
    assert supply_of(s, "goths") == 17


def test_r6_7_cards_can_turn_the_result() -> None:
    """Two Hun cards lift the Huns to 4: now the three Goths leave."""
    s = position(stones=QUARREL, hands={0: ["goths"], 1: ["huns", "huns"]})
    play(s, *FIFTH_GOTH)
    lay(s, {1: ["huns", "huns"]})
    assert stones_in(s, "dacia") == {"huns": 2}
    assert supply_of(s, "goths") == 20


@pytest.mark.parametrize("tribe", TRIBE_IDS)
def test_r6_7_every_tribe_can_lose(tribe: str) -> None:
    """One stone against four of another tribe."""
    other = "huns" if tribe != "huns" else "goths"
    s = position(stones={"dacia": {other: 4}}, hands={0: [tribe]})
    play(s, f"play {tribe}", "place dacia", "influence")
    assert stones_in(s, "dacia") == {other: 4}
    assert supply_of(s, tribe) == 20


def test_r6_7_all_tribes_that_share_the_lowest_strength_leave() -> None:
    """Goths 2, Huns 2 and a card, Franks 1 and a card: 2, 3, 2; Goths and Franks leave."""
    s = position(
        stones={"dacia": {"goths": 1, "huns": 2, "franks": 1}},
        hands={0: ["goths"], 1: ["franks", "huns"]},
    )
    play(s, *FIFTH_GOTH)
    lay(s, {1: ["franks", "huns"]})
    assert stones_in(s, "dacia") == {"huns": 2}
    assert supply_of(s, "goths") == 20
    assert supply_of(s, "franks") == 20


def test_r6_7_the_province_may_become_empty() -> None:
    """Goths 3 and Huns 2 with one Hun card: 3 to 3, all leave."""
    s = position(stones=QUARREL, hands={0: ["goths"], 1: ["huns"]})
    play(s, *FIFTH_GOTH)
    lay(s, {1: ["huns"]})
    assert stones_in(s, "dacia") == {}
    assert is_pacified(s, "dacia")


@pytest.mark.parametrize("laid", [[], ["goths"], ["goths", "goths", "goths"]])
def test_r6_8_a_single_tribe_is_removed_whatever_is_played(laid: list[str]) -> None:
    """Five Goths: the round of cards takes place, then the province is empty."""
    s = position(stones={"dacia": {"goths": 4}}, hands={0: ["goths"], 1: ["goths"] * 3})
    play(s, *FIFTH_GOTH)
    assert asked(s) == "commit"
    lay(s, {1: laid})
    assert stones_in(s, "dacia") == {}
    assert supply_of(s, "goths") == 20
    assert hand_of(s, 1).get("goths", 0) == 3 - len(laid)
    assert counts(s.discard) == {"goths": 1 + len(laid)}


def test_r6_9_laid_cards_are_lost_whatever_the_result() -> None:
    """Winner's and loser's cards alike lie on the discard pile, beside the card played."""
    s = position(stones=QUARREL, hands={0: ["goths", "goths"], 1: ["huns"], 2: ["huns", "saxons"]})
    play(s, *FIFTH_GOTH)
    lay(s, {0: ["goths"], 1: ["huns"]})
    assert counts(s.discard) == {"goths": 2, "huns": 1}
    assert hand_of(s, 0) == {}
    assert hand_of(s, 1) == {}
    assert hand_of(s, 2) == {"huns": 1, "saxons": 1}
    assert sum(s.laid) == 0


def test_r6_10_nobody_refills_after_a_conflict() -> None:
    """Only the active player draws at the end of the turn; seat 1 keeps its smaller hand."""
    s = position(stones=QUARREL, hands={0: ["goths"] * 3, 1: ["huns"] * 3, 2: ["saxons"]})
    play(s, *FIFTH_GOTH)
    lay(s, {0: ["goths"], 1: ["huns", "huns"]})
    assert [s.hand_size(seat) for seat in range(3)] == [1, 1, 1]
    told = finish_turn(s)
    assert [event["seat"] for event in events_of(told, "drew")] == [0] * 5
    assert [s.hand_size(seat) for seat in range(3)] == [6, 1, 1]


def test_r6_10_with_two_players_the_second_slot_uses_the_cards_left() -> None:
    """A conflict between the slots brings no new card to anybody."""
    s = position(2, stones=QUARREL, hands={0: ["goths"] * 3, 1: ["huns"] * 2})
    play(s, *FIFTH_GOTH)
    lay(s, {0: ["goths"], 1: ["huns"]})
    assert asked(s) == "card"
    assert hand_of(s, 0) == {"goths": 1}
    assert hand_of(s, 1) == {"huns": 1}
