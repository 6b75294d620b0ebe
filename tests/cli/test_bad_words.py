"""The command refuses in one sentence: bad places, bad numbers, bad letters, a poor terminal."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from shutil import copytree

import pytest

from aevum import processes
from aevum.games.attila.board import data_folder
from aevum.table.record import read_record
from tests.server.house import free_port

COMMAND = [sys.executable, "-m", "aevum.cli.main"]


def run(*words: str | bytes, **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*COMMAND, *words], capture_output=True, stdin=subprocess.DEVNULL, timeout=120,
        env={**os.environ, **environment}, check=False,
    )  # fmt: skip


def refused(*words: str | bytes) -> str:
    """The one sentence with which it is refused."""
    done = run(*words)
    told = (done.stdout + done.stderr).decode(errors="replace").strip()
    assert done.returncode == 2, told
    assert "Traceback" not in told
    assert len(told.splitlines()) == 1, told
    assert told.endswith(".")
    return told


@pytest.mark.parametrize(
    "place",
    [
        "postgresql://u@h:port/x",
        "postgresql+psycopg://[::1/x",
        "foo://x",
        "/proc/nowhere/x.sqlite",
        "/etc/passwd",
    ],
)
def test_a_bad_database_is_refused_in_a_sentence(place: str) -> None:
    refused("admin", "list", "--db", place)


@pytest.mark.parametrize(
    "words",
    [
        ("play", "attila", "--data"),
        ("simulate", "attila", "--seats", "greedy,greedy", "--games", "1", "--data"),
        ("fuzz", "attila", "--games", "1", "--data"),
        ("data", "check"),
    ],
)
def test_a_data_folder_that_holds_nothing_for_the_game_is_refused(
    words: tuple[str, ...], tmp_path: Path
) -> None:
    """The files lie in the folder itself, where nobody looks for them."""
    (tmp_path / "provinces.csv").write_text("id\n", encoding="utf-8")
    sentence = refused(*words, str(tmp_path))
    assert "holds nothing for attila" in sentence
    assert f"{tmp_path}/attila" in sentence


def test_a_data_folder_for_another_game_is_refused(tmp_path: Path) -> None:
    copytree(data_folder(), tmp_path / "attila")
    words = ("fuzz", "--games", "1", "--data", str(tmp_path))
    assert "holds nothing for rising_cultures" in refused(words[0], "rising_cultures", *words[1:])
    assert run(words[0], "attila", *words[1:]).returncode == 0


@pytest.mark.parametrize("players", ["99", "1000000000", "1", "-3"])
def test_a_game_for_nobody_is_refused(players: str, tmp_path: Path) -> None:
    db = str(tmp_path / "games.sqlite")
    sentence = refused("play", "attila", "--players", players, "--lang", "en", "--db", db)
    assert players in sentence.replace(",", "")


def test_names_that_are_not_utf8_are_refused_or_cleaned(tmp_path: Path) -> None:
    refused("simulate", b"\xff", "--seats", "random,random")
    refused("replay", b"/nowhere/\xff.json")
    refused("data", "check", b"/nowhere/\xff")
    db = str(tmp_path / "games.sqlite")
    run("play", "attila", "--seats", b"Ada\xff\x1b[31m[/red],random", "--db", db)
    listed = run("admin", "list", "--db", db).stdout.decode()
    assert "Ada[31m[/red]" in listed.replace("\n", "")


def test_a_folder_that_is_none_is_refused_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    for folder in ("/proc/nowhere", str(file)):
        refused("simulate", "attila", "--seats", "random,random", "--games", "1", "--out", folder)
    refused("data", "effects", "/proc/nowhere")
    refused("lab", "balance", "attila", "--games", "1", "--out", "/proc/nowhere")


def test_a_terminal_that_knows_ascii_only_is_enough() -> None:
    poor = {"PYTHONIOENCODING": "ascii", "LC_ALL": "C", "PYTHONUTF8": "0"}
    for words in (["games"], ["rules", "attila"]):
        done = run(*words, **poor)
        assert done.returncode == 0, done.stderr
        assert done.stdout.isascii()


def test_a_server_that_cannot_start_says_why(tmp_path: Path) -> None:
    db = str(tmp_path / "games.sqlite")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert port in refused("serve", "--port", port, "--db", db)
    free = str(free_port())
    refused("serve", "--port", free, "--host", "no.such.host.invalid", "--db", db)
    refused("serve", "--port", free, "--db", "/proc/nowhere/games.sqlite")
    refused("serve", "--port", free, "--db", "postgresql://u@127.0.0.1:1/x")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_a_simulation_at_once_and_leaves_whole_files(jobs: str, tmp_path: Path) -> None:
    words = ["simulate", "attila", "--seats", "random,random", "--games", "100000"]
    process = subprocess.Popen(
        [*COMMAND, *words, "--jobs", jobs, "--out", str(tmp_path)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
        # A shell that started us in its background has its children ignore Ctrl-C.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )  # fmt: skip
    deadline = time.monotonic() + 60
    while len(list(tmp_path.glob("*.json"))) < 3 and time.monotonic() < deadline:
        time.sleep(0.02)
    began = time.monotonic()
    os.killpg(process.pid, signal.SIGINT)
    told = b"".join(process.communicate(timeout=30))
    assert time.monotonic() - began < 15
    assert process.returncode not in (0, 2)
    assert b"Traceback" not in told, told.decode()
    files = sorted(tmp_path.iterdir())
    assert len(files) >= 3
    for file in files:
        assert file.suffix == ".json"
        assert read_record(file).result is not None


def test_jobs_are_bounded_by_the_machine() -> None:
    with processes.pool(100_000) as pool:
        assert pool._max_workers <= (os.cpu_count() or 1)  # type: ignore[attr-defined]


def test_a_full_disk_is_told_in_a_sentence(tmp_path: Path) -> None:
    """`/dev/full` has no room for anything."""
    (tmp_path / "attila-000000.json.part").symlink_to("/dev/full")
    told = refused(
        "simulate", "attila", "--seats", "random,random", "--games", "1", "--out", str(tmp_path)
    )
    assert "No space left" in told
    assert list(tmp_path.iterdir()) == []
