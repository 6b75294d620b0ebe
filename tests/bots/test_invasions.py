"""The bots of Invasions: legal, blind to what is hidden, plain, and after something."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from aevum.bots import Move, Sight, make_bot
from aevum.bots.invasions.answers import answer_foedus, by_horde
from aevum.bots.invasions.battles import siege_chance, spread_of
from aevum.bots.invasions.calendar import Calendar
from aevum.bots.invasions.commander import Commander, Way
from aevum.bots.invasions.envoys import endangered
from aevum.bots.invasions.fights import reroll
from aevum.bots.invasions.hordes import Homes
from aevum.bots.invasions.marches import Staff
from aevum.bots.invasions.prizes import Prizes, pull_of
from aevum.bots.invasions.standing import Standing
from aevum.bots.invasions.steward import bargain, before_cut, government, reserve_of
from aevum.bots.invasions.voyages import cargo_of, voyages_of
from aevum.bots.invasions.weights import Weights
from aevum.bots.judges import judge_of
from aevum.core.flow import CHANCE
from aevum.core.play import choose, total_weight
from aevum.games.invasions.components.administration import BUY_V, PURCHASE
from aevum.games.invasions.components.battle import BT_REROLL_V, FACES
from aevum.games.invasions.components.bonds import ANSWER_FOEDUS_V, DIPLOMACY, FOEDUS_ANSWER
from aevum.games.invasions.components.registers import ACTIVE, YES
from aevum.games.invasions.kinds import ADMINISTRATION, BARBARIAN, MILITARY, NONE, REFORM
from aevum.games.invasions.rules.administration.administration import cost_of
from aevum.games.invasions.rules.administration.market import price_of
from aevum.games.invasions.rules.battle.pools import Pool
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.ground import Forces
from aevum.games.invasions.rules.board.units import (
    fleets_of,
    place_fleets,
    place_horde,
    remove_fleet,
)
from aevum.games.invasions.rules.march.marching import Band, movers_at
from aevum.games.invasions.rules.march.ways import NORMAL
from aevum.games.invasions.rules.sea.transport import is_home, risk_modifier
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.table_top import (
    begin_part,
    emptied,
    game,
    kind,
    laid_out,
    put,
)
from tests.rules.invasions.test_r22_r25_siege import before_athenae

GAME = game()
BOTS = ("greedy", "general")


@cache
def a_game(bot: str) -> list[tuple[InvasionsState, int, Move]]:
    """Danube 376, three bots of a kind: every position in which one chose."""
    rng = Random(5)
    bots = [make_bot(bot, seat) for seat in range(3)]
    s = GAME.setup({"players": 3, "scenario": "danube_376"})
    found: list[tuple[InvasionsState, int, Move]] = []
    while not GAME.is_over(s):
        seat = GAME.actor(s)
        if seat == CHANCE:
            outcomes = GAME.outcomes(s)
            GAME.apply(s, choose(outcomes, rng.randrange(total_weight(outcomes))))
            continue
        move = bots[seat].choose(Sight(GAME, s, seat))
        found.append((GAME.clone(s), seat, move))
        GAME.apply(s, move.action)
    return found


def nation(name: str) -> int:
    return GAME.axes["nation"].index(name)


def province(name: str) -> int:
    return GAME.axes["province"].index(name)


# -- manners --------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_plays_to_the_end_with_legal_words_only(bot: str) -> None:
    for s, seat, move in a_game(bot):
        assert move.action in GAME.legal(s, seat)


@pytest.mark.parametrize("bot", BOTS)
def test_every_move_has_a_reason_in_both_languages(bot: str) -> None:
    for _, _, move in a_game(bot):
        for language in ("de", "en"):
            why = move.why(GAME, language)
            assert why.endswith(".")
            assert "{" not in why
            assert "_" not in why


@pytest.mark.parametrize("bot", BOTS)
def test_a_choice_does_not_change_when_what_is_hidden_is_dealt_anew(bot: str) -> None:
    rng = Random(9)
    for s, seat, _ in a_game(bot)[::40]:
        other: Any = GAME.determinize(s, seat, rng)
        choices = [make_bot(bot, seed=3).choose(Sight(GAME, w, seat)) for w in (s, other)]
        assert choices[0].action == choices[1].action


def test_a_general_marches_by_plan() -> None:
    """An order is one reason with numbers, and then followed."""
    keys = [move.key for _, _, move in a_game("general")]
    assert "invasions-march" in keys
    assert "bot-planner-goes-on" in keys
    march = next(move for _, _, move in a_game("general") if move.key == "invasions-march")
    assert 0 <= march.args["chance"] <= 100
    assert march.args["points"] > 0


def test_a_purchase_is_told_with_its_price() -> None:
    """realm R32.1: what is paid and what is left is what was there."""
    s = laid_out("adrianople")
    buyer = nation("byzantium")
    s.push(PURCHASE, buyer)
    kind_of_legion = kind("byzantium", "legion")
    price = s.box.prices[s.box.kinds[kind_of_legion].price].gold[s.status[buyer]]
    told = judge_of(GAME).reason(s, ["buy byzantium-legion"], 0.0)
    assert told is not None
    assert told[0] == "invasions-purchase"
    assert told[1]["price"] == price
    assert told[1]["left"] == s.gold[buyer] - price


# -- the treasury ---------------------------------------------------------------------------------


def test_a_general_buys_with_what_the_next_turn_leaves_over() -> None:
    """realm R28: who cannot pay is bankrupt; in the last turn nothing is kept."""
    s = laid_out("scenario_350")
    buyer = nation("byzantium")
    unit = next(k for k in s.box.kinds_of[buyer] if price_of(s, buyer, k) in range(1, 8))
    price = price_of(s, buyer, unit)
    s.push(PURCHASE, buyer)
    kept = reserve_of(Standing(s, Weights()), buyer)
    assert kept >= cost_of(s, buyer, REFORM)
    s.gold[buyer] = kept
    assert bargain(Standing(s, Weights()), buyer, BUY_V, unit) < 0
    s.gold[buyer] = kept + price
    assert bargain(Standing(s, Weights()), buyer, BUY_V, unit) > 0
    s.turn = s.play().last_turn - 1
    assert cost_of(s, buyer, MILITARY) <= reserve_of(Standing(s, Weights()), buyer) < kept
    s.turn = s.play().last_turn
    assert reserve_of(Standing(s, Weights()), buyer) == 0


def test_what_an_old_empire_keeps_is_more_than_it_needs() -> None:
    """treasury_share_by_age: all, two thirds, half of it is left at the start of a turn."""
    s = laid_out("scenario_350")
    rome = nation("rome")
    for next_age, needed in ((4, 20), (5, 29), (8, 29), (9, 39)):
        s.age[rome] = next_age - 1
        assert before_cut(s, rome, 20) == needed, next_age
    assert before_cut(s, nation("persians"), 20) == 20


def test_an_old_empire_is_reformed_and_a_young_one_saves() -> None:
    """realm R26.1.4, R30.6: an old one may collapse; a reform costs 20, half of a young one's."""
    s = laid_out("scenario_350")
    rome = nation("rome")
    s.gold[rome] = 60
    s.age[rome], s.decline[rome] = 10, 1
    assert best_government(s, rome) == REFORM
    s.gold[rome] = 20
    s.age[rome], s.decline[rome] = 2, 0
    assert cost_of(s, rome, REFORM) == 20
    assert best_government(s, rome) != REFORM


