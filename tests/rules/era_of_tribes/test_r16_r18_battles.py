"""R16 to R18: battles and what comes after them; rulings E49 to E59, E96 to E106, E112, E113."""

from __future__ import annotations

import pytest

from aevum.games.era_of_tribes.components import ATTACKER, DEFENDER
from aevum.games.era_of_tribes.kinds import CATAPULT, FIST, GOODS, MASK, U_ARMY, U_LEGION
from aevum.games.era_of_tribes.rules.aftermath import garrison
from aevum.games.era_of_tribes.rules.combat import holder
from aevum.games.era_of_tribes.rules.lineup import KINDS
from aevum.games.era_of_tribes.rules.triumph import is_met, move_back, move_forward
from tests.rules.era_of_tribes.table_top import Table, lay_out, our_game

PLAIN = 57
BOTH_ON_DEFENDER = "roll sword sword"
BOTH_ON_ATTACKER = "roll shield shield"
ONE_EACH = "roll sword shield"


def war(
    attackers: int, defenders: int, *peoples: str, target: str = "aedua", origin: str = "provincia"
) -> Table:
    """Seat 0 attacks seat 1 with all but one of its vassals; the movement has not ended."""
    t = lay_out(*(peoples or ("iberians", "gauls")))
    t.s.pool[0] += 3
    t.s.slots[7] -= 3
    t.s.procession = [PLAIN] * t.s.players
    t.settle(0, origin, attackers + 1)
    t.settle(1, target, defenders)
    t.expand(0, *[f"move {origin} {target} 1"] * attackers)
    t.purse(0, morale=0)
    return t


def rolls(t: Table, *words: str) -> None:
    for word in words:
        t.quiet("dice")
        t.play(word)


def test_r16_1_d25_the_mover_chooses_the_order() -> None:
    t = lay_out("iberians", "gauls")
    t.settle(0, "provincia", 3)
    t.settle(1, "raetia")
    t.expand(0, "move provincia aedua 1", "move provincia raetia 1", "done")
    assert (t.asked(), t.actor) == ("next-battle", 0)
    assert set(t.legal()) == {"battle aedua", "battle raetia"}
    t.play("battle raetia")
    rolls(t, BOTH_ON_ATTACKER)
    t.quiet("dice")
    assert t.events("battle")[-1]["place"] == "aedua"


def test_r16_2_r16_3_e112_at_sea_only_fleets_fight() -> None:
    t = lay_out("romans", "greeks")
    t.fleet(1, "ionian-sea")
    t.fleet(0, "ionian-sea")
    t.army(0, 2)
    t.tile(0, "morale-2")
    t.s.legions[0] += 0
    t.expand(0, "done", "challenge ionian-sea 1")
    assert t.asked() == "dice"
    assert (t.units(ATTACKER), t.units(DEFENDER)) == ({"fleet": 1}, {"fleet": 1})


def test_r16_4_r16_6_e49_defenders_and_militia() -> None:
    t = lay_out("iberians", "gauls")
    t.city(1, "arvernia", 2)
    mountain = our_game.box.provinces[t.province("arvernia")].terrain == 3
    t.s.battlefield[t.province("arvernia")] = 2
    t.settle(0, "provincia", 3)
    t.expand(0, "move provincia arvernia 1", "done")
    t.quiet("dice")
    assert t.units(DEFENDER) == {"vassal": 2, "city": 1, "levy": 1 + 2 + mountain}


def test_r16_5_r16_7_r16_10_d26_d27_the_defender_commits_first() -> None:
    t = war(2, 1)
    t.army(1, 1)
    t.s.grey_militia[1] = 1
    t.army(0, 1)
    t.play("done")
    assert (t.asked(), t.actor) == ("commit", 1)
    assert t.rule("commit army") == "R16.7"
    t.play("commit militia", "commit army")
    assert (t.asked(), t.actor) == ("commit", 0)
    t.play("commit army")
    assert t.units(DEFENDER) == {"vassal": 1, "army": 1, "militia": 1}
    assert t.units(ATTACKER) == {"vassal": 2, "army": 1}


