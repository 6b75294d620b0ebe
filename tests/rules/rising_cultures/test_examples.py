"""X1 to X18: the worked examples of the rules index."""

from __future__ import annotations

from pathlib import Path

from tests.rules.rising_cultures.table_top import Table, crafted, lay_out

OTHERS = {1: ["qanat", "mint", "stables", "atossa"]}


def test_x1_horse_of_the_card_and_sword_of_the_bar() -> None:
    """Rome lays the Circus (horse) on its first bar, which shows a sword."""
    t = lay_out(hand={0: ["circus"], **OTHERS})
    assert t.symbols(0) == (0, 1, 0)
    t.play("play rome_circus military")
    assert t.symbols(0) == (1, 2, 0)


def test_x2_both_are_gone_with_the_card() -> None:
    t = lay_out(at="contest", row=["aksum"], military={0: ["circus"]})
    assert t.symbols(0) == (1, 2, 0)
    t.play("contest")
    assert t.symbols(0) == (0, 1, 0)
    assert t.pile("discard", 0) == ["circus"]


def test_x3_a_resource_card_with_a_coin() -> None:
    """Wood and brick lie there; the Market brings gold and one coin, later nothing."""
    t = lay_out(hand={0: ["market"], **OTHERS}, resource={0: ["ostia", "aqueduct"]})
    t.play("play rome_market resource")
    assert t.resources(0) == {"wood": 1, "brick": 1, "gold": 1}
    assert t.s.coins[0] == 1
    t.finish_round()
    assert t.s.coins[0] == 1


BREWERY: dict[str, object] = {
    "hand": {0: ["brewery"], **OTHERS},
    "resource": {0: ["circus", "thermae", "aqueduct"]},  # 2 wood, 2 brick
}


def test_x4_the_missing_stone_of_the_brewery_costs_two_coins() -> None:
    t = lay_out(**BREWERY, coins=(3, 0))  # type: ignore[arg-type]
    supply = t.s.supply
    assert t.resources(0) == {"wood": 2, "brick": 2}
    t.play("play rome_brewery build")
    assert (t.s.coins[0], t.s.supply) == (1, supply + 2)
    assert t.pile("display", 0) == ["brewery"]
    assert t.resources(0) == {"wood": 2, "brick": 2}


def test_x5_with_one_coin_the_brewery_cannot_be_built() -> None:
    t = lay_out(**BREWERY, coins=(1, 0))  # type: ignore[arg-type]
    assert "play rome_brewery build" not in t.legal()
    assert t.rule("play rome_brewery build") == "R7.3"


def test_x6_the_market_goes_up_after_the_brewery() -> None:
    t = lay_out(
        hand={0: ["brewery"], **OTHERS},
        resource={0: ["circus", "thermae", "aqueduct", "market"]},
        coins=(2, 0),
    )
    t.play("play rome_brewery build", "ascend")
    assert t.pile("progress", 0) == ["market"]
    assert t.resources(0) == {"wood": 2, "brick": 2}, "the gold is lost"


def test_x7_most_swords_and_horses_together_take_the_province() -> None:
    """Gaul: no one-time benefit; Rome's last military card is discarded."""
    t = lay_out(
        at="contest", row=["gaul"], military={0: ["castrum", "market"], 1: ["royal_road", "mint"]}
    )
    assert t.strengths("gaul") == [5, 2]
    t.play("contest")
    assert (t.won(0), t.s.coins[0]) == (["gaul"], 0)
    assert (t.pile("military", 0), t.pile("discard", 0)) == (["castrum"], ["market"])


def test_x8_three_progress_cards_against_fewer() -> None:
    for marker in (0, 1):
        assert lay_out(at="marker", marker=marker, progress={0: 3, 1: 2}).s.marker == 0


def test_x9_three_against_three_changes_the_owner() -> None:
    for marker in (0, 1):
        t = lay_out(at="marker", marker=marker, progress={0: 3, 1: 3})
        assert t.s.marker == 1 - marker


def test_x10_nine_coins_at_the_end_of_a_round() -> None:
    t = lay_out(["rome", "egypt"], at="limit", coins=(9, 9))
    assert t.s.coins == [7, 5]
    assert t.events("limited") == [{"seat": 0, "coins": 2}, {"seat": 1, "coins": 4}]


