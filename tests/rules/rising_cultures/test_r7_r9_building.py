"""R7 to R9: buildings and persons, rulers, the ascent, unlocked actions."""

from __future__ import annotations

from aevum.core.game import TABLE
from tests.rules.rising_cultures.table_top import lay_out

FOUR_WOOD = ["circus", "insula", "castrum"]  # w2 + w1 + w1
OTHERS = {1: ["qanat", "mint", "stables", "atossa"]}


def test_r7_1_a_built_card_lies_in_the_display_and_works_from_now_on() -> None:
    """The Legion Camp costs w3 b1; Rome shows it and has a sword more."""
    t = lay_out(
        hand={0: ["castrum"], **OTHERS},
        resource={0: ["circus", "insula", "aqueduct"]},
        coins=(0, 0),
    )
    t.play("play rome_castrum build", "no_ascend")
    assert t.pile("display", 0) == ["castrum"]
    assert t.symbols(0) == (1, 1, 0)


def test_r7_2_resources_are_shown_and_not_spent() -> None:
    """Two wood pay for the Market and again for Agrippa; no card and no coin is given up."""
    t = lay_out(hand={0: ["market", "agrippa"], **OTHERS}, resource={0: ["circus"]})
    t.play("play rome_market build", "no_ascend", "play persia_qanat coins")
    t.play("play rome_agrippa build", "no_ascend")
    assert t.pile("display", 0) == ["market", "agrippa"]
    assert (t.pile("resource", 0), t.s.coins[0]) == (["circus"], 0)


def test_r7_3_every_missing_unit_costs_two_coins() -> None:
    """The Brewery (w2 b2 s1) with nothing at hand: five units, ten coins."""
    t = lay_out(hand={0: ["brewery"], **OTHERS}, coins=(11, 0))
    supply = t.s.supply
    told = t.play("play rome_brewery build")
    assert told[0] == {"event": "built", "seat": 0, "card": "rome_brewery", "coins": 10}
    assert (t.s.coins[0], t.s.supply) == (1, supply + 10)


def test_r7_3_who_cannot_pay_cannot_build() -> None:
    t = lay_out(hand={0: ["brewery"], **OTHERS}, coins=(9, 0))
    assert "play rome_brewery build" not in t.legal()
    why = t.game.explain(t.s, 0, "play rome_brewery build")
    assert why is not None
    assert (why.rule, why.args["price"], why.args["coins"]) == ("R7.3", "10", "9")


def test_r7_4_any_number_of_buildings_and_persons() -> None:
    """Twelve cards lie there; the thirteenth is built all the same."""
    many = [
        "market", "aqueduct", "forum", "colosseum", "pantheon", "circus",
        "via_appia", "thermae", "insula", "ostia", "agrippa", "cicero",
    ]  # fmt: skip
    t = lay_out(hand={0: ["brewery"], **OTHERS}, display={0: many}, coins=(10, 0))
    t.play("play rome_brewery build")
    assert t.pile("display", 0) == [*many, "brewery"]


def test_r7_5_a_new_ruler_must_cover_the_old_one() -> None:
    """Caesar rules; Marcus Aurelius comes: nobody is asked, Caesar is covered."""
    t = lay_out(hand={0: ["marcus"], **OTHERS}, display={0: ["insula", "caesar"]}, coins=(8, 0))
    told = t.play("play rome_marcus build")
    assert {"event": "covered", "seat": 0, "card": "rome_caesar"} in told
    assert (t.pile("display", 0), t.pile("covered", 0)) == (["insula", "marcus"], ["caesar"])


def test_r7_6_a_covered_ruler_does_not_score_but_points_for_covered_cards_do() -> None:
    """Caesar (3) covered scores nothing; Rome's second stage gives 2 for him."""
    without = lay_out(covered={0: ["caesar"]}, progress={0: 1}, marker=1)
    assert without.sheet(0) == [0, 0, 0, 0]
    t = lay_out(covered={0: ["caesar", "marcus"]}, progress={0: 2}, marker=1)
    assert t.sheet(0) == [0, 4, 0, 0]
    persia = lay_out(covered={1: ["cyrus", "darius"]}, progress={1: 5})
    assert persia.sheet(1) == [0, 2, 0, 0], "1 each on Persia's fifth stage"


def test_r7_7_a_covered_rulers_ability_is_out_of_use() -> None:
    """Caesar's two swords and Darius' income are gone."""
    t = lay_out(covered={0: ["caesar"], 1: ["darius"]}, at="round")
    assert t.symbols(0) == (0, 1, 0)
    assert t.s.coins == [0, 0]
    uncovered = lay_out(display={0: ["caesar"], 1: ["darius"]}, at="round")
    assert uncovered.symbols(0) == (2, 1, 0)
    assert uncovered.s.coins == [0, 1]


