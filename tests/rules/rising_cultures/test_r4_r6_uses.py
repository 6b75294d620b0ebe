"""R4 to R6: one card a turn, used for coins, as military or as a resource."""

from __future__ import annotations

from pathlib import Path

from aevum.core.game import TABLE
from tests.rules.rising_cultures.table_top import crafted, lay_out

HANDS = {
    0: ["brewery", "market", "forum", "agrippa"],
    1: ["qanat", "mint", "stables", "atossa"],
}
FULL = ["colosseum", "pantheon", "circus", "via_appia", "thermae", "insula"]


def test_r4_1_three_turns_each_with_one_card_a_turn() -> None:
    t = lay_out(hand=HANDS)
    for number in range(6):
        assert t.actor == number % 2
        assert len(t.s.hand[t.actor]) == 4 - number // 2
        t.play(next(word for word in t.legal() if word.endswith(" coins")))
    assert t.asked() != "act"
    assert [len(pile) for pile in t.s.discard] == [3, 3]


def test_r4_1_passing_is_not_possible_and_the_card_comes_from_the_own_hand() -> None:
    t = lay_out(hand=HANDS)
    assert t.rule("end_turn") == "R4.1"
    assert t.rule("play rome_curia coins") == "R4.1"
    assert t.rule("play persia_qanat coins") == "R4.1"
    assert t.rule("play rome_market coins", seat=1) == ""


def test_r4_1_only_one_card_even_if_actions_follow() -> None:
    """With two military cards and two coins Rome may still buy a sword; no second card."""
    t = lay_out(hand=HANDS, military={0: ["circus", "insula"]})
    t.play("play rome_market coins")
    assert t.legal() == ["activate bar2", "end_turn"]
    assert t.rule("play rome_forum coins") == "R4.1"


def test_r4_2_four_uses_for_every_card() -> None:
    """With enough coins each of the four cards has four uses."""
    t = lay_out(hand=HANDS, coins=(12, 0))
    uses = ["coins", "military", "resource", "build"]
    cards = ["rome_brewery", "rome_market", "rome_forum", "rome_agrippa"]
    assert t.legal() == [f"play {card} {use}" for card in cards for use in uses]


def test_r4_2_coins_are_always_possible() -> None:
    """No coin, no resource and no free bar: COINS and RESOURCE are left."""
    t = lay_out(hand={0: ["brewery"], 1: HANDS[1]}, military={0: FULL})
    assert t.legal() == ["play rome_brewery coins", "play rome_brewery resource"]


def test_r4_3_the_fourth_card_goes_face_down_on_top_and_is_drawn_again() -> None:
    t = lay_out(hand=HANDS, row=["gaul", "indus"])
    for card, other in zip(HANDS[0], HANDS[1], strict=False):
        if t.asked() == "act":
            t.play(f"play rome_{card} coins", f"play persia_{other} coins")
    t.play("abstain")  # Rome's printed horse counts in Gaul
    assert t.events("kept") == [{"seat": 0}, {"seat": 1}]
    assert (t.top(0), t.top(1)) == (["agrippa"], ["atossa"])
    assert t.legal() == ["draw persia_atossa"], "the marker went to seat 1"


def test_r4_4_only_the_part_that_belongs_to_the_use_counts() -> None:
    """The Legion Camp: two swords as military, a wood as resource, one sword and 2 VP built."""
    plain = (0, 1, 0)  # Rome's tableau has a horse
    camp = ["castrum"]
    as_military = lay_out(military={0: camp})
    assert as_military.symbols(0) == (2 + 1, 1, 0)  # and the sword printed at the first bar
    assert (as_military.resources(0), as_military.sheet(0)[0]) == ({}, 0)
    as_resource = lay_out(resource={0: camp})
    assert as_resource.symbols(0) == plain
    assert (as_resource.resources(0), as_resource.sheet(0)[0]) == ({"wood": 1}, 0)
    built = lay_out(display={0: camp})
    assert built.symbols(0) == (1, 1, 0)
    assert (built.resources(0), built.sheet(0)[0]) == ({}, 2)
    away = lay_out(discard={0: camp})
    assert away.symbols(0) == plain
    assert (away.resources(0), away.sheet(0)[0]) == ({}, 0)


def test_r5_1_the_card_is_discarded_for_two_coins() -> None:
    t = lay_out(hand=HANDS, coins=(1, 0), discard={0: ["insula"]})
    supply = t.s.supply
    t.play("play rome_market coins")
    assert t.pile("discard", 0) == ["insula", "market"]
    assert (t.s.coins[0], t.s.supply) == (3, supply - 2)


def test_r5_2_the_discard_pile_is_open_to_all() -> None:
    t = lay_out(discard={0: ["insula", "market"]})
    for seat in (TABLE, 0, 1):
        assert t.game.observe(t.s, seat)["discard"] == [["rome_insula", "rome_market"], []]


def test_r6_1_military_goes_on_the_topmost_free_red_bar() -> None:
    """Two cards lie there: the third bar is next; the shield of the card and of the bar count."""
    t = lay_out(hand=HANDS, military={0: ["circus", "insula"]})
    told = t.play("play rome_brewery military")
    assert told[0] == {"event": "used-military", "seat": 0, "card": "rome_brewery", "bar": 3}
    assert t.pile("military", 0) == ["circus", "insula", "brewery"]
    assert t.symbols(0) == (1, 2, 3)  # print: sword, –, shield; cards: horse, shield, shield


def test_r6_2_a_printed_symbol_counts_only_while_a_card_lies_there() -> None:
    """Rome's first bar has a sword, the third a shield, the fifth a horse."""
    cards = ["circus", "via_appia", "cicero", "vitruvius", "marcus", "market"]  # horses all
    expected = [(1, 1, 0), (1, 2, 0), (1, 3, 1), (1, 4, 1), (1, 6, 1), (1, 7, 1)]
    for number in range(1, 7):
        t = lay_out(military={0: cards[:number]}, hand={0: ["forum"], 1: []})
        sword, horse, shield = expected[number - 1]
        assert t.symbols(0) == (sword, horse + 1, shield)


def test_r6_3_a_resource_card_pays_its_coin_once_and_stays() -> None:
    """The Market shows gold and a coin: one coin now, gold as long as it lies there."""
    t = lay_out(hand=HANDS)
    told = t.play("play rome_market resource")
    assert told[0] == {"event": "used-resource", "seat": 0, "card": "rome_market", "coins": 1}
    assert (t.s.coins[0], t.resources(0)) == (1, {"gold": 1})
    t.finish_round()
    t.deal()
    assert t.resources(0) == {"gold": 1}
    assert t.s.coins[0] == 1 + 2 * 2, "two more cards were sold, nothing else came in"


def test_r6_4_resources_are_the_sum_of_print_column_provinces_and_abilities(tmp_path: Path) -> None:
    """1 wood on the tableau, 1 gold in the column, 1 gold of Aksum, 1 gold of the Gold Mine."""
    print_wood = {"start = { wood = 0": "start = { wood = 1"}
    t = lay_out(
        ["egypt", "rome"],
        game=crafted(tmp_path, print_wood),
        resource={0: ["nefertiti"]},
        won={0: ["aksum"]},
        display={0: ["gold_mine"]},
    )
    assert t.resources(0) == {"wood": 1, "gold": 3}
    assert t.resources(1) == {"wood": 1}
