"""Lines in a frame, as SVG: how a network learned, and how far it can be trusted."""

from __future__ import annotations

from html import escape

from aevum.lab.balance.drawing import rule, text

COLOURS = ("#a63d40", "#3d6fa6", "#5c8a4c", "#c0892b")
WIDTH, HEIGHT = 340.0, 240.0
LEFT, RIGHT, TOP, BOTTOM = 44.0, 22.0, 28.0, 34.0
Points = list[tuple[float, float]]


class Frame:
    """A plot with its title, its ends on both axes, and marks in percent or as they are."""

    def __init__(
        self, title: str, below: str, x: tuple[float, float], y: tuple[float, float]
    ) -> None:
        self.x, self.y = x, y
        self.parts = [text(LEFT, 16, title), text(WIDTH - RIGHT, HEIGHT - 4, below, "end", "#555")]

    def at(self, point: tuple[float, float]) -> tuple[float, float]:
        across = (point[0] - self.x[0]) / (self.x[1] - self.x[0])
        up = (point[1] - self.y[0]) / (self.y[1] - self.y[0])
        return (
            LEFT + across * (WIDTH - LEFT - RIGHT),
            HEIGHT - BOTTOM - up * (HEIGHT - TOP - BOTTOM),
        )

    def marks(self, across: list[tuple[float, str]], up: list[tuple[float, str]]) -> None:
        for value, words in across:
            x, y = self.at((value, self.y[0]))
            self.parts += [rule(x, TOP, x, y, "#ddd"), text(x, y + 14, words, "middle", "#555")]
        for value, words in up:
            x, y = self.at((self.x[0], value))
            self.parts += [rule(x, y, WIDTH - RIGHT, y, "#ddd")]
            self.parts += [text(x - 6, y + 4, words, "end", "#555")]

    def line(self, points: Points, colour: str, dashed: bool = False) -> None:
        places = " ".join("{:.1f},{:.1f}".format(*self.at(point)) for point in points)
        dashes = ' stroke-dasharray="4 3"' if dashed else ""
        self.parts.append(
            f'<polyline points="{places}" fill="none" stroke="{colour}"'
            f' stroke-width="1.6"{dashes}/>'
        )

    def dots(self, points: Points, colour: str) -> None:
        for point in points:
            x, y = self.at(point)
            self.parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>')


def legend(names: list[str]) -> str:
    parts = []
    for number, word in enumerate(names):
        x = LEFT + number * 110
        parts += [rule(x, 14, x + 18, 14, COLOURS[number], 3), text(x + 24, 18, word)]
    return "".join(parts)


def drawing(frames: list[Frame], names: list[str], what: str) -> str:
    """Frames side by side, two in a row, over one legend."""
    rows = -(-len(frames) // 2)
    height = rows * HEIGHT + 28
    placed = [
        f'<g transform="translate({number % 2 * WIDTH:.0f} {number // 2 * HEIGHT:.0f})">'
        + "".join(frame.parts)
        + "</g>"
        for number, frame in enumerate(frames)
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {2 * WIDTH:.0f} {height:.0f}" '
        f'role="img" aria-label="{escape(what)}" font-family="sans-serif" font-size="12">'
        '<rect width="100%" height="100%" fill="#fff"/>'
        + "".join(placed)
        + f'<g transform="translate(0 {rows * HEIGHT:.0f})">{legend(names)}</g></svg>\n'
    )
