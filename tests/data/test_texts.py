"""What people read besides the rules: complete, in both languages, with nothing left unresolved."""

import ast as python
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import aevum.games
from aevum.cli.terminal.voice import Voice
from aevum.cli.terminal.words import COMMANDS
from aevum.core.flow import DECISION
from aevum.core.texts import Texts
from aevum.core.visibility import NUMBER
from aevum.core.why import Why

SOURCE = Path(__file__).resolve().parents[2] / "src" / "aevum"
GAME_TEXTS = SOURCE / "games" / "attila" / "texts"
CLI_TEXTS = SOURCE / "cli" / "texts"
LANGUAGES = ("en", "de")
TOPICS = {
    "events": GAME_TEXTS,
    "why": GAME_TEXTS,
    "prompt": GAME_TEXTS,
    "action": GAME_TEXTS,
    "cli": CLI_TEXTS,
}

#: messages that read the same in both languages
ALIKE = {"title-game", "attila-stones", "bot-reason", "in-province"}

#: values for the selectors on numbers: none, one, several, the top field
NUMBERS = {"0": 0, "one": 1, "other": 5, "22": 22}

GAME = aevum.games.load("attila")


@cache
def entries(topic: str, language: str) -> tuple[ast.EntryType, ...]:
    """Everything the parser finds in one file."""
    source = (TOPICS[topic] / f"{topic}.{language}.ftl").read_text(encoding="utf-8")
    return tuple(parse(source).body)


def messages(topic: str, language: str) -> dict[str, ast.Message]:
    return {e.id.name: e for e in entries(topic, language) if isinstance(e, ast.Message)}


