"""R10: the province of the round."""

from __future__ import annotations

import pytest

from tests.rules.rising_cultures.table_top import lay_out

OTHERS = {1: ["qanat", "mint", "stables", "atossa"]}


def test_r10_1_the_contest_begins_when_all_cards_are_played_and_put_back() -> None:
    t = lay_out(turns=5, hand={0: ["forum"], 1: ["qanat", "mint"]}, row=["gaul"])
    t.play("play persia_qanat coins")
    kinds = [event["event"] for event in t.told]
    assert kinds == ["used-coins", "kept", "kept", "contested"]
    assert [len(hand) for hand in t.s.hand] == [0, 0]
    assert (t.asked(), t.actor) == ("claim", 0)


def test_r10_2_the_lowest_number_of_the_row_is_contested() -> None:
    """Row 4, 8, 15: Britannia."""
    t = lay_out(at="contest", row=["babylonia", "aksum", "britannia"])
    assert t.events("contested")[0]["province"] == "britannia"


def test_r10_3_strength_counts_the_groups_shown_in_column_display_and_print() -> None:
    """Gaul (sword, horse). Rome: horse of the tableau, two swords of Caesar, a shield card on the
    first bar with its printed sword: 1 + 2 + 1. Persia: shield of the tableau, a horse card on the
    first bar with its printed horse: 2."""
    t = lay_out(
        at="contest",
        row=["gaul", "libya"],
        display={0: ["caesar"]},
        military={0: ["insula"], 1: ["royal_road"]},
    )
    assert t.events("contested") == [{"seat": 0, "province": "gaul", "own": 4, "other": 2}]
    assert t.strengths("libya") == [1, 1]


def test_r10_3_not_every_group_is_needed() -> None:
    """Indus (sword, shield): Persia has a shield only and wins."""
    t = lay_out(at="contest", row=["indus"])
    assert t.actor == 1
    t.play("contest")
    assert t.won(1) == ["indus"]


@pytest.mark.parametrize(
    ("province", "prices"),
    [("gaul", ["rome_circus", "persia_royal_road"]), ("scythia", [None, None])],
)
def test_r10_8_the_figures_name_the_card_that_the_province_would_cost(
    province: str, prices: list[str | None]
) -> None:
    """The lowest military card of each player; Scythia costs none (P10)."""
    t = lay_out(
        at="contest",
        row=[province],
        military={0: ["insula", "circus"], 1: ["royal_road"]},
    )
    assert t.figures()["prices"] == prices


@pytest.mark.parametrize(
    ("display", "winner"),
    [({}, 1), ({0: ["augustus"]}, 0), ({0: ["augustus"], 1: ["royal_road"]}, 1)],
)
def test_r10_5_the_figures_know_who_wins_ties(display: dict[int, list[str]], winner: int) -> None:
    """Persia has the marker; Augustus of Rome wins ties, and so does the Royal Road of Persia."""
    t = lay_out(at="contest", row=["gaul"], display=display, marker=1)
    assert t.figures()["tie_to"] == winner


def test_r10_8_the_figures_know_who_is_spared_the_price() -> None:
    """The Bridge of Boats keeps Persia's military card; without one there is no price (K14)."""
    t = lay_out(at="contest", row=["gaul"], display={1: ["boat_bridge"]}, military={1: ["atossa"]})
    assert t.figures()["prices"] == [None, None]


def test_r10_4_a_player_may_decline() -> None:
    """Rome 3, Persia 1 in Gaul: Rome abstains, Persia takes it."""
    t = lay_out(at="contest", row=["gaul"], display={0: ["caesar"]}, military={1: ["royal_road"]})
    assert (t.actor, t.legal()) == (0, ["contest", "abstain"])
    t.play("abstain")
    assert (t.actor, t.legal()) == (1, ["contest", "abstain"])
    t.play("contest")
    assert (t.won(0), t.won(1)) == ([], ["gaul"])


def test_r10_5_the_higher_strength_wins() -> None:
    """Rome holds the marker and has 1 in Aksum, Persia has 2: Persia is asked and wins."""
    t = lay_out(at="contest", row=["aksum"], display={1: ["stables"]}, military={1: ["royal_road"]})
    assert t.actor == 1
    t.play("contest")
    assert t.won(1) == ["aksum"]


@pytest.mark.parametrize("marker", [0, 1])
def test_r10_5_on_equal_strength_the_marker_holder_wins(marker: int) -> None:
    """1 : 1 in Aksum. The other has more progress and gets the marker only in step 2."""
    t = lay_out(
        at="contest",
        row=["aksum"],
        display={1: ["stables"]},
        marker=marker,
        progress={1 - marker: 2},
    )
    assert t.strengths("aksum") == [1, 1]
    told = {"seat": marker, "province": "aksum", "own": 1, "other": 1}
    assert t.events("contested") == [told], "the log names who can win"
    t.play("contest")
    assert t.won(marker) == ["aksum"]
    assert t.s.marker == 1 - marker


