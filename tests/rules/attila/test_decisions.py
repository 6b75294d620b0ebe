"""D1 to D9: who is asked what, with exactly which options, and when nobody is asked."""

from __future__ import annotations

import pytest

from aevum.core.errors import IllegalAction
from tests.rules.attila.table_top import (
    PROVINCE_IDS,
    TRIBE_IDS,
    UPPER,
    asked,
    events_of,
    game,
    influence_of,
    lay,
    legal,
    play,
    position,
    refill,
    rule_of,
    spread,
    window_of,
)

ALL_TILES = ["double", "exchange", "influence2"]


def places(*names: str) -> list[str]:
    """`place` words in the order of the board."""
    return [f"place {name}" for name in PROVINCE_IDS if name in names]


# -- D1 action tile -------------------------------------------------------------------------------


@pytest.mark.parametrize("active", [0, 1, 2])
def test_d1_the_active_player_is_asked(active: int) -> None:
    hands = {seat: ["goths"] for seat in range(3)}
    unused = dict.fromkeys(range(3), ALL_TILES)
    s = position(active=active, hands=hands, unused=unused, at="window")
    assert game.to_act(s) == [active]
    assert game.legal(s, active) == ["use_tile exchange", "use_tile influence2", "no_tile"]


@pytest.mark.parametrize(
    ("unused", "options"),
    [
        (["exchange"], ["use_tile exchange", "no_tile"]),
        (["influence2"], ["use_tile influence2", "no_tile"]),
        (["double", "influence2"], ["use_tile influence2", "no_tile"]),
    ],
)
def test_d1_options_are_the_usable_tiles_and_no_tile(unused: list[str], options: list[str]) -> None:
    s = position(hands={0: ["goths"]}, unused={0: unused}, at="window")
    assert legal(s) == options


@pytest.mark.parametrize("unused", [[], ["double"]])
def test_d1_is_skipped_if_no_tile_can_be_used(unused: list[str]) -> None:
    """Without a tile, or with Double Move alone at the start of a turn."""
    s = position(hands={0: ["goths"]}, unused={0: unused}, at="window")
    assert asked(s) == "card"


def test_d1_is_skipped_with_an_empty_hand_and_the_exchange_alone() -> None:
    s = position(hands={1: ["goths"]}, unused={0: ["exchange", "double"]}, at="window")
    assert asked(s) == "deal"


def test_d1_at_w3_offers_double_move_first() -> None:
    s = position(hands={0: ["goths", "goths"]}, unused={0: ALL_TILES})
    play(s, "play goths", "place dacia", "influence")
    assert window_of(s) == 3
    assert legal(s) == [*(f"use_tile {tile}" for tile in ALL_TILES), "no_tile"]


# -- D2, D3 card and province ---------------------------------------------------------------------


def test_d2_one_option_per_tribe_in_hand() -> None:
    s = position(hands={0: ["goths", "goths", "vandals", "franks"], 1: ["huns"]})
    assert game.to_act(s) == [0]
    assert legal(s) == ["play franks", "play goths", "play vandals"]


def test_d2_leaves_out_a_tribe_without_stones() -> None:
    """Two players: the first slot empties the supply of the Goths."""
    goths = spread("goths", 19, ["dacia", "moesia", "thracia", "macedonia", "dalmatia"])
    s = position(2, stones=goths, hands={0: ["goths", "goths", "huns"]})
    play(s, "play goths", "place germania", "influence")
    assert legal(s) == ["play huns"]
    assert rule_of(s, "play goths") == "R4.2"


def test_d3_exactly_the_legal_provinces() -> None:
    """Goths in Italy: the line, Italy, its land neighbour and its sea neighbour."""
    s = position(stones={"italia": {"goths": 1}}, hands={0: ["goths"]})
    play(s, "play goths")
    assert game.to_act(s) == [0]
    assert legal(s) == places(*UPPER, "italia", "cisalpina", "sicilia")


# -- D4, D5 influence or second stone -------------------------------------------------------------


def test_d4_influence_or_forgo() -> None:
    s = position(hands={0: ["goths"]})
    play(s, "play goths", "place dacia")
    assert game.to_act(s) == [0]
    assert legal(s) == ["influence", "forgo"]


