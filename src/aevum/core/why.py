"""The reason why an action is forbidden: a rule id, a text key and what the text speaks about."""

from __future__ import annotations


class Why:
    """Names the rule that forbids an action.

    `rule` is an id of the rules index ('' when no rule of the game is concerned), `key` a message
    of the game's texts and `args` the ids the message mentions, by axis: {'card': 'axe'}.
    """

    __slots__ = ("args", "key", "rule")

    def __init__(self, rule: str, key: str, args: dict[str, str] | None = None) -> None:
        self.rule = rule
        self.key = key
        self.args: dict[str, str] = args or {}

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Why)
            and self.rule == other.rule
            and self.key == other.key
            and self.args == other.args
        )

    def __repr__(self) -> str:
        return f"Why({self.rule!r}, {self.key!r}, {self.args!r})"