def test_r16_5_ore_fights_in_one_battle() -> None:
    t = war(2, 1)
    t.settle(1, "hermunduria")
    t.play("done", "commit ore")
    assert t.units(DEFENDER) == {"vassal": 1, "ore": 1}
    assert t.s.war_spent[len(GOODS) + GOODS.index("ore")] == 1


def test_3_1_units_are_sent_in_one_order() -> None:
    t = war(2, 1)
    t.settle(1, "hermunduria")
    t.army(1, 1)
    t.tile(1, "morale-2")
    t.play("done", "commit ore")
    assert t.rule("commit army") == "R16.5"
    assert t.legal() == ["done", "hire morale-2"]


def test_r16_8_r17_11_e54_a_city_in_revolution_stays_out() -> None:
    t = lay_out("iberians", "gauls")
    t.city(1, "aedua", 2)
    t.s.revolting[1] = t.s.passed[1] = 1
    t.settle(0, "provincia", 4)
    t.expand(0, *["move provincia aedua 1"] * 3, "done")
    t.quiet("dice")
    assert t.units(DEFENDER) == {"vassal": 2}
    rolls(t, ONE_EACH, ONE_EACH)
    t.quiet("take-city") if t.asked() != "take-city" else None
    assert t.s.built[1] == 0
    assert t.owner("aedua") == 0


def test_r17_7_r17_11_a_held_back_piece_survives_a_draw() -> None:
    t = lay_out("iberians", "gauls")
    t.settle(1, "aedua", 2)
    t.s.revolting[1] = t.s.passed[1] = 1
    t.settle(0, "provincia", 2)
    t.expand(0, "move provincia aedua 1", "done")
    rolls(t, ONE_EACH)
    assert (t.owner("aedua"), t.vassals(1, "aedua")) == (1, 1)


def village(attackers: int, stage: int = 0) -> Table:
    t = lay_out("iberians", "gauls")
    t.neolithic()
    t.s.stage = stage
    for epoch in range(1, stage + 1):
        t.s.entered[epoch] = 1
    t.s.procession = [PLAIN] * 2
    t.barbarians("tolosatia")
    t.settle(0, "provincia", attackers + 1)
    t.expand(0, *["move provincia tolosatia 1"] * attackers)
    t.purse(0, morale=0)
    t.play("done")
    return t


def test_r16_9_r16_13_r20_1_r20_2_barbarians() -> None:
    t = village(3, stage=2)
    assert t.asked() == "dice"
    assert t.units(DEFENDER) == {"village": 1, "levy": 2}
    assert [holder(t.s, m) for m in (FIST, MASK, CATAPULT)] == [DEFENDER] * 3
    t.play(ONE_EACH)
    assert t.units(DEFENDER) == {"village": 1, "levy": 1}


def test_r16_11_r16_12_e75_markers() -> None:
    t = war(3, 2)
    t.purse(1, morale=-1)
    t.play("done")
    assert [holder(t.s, m) for m in (FIST, MASK, CATAPULT)] == [ATTACKER, ATTACKER, DEFENDER]


def test_r16_14_r16_17_c4_two_hits_until_a_side_is_gone() -> None:
    t = war(3, 3)
    t.play("done")
    weights = dict(t.game.outcomes(t.s))
    assert (len(weights), sum(weights.values())) == (25, 36)
    assert weights["roll sword shield"] == 4
    rolls(t, ONE_EACH, BOTH_ON_DEFENDER)
    assert t.owner("aedua") == 0
    assert t.vassals(0, "aedua") == 2


