"""R13: movement on land and at sea; rulings E43 to E45, E57, E75, E95, E111, E112."""

from __future__ import annotations

import pytest

from aevum.games.era_of_tribes.components import ATTACKER
from tests.rules.era_of_tribes.table_top import Table, lay_out


def moves(t: Table, verb: str) -> list[str]:
    return [word for word in t.legal() if word.startswith(f"{verb} ")]


def test_r13_1_points_per_level() -> None:
    t = lay_out("romans", "gauls")
    t.level(0, "mechanics", 2)
    t.level(0, "seafaring", 3)
    t.fleet(0, "northern-adriatic")
    t.expand(0)
    assert "move latium etruria 2" in t.legal()
    assert "sail northern-adriatic southern-adriatic 6" in t.legal()


def test_r13_2_e95_d15_a_horse_needs_a_rested_vassal() -> None:
    t = lay_out("iberians", "gauls")
    t.settle(0, "vettonia", 2)
    t.level(0, "mechanics", 2)
    t.expand(0, "move vettonia lusitania 2")
    assert t.rule("horse lusitania") == "R13.2"
    t.play("horse vettonia")
    assert "move vettonia carpetania 4" in t.legal()
    assert moves(t, "horse") == []


def test_r13_3_d14_over_one_border() -> None:
    t = lay_out("romans", "gauls")
    t.expand(0)
    assert t.rule("move latium bruttium 1") == "R13.3"
    assert t.rule("move latium etruria 2") == "R13.1"
    t.play("move latium etruria 1")
    assert moves(t, "move") == ["move campania latium 1", "move campania apulia 1",
                                "move campania bruttium 1"]  # fmt: skip


def test_r13_4_r13_12_d17_footprints() -> None:
    t = lay_out("iberians", "gauls")
    t.fleet(0, "gulf-of-gades")
    t.expand(0)
    assert "sail gulf-of-gades lusitanian-sea 2" in t.legal()
    t.play("sail gulf-of-gades lusitanian-sea 2")
    assert moves(t, "sail") == []
    t = lay_out("britons", "gauls")
    t.fleet(0, "celtic-sea")
    t.expand(0)
    assert t.rule("sail celtic-sea western-ocean 2") == "R13.12"


def test_r13_5_r13_8_r13_19_who_enters_foreign_land_stays_there() -> None:
    t = lay_out("romans", "gauls")
    t.level(0, "mechanics", 4)
    t.settle(1, "etruria")
    t.barbarians("apulia")
    t.expand(0, "move latium etruria 3", "move campania apulia 3")
    assert moves(t, "move") == []
    assert t.s.by_land[t.province("etruria")] == 1


def test_r13_6_r19_3_through_allied_land() -> None:
    t = lay_out("romans", "gauls")
    t.level(0, "mechanics", 2)
    t.settle(1, "etruria")
    t.ally(0, 1)
    t.expand(0, "move latium etruria 2", "move etruria padania 1", "done")
    t.quiet("choose-action", 1)
    assert t.owner("padania") == 0
    assert t.s.is_allied(0, 1)
    t = lay_out("romans", "gauls")
    t.settle(1, "etruria")
    t.ally(0, 1)
    t.expand(0, "move latium etruria 1", "done")
    assert not t.s.is_allied(0, 1)
    assert t.asked() in ("dice", "commit")


def test_r13_7_d20_settling() -> None:
    t = lay_out("romans", "gauls")
    t.settle(0, "latium", 2)
    t.expand(0, "move latium apulia 1", "done")
    assert (t.owner("apulia"), t.goods(0)) == (0, {"cloth": 1})


def test_r13_9_d24_three_vassals_gather_for_a_city() -> None:
    t = lay_out("romans", "gauls")
    t.level(0, "architecture", 1)
    t.settle(0, "campania", 2)
    t.expand(0, "move campania latium 1", "move campania latium 1", "done")
    assert t.legal() == ["done", "found latium"]


def test_r13_10_e44_d16_a_sea_bridge() -> None:
    """One point for the vassal, one for a fleet; on with what is left."""
    t = lay_out("romans", "gauls")
    t.level(0, "mechanics", 2)
    t.settle(0, "latium", 2)
    t.fleet(0, "southern-tyrrhenian")
    t.expand(0, "embark latium southern-tyrrhenian 2")
    assert t.asked() == "aboard"
    assert "ashore latium" not in t.legal()
    assert t.rule("done") == "R13.10"
    t.play("ashore sicilia")
    assert t.s.knots[t.sea("southern-tyrrhenian") * 26 + 1] == 1
    assert t.vassals(0, "sicilia") == 1


def test_e44_a_bridge_leads_to_battle_too() -> None:
    t = lay_out("romans", "gauls")
    t.settle(1, "sardinia")
    t.settle(0, "latium", 2)
    t.fleet(0, "southern-tyrrhenian")
    t.expand(0, "embark latium southern-tyrrhenian 1", "ashore sardinia", "done")
    assert t.s.landing == 1


