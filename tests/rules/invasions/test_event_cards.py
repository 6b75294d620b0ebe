"""realm R20: the Event cards one by one; test_effect_verbs.py has those whose verb stands alone."""

from __future__ import annotations

import pytest

from aevum.games.invasions.components.battle import ATTACKER, DEFENDER
from aevum.games.invasions.components.board import CARD, FEDERATE, OWN
from aevum.games.invasions.components.cards import EVENT_WINDOW
from aevum.games.invasions.components.sea import SEA_RISK
from aevum.games.invasions.kinds import CLEAR, KINGDOM, MOUNTAIN, NONE, TERRAINS, TIMINGS
from aevum.games.invasions.rules.battle.combat_dice import pool_of
from aevum.games.invasions.rules.battle.lineup import living
from aevum.games.invasions.rules.battle.siege import besiege, siege_modifier, wall_value
from aevum.games.invasions.rules.board.relations import are_bound
from aevum.games.invasions.rules.board.units import fleets_at, place_fleets
from aevum.games.invasions.rules.bonds.vassals import make_vassal
from aevum.games.invasions.rules.cards.hands import event_of
from aevum.games.invasions.rules.cards.lasting import sway_reaction, take_sway
from aevum.games.invasions.rules.cards.verbs_sea import open_landing_events
from aevum.games.invasions.rules.sea.sea_battle import afloat, open_sea_battle
from aevum.games.invasions.rules.turn.founding import set_status
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.battle_bench import fight, lead, use_advanced
from tests.rules.invasions.cards_top import draw, event, hold, play_card, say, window, words
from tests.rules.invasions.table_top import (
    area,
    bench,
    box,
    game,
    kind,
    laid_out,
    nation,
    province,
    put,
)

TIMING = EVENT_WINDOW.variable("timing")


def ground(terrain: int) -> str:
    """A province of that terrain without a city or site."""
    return next(p.id for p in box().provinces if p.terrain == terrain and p.level == NONE)


def at_window(s: InvasionsState, timing: str) -> bool:
    return s.at(EVENT_WINDOW) and TIMINGS[s.var(TIMING)] == timing


def until(s: InvasionsState, timing: str) -> None:
    """Everybody passes and dice show their first face, until a window opens."""
    while not at_window(s, timing):
        offered = words(s)
        say(
            s, next((w for w in ("ev_pass", "bt_pass", "bt_no_ambush") if w in offered), offered[0])
        )


def battle(terrain: int, card: str, timing: str, *units: str) -> InvasionsState:
    """Rome attacks the Persians with a card in hand, and the window for it is open."""
    s = bench()
    where = ground(terrain)
    put(s, where, "rome", *(units or ("3 legion", "elite_cavalry")))
    put(s, where, "persians", "4 horse_archer")
    hold(s, "romans", card)
    fight(s, "rome", "persians", where)
    until(s, timing)
    return s


def test_every_number_of_the_deck_has_its_card() -> None:
    """README-cards, section 2: 1 to 72."""
    numbers = sorted(number for card in box().events for number in card.numbers)
    assert numbers == list(range(1, 73))
    assert sum(len(card.numbers) for card in box().events if card.public) == 18
    markers = list(range(len(box().events), len(box().event_cards)))
    s = bench()
    assert [box().pillage[box().event_markers[i]].event for i in range(len(markers))] == [
        event_of(s, card) for card in markers
    ]


# -- in a battle ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("option", "change"), [(1, 1), (2, -1)])
def test_23_dice(option: int, change: int) -> None:
    s = battle(CLEAR, "dice", "in_battle_melee")
    before = pool_of(s, DEFENDER).white
    say(s, "ev_play dice", f"ev_option {option}", "ev_target defender")
    assert pool_of(s, DEFENDER).white == before + change


def test_12_cavalry_charge_in_open_terrain_only() -> None:
    """war R19.4, R19.20"""
    s = battle(CLEAR, "cavalry_charge", "in_battle_melee")
    before = pool_of(s, ATTACKER)
    say(s, "ev_play cavalry_charge", "ev_target attacker")
    traded = min(2, before.white)
    after = pool_of(s, ATTACKER)
    assert (after.white, after.black) == (before.white - traded, before.black + traded)
    s = battle(TERRAINS.index("forest"), "cavalry_charge", "in_battle_melee")
    assert words(s) == ["ev_pass"]


