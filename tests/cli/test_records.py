"""`aevum verify`: a batch to its end, forgeries named, games proved together with their parents."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from typer.testing import CliRunner

from aevum.cli.main import app
from aevum.table.record import Record, record_of, write_record
from tests.table.games import OTHER_SEED, finish, new_table


def verified(*words: object, code: int = 0) -> list[dict[str, Any]]:
    done = CliRunner().invoke(app, ["verify", *map(str, words), "--json"])
    assert done.exit_code == code, done.output
    assert done.stderr.strip() == ""
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


def said(*words: object, code: int = 0) -> str:
    done = CliRunner().invoke(app, ["verify", *map(str, words)])
    assert done.exit_code == code, done.output
    assert "Traceback" not in done.output
    return done.stdout


def written(folder: Path, name: str, record: Record) -> Path:
    write_record(record, folder / name)
    return folder / name


def test_one_unreadable_file_does_not_end_a_batch(tmp_path: Path) -> None:
    good = written(tmp_path, "good.json", record_of(finish(new_table(), Random(1))))
    (tmp_path / "bad.json").write_bytes(b"\xff")
    (tmp_path / "deep.json").write_bytes(b'{"options":' + b"[" * 100_000 + b"]" * 100_000)
    files = [tmp_path / "nowhere.json", tmp_path / "bad.json", tmp_path / "deep.json", good]
    reports = verified(*files, code=2)
    assert [report["ok"] for report in reports] == [False, False, False, True]
    assert all(report["problem"].endswith(".") for report in reports[:3])
    text = said(*files, code=2)
    assert "1 sound record" in text
    assert "Names of seats are not part of the proof." in " ".join(text.split())
    assert all(file.name in text.replace("\n", "") for file in files[:3])


def test_a_fork_is_sound_with_its_parent_only(tmp_path: Path) -> None:
    game = finish(new_table(), Random(4))
    parent = written(tmp_path, "parent.json", record_of(game))
    fork = written(tmp_path, "fork.json", record_of(finish(game.fork(60, OTHER_SEED), Random(5))))
    what_if = finish(game.what_if(60, 0, Random(5)), Random(6))
    world = written(tmp_path, "world.json", record_of(what_if))
    for file in (fork, world):
        (report,) = verified(file, code=2)
        assert not report["ok"]
        assert "--parent" in report["problem"]
        (report,) = verified(file, "--parent", parent)
        assert report["ok"]


def test_a_forged_fork_is_not_called_sound(tmp_path: Path) -> None:
    data = msgspec.to_builtins(record_of(finish(new_table(), Random(4))))
    data["fork"] = {"at": len(data["log"]), "seed_hash": "00" * 32}
    (tmp_path / "forged.json").write_text(json.dumps(data))
    text = said(tmp_path / "forged.json", code=2)
    assert "sound record" not in text
