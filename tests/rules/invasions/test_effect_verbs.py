"""realm R20.7: one test for each verb of events and calamities that has no chapter of its own.

Battle, siege and sea: test_event_cards.py plays their cards in real battles.
"""

from __future__ import annotations

import pytest

from aevum.games.invasions.components.registers import ACTIVE
from aevum.games.invasions.kinds import ARIAN, CATHOLIC, EMPIRE, KINGDOM, NONE
from aevum.games.invasions.rules.administration.revolts import place_revolt
from aevum.games.invasions.rules.board.control import settle_control, take
from aevum.games.invasions.rules.board.leaders import in_play, place_leader
from aevum.games.invasions.rules.board.units import national_units, units_at
from aevum.games.invasions.rules.cards.effects import REGISTRY
from aevum.games.invasions.rules.cards.lasting import (
    CARAVAN_BOOST,
    FROZEN_RIVERS,
    NO_GROWTH,
    is_lasting,
    let_last,
)
from aevum.games.invasions.rules.cards.predicates import granaries
from aevum.games.invasions.rules.turn.founding import set_status
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.cards_top import draw, hold, play_card, say, suffer, window, words
from tests.rules.invasions.table_top import area, box, game, laid_out, nation, province, put

ELSEWHERE = {"roll_table", "mod"}
"""Carried out by calamities.py itself."""


def long_game() -> InvasionsState:
    return laid_out("scenario_350", 4)


def test_every_verb_is_declared() -> None:
    known = {verb.id for verb in box().language.verbs}
    assert known - set(REGISTRY.verbs) <= ELSEWHERE
    assert set(REGISTRY.verbs) <= known


# -- gold, age, points ----------------------------------------------------------------------------


def test_gold_is_lost_at_once_never_below_0_and_without_bankruptcy() -> None:
    """aid Common-2: Scarcity costs an empire 8 less 2 for each granary."""
    s = long_game()
    rome, byzantium, persians = nation("rome"), nation("byzantium"), nation("persians")
    s.gold[rome], s.gold[byzantium], s.gold[persians] = 20, 1, 9
    due = {n: 2 * len(granaries(s, n)) for n in (rome, byzantium, persians)}
    draw(s, "romans", "scarcity")
    assert s.gold[rome] == 20 - max(0, 8 - due[rome])
    assert s.gold[byzantium] == max(0, 1 - max(0, 8 - due[byzantium]))
    assert s.gold[persians] == 9 - max(0, 4 - due[persians])
    assert not any(s.bankrupt)


def test_chaldea_granary_counts_for_its_own_nation_alone() -> None:
    s = long_game()
    persians, rome = nation("persians"), nation("rome")
    assert province("chaldea") in granaries(s, persians)
    take(s, province("chaldea"), rome)
    assert province("chaldea") not in granaries(s, rome)


def test_a_granary_in_revolt_does_not_count() -> None:
    s = long_game()
    rome = nation("rome")
    before = granaries(s, rome)
    place_revolt(s, before[0])
    assert granaries(s, rome) == before[1:]


@pytest.mark.parametrize(("gold", "left"), [(9, 4), (10, 5), (0, 0)])
def test_halve_treasury_rounds_the_loss_up(gold: int, left: int) -> None:
    """By the last line of the Usurper: it takes power."""
    s = long_game()
    rome = nation("rome")
    s.gold[rome] = gold
    suffer(s, rome, "calamity-usurper-4")
    assert s.gold[rome] == left


def test_age_makes_older_and_younger() -> None:
    """Dust Veil adds a space to all; Code of Laws takes one from its nation."""
    s = long_game()
    rome, alans = nation("rome"), nation("alemanni")
    ages = s.age[rome], s.age[alans]
    draw(s, "romans", "dust_veil")
    assert (s.age[rome], s.age[alans]) == (ages[0] + 1, ages[1])  # barbarians are spared
    play_card(s, "romans", "code_of_laws", "administration")
    say(s, "ev_target rome")
    assert s.age[rome] == ages[0]


def test_age_takes_decline_first() -> None:
    """realm R15.4"""
    s = long_game()
    rome = nation("rome")
    s.decline[rome] = 1
    age = s.age[rome]
    play_card(s, "romans", "code_of_laws", "administration")
    say(s, "ev_target rome")
    assert (s.age[rome], s.decline[rome]) == (age, 0)


def test_vp_and_convert() -> None:
    """Missionary: an Arian nation becomes Catholic and scores 3."""
    s = long_game()
    goths = nation("visigoths")
    assert s.faith[goths] == ARIAN
    points = s.points[s.power_of(goths)]
    play_card(s, "goths", "missionary", "administration")
    if "ev_option 1" in words(s):
        say(s, "ev_option 1")
    say(s, "ev_target visigoths")
    assert s.faith[goths] == CATHOLIC
    assert s.points[s.power_of(goths)] == points + 3


