"""P1 to P15: every province, its contest, its benefit and its points."""

from __future__ import annotations

import csv

import pytest

from aevum.games.rising_cultures.pack import data_folder
from tests.rules.rising_cultures.table_top import PROVINCE_IDS, Table, lay_out

CONTESTS = {
    "gaul": "sword horse", "indus": "sword shield", "caucasus": "sword horse shield",
    "britannia": "sword shield", "armenia": "sword horse shield", "germania": "sword horse",
    "maghreb": "sword", "aksum": "horse", "mauretania": "horse shield", "scythia": "horse shield",
    "carthage": "sword", "andalusia": "horse shield", "anatolia": "sword horse",
    "libya": "shield", "babylonia": "shield",
}  # fmt: skip
"""The table of part 1.2, in its order."""
OTHERS = {1: ["qanat", "mint", "stables", "atossa"]}


def winning(province: str, **table: object) -> Table:
    """Rome has a symbol of every kind; Persia none but its printed shield, and abstains."""
    t = lay_out(
        at="contest",
        row=[province],
        display={0: ["caesar", "agrippa"], **table.pop("display", {})},  # type: ignore[dict-item]
        **table,  # type: ignore[arg-type]
    )
    while t.asked() == "claim":
        t.play("contest" if t.actor == 0 else "abstain")
    assert t.won(0) == [province]
    return t


def points_of(province: str, seat: int = 0, **table: object) -> int:
    t = lay_out(at="end", round=7, won={seat: [province]}, **table)  # type: ignore[arg-type]
    return t.sheet(seat)[2]


@pytest.mark.parametrize("province", PROVINCE_IDS)
def test_the_contest_counts_the_groups_of_the_card(province: str) -> None:
    """Rome with 3 swords, 1 horse and 3 shields."""
    t = lay_out(
        row=[province],
        military={0: ["castrum", "brewery", "insula"]},
        hand={0: ["forum"], **OTHERS},
    )
    have = {"sword": 3, "horse": 1, "shield": 3}
    assert t.symbols(0) == (3, 1, 3)
    assert t.strengths(province)[0] == sum(have[kind] for kind in CONTESTS[province].split())


