"""How things are said: events, reasons, actions and rules as sentences in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from aevum.core.game import Game
from aevum.core.hints import Fact
from aevum.core.texts import Texts, rule_key
from aevum.core.why import Why
from aevum.core.words import NUMBER

NONE = "none"
"""What the texts call something that is hidden or does not exist."""


class Voice:
    """A game's texts together with the names of those who sit at the table."""

    def __init__(self, game: Game[Any], texts: Texts, names: Sequence[str]) -> None:
        self.game = game
        self.texts = texts
        self.names = list(names)
        self.language = texts.language
        self._kinds = {kind.name: kind for kind in game.event_kinds}

    def say(self, key: str, **args: Any) -> str:
        return self.texts.text(key, **args)

    def name(self, axis: str, identifier: str | int) -> str:
        """What people call an id; seats are called by the names of those who sit there."""
        if axis == "seat":
            return self.names[int(identifier)]
        key = f"{axis}-{identifier}"
        if self.texts.has(key):
            return self.say(key)
        return self.game.label(axis, str(identifier), self.language)

    def event(self, told: Mapping[str, Any]) -> str:
        """One event as a sentence."""
        args: dict[str, Any] = {}
        for field, axis in self._kinds[told["event"]].fields:
            args |= self.argument(field, axis, told[field])
        return self.say(f"event-{told['event']}", **args)

    def why(self, why: Why) -> str:
        """The reason why an action is forbidden, with its rule if there is one."""
        args: dict[str, Any] = {}
        for axis, identifier in why.args.items():
            args |= self.argument(axis, axis, identifier)
        sentence = self.say(f"why-{why.key}", **args)
        return f"{sentence} ({why.rule})" if why.rule else sentence

    def fact(self, fact: Fact) -> str:
        """What speaks for a move."""
        args: dict[str, Any] = {}
        for name, value in fact.args.items():
            is_id = name == "seat" or isinstance(value, str)
            args |= self.argument(name, name if is_id else NUMBER, value)
        return self.say(f"hint-{fact.key}", **args)

    def action(self, word: str, context: Mapping[str, Any]) -> str:
        """The label of an action."""
        verb, _, _ = word.partition(" ")
        args = dict(context)
        named = self.game.vocabulary.named(word)
        for (axis, identifier), name in zip(self.places(word), named, strict=True):
            args |= self.argument(name, axis, identifier)
        key = f"action-{verb}"
        return self.say(key, **args) if self.texts.has(key) else word

    def places(self, word: str) -> list[tuple[str, str]]:
        """The ids in an action, each with its axis."""
        verb, *ids = word.split(" ")
        arguments = self.game.vocabulary.verb_named[verb].arguments
        return [(argument.axis, i) for argument, i in zip(arguments, ids, strict=True)]

    def words(self) -> list[str]:
        """All words that can be listed, but none about a seat that this table does not have."""
        return [word for word in self.game.vocabulary.tabulated() if self.is_seated(word)]

    def is_seated(self, word: str) -> bool:
        seats = [int(identifier) for axis, identifier in self.places(word) if axis == "seat"]
        return all(seat < len(self.names) for seat in seats)

    def prompt(self, node: str, context: Mapping[str, Any], seat: int, choices: int) -> str:
        """The question at a decision."""
        args = {**context, "seat": self.names[seat], "count": choices}
        key = f"prompt-{node}"
        return self.say(key if self.texts.has(key) else "any-prompt", **args)

    def help(self, topic: str) -> str:
        """What a command does, with examples of the game that is played."""
        examples = {of: self.example(of) for of in ("choice", "why", "place", "sum")}
        return self.say(f"help-{topic}", **examples)

    def example(self, of: str) -> str:
        """What a player of this game might type, where its room of the terminal knows it."""
        key = f"example-{of}"
        return self.say(key) if self.texts.has(key) else NONE

    def rule(self, rule: str) -> str:
        """The text of a rule, '' if there is none of this id."""
        key = rule_key(rule)
        return self.say(key) if self.texts.has(key) else ""

    def argument(self, name: str, axis: str, value: Any) -> dict[str, Any]:
        """A variable of a text: what people call it, its id and its kind."""
        if value is None or (axis == "seat" and int(value) < 0):
            return {name: NONE, f"{name}_id": NONE, f"{name}_kind": ""}
        if axis == NUMBER:
            return {name: value}
        kind = self.game.kind_of(axis, str(value))
        return {name: self.name(axis, value), f"{name}_id": str(value), f"{name}_kind": kind}
