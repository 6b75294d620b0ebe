"""realm R26: Administration cards; the treasury share; hidden faces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from aevum.games.invasions.components.administration import (
    ADMIN_CARD,
    ADMIN_TYPE,
    ADMINISTRATION,
    DRAW_BACK,
)
from aevum.games.invasions.kinds import ADMINISTRATION as TYPES
from aevum.games.invasions.kinds import EMPIRE, KINGDOM, MILITARY, PASSIVE, REFORM
from aevum.games.invasions.options import ROMAN_TREASURY_SHARE
from aevum.games.invasions.rules.administration.administering import call_for_cards, cut_treasuries
from aevum.games.invasions.rules.administration.administration import (
    cost_of,
    cut_treasury,
    draws_of,
    replace_card,
    type_choices,
)
from aevum.games.invasions.rules.board.leaders import leaders_in_play, place_leader
from aevum.games.invasions.rules.board.treasury import BANKRUPT, fill_treasury
from aevum.games.invasions.rules.turn.ageing import set_age
from aevum.games.invasions.rules.turn.founding import place_capital, set_status
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.table_top import box, game, laid_out, leader, nation, play, province

CALM = "field_army"
"""A military card that changes nothing at any age."""


def drawing(who: str, gold: int, status: int = KINGDOM, age: int = 1) -> InvasionsState:
    """A nation that begins to draw; its leaders are off the board."""
    s, n = laid_out("scenario_350"), nation(who)
    for each in leaders_in_play(s, n):
        s.leader_at[each] = -1
    set_status(s, n, status)
    set_age(s, n, age)
    fill_treasury(s, n, gold)
    s.push(ADMINISTRATION, n, 0)
    game().advance(s)
    return s


def words_of(s: InvasionsState) -> list[str]:
    return game().legal(s, game().actor(s))


def test_r26_2_there_are_eighteen_cards_of_three_types() -> None:
    """realm R26.2, I25: 7 passive, 7 military, 4 reform."""
    assert Counter(card.kind for card in box().administration) == {
        PASSIVE: 7,
        MILITARY: 7,
        REFORM: 4,
    }


def test_r26_1_4_prices_by_type_and_status() -> None:
    """realm P4, P5, P6: known prices 10, 10 and 20."""
    s, goths = drawing("visigoths", 0), nation("visigoths")
    assert [cost_of(s, goths, kind) for kind in (PASSIVE, MILITARY, REFORM)] == [5, 10, 20]
    set_status(s, goths, EMPIRE)
    assert [cost_of(s, goths, kind) for kind in (PASSIVE, MILITARY, REFORM)] == [10, 12, 20]


def test_p4_a_new_kingdom_takes_the_military_card() -> None:
    """realm P4, R26.1.1: two cards, 10 gold, one face; both are shuffled back."""
    s, goths = drawing("visigoths", 25), nation("visigoths")
    assert draws_of(s, goths) == 2
    play(s, "draw_back passive", "draw_back military")
    assert s.at(ADMIN_TYPE)
    assert words_of(s) == ["admin_type passive", "admin_type military"]
    play(s, "admin_type military")
    assert s.gold[goths] == 15
    play(s, f"draw_face {CALM}")
    assert not s.stack
    assert (s.gold[goths], s.age[goths]) == (15, 1)
    assert (s.backs, s.faces, s.shown) == ([0, 0, 0], [[], [], [], []], -1)


def test_p5_two_of_a_type_demand_a_third_card() -> None:
    """realm P5, R26.1.2: Byzantium draws on, pays 10 and looks at two faces of three cards."""
    s, east = drawing("byzantium", 30, EMPIRE, 4), nation("byzantium")
    play(s, "draw_back passive", "draw_back passive")
    assert s.at(DRAW_BACK)
    play(s, "draw_back military")
    assert s.backs == [2, 1, 0]
    play(s, "admin_type passive")
    assert s.gold[east] == 20
    play(s, "draw_face old_customs", "draw_face sale_of_offices")
    assert s.at(ADMIN_CARD)
    assert words_of(s) == ["admin_card sale_of_offices", "admin_card old_customs"]
    play(s, "admin_card old_customs")
    assert (s.gold[east], s.age[east], s.backs) == (21, 4, [0, 0, 0])


def test_p6_a_leader_brings_more_cards() -> None:
    """realm P6, E14: 2 + 2 cards, the best bonus counts once; Reform for 20."""
    s, goths = laid_out("scenario_350"), nation("ostrogoths")
    king = leader("flavius_theodericus")
    assert box().leaders[king].administration == 2
    for other in leaders_in_play(s, goths):
        s.leader_at[other] = -1
    place_leader(s, king, province("latium"))
    set_status(s, goths, KINGDOM)
    set_age(s, goths, 6)
    fill_treasury(s, goths, 20)
    assert draws_of(s, goths) == 4
    s.push(ADMINISTRATION, goths, 0)
    game().advance(s)
    play(s, "draw_back passive", "draw_back military", "draw_back military", "draw_back reform")
    play(s, "admin_type reform")
    assert s.gold[goths] == 0
    play(s, "draw_face land_survey")
    assert (s.gold[goths], s.age[goths]) == (2, 5)
    assert s.backs == [0, 0, 0]


def test_r26_1_3_an_affordable_type_must_be_chosen() -> None:
    """realm E44: what can be paid; if nothing can, the cheapest without a question."""
    s, goths = drawing("visigoths", 12), nation("visigoths")
    play(s, "draw_back military", "draw_back reform")
    assert s.gold[goths] == 2  # military was the only one
    s = drawing("visigoths", 4)
    play(s, "draw_back military", "draw_back passive")
    assert (s.gold[goths], s.bankrupt[goths]) == (0, BANKRUPT)


def test_r26_1_3_two_equally_cheap_types_are_a_choice() -> None:
    s, goths = drawing("visigoths", 0), nation("visigoths")
    s.backs = [0, 1, 1]
    assert type_choices(s, goths) == [MILITARY]
    set_status(s, goths, EMPIRE)
    s.box.administration[7].cost, kept = (-1, 10, 20), s.box.administration[7].cost
    try:
        assert type_choices(s, goths) == [MILITARY, REFORM]
    finally:
        s.box.administration[7].cost = kept


def test_c23_an_unpaid_card_empties_the_treasury() -> None:
    """realm C23, R26.1.4: 9 gold, passive and military drawn: passive, 0 gold, bankrupt later."""
    s, rome = drawing("rome", 9, EMPIRE, 8), nation("rome")
    play(s, "draw_back passive", "draw_back military")
    assert (s.gold[rome], s.bankrupt[rome]) == (0, BANKRUPT)
    assert not s.holds(ADMIN_TYPE)


def test_r26_3_gold_calamity_and_ageing_of_a_face() -> None:
    """realm R26.3, E45: by the band of the moment; gold never below 0; ageing last."""
    for age, gold, aged in ((4, 5, 5), (5, 5, 6), (12, 5, 12)):
        s, rome = drawing("rome", 10, EMPIRE, age), nation("rome")
        play(s, "draw_back passive", "draw_back military", "draw_face sale_of_offices")
        assert (s.gold[rome], s.age[rome]) == (gold, aged)
        assert s.strokes[rome] == (age > 4)
        assert s.booked[rome] == (8 if age > 4 else 0)
        assert s.decline[rome] == (age == 12)
    s = drawing("rome", 12, EMPIRE, 9)
    play(s, "draw_back military", "draw_back reform", "draw_face donative")
    assert s.gold[nation("rome")] == 0


def test_r26_4_crossed_heads_stay_in_the_capital() -> None:
    """realm R26.4: emperor and ordinary leaders go home, named generals stay."""
    s, rome = drawing("rome", 10, EMPIRE, 1), nation("rome")
    emperor, caesar, general = (leader(name) for name in ("honorius", "caesar_rome", "stilicho"))
    for each in (emperor, caesar, general):
        place_leader(s, each, province("treveria"))
    play(s, "draw_back passive", "draw_back reform", "draw_face court_ceremonial")
    places = [s.leader_at[each] for each in (emperor, caesar, general)]
    assert places == [s.capital[rome], s.capital[rome], province("treveria")]
    assert [s.confined[each] for each in (emperor, caesar, general)] == [1, 1, 0]


def test_e46_without_a_capital_a_leader_stays_where_he_is() -> None:
    s, goths = drawing("visigoths", 5), nation("visigoths")
    rex = box().leaders_of[goths][0]
    place_leader(s, rex, province("tyras"))
    s.horde[goths] = -1
    place_capital(s, goths, -1)
    play(s, "draw_back passive", "draw_back reform", "draw_face court_ceremonial")
    assert (s.leader_at[rex], s.confined[rex]) == (province("tyras"), 1)


@pytest.mark.parametrize(("age", "left"), [(1, 21), (4, 21), (5, 14), (8, 14), (9, 11), (12, 11)])
def test_c19_treasury_share_by_age(age: int, left: int) -> None:
    """realm C19, R26.1: all, two thirds or half, rounded up."""
    s, rome = laid_out("scenario_350"), nation("rome")
    set_age(s, rome, age)
    fill_treasury(s, rome, 21)
    cut_treasury(s, rome)
    assert s.gold[rome] == left


def test_faces_are_seen_by_who_has_paid() -> None:
    """Guide 11: backs are open, faces of the chosen type only for the seat, others nobody."""
    s, rome = drawing("rome", 30, EMPIRE, 2), nation("rome")
    play(s, "draw_back passive", "draw_back passive", "draw_back reform")
    play(s, "admin_type passive", "draw_face old_customs", "draw_face absent_ruler")
    mine, other = s.seat_of(rome), s.seat_of(nation("huns"))
    assert game().observe(s, mine)["faces"][0] != game().observe(s, other)["faces"][0]
    assert "old_customs" in str(game().observe(s, mine)["faces"])
    assert "old_customs" not in str(game().observe(s, other))


def test_replace_admin_card_draws_another_of_its_type() -> None:
    """replace_admin_card: the price stays paid, no drawn card comes back."""
    s, rome = drawing("rome", 30, EMPIRE, 2), nation("rome")
    s.backs = [1, 0, 2]
    s.faces[0] = [14, 15]
    s.shown = 14
    replace_card(s)
    assert sorted(words_of(s)) == ["draw_face building_programme", "draw_face church_settlement"]
    play(s, "draw_face church_settlement")
    assert (s.shown, s.gold[rome]) == (16, 30)


def test_i25_the_deck_is_whole_between_draws() -> None:
    s = drawing("rome", 30, EMPIRE, 2)
    weights = dict(game().outcomes(s))
    assert weights == {f"draw_back {kind}": n for kind, n in zip(TYPES, (7, 7, 4), strict=True)}
    play(s, "draw_back passive")
    assert dict(game().outcomes(s))["draw_back passive"] == 6


def leave_card(s: InvasionsState) -> None:
    s.backs[PASSIVE] = 1


def overbook(s: InvasionsState) -> None:
    s.booked[0] = -1


def raise_twice(s: InvasionsState) -> None:
    s.revolt[0] = 3


def loot_nothing(s: InvasionsState) -> None:
    s.looted[next(p for p in range(len(s.level)) if s.level[p] < 0 and p not in s.horde)] = 1


@pytest.mark.parametrize("spoil", [leave_card, overbook, raise_twice, loot_nothing])
def test_broken_administration_is_seen(spoil: Callable[[InvasionsState], None]) -> None:
    """realm I18, I25, I28, I42"""
    s = laid_out("scenario_350")
    assert game().broken(s) == ""
    spoil(s)
    assert game().broken(s) != ""


def test_r26_5_neither_barbarians_nor_inactive_kingdoms_take_part() -> None:
    s = laid_out("scenario_350")
    call_for_cards(s)
    assert s.registers == [nation("persians"), nation("rome"), nation("byzantium")]


def test_r26_1_5_only_faces_of_the_chosen_type_are_seen() -> None:
    """realm R26.1.5, R26.1.6, R26.1.7: the rest is shuffled back unseen before the next draws."""
    s, rome = drawing("rome", 30, EMPIRE, 2), nation("rome")
    play(s, "draw_back military, draw_back military, draw_back reform, admin_type military")
    names = [word.split()[1] for word, _ in game().outcomes(s)]
    of = {card.id: card.kind for card in box().administration}
    assert {of[name] for name in names} == {MILITARY}
    play(s, f"draw_face {CALM}, draw_face war_taxes")
    assert len(s.faces[s.power_of(rome)]) == 2
    play(s, f"admin_card {CALM}")
    assert (s.backs, any(s.faces), s.shown, s.stack) == ([0, 0, 0], False, -1, [])


def test_option_only_the_eastern_treasury_is_cut() -> None:
    """Option roman_treasury_share; aid Romans-E."""
    s, rome, east = laid_out("scenario_350"), nation("rome"), nation("byzantium")
    for switch, left in ((0, 14), (1, 21)):
        s.switches[ROMAN_TREASURY_SHARE] = switch
        for each in (rome, east):
            set_age(s, each, 7)
            fill_treasury(s, each, 21)
        cut_treasuries(s)
        assert (s.gold[rome], s.gold[east]) == (left, 14)