def test_each_symbol_appears_on_nine_provinces() -> None:
    words = " ".join(CONTESTS.values()).split()
    assert {kind: words.count(kind) for kind in ("sword", "horse", "shield")} == {
        "sword": 9, "horse": 9, "shield": 9,
    }  # fmt: skip
    with (data_folder() / "provinces.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert {row["id"]: row["contest"] for row in rows} == CONTESTS
    assert [row["no"] for row in rows] == [str(number) for number in range(1, 16)]
    assert sorted(row["sign"] for row in rows) == ["A"] * 5 + ["B"] * 5 + ["C"] * 5


def test_p1_gaul() -> None:
    """A: 2 swords, 1 horse, shields; B: 4 swords. 3 : 4; B wins and has a wood more."""
    t = lay_out(
        at="contest",
        row=["gaul"],
        military={0: ["insula"], 1: ["immortals", "boat_bridge"]},
        display={0: ["castrum"]},
    )
    assert t.symbols(0) == (2, 1, 1)
    assert t.symbols(1) == (3, 1, 1)
    assert t.strengths("gaul") == [3, 4]
    t.play("contest")
    assert t.won(1) == ["gaul"]
    assert t.resources(1) == {"wood": 1}
    assert points_of("gaul") == 0


def test_p2_indus() -> None:
    assert winning("indus").resources(0) == {"brick": 1}
    assert points_of("indus") == 0


def test_p3_caucasus() -> None:
    """A has one symbol of each kind, B two: 3 : 2; A wins, a stone more, 1 VP."""
    t = lay_out(
        at="contest",
        row=["caucasus"],
        military={0: ["brewery"]},
        display={1: ["cambyses"]},
        marker=1,
    )
    assert (t.symbols(0), t.symbols(1)) == ((1, 1, 1), (1, 0, 1))
    assert t.strengths("caucasus") == [3, 2]
    t.play("contest")
    assert t.resources(0) == {"stone": 1}
    assert points_of("caucasus") == 1


def test_p4_britannia() -> None:
    """5 coins and 4 make 9, then the limit: 7 stay; Egypt keeps 5."""
    t = winning("britannia", coins=(5, 0))
    assert {"event": "gained", "seat": 0, "coins": 4} in t.told
    assert t.events("limited") == [{"seat": 0, "coins": 2}]
    assert t.s.coins[0] == 7
    egypt = lay_out(["egypt", "rome"], at="contest", row=["britannia"], coins=(5, 0))
    egypt.play("contest")
    assert egypt.events("limited") == [{"seat": 0, "coins": 4}]
    assert egypt.s.coins[0] == 5
    assert points_of("britannia") == 1


@pytest.mark.parametrize(
    ("province", "coins", "points"), [("armenia", 2, 2), ("germania", 3, 2), ("carthage", 1, 4)]
)
def test_p5_p6_p11_coins_now_and_points_later(province: str, coins: int, points: int) -> None:
    assert winning(province).s.coins[0] == coins
    assert points_of(province) == points


def test_p7a_maghreb_a_discarded_card_goes_up_and_the_price_is_paid() -> None:
    t = winning("maghreb", discard={0: ["forum"]}, military={0: ["market", "insula"]})
    t.play("maghreb_discard", "target rome_forum")
    assert t.pile("progress", 0) == ["forum"]
    assert (t.pile("military", 0), t.pile("discard", 0)) == (["market"], ["insula"])
    assert points_of("maghreb") == 2


def test_p7b_maghreb_the_lowest_military_card_goes_up_and_nothing_is_discarded() -> None:
    t = winning("maghreb", discard={0: ["forum"]}, military={0: ["market", "insula"]})
    t.play("maghreb_military")
    assert t.pile("progress", 0) == ["insula"]
    assert (t.pile("military", 0), t.pile("discard", 0)) == (["market"], ["forum"])
    assert t.events("price") == []


def test_p7c_maghreb_counts_for_the_marker_of_the_same_round() -> None:
    """2 : 2, the other holds the marker: 3 : 2 after Maghreb, the marker comes."""
    t = winning("maghreb", military={0: ["market"]}, progress={0: 2, 1: 2}, marker=1)
    t.play("maghreb_military")
    assert len(t.s.progress[0]) == 3
    assert t.s.marker == 0


def test_p8_aksum() -> None:
    assert winning("aksum").resources(0) == {"gold": 1}
    assert points_of("aksum") == 1


def test_p9_mauretania() -> None:
    """One swap without a coin each round, besides the two paid ones: three in all."""
    hands = {0: ["brewery", "market", "forum", "agrippa"], **OTHERS}
    t = lay_out(at="swap", hand=hands, coins=(3, 0), won={0: ["mauretania"]})
    t.play("swap_free", "draw rome_arch", "pick rome_arch")
    assert (t.legal(), t.rule("swap_free")) == (["swap_paid", "swap_done"], "K29")
    for name in ("curia", "ostia"):
        t.play("swap_paid", f"draw rome_{name}", f"pick rome_{name}")
    assert (t.asked(), t.s.coins[0]) == ("act", 1)
    assert points_of("mauretania") == 3


def test_p10_scythia() -> None:
    t = winning("scythia", military={0: ["market", "circus", "insula"]})
    assert t.pile("military", 0) == ["market", "circus", "insula"]
    assert points_of("scythia") == 3


@pytest.mark.parametrize(
    ("progress", "military", "points"), [(5, 3, 3), (2, 3, 2), (0, 3, 0), (3, 3, 3)]
)
def test_p12_andalusia(progress: int, military: int, points: int) -> None:
    """One point per set of a progress card and a military card."""
    cards = ["market", "circus", "insula"][:military]
    assert points_of("andalusia", progress={0: progress}, military={0: cards}) == points


def test_p13_anatolia() -> None:
    assert points_of("anatolia") == 2
    assert points_of("anatolia", golden=(1, 0)) == 5
    assert points_of("anatolia", golden=(0, 1)) == 2, "the other's golden side is no matter"


def test_p14_libya() -> None:
    """7 coins give 7; Egypt's 5 coins and 3 due on the Nile give 8."""
    assert points_of("libya", coins=(7, 4)) == 7
    nile = {1: [1, 1, 0, 1, 0, 0]}
    egypt = ["rome", "egypt"]
    t = lay_out(egypt, at="end", round=7, won={1: ["libya"]}, coins=(7, 5), nile=nile)
    assert t.sheet(1)[2] == 8
    t = lay_out(egypt, at="end", round=7, won={0: ["libya"]}, coins=(7, 5), nile=nile)
    assert t.sheet(0)[2] == 7, "what is due to Egypt is not Rome's"


def test_p15_babylonia() -> None:
    """4, and 6 with the marker after the last step 2."""
    assert points_of("babylonia", marker=0) == 6
    assert points_of("babylonia", marker=1) == 4
    t = lay_out(at="marker", round=7, won={0: ["babylonia"]}, marker=1, progress={0: 1})
    assert t.sheet(0)[2] == 6
