"""The worked examples W34 to W70: battles, epochs, end, plunder, sea, goods."""

from __future__ import annotations

from fractions import Fraction

import pytest

from aevum.games.era_of_tribes.components import ATTACKER, DEFENDER
from aevum.games.era_of_tribes.kinds import CATAPULT, FIELDS, FIST, GOODS, MASK, SHIELD, SWORD
from aevum.games.era_of_tribes.rules.combat import holder
from aevum.games.era_of_tribes.rules.ending import check_ends
from aevum.games.era_of_tribes.rules.goods import gain_good, lose_good, luxuries, ready_luxury
from aevum.games.era_of_tribes.rules.metrics import card_points, fish, personal_points
from aevum.games.era_of_tribes.rules.scoring import terms
from aevum.games.era_of_tribes.rules.tracks import add_influence
from aevum.games.era_of_tribes.rules.triumph import move_forward
from tests.rules.era_of_tribes.table_top import Table, begin, lay_out, our_game

PLAIN = 57


def card(name: str) -> int:
    return our_game.axes["card"].index(name)


def attack(t: Table, origin: str, target: str, vassals: int, points: int = 1) -> None:
    """Seat 0 moves so many vassals there and ends its movement; morale as before.

    The processions stand where no space near them is coloured.
    """
    t.s.procession = [PLAIN] * t.s.players
    morale = t.s.morale[0]
    t.expand(0, *[f"move {origin} {target} {points}"] * vassals)
    t.purse(0, morale=morale)
    t.play("done")


def holders(t: Table) -> list[int]:
    return [holder(t.s, marker) for marker in (FIST, MASK, CATAPULT)]


def test_w34_the_markers_of_a_land_battle() -> None:
    t = lay_out("iberians", "gauls")
    t.settle(0, "provincia", 4)
    t.settle(1, "aedua", 3)
    t.level(0, "mechanics", 2)
    t.level(1, "mechanics", 1)
    for seat in (0, 1):
        t.purse(seat, morale=1)
    attack(t, "provincia", "aedua", 4, points=2)
    assert t.asked() == "dice"
    assert holders(t) == [ATTACKER, DEFENDER, ATTACKER]
    assert (holder(t.s, SWORD), holder(t.s, SHIELD)) == (ATTACKER, DEFENDER)


def test_w36_both_dice_hit_at_the_same_time() -> None:
    t = lay_out("iberians", "gauls")
    t.settle(0, "provincia", 4)
    t.settle(1, "aedua", 3)
    t.level(0, "mechanics", 2)
    t.level(1, "mechanics", 1)
    attack(t, "provincia", "aedua", 4, points=2)
    t.play("roll fist mask")
    assert (t.units(ATTACKER), t.units(DEFENDER)) == ({"vassal": 3}, {"vassal": 2})


def test_w35_in_a_sea_battle_ties_go_to_the_attacker() -> None:
    """Both lie in the sea already: the mover challenges when his movement ends."""
    t = lay_out("romans", "greeks")
    t.fleet(1, "ionian-sea", 2)
    t.fleet(0, "ionian-sea", 2)
    t.expand(0)
    t.purse(0, morale=0)
    t.play("done", "challenge ionian-sea 1")
    assert t.asked() == "dice"
    assert holders(t) == [ATTACKER] * 3


def test_w61_the_controller_who_fights_is_the_attacker() -> None:
    t = lay_out("romans", "greeks")
    t.fleet(1, "ionian-sea", 2)
    t.fleet(0, "ionian-sea", 1)
    t.fleet(0, "southern-adriatic", 1)
    t.expand(0, "sail southern-adriatic ionian-sea 2")
    t.purse(0, morale=0)
    assert (t.asked(), t.actor) == ("parley", 0)
    t.play("peace")
    assert (t.asked(), t.actor) == ("parley", 1)
    t.play("fight", "done")
    assert t.asked() == "dice"
    assert (t.s.attacker, t.s.defender) == (1, 0)
    assert holders(t) == [ATTACKER] * 3