def best_government(s: InvasionsState, ruler: int) -> int:
    standing = Standing(s, Weights())
    kinds = range(len(ADMINISTRATION))
    return max(kinds, key=lambda kind: government(standing, ruler, kind))


# -- what things are worth ------------------------------------------------------------------------


def test_the_calendar_knows_which_scorings_are_still_to_come() -> None:
    """realm R11.1: turns 3, 6, 9 and the last one; a later point is worth less."""
    s = laid_out("scenario_350")
    weights = Weights()
    worth = Calendar(s, weights).worth
    assert worth[:4] == pytest.approx([weights.yearly ** (turn - s.turn) for turn in (3, 6, 9, 12)])
    s.turn = 7
    assert Calendar(s, weights).worth[:2] == [0.0, 0.0]


def test_who_loses_an_area_loses_its_points() -> None:
    """realm R11.6: Thracia brings Byzantium 3."""
    s = laid_out("adrianople")
    seat = s.seat_of(nation("byzantium"))
    before = Standing(s, Weights()).of(seat)
    s.controller[province("thracia")] = nation("visigoths")
    loss = before - Standing(s, Weights()).of(seat)
    assert loss > 3 * Weights().yearly ** (3 - s.turn)


def test_barbarians_want_the_cities_of_an_empire_and_its_horde_decides_elsewhere() -> None:
    """realm R24.2, R24.4: an empire holds an area by its cities, barbarians theirs by hordes."""
    s = laid_out("adrianople")
    prizes = Prizes(Standing(s, Weights()), nation("visigoths"))
    wanted = prizes.shares_of(nation("visigoths"))
    moesia = GAME.box.areas[GAME.axes["area"].index("moesia")].provinces
    assert all((wanted[p] > 0) == s.built(p) for p in moesia)
    huns = Prizes(Standing(s, Weights()), nation("huns"))
    assert huns.of_horde(province("valachia")) > huns.of_horde(province("ucraina")) > 0


