"""SU1 to SU19 and what is ruled about the set-up: E1 to E6, E81, E86 to E88."""

from __future__ import annotations

from random import Random

import pytest

from aevum.core.errors import BadOptions
from aevum.core.flow import CHANCE
from aevum.games.era_of_tribes.kinds import FIELDS, GOODS
from tests.rules.era_of_tribes.table_top import Table, lay_out, our_game

BOX = our_game.box


def begin_game(**options: object) -> Table:
    return Table(our_game.setup({"players": 3, **options}))


def through(t: Table, *nodes: str, seed: int = 1) -> None:
    """Anything at these nodes, until another is reached."""
    rng = Random(seed)
    while t.asked() in nodes:
        t.play(rng.choice(t.legal()))


def test_su1_c0_c1_section_and_order_are_drawn_by_lot() -> None:
    t = begin_game()
    assert t.asked() == "draw-section"
    assert t.legal() == [f"section {name}" for name in ("3-1", "3-2", "3-3", "3-4")]
    t.play("section 3-2")
    assert t.legal() == ["order 0", "order 1", "order 2"]
    t.play("order 2", "order 0")
    assert t.legal() == ["order 1"]
    t.play("order 1")
    assert t.s.order == [2, 0, 1]


def test_su2_su9_su10_su14_e1_the_tracks_at_the_start() -> None:
    t = begin_game(section="3-1")
    t.play("order 2", "order 0", "order 1")
    assert t.s.influence == [1, 1, 1]
    assert sorted(range(3), key=lambda seat: -t.s.lies[seat]) == [2, 0, 1]
    assert (t.s.thalers, t.s.morale, t.s.epoch) == ([5] * 3, [0] * 3, [0] * 3)
    assert (t.s.leaders, t.s.ready) == ([2] * 3, [2] * 3)
    assert t.s.procession == [26] * 3
    assert not any(t.s.levels)


def test_su3_fields_outside_the_section_do_not_exist() -> None:
    t = begin_game(section="3-3")
    chart = t.s.chart()
    assert not chart.has_province[t.province("latium")]
    assert chart.land[t.province("latium")] == []
    assert chart.has_province[t.province("parisia")]


def test_su4_su13_homes_bring_their_tokens() -> None:
    t = lay_out("iberians", "slavs", "gauls")
    assert t.goods(0) == {"wine": 1}
    assert t.s.plate == [2, 2, 1]
    assert t.s.owner.count(-1) == 120 - 9


def test_su5_su17_barbarians_grey_leaders_and_legions() -> None:
    t = lay_out("romans", "gauls", villages=True)
    t.neolithic()
    assert (t.s.stage, t.s.grey_supply, t.s.grey_box) == (0, 3, 2)
    assert t.s.legion_supply == 5
    assert lay_out("greeks", "gauls").s.legion_supply == 0


def test_su6_d1_c2_e87_two_cards_each_one_is_kept() -> None:
    t = begin_game(section="3-1")
    t.play("order 0", "order 1", "order 2")
    dealt = ["emperor", "rich", "miners", "nobility", "scholars", "loggers"]
    t.play(*(f"card {card}" for card in dealt))
    assert [len(pile) for pile in t.s.personal] == [2, 2, 2]
    assert (t.asked(), t.actor) == ("keep-card", 0)
    assert t.legal() == ["keep emperor", "keep rich"]
    told = t.play("keep emperor", seen_by=1)
    assert told[0]["card"] is None
    assert sum(t.s.deck.pool) == 9
    t.play("keep miners", "keep scholars")
    assert sum(t.s.deck.pool) == 12
    assert t.s.deck.pool[our_game.axes["card"].index("rich")] == 1
    assert t.game.observe(t.s, 1)["personal"] == [1, ["miners"], 1]


def test_su7_d2_e2_peoples_whose_home_is_in_play() -> None:
    t = begin_game(section="3-1")
    through(t, "draw-order", "draw-card", "keep-card")
    assert t.asked() == "choose-people"
    assert "people greeks" not in t.legal()
    assert t.rule("people greeks") == "SU7"
    first = t.actor
    t.play("people romans")
    assert t.actor == t.s.order[1]
    assert "people romans" not in t.legal()
    assert t.s.people[first] == our_game.axes["people"].index("romans")


def test_c6_e86_peoples_by_lot() -> None:
    t = begin_game(section="3-1", peoples="lot")
    through(t, "draw-order", "draw-card", "keep-card")
    assert (t.asked(), t.actor) == ("draw-people", CHANCE)
    assert len(t.legal()) == 7