# -- leaders --------------------------------------------------------------------------------------


def test_leaders_inactive_all_go_to_the_capital() -> None:
    s = long_game()
    rome = nation("rome")
    there = [each for each in box().leaders_of[rome] if in_play(s, each)]
    assert there
    suffer(s, rome, "calamity-inaction")
    assert all(s.leader_at[each] == s.capital[rome] and s.confined[each] for each in there)


def test_leaders_inactive_ruler_spares_named_generals() -> None:
    """realm R26.4: king or emperor and ordinary leaders only."""
    s = long_game()
    rome = nation("rome")
    general = next(
        each.index for each in box().leaders if each.nation == rome and each.historical
        and each.rank == 0
    )  # fmt: skip
    place_leader(s, general, province("treveria"))
    suffer(s, rome, "calamity-usurper-1")
    assert not s.confined[general]
    assert s.leader_at[general] == province("treveria")


@pytest.mark.parametrize(("die", "dead", "inactive"), [(4, 0, 0), (5, 0, 1), (7, 0, 1), (8, 1, 0)])
def test_leader_roll(die: int, dead: int, inactive: int) -> None:
    """Assassination: inactive from 5, dead from 8."""
    s = long_game()
    leader = next(
        each.index for each in box().leaders
        if each.historical and in_play(s, each.index) and s.leader_at[each.index] != NONE
        and s.being[each.nation] == ACTIVE and s.leader_at[each.index] != s.capital[each.nation]
        and not s.decline[each.nation]
    )  # fmt: skip
    play_card(s, "persians", "assassination", "any_activation", nation("rome"))
    say(s, f"ev_target leader:{box().leaders[leader].id}", f"d10 {die}")
    assert (s.dead[leader], s.confined[leader]) == (dead, inactive)


def test_leader_roll_counts_decline_and_the_own_capital() -> None:
    s = long_game()
    rome = nation("rome")
    leader = next(each for each in box().leaders_of[rome] if in_play(s, each))
    place_leader(s, leader, s.capital[rome])
    play_card(s, "persians", "assassination", "any_activation", rome)
    say(s, f"ev_target leader:{box().leaders[leader].id}", "d10 5")
    assert not s.confined[leader]  # 5 - 1
    s.decline[rome] = 1
    place_leader(s, leader, province("treveria"))
    play_card(s, "persians", "assassination", "any_activation", rome)
    say(s, f"ev_target leader:{box().leaders[leader].id}", "d10 4")
    assert s.confined[leader]  # 4 + 1


def test_depose_ruler_kills_a_historical_one() -> None:
    s = long_game()
    rome = nation("rome")
    rulers = [
        each.index for each in box().leaders
        if each.nation == rome and each.rank in (1, 2) and in_play(s, each.index)
    ]  # fmt: skip
    suffer(s, rome, "calamity-usurper-4")
    best = max(rulers, key=lambda each: box().leaders[each].combat)
    assert not in_play(s, best) or not box().leaders[best].historical


# -- revolts and heresies -------------------------------------------------------------------------


def test_revolt_is_placed_by_the_executing_player() -> None:
    """realm R33.2 to R33.4: who, where by the table of its half, then the province."""
    s = long_game()
    rome = nation("rome")
    suffer(s, rome, "calamity-revolt-1")
    say(s, "d10 1")  # the Romans themselves
    say(s, "d10 7")  # Africa
    assert game().actor(s) == s.person[0]
    chosen = words(s)[0]
    say(s, chosen)
    assert s.revolt[province(chosen.split()[1])] == 1


def test_remove_revolt_takes_revolt_minus_only() -> None:
    s = long_game()
    lands = s.lands_of(nation("rome"))
    place_revolt(s, lands[0])
    place_revolt(s, lands[1], plus=True)
    play_card(s, "romans", "code_of_laws", "administration")
    say(s, "ev_target rome")
    assert words(s) == [f"ev_place {box().provinces[lands[0]].id}", "ev_done"]
    say(s, words(s)[0])
    assert (s.revolt[lands[0]], s.revolt[lands[1]]) == (0, 2)


def test_heresy_strikes_a_random_area_and_council_ends_it() -> None:
    s = long_game()
    draw(s, "romans", "heresy")
    say(s, "lot_area italia")
    assert s.heresy[area("italia")] == 2
    play_card(s, "romans", "council", "administration")
    say(s, "ev_option 1", "ev_target area:italia")
    assert s.heresy[area("italia")] == 0


def test_r43_1_council_spares_the_area_of_a_capital() -> None:
    s = long_game()
    play_card(s, "romans", "council", "administration")
    if "ev_option 2" in words(s):
        say(s, "ev_option 2")
    capitals = {box().provinces[p].area for p in s.capital if p != NONE}
    offered = {word.split(":")[1] for word in words(s)}
    assert offered
    assert not {box().areas[each].id for each in capitals} & offered