def test_a_siege_without_a_leader_falls_on_four_of_ten() -> None:
    """war G50: 7 or more on a D10, modifier 0; with two re-rolls 1 - 0.6^3."""
    s = laid_out("scenario_350")
    free = next(
        p.index
        for p in GAME.box.provinces
        if s.built(p.index) and not s.is_fortified(p.index) and s.city_owner[p.index] >= 0
    )
    franks = nation("franks")
    assert siege_chance(s, free, franks, 0) == pytest.approx(0.4)
    assert siege_chance(s, free, franks, 2) == pytest.approx(1 - 0.6**3)


def test_a_spread_is_learnt_by_heart() -> None:
    """war R1.4: a white die hits twice in one of six throws, in the open."""
    assert spread_of(Pool(1, 0), True)[:3] == pytest.approx([3 / 6, 2 / 6, 1 / 6])
    assert spread_of(Pool(1, 0), True) is spread_of(Pool(1, 0), True)


def test_blanks_are_thrown_again_and_the_best_dice_of_the_enemy() -> None:
    standing = Standing(laid_out("scenario_350"), Weights())
    worth = {face: reroll(standing, BT_REROLL_V, at) for at, face in enumerate(FACES)}
    assert worth["own-white-blank"] == pytest.approx(4 / 6)
    assert worth["enemy-black-ww"] == pytest.approx(1.0)
    assert worth["own-white-wr"] < 0 < worth["enemy-white-wr"]


def test_shares_of_victory_are_shared_out_fully() -> None:
    judge = judge_of(GAME)
    for s, _, _ in a_game("general")[::60]:
        assert sum(judge.shares(s)) == pytest.approx(1.0)


# -- what a commander sees ------------------------------------------------------------------------


def test_a_prize_pulls_less_with_every_step() -> None:
    """The best neighbour decides; a province that is worth more itself keeps its worth."""
    s = laid_out("adrianople")
    pull = pull_of(Standing(s, Weights()), nation("huns"))
    assert any(pull)
    for place in GAME.box.provinces:
        best = max((pull[near] for near in place.near), default=0.0)
        assert pull[place.index] >= Weights().far * best - 0.02