@pytest.mark.parametrize("options", [
    {"players": 0}, {"players": 7}, {"long": 2}, {"section": "9-9"}, {"colour": "red"},
    {"players": 4, "section": "2-1"}, {"players": 2, "section": "2-1", "peoples": ["greeks", ""]},
    {"players": 2, "section": "2-1", "peoples": ["romans", "romans"]},
])  # fmt: skip
def test_e86_options_that_cannot_be(options: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        our_game.setup(options)


def test_su8_two_cards_lie_open() -> None:
    t = begin_game(section="3-1")
    through(t, "draw-order", "draw-card", "keep-card", "choose-people")
    assert len(t.s.open) == 2
    assert (t.asked(), t.actor) == ("free-progress", t.s.order[0])


def test_su11_su12_pieces_and_slots() -> None:
    t = lay_out("romans", "gauls")
    assert t.s.slots == [3] * 16
    assert t.s.pool == [10, 9]
    assert t.vassals(0, "latium") == t.vassals(0, "campania") == 1


@pytest.mark.parametrize("field", FIELDS)
def test_su15_d3_e3_the_free_progress(field: str) -> None:
    """Its effect, but no influence for a pioneer; later buyers are followers."""
    t = begin_game(section="3-1")
    through(t, "draw-order", "draw-card", "keep-card", "choose-people")
    seat = t.actor
    assert t.legal() == [f"start {each}" for each in FIELDS]
    t.play(f"start {field}")
    number = FIELDS.index(field)
    assert t.s.levels[seat * len(FIELDS) + number] == 1
    assert t.s.discovered[number * 5 + 1] == -1  # reached, and by no pioneer
    assert t.s.influence[seat] == 1 + (field == "culture")
    assert t.s.thalers[seat] == 5


def test_su16_e4_e81_villages_on_sites_and_free_homes() -> None:
    t = lay_out("romans", "greeks", section="2-4", villages=True)
    chart = t.s.chart()
    laid = [BOX.provinces[p].id for p in chart.provinces if t.s.village[p]]
    homes = [h for people in ("carthaginians", "egyptians") for h in homes_of(people)]
    sites = [BOX.provinces[p].id for p in chart.barbarian_sites]
    assert sorted(laid) == sorted(homes + sites)
    assert sum(t.s.tiles.pool) == 40


def homes_of(people: str) -> list[str]:
    found = BOX.peoples[our_game.axes["people"].index(people)]
    return [BOX.provinces[home].id for home in found.homes]


def test_su18_d6_e5_wine_and_ivory_are_allotted_for_round_1() -> None:
    t = begin_game(section="3-1", peoples=["gauls", "romans", "britons"])
    t.play("order 0", "order 1", "order 2")
    through(t, "draw-card", "keep-card")
    t.play("start trade", "start trade", "start trade")
    assert (t.asked(), t.actor) == ("allot", 0)
    assert t.legal() == ["allot 0", "allot 1"]
    t.play("allot 1")
    assert t.s.military[GOODS.index("wine")] == 1


def test_su19_r1_1_round_1_begins_with_morale() -> None:
    t = begin_game(section="3-1", peoples=["romans", "iberians", "britons"])
    t.play("order 1", "order 0", "order 2")
    through(t, "draw-card", "keep-card")
    t.play("start trade", "start trade", "start trade")
    assert t.s.round == 1
    assert t.s.morale == [-1] * 3
    assert (t.asked(), t.actor) == ("choose-action", 1)


def test_e6_alone() -> None:
    """Diplomacy 2 changes nothing; a bribe pays nobody; cards need their solo value."""
    t = lay_out("romans", cards=("rich", "nobility"))
    t.play("act diplomacy")
    assert t.rule("diplomacy deter") == "R8.4"
    t.play("diplomacy bribe")
    assert (t.s.influence[0], t.s.thalers[0]) == (2, 5)
    from aevum.games.era_of_tribes.rules.metrics import card_points

    rich = our_game.axes["card"].index("rich")
    assert card_points(t.s, rich) == [0]
    t.purse(0, thalers=15)
    assert card_points(t.s, rich) == [3]


def test_e88_c3_a_tile_is_decided_when_it_is_won() -> None:
    """Any tile that nobody has seen, by number; the place does not matter."""
    t = lay_out("romans", "gauls")
    t.tile(1, "thalers-5")
    t.neolithic()
    t.barbarians("etruria")
    t.settle(0, "latium", 4)
    t.expand(0, *["move latium etruria 1"] * 3, "done")
    t.quiet("dice")
    t.play("roll sword sword")
    assert t.asked() == "draw-village"
    weights = dict(t.game.outcomes(t.s))
    assert weights["village thalers-5"] == 2
    assert weights["village thalers-2"] == 2
    assert sum(weights.values()) == 39
    told = t.play("village score-hexes", seen_by=1)
    assert told[0] == {"event": "village-won", "seat": 0, "village": None}
