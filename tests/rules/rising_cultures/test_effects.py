"""Part 6.3: every verb, counter, condition, event and limit of the vocabulary of effects.

Also those that our cards do not use: an owner's cards are laid over ours.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from aevum.games.rising_cultures.effects import WINDOWS
from aevum.games.rising_cultures.game import RisingCultures
from aevum.games.rising_cultures.registry import COUNTERS, EFFECTS
from tests.rules.rising_cultures.table_top import Table, crafted, events_of, lay_out

OTHERS = {1: ["qanat", "mint", "stables", "atossa"]}
ACTION = "activate rome_market"
EVENTS = [WINDOWS.words[window].removeprefix("event.") for window in WINDOWS.numbers("event")]


def with_market(folder: Path, effects: str, **table: object) -> Table:
    """Rome's Market has these effects and lies in the display; Rome holds Forum and Insula."""
    game = crafted(folder, rome={"market": {"effects": effects}})
    table.setdefault("hand", {0: ["forum", "insula"], **OTHERS})
    table.setdefault("display", {0: ["market"]})
    return lay_out(game=game, **table)  # type: ignore[arg-type]


def built_market(folder: Path, effects: str, **table: object) -> Table:
    """The Market (w2, shown by the Circus) with these effects has just been built."""
    hand = {0: ["market", "forum"], **OTHERS}
    t = with_market(
        folder, effects, hand=hand, display={}, **{"resource": {0: ["circus"]}, **table}
    )
    t.play("play rome_market build")
    return t


# -- coins -----------------------------------------------------------------------------------------


def test_verb_income(tmp_path: Path) -> None:
    """+2 in every income phase."""
    t = with_market(tmp_path, "income:income n=2", at="round")
    assert t.s.coins == [2, 0]


def test_verb_coins(tmp_path: Path) -> None:
    """Once when built, or as an action, or on an event."""
    assert built_market(tmp_path, "play:coins n=5").s.coins[0] == 5
    t = with_market(tmp_path, "action:coins n=3")
    t.play(ACTION)
    assert t.s.coins[0] == 3
    t = with_market(tmp_path, "event.military:coins n=4")
    t.play("play rome_forum military")
    assert t.s.coins[0] == 4


@pytest.mark.parametrize(("cards", "coins"), [(1, 2), (2, 4), (3, 5)])
def test_verb_coins_per(tmp_path: Path, cards: int, coins: int) -> None:
    """Two coins per progress card, at most five."""
    effect = "action:coins_per counter=progress n=2 max=5"
    t = with_market(tmp_path, effect, progress={0: cards})
    t.play(ACTION)
    assert t.s.coins[0] == coins


def test_verb_coins_per_of_nothing_cannot_be_used(tmp_path: Path) -> None:
    t = with_market(tmp_path, "action:coins_per counter=progress n=2 max=5")
    assert t.rule(ACTION) == "R9.1"


def test_verb_coins_use_bonus(tmp_path: Path) -> None:
    t = with_market(tmp_path, "static:coins_use_bonus n=2")
    t.play("play rome_forum coins")
    assert t.s.coins[0] == 4


@pytest.mark.parametrize(("delta", "left"), [(2, 9), (-3, 4)])
def test_verb_coin_limit(tmp_path: Path, delta: int, left: int) -> None:
    t = with_market(tmp_path, f"static:coin_limit delta={delta}", at="limit", coins=(10, 10))
    assert t.s.coins == [left, 7]


def test_verb_pay(tmp_path: Path) -> None:
    """Two coins for five, or nothing without two coins."""
    t = with_market(tmp_path, "action:pay cost=2 effect=(coins n=5)", coins=(3, 0))
    t.play(ACTION)
    assert t.s.coins[0] == 6
    assert with_market(tmp_path, "action:pay cost=2 effect=(coins n=5)").rule(ACTION) == "R9.1"


def test_verb_pay_nothing_is_paid_for_nothing(tmp_path: Path) -> None:
    """Without a discard there is nothing to recover."""
    effect = "action:pay cost=1 effect=(recover to=deck_top)"
    t = with_market(tmp_path, effect, coins=(3, 0))
    assert t.rule(ACTION) == "R9.1"


# -- resources -------------------------------------------------------------------------------------


def test_verb_resource(tmp_path: Path) -> None:
    t = with_market(tmp_path, "static:resource kind=stone n=3")
    assert t.resources(0) == {"stone": 3}


def test_verb_resource_any(tmp_path: Path) -> None:
    """Two units, each wood or stone: Insula (w1 b3) misses three bricks, Marcus (w2 s2) two."""
    effect = "static:resource_any kinds=wood+stone n=2"
    hand = {0: ["insula", "marcus"], **OTHERS}
    t = with_market(tmp_path, effect, hand=hand, coins=(20, 0))
    for card, price in (("insula", 6), ("marcus", 4)):
        copy = Table(t.game, t.game.clone(t.s))
        assert copy.play(f"play rome_{card} build")[0]["coins"] == price