def test_a_minor_kingdom_is_worth_a_client_to_persia_and_none_to_its_patron() -> None:
    """realm R37.4, R11.6: clients bring Persia 1 each; Armenia is Byzantium's already."""
    s = laid_out("adrianople")
    standing = Standing(s, Weights())
    armenia = province("armenia")
    persia = Prizes(standing, nation("persians"))
    assert persia.of_client() == pytest.approx(Weights().client + Weights().yearly ** (3 - s.turn))
    assert persia.hold[armenia] > persia.of_client()  # and half of its provinces (realm R37.3)
    assert Prizes(standing, nation("byzantium")).is_ours(armenia)


# -- over the sea ---------------------------------------------------------------------------------


def ready_to_sail() -> InvasionsState:
    """Four Byzantine legions in Thracia, two fleets beside them, before their Movement part."""
    s = emptied()
    put(s, "thracia", "byzantium", "4 legion")
    zone = GAME.box.provinces[province("thracia")].coasts[0]
    place_fleets(s, kind("byzantium", "fleet"), 2, zone)
    settle_control(s)
    begin_part(s, "byzantium")
    return s


def test_ships_carry_three_units_each() -> None:
    """war R29.2: two fleets have room for six, one for three; without ships nobody sails."""
    s = ready_to_sail()
    at = province("thracia")
    band = movers_at(s, at)
    assert len(cargo_of(s, band, at, list(band.units)).units) == 4
    remove_fleet(s, fleets_of(s, nation("byzantium"))[0])
    assert len(cargo_of(s, band, at, list(band.units)).units) == 3
    remove_fleet(s, fleets_of(s, nation("byzantium"))[0])
    assert not cargo_of(s, band, at, list(band.units)).units


def test_a_landing_is_as_sure_as_its_die() -> None:
    """war R30.3 to R30.5: 5 or more; +1 for Byzantium, -2 on a shore without a port of its own."""
    s = ready_to_sail()
    band, forces = movers_at(s, province("thracia")), Forces(s)
    for voyage in voyages_of(s, forces, band, province("thracia"), NORMAL):
        sea, to = voyage.zones[-1], voyage.to
        bonus = risk_modifier(s, nation("byzantium"), sea, to)
        assert bonus in (-1, 1)
        landing = 0.7 if bonus == 1 else 0.5
        assert voyage.chance == (1.0 if is_home(s, forces, band, to) else landing)


def test_orders_over_the_sea_can_be_carried_out() -> None:
    """war DP4: every word of a voyage is legal when its turn comes."""
    s = ready_to_sail()
    commander = Commander(Staff(Standing(s, Weights()), s.acting), NORMAL)
    at = province("thracia")
    orders = commander.crossings(commander.everybody(at), at)
    assert orders
    for order in orders:
        world = GAME.clone(s)
        for word in order.words[:-1]:  # whoever has landed may have no choice but to rest
            assert word in GAME.legal(world, GAME.actor(world))
            GAME.apply(world, word)


# -- one side, one way ----------------------------------------------------------------------------


def test_nations_of_one_seat_are_one_side() -> None:
    """With two players the Huns and the Goths are played by one seat, with four by two."""
    for players, kin in ((2, True), (4, False)):
        s = GAME.setup({"players": players, "scenario": "adrianople"})
        staff = Staff(Standing(s, Weights()), [nation("alans")])
        alans = [u for u in range(len(s.unit_at)) if s.unit_command[u] == nation("alans")]
        assert staff.are_kin(Band(s, alans, [], []), [nation("visigoths")]) is kin


