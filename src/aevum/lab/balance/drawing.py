"""Plots drawn as SVG: intervals, shares, scores, rates, and a table of changes."""

from __future__ import annotations

from html import escape
from statistics import mean

from aevum.lab.ladder import wilson

WIDTH = 720
LEFT = 190
LINE = 26
COLOURS = ("#a63d40", "#3d6fa6", "#5c8a4c", "#c0892b")
"""One for each part of a whole."""


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


EVEN, WHOLE = (20, 80), (0, 100)
"""Percent on the axis of shares: those of two, or where some lie further out."""


def whiskers(rows: list[tuple[str, float, int]], low: float, high: float) -> str:
    """Shares in percent with their 95 % intervals; the band is where they should lie."""
    height = LINE * (len(rows) + 1.5)
    spans = [tuple(100 * edge for edge in wilson(won, games)) for _, won, games in rows]
    even = all(EVEN[0] <= least and most <= EVEN[1] for least, most in spans)
    left, right = EVEN if even else WHOLE
    edges = [on_axis(edge, left, right) for edge in (low, high)]
    parts = [box(edges[0], 6, edges[1] - edges[0], height - 30, "#e4ecdc")]
    for mark in range(left, right + 1, 10):
        x = on_axis(mark, left, right)
        parts += [rule(x, 6, x, height - 24, "#ddd"), text(x, height - 8, f"{mark} %", "middle")]
    for number, ((label, won, games), (least, most)) in enumerate(zip(rows, spans, strict=True)):
        y = LINE * (number + 0.8)
        value = 100.0 * won / games
        inside = low <= value <= high
        colour = "#2f6b2f" if inside else "#a3261f"
        x = on_axis(value, left, right)
        parts += [
            text(LEFT - 12, y + 4, label, "end"),
            rule(on_axis(least, left, right), y, on_axis(most, left, right), y, colour, 2),
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


def rates(
    rows: list[tuple[str, int, int]], low: float = 10, high: float = 85, done: str = "built"
) -> str:
    """How often each of some things was used when it could be."""
    height = 20 * (len(rows) + 1.4)
    edges = [on_axis(edge, 0, 100) for edge in (low, high)]
    parts = [box(edges[0], 0, edges[1] - edges[0], height - 24, "#e4ecdc")]
    for number, (label, drawn, built) in enumerate(rows):
        y = 20 * number + 3
        value = 100.0 * built / drawn if drawn else 0.0
        colour = "#3d6fa6" if low <= value <= high else "#a3261f"
        tip = f"{label}: {done} in {built} of {drawn} games"
        parts += [
            text(LEFT - 12, y + 12, label, "end"),
            box(LEFT, y, on_axis(value, 0, 100) - LEFT, 14, colour, tip),
            text(WIDTH - 50, y + 12, f"{value:.0f} %"),
        ]
    return svg(height, parts, "build rates")


def changes(columns: list[str], rows: list[str], table: list[tuple[int, int, float, int]]) -> str:
    """A number of games and a change, in %-points, for each column and row of the table."""
    cell = (WIDTH - LEFT - 10) / len(columns)
    height = 20 * (len(rows) + 1.5)
    parts = [text(LEFT + cell * (n + 0.5), 16, word, "middle") for n, word in enumerate(columns)]
    for number, word in enumerate(rows):
        parts.append(text(LEFT - 12, 20 * number + 38, word, "end"))
    for column, line, change, games in table:
        strong = min(1.0, abs(change) / 10.0)
        colour = "#2f6b2f" if change > 0 else "#a3261f"
        x, y = LEFT + cell * column, 20 * line + 24
        parts.append(
            f'<rect x="{x:.1f}" y="{y}" width="{cell - 2:.1f}" height="18" fill="{colour}" '
            f'fill-opacity="{strong:.2f}"><title>{games} games</title></rect>'
        )
        parts.append(text(x + cell / 2, y + 14, f"{change:+.1f}", "middle"))
    return svg(height, parts, "changes")
