"""What people read besides the rules: complete, in both languages, with nothing left unresolved."""

import ast as python
import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
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
from aevum.core.rooms import room
from aevum.core.texts import Texts
from aevum.core.why import Why
from aevum.core.words import NUMBER
from aevum.games.rising_cultures.sums import BOUGHT, MARKER, TABLEAU

SOURCE = Path(__file__).resolve().parents[2] / "src" / "aevum"
LANGUAGES = ("en", "de")
GAMES = {name: aevum.games.load(name) for name in aevum.games.GAMES}
ATTILA = GAMES["attila"]

#: room -> its folder and the topics read here; rules, lessons and puzzles have tests of their own
FOLDERS = {name: game.text_folder() for name, game in GAMES.items()} | {
    "cli": SOURCE / "cli" / "texts"
}
TOPICS = dict.fromkeys(GAMES, ("events", "why", "prompt", "action")) | {"cli": ("cli",)}
CHAPTERS = (
    "administration", "battle", "bonds", "cards", "general", "goals", "marching", "modifiers",
    "names", "nations", "playing", "timeline", "titles",
)  # fmt: skip
"""Files of a game that keeps its texts by chapter."""
#: the terminal's room of a game is read together with the texts of that game
BACKGROUND: dict[str, str] = {}
for game_name in GAMES:
    for place, topic in (("cli/terminal", "terminal"), ("bots", "actions")):
        own = room(place, game_name)
        if own is not None and (own / "texts").is_dir():
            FOLDERS[f"{place}/{game_name}"] = own / "texts"
            TOPICS[f"{place}/{game_name}"] = (topic,)
            BACKGROUND[f"{place}/{game_name}"] = game_name
TOPICS["rising_cultures"] += ("cards", "sums")
TOPICS["era_of_tribes"] += ("components", "sums")
TOPICS["invasions"] = CHAPTERS
FILES = [(room, topic) for room, topics in TOPICS.items() for topic in topics]

#: messages that read the same in both languages
ALIKE = {"title-game", "attila-stones", "bot-reason", "in-province", "action-option"}
ALIKE |= {"effect-cover_bonus", "effect-resource", "cultures-golden", "cultures-race"}
ALIKE |= {"sum-tableau", "sum-marker", "sum-gold", "orders-line"}
ALIKE |= {"action-d2", "action-diplo_target", "action-ev_place", "action-ev_target"}
ALIKE |= {"action-set_religion", "modifier-islam", "modifier-limites", "modifier-raid_thebais"}
ALIKE |= {"modifier-theodosius_succession", "unit-whole"}
ALIKE |= {f"example-{what}" for what in ("choice", "place", "sum", "why")}

#: values for the selectors on numbers: one less, none, one, several, the top field
NUMBERS = {"-1": -1, "0": 0, "1": 1, "one": 1, "other": 5, "22": 22}


@cache
def entries(room: str, topic: str, language: str) -> tuple[ast.EntryType, ...]:
    """Everything the parser finds in one file."""
    source = (FOLDERS[room] / f"{topic}.{language}.ftl").read_text(encoding="utf-8")
    return tuple(parse(source).body)


def messages(room: str, topic: str, language: str = "en") -> dict[str, ast.Message]:
    return {e.id.name: e for e in entries(room, topic, language) if isinstance(e, ast.Message)}


