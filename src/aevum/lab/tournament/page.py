"""The report: ladder and pairings on one page without scripts, and the numbers as CSV."""

from __future__ import annotations

import csv
from html import escape
from itertools import pairwise
from pathlib import Path

from aevum import games
from aevum.lab.balance.drawing import text
from aevum.lab.ladder import wilson
from aevum.lab.tournament.plan import decided
from aevum.lab.tournament.rating import Rating, ratings
from aevum.lab.tournament.run import Standing

LAPIS = "#1f4f87"
OCHRE = "#c98a2e"
LINE = 34
LEFT, RIGHT, RATED, WIDTH = 100, 320, 445, 520
"""Of the ladder: where points begin and end, where ratings end, and the whole."""

STYLE = """
:root { --bg: #e4dac6; --surface: #f7f1e4; --well: #ece2cd; --line: #cbbc9f; --ink: #2a2118;
  --ink-2: #5b4b39; --brand: #6d2436 }
* { box-sizing: border-box }
body { margin: 0; padding: 1rem 1.5rem; background: var(--bg); color: var(--ink);
  font: 15px/1.35 "Source Sans 3", "Source Sans Pro", system-ui, sans-serif }
h1, h2 { font-family: Cinzel, Georgia, serif; font-variant: small-caps; color: var(--brand);
  font-weight: 600; margin: 0; letter-spacing: 0.02em }
h1 { font-size: 1.7rem } h2 { font-size: 1.2rem }
header p { margin: 0.2rem 0 1rem; color: var(--ink-2) } header b { color: var(--ink) }
main { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 29rem), 1fr));
  gap: 0.75rem }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 10px;
  padding: 0.75rem 1rem; overflow-x: auto; box-shadow: 0 1px 2px rgb(60 40 15 / .18) }
section > div { display: flex; justify-content: space-between; align-items: baseline }
small, .quiet { color: var(--ink-2); font-size: 13px }
p { margin: 0.25rem 0 0.5rem }
svg { width: 100%; height: auto } svg text { font: 14px system-ui, sans-serif }
table { border-collapse: separate; border-spacing: 3px }
th { font-size: 13px; font-weight: 600; text-align: center } th[scope=row] { text-align: left }
td { width: 3.4rem; height: 2.3rem; text-align: center; border-radius: 3px; line-height: 1.05 }
td b { display: block; font-size: 15px } td small { color: inherit }
td.even { outline: 2px dashed var(--ink); outline-offset: -2px }
td.self { outline: 1px dashed var(--line); outline-offset: -2px }
"""


def finding(found: list[Rating]) -> str:
    """Who leads, and who cannot be told apart, in a sentence."""
    first, second = found[0], found[1]
    if first.low <= second.high:
        lead = f"<b>{escape(first.bot)}</b> and <b>{escape(second.bot)}</b> cannot be told apart."
    else:
        by = first.elo - second.elo
        lead = f"<b>{escape(first.bot)} leads</b> by {by:.0f}."
    alike = [
        f"{escape(a.bot)} and {escape(b.bot)}" for a, b in pairwise(found[1:]) if a.low <= b.high
    ]
    return lead + (f" {'; '.join(alike)} cannot be told apart." if alike else "")