def test_verb_temp_resource(tmp_path: Path) -> None:
    """Two stones until the end of this turn: Via Appia (s2) is free now, not in the next turn."""
    hand = {0: ["forum", "via_appia"], **OTHERS}
    t = with_market(tmp_path, "action:temp_resource kind=stone n=2", hand=hand)
    assert t.rule("play rome_via_appia build") == "R7.3"
    t.play(ACTION)
    assert t.rule("play rome_via_appia build") is None
    t.play("play rome_forum resource", "play persia_qanat coins")
    assert t.s.borrowed == [0, 0, 0, 0]
    assert t.resources(0) == {"wood": 1, "stone": 1}
    assert t.rule("play rome_via_appia build") == "R7.3"


@pytest.mark.parametrize(
    ("effect", "building", "person"),
    [
        ("kind=any n=1 filter=all", 6, 6),
        ("kind=any n=3 filter=building", 2, 8),
        ("kind=any n=3 filter=person", 8, 2),
        ("kind=wood n=2 filter=all", 6, 4),
        ("kind=gold n=2 filter=all", 8, 8),
    ],
)
def test_verb_discount(tmp_path: Path, effect: str, building: int, person: int) -> None:
    """Insula (w1 b3) and Marcus (w2 s2) cost 8 without it; never below nothing."""
    hand = {0: ["insula", "marcus"], **OTHERS}
    t = with_market(tmp_path, f"static:discount {effect}", hand=hand, coins=(20, 0))
    for card, price in (("insula", building), ("marcus", person)):
        copy = Table(t.game, t.game.clone(t.s))
        assert copy.play(f"play rome_{card} build")[0]["coins"] == price


def test_verb_coin_rate(tmp_path: Path) -> None:
    """Missing wood and brick cost 1 each: Castrum (w3 b1) 4, Marcus (w2 s2) 2 + 4."""
    hand = {0: ["castrum", "marcus"], **OTHERS}
    t = with_market(tmp_path, "static:coin_rate kinds=wood+brick", hand=hand, coins=(20, 0))
    for card, price in (("castrum", 4), ("marcus", 6)):
        copy = Table(t.game, t.game.clone(t.s))
        assert copy.play(f"play rome_{card} build")[0]["coins"] == price


def test_verb_resource_any_is_used_where_it_saves_most(tmp_path: Path) -> None:
    """K17: wood costs 1 coin, stone 2; the joker stands for a stone of Marcus (w2 s2): 1+1+2."""
    effects = "static:coin_rate kinds=wood; static:resource_any kinds=wood+stone n=1"
    t = with_market(tmp_path, effects, hand={0: ["marcus"], **OTHERS}, coins=(20, 0))
    assert t.play("play rome_marcus build")[0]["coins"] == 4


# -- symbols ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "found"), [("sword", (2, 1, 0)), ("horse", (0, 3, 0)), ("shield", (0, 1, 2))]
)
def test_verb_symbol(tmp_path: Path, kind: str, found: tuple[int, int, int]) -> None:
    assert with_market(tmp_path, f"static:symbol kind={kind} n=2").symbols(0) == found


def test_verb_symbol_any(tmp_path: Path) -> None:
    """Two jokers count two in every contest, also where three groups are shown."""
    row = ["caucasus", "maghreb", "libya"]
    t = with_market(tmp_path, "static:symbol_any n=2", row=row)
    assert [t.strengths(province)[0] for province in row] == [3, 2, 2]


