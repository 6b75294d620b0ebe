"""Bots that somebody wrote at home: `path/to/my_bot.py:MyBot` names a class in a file.

The class is made with a number for its dice and has one method, `choose(sight)`, which answers one
of `sight.legal`. It derives from nothing. Whatever it does, it cannot see more than its seat: its
sight is of a world in which everything hidden has been dealt anew.
"""

from __future__ import annotations

import traceback
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from aevum.bots.base import Bot, Move, Sight, UnknownBot
from aevum.core.errors import AevumError


class BadBot(AevumError):
    """A home-made bot broke down or chose something impossible; says where."""


def is_own(name: str) -> bool:
    """Does this name a class in a file?"""
    file, _, kind = name.rpartition(":")
    return file.endswith(".py") and kind.isidentifier()


class OwnBot(Bot):
    """A home-made bot at a table of the house."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed)
        self.file, _, self.kind = name.rpartition(":")
        maker = load_class(Path(self.file).expanduser(), self.kind)
        try:
            self._inner: Any = maker(seed)
        except Exception as error:
            raise BadBot(self._sentence(error)) from error
        if not callable(getattr(self._inner, "choose", None)):
            raise UnknownBot(f"The class {self.kind} in {self.file} has no method 'choose'.")

    def choose(self, sight: Sight) -> Move:
        own = Sight(sight.game, sight.world(self.rng), sight.seat)
        try:
            action = self._inner.choose(own)
        except Exception as error:
            raise BadBot(self._sentence(error)) from error
        if action not in sight.legal:
            raise BadBot(f"The bot {self.kind} chose {action!r}, which it may not do now.")
        return Move(action, "bot-own", {"move": action, "bot": self.kind})

    def _sentence(self, error: Exception) -> str:
        lines = [str(f.lineno) for f in traceback.extract_tb(error.__traceback__)
                 if f.filename.endswith(Path(self.file).name)]  # fmt: skip
        where = f" in line {lines[-1]} of {self.file}" if lines else ""
        return f"The bot {self.kind} broke down{where}: {type(error).__name__}: {error}."


def load_class(file: Path, kind: str) -> Any:
    """The class of this name in this file, which is run for that."""
    if not file.is_file():
        raise UnknownBot(f"There is no file {file} with a bot in it.")
    spec = spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise UnknownBot(f"{file} cannot be read: {type(error).__name__}: {error}.") from error
    if not isinstance(getattr(module, kind, None), type):
        raise UnknownBot(f"There is no class {kind} in {file}.")
    return getattr(module, kind)
