"""What was measured under load, as a part of the page and on the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from statistics import median, quantiles

from bench.load.plan import Found
from bench.report import Cells, machine, markdown, spread, verdict

BEGIN = "<!-- load: written by `make bench` -->"
END = "<!-- load: end -->"

SLOWEST = 100.0
"""Milliseconds from a move to its view that 99 of 100 moves may take at most."""
ALIKE = (0.8, 1.2)
"""How many times as large our view may be as the other one."""


@dataclass
class Side:
    """One server: what it is, and what was found in each round at the pace and without pauses."""

    program: str
    version: str
    pace: list[Found]
    full: list[Found]


@dataclass
class Results:
    ours: Side
    theirs: Side
    games: int
    interval: float
    seconds: float

    def ratios(self, measure: Callable[[Found], float], phase: str) -> list[float]:
        """Round by round, so that what disturbs a round disturbs both sides."""
        pairs = zip(getattr(self.ours, phase), getattr(self.theirs, phase), strict=True)
        return [measure(ours) / measure(theirs) for ours, theirs in pairs]


def per_core(found: Found) -> float:
    """Moves per second of the server's CPU time."""
    return len(found.moves) / found.cpu


def message_size(found: Found) -> float:
    return found.bytes / len(found.moves)


def view_size(found: Found) -> float:
    return found.whole or message_size(found)


def waits(rounds: Sequence[Found]) -> list[float]:
    """Milliseconds from move to view that 1, 2, … 99 of 100 moves did not exceed."""
    return quantiles([ms for found in rounds for ms in found.moves], n=100)


def lost(side: Side) -> int:
    return sum(found.lost for found in (*side.pace, *side.full))


LOAD_HEAD = (
    "server", "version", "moves/s", "p50", "p95", "p99",
    "CPU per move", "moves/s and core", "message",
)  # fmt: skip
DEMAND_HEAD = ("under load", "bound", "measured", "")


def load_table(results: Results) -> list[Cells]:
    lines = [
        load_line(side, word, rounds)
        for word, phase in (("at the pace", "pace"), ("without pauses", "full"))
        for side in (results.ours, results.theirs)
        for rounds in (getattr(side, phase),)
    ]
    return [LOAD_HEAD, *lines]


def load_line(side: Side, word: str, rounds: list[Found]) -> Cells:
    wait = waits(rounds)
    rates = [per_core(found) for found in rounds]
    return (
        f"{side.program}, {word}",
        side.version,
        f"{median(len(found.moves) / found.seconds for found in rounds):,.0f}",
        *(f"{wait[percent - 1]:.3g} ms" for percent in (50, 95, 99)),
        f"{1000 / median(rates):.2f} ms",
        f"{median(rates):,.0f} ({min(rates):,.0f}–{max(rates):,.0f})",
        f"{median(message_size(found) for found in rounds):,.0f} bytes",
    )


def demand_table(results: Results) -> list[Cells]:
    ours, theirs = results.ours, results.theirs.program
    slow, missing = waits(ours.pace)[98], lost(ours)
    sizes = results.ratios(view_size, "pace")
    least, most = ALIKE
    return [
        DEMAND_HEAD,
        ("p99 from move to view, at the pace", f"at most {SLOWEST:g} ms", f"{slow:.3g} ms",
         verdict(slow <= SLOWEST)),
        ("lost updates", "0", str(missing), verdict(missing == 0)),
        *(
            (f"moves/s and core against {theirs}, {word}", "at least 1 times", spread(times),
             verdict(median(times) >= 1))
            for word, phase in (("at the pace", "pace"), ("without pauses", "full"))
            for times in (results.ratios(per_core, phase),)
        ),
        (f"size of a whole view against {theirs}", f"{least:g} to {most:g} times", spread(sizes),
         verdict(least <= median(sizes) <= most)),
    ]  # fmt: skip


def failures(results: Results) -> int:
    return sum(line[-1] == "FAIL" for line in demand_table(results))


def page(results: Results) -> str:
    """The load part of docs/performance.md."""
    rounds, theirs = len(results.ours.pace), results.theirs
    return f"""\
Measured on {date.today():%d %B %Y} on this machine: {machine()}. {results.games} live games on each
server, each with one connected client that plays all its seats; {rounds} rounds in turns of
{results.seconds:g} s at one move per {results.interval:g} s and game and {results.seconds / 2:g} s
without pauses (a client moves as soon as it has its view). In brackets the least and the greatest
of the rounds.

{markdown(load_table(results))}

{markdown(demand_table(results))}

A move is sent over the live socket and counts until what it changes in the view has arrived there.
Aevum plays a game for four by the full rules and has every move on disk (SQLite) before it shows
it; as the page does, its client then asks what each legal action would bring, and the server's work
for that counts too. {theirs.program} {theirs.version} plays a
small area game of ours with a view of about the same size, and keeps its matches in memory, which
is its default and spares it the disk. Both servers check every move and filter every view: Aevum's
is that of the seat that decides next, boardgame.io's that of the seat its client is connected as.
CPU is that of the whole server process, in the kernel too."""