def odds(attackers: int, defenders: int, markers: int) -> tuple[Fraction, Fraction, Fraction]:
    """Attacker, defender, draw, from the dice that the game offers."""
    if not attackers and not defenders:
        return Fraction(0), Fraction(0), Fraction(1)
    if not attackers or not defenders:
        return Fraction(bool(attackers)), Fraction(bool(defenders)), Fraction(0)
    total = [Fraction(0)] * 3
    for red, many in enumerate(our_game.box.attack_die):
        for green, times in enumerate(our_game.box.defence_die):
            hits = (markers >> red & 1) + (markers >> green & 1)
            rest = odds(max(0, attackers - 2 + hits), max(0, defenders - hits), markers)
            for i in range(3):
                total[i] += Fraction(many * times, 36) * rest[i]
    return total[0], total[1], total[2]


@pytest.mark.parametrize(("attackers", "defenders", "held", "expected"), [
    (2, 1, 1, ("2/3", "1/3", "0")),
    (1, 1, 0, ("1/18", "5/9", "7/18")),
    (3, 3, 2, ("61/108", "55/216", "13/72")),
])  # fmt: skip
def test_w37_w38_w39_the_odds_of_the_dice(
    attackers: int, defenders: int, held: int, expected: tuple[str, str, str]
) -> None:
    markers = 1 << SWORD | sum(1 << marker for marker in (FIST, MASK, CATAPULT)[:held])
    assert odds(attackers, defenders, markers) == tuple(Fraction(each) for each in expected)


def test_w40_the_defenders_of_a_city_in_the_mountains() -> None:
    """Illyria is a mountain: city, vassal, two armies, and four militia against fleets alone."""
    t = lay_out("romans", "greeks")
    t.city(1, "illyria", 1)
    t.army(1, 2)
    t.s.battlefield[t.province("illyria")] = 1
    t.fleet(0, "southern-adriatic", 2)
    t.expand(0, "land southern-adriatic illyria 2", "done")
    assert (t.asked(), t.actor) == ("commit", 1)
    t.play("commit army", "commit army")
    assert t.units(DEFENDER) == {"vassal": 1, "city": 1, "army": 2, "levy": 4}


def finish(t: Table, *rolls: str) -> None:
    """Whatever is asked before a roll is left out; then these rolls."""
    for roll in rolls:
        t.quiet("dice")
        t.play(roll)


def test_w41_a_historic_battlefield() -> None:
    t = lay_out("iberians", "gauls")
    t.settle(0, "provincia", 5)
    t.settle(1, "aedua", 3)
    attack(t, "provincia", "aedua", 4)
    finish(t, "roll sword sword", "roll sword sword")
    assert t.owner("aedua") == 0
    assert t.s.battlefield[t.province("aedua")] == 1


def test_w42_a_single_vassal_is_beaten() -> None:
    """Parisia has food; the Gauls have no other: hunger for them."""
    t = lay_out("iberians", "gauls")
    t.settle(0, "belgica", 3)
    assert t.s.plate[1] == 1
    plate = t.s.plate[0]
    attack(t, "belgica", "parisia", 2)
    morale = t.s.morale[0]
    finish(t, "roll sword sword")
    assert t.owner("parisia") == 0
    assert (t.s.plate[0], t.s.plate[1]) == (plate + 1, 0)
    assert t.s.morale[0] == morale - 1


def test_w42_a_good_changes_hands() -> None:
    t = lay_out("iberians", "gauls")
    t.settle(0, "aquitania", 3)
    attack(t, "aquitania", "biturigia", 2)
    finish(t, "roll sword sword")
    assert t.goods(0) == {"wine": 2}
    assert t.goods(1) == {}


def test_w43_a_city_is_conquered() -> None:
    t = lay_out("iberians", "gauls")
    t.level(0, "architecture", 1)
    t.city(0, "edetania", 1)
    t.city(1, "aedua", 0)
    t.settle(0, "provincia", 4)
    t.purse(1, influence=5)
    attack(t, "provincia", "aedua", 3)
    influence, morale, plate = t.s.influence[:], t.s.morale[0], t.s.plate[:]
    finish(t, "roll sword sword")
    assert (t.asked(), t.actor) == ("take-city", 0)
    t.play("city")
    assert t.s.built == [2, 0]
    assert t.s.morale[0] == morale - 3
    assert t.s.influence == [influence[0] + 1, influence[1] - 1]
    assert t.s.plate == [plate[0] - 2, plate[1] + 2]


