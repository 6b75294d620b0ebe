"""The balance report: what it counts, that it goes on where it stopped, and that it can be read."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from aevum.cli.main import app
from aevum.core.errors import BadOptions, UnknownGame
from aevum.games.rising_cultures.components import (
    ABSTAINED,
    BUILT,
    CONTESTED,
    DREW,
    NATIONS,
    ROUND_BEGAN,
    USED_MILITARY,
    USED_RESOURCE,
    WON,
)
from aevum.games.rising_cultures.pack import data_folder
from aevum.lab.balance.measures import Measure
from aevum.lab.balance.page import page
from aevum.lab.balance.plan import Plan
from aevum.lab.balance.rising_cultures import games
from aevum.lab.balance.rising_cultures.games import PAIRINGS, Played, Side, Watch
from aevum.lab.balance.rising_cultures.measures import card_rates, measures_of
from aevum.lab.balance.run import read, run, valid

NAME = "rising_cultures"
RANDOM = Plan(NAME, "random", 1)
GAME = RANDOM.game


def game(pairing: int, winner: int, points: tuple[int, int] = (50, 40), number: int = 0) -> Played:
    """A finished game as the log keeps it; seat 0 has the first nation of the pairing."""
    one, other = PAIRINGS[pairing]
    sides = [
        Side(one, [points[0], 0, 0, 0], [2, 4, 5, 10], [0, 1, 2], [0], 5, 1, 4, 3, 1),
        Side(other, [points[1], 0, 0, 0], [5, 4, 5, 7], [30, 31], [30, 31], 7, 0, 3, 3, 0),
    ]
    row = [0, 1, 2, 3, 4, 5, 6]
    return Played("greedy", pairing, number, 0, winner, sides, row, 0, 7, 1, 100)


def value(found: list[Measure], id: str, words: str) -> float:
    return next(m.value for m in found if m.id == id and words in m.what)


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report of random games, made by the command."""
    folder = tmp_path_factory.mktemp("balance")
    command = ["lab", "balance", "rising_cultures", "--bot", "random", "--games", "2"]
    answer = CliRunner().invoke(app, [*command, "--out", str(folder)])
    assert answer.exit_code == 0, answer.output
    return folder


# -- counting -------------------------------------------------------------------------------------


def test_a_watch_counts_uses_draws_and_contests() -> None:
    watch = Watch(Played("greedy", 0, 0, 0, 0, [Side(0), Side(1)]))
    for event in [
        (USED_RESOURCE, 0, 6), (ROUND_BEGAN, 1, 0),
        (DREW, 0, 5), (DREW, 1, 30), (BUILT, 0, 5), (USED_MILITARY, 1, 30, 1),
        (CONTESTED, 3, 2, 4), (ABSTAINED, 1, 3), (WON, 0, 3),
        (CONTESTED, 4, 2, 1), (WON, 0, 4),
    ]:  # fmt: skip
        watch.see((*event, 0, 0))
    one, other = watch.played.sides
    assert (one.drawn, one.built, one.uses, one.provinces) == ([5], [5], [0, 0, 0, 1], 2)
    assert other.uses == [0, 1, 0, 0]
    assert (watch.played.contests, watch.played.declined) == (2, 1)


def test_k9_a_second_player_who_declines_too_is_not_the_stronger_one() -> None:
    watch = Watch(Played("greedy", 0, 0, 0, 0, [Side(0), Side(1)]))
    for event in [(CONTESTED, 3, 2, 4), (ABSTAINED, 1, 3), (ABSTAINED, 0, 3)]:
        watch.see((*event, 0, 0))
    assert watch.played.declined == 1


def test_b1_counts_the_victories_of_the_first_nation() -> None:
    """Three of four."""
    found = measures_of(GAME, [game(0, w, number=n) for n, w in enumerate((0, 0, 1, 0))])
    assert value(found, "B1", "Rome beats Persia") == 75.0
    assert not next(m for m in found if m.id == "B1").good