def test_r16_15_e51_d30_who_falls_first() -> None:
    """Goods and mercenaries first; then the side chooses, but an own piece is the last."""
    t = lay_out("romans", "gauls")
    t.settle(0, "provincia", 3)
    t.settle(1, "aedua", 6)
    t.s.legions[0], t.s.legion_supply = 1, 4
    t.settle(0, "cyprus")
    t.expand(0, *["move provincia aedua 1"] * 2, "done")
    t.play("commit legion", "commit legion", "commit ore", BOTH_ON_ATTACKER)
    assert (t.asked(), t.actor) == ("casualty", 0)
    assert t.legal() == ["lose vassal", "lose legion"]
    t.play("lose vassal")
    assert t.units(ATTACKER) == {"vassal": 1, "legion": 2}
    t.play(BOTH_ON_ATTACKER)
    assert t.units(ATTACKER) == {"vassal": 1}


def test_r16_16_d29_e96_reinforcement_before_every_roll() -> None:
    t = war(3, 2)
    t.tile(0, "score-hexes")
    t.play("done")
    assert (t.asked(), t.actor) == ("commit", 0)
    t.play("done")
    assert (t.asked(), t.actor) == ("reinforce", 0)
    t.play("done", ONE_EACH)
    assert t.asked() == "reinforce"
    told = t.play("hire score-hexes", seen_by=1)
    assert told[0]["village"] is None
    assert t.units(ATTACKER) == {"vassal": 2, "mercenary": 1}
    t.play("done") if t.asked() == "reinforce" else None
    t.play(ONE_EACH)
    assert t.s.used[t.village("score-hexes")] == 1


# -- R17 ------------------------------------------------------------------------------------------


def test_r17_1_r17_3_e52_clearing() -> None:
    t = war(3, 2)
    t.army(0, 2)
    t.play("done", "commit army", "commit army")
    pool = t.s.pool[:]
    rolls(t, ONE_EACH)
    t.play("lose army")
    rolls(t, BOTH_ON_DEFENDER)
    assert (t.s.armies[0], t.s.pool) == (1, [pool[0] + 1, pool[1] + 2])
    assert t.vassals(0, "aedua") == 3


@pytest.mark.parametrize(("units", "value"), [(2, 0), (5, 1), (10, 2)])
def test_r17_2_e53_battlefields(units: int, value: int) -> None:
    t = war(units - 1, 1)
    t.play("done")
    rolls(t, BOTH_ON_DEFENDER)
    assert t.s.battlefield[t.province("aedua")] == value


def test_r17_4_a_sea_battle_changes_control() -> None:
    t = lay_out("romans", "greeks")
    t.fleet(1, "ionian-sea")
    t.fleet(0, "ionian-sea", 2)
    plates = t.s.plate[:]
    t.expand(0, "done", "challenge ionian-sea 1", BOTH_ON_DEFENDER)
    assert t.s.sea_owner[t.sea("ionian-sea")] == 0
    assert t.s.plate == [plates[0] + 1, plates[1] - 1]


def test_r17_4_e57_a_draw_at_sea_leaves_it_empty_or_to_a_third() -> None:
    for third in (False, True):
        t = lay_out("romans", "greeks", "carthaginians")
        t.fleet(1, "ionian-sea")
        t.fleet(0, "ionian-sea")
        if third:
            t.fleet(2, "ionian-sea")
        t.expand(0, "done", "challenge ionian-sea 1")
        t.play("done") if t.asked() == "challenge" else None
        t.play("roll sword shield")
        assert t.s.sea_owner[t.sea("ionian-sea")] == (2 if third else -1)


def test_r17_5_r20_3_e113_d33_a_village_is_won() -> None:
    t = village(3)
    t.play(BOTH_ON_DEFENDER)
    assert (t.owner("tolosatia"), t.asked()) == (0, "draw-village")
    t.play("village thalers-5")
    assert t.legal() == ["use thalers-5", "stow"]
    t.play("use thalers-5")
    assert t.s.thalers[0] == 10
    assert t.s.procession[0] == PLAIN - 1


