"""K1 to K24: rulings where the booklet is silent."""

from __future__ import annotations

from pathlib import Path

import pytest

from aevum.core.errors import BadOptions
from tests.rules.rising_cultures.table_top import (
    ROW,
    Table,
    crafted,
    events_of,
    lay_out,
    new_game,
    our_game,
)

HANDS = {
    0: ["brewery", "market", "forum", "agrippa"],
    1: ["qanat", "mint", "stables", "atossa"],
}
OTHERS = {1: HANDS[1]}
FULL = ["colosseum", "pantheon", "circus", "via_appia", "thermae", "insula"]


def test_k1_nations_are_given_or_drawn_after_the_provinces() -> None:
    """Two different ones; a nation taken cannot come twice."""
    t = Table(our_game, our_game.setup({"first": 0}))
    assert all(word.startswith("lay ") for word in t.legal())
    assert len(t.legal()) == 15
    t.play(*(f"lay {province}" for province in ROW))
    four = ["nation rome", "nation persia", "nation abbasids", "nation egypt"]
    assert t.legal() == four
    t.play("nation egypt")
    assert t.legal() == four[:3]
    assert t.rule("nation egypt") == "K1"
    t.play("nation rome")
    assert t.s.nation == [3, 0]
    assert t.asked() == "draw"


def test_k1_the_same_nation_twice_is_refused() -> None:
    with pytest.raises(BadOptions, match="differ"):
        our_game.setup({"nations": "rome,rome"})
    with pytest.raises(BadOptions, match="no nation 'gaul'"):
        our_game.setup({"nations": "rome,gaul"})


def test_k2_the_first_marker_is_given_or_drawn() -> None:
    t = Table(our_game, our_game.setup({"nations": "rome,persia"}))
    t.play(*(f"lay {province}" for province in ROW))
    assert t.legal() == ["marker 0", "marker 1"]
    t.play("marker 1")
    assert (t.s.marker, t.asked()) == (1, "draw")
    assert new_game(first=1).s.marker == 1


def test_k3_the_second_pick_is_lower_and_ascends_first() -> None:
    t = new_game()
    t.draw(*HANDS[0], *HANDS[1])
    t.play("pick rome_market", "pick rome_forum", "pick rome_brewery")
    t.play("pick persia_qanat", "pick persia_mint", "pick persia_stables")
    assert t.pile("resource", 0) == ["market", "forum"]
    t.draw("agrippa")
    t.deal()
    while t.asked() != "act":
        t.play("swap_done")
    t.play("play rome_agrippa resource")
    assert t.pile("resource", 0) == ["market", "forum", "agrippa"], "new cards come below"


@pytest.mark.parametrize("marker", [0, 1])
def test_k4_the_first_player_comes_first_in_setup_draw_and_swap(marker: int) -> None:
    t = new_game(first=marker)
    own, other = ("rome", "persia") if marker == 0 else ("persia", "rome")
    assert all(word.startswith(f"draw {own}_") for word in t.legal())
    t.deal()
    assert (t.asked(), t.actor) == ("start", marker)
    t.play(*(t.legal()[:3]))
    assert t.actor == 1 - marker
    drawing = lay_out(at="draw", marker=marker, coins=(1, 1))
    for nation in (own,) * 4 + (other,) * 4:
        assert all(word.startswith(f"draw {nation}_") for word in drawing.legal())
        drawing.play(drawing.legal()[0])
    assert (drawing.asked(), drawing.actor) == ("swap", marker)


def test_k5_the_hand_is_five_for_a_moment_and_never_six() -> None:
    t = lay_out(at="swap", hand=HANDS, coins=(2, 0))
    sizes = []
    for name in ("curia", "arch"):
        for word in ("swap_paid", f"draw rome_{name}", f"pick rome_{name}"):
            t.play(word)
            sizes.append(len(t.s.hand[0]))
    assert sizes == [4, 5, 4, 4, 5, 4]


def test_k6_no_swap_with_an_empty_deck_not_even_a_free_one() -> None:
    """Both kinds are refused; Persia, with cards in the deck, is asked."""
    t = lay_out(at="swap", hand=HANDS, coins=(3, 3), won={0: ["mauretania"]}, boxed={0: 99})
    assert t.deck(0) == 0
    assert t.actor == 1


def test_k6_a_24_card_nation_cannot_swap_in_round_seven() -> None:
    """22 cards after the start, three fewer each round: four are left, and all are drawn."""
    t = lay_out(at="round", round=7, coins=(5, 5), boxed={0: 20, 1: 20})
    assert t.deck(0) == 4
    t.deal()
    assert t.asked() == "act"
    assert (t.deck(0), t.deck(1)) == (0, 0)