def lands_at(t: Table, name: str) -> str:
    return our_game.axes["terrain"][our_game.box.provinces[t.province(name)].terrain]


def test_w44_attacker_and_barbarians_destroy_each_other() -> None:
    t = lay_out("iberians", "gauls")
    t.settle(0, "provincia", 2)
    t.barbarians("tolosatia")
    assert lands_at(t, "tolosatia") != "mountain"
    t.neolithic()
    attack(t, "provincia", "tolosatia", 1)
    finish(t, "roll sword shield")
    assert t.s.village[t.province("tolosatia")] == 0
    assert t.owner("tolosatia") == -1
    assert t.s.procession == [PLAIN, PLAIN]
    assert sum(t.s.tiles.pool) == 40


def test_w45_a_defender_in_revolution_with_one_vassal() -> None:
    t = lay_out("iberians", "gauls")
    t.settle(0, "provincia", 2)
    t.s.revolting[1] = t.s.passed[1] = 1
    attack(t, "provincia", "aedua", 1)
    assert t.owner("aedua") == 0
    assert t.events("rolled") == []
    assert t.s.morale[0] == -1
    assert t.vassals(1, "aedua") == 0


def test_w46_the_first_revolution() -> None:
    t = lay_out("iberians", "gauls")
    t.neolithic()
    for land in ("provincia", "lusitania"):
        t.settle(0, land)
    t.level(0, "culture", 1)
    t.level(0, "trade", 1)
    t.level(0, "mechanics", 1)
    t.level(0, "architecture", 1)
    influence = t.s.influence[0]
    t.play("act revolution")
    assert (t.asked(), t.s.stage) == ("score-card", 1)
    t.play("score townsmen")
    t.play(t.legal()[0])
    assert t.s.influence[0] == influence + 2
    assert (t.s.leaders[0], t.s.passed[0]) == (3, 1)
    for land in ("ubia", "bohemia"):
        t.settle(1, land)
    for field in ("culture", "trade", "mechanics", "architecture"):
        t.level(1, field, 1)
    influence = t.s.influence[1]
    t.play("act revolution")
    assert (t.s.influence[1], t.s.stage) == (influence + 1, 1)


def test_w47_the_effects_of_two_epochs() -> None:
    t = lay_out("iberians", "gauls", long=True)
    t.level(0, "agriculture", 1)
    assert t.s.plate[0] == 4
    t.s.plate[0] = 4
    t.purse(0, morale=-1)
    for land in ("provincia", "lusitania", "gallaecia", "etruria"):
        t.settle(0, land)
    for field in ("agriculture", "culture", "trade", "mechanics"):
        t.s.levels[FIELDS.index(field)] = 2
    t.s.plate[0] += 1
    plate = t.s.plate[0]
    t.play("act revolution", "score townsmen")
    t.play(t.legal()[0])
    assert (t.s.plate[0], t.s.morale[0]) == (plate + 1, 2)
    t.s.passed[0] = t.s.acted[6] = 0
    t.s.ready[0] = 2
    t.s.levels[: len(FIELDS)] = [2, 2, 2, 3, 3, 0]
    t.quiet("choose-action", 0)
    t.play("act revolution")
    t.play(t.legal()[0])
    t.play(t.legal()[0])
    assert (t.s.plate[0], t.s.morale[0], t.s.leaders[0]) == (plate, 5, 4)


def test_w48_the_last_epoch_needs_all_three() -> None:
    t = lay_out("iberians", "gauls", long=True)
    t.epoch(0, "middle-ages")
    t.s.plate[0] = 2
    t.s.goods[GOODS.index("gold")] = 6
    t.s.levels[: len(FIELDS)] = [4, 4, 4, 4, 4, 0]
    t.s.built[0] = 7
    assert t.rule("act revolution") == "R4.10"
    t.s.built[0] = 8
    assert t.rule("act revolution") is None


