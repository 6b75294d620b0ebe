"""What the components of Era of Tribes say: complete in both languages, and true to the tables."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import ast, parse

from aevum.cli.terminal.generic import Artist, Scene
from aevum.cli.terminal.voice import Voice
from aevum.core.flow import DECISION
from aevum.core.pack import Pack
from aevum.core.texts import LANGUAGES, Texts
from aevum.games.era_of_tribes import wording
from aevum.games.era_of_tribes.box import Box, pairs
from aevum.games.era_of_tribes.components import EVENTS
from aevum.games.era_of_tribes.game import EraOfTribes, load_game
from aevum.games.era_of_tribes.kinds import (
    ACTIONS,
    DIPLOMACY,
    EFFECTS,
    ENDS,
    GAINS,
    METRICS,
    MODIFIERS,
    VALUES,
)
from aevum.games.era_of_tribes.pack import Unpacking, data_folder, load_box
from aevum.games.era_of_tribes.peoples import arguments
from aevum.games.era_of_tribes.state import EraState
from tests.data.packs import replace

FOLDER = data_folder().parent / "texts"
ALIKE = {"tile-morale", "gain-morale", "epoch-morale-once"}
"""A name and a number, which another language may spell alike."""

KINDS = {kind.name for kind in EVENTS.all}
"""The events of this game; the house has some of its own."""


@pytest.fixture(scope="module")
def box() -> Box:
    return load_box()


@pytest.fixture(scope="module")
def voices() -> list[Texts]:
    return [Texts(language, [FOLDER]) for language in LANGUAGES]


def messages(language: str) -> dict[str, ast.Message]:
    source = (FOLDER / f"components.{language}.ftl").read_text(encoding="utf-8")
    body = parse(source).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def leaves(value: Any) -> list[dict[str, str]]:
    """All texts by language, however deep they lie."""
    if isinstance(value, dict) and set(value) == set(LANGUAGES):
        return [value]
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return [leaf for each in inner for leaf in leaves(each)]


def test_both_languages_have_the_same_messages() -> None:
    english, german = (messages(language) for language in LANGUAGES)
    assert list(english) == list(german)
    for key in english.keys() - ALIKE:
        assert not english[key].equals(german[key]), key


def test_there_is_a_message_for_every_kind_of_component() -> None:
    wanted = {
        "power": MODIFIERS, "gain": GAINS, "value": VALUES, "tile": EFFECTS, "counted": METRICS,
        "action-about": ACTIONS, "diplomacy-about": DIPLOMACY, "end-about": ENDS,
    }  # fmt: skip
    keys = set(messages("en"))
    for prefix, names in wanted.items():
        assert {key for key in keys if key.startswith(f"{prefix}-")} == {
            f"{prefix}-{name}" for name in names
        }


def test_everything_printed_is_resolved_in_both_languages(box: Box, voices: list[Texts]) -> None:
    printed = wording.printed(box, voices)
    assert len(printed["powers"]) == 10
    assert sum(len(powers) for powers in printed["powers"].values()) == 24
    for leaf in leaves({key: value for key, value in printed.items() if key != "levels"}):
        assert all(leaf.values())
    for leaf in leaves(printed):
        for text in leaf.values():
            assert "{" not in text
            assert "  " not in text
            assert not re.search(r"\b(power|gain|value|tile|counted|epoch|end)-[a-z]", text), text


def test_names_come_from_the_tables_and_from_no_other_message(voices: list[Texts]) -> None:
    """A message `axis-id` is taken for a name; only ids of the rules themselves need one."""
    named = {"source", "coin", "side", "result", "offer", "category", "knots"}
    for axis, ids in load_game().axes.items():
        for texts in voices:
            assert axis in named or not any(texts.has(f"{axis}-{name}") for name in ids), axis


def test_a_power_tells_its_numbers(box: Box, voices: list[Texts]) -> None:
    """Each number but 0 and 1 stands in the sentence."""
    for row in box.tables["powers"]:
        for texts in voices:
            said = wording.power_text(box, texts, row)
            for value in arguments(row["arguments"]).values():
                assert not value.isdigit() or int(value) < 2 or value in said, said


def test_a_level_tells_its_numbers(box: Box, voices: list[Texts]) -> None:
    for row in box.tables["levels"]:
        for texts in voices:
            said = wording.level_text(texts, row)
            for name, number in (pairs(row["gain"]) | pairs(row["value"])).items():
                if number and name not in ("fleet", "army", "posts"):
                    assert str(number) in said, said


def test_a_tile_tells_its_numbers(box: Box, voices: list[Texts]) -> None:
    for village in box.villages:
        for texts in voices:
            said = wording.village_text(box, texts, village.index)
            if village.limits:
                assert "/".join(map(str, village.limits)) in said
            elif village.number > 1:
                assert str(village.number) in said


def test_the_ends_of_a_game_are_told_for_its_size_and_length(box: Box, voices: list[Texts]) -> None:
    english = voices[0]
    told = [wording.end_text(box, english, end, 4, 0) for end in range(len(ENDS))]
    assert "Antiquity" in told[0]
    assert ["25" in told[1], "15" in told[2], "21" in told[3]] == [True] * 3
    assert "37" in wording.end_text(box, english, ENDS.index("influence"), 4, 1)


def test_an_owners_number_is_told_too(tmp_path: Path, voices: list[Texts]) -> None:
    """The sentence follows the table."""
    folder = shutil.copytree(data_folder(), tmp_path / "era_of_tribes")
    replace(folder, "powers.csv", "slavs,start-food,n=2", "slavs,start-food,n=4")
    box = Unpacking(Pack(data_folder(), folder)).box()
    row = next(row for row in box.tables["powers"] if row["arguments"] == "n=4")
    assert "4" in wording.power_text(box, voices[0], row)
    assert box.peoples[-1].powers.start_food == 4


def test_everything_said_in_played_games_can_be_read_in_both_languages() -> None:
    """Prompts, labels and events of random games, as the terminal says them."""
    game = load_game()
    names = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fee"]
    voices = [Voice(game, Texts(language, [FOLDER]), names) for language in LANGUAGES]
    asked: set[str] = set()
    for seed in range(4):
        rng = Random(seed)
        s = game.setup({"players": len(names)})
        while not game.is_over(s):
            seat, node = game.actor(s), game.node(s)
            legal = game.legal(s, seat)
            word = rng.choice(legal)
            if node.kind == DECISION and (node.name not in asked or rng.random() < 0.1):
                asked.add(node.name)
                for voice in voices:
                    check_question(game, s, voice, word)
            for told in [game.tell(s, event, 0) for event in game.apply(s, word)]:
                for voice in voices:
                    if told["event"] in KINDS:
                        check_readable(voice.event(told))
    assert len(asked) > 20


def check_question(game: EraOfTribes, s: EraState, voice: Voice, word: str) -> None:
    seat = game.actor(s)
    context = Artist().context(Scene(game, game.observe(s, seat), seat, voice))
    check_readable(voice.prompt(game.node(s).name, context, seat, 1))
    check_readable(voice.action(word, context))


def check_readable(text: str) -> None:
    assert "{" not in text, text
    assert "none" not in re.findall(r"\w+", text), text
