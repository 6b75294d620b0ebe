"""Tournaments: fair seats, ratings by libraries, an early end, and going on after a kill."""

from __future__ import annotations

import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from aevum.core.errors import BadOptions
from aevum.lab.tournament.page import page
from aevum.lab.tournament.plan import Plan, Played, checked, decided
from aevum.lab.tournament.rating import ratings
from aevum.lab.tournament.run import Standing, read, run

NOTHING = lambda standing: None  # noqa: E731


def results(plan: Plan, shares: dict[tuple[str, str], float]) -> list[Played]:
    """Games of which the first of a pairing won this share, evenly spread."""
    return [
        Played(*pair, number, float(int((number + 1) * share) - int(number * share)),
               dict.fromkeys(pair, 0.01))
        for pair, share in shares.items()
        for number in range(plan.games)
    ]  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_after_twice_as_many_games_as_seats_everybody_sat_everywhere(seats: int) -> None:
    plan = Plan("attila", ("greedy", "random"), 2 * seats, seats)
    sat: Counter[tuple[str, int]] = Counter()
    for number in range(plan.games):
        names, options = plan.table(("greedy", "random"), number)
        assert options["players"] == seats
        sat.update((name, seat) for seat, name in enumerate(names))
    assert set(sat.values()) == {seats}
    assert len(sat) == 2 * seats


def test_ratings_follow_the_logistic_curve_of_elo() -> None:
    """Three games of four are 191 points: 400 · log10(3)."""
    plan = Plan("attila", ("greedy", "search"), 400, 2)
    strong, anchor = ratings(plan, results(plan, {("greedy", "search"): 0.25}))
    assert (anchor.bot, anchor.elo, anchor.is_anchor) == ("greedy", 1000, True)
    assert strong.elo == pytest.approx(1191, abs=3)
    assert strong.low < 1191 < strong.high
    assert strong.high - strong.low == pytest.approx(2 * 39, abs=20)
    assert strong.skill > anchor.skill


def test_equals_are_seldom_called_decided_and_others_soon() -> None:
    assert not any(decided((games + 1) // 2, games) for games in range(1, 2000))
    assert not decided(6, 6)
    assert decided(40, 40)
    assert decided(260, 400)
    assert not decided(215, 400)


def test_a_decided_pairing_ends_early_and_only_after_whole_rounds() -> None:
    plan = Plan("attila", ("greedy", "random"), 400, 2)
    won = results(plan, {("greedy", "random"): 1.0})
    standing = Standing(plan, won[:40])
    assert standing.is_done(("greedy", "random"))
    assert list(standing.wanted()) == []
    assert not Standing(plan, won[:19]).is_done(("greedy", "random"))
    assert Standing(plan, won[:21]).is_done(("greedy", "random"))
    late = Standing(Plan("attila", ("greedy", "random"), 400, 2, early=False), won[:40])
    assert len(list(late.wanted())) == 360


def test_a_game_is_counted_once_and_torn_lines_not_at_all(tmp_path: Path) -> None:
    plan = Plan("attila", ("random", "greedy"), 4, 2)
    log = tmp_path / "games.jsonl"
    first = run(plan, log, 1, NOTHING)
    assert len(first.games) == 4
    lines = log.read_text().splitlines()
    log.write_text("\n".join([*lines[:3], lines[0], lines[3][:20]]))
    again = run(plan, log, 1, NOTHING)
    assert sorted(g.number for g in again.games) == [0, 1, 2, 3]
    assert [g.won for g in sorted(again.games, key=lambda g: g.number)] == [
        g.won for g in sorted(first.games, key=lambda g: g.number)
    ]


def test_a_killed_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "aevum.cli.main", "lab", "tournament", "--game", "attila",
               "--bots", "random,greedy", "--games", "30", "--seats", "2", "--no-early",
               "--jobs", "2", "--out", str(tmp_path)]  # fmt: skip
    log = tmp_path / "games.jsonl"
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while running.poll() is None and len(read(log)) < 3:
        time.sleep(0.02)
    running.kill()
    running.wait()
    before = read(log)
    assert before
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "30 games" in done.stdout
    after = read(log)
    assert sorted(g.number for g in after) == list(range(30))
    assert after[: len(before)] == before
    report = (tmp_path / "tournament.html").read_text(encoding="utf-8")
    assert "greedy leads" in report
    assert (tmp_path / "ratings.csv").read_text().startswith("bot,elo,low,high")


MORTAL = '''
import os, signal
from pathlib import Path
from random import Random

class Mortal:
    """Plays at random; the first one to reach its tenth decision dies with its process."""
    def __init__(self, seed):
        self.rng, self.asked = Random(seed), 0

    def choose(self, sight):
        self.asked += 1
        mark = Path(__file__).with_name("dead")
        if self.asked == 10 and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return self.rng.choice(sight.legal)
'''
ON_A_CLUSTER = """
import sys
from pathlib import Path
from aevum.lab.tournament.plan import Plan
from aevum.lab.tournament.run import run
plan = Plan("attila", ("greedy", sys.argv[1]), 24, 2, early=False)
run(plan, Path(sys.argv[2]), 2, lambda standing: None, "local")
"""


def test_a_cluster_loses_no_game_and_counts_none_twice_when_a_worker_dies(tmp_path: Path) -> None:
    """A local Ray of two workers, in a process of its own: it leaves threads behind."""
    pytest.importorskip("ray", reason="Ray is not installed")
    bot = tmp_path / "mortal.py"
    bot.write_text(MORTAL, encoding="utf-8")
    log, name = tmp_path / "games.jsonl", f"{bot}:Mortal"
    command = [sys.executable, "-c", ON_A_CLUSTER, name, str(log)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=400)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "dead").exists(), "one has died"
    assert sorted(game.number for game in read(log)) == list(range(24))
    plan = Plan("attila", ("greedy", name), 24, 2, early=False)
    here = run(plan, tmp_path / "here.jsonl", 1, NOTHING)
    won = {game.number: game.won for game in here.games}
    assert {game.number: game.won for game in read(log)} == won, "the same games as without it"


def test_the_page_says_what_cannot_be_told_apart() -> None:
    plan = Plan("attila", ("greedy", "search", "random"), 40, 2)
    shares = {("greedy", "search"): 0.5, ("greedy", "random"): 1.0, ("search", "random"): 1.0}
    shown = page(Standing(plan, results(plan, shares)))
    assert "cannot be told apart" in shown
    assert "won 0 of 80 games" in shown
    assert shown.count('class="even"') == 2


@pytest.mark.parametrize(
    ("bots", "seats"), [(["greedy"], 2), (["greedy", "greedy"], 2), (["greedy", "random"], 9)]
)
def test_tournaments_that_cannot_be_are_refused(bots: list[str], seats: int) -> None:
    with pytest.raises(BadOptions):
        checked("attila", bots, 10, seats, True)