@cache
def all_messages(room: str, language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for topic in TOPICS[room]:
        found |= messages(room, topic, language)
    return found


def readable(room: str, language: str) -> dict[str, ast.Message]:
    """Those of the room, and those that are always read with them."""
    background = all_messages(BACKGROUND[room], language) if room in BACKGROUND else {}
    return background | all_messages(room, language)


class Needs(Visitor):
    """The variables of a message, those of the messages it refers to included."""

    def __init__(self, room: str, language: str) -> None:
        self.messages = readable(room, language)
        self.variables: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)
        self.visit(self.messages[node.id.name])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        keys = {key_of(variant) for variant in node.variants}
        self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def key_of(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


def needs(room: str, name: str, language: str) -> Needs:
    found = Needs(room, language)
    found.visit(all_messages(room, language)[name])
    return found


@cache
def bundle(room: str, language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for name in {room, BACKGROUND.get(room, room)}:
        for topic in TOPICS[name]:
            text = (FOLDERS[name] / f"{topic}.{language}.ftl").read_text(encoding="utf-8")
            made.add_resource(FluentResource(text))
    return made


def rendered(room: str, name: str, language: str, args: dict[str, Any]) -> str:
    """The message with these arguments; every complaint of Fluent is a failure."""
    value = bundle(room, language).get_message(name).value
    assert value is not None, name
    text, errors = bundle(room, language).format_pattern(value, args)
    assert not errors, (name, language, errors)
    return str(text)


def arguments(room: str, name: str, language: str) -> Iterator[dict[str, Any]]:
    """Argument sets that together reach every variant of a message."""
    wanted = needs(room, name, language)
    plain = dict.fromkeys(wanted.variables, "Xyz")
    numeric = {v for v, keys in wanted.variants.items() if keys & {"0", "1", "one", "22"}}
    plain |= dict.fromkeys(numeric, 5)
    yield plain
    for variable, keys in wanted.variants.items():
        for key in keys:
            yield plain | {variable: NUMBERS[key] if variable in numeric else key}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("room", "topic"), FILES)
def test_file_parses_without_junk_and_without_doubles(room: str, topic: str, language: str) -> None:
    """Every entry is a message or a comment, and no key stands there twice."""
    names = []
    for entry in entries(room, topic, language):
        assert isinstance(entry, ast.Message | ast.BaseComment), entry.to_json()
        if isinstance(entry, ast.Message):
            names.append(entry.id.name)
    assert len(names) == len(set(names))


@pytest.mark.parametrize(("room", "topic"), FILES)
def test_both_languages_have_the_same_keys_in_the_same_order(room: str, topic: str) -> None:
    assert list(messages(room, topic, "en")) == list(messages(room, topic, "de"))


@pytest.mark.parametrize("room", TOPICS)
def test_no_key_stands_in_two_files_of_a_room(room: str) -> None:
    """All files of a room are read together; the later one would hide the other."""
    number = sum(len(messages(room, topic)) for topic in TOPICS[room])
    assert number == len(all_messages(room, "en"))


@pytest.mark.parametrize(("room", "topic"), FILES)
def test_both_languages_use_the_same_variables(room: str, topic: str) -> None:
    """What one language is told, the other is told too."""
    for name in messages(room, topic):
        assert needs(room, name, "en").variables == needs(room, name, "de").variables, name


@pytest.mark.parametrize(("room", "topic"), FILES)
def test_every_variant_renders_completely(room: str, topic: str) -> None:
    """No placeable stays open, nothing is empty, no blank or stop stands twice."""
    for name, language in product(messages(room, topic), LANGUAGES):
        for args in arguments(room, name, language):
            text = rendered(room, name, language, args)
            assert text.strip(), (name, language)
            assert not {"{", "}", "\n"} & set(text), (name, language, text)
            assert "  " not in text, (name, language, text)
            assert ".." not in text, (name, language, text)


@pytest.mark.parametrize(("room", "topic"), FILES)
def test_languages_differ(room: str, topic: str) -> None:
    """A text identical in both languages was not translated."""
    alike = set()
    for name in messages(room, topic):
        args = dict.fromkeys(needs(room, name, "en").variables, 5)
        if rendered(room, name, "en", args) == rendered(room, name, "de", args):
            alike.add(name)
    assert alike <= ALIKE


# -- every game says everything, and nothing that is not asked for --------------------------------


def starting_with(prefix: str, names: Iterable[str]) -> set[str]:
    return {name for name in names if name.startswith(prefix)}


def said(game: str, topic: str, prefix: str) -> set[str]:
    """Messages of one topic: a file of its own, or all of their beginning in every chapter."""
    if topic in TOPICS[game]:
        return set(messages(game, topic))
    found = starting_with(prefix, all_messages(game, "en"))
    return found - starting_with(f"{prefix}text-", found)


def helpers(room: str) -> set[str]:
    """Messages that other messages are made of."""
    names = all_messages(room, "en")
    return {part for name in names for part in needs(room, name, "en").references}


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_has_its_sentence_and_no_other_is_there(game: str) -> None:
    names = {f"event-{kind.name}" for kind in GAMES[game].event_kinds}
    assert said(game, "events", "event-") - helpers(game) == names


@pytest.mark.parametrize("game", GAMES)
def test_sentences_ask_only_for_what_the_event_tells(game: str) -> None:
    """Fields, and the ids behind the names of those that are not numbers."""
    for kind in GAMES[game].event_kinds:
        told = {name for name, _ in kind.fields}
        told |= {f"{name}_id" for name, axis in kind.fields if axis != NUMBER}
        told |= {f"{name}_kind" for name, axis in kind.fields if axis in GAMES[game].kinds()}
        assert needs(game, f"event-{kind.name}", "en").variables <= told, kind.name


def why_calls(game: str) -> Iterator[python.Call]:
    """Every Why in core and in the rules of a game, read from the source."""
    files = [SOURCE / "core" / "game.py", *(FOLDERS[game].parent / "rules").rglob("*.py")]
    for file in files:
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and getattr(node.func, "id", "") == "Why":
                yield node


def constants(node: python.expr) -> set[str]:
    """A word, or both words of `a if … else b`; none if the node was given its word."""
    if isinstance(node, python.Attribute):
        return set()
    if isinstance(node, python.IfExp):
        return constants(node.body) | constants(node.orelse)
    assert isinstance(node, python.Constant), f"line {node.lineno}"
    return {str(node.value)}


def reasons_of_nodes(game: str) -> set[str]:
    """Reasons that the flow gives to a node, each after its rule."""
    found: set[str] = set()
    room = FOLDERS[game].parent
    for file in [*room.glob("flow.py"), *room.glob("flow/*.py")]:
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            given = [a.value for a in getattr(node, "args", []) if isinstance(a, python.Constant)]
            if isinstance(node, python.Call) and len(given) == 2:
                found.add(str(given[1]))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_its_sentence_and_no_other_is_there(game: str) -> None:
    keys = {"game-over", "unknown-word"} | reasons_of_nodes(game)
    keys |= {key for call in why_calls(game) for key in constants(call.args[1])}
    assert said(game, "why", "why-") == {f"why-{key}" for key in keys}


@pytest.mark.parametrize("game", GAMES)
def test_reasons_ask_only_for_what_they_are_told(game: str) -> None:
    """Arguments written out where the reason is given."""
    checked = 0
    for call in why_calls(game):
        about = call.args[2] if len(call.args) > 2 else python.Dict([], [])
        if not isinstance(about, python.Dict):
            continue
        told = {str(k.value) for k in about.keys if isinstance(k, python.Constant)}
        told |= {f"{name}_id" for name in told}
        for key in constants(call.args[1]):
            assert needs(game, f"why-{key}", "en").variables <= told, key
            checked += 1
    assert checked > 10


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_has_its_label(game: str) -> None:
    assert starting_with("action-", said(game, "action", "action-")) == {
        f"action-{verb.word}" for verb in GAMES[game].vocabulary.verbs
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_has_its_question(game: str) -> None:
    decisions = {f"prompt-{node.name}" for node in GAMES[game].nodes if node.kind == DECISION}
    assert said(game, "prompt", "prompt-") == decisions | {"prompt-waiting"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_id_in_an_action_or_event_has_a_name(game: str, language: str) -> None:
    """From the texts or the data; only numbers and the rules' own labels name themselves."""
    texts = Texts(language, [FOLDERS[game]])
    axes = {each.axis for verb in GAMES[game].vocabulary.verbs for each in verb.arguments}
    axes |= {axis for kind in GAMES[game].event_kinds for _, axis in kind.fields}
    for axis in axes - {NUMBER, "seat", "century", "trigger", "place"}:
        for name in GAMES[game].axes.get(axis, []):
            named = texts.has(f"{axis}-{name}") or name.isdigit()
            assert named or GAMES[game].label(axis, name, language) != name, (axis, name)


#: titles beside those of the phases: what they are about, and its ids
TITLES: dict[str, dict[str, Iterable[str]]] = {
    "attila": {axis: ATTILA.axes[axis] for axis in ("tile", "century", "trigger")},
    "rising_cultures": {
        "side": ("grey", "golden"),
        "grey": GAMES["rising_cultures"].axes["nation"],
        "golden": GAMES["rising_cultures"].axes["nation"],
        "sign": ("A", "B", "C"),
        "trigger": ("rounds", "match"),
    },
    "era_of_tribes": {},
    "invasions": {},
}


@pytest.mark.parametrize("game", GAMES)
def test_titles_are_those_of_phases_and_pieces(game: str) -> None:
    titles = {f"title-{what}-{name}" for what, names in TITLES[game].items() for name in names}
    phases = {f"title-phase-{node.name}" for node in GAMES[game].nodes if node.kind >= DECISION}
    found = starting_with("title-", said(game, "action", "title-"))
    assert found == titles | phases | {"title-game"}


@pytest.mark.parametrize("game", GAMES)
def test_nothing_else_stands_among_the_actions_but_names(game: str) -> None:
    names = {f"{axis}-{name}" for axis, ids in GAMES[game].axes.items() for name in ids}
    found = said(game, "action", "action-") - helpers(game)
    found -= starting_with("action-", found) | starting_with("title-", found)
    assert found <= names


def test_every_sum_of_rising_cultures_has_a_name_and_so_have_its_terms() -> None:
    """Besides cards, provinces, bars and stages there are three places from which terms come."""
    game = GAMES["rising_cultures"]
    sums = game.sums(game.setup({"nations": ["rome", "egypt"], "first": 0}))
    places = {f"source-{place}" for place in (TABLEAU, MARKER, BOUGHT)}
    assert set(messages("rising_cultures", "sums")) == {f"sum-{name}" for name in sums} | places


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_events_are_told_with_names_instead_of_ids(game: str, language: str) -> None:
    """For every kind of event and every value of its axes, hidden ones included."""
    axes_of = GAMES[game].axes
    voice = Voice(GAMES[game], Texts(language, [FOLDERS[game]]), ["Ada", "Ben"])
    for kind in GAMES[game].event_kinds:
        told: dict[str, Any] = {"event": kind.name}
        told |= {name: 3 for name, axis in kind.fields if axis == NUMBER}
        told |= {name: 1 for name, axis in kind.fields if axis == "seat"}
        axes = {name: axis for name, axis in kind.fields if axis not in (NUMBER, "seat")}
        told |= {name: axes_of[axis][0] for name, axis in axes.items()}
        for name, axis in axes.items():
            for identifier in [*axes_of[axis], *([None] if name in hidden_in(kind) else [])]:
                sentence = voice.event(told | {name: identifier})
                assert "{" not in sentence, sentence
                assert "none" not in re.findall(r"\w+", sentence), sentence
                if axis in ("tribe", "province", "card", "nation") and identifier is not None:
                    assert voice.name(axis, identifier) in sentence


def hidden_in(kind: Any) -> set[str]:
    """Fields that may be None: the secret one, and the century that a last tile has not."""
    return {kind.secret, "century"} - {""}


@pytest.mark.parametrize(
    ("language", "placed", "built"),
    [("de", "setzt „{}“", "baut „{}“"), ("en", "places “{}”", "builds “{}”")],
)
def test_persons_are_placed_and_buildings_are_built(language: str, placed: str, built: str) -> None:
    name = "rising_cultures"
    voice = Voice(GAMES[name], Texts(language, [FOLDERS[name]]), ["Ada", "Ben"])
    for coins in (0, 1, 2):
        for card, words in (("rome_caesar", placed), ("rome_brewery", built)):
            told = {"event": "built", "seat": 0, "card": card, "coins": coins}
            assert words.format(voice.name("card", card)) in voice.event(told)


#: what German calls otherwise, and why it must be one word per thing
OTHER_WORDS = {
    r"Bauwerk": "Gebäude",
    r"Abwurfstapel": "Ablagestapel",
    r"Rohstoff": "Ressource",
    r"Denkaufgabe|\bAufgaben?\b": "Rätsel",
    r"Dauerauftr": "automatische Antwort",
    r"Grenze am Rundenende|Marker und Grenze": "Münzlimit",
    r"gedachten Partien": "durchgerechnete Partien",
    r"gezählt ab 0|Effekt \d des": "in Worten",
}


@pytest.mark.parametrize("others", OTHER_WORDS)
def test_german_has_one_word_for_each_thing(others: str) -> None:
    root = SOURCE.parents[1]
    files = [*SOURCE.rglob("*.de.ftl"), *(root / "web" / "src").rglob("*.de.ftl")]
    assert len(files) > 20
    found = [f.name for f in files if re.search(others, f.read_text(encoding="utf-8"))]
    assert found == [], OTHER_WORDS[others]


# -- the terminal ---------------------------------------------------------------------------------


def test_every_command_is_explained() -> None:
    helps = starting_with("help-", messages("cli", "cli"))
    assert helps == {f"help-{name}" for name in COMMANDS} | {"help-title", "help-choices"}


def test_every_key_said_in_the_terminal_exists() -> None:
    """Keys written out in the code of the terminal are keys of the files."""
    files = [SOURCE / "cli" / "play.py", *(SOURCE / "cli" / "terminal").rglob("*.py")]
    said = set()
    for file in files:
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and getattr(node.func, "attr", "") in ("say", "text"):
                said |= {a.value for a in node.args[:1] if isinstance(a, python.Constant)}
    assert {"kept", "hand-over", "no-bot"} <= said
    assert said <= {name for room in TOPICS for name in all_messages(room, "en")}


# -- Attila ---------------------------------------------------------------------------------------


def test_german_says_auf_kreta_and_in_der_kyrenaika() -> None:
    """Islands and countries with an article have their own preposition."""
    voice = Voice(ATTILA, Texts("de", [FOLDERS["attila"]]), ["Ada"])
    told = {"event": "placed", "seat": 0, "tribe": "goths"}
    assert voice.event(told | {"province": "creta"}) == "Ada setzt auf Kreta einen Stein der Goten."
    assert "in der Kyrenaika" in voice.event(told | {"province": "cyrenaica"})
    assert "in Dakien" in voice.event(told | {"province": "dacia"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_name_their_rule_and_every_rule_has_a_text(language: str) -> None:
    voice = Voice(ATTILA, Texts(language, [FOLDERS["attila"]]), ["Ada"])
    why = Why("R7.3", "province-pacified", {"tribe": "goths", "province": "dacia"})
    sentence = voice.why(why)
    assert sentence.startswith(ATTILA.label("province", "dacia", language))
    assert sentence.endswith("(R7.3)")
    assert voice.rule("R7.3")
    assert voice.rule("R99.1") == ""
