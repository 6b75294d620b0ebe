"""R1 to R3: seven rounds, income, the draw and the swaps."""

from __future__ import annotations

import pytest

from tests.rules.rising_cultures.table_top import Table, events_of, lay_out, new_game

HANDS = {
    0: ["brewery", "market", "forum", "agrippa"],
    1: ["qanat", "mint", "stables", "atossa"],
}


def play_to_the_end(t: Table) -> None:
    while t.s.stack:
        t.quiet()


def test_r1_1_seven_rounds_of_three_phases() -> None:
    """Rounds 1 to 7; in each one income, then six cards, then the province; then it is over."""
    t = new_game()
    play_to_the_end(t)
    assert [e["round"] for e in t.events("round")] == [1, 2, 3, 4, 5, 6, 7]
    assert len(t.events("contested")) == 7
    assert len(t.events("used-coins")) == 7 * 6
    assert t.game.result(t.s) is not None


def test_r1_2_the_marker_holder_goes_first_throughout_the_round() -> None:
    """Seat 1 holds the marker: 1, 0, 1, 0, 1, 0; also after seat 0 has more progress cards."""
    t = lay_out(marker=1, progress={0: 3})
    actors = []
    while t.asked() == "act":
        actors.append(t.actor)
        t.quiet()
    assert actors == [1, 0, 1, 0, 1, 0]


def test_r1_3_the_highest_total_wins() -> None:
    """Pantheon (7) and Brewery (4) against Persepolis (7) and the marker (3): 11 to 10."""
    t = lay_out(
        at="end", round=7, marker=1, display={0: ["pantheon", "brewery"], 1: ["persepolis"]}
    )
    result = t.game.result(t.s)
    assert result is not None
    assert (result.points, result.winners) == ([11, 10], [0])


@pytest.mark.parametrize("number", [1, 4, 7])
def test_r2_1_each_takes_its_income_at_the_start_of_every_round(number: int) -> None:
    """The Brewery pays 1, Darius pays 1, also in round 1; nobody is asked."""
    t = lay_out(at="round", round=number, display={0: ["brewery"], 1: ["darius"]})
    assert t.s.coins == [1, 1]
    assert t.events("income") == [{"seat": 0, "coins": 1}, {"seat": 1, "coins": 1}]
    assert t.asked() == "draw"
    opened = t.game.sums(t.s)["income"]
    assert opened == [[("rome_brewery", 1, True)], [("persia_darius", 1, True)]]


def test_r2_1_only_income_in_play_is_paid() -> None:
    """The Brewery as military, as resource and in the discard pile pays nothing."""
    for pile in ("military", "resource", "discard"):
        t = lay_out(at="round", **{pile: {0: ["brewery"]}})  # type: ignore[arg-type]
        assert t.s.coins == [0, 0], pile
        assert t.game.sums(t.s)["income"] == [[], []], pile


def test_r2_2_coins_in_the_resource_area_are_no_income() -> None:
    """Market and Thermae show a coin each; in the next income phase they bring nothing."""
    t = lay_out(at="round", round=2, resource={0: ["market", "thermae"]})
    assert t.s.coins == [0, 0]
    assert t.events("income") == []


def test_r3_1_both_draw_the_top_four_cards() -> None:
    """Known cards on top come first; both hands have four, both decks four cards fewer."""
    t = lay_out(at="draw", top={0: ["forum", "market"]})
    before = t.deck(0), t.deck(1)
    t.draw("market", "forum")
    t.deal()
    assert {"market", "forum"} < set(t.pile("hand", 0))
    assert [len(hand) for hand in t.s.hand] == [4, 4]
    assert (t.deck(0), t.deck(1)) == (before[0] - 4, before[1] - 4)


def test_r3_2_a_swap_costs_a_coin_and_one_hand_card_goes_under() -> None:
    """The coin goes to the supply; drawn Curia, returned Forum: it is the lowest card."""
    t = lay_out(at="swap", hand=HANDS, coins=(1, 0), bottom={0: ["insula"]})
    supply, deck = t.s.supply, t.deck(0)
    t.play("swap_paid")
    t.draw("curia")
    assert len(t.s.hand[0]) == 5
    t.play("pick rome_forum")
    assert (t.s.coins[0], t.s.supply) == (0, supply + 1)
    assert t.pile("hand", 0) == ["brewery", "market", "curia", "agrippa"]
    assert t.bottom(0) == ["insula", "forum"]
    assert t.deck(0) == deck


def test_r3_2_the_card_just_drawn_may_go_under() -> None:
    t = lay_out(at="swap", hand=HANDS, coins=(1, 0))
    t.play("swap_paid")
    t.draw("curia")
    t.play("pick rome_curia")
    assert t.pile("hand", 0) == HANDS[0]
    assert t.bottom(0) == ["curia"]


def test_r3_2_at_most_two_paid_swaps() -> None:
    """Seat 0 has five coins: after the second swap the other player's turn to swap comes."""
    t = lay_out(at="swap", hand=HANDS, coins=(5, 1))
    for card in ("curia", "arch"):
        t.play("swap_paid")
        t.draw(card)
        t.play(f"pick rome_{card}")
    assert (t.asked(), t.actor) == ("swap", 1)
    assert t.s.coins[0] == 3


def test_r3_2_without_a_coin_nothing_can_be_bought() -> None:
    """A free swap is there, so the player is asked; the paid one is refused."""
    t = lay_out(at="swap", hand=HANDS, won={0: ["mauretania"]})
    assert t.legal() == ["swap_free", "swap_done"]
    assert t.rule("swap_paid") == "R3.2"


def test_r3_3_the_second_swap_is_decided_after_the_first() -> None:
    """Pay, draw, return; only then is the player asked again, and may stop."""
    t = lay_out(at="swap", hand=HANDS, coins=(2, 0))
    t.play("swap_paid")
    assert t.asked() == "draw"
    t.draw("curia")
    assert t.asked() == "return"
    assert t.rule("swap_paid") == "R3.2"
    t.play("pick rome_curia")
    assert t.legal() == ["swap_paid", "swap_done"]
    t.play("swap_done")
    assert (t.asked(), t.s.coins[0]) == ("act", 1)


def test_r3_4_no_swap_once_a_card_was_played() -> None:
    """Not before the first card either: the window is closed when the turns begin."""
    t = lay_out(hand=HANDS, coins=(3, 3), won={0: ["mauretania"]})
    for _ in range(2):
        assert not {"swap_paid", "swap_free"} & set(t.legal())
        assert t.rule("swap_paid") == t.rule("swap_free") == "R4.1"
        t.quiet()


def test_r3_5_cards_are_hidden_the_number_of_swaps_is_not() -> None:
    """Seat 1 reads that seat 0 swapped, not which cards came and went; seat 0 reads all."""
    for reader, card in ((1, None), (0, "rome_curia")):
        t = lay_out(at="swap", hand=HANDS, coins=(1, 0))
        told = t.play("swap_paid", "draw rome_curia", "pick rome_curia", seen_by=reader)
        assert events_of(told, "swapped") == [{"seat": 0, "coins": 1}]
        assert events_of(told, "drew") == [{"seat": 0, "card": card}]
        assert events_of(told, "returned") == [{"seat": 0, "card": card}]
    view = t.game.observe(t.s, 1)
    assert (view["paid_swaps"], view["hand"][0], view["deck"][0]) == ([1, 0], 4, t.deck(0))
