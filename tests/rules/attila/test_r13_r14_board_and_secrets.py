"""R13 and R14: notes on the board, and who may see what."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from aevum.core.flow import CHANCE
from aevum.core.game import TABLE
from aevum.games.attila.board import PROVINCE_COLUMNS
from aevum.games.attila.state import AttilaState
from tests.rules.attila.table_top import (
    PROVINCE_IDS,
    TRIBE_IDS,
    game,
    hand_of,
    lay,
    legal,
    play,
    position,
    provinces,
)

PUBLIC = (
    "stones", "supply", "tiles", "pacified", "influence", "score", "unused", "discard", "active",
)  # fmt: skip
"""Everything R14.2 names, besides the sizes of hands and pile."""


def fight(**more: Any) -> AttilaState:
    """Goths and Huns in Dacia at odds; seat 0 is asked first, seats 1 and 2 hold cards."""
    s = position(
        stones={"dacia": {"goths": 2, "huns": 2}},
        hands={0: ["goths", "goths"], 1: ["goths", "huns"], 2: ["huns", "saxons"]},
        **more,
    )
    play(s, "play goths", "place dacia", "influence")
    return s


# -- R13 ------------------------------------------------------------------------------------------


def test_r13_1_the_board_knows_no_fortifications() -> None:
    words = [*PROVINCE_COLUMNS, *(field.name for field in game.fields)]
    assert not [word for word in words if "fort" in word or "castle" in word or "wall" in word]


@pytest.mark.parametrize("island", ["sardinia", "corsica"])
def test_r13_2_sardinia_and_corsica_can_never_hold_stones(island: str) -> None:
    assert island not in PROVINCE_IDS
    s = position(hands={0: ["goths"]})
    play(s, "play goths")
    why = game.explain(s, 0, f"place {island}")
    assert why is not None
    assert why.key == "unknown-word"


def test_r13_3_greece_is_one_province() -> None:
    """One name, one room for four; the Peloponnese is no place of its own."""
    names = [game.label("province", province, "en") for province in PROVINCE_IDS]
    assert names.count("Greece") == 1
    assert not {"peloponnese", "peloponnesus", "achaia", "hellas"} & set(PROVINCE_IDS)
    s = position(stones={"graecia": {"goths": 3}}, hands={0: ["goths"]})
    play(s, "play goths")
    assert {"graecia", "macedonia", "creta"} < provinces(s)


# -- R14.1 ----------------------------------------------------------------------------------------


def test_r14_1_a_hand_is_hidden_from_all_others() -> None:
    """Seat 0 sees its own two cards by tribe, of the others only how many."""
    s = position(hands={0: ["goths", "huns"], 1: ["huns"] * 3, 2: ["saxons"]})
    assert game.observe(s, 0)["hand"] == [[0, 1, 1, 0, 0, 0], 3, 1]
    assert game.observe(s, 1)["hand"] == [2, [0, 3, 0, 0, 0, 0], 1]
    assert game.observe(s, TABLE)["hand"] == [2, 3, 1]


def test_r14_1_the_pile_is_a_number_for_everybody() -> None:
    """54 cards less the 6 in hands."""
    s = position(hands={0: ["goths", "huns"], 1: ["huns"] * 3, 2: ["saxons"]})
    assert [game.observe(s, seat)["pile"] for seat in (0, 1, 2, TABLE)] == [48] * 4


def test_r14_1_i19_views_do_not_change_when_hidden_cards_change_places() -> None:
    """Seat 1 holds Huns here and Vandals there; only seat 1 can tell."""
    here = position(hands={0: ["goths"], 1: ["huns"] * 2})
    there = position(hands={0: ["goths"], 1: ["vandals"] * 2})
    for seat in (0, 2, TABLE):
        assert game.observe(here, seat) == game.observe(there, seat)
        assert game.legal(here, seat) == game.legal(there, seat)
    assert game.observe(here, 1) != game.observe(there, 1)


def test_r14_1_laid_cards_are_hidden_until_the_reveal() -> None:
    """Seat 0 lays one Goth: the others see one card; after the last answer everybody sees it."""
    s = fight()
    assert game.secret_of(s, "commit goths") == 0
    play(s, "commit goths", "commit_done")
    assert game.observe(s, 0)["laid"] == [[0, 0, 1, 0, 0, 0], 0, 0]
    assert game.observe(s, 1)["laid"] == [1, [0] * 6, 0]
    assert game.observe(s, TABLE)["laid"] == [1, 0, 0]
    told = lay(s)
    assert {"event": "revealed", "seat": 0, "tribe": "goths", "cards": 1} in told


def test_r14_1_picks_stay_private_until_done() -> None:
    """After one pick of two the table sees neither the card nor that it was picked."""
    s = fight()
    before = [game.observe(s, seat) for seat in (1, 2, TABLE)]
    play(s, "commit goths")
    assert [game.observe(s, seat) for seat in (1, 2, TABLE)] == before


def test_r14_1_a_world_dealt_anew_keeps_what_the_seat_knows() -> None:
    """Whatever is dealt, seat 1 sees the same; somewhere the hand of seat 2 is another one."""
    s = fight()
    play(s, "commit goths", "commit_done")
    worlds = [game.determinize(s, 1, Random(seed)) for seed in range(30)]
    assert all(game.observe(world, 1) == game.observe(s, 1) for world in worlds)
    assert len({str(hand_of(world, 2)) for world in worlds}) > 1


def test_r14_1_a_world_dealt_anew_keeps_the_picks_of_a_conflict() -> None:
    """In the middle of its answer a seat knows what it has picked so far."""
    s = fight()
    play(s, "commit goths")
    world = game.determinize(s, 0, Random(1))
    assert game.observe(world, 0) == game.observe(s, 0)
    assert legal(world) == legal(s) == ["commit_done"]


def test_r14_1_a_world_dealt_anew_keeps_the_picks_of_an_exchange() -> None:
    """In the middle of an exchange a seat knows what it has picked so far."""
    s = position(hands={0: ["goths", "huns"]}, unused={0: ["exchange"]}, at="window")
    play(s, "use_tile exchange", "exchange huns")
    world = game.determinize(s, 0, Random(1))
    assert game.observe(world, 0) == game.observe(s, 0)
    assert legal(world) == legal(s) == ["exchange goths", "exchange_done"]


# -- R14.2 ----------------------------------------------------------------------------------------


def test_r14_2_everything_on_the_table_is_public() -> None:
    s = position(
        stones={"italia": {"goths": 2}, "noricum": {"huns": 1}},
        hands={0: ["goths"], 1: ["huns"] * 3},
        influence={(2, "huns"): 4},
        score={1: 7},
        pacified=["noricum"],
        unused={0: ["double"], 2: ["exchange"]},
        discard=["goths", "saxons"],
    )
    views = [game.observe(s, seat) for seat in (0, 1, 2, TABLE)]
    for name in PUBLIC:
        assert all(view[name] == views[0][name] for view in views), name
    view = views[-1]
    assert view["stones"][PROVINCE_IDS.index("italia")] == [0, 0, 2, 0, 0, 0]
    assert view["supply"] == [20, 19, 18, 20, 20, 20]
    assert view["tiles"] == [0, 2, 3, 4]
    assert view["pacified"][PROVINCE_IDS.index("noricum")] == 1
    assert view["influence"][2] == [0, 4, 0, 0, 0, 0]
    assert view["score"] == [0, 7, 0]
    assert view["unused"] == [[1, 0, 0], [0, 0, 0], [0, 1, 0]]
    assert view["hand"] == [1, 3, 0]
    assert view["pile"] == 54 - 4 - 2
    assert view["discard"] == [0, 0, 1, 1, 0, 0]


def test_r14_2_a_view_leads_to_the_cards_not_seen() -> None:
    """Nine of a tribe, less the own hand, the own laid cards and the discard pile.

    Goths, seat 0: one still in hand, none laid, one played and discarded: seven not seen.
    """
    s = fight()
    view = game.observe(s, 0)
    unseen = {
        tribe: 9 - view["hand"][0][t] - view["laid"][0][t] - view["discard"][t]
        for t, tribe in enumerate(TRIBE_IDS)
    }
    assert unseen == {"franks": 9, "huns": 9, "goths": 7, "saxons": 9, "teutons": 9, "vandals": 9}
    assert sum(unseen.values()) == view["pile"] + sum(view["hand"][1:])


# -- R14.3 ----------------------------------------------------------------------------------------


def test_r14_3_only_who_draws_learns_the_card() -> None:
    s = position(hands={0: ["goths"], 1: ["huns"]})
    play(s, "play goths", "place dacia", "influence")
    assert game.actor(s) == CHANCE
    assert game.secret_of(s, "draw saxons") == 0
    event = game.apply(s, "draw saxons")[0]
    assert game.tell(s, event, 0) == {"event": "drew", "seat": 0, "tribe": "saxons"}
    for seat in (1, 2, TABLE):
        assert game.tell(s, event, seat) == {"event": "drew", "seat": 0, "tribe": None}


def test_r14_3_who_exchanges_learns_only_the_cards_drawn() -> None:
    """The other hands and the pile stay numbers; the cards given away show in the end (K5)."""
    s = position(hands={0: ["goths", "huns"], 1: ["saxons"]}, unused={0: ["exchange"]}, at="window")
    play(s, "use_tile exchange", "exchange huns", "exchange_done")
    told = play(s, "draw vandals", seen_by=0)
    assert {"event": "drew", "seat": 0, "tribe": "vandals"} in told
    view = game.observe(s, 0)
    assert view["hand"] == [[0, 0, 1, 0, 0, 1], 1, 0]
    assert view["pile"] == 54 - 3 - 1
    assert view["discard"] == [0, 1, 0, 0, 0, 0]


def test_r14_3_nobody_but_the_chooser_reads_what_is_given_away() -> None:
    s = position(hands={0: ["goths", "huns"]}, unused={0: ["exchange"]}, at="window")
    play(s, "use_tile exchange")
    assert game.secret_of(s, "exchange huns") == 0
    play(s, "exchange huns")
    assert game.observe(s, 1)["picks"] is None
    assert game.observe(s, 0)["picks"] == [0, 1, 0, 0, 0, 0]