def test_the_other_measures_are_shares_and_means_of_what_was_played() -> None:
    """Seat 0 scores 50, seat 1 scores 47 and 36; all points are on cards."""
    found = measures_of(GAME, [game(0, 0, (50, 47)), game(0, 1, (50, 36), 1)])
    assert value(found, "B2", "first holder") == 50.0
    assert value(found, "B3", "winners") == (50 + 36) / 2
    assert value(found, "B4", "from cards") == 100.0
    assert value(found, "B5", "for military") == pytest.approx(100 * 8 / 42)
    assert value(found, "B6", "builds") == 1.5
    assert value(found, "B6", "stage 7") == 50.0
    assert value(found, "B7", "Rome") == 100.0
    assert value(found, "B10", "declines") == pytest.approx(100 / 7)
    assert value(found, "B12", "limit") == pytest.approx(100 * 2 / 28)
    assert value(found, "B13", "swaps") == 0.5
    assert value(found, "B15", "at most 5") == 50.0
    assert value(found, "B17", "mean") == 100


def test_b11_is_the_share_of_games_with_the_card_in_which_it_was_built() -> None:
    """Cards 0 to 2 were drawn twice, only card 0 was built."""
    sides = [side for n in range(2) for side in game(0, 0, number=n).sides]
    rates = {card: (drawn, built) for card, drawn, built in card_rates(GAME, sides)}
    assert rates[0] == (2, 2)
    assert rates[1] == (2, 0)
    assert rates[30] == (2, 2)
    assert rates[3] == (0, 0)


def test_b14_comes_from_the_ladder(tmp_path: Path) -> None:
    """19 of 20 in Rising Cultures; games of Attila do not count."""
    log = tmp_path / "ladder.jsonl"
    lines = []
    for number in range(20):
        line = {"bot": "greedy", "rivals": "random", "number": number, "won": float(number > 0),
                "points": 50, "rival_points": 20.0, "cause": "rounds"}  # fmt: skip
        lines += [
            json.dumps({**line, "game": "rising_cultures", "seats": 2}),
            json.dumps({**line, "game": "attila", "seats": 4, "won": 0.0}),
        ]
    log.write_text("\n".join(lines))
    found = measures_of(GAME, [game(0, 0)], log)
    assert value(found, "B14", "greedy beats random") == 95.0
    assert not [m for m in measures_of(GAME, [game(0, 0)]) if m.id == "B14"]


# -- playing --------------------------------------------------------------------------------------


def test_a_game_is_counted_completely() -> None:
    """I2, I5: 21 plays each with 24-card nations, seven provinces, no state twice."""
    played = games.play(RANDOM, 0, 0)
    for side in played.sides:
        assert sum(side.uses) == 21
        assert len(set(side.drawn)) <= 24
        assert set(side.built) <= set(side.drawn)
        assert side.points >= 0
    assert len(played.row) == 7
    assert sum(side.provinces for side in played.sides) + played.boxed == 7
    assert played.repeats == 0


def test_nations_change_seats_and_the_marker_changes_too() -> None:
    tables = {(p.sides[0].nation, p.first) for p in (games.play(RANDOM, 2, n) for n in range(4))}
    one, other = PAIRINGS[2]
    assert tables == {(one, 0), (other, 0), (one, 1), (other, 1)}


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    run(RANDOM, log)
    first = log.read_bytes()
    heard: list[int] = []
    played = run(Plan(NAME, "random", 2), log, heard.append)
    assert log.read_bytes().startswith(first)
    assert heard[0] == len(PAIRINGS)
    assert sorted((p.pairing, p.number) for p in played) == [
        (pairing, number) for pairing in range(len(PAIRINGS)) for number in (0, 1)
    ]
    assert [p.number for p in read(log, RANDOM)].count(0) == len(PAIRINGS)


