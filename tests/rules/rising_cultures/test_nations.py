"""N1 to N6: golden age, Nile, House of Wisdom, the leaders of Persia; and the coin limits."""

from __future__ import annotations

import pytest

from tests.rules.rising_cultures.table_top import Table, lay_out

COSTS = {"rome": 7, "persia": 6, "abbasids": 7, "egypt": 6}
HANDS = {"rome": "forum", "persia": "qanat", "abbasids": "suq", "egypt": "obelisk"}


def against(nation: str) -> list[str]:
    return [nation, "persia" if nation == "rome" else "rome"]


def at_stage(nation: str, stage: int, coins: int, **table: object) -> Table:
    pair = against(nation)
    hand = {0: [HANDS[nation]], 1: [HANDS[pair[1]]]}
    return lay_out(pair, hand=hand, progress={0: stage}, coins=(coins, 0), **table)  # type: ignore[arg-type]


@pytest.mark.parametrize("nation", sorted(COSTS))
def test_n1_the_action_of_stage_four_turns_the_tableau(nation: str) -> None:
    cost = COSTS[nation]
    t = at_stage(nation, 4, cost)
    assert t.sheet(0)[1] == 0
    t.play("activate stage4")
    assert (t.s.golden, t.s.coins[0]) == ([1, 0], 0)
    assert t.sheet(0)[1] == 3, "the golden side is worth 3"
    assert t.figures()["stages"] == [7, 5]
    assert t.rule("activate stage4") == "R9.1", "the golden side has no such action"


@pytest.mark.parametrize("nation", sorted(COSTS))
def test_n1_not_without_the_coins_and_not_before_stage_four(nation: str) -> None:
    assert at_stage(nation, 4, COSTS[nation] - 1).rule("activate stage4") == "R9.1"
    assert at_stage(nation, 3, COSTS[nation]).rule("activate stage4") == "R9.1"


def test_n1_cards_stay_and_the_golden_effects_replace_the_grey_ones() -> None:
    """Rome's second bar shows a sword only on the golden side; the joker resource comes."""
    t = at_stage("rome", 4, COSTS["rome"], military={0: ["circus", "insula"]})
    assert t.symbols(0) == (1, 2, 1)
    assert t.figures()["jokers"][0] == []
    t.play("activate stage4")
    assert t.symbols(0) == (2, 2, 1)
    assert t.figures()["jokers"][0] == [["wood", "brick", "stone", "gold"]]
    assert t.pile("military", 0) == ["circus", "insula"]
    assert len(t.s.progress[0]) == 4


def egypt(**table: object) -> Table:
    return lay_out(["egypt", "rome"], **table)  # type: ignore[arg-type]


def test_n2_each_step_of_the_flood_gives_the_opponent_a_coin() -> None:
    """The Shaduf (w2) raises the flood by one."""
    t = egypt(hand={0: ["shaduf"], 1: ["forum"]}, coins=(4, 0))
    t.play("play egypt_shaduf build")
    assert (t.s.flood, t.s.coins) == ([1, 0], [0, 1])
    assert t.s.nile == [0] * 12, "coins come in the income phase"


def test_n2_the_flood_ends_at_six() -> None:
    t = egypt(hand={0: ["shaduf"], 1: ["forum"]}, coins=(4, 0), flood={0: 6})
    t.play("play egypt_shaduf build")
    assert (t.s.flood[0], t.s.coins[1]) == (6, 0)


@pytest.mark.parametrize(
    ("level", "nile", "opponent"),
    [
        (0, [0, 0, 0, 0, 0, 0], 0),
        (1, [1, 0, 0, 0, 0, 0], 0),
        (2, [1, 1, 0, 0, 0, 0], 0),
        (3, [1, 1, 0, 0, 0, 0], 1),
        (4, [1, 1, 0, 1, 0, 0], 1),
        (5, [1, 1, 0, 1, 0, 0], 2),
        (6, [1, 1, 0, 1, 0, 1], 2),
    ],
)
def test_n2_n3_spaces_belong_to_egypt_egypt_opponent_egypt_opponent_egypt(
    level: int, nile: list[int], opponent: int
) -> None:
    """Income puts a coin on each flooded Egyptian space; the opponent takes its own."""
    t = egypt(at="round", flood={0: level})
    assert t.s.nile[:6] == nile
    assert t.s.coins == [0, opponent]
    assert t.s.supply == 28 - sum(nile) - opponent


