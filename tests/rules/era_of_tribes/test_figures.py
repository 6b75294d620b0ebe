"""Sums that open into their terms, forecasts of battles, and standing orders."""

from __future__ import annotations

import pytest

from aevum.cli.terminal.voice import Voice
from aevum.core.orders import ALWAYS, NEVER, Given
from aevum.core.texts import Texts
from aevum.games.era_of_tribes.kinds import FIELDS
from aevum.games.era_of_tribes.rules.cities import city_base
from aevum.games.era_of_tribes.rules.growth import growth_of
from aevum.games.era_of_tribes.rules.income import trade_value
from tests.rules.era_of_tribes.table_top import Table, lay_out, our_game


def total(t: Table, name: str, seat: int = 0) -> int:
    return sum(term.number for term in our_game.sums(t.s)[name][seat])


def test_every_sum_is_the_number_that_the_rules_use() -> None:
    t = lay_out("egyptians", "greeks")
    t.city(0, "attica")
    t.level(0, "trade", 2)
    t.purse(0, morale=-2, influence=7)
    s = t.s
    figures = our_game.figures(s)
    assert total(t, "growth") == growth_of(s, 0, 0) == figures["growth"][0]
    assert total(t, "trade") == trade_value(s, 0) == figures["trade"][0]
    assert total(t, "morale_next") == -city_base(s, 0) == figures["morale_next"][0]
    assert total(t, "points") == our_game.standing(s)[0]


def test_a_price_opens_into_base_branches_discount_and_cities() -> None:
    """W14: a follower without the side branch, three cities; W16: never below a thaler."""
    t = lay_out("romans", "gauls")
    trade = FIELDS.index("trade")
    t.s.levels[trade] = 2
    t.s.discovered[trade * 5 + 3] = 1
    t.s.built[0] = 3
    terms = {term.source: term.number for term in our_game.sums(t.s)["price-trade"][0]}
    assert terms == {"follower": 12, "branches": 5, "cities": -3}
    assert total(t, "price-trade") == our_game.figures(t.s)["prices"][0][trade] == 14
    t.s.levels[trade], t.s.built[0] = 0, 5
    assert total(t, "price-trade") == our_game.figures(t.s)["prices"][0][trade] == 1


def test_a_card_says_what_it_would_pay_now_and_to_its_owner() -> None:
    """W51, W52"""
    t = lay_out("iberians", "gauls", "greeks", cards=("rich", "townsmen"))
    t.s.thalers = [12, 10, 10]
    figures = our_game.figures(t.s)
    assert figures["pays"]["rich"] == [3, 1, 1]
    assert figures["owned"]["rich"] == [3, 0, 0]
    t.s.thalers = [12, 12, 10]
    assert our_game.figures(t.s)["owned"]["rich"] == [2, 2, 0]


def test_hunger_is_a_term_of_its_own() -> None:
    t = lay_out("romans", "greeks")
    t.s.plate[0] = -2
    assert ("hunger", -2) in [(x.source, x.number) for x in our_game.sums(t.s)["growth"][0]]
    assert total(t, "morale_next") == -2


def test_nothing_hidden_is_in_a_sum() -> None:
    """Which card is the personal one, and what lies under a tile, change no figure."""
    t = lay_out("romans", "greeks")
    t.tile(1, "score-thalers")
    before = our_game.figures(t.s), our_game.sums(t.s)
    kinds = len(t.game.box.villages)
    t.s.kept[kinds:] = [0] * kinds
    t.tile(1, "score-posts")
    t.s.personal[1] = [t.game.axes["card"].index("emperor")]
    assert (our_game.figures(t.s), our_game.sums(t.s)) == before


def test_all_terms_have_names_in_both_languages() -> None:
    t = lay_out("romans", "greeks", "egyptians")
    t.neolithic()
    t.s.plate[0] = -2
    t.city(1, "illyria")
    t.level(2, "trade", 2)
    t.post(2, "illyria")
    sums = our_game.sums(t.s)
    for language in ("en", "de"):
        voice = Voice(our_game, Texts(language, [our_game.text_folder()]), ["A", "B", "C"])
        for name, rows in sums.items():
            assert voice.texts.has(f"sum-{name}")
            for term in [term for terms in rows for term in terms]:
                named = voice.texts.has(f"source-{term.source}")
                assert named or voice.name("source", term.source) != term.source


def attack() -> Table:
    t = lay_out("iberians", "gauls")
    t.settle(0, "provincia", 4)
    t.settle(1, "aedua", 2)
    t.army(0, 2)
    t.expand(0, *["move provincia aedua 1"] * 3, "done")
    return t


def test_a_battle_is_forecast_before_it_is_chosen_and_with_every_unit() -> None:
    t = attack()
    while t.asked() not in ("commit", "dice"):
        t.play(t.legal()[0])
    assert (t.asked(), t.actor) == ("commit", 0)
    alone = our_game.odds(t.s, 0, "done")
    more = our_game.odds(t.s, 0, "commit army")
    assert alone is not None
    assert more is not None
    assert more["attacker"] > alone["attacker"]
    for each in (alone, more):
        assert each["attacker"] + each["defender"] + each["draw"] == pytest.approx(1)


