"""What is declared once is true everywhere: fields, their class, their page, their digest."""

from __future__ import annotations

import hashlib
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from aevum import games
from aevum.core.blueprint import layout, page
from aevum.core.codec import dump_value, load_value
from aevum.core.fields import Fields
from tests.laws.house import attributes, choose_word, game_of, options_of, positions, tables

every_game = pytest.mark.parametrize("name", sorted(games.GAMES))
every_table = pytest.mark.parametrize(("name", "players"), tables())
ROOT = Path(__file__).parents[2]
OF_EVERY_STATE = {"events", "revealed", "silent", "stack"}


def declared(name: str) -> Fields:
    fields: Fields = game_of(name).declared
    return fields


def folder_of(name: str) -> Path:
    module = import_module(f"aevum.games.{name}.fields")
    return Path(str(module.__file__)).parent


@every_game
def test_no_field_can_be_forgotten(name: str) -> None:
    """Whatever a state holds is declared, or shared by all states of the game."""
    game = game_of(name)
    held = set(attributes(game.blank(game.fewest_seats)))
    fields = {field.name for field in declared(name).all}
    assert held == fields | set(declared(name).statics) | OF_EVERY_STATE


@every_game
def test_nothing_else_can_be_put_into_a_state(name: str) -> None:
    s = game_of(name).blank(game_of(name).fewest_seats)
    with pytest.raises(AttributeError):
        s.afterthought = 1


@every_game
def test_the_class_is_drawn_from_the_fields(name: str) -> None:
    """`python -m aevum.core.blueprint GAME` draws it anew."""
    source = (folder_of(name) / "layout.py").read_text(encoding="utf-8")
    assert source == layout(name, declared(name))


@every_game
def test_the_page_is_made_from_the_fields(name: str) -> None:
    written = (ROOT / "docs" / "state" / f"{name}.md").read_text(encoding="utf-8")
    assert written == page(name, declared(name), game_of(name).nodes)


@every_game
def test_every_field_says_what_it_is(name: str) -> None:
    assert [field.name for field in declared(name).all if not field.note] == []


@every_game
def test_a_section_is_a_chapter_that_owns_its_fields(name: str) -> None:
    rules = game_of(name).text_folder().parent / "rules"
    for section in declared(name).sections:
        assert (rules / f"{section.owner}.py").is_file(), section.owner


# -- digests ---------------------------------------------------------------------------------------


def digest_by_hand(name: str, s: Any) -> bytes:
    """The digest as the documentation tells a stranger to reckon it."""
    game = game_of(name)
    data = game.dump(s)
    sections = declared(name).sections
    parts = [{"seats": data["seats"], "stack": data["stack"]}]
    parts += [{f.name: data[f.name] for f in part.kept if f.name in data} for part in sections]
    hashes = [hashlib.sha256(msgspec.json.encode(part)).digest() for part in parts]
    return hashlib.sha256(b"".join(hashes)).digest()[:16]


@every_table
def test_a_digest_that_is_kept_up_is_the_digest_of_the_state(name: str, players: int) -> None:
    """Whatever an action changed: one digester through a whole game, with steps back."""
    game = game_of(name)
    digester, rng = game.digester(), Random(4)
    s = game.setup(options_of(name, players))
    before = game.clone(s)
    while s.stack:
        assert digester.digest(s, players) == digest_by_hand(name, s)
        if rng.random() < 0.1:
            assert digester.digest(before, players) == digest_by_hand(name, before)
        before = game.clone(s)
        game.apply(s, choose_word(game, s, rng)[1])
    assert digester.digest(s, players) == digest_by_hand(name, s) == game.digest(s)


@every_game
def test_a_change_anywhere_changes_the_digest(name: str) -> None:
    """Every field counts, and so does the place in the rules."""
    game = game_of(name)
    *_, (s, _) = positions(name, game.fewest_seats, 3, every=40)
    for field in game.fields:
        other = game.clone(s)
        value = getattr(other, field.name)
        setattr(other, field.name, load_value(field, value, disturbed(dump_value(field, value))))
        assert game.digest(other) != game.digest(s), field.name


def disturbed(value: Any) -> Any:
    """Another value of the same shape."""
    if isinstance(value, int):
        return value + 1
    if not value:
        return [0]
    return [disturbed(value[0]), *value[1:]]
