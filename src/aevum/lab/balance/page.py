"""The balance report as one HTML file with plots, and its numbers as CSV and JSON."""

from __future__ import annotations

import csv
import math
from html import escape
from pathlib import Path
from typing import Any

import msgspec

from aevum import games
from aevum.lab.balance.measures import Measure
from aevum.lab.balance.plan import Plan
from aevum.lab.balance.study import Sheet, study_of

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem;
  color: #222; background: #fdfcf9 }
h1, h2 { font-family: Georgia, serif; font-weight: 600 }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem }
td, th { padding: 0.25rem 0.5rem; border-bottom: 1px solid #ddd; text-align: left }
td.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
.good { color: #2f6b2f } .bad { color: #a3261f; font-weight: 600 }
svg { width: 100%; height: auto; margin: 0.5rem 0 } svg text { font: 13px system-ui, sans-serif }
figcaption { color: #555; font-size: 0.9rem } figure { margin: 1.5rem 0 }
"""


def goal(m: Measure) -> str:
    if m.high == math.inf:
        return ""
    if m.low == m.high:
        return f"{m.low:g}"
    if m.high >= 100 and m.unit == "%":
        return f"≥ {m.low:g}"
    return f"≤ {m.high:g}" if m.low == 0 else f"{m.low:g} to {m.high:g}"


def table_of(found: list[Measure]) -> str:
    lines = []
    for m in found:
        margin = f" ± {m.margin:.1f}" if m.margin else ""
        verdict = '<td class="good">yes</td>' if m.good else '<td class="bad">no</td>'
        lines.append(
            f'<tr><td>{m.id}</td><td>{escape(m.what)}</td><td class="n">{m.value:.1f}{margin} '
            f'{m.unit}</td><td class="n">{goal(m)}</td>{verdict}</tr>'
        )
    head = "<tr><th></th><th>measure</th><th>value</th><th>wanted</th><th>met</th></tr>"
    return f"<table>{head}{''.join(lines)}</table>"


def page(plan: Plan, played: list[Any], ladder: Path | None = None) -> str:
    """The whole report."""
    study = study_of(plan.name)
    found = study.measures(plan, played, ladder)
    title = f"{escape(games.GAMES[plan.name].title['en'])}: balance"
    body = [
        f"<h1>{title}</h1>",
        f"<p>{len(played)} games between equal players (<code>{escape(plan.bot)}</code>); "
        f"{sum(m.good for m in found)} of {len(found)} lines within their target. A value after ± "
        "is half of the 95 % interval.</p>",
        table_of(found),
        *study.plots(plan, played),
    ]
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>{STYLE}</style>" + "\n".join(body)
    )


def write(folder: Path, plan: Plan, played: list[Any], ladder: Path | None = None) -> Path:
    """`balance.html`, and its numbers beside it as JSON and CSV."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "balance.html"
    path.write_text(page(plan, played, ladder), encoding="utf-8")
    study = study_of(plan.name)
    found = [
        {**msgspec.to_builtins(m), "good": m.good} for m in study.measures(plan, played, ladder)
    ]
    numbers = {"bot": plan.bot, "games": len(played), "measures": found}
    encoded = msgspec.json.format(msgspec.json.encode(numbers), indent=2)
    (folder / "measures.json").write_bytes(encoded + b"\n")
    for name, sheet in study.sheets(plan, played).items():
        write_csv(folder / f"{name}.csv", sheet)
    return path


def write_csv(path: Path, sheet: Sheet) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows(sheet)
