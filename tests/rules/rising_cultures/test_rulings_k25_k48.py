"""K25 to K48: rulings where the booklet is silent."""

from __future__ import annotations

from pathlib import Path

import pytest

from aevum.core.game import TABLE
from tests.rules.rising_cultures.table_top import ROW, Table, crafted, lay_out, new_game

HANDS = {
    0: ["brewery", "market", "forum", "agrippa"],
    1: ["qanat", "mint", "stables", "atossa"],
}
OTHERS = {1: HANDS[1]}


def maghreb(**piles: object) -> Table:
    t = lay_out(at="contest", row=["maghreb"], display={0: ["caesar"]}, **piles)  # type: ignore[arg-type]
    t.play("contest")
    return t


def test_k25_one_option_must_be_taken_if_one_is_possible() -> None:
    t = maghreb(discard={0: ["insula"]})
    assert t.legal() == ["maghreb_discard"]
    neither = maghreb()
    assert neither.asked() == "draw", "the next round has begun"
    assert neither.won(0) == ["maghreb"]


def test_k26_the_price_is_not_yet_in_the_discard_pile_and_is_still_paid() -> None:
    t = maghreb(discard={0: ["insula"]}, military={0: ["castrum"]})
    t.play("maghreb_discard")
    assert t.legal() == ["target rome_insula"]
    t.play("target rome_insula")
    assert (t.pile("discard", 0), t.pile("military", 0)) == (["castrum"], [])


def test_k27_the_new_stage_gives_its_reward() -> None:
    """Egypt's first stage floods the Nile: Rome gets a coin."""
    t = lay_out(["egypt", "rome"], at="contest", row=["maghreb"], military={0: ["karnak"]})
    t.play("contest", "maghreb_military")
    assert (t.s.flood[0], t.s.coins[1]) == (1, 1)


def test_k28_scythia_leaves_no_choice() -> None:
    t = lay_out(at="contest", row=["scythia"], military={0: ["circus"]})
    t.play("contest")
    assert t.asked() == "draw"
    assert t.pile("military", 0) == ["circus"]


def test_k29_mauretania_once_per_round_from_the_next_round_on() -> None:
    """Won in round 5 (1 : 1, marker): one free swap in round 6 and one in round 7."""
    t = lay_out(at="contest", row=["mauretania", "carthage", "anatolia"], round=5, boxed={1: 12})
    t.play("contest")
    assert t.won(0) == ["mauretania"]
    for number in (6, 7):
        t.deal()
        assert (t.s.round, t.asked()) == (number, "swap")
        while t.actor != 0:
            t.play("swap_done")
        t.play("swap_free")
        t.deal()
        t.play(t.legal()[0])
        assert (t.asked(), t.actor) == ("act", t.s.marker) or "swap_free" not in t.legal()
        t.finish_round()


def test_k30_the_opponent_may_look_at_the_discard_pile() -> None:
    t = lay_out(discard={0: ["insula"], 1: ["susa"]})
    assert t.game.observe(t.s, 1)["discard"] == [["rome_insula"], ["persia_susa"]]


def test_k31_at_0_to_0_after_round_one_the_marker_changes() -> None:
    for marker in (0, 1):
        assert lay_out(at="marker", round=1, marker=marker).s.marker == 1 - marker


def test_k32_after_round_seven_the_marker_is_assigned_once_more() -> None:
    t = lay_out(at="marker", round=7, marker=0, progress={0: 3, 1: 3})
    assert (t.s.marker, t.s.stack) == (1, [])
    assert (t.sheet(0)[3], t.sheet(1)[3]) == (0, 3)


def test_k33_libya_counts_after_the_last_coin_limit() -> None:
    t = lay_out(at="limit", round=7, coins=(12, 0), won={0: ["libya"]})
    assert t.sheet(0)[2] == 7
    nile = {0: [1, 1, 0, 0, 0, 0]}
    egypt = lay_out(
        ["egypt", "rome"], at="limit", round=7, coins=(9, 0), won={0: ["libya"]}, nile=nile
    )
    assert egypt.sheet(0)[2] == 5 + 2


def test_k34_coins_on_the_nile_do_not_count_for_egypts_limit() -> None:
    """They are part of the 28."""
    t = lay_out(["egypt", "rome"], at="limit", coins=(6, 0), nile={0: [1, 1, 0, 1, 0, 1]})
    assert (t.s.coins[0], sum(t.s.nile), t.s.supply) == (5, 4, 19)


@pytest.mark.parametrize("first", [0, 1])
def test_k35_the_starting_marker_stays_with_the_nation(first: int) -> None:
    t = new_game(["rome", "persia"], first=first, match=True)
    nation = t.s.nation[first]
    while t.s.game == 1:
        t.quiet()
    assert t.s.nation[t.s.marker] == nation
    assert t.s.marker == 1 - first


def test_k36_a_tied_match_is_a_draw() -> None:
    t = lay_out(at="end", round=7, display={0: ["pantheon"]})
    t.s.match, t.s.game, t.s.carried = 1, 2, [40, 50]
    result = t.game.result(t.s)
    assert result is not None
    assert (result.points, result.winners) == ([50, 50], [0, 1])


def test_k37_andalusia_is_counted_after_the_price_of_round_seven() -> None:
    """3 progress and 3 military cards; winning Andalusia itself costs one: 2 sets."""
    t = lay_out(
        at="contest",
        round=7,
        row=["andalusia"],
        progress={0: 3},
        military={0: ["circus", "insula", "market"]},
    )
    t.play("contest")
    assert t.s.stack == []
    assert t.sheet(0)[2] == 2