def advanced_battle(card: str, timing: str) -> InvasionsState:
    """The same with 2D6 instead of dice."""
    s = bench()
    use_advanced(s)
    where = ground(CLEAR)
    put(s, where, "rome", "3 legion", "elite_cavalry")
    put(s, where, "persians", "4 horse_archer")
    hold(s, "romans", card)
    fight(s, "rome", "persians", where)
    until(s, timing)
    return s


@pytest.mark.parametrize(("option", "change"), [(1, 1), (2, -1)])
def test_23_dice_are_numbers_in_advanced_combat(option: int, change: int) -> None:
    """effects.csv: +1 on the 2D6 for a white die, -1 for one that is taken (war R20.7)."""
    s = advanced_battle("dice", "in_battle_melee")
    before = s.bonus[DEFENDER]
    say(s, "ev_play dice", f"ev_option {option}", "ev_target defender")
    assert s.bonus[DEFENDER] == before + change


def test_12_cavalry_charge_in_advanced_combat() -> None:
    """+1 for each die that would be traded."""
    s = advanced_battle("cavalry_charge", "in_battle_melee")
    before = s.bonus[ATTACKER]
    say(s, "ev_play cavalry_charge", "ev_target attacker")
    assert s.bonus[ATTACKER] == before + 2


def test_28_feigned_flight_throws_once_more_in_advanced_combat() -> None:
    """One more 2D6 archery roll at -2."""
    s = advanced_battle("feigned_flight", "in_battle_archery")
    aimed = s.bonus[DEFENDER]
    say(s, "ev_play feigned_flight", "2d6 2")
    while not words(s)[0].startswith("2d6"):
        say(s, "bt_pass" if "bt_pass" in words(s) else words(s)[0])
    assert s.bonus == [0, aimed - 2]
    say(s, "2d6 2")
    assert s.second_shot == NONE


def test_34_heroism_in_advanced_combat() -> None:
    """One 2D6 of either side is rolled again."""
    s = advanced_battle("heroism", "after_melee_roll")
    say(s, "ev_play heroism")
    assert words(s) == ["bx_reroll_own", "bx_reroll_enemy", "ev_done"]
    say(s, "bx_reroll_enemy", "2d6 2")
    assert s.thrown[DEFENDER] in (0, 2)  # counted at once, if nothing is left to ask


def test_71_volley_needs_two_archers() -> None:
    s = battle(CLEAR, "volley", "in_battle_archery")
    before = pool_of(s, DEFENDER).white
    say(s, "ev_play volley")  # only the Persians have archers
    assert pool_of(s, DEFENDER).white == before + 1


def test_28_feigned_flight_shoots_again() -> None:
    s = battle(CLEAR, "feigned_flight", "in_battle_archery")
    say(s, "ev_play feigned_flight")
    assert s.second_shot == DEFENDER


def test_61_shield_wall_ignores_a_hit() -> None:
    s = battle(CLEAR, "shield_wall", "after_melee_roll")
    say(s, "ev_play shield_wall")  # only Rome has two infantry
    assert s.spared[ATTACKER] == 1 or s.hits[ATTACKER] >= 0


def test_34_heroism_rolls_up_to_two_dice_again() -> None:
    s = battle(CLEAR, "heroism", "after_melee_roll")
    before = sum(s.dice)
    say(s, "ev_play heroism")
    face = words(s)[0]
    assert face.startswith("bt_reroll")
    say(s, face)
    say(s, words(s)[0])  # the die falls
    assert sum(s.dice) == before
    say(s, "ev_done")
    assert s.discard[event("heroism")] == 1


def test_66_stratagem_takes_an_advantage() -> None:
    s = battle(CLEAR, "stratagem", "before_battle")
    say(s, "ev_play stratagem", "ev_target defender", "ev_option 1")
    assert (s.no_cavalry[DEFENDER], s.no_heavy[DEFENDER]) == (1, 0)


@pytest.mark.parametrize("terrain", ["forest", "marsh", "mountain"])
def test_3_ambush_without_a_test(terrain: str) -> None:
    s = battle(TERRAINS.index(terrain), "ambush", "before_battle")
    say(s, "ev_play ambush")
    assert s.ambusher == DEFENDER


def test_3_ambush_not_in_open_ground_nor_against_a_mountain_leader() -> None:
    assert words(battle(CLEAR, "ambush", "before_battle")) == ["ev_pass"]
    s = bench()
    where = ground(MOUNTAIN)
    put(s, where, "visigoths", "3 infantry")
    put(s, where, "rome", "2 legion")
    lead(s, "alaricus", where)
    hold(s, "romans", "ambush")
    fight(s, "visigoths", "rome", where)
    until(s, "before_battle")
    assert words(s) == ["ev_pass"]