def test_r13_11_sailing_takes_control() -> None:
    t = lay_out("romans", "gauls")
    t.fleet(0, "northern-adriatic")
    plate = t.s.plate[0]
    t.expand(0, "sail northern-adriatic southern-adriatic 2", "done")
    assert t.s.sea_owner[t.sea("southern-adriatic")] == 0
    assert t.s.plate[0] == plate + 1


def test_r13_13_e45_d21_asked_once_per_field() -> None:
    t = lay_out("romans", "greeks")
    t.fleet(1, "southern-adriatic")
    t.fleet(0, "northern-adriatic", 2)
    t.expand(0, "sail northern-adriatic southern-adriatic 2")
    assert t.legal() == ["fight", "peace"]
    t.play("peace", "peace")
    t.play("sail northern-adriatic southern-adriatic 2")
    assert t.asked() == "move"
    t.play("sail southern-adriatic ionian-sea 1", "done")
    t.quiet("choose-action", 1)
    assert t.s.sea_owner[t.sea("southern-adriatic")] == 1


def test_e45_e112_a_battle_agreed_holds_all_fleets_there() -> None:
    t = lay_out("romans", "greeks")
    t.fleet(1, "southern-adriatic")
    t.fleet(0, "southern-adriatic")
    t.fleet(0, "northern-adriatic")
    t.expand(0, "sail northern-adriatic southern-adriatic 2", "fight")
    assert moves(t, "sail") == []
    assert moves(t, "land") == []
    t.play("done")
    assert t.units(ATTACKER) == {"fleet": 2}


def test_e45_d22_a_challenge_in_a_shared_field() -> None:
    t = lay_out("romans", "greeks", "carthaginians")
    t.fleet(1, "ionian-sea")
    t.fleet(2, "ionian-sea")
    t.fleet(0, "ionian-sea")
    t.expand(0, "done")
    assert t.asked() == "challenge"
    assert t.legal() == ["done", "challenge ionian-sea 1", "challenge ionian-sea 2"]
    t.play("challenge ionian-sea 2", "done")
    assert (t.s.attacker, t.s.defender) == (0, 2)


def test_r13_14_e43_d18_landing() -> None:
    t = lay_out("romans", "greeks")
    t.settle(1, "illyria")
    t.fleet(0, "southern-adriatic", 2)
    t.expand(0)
    assert t.rule("land southern-adriatic apulia 2") is None
    t.play(*["land southern-adriatic illyria 2"] * 2, "done")
    t.quiet("dice")
    assert (t.s.landing, t.units(ATTACKER)) == (1, {"fleet": 2})


def test_r13_15_e43_a_fleet_settles_an_empty_shore_but_no_own_one() -> None:
    t = lay_out("romans", "greeks")
    t.settle(0, "apulia")
    t.fleet(0, "southern-adriatic")
    t.expand(0)
    assert t.rule("land southern-adriatic apulia 2") == "R13.15"
    t.play("land southern-adriatic dalmatia 2")
    assert not any(word.startswith("move dalmatia") for word in t.legal())
    t.play("done")
    assert (t.owner("dalmatia"), t.vassals(0, "dalmatia")) == (0, 1)
    assert t.s.sea_owner[t.sea("southern-adriatic")] == -1


def test_r13_16_r13_17_e32_gains_before_losses() -> None:
    """The food of the new field pays for that of the old one: no hunger."""
    t = lay_out("romans", "greeks")
    food = [p.id for p in t.game.box.provinces if p.food and t.province("latium") in p.land]
    t.s.plate[0] = 1
    t.expand(0, "move latium etruria 1", "done")
    assert t.s.plate[0] == 0
    assert food == []
    t = lay_out("carthaginians", "greeks")
    t.fleet(0, "lesser-syrtis")
    assert t.s.plate[0] == 2
    t.expand(0, "sail lesser-syrtis numidian-sea 2", "done")
    assert (t.s.plate[0], t.s.hunger[0]) == (2, 0)


def test_r13_18_surplus_defends_for_the_rest_of_the_round() -> None:
    t = lay_out("romans", "gauls")
    t.settle(0, "latium", 4)
    t.expand(0, "done")
    assert t.vassals(0, "latium") == 4


def test_r13_20_e75_e99_the_mover_himself_is_attacked_first() -> None:
    t = lay_out("romans", "greeks", "gauls")
    t.fleet(1, "southern-adriatic")
    t.fleet(0, "northern-adriatic")
    t.settle(2, "etruria")
    t.ally(0, 1)
    t.s.deterring[0] = t.s.deterring[2] = 1
    t.expand(0, "move latium etruria 1", "sail northern-adriatic southern-adriatic 2")
    t.play("peace", "fight")
    for seat in range(3):
        t.purse(seat, morale=0)
    t.play("done")
    assert not t.s.is_allied(0, 1)
    assert t.s.morale == [-2 - 5, -5 - 5, 0]
    who = [(e["seat"], e.get("by", e.get("ally"))) for e in t.told
           if e["event"] in ("betrayed", "deterred")]  # fmt: skip
    assert who == [(1, 0), (1, 0), (0, 2)]


