"""A person at a real terminal: a pseudo-terminal with the command in it, keys in, screens out."""

from __future__ import annotations

import fcntl
import os
import re
import select
import struct
import subprocess
import sys
import termios
from types import TracebackType

COLUMNS, LINES = 110, 50
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|[\r\x08]")
CLEARED = "\x1b[2J"
CHOICE = re.compile(r"(?:^|  )\s*(\d+) (\S[^\n]*?)(?=  |\n|$)", re.MULTILINE)
PROMPT = "> "
QUIET = 0.15
"""Seconds without a new character after which a screen is complete."""
LONGEST = 120.0


class Terminal:
    """`aevum` with these arguments; `screen` is what was drawn since it was cleared."""

    def __init__(self, *arguments: str) -> None:
        own, its = os.openpty()
        fcntl.ioctl(its, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
        self.keys = own
        self.program = subprocess.Popen(
            [sys.executable, "-m", "aevum.cli.main", *arguments],
            stdin=its, stdout=its, stderr=its, start_new_session=True,
            env={**os.environ, "TERM": "xterm-256color", "PROMPT_TOOLKIT_NO_CPR": "1"},
        )  # fmt: skip
        os.close(its)
        self.story = ""
        """Everything that was ever shown."""
        self.screen = ""
        self.read()

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        self.program.kill()
        self.program.wait()
        os.close(self.keys)

    def type(self, line: str) -> str:
        """A line with the key Enter; the screen that it brings."""
        os.write(self.keys, f"{line}\r".encode())
        return self.read()

    def read(self) -> str:
        """Wait until the program waits, or has ended."""
        raw = b""
        while self.waits(LONGEST if not is_asking(raw) else QUIET):
            try:
                raw += os.read(self.keys, 65536)
            except OSError:  # nobody writes any more
                break
        text = raw.decode(errors="replace")
        self.story += ESCAPES.sub("", text)
        _, cleared, drawn = text.rpartition(CLEARED)
        self.screen = ESCAPES.sub("", drawn) if cleared else self.screen + ESCAPES.sub("", drawn)
        return ESCAPES.sub("", drawn)

    def waits(self, seconds: float) -> bool:
        return bool(select.select([self.keys], [], [], seconds)[0])

    def choices(self) -> dict[int, str]:
        """The numbered choices below the question."""
        listed = self.screen.partition(f"\n{PROMPT.strip()}")[0].rpartition("?\n")[2]
        return {int(number): label.strip() for number, label in CHOICE.findall(listed)}


def is_asking(raw: bytes) -> bool:
    """Something was written, and it ends as questions do: with the sign, or a pause."""
    shown = ESCAPES.sub("", raw.decode(errors="replace")).rstrip("\n ")
    return shown.endswith((PROMPT.strip(), "…", "."))
