"""The balance report as one HTML file with plots drawn as SVG, and its numbers as CSV and JSON."""

from __future__ import annotations

import csv
from html import escape
from pathlib import Path
from statistics import mean
from typing import Any

import msgspec

from aevum.games.rising_cultures.components import CATEGORIES, NATIONS, USES
from aevum.lab.balance import (
    PAIRINGS,
    Measure,
    Played,
    Side,
    card_rates,
    load,
    measures,
    name,
    province_table,
    wins_of,
)
from aevum.lab.ladder import wilson

WIDTH = 720
LEFT = 190
LINE = 26
COLOURS = ("#a63d40", "#3d6fa6", "#5c8a4c", "#c0892b")
"""One for each nation, category or use."""

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


# -- drawing --------------------------------------------------------------------------------------


def svg(height: float, parts: list[str], what: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(what)}">'
        + "".join(parts)
        + "</svg>"
    )


def text(x: float, y: float, words: str, anchor: str = "start", colour: str = "#222") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">'
        f"{escape(words)}</text>"
    )


def box(x: float, y: float, width: float, height: float, colour: str, title: str = "") -> str:
    tip = f"<title>{escape(title)}</title>" if title else ""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{height:.1f}" '
        f'fill="{colour}">{tip}</rect>'
    )


def rule(x1: float, y1: float, x2: float, y2: float, colour: str = "#999", width: float = 1) -> str:
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
        f'stroke="{colour}" stroke-width="{width}"/>'
    )


def legend(names: list[str], y: float) -> list[str]:
    parts = []
    for number, word in enumerate(names):
        x = LEFT + number * 125
        parts += [box(x, y - 10, 12, 12, COLOURS[number]), text(x + 18, y, word)]
    return parts


def on_axis(value: float, low: float, high: float) -> float:
    """Where a value lies between the left and the right end of a plot."""
    part = (min(max(value, low), high) - low) / (high - low)
    return LEFT + part * (WIDTH - LEFT - 60)


def whiskers(rows: list[tuple[str, float, int]], low: float, high: float) -> str:
    """Shares in percent with their 95 % intervals; the band is where they should lie."""
    height = LINE * (len(rows) + 1.5)
    edges = [on_axis(edge, 20, 80) for edge in (low, high)]
    parts = [box(edges[0], 6, edges[1] - edges[0], height - 30, "#e4ecdc")]
    for mark in range(20, 81, 10):
        x = on_axis(mark, 20, 80)
        parts += [rule(x, 6, x, height - 24, "#ddd"), text(x, height - 8, f"{mark} %", "middle")]
    for number, (label, won, games) in enumerate(rows):
        y = LINE * (number + 0.8)
        least, most = wilson(won, games)
        value = 100.0 * won / games
        inside = low <= value <= high
        colour = "#2f6b2f" if inside else "#a3261f"
        x = on_axis(value, 20, 80)
        parts += [
            text(LEFT - 12, y + 4, label, "end"),
            rule(on_axis(100 * least, 20, 80), y, on_axis(100 * most, 20, 80), y, colour, 2),
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{colour}"/>',
            text(WIDTH - 50, y + 4, f"{value:.1f} %"),
        ]
    return svg(height, parts, "win rates")


def stacks(rows: list[tuple[str, list[float]]], names: list[str]) -> str:
    """Shares that add up to a whole, one bar per row."""
    parts = []
    whole = WIDTH - LEFT - 20
    for number, (label, values) in enumerate(rows):
        y = LINE * number + 6
        parts.append(text(LEFT - 12, y + 14, label, "end"))
        x = float(LEFT)
        total = sum(values) or 1.0
        for colour, value in zip(COLOURS, values, strict=False):
            width = whole * value / total
            parts.append(box(x, y, width, 18, colour))
            if width > 34:
                parts.append(
                    text(x + width / 2, y + 13, f"{100 * value / total:.0f} %", "middle", "#fff")
                )
            x += width
    height = LINE * (len(rows) + 1) + 10
    return svg(height, parts + legend(names, height - 8), "shares")