@pytest.mark.parametrize(("cards", "swords"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_verb_symbol_per(tmp_path: Path, cards: int, swords: int) -> None:
    """A sword per two progress cards, at most two."""
    effect = "static:symbol_per kind=sword counter=progress per=2 max=2"
    t = with_market(tmp_path, effect, progress={0: cards})
    assert t.symbols(0)[0] == swords


def test_verb_symbol_per_has_a_maximum(tmp_path: Path) -> None:
    effect = "static:symbol_per kind=sword counter=progress per=1 max=3"
    assert with_market(tmp_path, effect, progress={0: 5}).symbols(0)[0] == 3


def test_verb_buy_symbol(tmp_path: Path) -> None:
    """Two swords for a coin until the end of the round."""
    t = with_market(
        tmp_path, "action:buy_symbol cost=1 kind=sword n=2", coins=(1, 0), row=["libya", "aksum"]
    )
    t.play(ACTION)
    assert (t.symbols(0), t.s.coins[0]) == ((2, 1, 0), 0)
    t.finish_round()
    assert t.symbols(0) == (0, 1, 0)


def test_slot_symbol_counts_while_a_card_lies_on_its_bar(tmp_path: Path) -> None:
    """The print of red bars: an owner's tableau with a horse at the second bar."""
    red = 'red = ["sword", "", "shield", "", "horse", ""]'
    game = crafted(tmp_path, {red: red.replace('"sword", ""', '"sword", "horse"')})
    one = lay_out(game=game, military={0: ["insula"]})
    two = lay_out(game=game, military={0: ["insula", "thermae"]})
    assert (one.symbols(0), two.symbols(0)) == ((1, 1, 1), (1, 2, 2))


# -- points ----------------------------------------------------------------------------------------


def test_verb_vp(tmp_path: Path) -> None:
    assert with_market(tmp_path, "final:vp n=4").sheet(0)[0] == 1 + 4


@pytest.mark.parametrize(("cards", "points"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 5)])
def test_verb_vp_per(tmp_path: Path, cards: int, points: int) -> None:
    """Three points per two progress cards, at most five."""
    effect = "final:vp_per counter=progress n=3 per=2 max=5"
    assert with_market(tmp_path, effect, progress={0: cards}).sheet(0)[0] == 1 + points


# -- hand and deck ---------------------------------------------------------------------------------


def test_verb_free_swap(tmp_path: Path) -> None:
    hands = {0: ["brewery", "insula", "forum", "agrippa"], **OTHERS}
    t = with_market(tmp_path, "static:free_swap n=2", at="swap", hand=hands)
    for name in ("curia", "arch"):
        assert t.legal() == ["swap_free", "swap_done"]
        t.play("swap_free", f"draw rome_{name}", f"pick rome_{name}")
    assert t.asked() == "act"


def test_verb_draw(tmp_path: Path) -> None:
    """Twice: draw one card, put one hand card under the deck."""
    t = with_market(tmp_path, "action:draw n=2", top={0: ["arch", "curia"]})
    size = t.deck(0)
    t.play(ACTION, "draw rome_curia", "pick rome_forum")
    t.play("draw rome_arch", "pick rome_insula")
    assert (t.pile("hand", 0), t.bottom(0)) == (["curia", "arch"], ["forum", "insula"])
    assert t.deck(0) == size


def test_verb_draw_needs_a_deck(tmp_path: Path) -> None:
    assert with_market(tmp_path, "action:draw n=1", boxed={0: 99}).rule(ACTION) == "K6"


def test_verb_peek(tmp_path: Path) -> None:
    """Of Curia, Arch and Ostia the Arch stays on top; the others go under in the order seen."""
    t = with_market(
        tmp_path, "action:peek n=3", top={0: ["ostia", "arch", "curia"]}, bottom={0: ["thermae"]}
    )
    size = t.deck(0)
    t.play(ACTION, "draw rome_curia", "draw rome_arch", "draw rome_ostia")
    assert t.legal() == ["target rome_ostia", "target rome_curia", "target rome_arch"]
    assert t.game.observe(t.s, 1)["peeked"] is None
    assert t.rule("target rome_thermae") == "D7"
    told = t.play("target rome_arch", seen_by=1)
    assert told == []
    assert (t.top(0), t.bottom(0)) == (["arch"], ["thermae", "curia", "ostia"])
    assert t.deck(0) == size


@pytest.mark.parametrize("use", ["coins", "military", "resource", "build"])
def test_verb_extra_play(tmp_path: Path, use: str) -> None:
    """The top card is played at once, by any of the four uses."""
    t = with_market(tmp_path, "action:extra_play", top={0: ["agrippa"]}, coins=(4, 0))
    told = t.play(ACTION, "draw rome_agrippa")
    assert events_of(told, "shown") == [{"seat": 0, "card": "rome_agrippa"}]
    uses = ["coins", "military", "resource", "build"]
    assert t.legal() == [f"option for-{word}" for word in uses]
    t.play(f"option for-{use}")
    pile = {"coins": "discard", "military": "military", "resource": "resource", "build": "display"}
    assert t.pile(pile[use], 0)[-1] == "agrippa"
    assert t.s.coins[0] == {"coins": 6, "build": 0}.get(use, 4)
    assert len(t.s.hand[0]) == 2
    assert t.s.shown == -1


def test_verb_extra_play_obeys_the_limits_of_the_uses(tmp_path: Path) -> None:
    """No free bar, nothing to pay with: coins or resource."""
    full = ["colosseum", "pantheon", "circus", "via_appia", "thermae", "ostia"]
    t = with_market(tmp_path, "action:extra_play", top={0: ["agrippa"]}, military={0: full})
    t.play(ACTION, "draw rome_agrippa")
    assert t.legal() == ["option for-coins", "option for-resource"]
    empty = with_market(tmp_path, "action:extra_play", boxed={0: 99})
    assert empty.rule(ACTION) == "K6"


PLACES = {
    "deck_top": lambda t: t.top(0),
    "deck_bottom": lambda t: t.bottom(0),
    "resource": lambda t: t.pile("resource", 0),
    "military": lambda t: t.pile("military", 0),
}


@pytest.mark.parametrize("place", sorted(PLACES))
def test_verb_recover(tmp_path: Path, place: str) -> None:
    """Thermae of two discards comes back; its coin is paid if it becomes a resource."""
    t = with_market(tmp_path, f"action:recover to={place}", discard={0: ["thermae", "ostia"]})
    t.play(ACTION)
    assert t.legal() == ["target rome_thermae", "target rome_ostia"]
    told = t.play("target rome_thermae")
    assert told[0]["event"] == "recovered"
    assert PLACES[place](t) == ["thermae"]
    assert t.pile("discard", 0) == ["ostia"]
    assert t.s.coins[0] == (place == "resource")


def test_verb_recover_to_hand(tmp_path: Path) -> None:
    """Then one hand card goes under the deck."""
    t = with_market(tmp_path, "action:recover to=hand", discard={0: ["thermae"]})
    t.play(ACTION, "target rome_thermae")
    assert t.legal() == ["pick rome_forum", "pick rome_thermae", "pick rome_insula"]
    t.play("pick rome_forum")
    assert (t.pile("hand", 0), t.bottom(0)) == (["thermae", "insula"], ["forum"])


def test_verb_recover_needs_a_discard_and_a_free_bar(tmp_path: Path) -> None:
    assert with_market(tmp_path, "action:recover to=hand").rule(ACTION) == "R9.1"
    full = ["colosseum", "pantheon", "circus", "via_appia", "curia", "arch"]
    t = with_market(
        tmp_path, "action:recover to=military", discard={0: ["thermae"]}, military={0: full}
    )
    assert t.rule(ACTION) == "R9.1"


@pytest.mark.parametrize(("discount", "price"), [("", 4), (" discount=0", 4), (" discount=1", 2)])
def test_verb_build_from_discard(tmp_path: Path, discount: str, price: int) -> None:
    """Agrippa (w2) from the discard pile, for his cost; an ascent follows (K24)."""
    t = with_market(
        tmp_path,
        f"action:build_from_discard{discount}",
        discard={0: ["agrippa", "pantheon"]},
        resource={0: ["thermae"]},
        coins=(4, 0),
    )
    t.play(ACTION)
    assert t.legal() == ["target rome_agrippa"], "the Pantheon is too dear"
    assert t.play("target rome_agrippa")[0]["coins"] == price
    assert t.pile("display", 0) == ["market", "agrippa"]
    assert t.legal() == ["ascend", "no_ascend"]


# -- rulers, tableau and columns -------------------------------------------------------------------


def test_verb_cover_bonus(tmp_path: Path) -> None:
    """Three coins when the owner covers a ruler."""
    hand = {0: ["marcus"], **OTHERS}
    t = with_market(
        tmp_path,
        "event.cover:cover_bonus effect=(coins n=3)",
        hand=hand,
        display={0: ["market", "caesar"]},
        coins=(8, 0),
    )
    t.play("play rome_marcus build")
    assert t.s.coins[0] == 3 + 2, "and two by Marcus Aurelius himself"
    alone = with_market(
        tmp_path, "event.cover:cover_bonus effect=(coins n=3)", hand=hand, coins=(8, 0)
    )
    alone.play("play rome_marcus build")
    assert alone.s.coins[0] == 2


def test_verb_ruler_slot(tmp_path: Path) -> None:
    t = with_market(
        tmp_path,
        "static:ruler_slot n=2",
        hand={0: ["marcus"], **OTHERS},
        display={0: ["market", "caesar", "trajan"]},
        coins=(8, 0),
    )
    assert t.figures()["ruler_places"] == [3, 2]
    t.play("play rome_marcus build")
    assert t.legal() == ["target rome_caesar", "target rome_trajan", "option none"]
    t.play("option none")
    assert t.pile("covered", 0) == []


def test_verb_flip_golden(tmp_path: Path) -> None:
    """As an action for three coins, or at once when built; only once."""
    t = with_market(tmp_path, "action:flip_golden cost=3", coins=(3, 0))
    t.play(ACTION)
    assert (t.s.golden, t.s.coins[0]) == ([1, 0], 0)
    again = with_market(tmp_path, "action:flip_golden cost=3", coins=(3, 0), golden=(1, 0))
    assert again.rule(ACTION) == "K43"
    built = built_market(tmp_path, "play:flip_golden cost=0")
    assert built.s.golden == [1, 0]
    poor = built_market(tmp_path, "play:flip_golden cost=1")
    assert poor.s.golden == [0, 0], "the cost is paid or the tableau does not turn"


@pytest.mark.parametrize("source", ["resource", "discard", "military", "deck_top"])
def test_verb_ascend(tmp_path: Path, source: str) -> None:
    """The lowest resource or military card, a chosen discard or the top of the deck goes up."""
    t = with_market(
        tmp_path,
        f"action:ascend source={source}",
        resource={0: ["circus", "via_appia"]},
        military={0: ["curia", "arch"]},
        discard={0: ["ostia", "thermae"]},
        top={0: ["cicero"]},
    )
    t.play(ACTION)
    if source == "discard":
        assert t.legal() == ["target rome_thermae", "target rome_ostia"]
        t.play("target rome_ostia")
    if source == "deck_top":
        t.draw("cicero")
    card = {"resource": "via_appia", "discard": "ostia", "military": "arch", "deck_top": "cicero"}
    assert t.pile("progress", 0) == [card[source]]
    assert t.events("ascended") == [{"seat": 0, "card": f"rome_{card[source]}", "stage": 1}]
    assert (t.asked(), t.actor) == ("act", 0)


@pytest.mark.parametrize("source", ["resource", "discard", "military", "deck_top"])
def test_verb_ascend_needs_a_card_and_a_free_stage(tmp_path: Path, source: str) -> None:
    t = with_market(tmp_path, f"action:ascend source={source}", boxed={0: 99})
    assert t.rule(ACTION) == "R9.1"
    full = with_market(
        tmp_path,
        f"action:ascend source={source}",
        progress={0: 5},
        resource={0: ["circus"]},
        military={0: ["curia"]},
        discard={0: ["ostia"]},
    )
    assert full.rule(ACTION) == "K16"


def test_verb_ascend_or_price(tmp_path: Path) -> None:
    """The benefit of Maghreb, here printed on Carthage."""
    game = crafted(tmp_path, provinces={"carthage": {"effects": "play:ascend_or_price"}})
    t = lay_out(
        game=game, at="contest", row=["carthage"], military={0: ["castrum"]}, discard={0: ["ostia"]}
    )
    t.play("contest")
    assert t.legal() == ["maghreb_discard", "maghreb_military"]
    t.play("maghreb_military")
    assert (t.pile("progress", 0), t.pile("discard", 0)) == (["castrum"], ["ostia"])


# -- province and marker ---------------------------------------------------------------------------


def test_verb_keep_military(tmp_path: Path) -> None:
    """No price when winning a province."""
    t = with_market(
        tmp_path,
        "static:keep_military",
        at="contest",
        row=["aksum", "carthage"],
        military={0: ["circus", "castrum"]},
    )
    t.play("contest")
    assert t.pile("military", 0) == ["circus", "castrum"]


def test_verb_keep_military_once_per_game(tmp_path: Path) -> None:
    """Limit as printed: the first province is free, the second costs a card."""
    t = with_market(
        tmp_path,
        "static:keep_military limit=game",
        at="contest",
        round=6,
        row=["carthage", "anatolia"],
        military={0: ["circus", "castrum", "forum"]},
        hand={},
    )
    t.play("contest")
    assert len(t.s.military[0]) == 3
    while t.asked() != "claim":
        t.quiet()
    t.play("contest")
    assert (t.won(0), len(t.s.military[0])) == (["carthage", "anatolia"], 2)


@pytest.mark.parametrize("marker", [0, 1])
def test_verb_win_ties(tmp_path: Path, marker: int) -> None:
    """Rome wins 1 : 1 in Aksum whoever holds the marker."""
    t = with_market(
        tmp_path,
        "static:win_ties",
        at="contest",
        hand={},
        row=["aksum"],
        marker=marker,
        display={0: ["market"], 1: ["stables"]},
    )
    assert t.strengths("aksum") == [1, 1]
    assert t.actor == 0


@pytest.mark.parametrize("marker", [0, 1])
def test_verb_win_ties_of_both_leaves_it_to_the_marker(tmp_path: Path, marker: int) -> None:
    t = with_market(
        tmp_path,
        "static:win_ties",
        at="contest",
        hand={},
        row=["aksum"],
        marker=marker,
        display={0: ["market"], 1: ["stables", "royal_road"]},
    )
    assert t.actor == marker


@pytest.mark.parametrize("marker", [0, 1])
def test_verb_hold_marker(tmp_path: Path, marker: int) -> None:
    """On equal progress the marker stays with, or comes to, the owner."""
    t = with_market(tmp_path, "static:hold_marker", at="marker", marker=marker)
    assert t.s.marker == 0
    behind = with_market(tmp_path, "static:hold_marker", at="marker", progress={1: 1})
    assert behind.s.marker == 1, "only on equal numbers"


@pytest.mark.parametrize("marker", [0, 1])
def test_verb_hold_marker_of_both_is_the_normal_rule(tmp_path: Path, marker: int) -> None:
    game = crafted(
        tmp_path,
        rome={"market": {"effects": "static:hold_marker"}},
        persia={"qanat": {"effects": "static:hold_marker"}},
    )
    t = lay_out(game=game, at="marker", marker=marker, display={0: ["market"], 1: ["qanat"]})
    assert t.s.marker == 1 - marker


# -- Nile and House of Wisdom ----------------------------------------------------------------------


def egypt(folder: Path, effects: str, **table: object) -> Table:
    game = crafted(folder, egypt={"obelisk": {"effects": effects}})
    table.setdefault("hand", {0: ["sphinx", "luxor"], 1: ["forum"]})
    table.setdefault("display", {0: ["obelisk"]})
    return lay_out(["egypt", "rome"], game=game, **table)  # type: ignore[arg-type]


def test_verb_nile_add(tmp_path: Path) -> None:
    """At most two coins are put, on flooded spaces; the opponent takes what is its own."""
    t = egypt(tmp_path, "action:nile_add n=2", flood={0: 5})
    t.play("activate egypt_obelisk")
    assert (t.s.nile[:6], t.s.coins) == ([1, 1, 0, 0, 0, 0], [0, 2])
    assert egypt(tmp_path, "action:nile_add n=2").rule("activate egypt_obelisk") == "R9.1"


def test_verb_nile_take(tmp_path: Path) -> None:
    """Up to two of three coins due."""
    t = egypt(tmp_path, "action:nile_take n=2", flood={0: 4}, nile={0: [1, 1, 0, 1, 0, 0]})
    t.play("activate egypt_obelisk")
    assert (t.s.nile[:6], t.s.coins[0]) == ([0, 0, 0, 1, 0, 0], 2)
    assert egypt(tmp_path, "action:nile_take n=2").rule("activate egypt_obelisk") == "R9.1"


def test_verb_flood(tmp_path: Path) -> None:
    """Three steps, three coins for the opponent; from 5 only one step is left."""
    t = egypt(tmp_path, "action:flood n=3", flood={0: 1})
    t.play("activate egypt_obelisk")
    assert (t.s.flood, t.s.coins) == ([4, 0], [0, 3])
    t = egypt(tmp_path, "action:flood n=3", flood={0: 5})
    t.play("activate egypt_obelisk")
    assert (t.s.flood, t.s.coins) == ([6, 0], [0, 1])
    full = egypt(tmp_path, "action:flood n=3", flood={0: 6})
    assert full.rule("activate egypt_obelisk") == "R9.1"


def abbasids(folder: Path, effects: str, **table: object) -> Table:
    game = crafted(folder, abbasids={"suq": {"effects": effects}})
    table.setdefault("hand", {0: ["basra", "kindi"], 1: ["forum"]})
    return lay_out(["abbasids", "rome"], game=game, display={0: ["suq"]}, **table)  # type: ignore[arg-type]


@pytest.mark.parametrize("source", ["discard", "resource"])
def test_verb_archive(tmp_path: Path, source: str) -> None:
    """A chosen discard, or the lowest resource card."""
    t = abbasids(
        tmp_path,
        f"action:archive source={source}",
        discard={0: ["samarra", "harun"]},
        resource={0: ["mansur", "jafar"]},
    )
    t.play("activate abbasids_suq")
    if source == "discard":
        t.play("target abbasids_samarra")
    assert t.pile("archive", 0) == ["samarra" if source == "discard" else "jafar"]
    assert (len(t.s.discard[0]), len(t.s.resource[0])) == (
        (1, 2) if source == "discard" else (2, 1)
    )


def test_verb_repeat_stage(tmp_path: Path) -> None:
    """Stage three pays a coin per archived card; it may be repeated from stage three on."""
    archive = {0: ["samarra", "harun"]}
    t = abbasids(tmp_path, "action:repeat_stage max=3", progress={0: 4}, archive=archive)
    t.play("activate abbasids_suq")
    assert t.legal() == ["option again-3"], "stages one and two have no one-time effect"
    assert t.rule("option again-1") == "D7"
    t.play("option again-3")
    assert t.s.coins[0] == 2
    for table, effect in (
        ({"progress": {0: 2}, "archive": archive}, "action:repeat_stage max=3"),
        ({"progress": {0: 4}, "archive": archive}, "action:repeat_stage max=2"),
        ({"progress": {0: 4}}, "action:repeat_stage max=3"),
    ):
        refused = abbasids(tmp_path, effect, **table)  # type: ignore[arg-type]
        assert refused.rule("activate abbasids_suq") == "R9.1"


# -- counters --------------------------------------------------------------------------------------

COUNTED = {
    "buildings": 3, "persons": 2, "covered": 1, "display": 5, "progress": 3, "military": 2,
    "symbols": 6, "provinces": 4, "sign_sets": 1, "coins": 4, "nile_due": 3, "archive": 2,
    "resource_cards": 2, "resource_kinds": 3, "discard": 1, "pm_sets": 2,
    "symbol:sword": 1, "symbol:horse": 2, "symbol:shield": 2,
    "sign:A": 2, "sign:B": 1, "sign:C": 1,
    "resource:wood": 3, "resource:brick": 1, "resource:stone": 1, "resource:gold": 0,
}  # fmt: skip
"""Egypt: Obelisk, Sphinx, Abu Simbel (a joker), Senenmut and the High Priest; Ramesses covered;
Karnak (sword) and Chariots (two horses) on bars – and shield, and the tableau's shield; provinces
Gaul (A, wood), Indus (B, brick), Carthage (A) and Maghreb (C); Luxor (wood, stone) and Shaduf
(wood) as resources."""


def counting(game: RisingCultures) -> Table:
    return lay_out(
        ["egypt", "rome"],
        game=game,
        display={0: ["obelisk", "sphinx", "abu_simbel", "senenmut", "priest"]},
        covered={0: ["ramesses"]},
        progress={0: 3},
        military={0: ["karnak", "chariots"]},
        won={0: ["gaul", "indus", "carthage", "maghreb"]},
        coins=(4, 9),
        nile={0: [1, 1, 0, 1, 0, 0]},
        archive={0: ["papyrus", "granary"]},
        resource={0: ["luxor", "shaduf"]},
        discard={0: ["nilometer"], 1: ["forum", "insula"]},
        hand={0: ["canal"], 1: ["market"]},
    )


def test_every_counter_is_tested() -> None:
    assert set(COUNTED) == set(COUNTERS.words)


@pytest.mark.parametrize("counter", COUNTERS.words)
def test_counter(tmp_path: Path, counter: str) -> None:
    effect = f"final:vp_per counter={counter} n=1 per=1"
    game = crafted(tmp_path, egypt={"obelisk": {"effects": effect}})
    without = counting(crafted(tmp_path, egypt={"obelisk": {"effects": ""}}))
    assert counting(game).sheet(0)[0] - without.sheet(0)[0] == COUNTED[counter]


# -- conditions ------------------------------------------------------------------------------------

CONDITIONS: dict[str, tuple[dict[str, object], dict[str, object]]] = {
    "golden": ({"golden": (1, 0)}, {"golden": (0, 1)}),
    "marker": ({"marker": 0}, {"marker": 1}),
    "stage>=2": ({"progress": {0: 2}}, {"progress": {0: 1}}),
    "symbols(sword)>=3": (
        {"military": {0: ["castrum"]}}, {"military": {0: ["trajan"]}},
    ),
    "symbols(horse)>=2": ({"military": {0: ["circus"]}}, {}),
    "coins>=4": ({"coins": (4, 0)}, {"coins": (3, 9)}),
    "provinces>=2": ({"won": {0: ["gaul", "indus"]}}, {"won": {0: ["gaul"], 1: ["indus"]}}),
    "sign(A)>=2": ({"won": {0: ["gaul", "carthage"]}}, {"won": {0: ["gaul", "indus"]}}),
    "sign(C)>=1": ({"won": {0: ["maghreb"]}}, {"won": {0: ["gaul"]}}),
    "buildings>=2": (
        {"display": {0: ["market", "ostia"]}}, {"display": {0: ["market", "agrippa"]}},
    ),
    "covered>=1": ({"covered": {0: ["caesar"]}}, {"covered": {1: ["cyrus"]}}),
    "behind(progress)": ({"progress": {0: 1, 1: 2}}, {"progress": {0: 2, 1: 2}}),
    "behind(provinces)": ({"won": {1: ["gaul"]}}, {"won": {0: ["gaul"], 1: ["indus"]}}),
}  # fmt: skip


@pytest.mark.parametrize("condition", CONDITIONS)
def test_condition(tmp_path: Path, condition: str) -> None:
    """An action with a condition can be used if it holds, and is refused if not."""
    met, unmet = CONDITIONS[condition]
    effect = f"action:coins n=1 if={condition}"
    # the marker holder moves first: seat 1 plays a card before Rome is asked
    for table, rule in ((met, None), (unmet, "R9.1")):
        t = with_market(tmp_path, effect, **table)
        if t.actor == 1:
            t.quiet()
        assert t.rule(ACTION) == rule


@pytest.mark.parametrize("condition", CONDITIONS)
def test_condition_of_points(tmp_path: Path, condition: str) -> None:
    """Points with a condition count only if it holds."""
    met, unmet = CONDITIONS[condition]
    points = []
    for table in (met, unmet):
        with_points = with_market(tmp_path, f"final:vp n=5 if={condition}", **table)
        plain = with_market(tmp_path, "", **table)
        points.append(with_points.sheet(0)[0] - plain.sheet(0)[0])
    assert points == [5, 0]


@pytest.mark.parametrize("table", [{"golden": (1, 0)}, {}])
def test_condition_of_static_income_play_and_event(
    tmp_path: Path, table: dict[str, object]
) -> None:
    holds = bool(table)
    static = with_market(tmp_path, "static:symbol kind=sword n=1 if=golden", **table)
    assert static.symbols(0)[0] == holds
    income = with_market(tmp_path, "income:income n=1 if=golden", at="round", **table)
    assert income.s.coins[0] == holds
    played = built_market(tmp_path, "play:coins n=1 if=golden", **table)
    assert played.s.coins[0] == holds
    event = with_market(tmp_path, "event.military:coins n=1 if=golden", **table)
    event.play("play rome_forum military")
    assert event.s.coins[0] == holds


def test_condition_beside_a_counter(tmp_path: Path) -> None:
    """`if` asks for two stages, `counter` counts coins: the one must not change the other."""
    effect = "final:vp_per counter=coins n=1 per=1 if=stage>=2"
    for progress, points in ((2, 5), (1, 0)):
        t = with_market(tmp_path, effect, progress={0: progress}, coins=(5, 0))
        assert t.sheet(0)[0] == 1 + points


# -- events ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("event", EVENTS)
def test_event(tmp_path: Path, event: str) -> None:
    """Every event pays its coin when it happens, once per round, and not before."""
    table: dict[str, object] = {
        "hand": {0: ["marcus"], 1: ["qanat"]},
        "display": {0: ["market", "caesar"]},
        "coins": (8, 0),
        "resource": {0: ["insula"]},
    }
    words = {
        "build": ["play rome_marcus build"],
        "ascend": ["play rome_marcus build", "ascend"],
        "military": ["play rome_marcus military"],
        "coins_use": ["play rome_marcus coins"],
        "cover": ["play rome_marcus build"],
    }
    if event in words:
        t = with_market(tmp_path, f"event.{event}:coins n=1", **table)
        t.play(*words[event][:-1])
        told = t.play(words[event][-1])
        assert {"event": "gained", "seat": 0, "coins": 1} in told
        return
    for row, winner in ((["aksum"], 0), (["libya"], 1)):
        t = with_market(
            tmp_path, f"event.{event}:coins n=1", at="contest", row=row, hand={}, round=7
        )
        t.play("contest")
        assert t.won(winner) == row
        due = {"province_won": winner == 0, "province_lost": winner == 1, "round_end": True}
        assert t.s.coins[0] == due[event]


def test_event_round_end_comes_before_the_coin_limit(tmp_path: Path) -> None:
    t = with_market(tmp_path, "event.round_end:coins n=2", at="marker", coins=(6, 0), hand={})
    assert t.s.coins[0] == 7


# -- limits ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("limit", "again"), [("", None), (" limit=round", None), (" limit=game", "K21")]
)
def test_limit_of_an_action(tmp_path: Path, limit: str, again: str | None) -> None:
    """Once per round is the rule; once per game where the card says so."""
    t = with_market(tmp_path, f"action:coins n=1{limit}", row=["libya", "babylonia"], round=6)
    t.play(ACTION)
    assert t.rule(ACTION) == "K21"
    t.finish_round()
    while t.asked() != "act" or t.actor != 0:
        t.quiet()
    assert t.rule(ACTION) == again