def test_a_wary_commander_does_not_march_to_and_fro() -> None:
    """war R10.2: steps are left, and Valachia is where the group came from."""
    s = emptied()
    put(s, "valachia", "visigoths", "4 infantry")
    settle_control(s)
    begin_part(s, "visigoths")
    for word in ("mv_from valachia", "mv_add_all", "mv_go dacia", "mv_rest"):
        if word in GAME.legal(s, GAME.actor(s)):
            GAME.apply(s, word)
    goals = {}
    for wary in (True, False):
        commander = Commander(Staff(Standing(s, Weights()), s.acting), NORMAL, wary)
        band = commander.everybody(province("dacia"))
        goals[wary] = {order.to for order in commander.journeys(band, province("dacia"), 0.0)}
    assert goals[False] - goals[True] == {province("valachia")}


def test_a_general_offers_land_to_the_horde_that_could_take_most() -> None:
    """realm R38.2, R38.9: the Visigoths at the Danube can reach more than Thracia's 3 points."""
    s = laid_out("adrianople", players=4)
    s.push(DIPLOMACY, s.power_of(nation("byzantium")))
    standing = Standing(s, Weights())
    danger = endangered(standing, nation("byzantium"), province("valachia"))
    assert danger > 3 * Weights().yearly ** 2
    assert endangered(standing, nation("byzantium"), province("alania")) < danger
    plans = sorted(judge_of(GAME).plans(s), reverse=True)
    worth, words = plans[0]
    assert words == ["offer_foedus byzantium", "diplo_target visigoths"]
    assert worth == pytest.approx(Weights().spared * danger - 3 * Weights().rivals)
    told = judge_of(GAME).reason(s, words, worth)
    assert told == ("invasions-foedus", {"points": round(danger, 1)})


# -- hordes ---------------------------------------------------------------------------------------


def hordes(**where: str) -> InvasionsState:
    """An empty board but for these hordes; every one of them invades (war R4.5)."""
    s = emptied("adrianople")
    for name, place in where.items():
        s.being[nation(name)] = ACTIVE
        s.status[nation(name)] = BARBARIAN
        s.invading[nation(name)] = 1
        place_horde(s, nation(name), province(place))
    settle_control(s)
    return s


def homes_of(s: InvasionsState, name: str) -> Homes:
    return Homes(Staff(Standing(s, Weights()), [nation(name)]))


def test_a_horde_is_at_home_in_the_area_that_brings_most() -> None:
    """realm R24.2: Danubius is worth 6 to the Huns, less beside another horde."""
    huns, worth = nation("huns"), 6 * Weights().yearly ** 2
    alone = homes_of(hordes(huns="volga"), "huns").of(huns)
    assert alone[province("dacia")] == pytest.approx(worth)
    assert alone[province("ucraina")] == pytest.approx(max(worth * Weights().home_far, worth / 2))
    shared = homes_of(hordes(huns="volga", visigoths="valachia"), "huns").of(huns)
    assert shared[province("dacia")] == pytest.approx(worth * Weights().crowded)


def test_at_the_end_only_the_area_counts_in_which_a_horde_is() -> None:
    s = hordes(huns="ucraina")
    s.turn = s.play().last_turn
    found = homes_of(s, "huns").of(nation("huns"))
    assert (found[province("ucraina")], found[province("dacia")]) == (3, 6)


def test_a_horde_is_safer_with_guards_and_less_safe_beside_enemies() -> None:
    """war R35: who loses all guards submits."""
    s = hordes(huns="ucraina")
    huns, at = nation("huns"), province("ucraina")
    quiet = homes_of(s, "huns").exposure(huns, at, 1)
    put(s, "hypanis", "byzantium", "5 legion")
    settle_control(s)
    beside = homes_of(s, "huns")
    risks = [beside.exposure(huns, at, guards) for guards in (0, 3, 6)]
    assert quiet == 0.0 == risks[2]
    assert risks[0] > risks[1] > 0.0