def test_an_area_drawn_without_effect_is_drawn_again_twice() -> None:
    """area_random: at most three lots; then the steps are skipped."""
    s = long_game()
    s.heresy = [2] * len(s.heresy)
    draw(s, "romans", "heresy")
    say(s, "lot_area italia", "lot_area italia", "lot_area africa")
    assert not s.stack


# -- cities ---------------------------------------------------------------------------------------


def test_build_city_costs_and_grow_city_and_fortify_do_not() -> None:
    """realm R6.5"""
    s = long_game()
    rome = nation("rome")
    s.gold[rome] = 3
    play_card(s, "romans", "city_founded", "purchases", rome)
    site = words(s)[0].split()[1]
    if site in box().axes["area"]:
        say(s, f"area {site}")
        site = words(s)[0].split()[1]
    say(s, f"ev_place {site}")
    assert s.level[province(site)] == 1
    assert s.city_owner[province(site)] == rome
    assert s.gold[rome] == 0
    play_card(s, "romans", "city_growth", "purchases", rome)
    say(s, "ev_option 1", f"ev_place {site}")
    assert s.level[province(site)] == 2
    play_card(s, "romans", "city_growth", "purchases", rome)
    say(s, "ev_option 2", f"ev_place {site}")
    assert s.walls[province(site)] == 1


def test_a_looted_or_rebellious_city_does_not_grow() -> None:
    s = long_game()
    rome = nation("rome")
    cities = [p for p in s.lands_of(rome) if 1 <= s.level[p] < 3]
    for p in cities[1:]:
        s.looted[p] = 1
    play_card(s, "romans", "city_growth", "purchases", rome)
    assert words(s) != []
    say(s, "ev_option 1")  # one city is left, and grows by itself
    assert s.level[cities[0]] == box().provinces[cities[0]].level + 1


def test_no_growth_forbids_it_until_the_end_of_the_turn() -> None:
    s = long_game()
    draw(s, "romans", "dust_veil")
    assert is_lasting(s, NO_GROWTH)

    hold(s, "romans", "city_growth")
    window(s, "purchases", nation("rome"))
    assert words(s) == ["ev_pass"]
    s.turn += 1
    assert not is_lasting(s, NO_GROWTH)


def test_prosperity_raises_a_city_of_the_area_or_builds_one() -> None:
    s = long_game()
    rome = nation("rome")
    gold = s.gold[rome]
    draw(s, "goths", "prosperity")
    say(s, "lot_area hispania")
    before = s.level[:]
    say(s, words(s)[0])
    grown = [p for p in range(len(before)) if s.level[p] != before[p]]
    assert len(grown) == 1
    assert box().provinces[grown[0]].area == area("hispania")
    assert s.gold[rome] == gold + 2


def test_damage_city_strikes_the_greatest_city_of_an_own_area() -> None:
    s = long_game()
    rome = nation("rome")
    suffer(s, rome, "calamity-earthquake")
    say(s, "lot_area gallia_septentrionalis")
    while s.stack:
        say(s, words(s)[0])
    struck = [p for p in range(len(s.looted)) if s.looted[p]]
    assert len(struck) == 1
    there = [p for p in box().areas[area("gallia_septentrionalis")].provinces if s.built(p)]
    assert s.level[struck[0]] == max(s.level[p] for p in there if s.controller[p] == rome)


# -- units ----------------------------------------------------------------------------------------


def test_thin_stacks_takes_one_unit_of_each_large_stack() -> None:
    """Famine, size 3, unless the nation has a granary in another area."""
    s = long_game()
    goths = nation("visigoths")
    put(s, "tuscia", "visigoths", "3 infantry")
    put(s, "apulia", "visigoths", "2 infantry")
    settle_control(s)
    draw(s, "romans", "famine")
    say(s, "lot_area italia")
    while s.stack:
        say(s, words(s)[0])
    assert len(units_at(s, province("tuscia"), goths)) == 2
    assert len(units_at(s, province("apulia"), goths)) == 2


def test_thin_stacks_spares_who_has_grain_elsewhere() -> None:
    s = long_game()
    rome = nation("rome")
    s.supply[box().kind_of(rome, "legion")] = 4
    put(s, "tuscia", "rome", "4 legion")
    s.gold[rome] = 10
    draw(s, "romans", "famine")
    say(s, "lot_area italia")
    assert not s.stack
    assert len(units_at(s, province("tuscia"), rome)) >= 4
    assert s.gold[rome] == 7  # the grain does not help the treasury