def test_games_with_other_cards_are_played_anew(tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    played = run(RANDOM, log)
    assert {p.data for p in played} == {GAME.data_checksum}
    for p in played:
        p.data = "other cards"
    log.write_bytes(b"".join(msgspec.json.encode(p) + b"\n" for p in played))
    assert valid(log, RANDOM) == []
    assert len(run(RANDOM, log)) == len(PAIRINGS)
    assert len(read(log, RANDOM)) == 2 * len(PAIRINGS)


def test_the_same_game_is_played_by_one_process_or_two(tmp_path: Path) -> None:
    alone = run(Plan(NAME, "random", 1, 1), tmp_path / "one.jsonl")
    both = run(Plan(NAME, "random", 1, 2), tmp_path / "two.jsonl")
    assert alone == sorted(both, key=lambda p: p.pairing)


def test_an_owners_cards_are_played_and_named(tmp_path: Path) -> None:
    """`--data`: the Market of this owner is a bazaar."""
    folder = tmp_path / "own" / "rising_cultures"
    folder.mkdir(parents=True)
    ours = (data_folder() / "cards_rome.csv").read_text(encoding="utf-8")
    assert ",Market," in ours
    (folder / "cards_rome.csv").write_text(ours.replace(",Market,", ",Bazaar,"), encoding="utf-8")
    command = ["lab", "balance", "rising_cultures", "--bot", "random", "--games", "1"]
    command += ["--out", str(tmp_path / "out"), "--data", str(folder.parent)]
    answer = CliRunner().invoke(app, command)
    assert answer.exit_code == 0, answer.output
    assert "Bazaar" in (tmp_path / "out" / "balance.html").read_text(encoding="utf-8")
    assert valid(tmp_path / "out" / "games.jsonl", RANDOM) == []


def test_nonsense_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="at least one"):
        run(Plan(NAME, "random", 0), tmp_path / "log")
    answer = CliRunner().invoke(app, ["lab", "balance", "atila", "--out", str(tmp_path)])
    assert isinstance(answer.exception, UnknownGame)


def test_a_game_without_a_study_of_its_own_is_measured_by_the_plain_one(tmp_path: Path) -> None:
    command = ["lab", "balance", "attila", "--bot", "random", "--games", "4", "--out"]
    answer = CliRunner().invoke(app, [*command, str(tmp_path)])
    assert answer.exit_code == 0, answer.output
    assert "<h1>Attila: balance</h1>" in (tmp_path / "balance.html").read_text(encoding="utf-8")
    found = json.loads((tmp_path / "measures.json").read_text(encoding="utf-8"))["measures"]
    assert sum(m["value"] for m in found if m["id"] == "seats") == pytest.approx(100)
    with (tmp_path / "games.csv").open(encoding="utf-8") as file:
        assert len(list(csv.DictReader(file))) == 4 * 4


# -- the report -----------------------------------------------------------------------------------


def test_the_report_is_one_file_that_asks_nobody_for_anything(small: Path) -> None:
    text = (small / "balance.html").read_text(encoding="utf-8")
    assert "http" not in text
    assert "src=" not in text
    assert text.count("<svg") == text.count("</svg>") >= 4 + 1 + 2 + 4 + 1
    for number in [*range(1, 14), 15, 16, 17]:
        assert f"<td>B{number}</td>" in text


def test_the_numbers_lie_beside_it(small: Path) -> None:
    numbers = json.loads((small / "measures.json").read_text(encoding="utf-8"))
    assert numbers["games"] == 2 * len(PAIRINGS)
    with (small / "games.csv").open(encoding="utf-8") as file:
        lines = list(csv.DictReader(file))
    assert len(lines) == 2 * 2 * len(PAIRINGS)
    assert sum(int(line["won"]) for line in lines) == 2 * len(PAIRINGS)
    assert {line["nation"] for line in lines} == set(NATIONS)


def test_names_in_the_report_are_escaped() -> None:
    assert "<script>" not in page(Plan(NAME, "<script>"), [game(0, 0)])


def test_a_line_of_the_log_is_read_as_it_was_written() -> None:
    played = game(3, 1)
    assert msgspec.json.decode(msgspec.json.encode(played), type=Played) == played