@pytest.mark.parametrize("passed", [True, False])
def test_21_defection(passed: bool) -> None:
    s = bench()
    where = ground(CLEAR)
    put(s, where, "rome", "3 legion")
    put(s, where, "visigoths", "infantry", command="rome", contract=FEDERATE)
    put(s, where, "persians", "4 horse_archer")
    hold(s, "persians", "defection")
    fight(s, "rome", "persians", where)
    until(s, "before_battle")
    say(s, "ev_play defection")
    while words(s)[0].startswith("ev_"):
        say(s, words(s)[0])
    say(s, "d2 2" if passed else "d2 1")
    unit = next(u for u in range(len(s.unit_at)) if s.unit_contract[u] in (CARD, FEDERATE))
    assert (s.unit_command[unit] == nation("persians")) == passed
    assert (unit in s.bystanders) != passed


def test_21_a_defector_to_its_own_nation_serves_nobody() -> None:
    """realm I35: no contract binds it any more."""
    s = bench()
    where = ground(CLEAR)
    put(s, where, "rome", "3 legion")
    put(s, where, "persians", "horse_archer", command="rome", contract=FEDERATE)
    put(s, where, "persians", "4 horse_archer")
    hold(s, "persians", "defection")
    fight(s, "rome", "persians", where)
    until(s, "before_battle")
    say(s, "ev_play defection")
    while words(s)[0].startswith("ev_"):
        say(s, words(s)[0])
    say(s, "d2 2")
    assert (s.unit_command[3], s.unit_contract[3]) == (nation("persians"), OWN)


def test_50_reserves_come_from_a_neighbour() -> None:
    s = bench()
    where = ground(CLEAR)
    near = box().provinces[province(where)].land[0]
    put(s, where, "rome", "2 legion")
    put(s, box().provinces[near].id, "rome", "3 legion")
    put(s, where, "persians", "4 horse_archer")
    hold(s, "romans", "reserves")
    fight(s, "rome", "persians", where)
    until(s, "before_battle")
    say(s, "ev_play reserves")  # the Persians have nobody near
    say(s, f"ev_place {box().provinces[near].id}")
    if words(s)[0].startswith("ev_unit"):
        say(s, words(s)[0])
    assert len(living(s, province(where), ATTACKER)) == 3


# -- in a siege -----------------------------------------------------------------------------------


def siege(card: str, who: str = "persians", capital: bool = False) -> InvasionsState:
    """Rome besieges Nisibis; the window W5 is open."""
    s = bench()
    where = province("assyria")
    put(s, "assyria", "rome", "5 legion")
    s.controller[where] = s.city_owner[where] = nation("persians")
    if capital:
        s.capital[nation("persians")] = where
    hold(s, who, card)
    s.acting = [nation("rome")]
    besiege(s, nation("rome"), where)
    game().advance(s)
    say(s, "sg_siege")
    until(s, "siege")
    return s


def modifier(s: InvasionsState) -> int:
    return siege_modifier(s, province("assyria"), nation("rome"), False)


@pytest.mark.parametrize(("capital", "bonus"), [(False, 4), (True, 2)])
def test_68_treason_opens_a_gate(capital: bool, bonus: int) -> None:
    s = siege("treason", "romans", capital)
    before = modifier(s)
    say(s, "ev_play treason")
    assert modifier(s) == before + bonus


def test_54_saint_guards_christians_only() -> None:
    assert words(siege("saint")) == ["ev_pass"]  # the Persians are Mazdaist
    s = bench()
    where = province("thracia")
    put(s, "thracia", "visigoths", "4 infantry")
    s.controller[where] = s.city_owner[where] = nation("byzantium")
    hold(s, "romans", "saint")
    s.acting = [nation("visigoths")]
    besiege(s, nation("visigoths"), where)
    game().advance(s)
    say(s, "sg_siege")
    until(s, "siege")
    before = siege_modifier(s, where, nation("visigoths"), False)
    say(s, "ev_play saint")
    assert siege_modifier(s, where, nation("visigoths"), False) == before - 3


def test_55_sappers_take_2_off_the_walls() -> None:
    s = siege("sappers", "romans")
    before = wall_value(s, province("assyria"))
    say(s, "ev_play sappers")
    assert wall_value(s, province("assyria")) == max(0, before - 2)


