"""D1 to D11: who is asked what, and what is not asked."""

from __future__ import annotations

from aevum.core.game import TABLE
from tests.rules.rising_cultures.table_top import Table, lay_out, new_game

HANDS = {
    0: ["brewery", "market", "forum", "agrippa"],
    1: ["qanat", "mint", "stables", "atossa"],
}


def opening() -> Table:
    """Rome holds Brewery, Market, Forum, Agrippa; Persia Qanat, Mint, Stables, Atossa."""
    t = new_game()
    t.draw(*HANDS[0], *HANDS[1])
    return t


def test_d1_two_resource_cards_one_below_the_deck_one_on_top() -> None:
    t = opening()
    assert (t.asked(), t.actor) == ("start", 0)
    assert t.legal() == [f"pick rome_{name}" for name in HANDS[0]]
    t.play("pick rome_market")
    assert t.rule("pick rome_market") == "R3.2"
    assert t.rule("swap_done") == "R3.2"
    t.play("pick rome_forum", "pick rome_agrippa")
    assert t.actor == 1
    t.play("pick persia_qanat", "pick persia_mint", "pick persia_stables")
    assert t.pile("resource", 0) == ["market", "forum"]
    assert (t.top(0), t.bottom(0)) == (["brewery"], ["agrippa"])
    assert (t.deck(0), t.deck(1)) == (22, 22)
    assert t.s.coins == [2 + 1, 2], "the Market shows a coin"
    assert t.s.supply == 23


def test_d1_nobody_sees_the_cards_until_both_are_done() -> None:
    """Only the two resource cards become public."""
    t = opening()
    picks = ["market", "forum", "agrippa"]
    views = [t.game.observe(t.s, 1)]
    for name in picks:
        assert t.game.secret_of(t.s, f"pick rome_{name}") == 0
        assert all(event.get("card") is None for event in t.play(f"pick rome_{name}", seen_by=1))
        views.append(t.game.observe(t.s, 1))
    assert all("rome_" not in repr(view) for view in views)
    t.play("pick persia_qanat", "pick persia_mint", "pick persia_stables")
    for seat in (TABLE, 1):
        text = repr(t.game.observe(t.s, seat))
        assert "rome_market" in text
        assert "rome_forum" in text
        assert "rome_agrippa" not in text
        assert "rome_brewery" not in text


def test_d2_paid_free_or_done_the_first_player_first() -> None:
    t = lay_out(
        at="swap", marker=1, hand=HANDS, coins=(1, 2), won={1: ["mauretania"]}, display={0: []}
    )
    assert (t.actor, t.legal()) == (1, ["swap_paid", "swap_free", "swap_done"])
    t.play("swap_done")
    assert (t.actor, t.legal()) == (0, ["swap_paid", "swap_done"])


def test_d2_is_skipped_when_nothing_can_be_swapped() -> None:
    """No coin and no free swap; or coins and an empty deck."""
    assert lay_out(at="swap", hand=HANDS).asked() == "act"
    assert lay_out(at="swap", hand=HANDS, coins=(5, 5), boxed={0: 99, 1: 99}).asked() == "act"


def test_d3_one_of_the_five_hand_cards_goes_under() -> None:
    t = lay_out(at="swap", hand=HANDS, coins=(1, 0))
    t.play("swap_paid", "draw rome_curia")
    assert t.asked() == "return"
    names = ["brewery", "market", "forum", "curia", "agrippa"]
    assert t.legal() == [f"pick rome_{name}" for name in names]
    assert t.game.secret_of(t.s, "pick rome_curia") == 0


def test_d4_every_card_of_the_hand_with_every_legal_use() -> None:
    """Two wood and no coins: Market and Agrippa can be built, Brewery and Forum cannot."""
    t = lay_out(hand=HANDS, resource={0: ["circus"]})
    cannot = {"play rome_brewery build", "play rome_forum build"}
    uses = ["coins", "military", "resource", "build"]
    words = [f"play rome_{name} {use}" for name in HANDS[0] for use in uses]
    assert t.legal() == [word for word in words if word not in cannot]


def test_d5_end_turn_only_after_the_card_and_only_if_an_action_is_left() -> None:
    table = {"hand": HANDS, "military": {0: ["circus", "insula"]}}
    t = lay_out(**table, coins=(2, 0))  # type: ignore[arg-type]
    assert "activate bar2" in t.legal()
    assert t.rule("end_turn") == "R4.1"
    t.play("play rome_market resource")
    assert t.legal() == ["activate bar2", "end_turn"]
    poor = lay_out(**table)  # type: ignore[arg-type]
    poor.play("play rome_forum resource")
    assert poor.actor == 1, "without two coins nothing can be bought: the turn is over"


