"""realm 1.3: every set-up gives exactly the position of golden.json."""

from __future__ import annotations

from collections import Counter

import pytest

from aevum.core.errors import BadOptions
from aevum.games.invasions.kinds import EMPIRE, NONE, SCORINGS, SEATS, SETUP_ROWS
from aevum.games.invasions.rules.administration.income import (
    WHOLE,
    expenses_of,
    income_of,
    net_income,
)
from aevum.games.invasions.rules.board.control import is_total, settle_control
from aevum.games.invasions.rules.turn.ageing import activation_order
from aevum.games.invasions.rules.turn.clock import acting_with, waits
from aevum.games.invasions.rules.turn.founding import active_nations, is_civilized
from aevum.games.invasions.rules.turn.scoring import column_of, points_of
from tests.rules.invasions.table_top import GOLDEN, box, game, laid_out, pass_all

every_scenario = pytest.mark.parametrize("name", list(GOLDEN))


def id_of(nation: int) -> str:
    return box().nations[nation].id


@every_scenario
def test_turn_order_and_ages(name: str) -> None:
    """realm R9.4, R9.6"""
    s, golden = laid_out(name), GOLDEN[name]
    assert s.turn == golden["turn"]
    slots = [acting_with(s, nation) for nation in s.slots if not waits(s, nation)]
    assert ["+".join(id_of(nation) for nation in slot) for slot in slots] == golden["order"]
    ages = {id_of(n): [s.age[n], s.decline[n]] for n in activation_order(s)}
    assert ages == golden["age"]


@every_scenario
def test_controllers(name: str) -> None:
    """realm R23, R24, E102"""
    s, golden = laid_out(name), GOLDEN[name]
    lords = {box().areas[a].name: id_of(n) for a, n in enumerate(s.lord) if n != NONE}
    assert lords == golden["areas"]
    held = {nation.id: len(s.lands_of(nation.index)) for nation in box().nations}
    assert {who: count for who, count in held.items() if count} == golden["provinces"]


@every_scenario
def test_caravans_have_their_controllers(name: str) -> None:
    s = laid_out(name)
    found = {
        p.name: id_of(s.controller[p.index])
        for p in box().provinces
        if p.caravan and s.is_open(p.index) and s.controller[p.index] != NONE
    }
    assert found == GOLDEN[name]["caravans"]


@every_scenario
def test_total_control_is_as_listed(name: str) -> None:
    """realm R24.5"""
    s = laid_out(name)
    for row in s.play().rows:
        if SETUP_ROWS[row.what] == "area" and s.status[row.nation] == EMPIRE:
            assert is_total(s, row.nation, row.area) == row.total


@every_scenario
def test_control_is_settled(name: str) -> None:
    """realm I20: R24.8 once more changes nothing."""
    s = laid_out(name)
    before = (list(s.controller), list(s.lord), list(s.city_owner))
    settle_control(s)
    assert (s.controller, s.lord, s.city_owner) == before


@every_scenario
def test_gold_item_by_item(name: str) -> None:
    """realm R27, R28, C8, C16"""
    s, found = laid_out(name), {}
    for n in active_nations(s):
        if is_civilized(s, n):
            income, expenses = income_of(s, n), expenses_of(s, n)
            items = {item: part / WHOLE for item, part in income._asdict().items() if part}
            costs = {f"-{item}": part // WHOLE for item, part in expenses._asdict().items() if part}
            total = {"gross": sum(income) / WHOLE, "net": net_income(s, n)}
            found[id_of(n)] = {"treasury": s.gold[n]} | items | costs | total
    assert found == GOLDEN[name]["gold"]


@every_scenario
def test_units_on_board_and_in_supply(name: str) -> None:
    """war 1.2"""
    s, kinds = laid_out(name), box().kinds
    here = Counter(kinds[kind].nation for kind in s.unit_kind)
    spare: Counter[int] = Counter()
    for kind in kinds:
        spare[kind.nation] += s.supply[kind.index] * kind.field
    found = {n.id: [here[n.index], spare[n.index]] for n in box().nations if s.on_board(n.index)}
    assert found == GOLDEN[name]["units"]
    assert min(s.supply) == 0


@every_scenario
def test_scores(name: str) -> None:
    """realm R11.6"""
    s, golden = laid_out(name), GOLDEN[name]
    column = column_of(s.play(), s.turn)
    assert SCORINGS[column] == golden["score_column"]
    points = {n.id: points_of(s, n.index, column) for n in box().nations}
    assert {who: vp for who, vp in points.items() if vp} == golden["score"]
    powers: Counter[str] = Counter()
    for n in box().nations:
        powers[SEATS[s.power_of(n.index)]] += points[n.id]
    assert {power: vp for power, vp in powers.items() if vp} == golden["seats"]


def test_r12_danube_376_with_passes_only() -> None:
    """realm R12.4: 13, 2, 1; less par 2, -3, -6."""
    s = game().setup({"scenario": "danube_376", "players": 3})
    pass_all(s)
    assert s.points == [13, 2, 0, 1]
    result = game().result(s)
    assert result is not None
    assert (result.points, result.winners) == ([2, -3, -6], [0])


def test_r12_a_scenario_says_how_many_play() -> None:
    with pytest.raises(BadOptions):
        game().setup({"scenario": "danube_376", "players": 4})
    with pytest.raises(BadOptions):
        game().setup({"scenario": "nowhere"})
