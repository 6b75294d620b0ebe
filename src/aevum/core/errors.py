"""Errors are for people: one clear sentence each; whoever raises one has changed nothing."""

from __future__ import annotations


class AevumError(Exception):
    """The root of everything Aevum refuses to do."""


class BadOptions(AevumError):
    """A game was asked for with options it does not have."""


class BadDataPack(AevumError):
    """A data pack breaks its rules; says where, and what would mend it."""

    def __init__(self, file: str, key: str, problem: str, suggestion: str = "") -> None:
        self.file = file
        self.key = key
        self.problem = problem
        self.suggestion = suggestion
        hint = f" ({suggestion})" if suggestion else ""
        super().__init__(f"{file}, {key}: {problem}{hint}")


class UnknownGame(AevumError):
    """There is no game of this name in the house."""


class IllegalAction(AevumError):
    """The rules forbid this action now; `rule` and `key` say which one and why."""

    def __init__(self, action: str, rule: str, key: str, args: dict[str, str]) -> None:
        self.action = action
        self.rule = rule
        self.key = key
        self.details = args
        super().__init__(f"'{action}' is not possible now ({rule or 'table'}: {key})")


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