def test_w49_who_meets_a_condition_later() -> None:
    t = lay_out("iberians", "gauls", "greeks")
    t.purse(0, influence=23)
    check_ends(t.s, 0)
    assert t.s.influence[0] == 26
    t.s.levels[len(FIELDS) : 2 * len(FIELDS)] = [4, 4, 4, 3, 0, 0]
    check_ends(t.s, 1)
    assert t.s.influence[:2] == [26, 3]
    check_ends(t.s, 1)
    assert t.s.influence == [26, 3, 1]
    assert t.s.bonus == [3, 2, 0]


def test_w50_the_procession_is_met() -> None:
    t = lay_out("iberians", "gauls", "greeks", "romans")
    assert t.s.procession[0] == 24
    for _ in range(4):
        move_forward(t.s, 0)
    assert (t.s.procession[0], t.s.morale[0], t.s.influence[0]) == (20, 3, 2)
    t.purse(0, influence=19)
    check_ends(t.s, 0)
    assert not t.s.ending
    add_influence(t.s, 0, 1)
    check_ends(t.s, 0)
    assert t.s.ending
    assert t.s.influence[0] == 23


def test_w51_open_cards() -> None:
    t = lay_out("iberians", "gauls", "greeks")
    t.s.thalers = [12, 12, 10]
    assert card_points(t.s, card("rich")) == [2, 2, 0]
    t.s.thalers = [12, 10, 10]
    assert card_points(t.s, card("rich")) == [3, 1, 1]


def test_w52_a_personal_card_that_is_shared() -> None:
    t = lay_out("iberians", "gauls", "greeks", personal=("scholars", "emperor", "nobility"))
    t.level(0, "trade", 2)
    t.level(1, "culture", 2)
    assert personal_points(t.s, 0, card("scholars")) == 2
    assert [terms(t.s, seat)[1] for seat in (0, 1)] == [2, 0]


def test_w53_the_final_score() -> None:
    t = lay_out("iberians", "gauls", personal=("scholars", "emperor"), cards=("rich", "townsmen"))
    t.purse(0, influence=20, thalers=16, morale=-4)
    t.level(0, "trade", 1)
    t.city(1, "aedua")
    t.city(0, "edetania")
    t.city(1, "parisia")
    for land in ("lusitania", "gallaecia", "apulia"):
        t.settle(0, land)
    t.tile(0, "score-thalers")
    t.tile(0, "score-kinds")
    t.s.plate[0], t.s.hunger[0] = -1, 1
    assert terms(t.s, 0) == [20, 3, 4, -4, 5, -2]


def norse(city: bool) -> Table:
    t = lay_out("norsemen", "britons")
    t.fleet(0, "southern-north-sea")
    if city:
        t.city(1, "icenia", 1)
    t.expand(0)
    t.purse(0, morale=0)
    assert "plunder southern-north-sea icenia 4" in t.legal()
    t.play("plunder southern-north-sea icenia 4")
    assert t.asked() == "raid"
    return t


@pytest.mark.parametrize(("city", "die", "thalers"), [
    (True, 2, 3), (False, 2, 1), (True, 5, 0), (False, 5, 1), (True, 6, 0), (False, 6, 0),
])  # fmt: skip
def test_w54_plunder(city: bool, die: int, thalers: int) -> None:
    t = norse(city)
    t.play(f"die {die}")
    assert t.s.thalers == [5 + thalers, 5 - thalers]
    lost = die == 6
    assert t.fleets(0, "southern-north-sea") == (0 if lost else 1)
    assert t.s.battlefield[t.province("icenia")] == lost
    assert t.s.morale[0] == (2 if lost else 0)
    assert t.s.plundered == [0, 1]


@pytest.mark.parametrize(("level", "first", "second", "freed"), [(1, 1, 0, 4), (2, 2, 1, 2)])
def test_w55_clean_up(level: int, first: int, second: int, freed: int) -> None:
    t = lay_out("romans", "gauls", at="clean_up", start=False)
    t.level(0, "agriculture", level)
    t.settle(0, "etruria", 3)
    t.city(0, "apulia", 2)
    pool = t.s.pool[0]
    begin(t)
    assert (t.vassals(0, "etruria"), t.vassals(0, "apulia")) == (first, second)
    assert t.s.pool[0] == pool + freed