def test_x11_persia_scores_52(tmp_path: Path) -> None:
    """Cards 0, 4, 7, 3, 6, 3, 4, 5; golden 3, stage six 2, stage seven 1; provinces 1, 3, 3, 4;
    marker 3. The cards' own effects are taken away, so that only the printed points count."""
    cards = {
        "royal_road": 0, "tomb_cyrus": 4, "persepolis": 7, "stables": 3,
        "pasargadae": 6, "artaxerxes": 3, "paradise": 4, "fire_temple": 5,
    }  # fmt: skip
    plain = {name: {"effects": "", "vp": str(points)} for name, points in cards.items()}
    stage_seven = '"final:vp n=2", "final:vp_per counter=sign:B n=1 per=1 max=3"]'
    game = crafted(tmp_path, {stage_seven: '"final:vp n=2", "final:vp n=1"]'}, persia=plain)
    t = lay_out(
        ["rome", "persia"],
        game=game,
        at="end",
        round=7,
        marker=1,
        golden=(0, 1),
        progress={1: ["qanat", "mint", "susa", "satrap", "atossa", "cyrus", "darius"]},
        display={1: list(cards)},
        won={1: ["aksum", "mauretania", "scythia", "carthage"]},
    )
    assert t.sheet(1) == [32, 6, 11, 3]
    result = t.game.result(t.s)
    assert result is not None
    assert result.points[1] == 52


def test_x12_two_paid_swaps() -> None:
    """2 coins, hand of 4: no coin left, hand of 4, the deck as large, two cards at the bottom."""
    hands = {0: ["brewery", "market", "forum", "agrippa"], **OTHERS}
    t = lay_out(at="swap", hand=hands, coins=(2, 0))
    size = t.deck(0)
    t.play("swap_paid", "draw rome_curia", "pick rome_market")
    t.play("swap_paid", "draw rome_arch", "pick rome_arch")
    assert (t.s.coins[0], len(t.s.hand[0]), t.deck(0)) == (0, 4, size)
    assert t.bottom(0) == ["market", "arch"]


def test_x13_a_card_for_coins() -> None:
    t = lay_out(hand={0: ["pantheon"], **OTHERS})
    t.play("play rome_pantheon coins")
    assert (t.s.coins[0], t.pile("discard", 0)) == (2, ["pantheon"])


def tied_in_gaul(marker: int) -> Table:
    """3 : 3: Rome a horse and Caesar's swords; Persia a horse and the Stables' horse printed."""
    t = lay_out(
        at="contest",
        row=["gaul"],
        marker=marker,
        display={0: ["caesar"]},
        military={1: ["royal_road", "boat_bridge"]},
    )
    assert t.strengths("gaul") == [3, 3]
    return t


def test_x14_both_decline() -> None:
    t = tied_in_gaul(0)
    t.play("abstain", "abstain")
    assert (t.won(0), t.won(1), t.row()) == ([], [], [])
    assert len(t.s.military[1]) == 2


def test_x15_three_to_three_the_marker_holder_wins() -> None:
    for marker in (0, 1):
        t = tied_in_gaul(marker)
        assert t.actor == marker
        t.play("contest")
        assert t.won(marker) == ["gaul"]


def test_x16_three_to_three_and_the_holder_declines() -> None:
    t = tied_in_gaul(0)
    t.play("abstain")
    assert t.actor == 1
    t.play("contest")
    assert t.won(1) == ["gaul"]


def test_x17_the_old_ruler_scores_nothing_and_still_counts_as_covered() -> None:
    """Augustus (7) is covered by Marcus Aurelius (3); the second stage gives 2 for him."""
    t = lay_out(
        hand={0: ["marcus"], **OTHERS},
        display={0: ["augustus"]},
        progress={0: 2},
        coins=(8, 0),
        marker=0,
    )
    assert t.sheet(0)[:2] == [7, 0]
    t.play("play rome_marcus build")
    assert t.sheet(0)[:2] == [3, 2]
    assert t.pile("covered", 0) == ["augustus"]


def test_x18_the_sum_of_both_games_decides_the_match(tmp_path: Path) -> None:
    """48 : 52 in the first game, 50 : 45 in the second: 98 : 97."""
    persia = dict(zip(PERSIAN, (7, 7, 7, 7, 7, 7, 5), strict=True))
    rome = dict(zip(ROMAN, (7, 7, 7, 7, 7, 7, 3), strict=True))
    game = crafted(
        tmp_path,
        persia={name: {"effects": "", "vp": str(vp)} for name, vp in persia.items()},
        rome={name: {"effects": "", "vp": str(vp)} for name, vp in rome.items()},
    )
    display = {0: PERSIAN, 1: ROMAN}
    t = lay_out(["persia", "rome"], game=game, at="end", round=7, display=display)
    result = t.game.result(t.s)
    assert result is not None
    assert (result.points, result.winners) == ([50, 45], [0]), "seat 0 holds the marker"
    t.s.match, t.s.game, t.s.carried = 1, 2, [48, 52]
    result = t.game.result(t.s)
    assert result is not None
    assert (result.points, result.winners, result.cause) == ([98, 97], [0], "match")


PERSIAN = ["persepolis", "susa", "pasargadae", "qanat", "mint", "paradise", "tomb_cyrus"]
ROMAN = ["pantheon", "colosseum", "insula", "forum", "ostia", "brewery", "thermae"]
