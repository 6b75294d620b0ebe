"""The JSON Schema of a record beside the code: up to date, and of one mind with the reader.

`PYTHONPATH=src python -m tests.table.test_schema` writes it anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import pytest

from aevum.table import record
from aevum.table.record import record_of, schema, write_record
from tests.table.games import finish, new_table, play_until
from tests.table.test_record import Data, as_data, eventful_table

FILE = Path(__file__).parents[2] / "src" / "aevum" / "table" / "record.schema.json"


def text() -> str:
    return json.dumps(schema(), indent=2, sort_keys=True) + "\n"


def validator() -> Any:
    return jsonschema.Draft202012Validator(json.loads(FILE.read_text(encoding="utf-8")))


def test_the_file_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == text()


def test_the_schema_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(schema())
    assert schema()["title"] == record.FORMAT


@pytest.mark.parametrize("players", [2, 5])
def test_a_written_record_is_valid(players: int, tmp_path: Path) -> None:
    """Finished, running, forked, and with take-backs in its log."""
    finished = finish(new_table(players), Random(1))
    running = play_until(new_table(players), Random(2), lambda table: table.state.turn == 3)
    for table in (finished, running, finished.fork(40), eventful_table()):
        write_record(record_of(table), tmp_path / "game.json")
        validator().validate(json.loads((tmp_path / "game.json").read_bytes()))


def broken() -> list[tuple[str, Data]]:
    made = []

    def change(name: str, path: list[Any], value: Any) -> None:
        data = as_data(eventful_table())
        place: Any = data
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value
        made.append((name, data))

    change("another format", ["format"], "aevum-record/9")
    change("unknown field", ["note"], "hello")
    change("unknown field of a line", ["log", 3, "note"], "hello")
    change("log is no list", ["log"], {})
    change("seat with a name", ["log", 0, "seat"], "fate")
    change("seq is no number", ["log", 0, "seq"], "1")
    change("digest is no text", ["log", 0, "digest"], 7)
    change("points are no numbers", ["result", "points"], ["many"])
    change("seed is a number", ["seed"], 7)
    change("fork is a number", ["fork"], 7)
    data = as_data(eventful_table())
    del data["rules"]
    made.append(("no rules version", data))
    return made


@pytest.mark.parametrize(("name", "data"), broken(), ids=[name for name, _ in broken()])
def test_a_broken_record_is_not_valid(name: str, data: Data) -> None:
    assert not validator().is_valid(data)


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