def test_lose_units_one_in_ten_at_most_two() -> None:
    """Civil War: two if it has more than ten units; the owner chooses, the province first."""
    s = long_game()
    rome = nation("rome")
    before = len(national_units(s, rome))
    assert before > 10
    suffer(s, rome, "calamity-desertion")
    lost = 0
    while s.stack:
        lost += words(s)[0].startswith("lose_unit")
        say(s, words(s)[0])
    assert len(national_units(s, rome)) == before - 2


def test_lose_units_never_takes_the_last() -> None:
    s = long_game()
    franks = nation("franks")
    units = national_units(s, franks)
    for unit in units[1:]:
        s.unit_at[unit] = NONE
    suffer(s, franks, "calamity-desertion")
    assert not s.stack
    assert len(national_units(s, franks)) == 1


def test_free_units_of_any_kind_at_the_horde() -> None:
    """Warband: up to two, stacking does not matter there (realm R35.5)."""
    s = long_game()
    franks = nation("franks")
    before = len(units_at(s, s.horde[franks], franks))
    play_card(s, "huns", "warband", "any_activation", franks)
    say(s, "ev_target franks")
    first = words(s)[0]
    say(s, first, first if first in words(s) else words(s)[0])
    assert len(units_at(s, s.horde[franks], franks)) == before + 2


def test_free_units_infantry_has_as_few_attributes_as_possible() -> None:
    """Migration: two infantry at the horde, and the nation invades."""
    s = long_game()
    draw(s, "goths", "migration")
    say(s, "ev_target visigoths")
    assert all("infantry" in word for word in words(s) if word != "ev_done")
    say(s, words(s)[0])
    assert s.invading[nation("visigoths")] == 1 or s.stack


def test_free_units_standard_in_a_controlled_province() -> None:
    """Levy: no diamond, stacking holds, the area first in a long list (realm E126)."""
    s = long_game()
    s.turn = 2
    play_card(s, "romans", "levy", "purchases", nation("rome"))
    kinds = [word.split()[1] for word in words(s) if word.startswith("ev_unit")]
    of = {f"{box().nations[k.nation].id}-{k.id}": k for k in box().kinds}
    assert kinds
    assert all(not of[kind].elite for kind in kinds)
    say(s, f"ev_unit {kinds[0]}")
    assert len(words(s)) <= 60
    if words(s)[0].startswith("area"):
        say(s, words(s)[0])
    where = words(s)[0].split()[1]
    before = len(units_at(s, province(where), nation("rome")))
    say(s, words(s)[0])
    assert len(units_at(s, province(where), nation("rome"))) == before + 1


# -- the turn -------------------------------------------------------------------------------------


def test_invasion_as_if_the_timeline_said_so() -> None:
    s = long_game()
    draw(s, "goths", "migration")
    say(s, "ev_target visigoths", "ev_done")
    assert s.invading[nation("visigoths")] == 1


def test_caravan_boost_of_turn_1_waits_for_turn_2() -> None:
    s = long_game()
    draw(s, "romans", "caravan")
    assert is_lasting(s, CARAVAN_BOOST)
    s.turn = 2
    assert is_lasting(s, CARAVAN_BOOST)
    s.turn = 3
    assert not is_lasting(s, CARAVAN_BOOST)


def test_frozen_rivers_last_for_the_turn() -> None:
    s = long_game()
    draw(s, "romans", "frozen_rivers")
    assert is_lasting(s, FROZEN_RIVERS)
    s.turn += 1
    assert not is_lasting(s, FROZEN_RIVERS)
    let_last(s, FROZEN_RIVERS, 5)
    assert is_lasting(s, FROZEN_RIVERS)


def test_raid_marker_and_gold_of_bandits() -> None:
    s = long_game()
    rome = nation("rome")
    s.gold[rome] = 10
    play_card(s, "huns", "bandits", "administration")
    while words(s)[0].startswith("area"):
        say(s, words(s)[0])
    mine = next(w for w in words(s) if s.controller[province(w.partition("prov:")[2])] == rome)
    say(s, mine)
    assert s.raid_marker[province(mine.partition("prov:")[2])] == 1
    assert s.gold[rome] == 7


def test_expense_is_booked_for_the_income_step() -> None:
    """Corruption: 4 of a kingdom, 8 of an empire."""
    s = long_game()
    rome, persians = nation("rome"), nation("persians")
    assert (s.status[rome], s.status[persians]) == (EMPIRE, KINGDOM)
    suffer(s, rome, "calamity-corruption")
    suffer(s, persians, "calamity-corruption")
    assert (s.booked[rome], s.booked[persians]) == (8, 4)


def test_crop_failure_without_a_granary_brings_a_revolt() -> None:
    s = long_game()
    goths = nation("visigoths")
    set_status(s, goths, KINGDOM)
    suffer(s, goths, "calamity-crop_failure")
    assert s.booked[goths] == 5
    assert s.stack or not s.lands_of(goths)