def test_standing_orders_refuse_alliances_and_sales_apart() -> None:
    t = lay_out("romans", "greeks", "egyptians")
    t.settle(0, "illyria")
    t.play("act diplomacy", "diplomacy deter", "ally 1")
    assert our_game.order(t.s, 1, {}) is None
    assert our_game.order(t.s, 1, {"alliances": Given(NEVER)}) == "decline"
    assert our_game.order(t.s, 1, {"sales": Given(NEVER)}) is None
    assert our_game.order(t.s, 0, {"alliances": Given(NEVER)}) is None


def test_a_standing_order_fights_or_keeps_the_peace_at_sea() -> None:
    t = lay_out("romans", "greeks")
    t.fleet(1, "ionian-sea", 2)
    t.fleet(0, "southern-adriatic", 1)
    t.expand(0, "sail southern-adriatic ionian-sea 2")
    assert our_game.order(t.s, 0, {"sea_battles": Given(ALWAYS)}) == "fight"
    assert our_game.order(t.s, 0, {"sea_battles": Given(NEVER)}) == "peace"


def test_a_standing_order_lends_nothing() -> None:
    t = lay_out("iberians", "gauls", "germanics")
    t.settle(0, "provincia", 4)
    t.army(2, 2)
    t.ally(0, 2)
    t.expand(0, *["move provincia aedua 1"] * 2, "done")
    t.play("ask 2")
    assert our_game.order(t.s, 2, {"loans": Given(NEVER)}) == "lend 0"


def test_a_standing_order_expels_always_or_never() -> None:
    t = lay_out("romans", "gauls")
    t.city(1, "provincia")
    t.settle(0, "raetia", 2)
    t.post(0, "provincia")
    t.expand(0, "move raetia aedua 1", "done")
    assert (t.asked(), t.actor) == ("expulsion", 1)
    assert our_game.order(t.s, 1, {"expulsions": Given(ALWAYS)}) == "expel provincia"
    assert our_game.order(t.s, 1, {"expulsions": Given(NEVER)}) == "done"


def test_the_battle_board_tells_chances_markers_and_militia() -> None:
    """W40: Illyria is a mountain with a city and a battlefield, and the attackers land."""
    t = lay_out("romans", "greeks")
    t.city(1, "illyria", 1)
    t.army(1, 2)
    t.s.battlefield[t.province("illyria")] = 1
    t.fleet(0, "southern-adriatic", 2)
    assert our_game.figures(t.s)["battle"] is None
    t.expand(0, "land southern-adriatic illyria 2", "done")
    battle = our_game.figures(t.s)["battle"]
    assert battle["levy"] == {"mountain": 1, "landing": 1, "battlefield": 1, "city": 1}
    assert battle["compared"]["fist"] == [1, 6]
    assert sum(battle["chances"]) == pytest.approx(1, abs=0.001)
    assert sum(battle["left"][1]) == pytest.approx(battle["chances"][1], abs=0.001)
    t.play("commit army")
    assert our_game.figures(t.s)["battle"]["chances"][1] == battle["more"][1][0]


def test_a_planned_attack_is_forecast_alone_and_with_the_army() -> None:
    """R16.4, R16.5: three vassals against two and nothing else; two armies may join."""
    t = lay_out("iberians", "gauls")
    t.settle(0, "provincia", 4)
    t.settle(1, "aedua", 2)
    t.army(0, 2)
    t.expand(0, *["move provincia aedua 1"] * 3)
    forecast = our_game.figures(t.s)["expansion"]["attacks"]["aedua"]
    assert (forecast["units"][0], forecast["army"]) == (3, 2)
    assert 0 < forecast["alone"] < forecast["joined"] < 1
    t.play("done")
    while t.asked() != "commit":
        t.play(t.legal()[0])
    fought = our_game.odds(t.s, 0, "done")
    assert fought is not None
    assert forecast["alone"] == pytest.approx(fought["attacker"], abs=1e-4)


def test_new_land_is_forecast_while_pieces_move_with_the_morale_of_a_colony() -> None:
    """R13.17, R14.3: land that no own home is joined to costs 2 morale when all moves are made."""
    t = lay_out("romans", "greeks")
    t.fleet(0, "southern-adriatic")
    t.settle(0, "apulia", 2)
    t.expand(0, "embark apulia southern-adriatic 1", "ashore illyria")
    s = t.s
    had, morale = s.colonies[0], s.morale[0]
    ahead = our_game.figures(s)["expansion"]
    assert (ahead["colonies"], ahead["morale"]) == (had + 1, morale - 2)
    assert ahead["provinces"] == len(s.lands_of(0)) + 1
    assert (s.colonies[0], s.morale[0]) == (had, morale)
    t.play("done")
    assert (s.colonies[0], s.morale[0]) == (had + 1, morale - 2)


def test_an_offer_shows_what_it_would_bring_to_both() -> None:
    """R8.7: 5 thalers each for the province, its city and its good; R8.6: only if accepted."""
    t = lay_out("romans", "gauls")
    t.city(1, "etruria")
    t.settle(1, "padania")
    t.purse(0, thalers=40)
    t.play("act diplomacy", "diplomacy deter")
    before = our_game.figures(t.s)["holdings"]
    offer = our_game.preview(t.s, 0, "buy etruria")
    assert offer is not None
    assert offer.passes
    assert offer.figures is not None
    after = offer.figures["holdings"]
    paid = before["thalers"][0] - after["thalers"][0]
    assert paid == after["thalers"][1] - before["thalers"][1] == 15
    assert (before["cities"][1] - after["cities"][1]) == 1
    assert our_game.figures(t.s)["holdings"] == before