@pytest.mark.parametrize(("cards", "turns"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_k7_a_short_deck_is_drawn_out_and_turns_are_skipped(cards: int, turns: int) -> None:
    """With three or fewer none is kept; the other goes on; nothing is reshuffled."""
    t = lay_out(
        at="draw",
        boxed={0: 24 - cards - 1},
        discard={0: ["pantheon"]},
        row=["libya", "babylonia"],
    )
    t.deal()
    assert len(t.s.hand[0]) == cards
    assert t.deck(0) == 0
    actors = []
    while t.asked() == "act":
        actors.append(t.actor)
        t.play(next(word for word in t.legal() if word.endswith(" coins")))
    assert (actors.count(0), actors.count(1)) == (turns, 3)
    assert t.deck(0) == cards - turns
    assert len(t.s.discard[0]) == 1 + turns


def test_k8_what_is_not_in_the_supply_is_lost() -> None:
    t = lay_out(hand=HANDS, coins=(20, 7))
    assert t.s.supply == 1
    told = t.play("play rome_market coins")
    assert told[0]["coins"] == 1
    assert (t.s.coins[0], t.s.supply) == (21, 0)


@pytest.mark.parametrize("marker", [0, 1])
def test_k8_at_income_the_first_player_takes_first(marker: int) -> None:
    """One coin is left, two are due."""
    t = lay_out(at="round", marker=marker, coins=(20, 7), display={0: ["brewery"], 1: ["darius"]})
    assert t.s.coins == ([21, 7] if marker == 0 else [20, 8])


@pytest.mark.parametrize("marker", [0, 1])
def test_k8_the_nile_is_income_too(marker: int) -> None:
    """One coin is left; Egypt's Nile takes it if Egypt is first, Rome's Brewery otherwise."""
    t = lay_out(
        ["egypt", "rome"],
        at="round",
        marker=marker,
        coins=(20, 7),
        flood={0: 1},
        display={1: ["brewery"]},
    )
    assert (sum(t.s.nile), t.s.coins[1]) == ((1, 7) if marker == 0 else (0, 8))


def test_k9_the_possible_winner_is_asked_first_and_that_is_enough() -> None:
    """Aksum 2 : 1 for Persia: Persia says yes, Rome is not asked."""
    t = lay_out(at="contest", row=["aksum"], display={1: ["stables", "xerxes"]})
    assert t.strengths("aksum") == [1, 2]
    assert t.actor == 1
    t.play("contest")
    assert t.won(1) == ["aksum"]


def test_k10_strength_0_counts_as_declining() -> None:
    """Libya: Rome has no shield; Persia, with one, declines: boxed at once."""
    t = lay_out(at="contest", row=["libya"])
    assert t.strengths("libya") == [0, 1]
    assert t.actor == 1
    t.play("abstain")
    assert (t.row(), t.won(0), t.won(1)) == ([], [], [])


@pytest.mark.parametrize("marker", [0, 1])
def test_k11_tied_the_marker_holder_first_then_the_other(marker: int) -> None:
    t = lay_out(at="contest", row=["aksum"], display={1: ["stables"]}, marker=marker)
    assert t.strengths("aksum") == [1, 1]
    assert t.actor == marker
    t.play("abstain")
    assert t.actor == 1 - marker
    t.play("contest")
    assert t.won(1 - marker) == ["aksum"]


def test_k12_nobody_has_a_symbol_the_card_is_boxed_unasked() -> None:
    """Maghreb 0 : 0; the next round begins with the next card."""
    t = lay_out(at="contest", row=["maghreb", "aksum"])
    assert t.events("boxed") == [{"province": "maghreb"}]
    assert (t.s.round, t.row()) == (3, ["aksum"])


def test_k13_the_lowest_military_card_is_the_last_played() -> None:
    t = lay_out(
        hand={0: ["forum"], 1: ["qanat", "mint"]},
        turns=4,
        military={0: ["castrum", "insula"]},
        row=["maghreb", "aksum"],
    )
    t.play("play rome_forum military", "play persia_qanat coins", "contest", "maghreb_military")
    assert t.pile("progress", 0) == ["forum"]
    assert t.pile("military", 0) == ["castrum", "insula"]


def test_k14_without_a_military_card_there_is_no_price() -> None:
    t = lay_out(at="contest", row=["aksum"], discard={0: ["insula"]})
    t.play("contest")
    assert (t.won(0), t.pile("discard", 0), t.events("price")) == (["aksum"], ["insula"], [])


def test_k15_with_six_military_cards_a_seventh_is_not_legal() -> None:
    t = lay_out(hand=HANDS, military={0: FULL})
    assert t.rule("play rome_market military") == "K15"
    assert not any(word.endswith(" military") for word in t.legal())
    five = lay_out(hand=HANDS, military={0: FULL[:5]})
    assert five.rule("play rome_market military") is None


@pytest.mark.parametrize(("golden", "stages"), [(0, 5), (1, 7)])
def test_k16_no_ascent_without_a_free_green_bar(golden: int, stages: int) -> None:
    """The grey side has five, the golden one seven."""
    for progress, asked in ((stages - 1, 0), (stages, 1)):
        t = lay_out(
            hand={0: ["agrippa"], **OTHERS},
            resource={0: ["circus"]},
            progress={0: progress},
            golden=(golden, 0),
        )
        t.play("play rome_agrippa build")
        assert t.actor == asked


def test_k16_maghreb_with_a_full_progress_column_only_costs() -> None:
    t = lay_out(
        at="contest",
        row=["maghreb"],
        military={0: ["castrum"]},
        discard={0: ["insula"]},
        progress={0: 5},
    )
    t.play("contest")
    assert len(t.s.progress[0]) == 5
    assert t.pile("discard", 0) == ["insula", "castrum"]


def test_k17_existing_resources_come_first() -> None:
    """Forum (b3 s3) with two bricks and a stone: one brick and two stones are missing, 6 coins."""
    t = lay_out(
        hand={0: ["forum"], **OTHERS},
        resource={0: ["thermae", "aqueduct", "via_appia"]},
        coins=(12, 0),
    )
    assert t.resources(0) == {"brick": 2, "stone": 1}
    assert t.play("play rome_forum build")[0]["coins"] == 6


def test_k17_wood_does_not_replace_brick() -> None:
    t = lay_out(hand={0: ["vitruvius"], **OTHERS}, resource={0: ["circus"]}, coins=(4, 0))
    assert t.play("play rome_vitruvius build")[0]["coins"] == 4


def test_k18_a_covered_ruler_stops_at_once_and_what_was_received_stays() -> None:
    """Marcus gave 2 coins; Caesar covers him; then Hadrian covers Caesar: the swords are gone."""
    t = lay_out(
        hand={0: ["caesar", "hadrian"], **OTHERS},
        display={0: ["marcus"]},
        coins=(20, 0),
    )
    t.play("play rome_caesar build", "play persia_qanat coins")
    assert t.symbols(0) == (2, 1, 0)
    assert t.s.coins[0] == 12
    t.play("play rome_hadrian build")
    assert t.symbols(0) == (0, 1, 2)
    assert t.pile("covered", 0) == ["marcus", "caesar"]


def test_k19_the_old_rulers_resource_pays_for_the_new_one(tmp_path: Path) -> None:
    """Caesar gives two stones here: Marcus (w2 s2) needs two wood only, then Caesar is covered."""
    game = crafted(tmp_path, rome={"caesar": {"effects": "static:resource kind=stone n=2"}})
    t = lay_out(hand={0: ["marcus"], **OTHERS}, display={0: ["caesar"]}, coins=(4, 0), game=game)
    told = t.play("play rome_marcus build")
    assert told[0]["coins"] == 4
    assert t.pile("covered", 0) == ["caesar"]
    assert t.resources(0) == {}


def test_k20_progress_cards_are_a_number_and_never_come_back() -> None:
    """Nothing in a game of ours takes them away: see I8; here, they lie there next round too."""
    t = lay_out(progress={0: ["pantheon", "forum"]}, row=["libya", "babylonia"])
    t.finish_round()
    assert t.pile("progress", 0) == ["pantheon", "forum"]
    assert t.game.observe(t.s, 0)["progress"] == [2, 0]


def test_k21_each_source_once_per_round_and_any_number_of_sources() -> None:
    """Rome's bars two and four sell a sword and a horse."""
    t = lay_out(
        hand={0: ["forum", "curia"], 1: HANDS[1]},
        military={0: ["circus", "insula", "thermae", "pantheon"]},
        coins=(6, 0),
    )
    t.play("activate bar2", "activate bar4")
    assert t.s.coins[0] == 2
    assert t.rule("activate bar2") == t.rule("activate bar4") == "K21"
    t.play("play rome_forum coins", "play persia_qanat coins")
    assert t.rule("activate bar2") == "K21", "also in the next turn of this round"
    t.finish_round()
    t.deal()
    while t.asked() == "swap":
        t.play("swap_done")
    if t.actor == 1:
        t.quiet()
    assert "activate bar2" in t.legal()


def test_k22_the_ability_comes_before_the_ascent() -> None:
    """Marcus Aurelius' two coins are there when the ascent is asked."""
    t = lay_out(hand={0: ["marcus"], **OTHERS}, resource={0: ["circus", "hadrian"]})
    told = t.play("play rome_marcus build")
    assert events_of(told, "gained") == [{"seat": 0, "coins": 2}]
    assert (t.asked(), t.s.coins[0]) == ("ascend", 2)


def test_k23_a_card_whose_resources_were_just_shown_may_ascend() -> None:
    t = lay_out(hand={0: ["agrippa"], **OTHERS}, resource={0: ["circus"]})
    t.play("play rome_agrippa build", "ascend")
    assert (t.pile("progress", 0), t.resources(0)) == (["circus"], {})


def test_k24_a_build_through_an_effect_gives_an_ascent_too() -> None:
    """Imhotep's extra card, the Obelisk (s2), is built: one ascent for each of the two builds."""
    t = lay_out(
        ["egypt", "rome"],
        hand={0: ["imhotep"], 1: ["forum"]},
        resource={0: ["shaduf", "senenmut", "great_pyramid"]},
        top={0: ["obelisk"]},
    )
    t.play("play egypt_imhotep build", "draw egypt_obelisk", "option for-build")
    assert t.legal() == ["ascend", "no_ascend"]
    t.play("ascend")
    assert t.legal() == ["ascend", "no_ascend"]
    t.play("ascend")
    assert t.pile("progress", 0) == ["great_pyramid", "senenmut"]
    assert t.actor == 1