@pytest.mark.parametrize(("limit", "coins"), [("", 2), (" limit=game", 1)])
def test_limit_of_an_event(tmp_path: Path, limit: str, coins: int) -> None:
    """Two builds in a round pay once; in the next round again, unless once per game."""
    t = with_market(
        tmp_path,
        f"event.military:coins n=1{limit}",
        hand={0: ["forum", "insula", "ostia"], 1: ["qanat", "mint", "susa"]},
        row=["libya", "babylonia"],
        round=6,
    )
    t.play("play rome_forum military", "play persia_qanat military", "play rome_insula military")
    assert t.s.coins[0] == 1
    before = len(t.events("gained"))
    t.finish_round()
    while t.asked() != "act" or t.actor != 0:
        t.quiet()
    t.play(next(word for word in t.legal() if word.endswith(" military")))
    assert len(t.events("gained")) - before == coins - 1


def test_limit_event_and_action_of_one_source_have_a_mark_each(tmp_path: Path) -> None:
    """Neither uses the other up, and neither do two events or an event and a price saved."""
    effects = "event.military:coins n=1; action:coins n=1"
    t = with_market(tmp_path, effects)
    t.play("play rome_forum military", ACTION)
    assert (t.s.coins[0], t.figures()["sheet"][0]) == (2, t.sheet(0))
    first = with_market(tmp_path, effects)
    first.play(ACTION, "play rome_forum military")
    assert first.s.coins[0] == 2
    hand = {0: ["forum", "insula"], 1: ["qanat", "mint"]}
    two = with_market(tmp_path, "event.military:coins n=1; event.coins_use:coins n=3", hand=hand)
    two.play("play rome_forum military", "play persia_qanat coins", "play rome_insula coins")
    assert [event["coins"] for event in two.events("gained")] == [1, 3]
    both = with_market(tmp_path, "event.military:coins n=1; event.military:coins n=3")
    both.play("play rome_forum military")
    assert [event["coins"] for event in both.events("gained")] == [1, 3]


def test_limit_a_turned_tableau_makes_nothing_ready_again(tmp_path: Path) -> None:
    """Rome's second stage pays once per round for covering, whichever side lies up."""
    plain = {"cost": "w1", "effects": ""}
    game = crafted(tmp_path, rome=dict.fromkeys(("marcus", "trajan"), plain))
    t = lay_out(
        game=game, coins=(7, 0), progress={0: 4}, resource={0: ["circus"]},
        display={0: ["caesar"]}, hand={0: ["marcus", "trajan"], 1: ["qanat", "mint"]},
    )  # fmt: skip
    t.play("play rome_marcus build", "no_ascend", "activate stage4", "play persia_qanat coins")
    assert t.s.golden[0]
    t.play("play rome_trajan build")
    assert len(t.events("covered")) == 2
    assert len(t.events("gained")) == 1


def test_every_verb_has_a_test() -> None:
    """`test_verb_WORD…` above, for every word of the vocabulary."""
    names = re.findall(r"def test_verb_(\w+)", Path(__file__).read_text(encoding="utf-8"))
    words = [verb.word for verb in EFFECTS.verbs]
    assert [word for word in words if not any(name.startswith(word) for name in names)] == []
    assert len(words) == len(set(words)) == 36
