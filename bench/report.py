"""What was measured, as a page and on the terminal."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from statistics import median
from typing import Any

BEGIN = "<!-- measured: written by `make bench` -->"
END = "<!-- measured: end -->"

Cells = Sequence[str]


@dataclass
class Row:
    """One program: who it is, and its rate in each round."""

    key: str
    program: str
    version: str
    build: str
    chance: str
    rates: list[float]


@dataclass
class Demand:
    """`fast` has to be this many times as fast as `slow`."""

    fast: str
    slow: str
    times: float
    word: str


@dataclass
class Results:
    """Everything one run found out; `figures` are Aevum's small measurements by build."""

    rows: dict[str, Row]
    figures: dict[str, list[dict[str, Any]]]
    seconds: float
    demands: Sequence[Demand] = ()

    def ratios(self, fast: str, slow: str) -> list[float]:
        """Round by round, so that what disturbs a round disturbs both sides."""
        pairs = zip(self.rows[fast].rates, self.rows[slow].rates, strict=True)
        return [a / b for a, b in pairs]


PLAY_HEAD = (
    "program", "version", "build", "decisions/s", "× catanatron", "× backgammon", "per yardstick",
)  # fmt: skip
DEMAND_HEAD = ("random play", "times", "measured", "")
FIGURE_HEAD = ("what", "build", "measured", "at most", "yardsticks", "")


def play_table(results: Results) -> list[Cells]:
    rows = [row for row in results.rows.values() if row.key != "yardstick"]
    return [PLAY_HEAD, *(play_line(results, row) for row in rows)]


def play_line(results: Results, row: Row) -> Cells:
    return (
        row.program,
        row.version,
        row.build,
        f"{median(row.rates):,.0f} ({min(row.rates):,.0f}–{max(row.rates):,.0f})",
        spread(results.ratios(row.key, "catanatron")),
        spread(results.ratios(row.key, "backgammon")),
        f"{median(results.ratios(row.key, 'yardstick')):.1f}",
    )


def demand_table(results: Results) -> list[Cells]:
    return [DEMAND_HEAD, *(demand_line(results, demand) for demand in results.demands)]


def demand_line(results: Results, demand: Demand) -> Cells:
    ratios = results.ratios(demand.fast, demand.slow)
    return (
        f"{demand.fast} against {demand.slow} ({demand.word})",
        f"at least {demand.times:g}",
        spread(ratios),
        verdict(median(ratios) >= demand.times),
    )


def figure_table(results: Results) -> list[Cells]:
    lines = [
        figure_line(build, figure)
        for build, figures in results.figures.items()
        for figure in figures
        if figure["at_most"] is not None
    ]
    return [FIGURE_HEAD, *lines]


def figure_line(build: str, figure: dict[str, Any]) -> Cells:
    value, bound, yardsticks = figure["value"], figure["at_most"], figure["yardsticks"]
    return (
        figure["what"],
        build,
        f"{value:.3g} {figure['unit']}",
        f"{bound:g} {figure['unit']}",
        "–" if yardsticks is None else f"{yardsticks:.3g}",
        verdict(value <= bound),
    )


def spread(values: Sequence[float]) -> str:
    return f"{median(values):.2f} ({min(values):.2f}–{max(values):.2f})"


def verdict(good: bool) -> str:
    return "pass" if good else "FAIL"


def failures(results: Results) -> int:
    """How many required bounds are not kept; an aim is not required."""
    required = [demand_line(results, d) for d in results.demands if d.word == "required"]
    return sum(line[-1] == "FAIL" for line in [*required, *figure_table(results)])


def machine() -> str:
    """The machine in words."""
    cpu = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.is_file():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                cpu = line.partition(":")[2].strip()
                break
    return f"{cpu}, {platform.system()}, Python {platform.python_version()}"


def markdown(lines: Sequence[Cells]) -> str:
    head, *body = lines
    rows = [head, ["---"] * len(head), *body]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def page(results: Results) -> str:
    """The measured part of docs/performance.md."""
    yardstick = results.rows["yardstick"]
    chance = "\n".join(
        f"- {row.program} ({row.build}): {row.chance}."
        for row in results.rows.values()
        if row.key != "yardstick" and row.build != "plain"
    )
    rounds = len(yardstick.rates)
    return f"""\
Measured on {date.today():%d %B %Y} on one core of this machine: {machine()}.
Medians of {rounds} interleaved rounds of {results.seconds:g} s of CPU time each; the programs take
turns, only one runs at a time. In brackets the least and the greatest of the rounds. One yardstick
took {1e6 / median(yardstick.rates):.0f} µs.

### Random play

{markdown(play_table(results))}

Only decisions of players are counted. Chance is counted apart:

{chance}

{markdown(demand_table(results))}

### What else must be quick and small

{markdown(figure_table(results))}"""


def write_page(path: Path, results: Results) -> None:
    write_part(path, BEGIN, END, page(results))


def write_part(path: Path, begin: str, end: str, part: str) -> None:
    """Replace what stands between the markers; the rest of the page is written by hand."""
    text = path.read_text(encoding="utf-8")
    before, _, rest = text.partition(begin)
    _, _, after = rest.partition(end)
    if not rest or not after:
        raise SystemExit(f"{path.name} has lost the markers around its measured part.")
    path.write_text(f"{before}{begin}\n\n{part}\n\n{end}{after}", encoding="utf-8")
