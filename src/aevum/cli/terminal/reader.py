"""Where the lines come from: a person at a terminal, or a script."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.shortcuts import CompleteStyle
from rich.console import Console

from aevum.cli.terminal.words import Suggestion

Suggest = Callable[[str], list[Suggestion]]

PROMPT = "> "
MENU = 4
TALL = 38
"""From this many lines on there is room for a menu of completions below the input."""


class Reader:
    """Reads one line at a time; the end of input is an EOFError."""

    is_screen = False
    """Does somebody sit at a screen that can be cleared and drawn anew?"""

    def read(self, suggest: Suggest) -> str:
        raise NotImplementedError

    def wait(self, sentence: str) -> None:
        """Show a sentence until the reader has seen it."""
        raise NotImplementedError

    def room(self) -> int:
        """Lines to be left free below what is drawn."""
        return 0


class ScriptReader(Reader):
    """Lines of a file or a pipe; each is repeated, so that the output reads as a whole."""

    def __init__(self, console: Console, lines: Iterable[str]) -> None:
        self.console = console
        self._lines: Iterator[str] = iter(lines)

    def read(self, suggest: Suggest) -> str:
        try:
            line = next(self._lines).strip()
        except StopIteration:
            raise EOFError from None
        self.console.print(f"{PROMPT}{line}", markup=False)
        return line

    def wait(self, sentence: str) -> None:
        self.console.print(sentence, markup=False)


class _Completer(Completer):
    """Hands what has been typed to the suggester of the moment."""

    def __init__(self) -> None:
        self.suggest: Suggest = lambda line: []

    def get_completions(
        self, document: Document, complete_event: CompleteEvent
    ) -> Iterator[Completion]:
        line = document.text_before_cursor.lstrip()
        part = line.rpartition(" ")[2]
        for word, meaning in self.suggest(line):
            yield Completion(word, start_position=-len(part), display_meta=meaning)


class TerminalReader(Reader):
    """A person with a keyboard: editing, history, completion."""

    is_screen = True

    def __init__(self, console: Console) -> None:
        self.console = console
        self._completer = _Completer()
        self._session: PromptSession[str] = PromptSession(completer=self._completer)

    def read(self, suggest: Suggest) -> str:
        self._completer.suggest = suggest
        tall = self.console.height >= TALL
        style = CompleteStyle.COLUMN if tall else CompleteStyle.READLINE_LIKE
        return self._session.prompt(
            PROMPT,
            complete_style=style,
            complete_while_typing=tall,
            reserve_space_for_menu=MENU if tall else 0,
        ).strip()

    def wait(self, sentence: str) -> None:
        nothing: PromptSession[Any] = PromptSession()
        nothing.prompt(f"{sentence} ")

    def room(self) -> int:
        return 1 + (MENU if self.console.height >= TALL else 0)
