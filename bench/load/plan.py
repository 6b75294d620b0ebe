"""What a driver is told to do, what it finds out, and how the server's work is measured."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct


class Plan(Struct):
    """Which server, how many games, and after how many seconds a view is given up for lost."""

    port: int
    pid: int
    games: int
    patience: float


class Phase(Struct):
    """`interval` = seconds between two moves of a game; 0 = as soon as the view is there."""

    interval: float
    seconds: float


class Found(Struct):
    """Milliseconds of each move, updates that never came, bytes of all messages, seconds of CPU.

    `whole`: bytes of a whole view, where messages say only what has changed in it.
    """

    moves: list[float]
    lost: int
    bytes: int
    seconds: float
    cpu: float
    whole: float = 0.0


def cpu(pid: int) -> float:
    """Seconds of CPU this process has used, with all its threads and in the kernel."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