def test_d5_legal_provinces_after_the_first_stone_or_skip() -> None:
    s = position(hands={0: ["goths"]})
    play(s, "play goths", "place dacia", "forgo")
    near = {"pannonia", "moesia", "dalmatia", "macedonia", "thracia"}
    assert legal(s) == [*places(*UPPER, *near), "skip_second"]


def test_d5_is_not_asked_after_influence() -> None:
    s = position(hands={0: ["goths"]})
    play(s, "play goths", "place dacia", "influence")
    assert asked(s) == "deal"


def test_d5_is_skipped_if_no_province_is_legal() -> None:
    """The supply is empty after the twentieth Goth; the turn runs on to its end."""
    goths = spread("goths", 19, ["dacia", "moesia", "thracia", "macedonia", "dalmatia"])
    s = position(2, stones=goths, hands={0: ["goths", "huns"]})
    play(s, "play goths", "place germania", "forgo")
    assert asked(s) == "card"


# -- D6 discard -----------------------------------------------------------------------------------


def test_d6_any_card_of_the_hand_if_none_can_be_played() -> None:
    s = position(
        stones={"lugdunensis": {"huns": 1}}, hands={0: ["vandals", "franks", "franks"]},
        pacified=UPPER,
    )  # fmt: skip
    assert game.to_act(s) == [0]
    assert legal(s) == ["discard franks", "discard vandals"]
    assert rule_of(s, "discard huns") == "K8"


# -- D7 exchange ----------------------------------------------------------------------------------


def test_d7_picks_of_the_hand_in_the_order_of_the_tribes() -> None:
    """Two Huns and a Saxon: no way back from Saxon to Hun, no third Hun, done only after one."""
    s = position(hands={0: ["huns", "huns", "saxons"]}, unused={0: ["exchange"]}, at="window")
    play(s, "use_tile exchange")
    assert game.to_act(s) == [0]
    assert legal(s) == ["exchange huns", "exchange saxons"]
    play(s, "exchange huns")
    assert legal(s) == ["exchange huns", "exchange saxons", "exchange_done"]
    play(s, "exchange saxons")
    assert legal(s) == ["exchange_done"]
    assert rule_of(s, "exchange huns") == "D7"


def test_d7_drawn_cards_appear_only_after_done() -> None:
    s = position(hands={0: ["huns", "saxons"]}, unused={0: ["exchange"]}, at="window")
    play(s, "use_tile exchange", "exchange huns")
    assert s.hand_size(0) == 2
    assert game.to_act(s) == [0]
    play(s, "exchange_done")
    assert asked(s) == "deal"


# -- D8 two influence -----------------------------------------------------------------------------


def test_d8_two_picks_in_the_order_of_the_tribes_and_no_way_out() -> None:
    s = position(hands={0: ["huns"]}, unused={0: ["influence2"]}, at="window")
    play(s, "use_tile influence2")
    assert legal(s) == [f"boost {tribe}" for tribe in TRIBE_IDS]
    play(s, "boost saxons")
    assert legal(s) == ["boost saxons", "boost teutons", "boost vandals"]
    assert rule_of(s, "boost goths") == "D8"
    play(s, "boost saxons")
    assert influence_of(s, 0, "saxons") == 2
    assert asked(s) == "card"


# -- D9 conflict ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("active", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1])])
def test_d9_every_player_once_from_the_active_player_on(active: int, order: list[int]) -> None:
    hands = {seat: ["goths", "huns"] for seat in range(4)}
    s = position(4, active=active, stones={"dacia": {"goths": 4}}, hands=hands)
    play(s, "play goths", "place dacia", "influence")
    met: list[int] = []
    while asked(s) == "commit":
        met += game.to_act(s)
        play(s, "commit_done")
    assert met == order


def test_d9_picks_of_tribes_present_in_the_order_of_the_tribes() -> None:
    s = position(
        stones={"dacia": {"goths": 2, "huns": 2}},
        hands={0: ["goths", "goths", "huns", "franks"], 1: ["huns", "huns", "vandals"]},
    )
    play(s, "play goths", "place dacia", "influence")
    assert legal(s) == ["commit huns", "commit goths", "commit_done"]
    play(s, "commit goths")
    assert legal(s) == ["commit_done"]
    assert rule_of(s, "commit huns") == "D9"
    play(s, "commit_done")
    assert game.legal(s, 1) == ["commit huns", "commit_done"]


