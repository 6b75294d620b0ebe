"""The balance report of Invasions: what is written down of a game, and what is made of it."""

from __future__ import annotations

from functools import cache

from tests.rules.invasions.table_top import game, laid_out, nation

from aevum.games.invasions.components.administration import COLLAPSED
from aevum.games.invasions.components.battle import BATTLE_BEGAN, UNIT_FELL, VICTORY
from aevum.games.invasions.components.turn import KINGDOM_FOUNDED, TURN_BEGAN
from aevum.lab.balance.drawing import whiskers
from aevum.lab.balance.invasions.games import Played, Watch, line_ups, play
from aevum.lab.balance.invasions.measures import is_ruined, measures_of, never_seen, sides_of
from aevum.lab.balance.invasions.plots import plots_of, sheets_of, when
from aevum.lab.balance.plan import Plan
from aevum.lab.balance.study import study_of

NAME = "invasions"
PLAN = Plan(NAME, bot="random", games=1)


@cache
def danube() -> Played:
    scenarios = [line.scenario for line in line_ups(PLAN.game)]
    return play(PLAN, scenarios.index("danube_376"), 0)


def test_every_scenario_is_played_by_all_its_powers() -> None:
    found = {line.scenario: line.players for line in line_ups(game())}
    assert found == {
        "scenario_350": 4, "danube_376": 3, "adrianople": 4, "attila": 4, "justinian": 4,
    }  # fmt: skip


def test_a_watch_counts_what_it_is_told() -> None:
    watch, s = Watch(game()), laid_out("scenario_350")
    rome, franks = nation("rome"), nation("franks")
    for event in [
        (TURN_BEGAN, 4, 0, 0, 0), (BATTLE_BEGAN, franks, rome, 0, 0), (UNIT_FELL, 0, rome, 0, 0),
        (VICTORY, 0, 0, 0, 0), (KINGDOM_FOUNDED, franks, 0, 0, 0), (TURN_BEGAN, 5, 0, 0, 0),
        (COLLAPSED, rome, 0, 0, 0),
    ]:  # fmt: skip
        watch.see(s, event)
    played = watch.played
    assert (played.battles, played.attackers) == (1, 1)
    assert played.losses == {"rome": 1}
    assert played.founded == {"franks": 4}
    assert played.collapsed == {"rome": 5}
    assert len(played.vp) == 1
    assert is_ruined(played, "rome", (3, 10))
    assert not is_ruined(played, "rome", (6, 10))


def test_a_game_is_written_down_turn_by_turn() -> None:
    p = danube()
    assert (p.scenario, p.first_turn, len(p.vp)) == ("danube_376", 2, 1)
    assert sum(p.earned.values()) == sum(p.vp[-1])
    assert len(p.control[0]) == 215
    assert set(p.control[0]) <= set(".rhpg")


def test_measures_and_page() -> None:
    found = measures_of(game(), [danube()])
    wins = [m.value for m in found if m.id == "V1"]
    assert sum(wins) == 100.0
    page = "".join(plots_of(PLAN, [danube()]))
    assert page.count("<animate") == 1
    assert page.count("<path") == 215
    assert when([0, 4, 6, 0]) == "50 % (5.0)"
    sheets = sheets_of(PLAN, [danube()])
    assert len(sheets["games"]) == 1 + 3
    assert len(sheets["turns"]) == 1 + 4
    assert "islam" in never_seen([danube()])


def test_the_study_is_found_by_its_name() -> None:
    assert study_of(NAME).pairings == 5


def test_each_seat_is_told_by_its_powers() -> None:
    """Danube 376 has no Persians; with two players the Huns play the Goths, too (realm R12.4)."""

    def sides(scenario: str, players: int) -> list[str]:
        return sides_of(game(), scenario, [Played("", 0, 0, scenario, [0] * players, [], "")])

    assert sides("danube_376", 3) == ["romans", "huns", "goths"]
    assert sides("danube_376", 2) == ["romans", "huns+goths"]
    assert sides("adrianople", 4) == ["romans", "huns", "persians", "goths"]


def test_a_share_that_lies_further_out_widens_the_axis() -> None:
    assert ">0 %</text>" in whiskers([("goths", 9.0, 60)], 15, 35)
    assert ">0 %</text>" not in whiskers([("rome", 200.0, 400)], 45, 55)