@pytest.mark.parametrize(("people", "home", "sea", "far", "morale"), [
    ("romans", "latium", "southern-tyrrhenian", "sardinia", -2),
    ("norsemen", "agder", "northern-north-sea", "damnonia", 0),
])  # fmt: skip
def test_w56_a_colony_overseas(people: str, home: str, sea: str, far: str, morale: int) -> None:
    t = lay_out(people, "gauls")
    t.settle(0, home, 2)
    t.fleet(0, sea)
    t.expand(0, f"embark {home} {sea} 1", f"ashore {far}")
    t.purse(0, morale=0)
    t.play("done")
    assert (t.s.colonies[0], t.s.morale[0], t.owner(far)) == (1, morale, 0)


def test_w57_the_fish_of_the_britons() -> None:
    t = lay_out("britons", "gauls")
    plate = t.s.plate[0]
    t.fleet(0, "irish-sea")
    t.fleet(0, "southern-north-sea")
    assert (t.s.plate[0] - plate, fish(t.s, 0)) == (4, 2)


def test_w58_an_ally_lends_armies() -> None:
    t = lay_out("iberians", "gauls", "germanics")
    t.settle(0, "provincia", 4)
    t.level(2, "mechanics", 3)
    t.army(2, 2)
    t.ally(0, 2)
    t.purse(0, thalers=7)
    attack(t, "provincia", "aedua", 2)
    assert (t.asked(), t.actor) == ("commit", 0)
    t.play("ask 2")
    assert t.legal() == ["lend 0", "lend 1", "lend 2"]
    t.play("lend 2")
    assert (t.s.thalers[0], t.s.thalers[2]) == (1, 11)
    assert t.units(ATTACKER) == {"vassal": 2, "ally": 2}
    start = t.s.procession[:]
    finish(t, "roll sword sword")
    assert t.s.procession == [start[0] - 1, start[1] + 1, start[2] - 1]
    assert t.s.armies[2] == 2


def test_w59_free_fleets_and_armies_in_the_set_up() -> None:
    t = lay_out("carthaginians", "germanics", at="take_turns", start=False)
    t.s.push(our_game.node_named["free-progress"].place, 1)
    t.s.push(our_game.node_named["free-progress"].place, 0)
    begin(t)
    pool, influence = t.s.pool[0], t.s.influence[:]
    t.play("start seafaring")
    t.play(*["free_fleet lesser-syrtis pool"] * 3)
    assert (t.s.pool[0], t.fleets(0, "lesser-syrtis")) == (pool - 3, 3)
    assert t.s.plate[0] == 2
    t.play("start mechanics")
    assert (t.s.armies[1], sum(t.s.slots[8:]), t.s.morale[1]) == (3, 21, 0)
    assert t.s.influence == influence


def test_w60_wine_for_warriors() -> None:
    t = lay_out("gauls", "romans")
    t.settle(0, "provincia")
    t.s.military[GOODS.index("wine")] = 1
    t.play("act trade", "leaders 1", "luxury wine")
    assert t.asked() == "choose-action"
    assert t.s.thalers[0] == 5 + 2
    assert luxuries(t.s, 0) == 2  # both count for Merchants and for the epoch


def test_w62_a_landing_battle_only_without_attackers_over_land() -> None:
    for by_land, levy in ((1, 0), (0, 1)):
        t = lay_out("romans", "gauls")
        t.barbarians("bruttium")
        t.neolithic()
        t.settle(0, "campania", 3)
        t.fleet(0, "ionian-sea")
        t.expand(0, *["move campania bruttium 1"] * (2 * by_land))
        t.play("land ionian-sea bruttium 2", "done")
        t.quiet("dice")
        mountain = lands_at(t, "bruttium") == "mountain"
        assert t.units(DEFENDER).get("levy", 0) == levy + mountain