def test_r17_6_a_draw_with_barbarians() -> None:
    t = village(1)
    t.play(ONE_EACH)
    assert (t.owner("tolosatia"), t.s.village[t.province("tolosatia")]) == (-1, 0)


def test_r17_7_e97_a_draw_between_players() -> None:
    t = war(1, 1)
    t.play("done")
    t.play(ONE_EACH)
    assert t.owner("aedua") == -1
    assert t.s.influence == [1, 1]


def test_r17_8_a_province_is_conquered() -> None:
    t = war(2, 1)
    t.play("done")
    t.play(BOTH_ON_DEFENDER)
    assert (t.owner("aedua"), t.s.morale[0]) == (0, -1)


@pytest.mark.parametrize(("level", "asked"), [(0, False), (1, True)])
def test_r17_9_d32_an_own_city_only_if_architecture_allows(level: int, asked: bool) -> None:
    t = lay_out("iberians", "gauls")
    if level:
        t.level(0, "architecture", level)
    t.city(1, "aedua")
    t.settle(0, "provincia", 4)
    t.expand(0, *["move provincia aedua 1"] * 3, "done")
    rolls(t, BOTH_ON_DEFENDER)
    assert (t.asked() == "take-city") is asked
    if asked:
        t.play("no_city")
    assert t.s.city[t.province("aedua")] == 0
    assert t.s.influence == [2, 0]


def test_r17_10_e58_a_successful_defence() -> None:
    t = war(2, 2)
    t.play("done")
    pool = t.s.pool[0]
    rolls(t, BOTH_ON_ATTACKER)
    assert (t.owner("aedua"), t.s.pool[0]) == (1, pool + 2)
    t = village(1, stage=3)
    t.play(BOTH_ON_ATTACKER)
    assert t.s.village[t.province("tolosatia")] == 1


def test_e50_r20_9_used_grey_militia_are_gone() -> None:
    t = war(3, 1)
    t.s.grey_militia[0] = 2
    t.play("done", "commit militia", "done")
    rolls(t, BOTH_ON_DEFENDER)
    assert t.s.grey_militia[0] == 1


def test_e55_without_defenders_no_die_falls() -> None:
    t = lay_out("iberians", "gauls")
    t.s.procession = [PLAIN] * 2
    t.s.revolting[1] = t.s.passed[1] = 1
    t.settle(0, "provincia", 6)
    t.expand(0, *["move provincia aedua 1"] * 5, "done")
    assert t.events("rolled") == []
    assert t.s.battlefield[t.province("aedua")] == 1
    assert t.s.procession == [PLAIN - 1, PLAIN + 1]


@pytest.mark.parametrize(("unit", "holds"), [(U_LEGION, False), (U_ARMY, True)])
def test_e59_w64_who_can_hold_a_province(unit: int, holds: bool) -> None:
    """Only an army of the winner is left: it stays as vassal; a legion cannot."""
    t = lay_out("iberians", "romans")
    t.army(1, 1)
    aedua = t.province("aedua")
    t.s.attacker, t.s.defender = 0, 1
    t.s.units[KINDS + unit] = 1
    assert garrison(t.s, DEFENDER, aedua) is holds
    assert (t.vassals(1, "aedua"), t.s.armies[1]) == ((1, 0) if holds else (0, 1))


def test_e83_r27_8_fleets_lost_in_a_landing() -> None:
    t = lay_out("norsemen", "britons")
    t.s.procession = [PLAIN] * 2
    t.fleet(0, "southern-north-sea", 2)
    t.settle(1, "icenia", 3)
    t.expand(0, *["land southern-north-sea icenia 4"] * 2)
    t.purse(0, morale=0)
    t.play("done")
    rolls(t, BOTH_ON_ATTACKER)
    assert t.s.morale[0] == 4


