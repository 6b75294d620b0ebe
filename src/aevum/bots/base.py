"""What a bot is given, and what it gives back.

A bot sits at a table like anybody else: it gets a `Sight`, which is everything its seat may know,
and answers with a `Move`: an action and one sentence about it, in every language of the house.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from aevum.core.errors import AevumError
from aevum.core.game import Game
from aevum.core.play import choose, total_weight
from aevum.core.rooms import room
from aevum.core.texts import Texts


class UnknownBot(AevumError):
    """There is no bot of this name, or its budget cannot be read."""


class Sight:
    """Everything one seat may know; the truth behind it stays in here."""

    def __init__(self, game: Game[Any], truth: Any, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.legal: list[str] = game.legal(truth, seat)
        self._truth = truth

    @property
    def view(self) -> dict[str, Any]:
        """The position as the seat sees it."""
        return self.game.observe(self._truth, self.seat)

    def world(self, rng: Random) -> Any:
        """A state this seat cannot rule out: what it has not seen is dealt anew."""
        return self.game.determinize(self._truth, self.seat, rng)


class Move:
    """An action, and why: a message of the bots' texts and the ids and numbers it speaks about."""

    def __init__(self, action: str, key: str, args: dict[str, Any] | None = None) -> None:
        self.action = action
        self.key = key
        self.args: dict[str, Any] = args or {}

    def why(self, game: Game[Any], language: str) -> str:
        """The sentence, in this language."""
        args = dict(self.args)
        for name in ("move", "other"):
            if name in args:
                args[name] = describe(game, args[name], language)
        return texts_in(language, game.name).text(self.key, **args)


class Bot:
    """A player without hands: one seat, its own dice, never the table's."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.rng = Random(seed)

    def choose(self, sight: Sight) -> Move:
        """One of the legal actions of the sight."""
        raise NotImplementedError


def text_folders(game: str) -> list[Path]:
    """Where the bots' words lie: those for every game, and those for the actions of this one."""
    own = room("bots", game)
    return [Path(__file__).parent / "texts", *([own / "texts"] if own else [])]


@cache
def texts_in(language: str, game: str) -> Texts:
    return Texts(language, text_folders(game))


@cache
def labels_in(language: str, folder: Path) -> Texts:
    """What a game itself calls its actions."""
    return Texts(language, [folder])


def describe(game: Game[Any], action: str, language: str) -> str:
    """An action in plain words: the bots' own, or else the label it has in the game."""
    verb, _, _ = action.partition(" ")
    texts = texts_in(language, game.name)
    key = f"{game.name}-{verb.replace('_', '-')}"
    if not texts.has(key):
        texts, key = labels_in(language, game.text_folder()), f"action-{verb}"
    if not texts.has(key):
        return action
    args: dict[str, str] = {}
    ids = game.vocabulary.named(action)
    for each in game.vocabulary.verb_named[verb].arguments:
        name = ids[each.name]
        args[f"{each.name}_id"] = name
        args[f"{each.name}_kind"] = game.kind_of(each.axis, name)
        args[each.name] = label(game, each.axis, name, language)
    return texts.text(key, **args)


def label(game: Game[Any], axis: str, name: str, language: str) -> str:
    """The name of an id; seats have none, they are numbered from one."""
    if axis == "seat" and name.isdigit():
        return texts_in(language, game.name).text("bot-seat", number=int(name) + 1)
    return game.label(axis, name, language)


def only_move(sight: Sight) -> Move:
    """Where there is no choice there is nothing to think about."""
    return Move(sight.legal[0], "bot-only-move", {"move": sight.legal[0]})


def draw_outcome(game: Game[Any], s: Any, rng: Random) -> None:
    """Let chance act in a world of the bot's own."""
    weighted = game.outcomes(s)
    game.proceed(s, choose(weighted, int(rng.random() * total_weight(weighted))))