def test_n3_a_space_holds_one_coin() -> None:
    t = egypt(at="round", flood={0: 4}, nile={0: [1, 0, 0, 1, 0, 0]})
    assert t.s.nile[:6] == [1, 1, 0, 1, 0, 0]


def test_n4_once_per_round_egypt_takes_all_coins_due() -> None:
    t = egypt(
        hand={0: ["obelisk", "sphinx"], 1: ["forum"]},
        flood={0: 4},
        nile={0: [1, 1, 0, 1, 0, 0]},
    )
    t.play("activate tableau2")
    assert (t.s.coins[0], sum(t.s.nile)) == (3, 0)
    assert t.rule("activate tableau2") == "K21"


def test_n4_coins_on_the_nile_do_not_count_for_the_limit() -> None:
    t = egypt(at="limit", coins=(5, 0), nile={0: [1, 1, 0, 1, 0, 1]})
    assert t.s.coins[0] == 5
    assert sum(t.s.nile) == 4


def test_n5_the_house_of_wisdom_has_six_places() -> None:
    """The sixth archived card goes in, a seventh does not."""
    archived = ["samarra", "basra", "suq", "isa_canal", "kindi", "mansur"]
    for number, allowed in ((5, True), (6, False)):
        t = lay_out(
            ["abbasids", "rome"],
            hand={0: ["hunayn"], 1: ["forum"]},
            display={0: ["paper_mill"]},
            discard={0: ["harun"]},
            archive={0: archived[:number]},
        )
        assert ("activate abbasids_paper_mill" in t.legal()) == allowed
        if allowed:
            t.play("activate abbasids_paper_mill", "target abbasids_harun")
            assert t.game.observe(t.s, 1)["archive"] == [6, 0]
        else:
            assert t.rule("activate abbasids_paper_mill") == "N5"


def test_n5_archived_cards_count_for_the_counter_and_nothing_else() -> None:
    """The House of Wisdom: 4 and 1 per archived card."""
    t = lay_out(
        ["abbasids", "rome"],
        at="end",
        round=7,
        marker=1,
        display={0: ["house_of_wisdom"]},
        archive={0: ["round_city", "samarra", "golden_gate"]},
    )
    assert t.sheet(0) == [7, 0, 0, 0]


@pytest.mark.parametrize(
    ("golden", "atossa", "places"), [(0, 0, 2), (1, 0, 3), (0, 1, 3), (1, 1, 4)]
)
def test_n6_persias_places_for_rulers(golden: int, atossa: int, places: int) -> None:
    """One more on the grey side, two more on the golden one, one more with Atossa."""
    display = {1: ["atossa"][:atossa]}
    t = lay_out(golden=(0, golden), display=display)
    assert t.figures()["ruler_places"] == [1, places]


def test_n6_both_rulers_work_and_score() -> None:
    """Cambyses (4, sword) and Xerxes (4, horse)."""
    t = lay_out(display={1: ["cambyses", "xerxes"]}, marker=0)
    assert t.symbols(1) == (1, 1, 1)
    assert t.sheet(1)[0] == 8


def test_decks_and_limits_are_those_of_part_1() -> None:
    nations = dict(
        zip(("rome", "persia", "abbasids", "egypt"), lay_out().s.box.nations, strict=True)
    )
    assert {name: len(n.cards) for name, n in nations.items()} == {
        "rome": 24, "persia": 24, "abbasids": 24, "egypt": 27,
    }  # fmt: skip
    assert {name: n.coin_limit for name, n in nations.items()} == {
        "rome": 7, "persia": 7, "abbasids": 7, "egypt": 5,
    }  # fmt: skip