def test_the_horde_of_the_huns_goes_with_its_army_to_the_empty_danube() -> None:
    """war R4.5, R14.4; the orders are words that can be said."""
    s = hordes(huns="ucraina")
    put(s, "ucraina", "huns", "3 horse_archer")
    settle_control(s)
    begin_part(s, "huns")
    plans = sorted(judge_of(GAME).plans(s), reverse=True)
    for word in plans[0][1]:
        GAME.apply(s, word)
    home = s.box.provinces[s.horde[nation("huns")]]
    assert s.box.areas[home.area].id == "danubius"
    assert all(s.unit_at[unit] == home.index for unit in range(len(s.unit_at)))


def test_a_horde_may_go_alone() -> None:
    """Its army has ridden ahead to Dacia."""
    s = hordes(huns="ucraina")
    put(s, "dacia", "huns", "3 horse_archer")
    settle_control(s)
    begin_part(s, "huns")
    words = max(judge_of(GAME).plans(s))[1]
    assert words[:2] == ["mv_from ucraina", "mv_add_horde"]
    for word in words:
        GAME.apply(s, word)
    assert s.horde[nation("huns")] == province(words[-2].split()[1])


def test_a_general_stays_before_the_city_he_wants() -> None:
    """war R23: the army at Athenae has a siege to come; another prize is no reason to leave it."""
    s = before_athenae()
    s.acting = [nation("visigoths")]
    at = province("achaia")
    worth = {}
    for wary in (True, False):
        commander = Commander(Staff(Standing(s, Weights()), s.acting), NORMAL, wary)
        band = Band(s, [u for u in range(len(s.unit_at)) if s.unit_at[u] == at], [], [])
        siege = commander.promise(band, at, Way([], NONE))[0]
        worth[wary] = commander.staying(band, at) - commander.dream(band, at)
    assert worth == {True: pytest.approx(siege), False: 0.0}
    assert siege > 0.0


def test_a_city_is_frightened_by_a_leader_once() -> None:
    """war R23.3: one test of one leader in a province."""
    s = before_athenae()
    at, fritigernus = province("achaia"), GAME.axes["leader"].index("fritigernus")
    units = [u for u in range(len(s.unit_at)) if s.unit_at[u] == at]
    staff = Staff(Standing(s, Weights()), [nation("visigoths")])
    band = Band(s, units, [fritigernus], [])
    before = staff.hold(nation("visigoths"), band, at, len(units))
    s.terrorized = [fritigernus, at]
    assert staff.hold(nation("visigoths"), band, at, len(units)) < before


@pytest.mark.parametrize(("place", "points"), [("valachia", 6), ("alania", 2), ("sinai", 0)])
def test_a_horde_counts_what_it_leaves_for_a_foedus(place: str, points: int) -> None:
    """realm R38.9, war R34.2: 3 points a turn, half of them sure."""
    huns, lord, land = nation("huns"), nation("byzantium"), province("thracia")
    s = hordes(huns=place)
    s.turn, s.invading[huns] = s.play().last_turn, 0
    s.push(FOEDUS_ANSWER, lord, huns, land, land)
    standing = Standing(s, Weights())
    assert by_horde(standing, huns) == points
    assert answer_foedus(standing, ANSWER_FOEDUS_V, YES) == pytest.approx(1.5 - points)
    assert answer_foedus(standing, ANSWER_FOEDUS_V, 1 - YES) == 0.0


def test_who_acts_last_in_the_last_turn_spares_nothing() -> None:
    """realm R10.1: as long as a nation of another seat waits, or a turn is to come, units count."""
    s = laid_out("adrianople", players=4)
    byzantium = [nation("byzantium")]
    s.acted = [1] * len(s.acted)
    unit = s.unit_command.index(byzantium[0])
    prices = []
    for turn, waits in ((2, False), (3, True), (3, False)):
        s.turn, s.acted[nation("persians")] = turn, int(not waits)
        staff = Staff(Standing(s, Weights()), byzantium, wary=True)
        assert Staff(staff.standing, byzantium).lost_units([unit], 1) > 0.0
        prices.append(staff.lost_units([unit], 1))
    assert [price > 0.0 for price in prices] == [True, True, False]