def test_e102_mercenaries_are_turned_up_when_the_battle_ends() -> None:
    t = war(2, 1)
    t.tile(0, "morale-3")
    t.play("done", "hire morale-3")
    t.play("done") if t.asked() == "commit" else None
    view = t.game.observe(t.s, 1)
    assert view["hired"][0] == 1
    rolls(t, BOTH_ON_DEFENDER)
    assert t.game.observe(t.s, 1)["used"][0][t.village("morale-3")] == 1


def test_e106_survivors_fight_again_but_goods_do_not() -> None:
    t = lay_out("iberians", "gauls")
    t.settle(0, "provincia", 4)
    t.settle(1, "raetia")
    t.settle(1, "hermunduria")
    t.army(1, 1)
    t.expand(0, "move provincia aedua 1", "move provincia raetia 1", "done")
    t.play("battle aedua", "commit army", "commit ore", BOTH_ON_ATTACKER)
    assert (t.asked(), t.actor) == ("commit", 1)
    assert t.legal() == ["done", "commit army"]


# -- R18 ------------------------------------------------------------------------------------------


def test_r18_1_r18_2_r18_3_e19_forward() -> None:
    t = lay_out("iberians", "gauls")
    t.s.procession[0] = 26
    move_forward(t.s, 0)
    assert (t.s.procession[0], t.s.influence[0]) == (25, 2)
    t.s.procession[0] = 1
    move_forward(t.s, 0)
    assert t.s.procession[0] == 1


def test_r18_4_e20_back() -> None:
    t = lay_out("iberians", "gauls")
    t.s.procession = [25, 22]
    t.purse(0, influence=5)
    move_back(t.s, 0)
    move_back(t.s, 1)
    assert t.s.procession == [26, 23]
    assert (t.s.influence[0], t.s.morale[1]) == (4, -3)
    t.s.procession[0] = 60
    move_back(t.s, 0)
    assert t.s.procession[0] == 60


def test_r18_5_r18_6_a_draw_moves_nothing() -> None:
    t = war(1, 1)
    t.play("done")
    t.play(ONE_EACH)
    assert t.s.procession == [PLAIN, PLAIN]
    t.purse(0, influence=PLAIN)
    assert is_met(t.s, 0)
    assert not is_met(t.s, 1)


# -- allies ---------------------------------------------------------------------------------------


def allied_war() -> Table:
    t = war(2, 1, "iberians", "gauls", "germanics")
    t.ally(0, 2)
    t.ally(1, 2)
    t.level(2, "mechanics", 2)
    t.army(2, 3)
    return t


def test_r19_4_e100_d28_lending() -> None:
    t = allied_war()
    t.play("done")
    assert (t.asked(), t.actor) == ("commit", 1)
    t.play("ask 2")
    assert (t.asked(), t.actor, t.legal()) == ("lend", 2, ["lend 0", "lend 1", "lend 2"])
    t.play("lend 0")
    assert t.actor == 0  # nobody else can be asked: the defender has done
    assert t.s.unwilling[3 + 2] == 1
    t.play("ask 2", "lend 1")
    assert t.s.thalers == [3, 5, 7]


def test_r19_5_e56_an_ally_of_both_supports_one_side() -> None:
    t = allied_war()
    t.play("done", "ask 2", "lend 1", "done")
    assert t.asked() in ("reinforce", "dice")
    assert t.rule("ask 2", 0) is not None
    assert t.s.is_allied(0, 2)
    assert t.s.is_allied(1, 2)


def test_d30_an_army_of_an_ally_falls() -> None:
    t = allied_war()
    t.settle(1, "aedua", 4)
    t.play("done", "done", "ask 2", "lend 2")
    t.quiet("dice")
    t.play(BOTH_ON_ATTACKER)
    assert t.legal() == ["lose vassal", "lose_ally 2"]
    t.play("lose_ally 2")
    t.quiet("dice") if t.asked() != "casualty" else t.play("lose_ally 2")
    assert t.s.lent_fallen[2] in (1, 2)