def test_63_siege_engines_roll_twice_more() -> None:
    s = siege("siege_engines", "romans")
    say(s, "ev_play siege_engines")
    assert s.siege_rerolls == 2


# -- at sea and on the march ----------------------------------------------------------------------


def test_29_fire_ships_hit_before_the_dice() -> None:
    s = bench()
    sea = box().axes["sea"].index("mare_aegeum")
    place_fleets(s, kind("rome", "fleet"), 1, sea)
    place_fleets(s, kind("byzantium", "fleet"), 2, sea)
    fleets = fleets_at(s, sea)
    hold(s, "romans", "fire_ships")
    open_sea_battle(s, sea, fleets[:1], fleets[1:])
    game().advance(s)
    until(s, "naval")
    say(s, "ev_play fire_ships", "ev_target defender")
    assert len(afloat(s, DEFENDER)) == 1


def test_64_storm_tests_each_naval_stack() -> None:
    s = laid_out("scenario_350", 4)
    sea = s.fleet_at[0]
    play_card(s, "huns", "storm", "any_activation", nation("rome"))
    say(s, f"ev_target sea:{box().seas[sea].id}")
    before = len(fleets_at(s, sea)), sum(s.fleet_damaged)
    assert words(s)[0].startswith("d2")
    say(s, "d2 1")
    while s.stack and words(s)[0].startswith("bt_hit"):
        say(s, words(s)[0])
    assert (len(fleets_at(s, sea)), sum(s.fleet_damaged)) != before
    assert s.stormy == [sea]


def test_48_reaction_changes_one_roll() -> None:
    """The next interception or flight, and only that."""
    s = bench()
    sway_reaction(s, 3)
    assert (take_sway(s), take_sway(s)) == (3, 0)
    options = [box().deeds[d].steps[0].n for d in box().numbered.of_event[event("reaction")]]
    assert options == [3, -3]


def test_43_outstanding_navigation_and_64_storm_change_the_sea_risk() -> None:
    """war R30.6: +3 and -3, only while a sea-risk roll is announced."""
    navigation = box().deeds[box().numbered.of_event[event("outstanding_navigation")][0]]
    storm = box().deeds[box().numbered.of_event[event("storm")][0]]
    assert (navigation.steps[0].n, storm.steps[0].n) == (3, -3)
    s = laid_out("scenario_350", 4)
    hold(s, "romans", "outstanding_navigation")
    window(s, "naval", nation("rome"))
    assert words(s) == ["ev_pass"]
    s.stack.clear()
    s.push(SEA_RISK, province("sicilia"), province("africa"))
    open_landing_events(s, nation("rome"))
    game().advance(s)
    say(s, "ev_play outstanding_navigation")
    assert s.swayed == 3


# -- in the realm ---------------------------------------------------------------------------------


def test_44_plague_strikes_two_different_areas() -> None:
    s = laid_out("scenario_350", 4)
    rome = nation("rome")
    s.gold[rome] = 20
    draw(s, "goths", "plague")
    say(s, "lot_area italia")
    assert "lot_area italia" not in words(s)
    say(s, "lot_area africa")
    while s.stack:
        say(s, words(s)[0])
    assert s.gold[rome] == 12


def test_51_revolt_strikes_who_holds_most_of_the_area() -> None:
    """realm R20.3"""
    s = laid_out("scenario_350", 4)
    draw(s, "huns", "revolt")
    say(s, "lot_area africa", "d10 1")
    chosen = words(s)[0].split()[1]
    say(s, words(s)[0])
    assert s.revolt[province(chosen)] == 1
    assert box().provinces[province(chosen)].area == area("africa")
    assert s.controller[province(chosen)] == nation("rome")


def test_59_sedition_confines_and_in_decline_brings_a_revolt() -> None:
    s = laid_out("scenario_350", 4)
    rome = nation("rome")
    play_card(s, "huns", "sedition", "any_activation", nation("franks"))
    say(s, "ev_target rome")
    assert any(s.confined[each] for each in box().leaders_of[rome])
    assert s.at(EVENT_WINDOW) or not s.stack  # no decline, no revolt
    s = laid_out("scenario_350", 4)
    s.decline[rome] = 1
    play_card(s, "huns", "sedition", "any_activation", nation("franks"))
    say(s, "ev_target rome")
    assert game().asked(s)["node"] == "revolt-power"