def histogram(label: str, groups: list[list[int]], names: list[str], bins: range) -> str:
    """Scores of winners and losers, in steps of two points."""
    counts = [[sum(start <= s < start + 2 for s in group) for start in bins] for group in groups]
    top = max(max(line) for line in counts) or 1
    width = (WIDTH - LEFT - 20) / len(bins)
    parts = [text(LEFT - 12, 70, label, "end")]
    for line, colour in zip(counts, ("#2f6b2f", "#a3261f"), strict=True):
        for number, count in enumerate(line):
            tall = 90.0 * count / top
            parts.append(
                f'<rect x="{LEFT + number * width:.1f}" y="{100 - tall:.1f}" '
                f'width="{width:.1f}" height="{tall:.1f}" fill="{colour}" fill-opacity="0.5"/>'
            )
    parts.append(rule(LEFT, 100, WIDTH - 20, 100))
    for number, start in enumerate(bins):
        if start % 10 == 0:
            parts.append(text(LEFT + number * width, 116, str(start), "middle"))
    means = ", ".join(
        f"{word} {mean(group):.1f}" for word, group in zip(names, groups, strict=True) if group
    )
    parts.append(text(LEFT - 12, 88, means, "end", "#555"))
    return svg(122, parts, f"scores of {label}")


def rates(rows: list[tuple[str, int, int]]) -> str:
    """How often each card is built when it is drawn."""
    height = 20 * (len(rows) + 1.4)
    edges = [on_axis(edge, 0, 100) for edge in (10, 85)]
    parts = [box(edges[0], 0, edges[1] - edges[0], height - 24, "#e4ecdc")]
    for number, (label, drawn, built) in enumerate(rows):
        y = 20 * number + 3
        value = 100.0 * built / drawn if drawn else 0.0
        colour = "#3d6fa6" if 10 <= value <= 85 else "#a3261f"
        tip = f"{label}: built in {built} of {drawn} games"
        parts += [
            text(LEFT - 12, y + 12, label, "end"),
            box(LEFT, y, on_axis(value, 0, 100) - LEFT, 14, colour, tip),
            text(WIDTH - 50, y + 12, f"{value:.0f} %"),
        ]
    return svg(height, parts, "build rates")


def changes(table: list[tuple[int, int, float, int]]) -> str:
    """By how much a province in the row changes the win rate of a nation."""
    provinces = load().axes["province"]
    cell = (WIDTH - LEFT - 10) / len(NATIONS)
    height = 20 * (len(provinces) + 1.5)
    parts = [text(LEFT + cell * (n + 0.5), 16, name(n), "middle") for n in range(len(NATIONS))]
    for province, word in enumerate(provinces):
        parts.append(text(LEFT - 12, 20 * province + 38, word.capitalize(), "end"))
    for nation, province, change, games in table:
        strong = min(1.0, abs(change) / 10.0)
        colour = "#2f6b2f" if change > 0 else "#a3261f"
        x, y = LEFT + cell * nation, 20 * province + 24
        parts.append(
            f'<rect x="{x:.1f}" y="{y}" width="{cell - 2:.1f}" height="18" fill="{colour}" '
            f'fill-opacity="{strong:.2f}"><title>{games} games</title></rect>'
        )
        parts.append(text(x + cell / 2, y + 14, f"{change:+.1f}", "middle"))
    return svg(height, parts, "changes by provinces")


# -- the page -------------------------------------------------------------------------------------


def figure(drawing: str, caption: str) -> str:
    return f"<figure>{drawing}<figcaption>{escape(caption)}</figcaption></figure>"


def goal(m: Measure) -> str:
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


def page(played: list[Played], bot: str, ladder: Path | None = None) -> str:
    """The whole report."""
    found = measures(played, ladder)
    sides = [side for p in played for side in p.sides]
    body = [
        "<h1>Rising Cultures: balance</h1>",
        f"<p>{len(played)} games between equal players (<code>{escape(bot)}</code>), nations and "
        f"seats swapped; {sum(m.good for m in found)} of {len(found)} lines within their target. "
        "A value after ± is half of the 95 % interval.</p>",
        table_of(found),
        "<h2>Who wins</h2>",
        figure(pairing_plot(played), "Win rate of the first-named nation, 95 % intervals (B1)."),
        "<h2>Scores</h2>",
        *[score_plot(played, nation) for nation in range(len(NATIONS))],
        "<p>Winners green, losers red; the numbers are means (B3).</p>",
        figure(share_plot(sides, "sheet"), "Where the points come from (B4)."),
        figure(share_plot(sides, "uses"), "What cards are used for (B5)."),
        "<h2>How often cards are built</h2>",
        *[card_plot(sides, nation) for nation in range(len(NATIONS))],
        "<h2>Provinces</h2>",
        figure(
            changes(province_table(played)),
            "Change of a nation's win rate, in %-points, when a province lies in the row (B16).",
        ),
    ]
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>Rising Cultures: balance</title><style>{STYLE}</style>" + "\n".join(body)
    )


