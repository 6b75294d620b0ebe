"""R5: growth, conversions, trade posts; rulings E29 to E35, E65, E80, E84, E93."""

from __future__ import annotations

import pytest

from aevum.games.era_of_tribes.rules.growth import growth_of
from tests.rules.era_of_tribes.table_top import Table, begin, lay_out


def growing(t: Table, *words: str) -> Table:
    t.play("act expansion", "leaders 1", *words)
    return t


def test_r5_1_r5_16_the_steps_of_an_expansion() -> None:
    t = lay_out("romans", "gauls")
    t.level(0, "mechanics", 1)
    t.level(0, "architecture", 1)
    t.settle(0, "latium", 4)
    t.settle(1, "etruria")
    seen = []
    t.play("act expansion", "leaders 1")
    for word in ("grow latium", "done", "done", "move latium etruria 1", "done", "found latium"):
        seen.append(t.asked())
        t.play(word)
    assert seen == ["grow", "grow", "convert", "move", "move", "found"]
    assert t.asked() == "commit"


def test_r5_2_a_legion_in_every_expansion() -> None:
    t = lay_out("romans", "gauls", at="expand_by_itself")
    assert (t.s.legions[0], t.s.legion_supply) == (1, 4)
    t = lay_out("romans", "gauls")
    t.s.legions[0], t.s.legion_supply = 5, 0
    t.expand(0)
    assert t.s.legions[0] == 5


def test_r5_3_r5_8_growth_is_computed_once() -> None:
    t = lay_out("romans", "gauls")
    t.level(0, "agriculture", 1)
    t.purse(0, morale=-1)
    assert growth_of(t.s, 0, 2) == 3 + 2 - 1
    t.settle(0, "campania", 5)
    growing(t)
    t.purse(0, morale=5)
    t.play(*["grow campania"] * 4)
    assert t.asked() == "move"  # four, although morale would allow more now


def test_r5_4_e31_e93_d11_negative_growth() -> None:
    """Pieces go one by one; what is left empty is given up at once; no `done`."""
    t = lay_out("romans", "gauls", at="expand_by_itself", start=False)
    t.purse(0, morale=-6)
    t.fleet(0, "northern-adriatic")
    t.city(1, "provincia")
    t.post(0, "provincia")
    t.s.order = [0, 1]
    begin(t)
    assert t.asked() == "shrink"
    assert t.legal() == [
        "drop latium", "drop campania", "drop_fleet northern-adriatic", "drop_post provincia",
    ]  # fmt: skip
    assert t.rule("done") == "R5.4"
    t.play("drop latium")
    assert (t.owner("latium"), t.s.plate[0]) == (-1, 0)
    morale = t.s.morale[0]
    t.play("drop_post provincia")
    assert t.s.morale[0] == morale
    t.play("drop_fleet northern-adriatic")
    assert t.s.sea_owner[t.sea("northern-adriatic")] == -1
    assert t.owner("campania") == -1  # the last piece, without a question
    assert t.s.pool[0] == 12


def test_r5_5_e30_one_new_vassal_per_piece() -> None:
    t = lay_out("romans", "gauls")
    t.level(0, "agriculture", 4)
    t.settle(0, "latium", 2)
    growing(t, "grow latium", "grow latium")
    assert t.rule("grow latium") == "R5.5"
    assert "grow campania" in t.legal()


def test_r5_6_every_three_unused_give_morale() -> None:
    t = lay_out("romans", "gauls")
    t.level(0, "agriculture", 2)
    growing(t)
    t.play("grow latium", "done")  # G = 4 + 2, five are left
    assert t.s.morale[0] == 1


def test_r5_7_e29_slot_vassals() -> None:
    t = lay_out("romans", "gauls")
    t.settle(0, "latium", 2)
    growing(t)
    assert t.rule("from_slot") == "R5.7"
    t = lay_out("romans", "gauls")
    t.settle(0, "latium", 11)
    growing(t, "from_slot")
    assert t.s.slots[7] == 2
    assert t.rule("from_slot") == "R5.7"
    t.purse(0, morale=-9)
    t.play("grow latium")
    assert t.asked() == "move"  # the morale for another is not there


def test_r5_9_r5_10_d12_d13_only_new_vassals_are_converted() -> None:
    t = lay_out("romans", "gauls")
    t.level(0, "mechanics", 1)
    t.settle(0, "latium", 3)
    growing(t, "grow latium", "done")
    t.play("army latium")
    assert t.asked() == "move"
    assert (t.s.armies[0], t.vassals(0, "latium")) == (1, 3)


def test_r5_11_e80_a_fleet_needs_seafaring_and_a_coast() -> None:
    t = lay_out("romans", "greeks")
    growing(t, "grow latium", "done")
    assert t.asked() == "move"  # nothing can be converted
    t = lay_out("romans", "greeks")
    t.level(0, "seafaring", 1)
    t.fleet(1, "northern-adriatic")
    growing(t, "grow latium", "done")
    assert t.rule("fleet latium ionian-sea") == "R5.11"
    t.play("fleet latium northern-adriatic")
    assert (t.asked(), t.actor) == ("parley", 0)
    assert (t.s.thalers[0], t.fleets(0, "northern-adriatic")) == (3, 1)


def test_r5_12_an_army_needs_mechanics() -> None:
    t = lay_out("romans", "greeks")
    t.level(0, "seafaring", 1)
    growing(t, "grow latium", "done")
    assert t.rule("army latium") == "R5.12"


