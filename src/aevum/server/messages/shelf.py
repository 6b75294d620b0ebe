"""The games of the house."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Both(Struct):
    """A text in both languages."""

    en: str
    de: str


class BotLevel(Struct):
    bot: str
    name: Both


class GameOption(Struct):
    """What can be chosen for a new table; kind: seat, flag, number (one of the values), text."""

    name: str
    kind: str
    title: Both
    values: list[int]


class OrderInfo(Struct):
    """A standing order: what may be answered beside "ask", the axis of its place, its numbers.

    `each`: the axis of the places that may have an order of their own, given as `name:place`.
    """

    name: str
    answers: list[str]
    place: str
    threshold: tuple[int, int] | None
    each: str


class GameInfo(Struct):
    """A game on the shelf, as its own file describes it."""

    game: str
    title: Both
    blurb: Both
    length: str
    maturity: str
    players: tuple[int, int]
    colours: dict[str, str]
    bots: list[BotLevel]
    orders: list[OrderInfo]
    options: list[GameOption]
    first_game: dict[str, Any]
    """The options that its rules advise for a first game."""
    coach: bool
    """Can its finished games be looked back at with the coach?"""