def test_d9_a_hand_without_a_fitting_card_is_asked_all_the_same() -> None:
    """Seat 1 holds only Saxons: `commit_done` is its one option, but it is asked."""
    s = position(stones={"dacia": {"goths": 4}}, hands={0: ["goths"], 1: ["saxons"]})
    play(s, "play goths", "place dacia", "influence")
    assert game.to_act(s) == [1]
    assert legal(s) == ["commit_done"]


def test_d9_only_an_empty_hand_passes_by_itself() -> None:
    """Seats 0 and 2 are empty: they pass unasked; seat 1 is asked."""
    s = position(stones={"dacia": {"goths": 4}}, hands={0: ["goths"], 1: ["goths"]})
    told = play(s, "play goths", "place dacia", "influence")
    assert events_of(told, "passed") == [{"seat": 0}]
    assert game.to_act(s) == [1]
    told = lay(s, {1: ["goths"]})
    assert events_of(told, "passed") == [{"seat": 2}]


def test_d9_done_at_once_is_a_pass() -> None:
    s = position(stones={"dacia": {"goths": 4}}, hands={0: ["goths"], 1: ["goths"]})
    play(s, "play goths", "place dacia", "influence")
    told = play(s, "commit_done")
    assert {"seat": 1} in events_of(told, "passed")
    assert events_of(told, "laid") == []


# -- the fixed order of actions -------------------------------------------------------------------


def index_of(word: str) -> int:
    return game.vocabulary.tabulated().index(word)


@pytest.mark.parametrize(
    ("first", "verb"),
    [(0, "play"), (38, "exchange"), (45, "boost"), (51, "commit"), (58, "discard")],
)
def test_actions_of_tribes_have_fixed_places(first: int, verb: str) -> None:
    """Section 3.2: six in a row, Franks first, Vandals last."""
    tribes = ["franks", "huns", "goths", "saxons", "teutons", "vandals"]
    words = [f"{verb} {tribe}" for tribe in tribes]
    assert [index_of(word) for word in words] == list(range(first, first + 6))


def test_places_have_the_indices_6_to_30() -> None:
    """Section 3.2, for a board of 25 provinces."""
    assert [index_of(f"place {name}") for name in PROVINCE_IDS] == list(range(6, 31))


@pytest.mark.parametrize(
    ("index", "word"),
    [
        (31, "influence"),
        (32, "forgo"),
        (33, "skip_second"),
        (34, "use_tile double"),
        (35, "use_tile exchange"),
        (36, "use_tile influence2"),
        (37, "no_tile"),
        (44, "exchange_done"),
        (57, "commit_done"),
    ],
)
def test_single_actions_have_fixed_places(index: int, word: str) -> None:
    assert index_of(word) == index


def test_the_64_actions_of_seats_come_before_the_words_of_chance() -> None:
    words = game.vocabulary.tabulated()
    assert {word.split()[0] for word in words[64:]} == {"draw", "start"}
    assert not {"draw", "start"} & {word.split()[0] for word in words[:64]}


def test_legal_words_keep_the_fixed_order() -> None:
    s = position(hands={0: ["vandals", "goths", "franks"]}, unused={0: ALL_TILES})
    play(s, "play vandals", "place moesia", "forgo")
    indices = [index_of(word) for word in legal(s)]
    assert indices == sorted(indices)


def test_an_action_refused_changes_nothing() -> None:
    s = position(hands={0: ["goths"], 1: ["huns"]})
    before = game.digest(s)
    with pytest.raises(IllegalAction):
        game.apply(s, "play huns")
    assert game.digest(s) == before


def test_nobody_is_asked_while_chance_deals() -> None:
    s = game.setup({"players": 3})
    assert game.to_act(s) == [-1]
    assert game.legal(s, 0) == []
    refill(s)
    assert game.to_act(s) == [s.active]