@pytest.mark.parametrize(("die", "revolt"), [(1, True), (2, False)])
def test_67_tax_collectors(die: int, revolt: bool) -> None:
    """1 gold for each sound city, at most 10; a revolt if a D2 fails."""
    s = laid_out("scenario_350", 4)
    rome = nation("rome")
    s.gold[rome] = 0
    cities = sum(s.built(p) for p in s.lands_of(rome))
    play_card(s, "romans", "tax_collectors", "administration")
    say(s, "ev_target rome")
    assert s.gold[rome] == min(10, cities)
    say(s, f"d2 {die}")
    assert (bool(s.stack) and game().asked(s)["node"] == "revolt-power") == revolt


def test_36_hostages_make_a_pact() -> None:
    s = laid_out("scenario_350", 4)
    play_card(s, "romans", "hostages", "diplomacy")
    say(s, "ev_target rome")
    assert "ev_target persians" in words(s)
    assert "ev_target byzantium" not in words(s)
    say(s, "ev_target persians")
    assert are_bound(s, nation("rome"), nation("persians"))


def test_1_alliance_needs_the_consent_of_the_other_owner() -> None:
    s = laid_out("scenario_350", 4)
    rome, goths = nation("byzantium"), nation("visigoths")
    play_card(s, "romans", "alliance", "diplomacy")
    say(s, "ev_target byzantium", "ev_target visigoths")
    assert game().actor(s) == s.seat_of(goths)
    say(s, next(word for word in words(s) if word.endswith("yes")))
    assert s.ally[rome] == goths


def test_8_barbarian_coalition_names_two_close_hordes() -> None:
    s = laid_out("scenario_350", 4)
    play_card(s, "huns", "barbarian_coalition", "diplomacy")
    assert "ev_target franks" in words(s)
    say(s, "ev_target franks")
    assert "ev_target franks" not in words(s)
    assert "ev_target alemanni" in words(s)
    say(s, "ev_target alemanni")
    assert s.ally[nation("franks")] == nation("alemanni")  # both are the Huns' player's


def test_49_renaissance_frees_an_own_vassal_and_brings_infantry() -> None:
    s = laid_out("scenario_350", 4)
    franks = nation("franks")
    make_vassal(s, franks, nation("visigoths"))
    play_card(s, "huns", "renaissance", "any_activation", franks)
    say(s, "ev_option 1")
    assert s.suzerain[franks] == NONE
    before = len(s.unit_at)
    say(s, words(s)[0], words(s)[0])
    assert len(s.unit_at) == before + 2


def test_68_treason_frees_a_vassal_of_another_on_a_passed_d2() -> None:
    s = laid_out("scenario_350", 4)
    franks = nation("franks")
    make_vassal(s, franks, nation("visigoths"))
    play_card(s, "romans", "treason", "any_activation", nation("rome"))
    say(s, next(word for word in words(s) if word.endswith("no")), "d2 2")
    assert s.suzerain[franks] == NONE


def test_70_tribute_is_paid_or_brings_units() -> None:
    s = laid_out("scenario_350", 4)
    rome, franks = nation("rome"), nation("franks")
    s.gold[rome], gold = 10, s.gold[franks]
    play_card(s, "huns", "tribute", "diplomacy")
    while words(s)[0].split()[-1] not in ("yes", "no"):
        say(s, next((w for w in words(s) if w.endswith(("franks", "rome"))), words(s)[0]))
    say(s, next(word for word in words(s) if word.endswith("yes")))
    assert (s.gold[rome], s.gold[franks]) == (4, gold + 6)


def test_39_mercenaries_are_hired_in_the_own_activation() -> None:
    s = laid_out("scenario_350", 4)
    rome = nation("rome")
    s.gold[rome] = 20
    play_card(s, "romans", "mercenaries", "any_activation", rome)
    while s.stack and not s.at(EVENT_WINDOW):
        say(s, words(s)[0])
    lent = [u for u in range(len(s.unit_at)) if s.unit_contract[u] == CARD]
    assert lent
    assert s.gold[rome] == 20 - 3 * len(lent)


def test_20_court_intrigue_only_while_a_card_is_shown() -> None:
    s = laid_out("scenario_350", 4)
    set_status(s, nation("visigoths"), KINGDOM)
    hold(s, "huns", "court_intrigue")
    window(s, "administration")
    assert words(s) == ["ev_pass"]
