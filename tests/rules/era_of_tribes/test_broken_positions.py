"""Every invariant that one position shows: a position that breaks it is noticed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from aevum.games.era_of_tribes.kinds import GOODS
from aevum.games.era_of_tribes.state import EraState
from tests.rules.era_of_tribes.table_top import Table, lay_out, our_game


def position() -> Table:
    t = lay_out("romans", "gauls")
    t.fleet(0, "northern-adriatic")
    t.city(1, "provincia")
    t.settle(0, "padania")
    return t


def lose_a_vassal(s: EraState) -> None:
    s.pool[0] -= 1


def make_a_city(s: EraState) -> None:
    s.built[0] += 1


def make_a_leader(s: EraState) -> None:
    s.leaders[0] += 1


def make_a_grey_leader(s: EraState) -> None:
    s.grey_box += 1


def make_a_good(s: EraState) -> None:
    s.goods[0] += 1


def fill_the_plate(s: EraState) -> None:
    s.plate[0] += 1


def lose_a_tile(s: EraState) -> None:
    s.tiles.pool[0] -= 1


def lose_a_card(s: EraState) -> None:
    s.open.pop()


def make_a_legion(s: EraState) -> None:
    s.legions[1] += 1


def mark_a_field_too_high(s: EraState) -> None:
    s.battlefield[0] = 3


def raise_morale(s: EraState) -> None:
    s.morale[0] = 6


def owe_thalers(s: EraState) -> None:
    s.thalers[0] = -1


def reach_too_far(s: EraState) -> None:
    s.levels[0] = 5


def rouse_barbarians(s: EraState) -> None:
    s.stage = 4


def walk_off(s: EraState) -> None:
    s.procession[0] = 61


def put_a_stranger_on_the_ring(s: EraState) -> None:
    s.ring = 7


def trespass(s: EraState) -> None:
    s.pool[0] -= 1
    s.vassals[our_game.axes["province"].index("aedua") * 2] += 1


def post_in_own_city(s: EraState) -> None:
    s.levels[6 + 3] = 2
    s.pool[1] -= 1
    s.post[our_game.axes["province"].index("provincia")] = 1


def leave_a_sea_without_master(s: EraState) -> None:
    s.sea_owner[our_game.axes["sea"].index("northern-adriatic")] = -1


def forget_seafaring(s: EraState) -> None:
    s.levels[2] = 0


def ally_by_halves(s: EraState) -> None:
    s.allied[1] = 1


def spend_too_much(s: EraState) -> None:
    s.spent[GOODS.index("wine")] = 1


def miscount_colonies(s: EraState) -> None:
    s.colonies[0] += 1


BROKEN: list[tuple[str, Callable[[EraState], None]]] = [
    ("I1", lose_a_vassal), ("I2", make_a_city), ("I3", make_a_leader), ("I3", make_a_grey_leader),
    ("I4", make_a_good), ("I5", fill_the_plate), ("I8", lose_a_tile), ("I9", lose_a_card),
    ("I11", make_a_legion), ("I12", mark_a_field_too_high), ("I13", raise_morale),
    ("I14", owe_thalers), ("I15", reach_too_far), ("I17", rouse_barbarians), ("I18", walk_off),
    ("something", put_a_stranger_on_the_ring), ("I20", trespass), ("I21", post_in_own_city),
    ("I22", leave_a_sea_without_master), ("I23", forget_seafaring), ("I24", ally_by_halves),
    ("I27", spend_too_much), ("I36", miscount_colonies),
]  # fmt: skip


@pytest.mark.parametrize(("law", "damage"), BROKEN)
def test_i1_i2_i3_i4_i5_i8_i9_i11_i12_i13_i14_i15_i17_i18_i19_i20_i21_i22_i23_i24_i27_i36(
    law: str, damage: Callable[[EraState], None]
) -> None:
    t = position()
    assert our_game.broken(t.s) == ""
    damage(t.s)
    assert our_game.broken(t.s).startswith(law)


def test_i6_the_plate_holds_food_or_hunger() -> None:
    """One signed number: never both."""
    assert min(lay_out("romans", "gauls").s.plate) >= 0


def test_i31_i32_i33_growth_and_hits() -> None:
    """Two hits in every round; markers stay; growth is not exceeded."""
    t = lay_out("romans", "gauls")
    t.settle(0, "provincia", 5)
    t.settle(1, "aedua", 4)
    t.play("act expansion", "leaders 1", "done")
    placed = 0
    while "grow provincia" in t.legal():
        t.play("grow provincia")
        placed += 1
    assert placed == 3  # one food and one leader
    assert t.asked() == "move"
    t.play(*["move provincia aedua 1"] * 5, "done")
    t.quiet("dice")
    markers = t.s.markers
    rng = Random(2)
    while t.asked() == "dice":
        before = sum(t.s.units)
        t.play(rng.choice(t.legal()))
        while t.asked() in ("casualty", "commit", "reinforce"):
            t.quiet("dice") if t.asked() != "casualty" else t.play(t.legal()[0])
        if t.asked() == "dice":
            assert sum(t.s.units) == before - 2
            assert t.s.markers == markers


def test_i40_e13_what_is_asked_follows_from_public_facts() -> None:
    """In worlds that a seat cannot tell apart the same seat is asked the same."""
    rng = Random(4)
    s = our_game.setup({"players": 3, "section": "3-2"})
    for step in range(900):
        if not s.stack:
            break
        if step % 30 == 0:
            for seat in range(3):
                world = our_game.determinize(s, seat, rng)
                assert our_game.asked(world) == our_game.asked(s)
                assert our_game.broken(world) == ""
                assert our_game.legal(world, seat) == our_game.legal(s, seat)
                assert our_game.observe(world, seat) == our_game.observe(s, seat)
        our_game.apply(s, rng.choice(our_game.legal(s, our_game.actor(s))))


def test_i42_every_word_is_read_as_it_is_spelled() -> None:
    rng = Random(6)
    s = our_game.setup({"players": 4, "section": "4-1", "peoples": "lot"})
    for _ in range(700):
        if not s.stack:
            break
        legal = our_game.legal(s, our_game.actor(s))
        for word in legal:
            read = our_game.vocabulary.read(word)
            assert read is not None
            assert our_game.vocabulary.word(read.verb, read.arg) == word
        our_game.apply(s, rng.choice(legal))


def test_3_4_e13_a_village_just_won_is_any_tile_for_the_others() -> None:
    """Worlds for seat 1: the tile changes, and whatever the winner does there can be done."""
    t = lay_out("romans", "gauls")
    t.neolithic()
    t.barbarians("etruria")
    t.settle(0, "latium", 4)
    t.expand(0, *["move latium etruria 1"] * 3, "done")
    t.quiet("dice")
    t.play("roll sword sword", "village score-hexes")
    assert t.asked() == "village-won"
    rng = Random(3)
    offered = set()
    for _ in range(40):
        world = our_game.determinize(t.s, 1, rng)
        assert our_game.observe(world, 1) == our_game.observe(t.s, 1)
        offered.update(our_game.legal(world, 0))
        our_game.apply(world, rng.choice(our_game.legal(world, 0)))
        assert our_game.broken(world) == ""
    assert len(offered) > 3
    assert our_game.legal(our_game.determinize(t.s, 0, rng), 0) == ["stow"]