def test_k38_benefits_above_the_limit_are_taken_in_full() -> None:
    t = lay_out(at="contest", row=["britannia"], coins=(7, 0), display={0: ["caesar"]})
    t.play("contest")
    assert {"event": "gained", "seat": 0, "coins": 4} in t.told
    assert t.events("limited") == [{"seat": 0, "coins": 4}]


def test_k39_only_the_state_at_the_end_counts() -> None:
    """Constantine (6) ruled for a while and is covered by Caesar (4) at the end."""
    t = lay_out(
        hand={0: ["caesar"], 1: []}, turns=4, round=7, display={0: ["constantine"]}, coins=(8, 0)
    )
    assert t.sheet(0)[0] == 6
    t.play("play rome_caesar build")
    t.finish_round()
    assert t.sheet(0)[0] == 4


def test_k40_nobody_can_decline_coins() -> None:
    """Income and benefit come unasked."""
    t = lay_out(at="contest", row=["carthage", "anatolia"], display={0: ["caesar", "brewery"]})
    t.play("contest")
    assert t.s.coins[0] == 1 + 1, "Carthage's coin, then the Brewery's in the next round"
    assert t.asked() == "draw"


def test_k41_a_useless_symbol_may_be_laid() -> None:
    """Only Libya (shield) is left and the card shows a horse."""
    t = lay_out(hand={0: ["market"], **OTHERS}, row=["libya"])
    assert t.rule("play rome_market military") is None


def test_k42_a_provinces_resource_is_one_unit_for_every_build() -> None:
    """Aksum's gold serves Thermae (b3 g1) and, unused up, Cicero (w1 g1)."""
    t = lay_out(hand={0: ["thermae", "cicero"], **OTHERS}, won={0: ["aksum"]}, coins=(8, 0))
    assert t.play("play rome_thermae build")[0]["coins"] == 6
    t.play("play persia_qanat coins")
    assert t.play("play rome_cicero build")[0]["coins"] == 2


def test_k43_the_flip_gives_no_reward_again_and_moves_no_card() -> None:
    """Egypt's stages one and three (flood, extra card) do nothing at the flip."""
    t = lay_out(
        ["egypt", "rome"],
        hand={0: ["obelisk"], 1: ["forum"]},
        progress={0: 4},
        military={0: ["karnak", "sphinx"]},
        coins=(6, 0),
    )
    t.play("activate stage4")
    assert (t.s.flood[0], t.s.coins, t.s.golden) == (0, [0, 0], [1, 0])
    assert t.pile("military", 0) == ["karnak", "sphinx"]
    assert len(t.s.progress[0]) == 4
    assert (t.asked(), t.actor) == ("act", 0)


def test_k44_persons_who_do_not_rule_never_cover_and_are_never_covered() -> None:
    hand = {0: ["agrippa", "marcus"], **OTHERS}
    t = lay_out(hand=hand, display={0: ["cicero", "caesar"]}, coins=(12, 0))
    t.play("play rome_agrippa build")
    assert t.pile("display", 0) == ["cicero", "caesar", "agrippa"]
    t.play("play persia_qanat coins", "play rome_marcus build")
    assert t.pile("covered", 0) == ["caesar"]
    assert t.pile("display", 0) == ["cicero", "agrippa", "marcus"]


def test_k45_everybody_knows_which_provinces_are_out() -> None:
    t = new_game()
    for seat in (TABLE, 0, 1):
        laid = t.game.observe(t.s, seat)["laid"]
        assert [p for p, here in zip(t.game.axes["province"], laid, strict=True) if here] == ROW


def test_k46_the_fourth_card_cannot_be_played() -> None:
    t = lay_out(hand=HANDS, turns=4, row=["libya", "babylonia"])
    t.s.hand[0] = t.s.hand[0][:2]
    t.s.hand[1] = t.s.hand[1][:2]
    t.play("play rome_brewery coins", "play persia_qanat coins")
    assert t.asked() != "act"
    assert (t.top(0), t.top(1)) == (["market"], ["mint"])


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (1, 0), (2, 1), (5, 2), (6, 3), (7, 3)])
def test_k47_per_two_is_rounded_down(coins: int, points: int) -> None:
    """The Port of Ostia: 2, and 1 per two coins, at most 3."""
    t = lay_out(at="end", round=7, marker=1, display={0: ["ostia"]}, coins=(coins, 0))
    assert t.sheet(0)[0] == 2 + points


def test_k48_display_oldest_first_bars_stages_tableau_provinces(tmp_path: Path) -> None:
    """Six sources pay 1 to 6 coins when a military card is laid; the order is the fixed one."""
    game = crafted(
        tmp_path,
        {
            'effects = ["static:symbol kind=horse n=1"]': 'effects = ["event.military:coins n=5"]',
            'red_effects = ["", "action:buy_symbol cost=2 kind=sword n=1"': (
                'red_effects = ["event.military:coins n=3", ""'
            ),
            'green = ["static:coins_use_bonus n=1", "event.cover:coins n=2;': (
                'green = ["event.military:coins n=4", "event.cover:coins n=2;'
            ),
        },
        rome={
            "market": {"effects": "event.military:coins n=1"},
            "forum": {"effects": "event.military:coins n=2"},
        },
        provinces={"gaul": {"effects": "event.military:coins n=6"}},
    )
    t = lay_out(
        game=game,
        hand={0: ["insula"], **OTHERS},
        display={0: ["forum", "market"]},
        progress={0: 1},
        won={0: ["gaul"]},
    )
    t.play("play rome_insula military")
    assert [event["coins"] for event in t.events("gained")] == [2, 1, 3, 4, 5, 6]
