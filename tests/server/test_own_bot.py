"""A bot of one's own: in simulations, in the terminal and at a server's table, seeing its seat."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from aevum.bots import Sight, UnknownBot, make_bot
from aevum.bots.own import BadBot
from aevum.core.errors import AevumError
from aevum.core.play import play_out
from aevum.lab.simulate import Batch, run
from tests.server.house import ME, Guest, House, bot, database
from tests.server.salon import attila, finished, salon

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLE = DOCS / "own_bot.py"
FAR = DOCS / "far_bot.py"
DREAMER = f"{EXAMPLE}:Dreamer"

SPY = """
import json

class Spy:
    def __init__(self, seed):
        pass

    def choose(self, sight):
        everything = sight.game.encode(sight._truth)
        with open(__file__ + ".seen", "ab") as file:
            file.write(everything + b"\\n")
        return sight.legal[0]
"""
BROKEN = """
class Broken:
    def __init__(self, seed):
        self.luck = seed

    def choose(self, sight):
        return sight.legal[len(sight.legal)]

class Cheat(Broken):
    def choose(self, sight):
        return "take everything"

class Mute:
    def __init__(self, seed):
        pass

class Stillborn:
    def __init__(self):
        pass
"""


def write(folder: Path, name: str, text: str) -> str:
    (folder / name).write_text(text)
    return str(folder / name)


def middle(seed: int) -> tuple[Any, int]:
    """A game after some moves, and the seat that has to decide something."""
    state, rng = attila.setup({"players": 3, "first": 0}), Random(seed)
    play_out(attila, state, rng, 60 + seed)
    while attila.actor(state) < 0 or len(attila.legal(state, attila.actor(state))) < 2:
        play_out(attila, state, rng, 1)
    return state, attila.actor(state)


def test_the_example_has_at_most_thirty_lines_and_beats_chance() -> None:
    """Between two equal bots 8 of 8 would come about once in 256 batches."""
    assert len(EXAMPLE.read_text().splitlines()) <= 30
    summary = run(Batch("attila", (DREAMER, "random"), 8, "own"), 1)
    assert summary.wins[0] == 8


def test_simulate_takes_it_also_on_several_processes() -> None:
    command = [sys.executable, "-m", "aevum.cli.main", "simulate", "attila", "--json"]
    seats = ["--seats", f"random,{DREAMER}", "--games", "2", "--jobs", "2"]
    done = subprocess.run([*command, *seats], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert [seat["bot"] for seat in json.loads(done.stdout)["seats"]] == ["random", DREAMER]


def test_it_plays_in_the_terminal(tmp_path: Path) -> None:
    """The bot begins; when it is the person's turn the script is at its end."""
    script = write(tmp_path, "script", "\n")
    command = [sys.executable, "-m", "aevum.cli.main", "play", "attila", "--plain", "--lang", "en"]
    options = ["--seats", f"me,{DREAMER}", "--first", "2", "--seed", "1", "--script", script]
    done = subprocess.run(
        [*command, *options, "--db", database(tmp_path)], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert "Cato places a stone" in done.stdout
    assert "Aurelia, play a card" in done.stdout


@pytest.mark.parametrize("seed", range(6))
def test_it_is_never_given_the_truth(tmp_path: Path, seed: int) -> None:
    """Two states that differ only in what its seat cannot see look the same, even from inside."""
    state, seat = middle(seed)
    other = attila.determinize(state, seat, Random(seed + 100))
    assert attila.digest(other) != attila.digest(state)
    name = write(tmp_path, "spy.py", SPY) + ":Spy"
    for world in (state, other):
        make_bot(name, seed=7).choose(Sight(attila, world, seat))
    seen = (tmp_path / "spy.py.seen").read_bytes().splitlines()
    assert len(seen) == 2
    assert seen[0] == seen[1]


def refusal(name: str) -> str:
    state, seat = middle(1)
    with pytest.raises((BadBot, UnknownBot)) as caught:
        make_bot(name, seed=0).choose(Sight(attila, state, seat))
    return str(caught.value)


def test_what_goes_wrong_is_said_in_a_sentence(tmp_path: Path) -> None:
    file = write(tmp_path, "broken.py", BROKEN)
    assert "in line 7 of" in refusal(f"{file}:Broken")
    assert "IndexError" in refusal(f"{file}:Broken")
    assert "chose 'take everything'" in refusal(f"{file}:Cheat")
    assert "no method 'choose'" in refusal(f"{file}:Mute")
    assert "Stillborn broke down" in refusal(f"{file}:Stillborn")
    assert "no class Nobody" in refusal(f"{file}:Nobody")
    assert "no file" in refusal(f"{tmp_path}/nowhere.py:Bot")
    half = write(tmp_path, "half.py", "class Half(")
    assert "SyntaxError" in refusal(f"{half}:Half")


# -- at a server's table ---------------------------------------------------------------------------


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with the example, and with a bot that always breaks down."""
    folder = tmp_path_factory.mktemp("home")
    broken = write(folder, "broken.py", BROKEN) + ":Broken"
    place = os.path.relpath(EXAMPLE)
    options = ["--bot", f"{place}:Dreamer", "--bot", broken]
    server = House(database(folder), None, *options).start()
    yield server
    server.stop()


def moved(guest: Guest, table: str, seat: int) -> Any:
    """The log as soon as this seat has acted."""
    deadline = time.monotonic() + 180
    while time.monotonic() < deadline:
        log = guest.look(table)["log"]
        if any(line["seat"] == seat for line in log):
            return log
        time.sleep(0.05)
    raise AssertionError("the bot does not move")


def test_it_is_listed_and_plays_at_a_table(home: House) -> None:
    ada = Guest(home, "Ada")
    [attila_info] = [game for game in ada.get("/api/games") if game["game"] == "attila"]
    listed = {level["bot"] for level in attila_info["bots"]}
    assert {"random", "greedy", "Dreamer", "Broken"} <= listed
    table = ada.open(ME, bot("Dreamer"), options={"first": 1})["id"]
    assert ada.look(table)["seats"][1]["bot"] == "Dreamer"
    moved(ada, table, 1)
    assert ada.wait_for_my_turn(table)["actor"] == 0


def test_one_from_afar_sits_down_with_an_invitation_and_plays_to_the_end(home: House) -> None:
    """It has nothing but an address and a token, and may not even import our modules."""
    assert len(FAR.read_text().splitlines()) <= 31
    assert "aevum" not in FAR.read_text()
    ada = Guest(home, "Ada")
    made = ada.open({"kind": "open"}, bot("random"))
    token = made["invite"].rsplit("/", 1)[-1]
    told = subprocess.run(
        [sys.executable, str(FAR), home.url, token],
        capture_output=True, text=True, timeout=300, check=True,
    )  # fmt: skip
    seen = ada.look(made["id"], seat=-2)
    assert seen["result"] is not None
    assert str(seen["result"]["points"]) in told.stdout
    own = [line for line in seen["log"] if line["seat"] == 0]
    assert own, "it has moved by itself"


def test_one_that_breaks_down_is_stood_in_for(home: House) -> None:
    ada = Guest(home, "Ada")
    table = ada.open(ME, bot("Broken"), options={"first": 1})["id"]
    moved(ada, table, 1)
    assert ada.wait_for_my_turn(table)["actor"] == 0


@pytest.mark.parametrize("name", ["docs/own_bot.py:Dreamer", "x.py:X", "Nobody", "own_bot:Dreamer"])
def test_a_visitor_cannot_name_a_file(home: House, name: str) -> None:
    """A file on the server's disk, even one the server itself uses, is not the visitor's to run."""
    answer = Guest(home).send(
        "/api/tables", {"game": "attila", "seats": [ME, {"kind": "bot", "bot": name}]}
    )
    assert answer.status_code == 400
    assert answer.json()["error"] == "bad-request"


def test_the_file_of_a_strangers_bot_is_not_kept(tmp_path: Path) -> None:
    table = finished()
    table.seats[0] |= {"kind": "bot", "bot": "/home/eve/evil.py:Evil"}
    with salon(tmp_path) as visitor:
        shown = visitor.show(table)
        record = visitor.get(f"/api/tables/{shown}/record")
    assert record["seats"][0]["bot"] == "Evil"


@pytest.mark.parametrize("name", ["random", "docs/nowhere.py:Bot", "own_bot:Dreamer"])
def test_a_server_is_not_started_with_a_bot_that_is_none(name: str) -> None:
    from aevum.cli.serve import own_bot

    with pytest.raises(AevumError):
        own_bot(name)