def test_r10_6_a_single_participant_wins_alone() -> None:
    """Only Rome has a horse: the other is not asked, whatever Rome says."""
    t = lay_out(at="contest", row=["aksum"], marker=1)
    assert t.actor == 0
    t.play("contest")
    assert t.won(0) == ["aksum"]


def test_r10_7_if_nobody_takes_it_the_card_is_boxed_and_nobody_pays() -> None:
    military = {0: ["circus"], 1: ["royal_road"]}
    t = lay_out(at="contest", row=["gaul", "indus"], military=military)
    t.play("abstain", "abstain")
    assert t.events("boxed") == [{"province": "gaul"}]
    assert (t.row(), t.won(0), t.won(1)) == (["indus"], [], [])
    assert (t.pile("military", 0), t.pile("military", 1)) == (["circus"], ["royal_road"])
    assert t.events("price") == []


def test_r10_8_card_then_benefit_then_price() -> None:
    """Carthage: 1 coin; the last played of three military cards goes to the discard pile."""
    t = lay_out(
        at="contest",
        row=["carthage"],
        military={0: ["castrum", "forum", "insula"]},
        discard={0: ["market"]},
    )
    told = t.play("contest")
    kinds = [event["event"] for event in told]
    assert kinds[:3] == ["won", "gained", "price"]
    assert (t.won(0), t.s.coins[0]) == (["carthage"], 1)
    assert t.pile("military", 0) == ["castrum", "forum"]
    assert t.pile("discard", 0) == ["market", "insula"]


def test_r10_8_what_is_paid_for_a_win_is_paid_when_the_card_is_taken() -> None:
    """Persia's second stage gives 1 coin per province won: before the 4 coins of Britannia."""
    persia = {"nations": ("persia", "rome"), "at": "contest"}
    t = lay_out(**persia, row=["britannia"], progress={0: 2})  # type: ignore[arg-type]
    t.play("contest")
    assert [event["coins"] for event in t.events("gained")] == [1, 4]
    t = lay_out(
        **persia,  # type: ignore[arg-type]
        row=["maghreb"], progress={0: 2}, military={0: ["fire_temple"]},
    )  # fmt: skip
    t.play("contest")
    assert (t.asked(), t.s.coins[0]) == ("tribute", 1)


def test_r10_8_nobody_is_paid_for_the_win_that_brought_the_stage() -> None:
    """Maghreb lifts Persia to its second stage; the province was won before that."""
    t = lay_out(
        ("persia", "rome"), at="contest", row=["maghreb"], progress={0: 1},
        military={0: ["fire_temple"]},
    )  # fmt: skip
    t.play("contest", "maghreb_military")
    assert (len(t.s.progress[0]), t.events("gained"), t.s.coins[0]) == (2, [], 0)


def test_r10_9_scythia_changes_the_price_and_the_loser_pays_nothing() -> None:
    for province, left in (("scythia", 2), ("andalusia", 1)):
        t = lay_out(
            at="contest", row=[province], military={0: ["circus", "insula"], 1: ["royal_road"]}
        )
        t.play("contest")
        assert t.won(0) == [province]
        assert (len(t.s.military[0]), len(t.s.military[1])) == (left, 1)


def test_r10_10_lasting_benefits_count_from_now_on() -> None:
    """Gaul's wood and the Circus pay for the Camp; before it was won they did not."""
    table = {"hand": {0: ["castrum"], **OTHERS}, "resource": {0: ["circus", "thermae"]}}
    without = lay_out(**table)  # type: ignore[arg-type]
    assert without.rule("play rome_castrum build") == "R7.3"
    t = lay_out(**table, won={0: ["gaul"]})  # type: ignore[arg-type]
    assert t.resources(0) == {"wood": 3, "brick": 1}
    t.play("play rome_castrum build")


def test_r10_8_a_preview_says_what_the_province_brings_and_not_what_the_round_does() -> None:
    """Gaul is worth a wood and no point. On equal progress the marker leaves Rome afterwards
    (R11.2): that is another matter, although nobody is asked in between."""
    t = lay_out(at="contest", row=["gaul", "libya"], marker=0, military={0: ["insula"]})
    now, preview = t.figures(), t.game.preview(t.s, 0, "contest")
    assert preview is not None
    assert preview.figures is not None
    then = preview.figures
    assert then["points"] == now["points"]
    assert [b - a for a, b in zip(now["resources"][0], then["resources"][0], strict=True)] == [
        1, 0, 0, 0,
    ]  # fmt: skip
    assert then["row"] == ["libya"]
    t.play("contest")
    assert t.s.marker == 1
    assert t.figures()["points"][0] < then["points"][0]


def test_r10_8_a_preview_counts_the_coins_of_britannia() -> None:
    """Four coins at once and one point; the limit takes its share only at the end of the round."""
    t = lay_out(at="contest", row=["britannia", "libya"], marker=0, military={0: ["circus"]})
    now, preview = t.figures(), t.game.preview(t.s, 0, "contest")
    assert preview is not None
    assert preview.figures is not None
    assert preview.figures["coins"][0] == now["coins"][0] + 4
    assert preview.figures["points"][0] == now["points"][0] + 1