@pytest.mark.parametrize(("third", "heir"), [(False, -1), (True, 2)])
def test_e57_e109_who_inherits_a_sea(third: bool, heir: int) -> None:
    t = lay_out("romans", "greeks", "carthaginians")
    t.fleet(0, "southern-adriatic")
    if third:
        t.fleet(2, "southern-adriatic")
    t.expand(0, "sail southern-adriatic northern-adriatic 2", "done")
    t.quiet("choose-action", 1)
    assert t.s.sea_owner[t.sea("southern-adriatic")] == heir


def test_e108_fleets_stay_in_foreign_fields() -> None:
    t = lay_out("romans", "greeks")
    t.fleet(1, "ionian-sea")
    t.fleet(0, "ionian-sea")
    t.settle(0, "apulia", 2)
    t.expand(0, "embark apulia ionian-sea 1", "ashore sicilia", "done")
    t.quiet("choose-action", 1)
    assert t.owner("sicilia") == 0


def test_e111_in_allied_land_who_came_by_sea_moves_on_first() -> None:
    t = lay_out("romans", "gauls")
    t.level(0, "mechanics", 4)
    t.ally(0, 1)
    t.settle(1, "etruria")
    t.settle(0, "latium", 3)
    t.fleet(0, "northern-tyrrhenian")
    t.expand(0, "move latium etruria 3", "embark latium northern-tyrrhenian 3", "ashore etruria")
    t.play("move etruria padania 2", "done")
    assert t.s.landing == 0


# -- R14 and R15 ----------------------------------------------------------------------------------


def test_r14_1_r14_2_r14_3_r14_4_e36_colonies() -> None:
    t = lay_out("romans", "gauls")
    t.settle(0, "apulia")
    assert t.s.colonies[0] == 0
    t.settle(0, "padania", 2)
    assert t.s.colonies[0] == 1
    t.expand(0, "move padania venetia 1")
    t.purse(0, morale=0)
    t.play("done")
    assert (t.s.colonies[0], t.s.morale[0]) == (1, 0)


def test_r14_3_a_colony_that_is_connected_refunds_nothing() -> None:
    t = lay_out("romans", "gauls")
    t.settle(0, "padania", 2)
    t.expand(0, "move padania etruria 1")
    t.purse(0, morale=-2)
    t.play("done")
    assert (t.s.colonies[0], t.s.morale[0]) == (0, -2)


def test_e36_without_a_home_all_groups_are_colonies() -> None:
    t = lay_out("romans", "gauls")
    t.settle(0, "padania", 2)
    t.settle(0, "campania", 1)
    t.expand(0, "move latium etruria 1", "move campania apulia 1")
    t.purse(0, morale=0)
    t.play("done")
    assert t.s.colonies[0] == 2
    assert t.s.morale[0] == -2


def test_r14_5_one_colony_per_round_is_free_for_norsemen() -> None:
    t = lay_out("norsemen", "gauls")
    t.settle(0, "agder", 3)
    t.fleet(0, "northern-north-sea", 2)
    t.expand(0)
    t.play("embark agder northern-north-sea 1", "ashore damnonia")
    t.play("embark agder northern-north-sea 1", "ashore caledonia")
    t.purse(0, morale=0)
    t.play("done")
    assert (t.s.colonies[0], t.s.morale[0]) == (1, 0)
    assert t.s.free_colonies[0] == 1


def test_r15_1_r15_6_the_needs_of_a_city() -> None:
    t = lay_out("romans", "gauls")
    t.settle(0, "latium", 6)
    t.expand(0, "done")
    assert t.asked() == "choose-action"  # no Architecture: nothing to ask
    t = lay_out("romans", "gauls")
    t.level(0, "architecture", 1)
    t.settle(0, "latium", 6)
    t.settle(0, "campania", 2)
    t.expand(0, "done")
    assert t.rule("found campania") == "R15.1"
    t.play("found latium")
    assert t.asked() == "choose-action"
    assert (t.s.built[0], t.vassals(0, "latium")) == (1, 3)


def test_r15_2_r15_3_r15_4_r15_5_founding() -> None:
    t = lay_out("romans", "gauls")
    t.level(0, "architecture", 1)
    t.settle(0, "latium", 3)
    t.expand(0, "done")
    t.play("found latium")
    assert t.s.slots[:8] == [0, 3, 3, 3, 3, 3, 3, 3]
    assert t.s.pool[0] == 8 + 3 + 3
    assert (t.s.influence[0], t.s.plate[0]) == (2, -1)


def test_r15_7_e60_a_lost_city_gives_its_food_back() -> None:
    t = lay_out("romans", "egyptians")
    t.city(1, "judaea")
    plate = t.s.plate[1]
    t.settle(0, "phoenicia", 4)
    t.expand(0, *["move phoenicia judaea 1"] * 3, "done")
    t.quiet("dice")
    t.play("roll sword sword")
    t.quiet("choose-action", 1)
    assert (t.s.built[1], t.s.plate[1], t.s.slots[8]) == (0, plate + 1, 0)


def test_e74_a_city_is_not_abandoned() -> None:
    t = lay_out("romans", "gauls")
    t.city(0, "etruria", 1)
    t.expand(0, "move etruria padania 1", "done")
    assert t.owner("etruria") == 0