def pairing_plot(played: list[Played]) -> str:
    rows = []
    for pairing, (one, other) in enumerate(PAIRINGS):
        won, games = wins_of(played, pairing)
        if games:
            rows.append((f"{name(one)} – {name(other)}", float(won), games))
    return whiskers(rows, 45, 55)


def score_plot(played: list[Played], nation: int) -> str:
    won = [p.sides[p.winner].points for p in played if p.sides[p.winner].nation == nation]
    lost = [p.sides[1 - p.winner].points for p in played if p.sides[1 - p.winner].nation == nation]
    scores = [side.points for p in played for side in p.sides]
    bins = range(min(scores) // 2 * 2, max(scores) + 1, 2)
    return histogram(name(nation), [won, lost], ["won", "lost"], bins) if won or lost else ""


def share_plot(sides: list[Side], what: str) -> str:
    names = list(CATEGORIES if what == "sheet" else USES)
    rows = []
    for nation in range(len(NATIONS)):
        mine = [getattr(side, what) for side in sides if side.nation == nation]
        if mine:
            rows.append((name(nation), [float(sum(column)) for column in zip(*mine, strict=True)]))
    return stacks(rows, names)


def card_plot(sides: list[Side], nation: int) -> str:
    game = load()
    prefix = f"{NATIONS[nation]}_"
    rows = [
        (game.label("card", game.axes["card"][card], "en"), drawn, built)
        for card, drawn, built in card_rates(sides)
        if game.axes["card"][card].startswith(prefix)
    ]
    rows.sort(key=lambda line: -line[2] / max(1, line[1]))
    return figure(rates(rows), f"{name(nation)}: built when drawn (B11).")


# -- files ----------------------------------------------------------------------------------------


def write(folder: Path, played: list[Played], bot: str, ladder: Path | None = None) -> Path:
    """`balance.html`, and its numbers beside it as JSON and CSV."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "balance.html"
    path.write_text(page(played, bot, ladder), encoding="utf-8")
    found = [{**msgspec.to_builtins(m), "good": m.good} for m in measures(played, ladder)]
    numbers = {"bot": bot, "games": len(played), "measures": found}
    encoded = msgspec.json.format(msgspec.json.encode(numbers), indent=2)
    (folder / "measures.json").write_bytes(encoded + b"\n")
    write_games(folder / "games.csv", played)
    sides = [side for p in played for side in p.sides]
    cards = load().axes["card"]
    write_csv(
        folder / "cards.csv", ["card", "drawn", "built"],
        [[cards[card], drawn, built] for card, drawn, built in card_rates(sides)],
    )  # fmt: skip
    provinces = load().axes["province"]
    write_csv(
        folder / "provinces.csv", ["nation", "province", "change", "games"],
        [[NATIONS[n], provinces[p], round(change, 2), games]
         for n, p, change, games in province_table(played)],
    )  # fmt: skip
    return path


def write_games(path: Path, played: list[Played]) -> None:
    """One line per seat and game."""
    head = ["pairing", "game", "seat", "nation", "first", "won", *CATEGORIES, *USES]
    head += ["stage", "golden", "provinces", "paid_swaps", "limited", "decisions"]
    lines: list[list[Any]] = []
    for p in played:
        for seat, side in enumerate(p.sides):
            line = [p.pairing, p.number, seat, NATIONS[side.nation], int(p.first == seat)]
            line += [int(p.winner == seat), *side.sheet, *side.uses, side.stage, side.golden]
            line += [side.provinces, side.paid_swaps, side.limited, p.decisions]
            lines.append(line)
    write_csv(path, head, lines)


def write_csv(path: Path, head: list[str], lines: list[list[Any]]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(head)
        writer.writerows(lines)