def traders() -> Table:
    """Romans with a new vassal in Padania beside Gallic cities."""
    t = lay_out("romans", "gauls")
    t.level(0, "trade", 2)
    t.settle(0, "padania")
    t.city(1, "provincia")
    t.city(1, "raetia")
    t.purse(0, thalers=1, treaties=1)
    return growing(t, "grow padania", "done")


def test_r5_13_e33_d13_a_trade_post() -> None:
    t = traders()
    t.play("post padania")
    assert set(t.legal()) == {"host provincia", "host raetia"}
    morale = t.s.morale[0]
    t.play("host raetia")
    assert t.legal() == ["pay thaler", "pay treaty"]
    t.play("pay treaty")
    assert (t.s.treaties, t.s.thalers[0]) == ([0, 1], 1)
    assert t.s.morale[0] == morale + 2
    assert t.s.post[t.province("raetia")] == 0


def test_r5_13_e33_a_city_with_a_post_takes_no_other() -> None:
    t = lay_out("romans", "gauls", "iberians")
    t.level(0, "trade", 2)
    t.settle(0, "padania")
    t.city(1, "provincia")
    t.post(2, "provincia")
    growing(t, "grow padania", "done")
    assert t.asked() == "move"


def test_r5_14_e34_a_post_when_its_city_becomes_own() -> None:
    """The Romans conquer the city of their own post and put a city there."""
    t = lay_out("romans", "gauls")
    t.level(0, "architecture", 1)
    t.city(1, "provincia")
    t.post(0, "provincia")
    t.settle(0, "padania", 4)
    t.expand(0, *["move padania provincia 1"] * 3, "done")
    t.quiet("dice")
    t.play("roll sword sword")
    t.quiet("take-city")
    pool, morale = t.s.pool[0], t.s.morale[0]
    t.play("city")
    assert t.s.post[t.province("provincia")] == -1
    assert t.s.pool[0] == pool + 1 + 3
    assert t.s.morale[0] == morale - 3


@pytest.mark.parametrize(("word", "owner"), [("city", 2), ("no_city", -1)])
def test_r5_14_e34_a_post_stays_with_the_city(word: str, owner: int) -> None:
    t = lay_out("romans", "gauls", "iberians")
    t.level(0, "architecture", 1)
    t.city(1, "provincia")
    t.post(2, "provincia")
    t.settle(0, "padania", 4)
    t.expand(0, *["move padania provincia 1"] * 3, "done")
    t.quiet("dice")
    t.play("roll sword sword")
    t.quiet("take-city")
    t.play(word)
    assert t.s.post[t.province("provincia")] == owner


def test_r5_15_e35_d23_the_host_expels() -> None:
    t = lay_out("romans", "gauls", "iberians")
    t.city(1, "provincia")
    t.post(0, "provincia")
    t.city(2, "edetania")
    t.post(0, "edetania")
    t.settle(0, "padania", 2)
    t.settle(1, "raetia")
    t.expand(0, "move padania raetia 1", "done")
    assert (t.asked(), t.actor) == ("expulsion", 1)
    assert t.legal() == ["done", "expel provincia"]
    assert t.rule("expel edetania") == "R5.15"
    morale = t.s.morale[0]
    t.play("expel provincia")
    assert t.s.morale[0] == morale - 2


def test_e65_the_greek_fleet_comes_once_before_the_question_and_not_by_itself() -> None:
    t = lay_out("greeks", "romans")
    t.level(0, "seafaring", 1)
    t.settle(0, "attica", 2)
    t.fleet(1, "ionian-sea")
    growing(t, "grow attica", "grow attica", "done")
    t.play("fleet attica ionian-sea")
    assert t.asked() == "free-fleet"
    assert t.legal() == ["free_fleet ionian-sea pool", "free_fleet ionian-sea slot", "forgo"]
    t.play("free_fleet ionian-sea slot")
    assert t.s.morale[0] == -1
    assert t.asked() == "parley"
    t.play("peace", "peace", "fleet attica ionian-sea")
    assert t.asked() == "move"
    assert t.fleets(0, "ionian-sea") == 3


def test_e84_who_has_no_land_comes_back_at_home() -> None:
    t = lay_out("romans", "gauls")
    for home in ("latium", "campania"):
        t.s.vassals[t.province(home) * 2] = 0
        t.s.owner[t.province(home)] = -1
        t.s.pool[0] += 1
    t.s.plate[0] = 0
    growing(t)
    assert t.legal() == ["done", "grow latium", "grow campania"]
    t.play("grow campania")
    assert t.asked() == "move"  # only one comes back
    assert t.owner("campania") == -1
    t.play("done")
    assert t.owner("campania") == 0


def test_e85_new_vassals_and_fleets_move_at_once() -> None:
    t = lay_out("romans", "gauls")
    t.level(0, "seafaring", 1)
    growing(t, "grow latium", "grow campania")
    if t.asked() == "grow":
        t.play("done")
    t.play("fleet latium northern-adriatic", "done")
    assert "sail northern-adriatic southern-adriatic 2" in t.legal()
    assert "move campania apulia 1" in t.legal()
    t.play("move campania apulia 1", "move campania apulia 1")


def test_e107_a_post_is_no_neighbour_and_never_fights() -> None:
    t = lay_out("romans", "gauls", "britons")
    t.city(1, "provincia")
    t.post(2, "provincia")
    t.settle(0, "padania", 4)
    t.expand(0, *["move padania provincia 1"] * 3, "done")
    t.quiet("dice")
    assert t.units(1) == {"city": 1, "levy": 1}