def test_r8_1_after_a_build_the_lowest_resource_card_may_go_up() -> None:
    """Not the Circus above it: the Market, placed last, goes to the first green bar."""
    t = lay_out(hand={0: ["agrippa"], **OTHERS}, resource={0: ["circus", "market"]})
    t.play("play rome_agrippa build")
    assert t.legal() == ["ascend", "no_ascend"]
    told = t.play("ascend")
    assert told[0] == {"event": "ascended", "seat": 0, "card": "rome_market", "stage": 1}
    assert (t.pile("resource", 0), t.pile("progress", 0)) == (["circus"], ["market"])


def test_r8_2_one_ascent_per_build_and_it_may_be_declined() -> None:
    for word, left in (("ascend", 1), ("no_ascend", 2)):
        t = lay_out(hand={0: ["agrippa"], **OTHERS}, resource={0: ["circus", "market"]})
        t.play("play rome_agrippa build", word)
        assert (t.asked(), t.actor) == ("act", 1)
        assert len(t.s.resource[0]) == left


def test_r8_2_no_ascent_without_a_resource_card_or_without_a_build() -> None:
    """The print of the tableau cannot go up; the other three uses offer no ascent."""
    t = lay_out(hand={0: ["agrippa"], **OTHERS}, coins=(4, 0))
    t.play("play rome_agrippa build")
    assert t.actor == 1
    for use in ("coins", "military", "resource"):
        t = lay_out(hand={0: ["agrippa"], **OTHERS}, resource={0: ["circus"]})
        t.play(f"play rome_agrippa {use}")
        assert t.actor == 1


def test_r8_3_the_resources_are_lost_and_the_coin_stays() -> None:
    t = lay_out(hand={0: ["market", "agrippa"], **OTHERS}, resource={0: ["circus"]})
    t.play("play rome_market resource", "play persia_qanat coins", "play rome_agrippa build")
    assert (t.resources(0), t.s.coins[0]) == ({"wood": 2, "gold": 1}, 1)
    t.play("ascend")
    assert (t.resources(0), t.s.coins[0]) == ({"wood": 2}, 1)


def test_r8_4_the_new_stage_unlocks_what_is_printed_there() -> None:
    """Rome's first stage: the COINS use gives one more."""
    t = lay_out(hand={0: ["agrippa", "forum"], **OTHERS}, resource={0: ["circus"]})
    t.play("play rome_agrippa build", "ascend", "play persia_qanat coins")
    t.play("play rome_forum coins")
    assert t.s.coins[0] == 3


def test_r8_5_progress_cards_lie_face_down_and_count_one_each() -> None:
    """Pantheon (7 VP, shield, stone, gold) in the progress column is a card and nothing else."""
    t = lay_out(progress={0: ["pantheon"]}, marker=1)
    assert (t.sheet(0), t.resources(0), t.symbols(0)) == ([0, 0, 0, 0], {}, (0, 1, 0))
    for seat in (TABLE, 0, 1):
        assert t.game.observe(t.s, seat)["progress"] == [1, 0]


def test_r9_1_an_action_before_or_after_the_card_and_never_forced() -> None:
    """Rome's second bar: 2 coins for a sword until the end of the round."""
    table = {"military": {0: ["circus", "insula"]}, "coins": (4, 0)}
    before = lay_out(hand={0: ["forum", "market"], **OTHERS}, **table)  # type: ignore[arg-type]
    assert "activate bar2" in before.legal()
    before.play("activate bar2")
    assert (before.symbols(0), before.s.coins[0]) == ((2, 2, 1), 2)
    before.play("play rome_forum coins")
    assert before.actor == 1, "the action is used, so the turn ends by itself"
    after = lay_out(hand={0: ["forum", "market"], **OTHERS}, **table)  # type: ignore[arg-type]
    after.play("play rome_forum coins")
    assert after.legal() == ["activate bar2", "end_turn"]
    after.play("activate bar2")
    assert (after.actor, after.symbols(0)) == (1, (2, 2, 1))
    never = lay_out(hand={0: ["forum", "market"], **OTHERS}, **table)  # type: ignore[arg-type]
    never.play("play rome_forum coins", "end_turn")
    assert (never.actor, never.symbols(0)) == (1, (1, 2, 1))


def test_r9_1_only_the_owner_in_the_own_turn_and_only_if_unlocked() -> None:
    t = lay_out(hand={0: ["forum"], **OTHERS}, military={0: ["circus"]}, coins=(4, 4))
    assert t.rule("activate bar2") == "R9.1", "one card: the second bar is empty"
    assert t.rule("activate bar1", seat=1) == ""
