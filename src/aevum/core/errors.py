"""Errors are for people: one clear sentence each; whoever raises one has changed nothing."""

from __future__ import annotations


class AevumError(Exception):
    """The root of everything Aevum refuses to do.

    The sentence is for logs and programs; `key` and `details` let a page say it in any language.
    """

    def __init__(self, sentence: str = "", key: str = "", **details: str) -> None:
        self.key = key
        self.details = details
        super().__init__(sentence)


class BadOptions(AevumError):
    """A game was asked for with options it does not have."""


class Problem:
    """One mistake in a data pack: where it is, what it is, and what would mend it."""

    def __init__(self, file: str, key: str, text: str, hint: str = "") -> None:
        self.file = file
        self.key = key
        self.text = text
        self.hint = hint

    def __str__(self) -> str:
        hint = f" ({self.hint})" if self.hint else ""
        return f"{self.file}, {self.key}: {self.text}{hint}"


class BadDataPack(AevumError):
    """A data pack breaks its rules; `problems` lists every mistake that was found."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = problems
        super().__init__("\n".join(str(problem) for problem in problems))


class UnknownGame(AevumError):
    """There is no game of this name in the house."""


class IllegalAction(AevumError):
    """The rules forbid this action now; `rule` and `key` say which one and why."""

    def __init__(self, action: str, rule: str, key: str, args: dict[str, str]) -> None:
        self.action = action
        self.rule = rule
        super().__init__(f"'{action}' is not possible now ({rule or 'table'}: {key})", key, **args)


class Runaway(AevumError):
    """Automatic steps of a game never come to an end: a mistake in its rules."""

    def __init__(self, circle: str) -> None:
        super().__init__(f"The rules go round in a circle: {circle}.")


class NotYourTurn(AevumError):
    """Another seat has to decide."""


class StaleSequence(AevumError):
    """The game has moved on since the sender looked at it."""


class NoUndo(AevumError):
    """There is nothing this seat may take back."""


class BadRecord(AevumError):
    """A record file is damaged, tampered with, or from other rules."""


class NotFound(AevumError):
    """There is no such thing in the store."""