def ladder(found: list[Rating]) -> str:
    """Point and 95 % interval; the anchor is a hollow diamond, who never won an arrow."""
    rated = [r for r in found if not r.never_won]
    low = min(r.low for r in rated) - 40
    high = max(r.high for r in rated) + 40

    def at(elo: float) -> float:
        return LEFT + (elo - low) / (high - low) * (RIGHT - LEFT)

    height = LINE * (len(found) + 1.6)
    parts = [text(RATED, 14, "rating", "end", "#5b4b39")]
    parts.append(text(WIDTH - 6, 14, "games/s", "end", "#5b4b39"))
    step = 100 if high - low < 500 else 200 if high - low < 1000 else 500
    for mark in range(int(low // step + 1) * step, int(high) + 1, step):
        parts.append(f'<path d="M{at(mark):.1f} 22V{height - 22:.1f}" stroke="#cbbc9f"/>')
        parts.append(text(at(mark), height - 6, str(mark), "middle", "#5b4b39"))
    for number, rating in enumerate(found):
        y = LINE * (number + 1.2)
        if number % 2 == 0:
            parts.insert(0, f'<rect y="{y - LINE / 2:.1f}" width="{WIDTH}" height="{LINE}" '
                            'fill="#ece2cd" fill-opacity=".5"/>')  # fmt: skip
        parts += [text(6, y + 5, rating.bot), *mark_of(rating, at, y)]
        speed = 1 / rating.seconds if rating.seconds else 0.0
        parts.append(text(WIDTH - 6, y + 5, f"{speed:.3g}", "end"))
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="Ratings with their '
        f'95 % intervals">{"".join(parts)}</svg>'
    )


def mark_of(rating: Rating, at: object, y: float) -> list[str]:
    assert callable(at)
    if rating.never_won:
        told = f"&lt; {rating.high:.0f}"
        arrow = (
            f'<path d="M{LEFT + 8} {y - 5}l-8 5l8 5" fill="none" stroke="#5b4b39" '
            'stroke-width="2"/>'
        )
        won = text(LEFT + 14, y + 5, f"won 0 of {rating.games} games", "start", "#5b4b39")
        return [arrow, won, f'<text x="{RATED}" y="{y + 5}" text-anchor="end">{told}</text>']
    x = at(rating.elo)
    if rating.is_anchor:
        diamond = (
            f'<path d="M{x:.1f} {y - 8}l8 8l-8 8l-8 -8z" fill="#f7f1e4" '
            'stroke="#2a2118" stroke-width="2"/>'
        )
        fixed = text(x + 14, y + 5, "fixed", "start", "#5b4b39")
        return [diamond, fixed, text(RATED, y + 5, f"{rating.elo:.0f}", "end")]
    left, right = at(rating.low), at(rating.high)
    half = (rating.high - rating.low) / 2
    return [
        f'<path d="M{left:.1f} {y}H{right:.1f}M{left:.1f} {y - 6}v12M{right:.1f} {y - 6}v12" '
        f'stroke="{LAPIS}" stroke-width="2.5"/>',
        f'<circle cx="{x:.1f}" cy="{y}" r="5.5" fill="{LAPIS}" stroke="#f7f1e4"/>',
        text(RATED, y + 5, f"{rating.elo:.0f} ± {half:.0f}", "end"),
    ]


def pairing_cells(standing: Standing, row: str, column: str) -> str:
    """Row beats column: share and half interval in percent, by colour; dashed = undecided."""
    key = (row, column) if (row, column) in standing.results else (column, row)
    mine = list(standing.results[key].values())
    if not mine:
        return "<td></td>"
    won = sum(g.won for g in mine)
    won = won if key == (row, column) else len(mine) - won
    low, high = wilson(won, len(mine))
    share = won / len(mine)
    colour, strength = (LAPIS, share - 0.5) if share >= 0.5 else (OCHRE, 0.5 - share)
    even = "" if decided(won, len(mine)) or not low <= 0.5 <= high else ' class="even"'
    paint = f"color-mix(in srgb, {colour} {10 + 100 * strength:.0f}%, #f7f1e4)"
    bound = f"± {50 * (high - low):.0f}"
    if share in (0, 1):
        bound = f"≥ {100 * low:.0f}" if share else f"≤ {100 * high:.0f}"
    tip = f"{row} against {column}: {won:g} of {len(mine)} games"
    return (
        f'<td{even} style="background:{paint}" title="{escape(tip)}"><b>{100 * share:.0f}</b>'
        f"<small>{bound}</small></td>"
    )


def pairings(standing: Standing, order: list[str]) -> str:
    head = "".join(f'<th scope="col">{escape(bot)}</th>' for bot in order)
    lines = []
    for row in order:
        cells = [
            '<td class="self"></td>' if row == column else pairing_cells(standing, row, column)
            for column in order
        ]
        lines.append(f'<tr><th scope="row">{escape(row)}</th>{"".join(cells)}</tr>')
    return f"<table><tr><th></th>{head}</tr>{''.join(lines)}</table>"


def page(standing: Standing) -> str:
    """The whole report."""
    plan = standing.plan
    found = ratings(plan, standing.games)
    order = [rating.bot for rating in found]
    title = f"{escape(games.GAMES[plan.game].title['en'])}: how strong?"
    done = sum(standing.is_done(pairing) for pairing in plan.pairings)
    stops = ", a pairing ends when it is decided" if plan.early else ""
    return f"""<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>{title}</title><style>{STYLE}</style>
<header><h1>{title}</h1><p><b>{len(standing.games)}</b> games · <b>{done}</b> of
{len(plan.pairings)} pairings finished, of at most {plan.games}{stops} · <b>95 %</b> intervals ·
{plan.seats} seats</p></header><main>
<section><div><h2>Ladder</h2><small>one core for games/s</small></div>
<p>{finding(found)}</p>{ladder(found)}</section>
<section><div><h2>Pairings</h2><small>row beats column, %</small></div>
{pairings(standing, order)}<p class="quiet">dashed frame: the interval holds 50</p></section></main>
"""


def write(folder: Path, standing: Standing) -> Path:
    """`tournament.html`, and its numbers beside it."""
    path = folder / "tournament.html"
    path.write_text(page(standing), encoding="utf-8")
    with (folder / "ratings.csv").open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(Rating._fields)
        rows.writerows(ratings(standing.plan, standing.games))
    return path