def test_w63_a_city_in_a_draw() -> None:
    t = lay_out("iberians", "gauls")
    t.city(1, "aedua", 1)
    t.settle(0, "provincia", 4)
    attack(t, "provincia", "aedua", 3)
    influence, plate = t.s.influence[:], t.s.plate[1]
    morale = t.s.morale[:]
    finish(t, "roll sword shield", "roll sword shield", "roll sword shield")
    assert t.owner("aedua") == -1
    assert (t.s.built[1], t.s.plate[1]) == (0, plate + 2)
    assert t.s.slots[8] == 0
    assert t.s.influence == influence
    assert t.s.procession == [PLAIN, PLAIN]
    assert t.s.morale[0] == morale[0]


def test_w64_an_army_holds_the_province() -> None:
    t = lay_out("iberians", "gauls")
    t.settle(0, "provincia", 2)
    t.army(1, 1)
    attack(t, "provincia", "aedua", 1)
    t.play("commit army", "roll shield sword", "lose vassal")
    assert t.owner("aedua") == 1
    assert (t.vassals(1, "aedua"), t.s.armies[1]) == (1, 0)


def test_w65_the_active_player_is_booked_first() -> None:
    t = lay_out("iberians", "gauls")
    t.s.influence, t.s.lies = [4, 4], [1, 2]
    t.settle(0, "provincia")
    t.play("act diplomacy", "diplomacy deter", "ally 1", "consent")
    assert t.s.influence == [5, 5]
    assert t.s.lies[1] > t.s.lies[0]


def test_w66_leaders_of_diplomacy_come_one_by_one() -> None:
    t = lay_out("iberians", "gauls")
    t.purse(0, thalers=3, influence=11)
    t.play("act diplomacy", "diplomacy recruit")
    assert t.asked() == "diplomacy"
    assert t.legal() == ["done", "diplomacy deter"]
    assert t.rule("diplomacy bribe") == "R8.5"
    ready = t.s.ready[0]
    t.play("done")
    assert t.s.ready[0] == ready


def test_w67_a_horse() -> None:
    t = lay_out("iberians", "gauls")
    t.settle(0, "vettonia")
    t.level(0, "mechanics", 1)
    t.expand(0, "horse vettonia")
    assert "move vettonia lusitania 3" in t.legal()
    t.play("move vettonia lusitania 3", "move lusitania turdetania 2")
    assert "move turdetania carpetania 1" in t.legal()
    t.play("move turdetania carpetania 1")
    assert not any(word.startswith("move carpetania") for word in t.legal())


def test_w68_a_bridge_of_three_fields() -> None:
    t = lay_out("iberians", "gauls")
    t.settle(0, "edetania", 4)
    for sea in ("balearic-sea", "gulf-of-lions", "northern-tyrrhenian"):
        t.fleet(0, sea)
    t.expand(0)
    for _ in range(2):
        t.play("embark edetania balearic-sea 1", "bridge gulf-of-lions")
        t.play("bridge northern-tyrrhenian", "ashore etruria")
    assert not any(word.startswith("embark") for word in t.legal())
    assert t.vassals(0, "etruria") == 2


def test_w69_a_good_keeps_its_state() -> None:
    t = lay_out("iberians", "gauls")
    wine = GOODS.index("wine")
    t.settle(0, "etruria")
    t.s.spent[wine] = 1
    assert lose_good(t.s, 0, wine) is False
    assert lose_good(t.s, 0, wine) is True
    gain_good(t.s, 1, wine, is_spent=True)
    assert ready_luxury(t.s, 1, wine) == 1


def test_w70_scholars_are_scored() -> None:
    t = lay_out("iberians", "gauls", "greeks", cards=("scholars", "nobility"))
    t.neolithic()
    for land in ("provincia", "lusitania"):
        t.settle(0, land)
    t.s.levels[:18] = [0, 2, 0, 2, 1, 0, 0, 2, 0, 1, 0, 0, 0, 1, 0, 2, 0, 0]
    t.play("act revolution", "score scholars")
    assert t.s.influence == [1 + 2 + 3, 2, 2]
    assert t.asked() == "draw-card"
    t.play(t.legal()[0])
    assert t.s.scored == [card("scholars")]
    assert (len(t.s.open), t.s.stage) == (2, 1)