@cache
def all_messages(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for topic in TOPICS:
        found |= messages(topic, language)
    return found


class Needs(Visitor):
    """The variables of a message, those of the messages it refers to included."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.variables: set[str] = set()
        self.variants: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.visit(all_messages(self.language)[node.id.name])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        keys = {key_of(variant) for variant in node.variants}
        self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def key_of(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


def needs(name: str, language: str) -> Needs:
    found = Needs(language)
    found.visit(all_messages(language)[name])
    return found


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for topic, folder in TOPICS.items():
        text = (folder / f"{topic}.{language}.ftl").read_text(encoding="utf-8")
        made.add_resource(FluentResource(text))
    return made


def rendered(name: str, language: str, args: dict[str, Any]) -> str:
    """The message with these arguments; every complaint of Fluent is a failure."""
    value = bundle(language).get_message(name).value
    assert value is not None, name
    text, errors = bundle(language).format_pattern(value, args)
    assert not errors, (name, language, errors)
    return str(text)


def arguments(name: str, language: str) -> Iterator[dict[str, Any]]:
    """Argument sets that together reach every variant of a message."""
    wanted = needs(name, language)
    plain = dict.fromkeys(wanted.variables, "Xyz")
    numeric = {v for v, keys in wanted.variants.items() if keys & {"0", "one", "22"}}
    plain |= dict.fromkeys(numeric, 5)
    yield plain
    for variable, keys in wanted.variants.items():
        for key in keys:
            yield plain | {variable: NUMBERS[key] if variable in numeric else key}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", TOPICS)
def test_file_parses_without_junk_and_without_doubles(topic: str, language: str) -> None:
    """Every entry is a message or a comment, and no key stands there twice."""
    names = []
    for entry in entries(topic, language):
        assert isinstance(entry, ast.Message | ast.BaseComment), entry.to_json()
        if isinstance(entry, ast.Message):
            names.append(entry.id.name)
    assert len(names) == len(set(names))


@pytest.mark.parametrize("topic", TOPICS)
def test_both_languages_have_the_same_keys_in_the_same_order(topic: str) -> None:
    assert list(messages(topic, "en")) == list(messages(topic, "de"))


@pytest.mark.parametrize("name", sorted(all_messages("en")))
def test_both_languages_use_the_same_variables(name: str) -> None:
    """What one language is told, the other is told too."""
    assert needs(name, "en").variables == needs(name, "de").variables


@pytest.mark.parametrize("name", sorted(all_messages("en")))
def test_every_variant_renders_completely(name: str) -> None:
    """No placeable stays open, nothing is empty, no blank or stop stands twice."""
    for language in LANGUAGES:
        for args in arguments(name, language):
            text = rendered(name, language, args)
            assert text.strip(), (name, language)
            assert not {"{", "}", "\n"} & set(text), (name, language, text)
            assert "  " not in text, (name, language, text)
            assert ".." not in text, (name, language, text)


@pytest.mark.parametrize("name", sorted(set(all_messages("en")) - ALIKE))
def test_languages_differ(name: str) -> None:
    """A text identical in both languages was not translated."""
    args = dict.fromkeys(needs(name, "en").variables, 5)
    assert rendered(name, "en", args) != rendered(name, "de", args)


def test_every_kind_of_event_has_its_sentence() -> None:
    names = {f"event-{kind.name}" for kind in GAME.event_kinds}
    assert {name for name in messages("events", "en") if name.startswith("event-")} == names


def why_keys() -> set[str]:
    """The second argument of every Why in core and in the rules, read from the source."""
    keys = {"game-over", "unknown-word"}
    files = [SOURCE / "core" / "game.py", *(GAME_TEXTS.parent / "rules").glob("*.py")]
    for file in files:
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and getattr(node.func, "id", "") == "Why":
                key = node.args[1]
                assert isinstance(key, python.Constant), f"{file.name}: line {node.lineno}"
                keys.add(str(key.value))
    return keys


def test_every_reason_has_its_sentence_and_no_other_is_there() -> None:
    assert set(messages("why", "en")) == {f"why-{key}" for key in why_keys()}


def test_every_verb_has_its_label() -> None:
    actions = messages("action", "en")
    assert {name for name in actions if name.startswith("action-")} == {
        f"action-{verb.word}" for verb in GAME.vocabulary.verbs
    }


def test_every_decision_has_its_question() -> None:
    decisions = {f"prompt-{node.name}" for node in GAME.nodes if node.kind == DECISION}
    assert set(messages("prompt", "en")) == decisions | {"prompt-waiting"}


def test_titles_cover_phases_tiles_centuries_and_triggers() -> None:
    titles = messages("action", "en")
    for axis in ("tile", "century", "trigger"):
        for name in GAME.axes[axis]:
            assert f"title-{axis}-{name}" in titles
    for node in GAME.nodes:
        if node.kind >= DECISION:
            assert f"title-phase-{node.name}" in titles
    assert {f"tile-{name}" for name in GAME.axes["tile"]} <= set(titles)


def test_every_command_is_explained() -> None:
    helps = {name for name in messages("cli", "en") if name.startswith("help-")}
    assert helps == {f"help-{name}" for name in COMMANDS} | {"help-title", "help-choices"}


def test_every_key_said_in_the_terminal_exists() -> None:
    """Keys written out in the code of the terminal are keys of the files."""
    files = [SOURCE / "cli" / "play.py", *(SOURCE / "cli" / "terminal").glob("*.py")]
    said = set()
    for file in files:
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and getattr(node.func, "attr", "") in ("say", "text"):
                said |= {a.value for a in node.args[:1] if isinstance(a, python.Constant)}
    assert {"kept", "hand-over", "no-bot"} <= said
    assert said <= set(all_messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_are_told_with_names_instead_of_ids(language: str) -> None:
    """For every kind of event and every value of its axes, hidden ones included."""
    voice = Voice(GAME, Texts(language, [GAME_TEXTS]), ["Ada", "Ben"])
    for kind in GAME.event_kinds:
        told: dict[str, Any] = {"event": kind.name}
        told |= {name: 3 for name, axis in kind.fields if axis == NUMBER}
        told |= {name: 1 for name, axis in kind.fields if axis == "seat"}
        axes = {name: axis for name, axis in kind.fields if axis not in (NUMBER, "seat")}
        told |= {name: GAME.axes[axis][0] for name, axis in axes.items()}
        for name, axis in axes.items():
            for identifier in [*GAME.axes[axis], *([None] if name in hidden_in(kind) else [])]:
                sentence = voice.event(told | {name: identifier})
                assert "{" not in sentence, sentence
                assert "none" not in sentence, sentence
                if axis in ("tribe", "province") and identifier is not None:
                    assert GAME.label(axis, identifier, language) in sentence


def hidden_in(kind: Any) -> set[str]:
    """Fields that may be None: the secret one, and the century that a last tile has not."""
    return {kind.secret, "century"} - {""}


def test_german_says_auf_kreta_and_in_der_kyrenaika() -> None:
    """Islands and countries with an article have their own preposition."""
    voice = Voice(GAME, Texts("de", [GAME_TEXTS]), ["Ada"])
    told = {"event": "placed", "seat": 0, "tribe": "goths"}
    assert voice.event(told | {"province": "creta"}) == "Ada setzt auf Kreta einen Stein der Goten."
    assert "in der Kyrenaika" in voice.event(told | {"province": "cyrenaica"})
    assert "in Dakien" in voice.event(told | {"province": "dacia"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_name_their_rule_and_every_rule_has_a_text(language: str) -> None:
    voice = Voice(GAME, Texts(language, [GAME_TEXTS]), ["Ada"])
    why = Why("R7.3", "province-pacified", {"tribe": "goths", "province": "dacia"})
    sentence = voice.why(why)
    assert sentence.startswith(GAME.label("province", "dacia", language))
    assert sentence.endswith("(R7.3)")
    assert voice.rule("R7.3")
    assert voice.rule("R99.1") == ""
