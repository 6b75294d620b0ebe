"""realm R1, R3, R11, R15, R18, rulings and invariants that no other chapter names."""

from __future__ import annotations

from random import Random

from aevum.games.invasions.components.bonds import FREE_ALLIANCE_TEST
from aevum.games.invasions.components.registers import INACTIVE
from aevum.games.invasions.components.turn import STATUS
from aevum.games.invasions.fields import FIELDS
from aevum.games.invasions.kinds import KINGDOM, NONE
from aevum.games.invasions.rules.administration.administration import draws_of
from aevum.games.invasions.rules.board.control import give_area, settle_control
from aevum.games.invasions.rules.board.dice import D2_WORDS, D10_WORDS
from aevum.games.invasions.rules.board.ground import is_closed_to
from aevum.games.invasions.rules.board.leaders import place_leader
from aevum.games.invasions.rules.board.mercenaries import lendable
from aevum.games.invasions.rules.board.units import place_horde, remove_unit
from aevum.games.invasions.rules.cards.effects import Speech
from aevum.games.invasions.rules.cards.selectors import any_nation, leader_chosen
from aevum.games.invasions.rules.turn.ageing import set_age
from aevum.games.invasions.rules.turn.clock import set_clock
from aevum.games.invasions.rules.turn.empires import become_empire, empire_bonus, is_eligible
from aevum.games.invasions.rules.turn.founding import found, set_status
from aevum.games.invasions.rules.turn.kingdoms import forced_total
from aevum.games.invasions.rules.turn.scoring import is_scored
from aevum.games.invasions.rules.turn.status import age_kingdoms_and_empires, pay_second_turn
from tests.laws.house import choose_word
from tests.rules.invasions.table_top import (
    area,
    bench,
    box,
    game,
    laid_out,
    nation,
    province,
    put,
)


def test_r1_1_r1_2_dice() -> None:
    """R1.1, R1.2, E1: ten faces alike; a D2 is a D10, and an even 10 passes."""
    assert [(f"d10 {die}", 1) for die in range(1, 11)] == D10_WORDS
    assert [(f"d2 {die}", 1) for die in range(1, 11)] == D2_WORDS
    s = laid_out("justinian")
    for die in range(1, 11):
        world = game().clone(s)
        world.stack.clear()
        world.push(FREE_ALLIANCE_TEST, nation("byzantium"), nation("khazars"))
        game().apply(world, f"d2 {die}")
        assert (world.ally[nation("byzantium")] != NONE) == (die % 2 == 0), die


def test_r1_3_battles_have_dice_of_their_own() -> None:
    """R1.3: six faces each, white and black."""
    assert (len(box().white_die), len(box().black_die)) == (6, 6)


def test_r3_5_e14_the_best_administrator_counts_alone() -> None:
    """R3.5, E14"""
    s = laid_out("scenario_350")
    rome = nation("rome")
    own = sorted(box().leaders_of[rome], key=lambda each: -box().leaders[each].administration)
    for each in box().leaders_of[rome]:
        place_leader(s, each, NONE)
    assert draws_of(s, rome) == 2
    for each in own[:2]:
        place_leader(s, each, province("latium"))
    assert draws_of(s, rome) == 2 + box().leaders[own[0]].administration


def test_r11_1_turns_of_scoring() -> None:
    """R11.1: 3, 6, 9 and the last."""
    s = laid_out("scenario_350")
    scored = []
    for turn in range(1, 13):
        set_clock(s, turn)
        if is_scored(s):
            scored.append(turn)
    assert scored == [3, 6, 9, 12]


def test_r15_1_e25_kingdoms_and_empires_age_one_space() -> None:
    """R15.1, E25: not who was founded in this very step."""
    s = laid_out("scenario_350")
    set_clock(s, 2)
    persia, goths = nation("persians"), nation("visigoths")
    set_age(s, persia, 3)
    s.waiting = [persia]  # civilized when the step began
    found(s, goths, KINGDOM)
    set_age(s, goths, 1)
    s.stack.clear()
    s.push(STATUS)
    age_kingdoms_and_empires(s)
    assert (s.age[persia], s.age[goths]) == (4, 1)
    assert s.waiting == []


def test_e13_e31_who_helps_which_roll() -> None:
    """E13: a leader not that for a kingdom; E31: clients count for the Persians alone."""
    s = laid_out("scenario_350")
    goths = nation("visigoths")
    total = forced_total(s, goths, 5)
    great = max(box().leaders_of[goths], key=lambda each: box().leaders[each].combat)
    place_leader(s, great, s.horde[goths])
    assert forced_total(s, goths, 5) == total
    persia = nation("persians")
    before = empire_bonus(s, persia), empire_bonus(s, goths)
    s.patron[nation("colchidians")] = persia
    assert empire_bonus(s, persia) == before[0] + 1
    s.patron[nation("colchidians")] = goths
    assert empire_bonus(s, goths) == before[1]