def test_d6_is_asked_only_if_an_ascent_is_possible() -> None:
    """A resource card and a free green bar; the grey side has five."""
    hand = {0: ["agrippa"], 1: HANDS[1]}
    for resource, progress, asked in ((["circus"], 4, 0), (["circus"], 5, 1), ([], 0, 1)):
        t = lay_out(hand=hand, resource={0: resource}, progress={0: progress}, coins=(4, 0))
        t.play("play rome_agrippa build")
        assert t.actor == asked
        if asked == 0:
            assert t.legal() == ["ascend", "no_ascend"]


def test_d7_an_effect_asks_its_owner_for_a_card_or_an_option() -> None:
    """The Paper Mill archives a discard of the owner's choice."""
    hand = {0: ["suq", "kindi"], 1: HANDS[1]}
    t = lay_out(
        ["abbasids", "persia"],
        hand=hand,
        display={0: ["paper_mill"]},
        discard={0: ["samarra", "basra"], 1: ["susa"]},
    )
    t.play("activate abbasids_paper_mill")
    assert (t.actor, t.legal()) == (0, ["target abbasids_samarra", "target abbasids_basra"])
    assert t.rule("target persia_susa") == "D7"
    assert t.rule("end_turn") == "D7"
    t.play("target abbasids_basra")
    assert t.pile("archive", 0) == ["basra"]


def test_d8_the_stronger_is_asked_and_strength_0_is_not() -> None:
    """Gaul: Rome 1, Persia 0. Rome declines: Persia is not asked, the card is boxed."""
    t = lay_out(at="contest", row=["gaul", "indus"])
    assert (t.actor, t.legal()) == (0, ["contest", "abstain"])
    t.play("abstain")
    assert t.events("boxed") == [{"province": "gaul"}]


def maghreb(**piles: object) -> Table:
    """Rome wins Maghreb with Caesar's swords."""
    t = lay_out(at="contest", row=["maghreb"], display={0: ["caesar"]}, **piles)  # type: ignore[arg-type]
    t.play("contest")
    return t


def test_d9_maghreb_offers_what_is_possible() -> None:
    both = ["maghreb_discard", "maghreb_military"]
    t = maghreb(discard={0: ["insula"]}, military={0: ["circus"]})
    assert (t.actor, t.legal()) == (0, both)
    assert maghreb(discard={0: ["insula"]}).legal() == both[:1]
    only = maghreb(military={0: ["circus"]})
    assert only.legal() == both[1:]
    assert only.rule("maghreb_discard") == "K25"
    assert only.rule("abstain") == "K25", "one of the two must be taken"


def test_d10_any_card_of_the_own_discard_pile() -> None:
    t = maghreb(discard={0: ["insula", "forum"], 1: ["susa"]})
    t.play("maghreb_discard")
    assert t.legal() == ["target rome_forum", "target rome_insula"]
    assert t.rule("target persia_susa") == "D10"
    t.play("target rome_forum")
    assert (t.pile("progress", 0), t.pile("discard", 0)) == (["forum"], ["insula"])


def rulers(count: int, atossa: bool) -> Table:
    """Persia (two ruler places, three with Atossa) builds Artaxerxes (b2 s2) with eight coins."""
    ruling = ["cyrus", "cambyses", "darius"][:count]
    display = {0: [*ruling, *(["atossa"] if atossa else [])]}
    hand = {0: ["artaxerxes"], 1: ["forum"]}
    t = lay_out(["persia", "rome"], hand=hand, display=display, coins=(8, 0))
    t.play("play persia_artaxerxes build")
    return t


def test_d11_with_more_than_one_ruler_the_player_chooses_whom_to_cover() -> None:
    """Two rulers, two places: one of them must be covered."""
    t = rulers(2, atossa=False)
    assert (t.asked(), t.actor) == ("ruler", 0)
    assert t.legal() == ["target persia_cyrus", "target persia_cambyses"]
    assert t.rule("option none") == "R7.5"
    assert t.rule("target persia_xerxes") == "R7.5"
    t.play("target persia_cyrus")
    assert t.pile("covered", 0) == ["cyrus"]
    assert t.pile("display", 0) == ["cambyses", "artaxerxes"]


def test_d11_none_is_covered_if_a_place_is_free() -> None:
    """Two rulers, three places thanks to Atossa."""
    t = rulers(2, atossa=True)
    assert t.legal() == ["target persia_cyrus", "target persia_cambyses", "option none"]
    t.play("option none")
    assert t.pile("covered", 0) == []
    assert t.pile("display", 0) == ["cyrus", "cambyses", "atossa", "artaxerxes"]


def test_d11_is_not_asked_with_one_ruler_or_without_an_extra_place() -> None:
    t = rulers(1, atossa=False)
    assert (t.pile("display", 0), t.pile("covered", 0)) == (["cyrus", "artaxerxes"], [])
    rome = lay_out(hand={0: ["marcus"], 1: ["qanat"]}, display={0: ["caesar"]}, coins=(8, 0))
    rome.play("play rome_marcus build")
    assert rome.pile("covered", 0) == ["caesar"]
