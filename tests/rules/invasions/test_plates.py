"""What the modules say at their door is true, while the game is still to come."""

from __future__ import annotations

import re
from pathlib import Path

import aevum.games.invasions
from aevum.core.blueprint import layout
from aevum.games.invasions.fields import FIELDS
from aevum.games.invasions.flow import FLOW
from tests.laws.test_owners import writes_in
from tests.laws.test_plates import KINDS, LINES, nodes_on, owned_on, plate

FOLDER = Path(str(aevum.games.invasions.__file__)).parent
CHAPTERS = {file.name: file for file in (FOLDER / "rules").rglob("[a-z]*.py")}
PLATES = {name: plate(file) for name, file in CHAPTERS.items()}


def test_every_module_has_its_plate() -> None:
    for module, lines in PLATES.items():
        assert set(lines) == set(LINES), module


def test_every_field_has_one_owner() -> None:
    owned = [field for lines in PLATES.values() for field in owned_on(lines["Owns"])]
    assert sorted(owned) == sorted(field.name for field in FIELDS.kept)


def test_every_node_is_on_one_plate() -> None:
    named = [node for lines in PLATES.values() for node in nodes_on(lines["Nodes"])]
    assert sorted(named) == sorted((node.name, KINDS[node.kind]) for node in FLOW)


def test_neighbours_exist() -> None:
    for lines in PLATES.values():
        for neighbour in re.findall(r"\w+\.py", lines["Leaves"]):
            assert neighbour in PLATES


def test_the_layout_is_drawn_from_the_fields() -> None:
    assert (FOLDER / "layout.py").read_text(encoding="utf-8") == layout("invasions", FIELDS)


def test_only_its_owner_writes_a_field() -> None:
    """And every owner writes what it owns."""
    fields = {field.name for field in FIELDS.kept}
    for module, lines in PLATES.items():
        source = CHAPTERS[module].read_text(encoding="utf-8")
        assert {field for field, _ in writes_in(source, fields)} == set(owned_on(lines["Owns"]))
