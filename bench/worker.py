"""What all workers share: a process that plays whole games whenever it is told to.

A worker introduces itself in one line of JSON. For each line with a number of seconds it then plays
for that much CPU time and answers what it did. In between it sleeps, so workers that take turns do
not disturb each other. Standard library only: each worker runs in its program's environment.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

Play = Callable[[], int]
"""Plays one whole game, set-up included, and returns how many decisions its players made."""


def serve(program: str, version: str, build: str, chance: str, play: Play) -> None:
    """`chance` says in words how chance acts in this program; it never counts as a decision."""
    say({"program": program, "version": version, "build": build, "chance": chance})
    for line in sys.stdin:
        say(measured(play, float(line)))


def measured(play: Play, seconds: float) -> dict[str, float]:
    decisions = 0
    began = time.process_time()
    spent = 0.0
    while spent < seconds:
        decisions += play()
        spent = time.process_time() - began
    return {"decisions": decisions, "seconds": spent}


def say(message: dict[str, float] | dict[str, str]) -> None:
    print(json.dumps(message), flush=True)