def test_i9_no_empire_in_the_turn_of_the_kingdom() -> None:
    """I9, R18.2: whatever it controls."""
    s = laid_out("scenario_350")
    goths = nation("visigoths")
    for name in ("italia", "hispania", "africa"):
        give_area(s, goths, area(name))
    found(s, goths, KINGDOM)
    assert not is_eligible(s, goths)
    set_clock(s, s.turn + 1)
    assert is_eligible(s, goths)


def test_e26_the_gold_of_the_second_turn() -> None:
    """E26, R18.4: 20 at once and 10 in the next turn's status step, once."""
    s = laid_out("scenario_350")
    persia = nation("persians")
    set_clock(s, 4)
    s.gold[persia] = 0
    become_empire(s, persia)
    assert s.gold[persia] == 20
    for turn, gold in ((5, 30), (6, 30)):
        set_clock(s, turn)
        pay_second_turn(s)
        assert s.gold[persia] == gold


def test_e11_closed_ground_and_its_residents() -> None:
    """E11, R5.6"""
    s = laid_out("scenario_350")
    wild = box().areas[area("mauretania")].provinces
    assert not is_closed_to(s, nation("mauritanians"), wild[0])
    assert is_closed_to(s, nation("rome"), wild[0])
    assert box().nations[nation("blemmyes")].home_province == province("blemmyes")


def test_e139_units_tied_to_their_ground_are_not_lent() -> None:
    """E139: a nation that has nothing else lends nothing."""
    s = bench()
    put(s, "chaldea", "persians", "1 satrapes")
    assert lendable(s, nation("persians")) == []
    put(s, "chaldea", "persians", "1 clibanarii")
    assert len(lendable(s, nation("persians"))) == 1


def test_r20_4_cards_name_no_inactive_nation() -> None:
    """R20.4: neither it nor its leader, outside of battles."""
    s = laid_out("scenario_350")
    s.named = [0] * 8
    speech = Speech(s, 0, 0, 0, NONE)
    quiet = [n.index for n in box().nations if s.being[n.index] == INACTIVE]
    assert quiet
    assert set(any_nation(s, speech)).isdisjoint(quiet)
    led = {box().leaders[each].nation for each in leader_chosen(s, speech)}
    assert led.isdisjoint(quiet)
    armenians = nation("armenians")
    assert armenians in quiet


def test_c18_founding_keeps_the_area() -> None:
    """C18, R24.2, R24.3: 17 of 18 provinces, as barbarians and as a kingdom."""
    s = laid_out("scenario_350")
    goths, hispania = nation("visigoths"), box().areas[area("hispania")]
    for unit in [u for u in range(len(s.unit_at)) if s.unit_at[u] in hispania.provinces]:
        remove_unit(s, unit)
    put(s, "carpetania", "rome", "1 legion")
    cities = [p for p in hispania.provinces if s.built(p) and p != province("carpetania")]
    rural = [p for p in hispania.provinces if not s.built(p)]
    for p in [*cities, *rural][:5]:
        put(s, box().provinces[p].id, "visigoths", "1 infantry")
        if s.built(p):
            s.city_owner[p] = goths
    place_horde(s, goths, rural[0])
    settle_control(s)
    held = [p for p in hispania.provinces if s.controller[p] == goths]
    assert s.lord[hispania.index] == goths
    assert len(held) == 17
    set_status(s, goths, KINGDOM)
    settle_control(s)
    assert s.lord[hispania.index] == goths
    assert len([p for p in hispania.provinces if s.controller[p] == goths]) == 17


def test_i3_the_board_is_no_part_of_the_state() -> None:
    """I3: terrain, income, area and status of a province cannot change."""
    names = {field.name for field in FIELDS.all}
    assert names.isdisjoint({"terrain", "income", "area", "civilized"})


def test_i5_i7_i12_in_random_play() -> None:
    """I5, I7, I12: nobody falls back to an earlier status, and no treasury is below 0."""
    rng = Random("what never happens")
    s = game().setup({"scenario": "adrianople", "players": 3})
    for _ in range(300):
        status = list(s.status)
        game().apply(s, choose_word(game(), s, rng)[1])
        assert all(now >= before for before, now in zip(status, s.status, strict=True))
        assert min(s.gold) >= 0
        assert all(0 <= decline <= 2 for decline in s.decline)


def test_i37_one_winner() -> None:
    """I37: ties are broken to the last."""
    rng = Random("one winner")
    s = game().setup({"scenario": "danube_376", "players": 3})
    while s.stack:
        game().apply(s, choose_word(game(), s, rng)[1])
    result = game().result(s)
    assert result is not None
    assert len(result.winners) == 1


def test_i34_counters_of_the_set_ups() -> None:
    """I34, I38: each is on the board, in the supply or lost."""
    for scenario in box().scenarios:
        s = laid_out(scenario.id, max(scenario.persons))
        for kind in box().kinds:
            if kind.field and not kind.is_back:
                standing = sum(each == kind.index for each in s.unit_kind)
                assert standing + s.supply[kind.index] + s.lost[kind.index] <= kind.count
