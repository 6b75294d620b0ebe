"""What people type: choices by number, word, name or beginning; and what could come next."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from aevum.cli.rules import rule_ids
from aevum.cli.terminal.voice import Voice
from aevum.core.texts import LANGUAGES
from aevum.core.why import Why
from aevum.table.table import Table

COMMANDS = (
    "why", "undo", "redo", "restart", "hint", "board", "sum", "log", "rules", "orders", "save",
    "lang", "help", "quit",
)  # fmt: skip


UNSAID = str.maketrans("_", " ", "“”„")
"""Nobody types the marks around a name."""


class Choice(NamedTuple):
    """Something that can be chosen: its word, and the actions that are sent for it in order."""

    word: str
    sends: tuple[str, ...]


class Suggestion(NamedTuple):
    """A word that could come next, and what it means."""

    word: str
    meaning: str


def choices_of(table: Table, seat: int, decline: str) -> list[Choice]:
    """All legal actions; an offer that can be declined silently shows what follows instead."""
    legal = table.legal(seat)
    world = after_declining(table, seat, decline)
    if world is None:
        return [Choice(word, (word,)) for word in legal]
    offers = [Choice(word, (word,)) for word in legal if word != decline]
    ahead = table.game.legal(world, seat)
    return [Choice(word, (decline, word)) for word in ahead] + offers


def after_declining(table: Table, seat: int, decline: str) -> Any:
    """The state in which the same seat chooses next, if nothing happens before; else None."""
    if decline not in table.legal(seat):
        return None
    world = table.game.clone(table.state)
    happened = table.game.apply(world, decline)
    return world if not happened and table.game.to_act(world) == [seat] else None


def reason_against(table: Table, seat: int, word: str, decline: str) -> Why | None:
    """Why a word is not possible now; what an offer hides is judged as if it were declined."""
    verb = word.partition(" ")[0]
    offered = {legal.partition(" ")[0] for legal in table.legal(seat)}
    world = None if verb in offered else after_declining(table, seat, decline)
    return table.game.explain(table.state if world is None else world, seat, word)


def matching(
    line: str, words: Iterable[str], voice: Voice, context: Mapping[str, Any]
) -> list[str]:
    """The words that the line names: exactly if possible, else by their beginnings."""
    typed = _tokens(line)
    verbs = {verb.word for verb in voice.game.vocabulary.verbs}
    whole = "_".join(line.split())
    first = whole if whole in verbs else line.split()[0]
    exact: list[str] = []
    begun: list[str] = []
    for word in words:
        if first in verbs and word.partition(" ")[0] != first:
            continue
        forms = [_tokens(form) for form in _forms(word, voice, context)]
        if typed in forms:
            exact.append(word)
        elif any(_begins(form, typed) for form in forms):
            begun.append(word)
    return exact or begun


def _forms(word: str, voice: Voice, context: Mapping[str, Any]) -> list[str]:
    """All ways to name an action: its words, the name of its id alone, its label."""
    verb, _, identifiers = word.partition(" ")
    forms = [word, voice.action(word, context)]
    if identifiers:
        called = [voice.name(axis, i) for axis, i in voice.places(word)]
        name = " ".join(called)
        forms += [identifiers, name, f"{verb} {name}"]
    return forms


def _tokens(text: str) -> list[str]:
    return text.casefold().translate(UNSAID).split()


def _begins(form: Sequence[str], typed: Sequence[str]) -> bool:
    return len(typed) <= len(form) and all(
        whole.startswith(part) for whole, part in zip(form, typed, strict=False)
    )


def suggester(
    choices: Sequence[Choice], voice: Voice, context: Mapping[str, Any]
) -> Callable[[str], list[Suggestion]]:
    """Completion over the prefix tree of the legal actions, and over the commands."""

    def suggest(line: str) -> list[Suggestion]:
        *before, part = line.split(" ")
        found = _next_words(before, choices, voice, context)
        return [each for each in found if each.word.startswith(part.casefold())]

    return suggest


def _next_words(
    before: Sequence[str], choices: Sequence[Choice], voice: Voice, context: Mapping[str, Any]
) -> list[Suggestion]:
    if not before:
        commands = [Suggestion(name, voice.help(name)) for name in COMMANDS]
        return _first_words([c.word for c in choices], voice, context) + commands
    command, *rest = before
    if command == "why":
        words = voice.words()
        return _later_words(rest, words, voice) if rest else _first_words(words, voice, context)
    if command == "rules" and not rest:
        return [Suggestion(rule, voice.rule(rule)) for rule in rule_ids(voice.game)]
    if command == "lang" and not rest:
        return [Suggestion(language, "") for language in LANGUAGES]
    return _later_words(before, [c.word for c in choices], voice)


def _first_words(
    words: Iterable[str], voice: Voice, context: Mapping[str, Any]
) -> list[Suggestion]:
    meanings: dict[str, str] = {}
    for word in words:
        verb, _, identifier = word.partition(" ")
        label = voice.action(word, context)
        meanings[verb] = f"{label} …" if identifier and verb in meanings else label
    return [Suggestion(verb, meaning) for verb, meaning in meanings.items()]


def _later_words(before: Sequence[str], words: Iterable[str], voice: Voice) -> list[Suggestion]:
    """The ids that may follow the words typed so far, each once."""
    place = len(before)
    meanings: dict[str, str] = {}
    for word in words:
        parts = word.split(" ")
        if len(parts) > place and parts[:place] == list(before):
            axis, identifier = voice.places(word)[place - 1]
            meanings[identifier] = voice.name(axis, identifier)
    return [Suggestion(identifier, meaning) for identifier, meaning in meanings.items()]
