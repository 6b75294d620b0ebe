"""A sheet of characters to draw maps on: text, and boxes whose borders join where they touch."""

from __future__ import annotations

from itertools import groupby

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8

# Indexed by the sum of the directions in which a border leaves the cell.
LIGHT = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
HEAVY = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"


class Canvas:
    """Cells of one character each; later strokes lie over earlier ones."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._char = [[" "] * width for _ in range(height)]
        self._style = [[Style.null()] * width for _ in range(height)]
        self._edges = [[0] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write text; what does not fit is cut off."""
        look = Style.parse(style)
        for offset, char in enumerate(text[: self.width - x]):
            self._char[y][x + offset] = char
            self._style[y][x + offset] = look

    def put_text(self, x: int, y: int, text: Text) -> None:
        """Write text that carries styles of its own."""
        for start, end, style in _runs(text):
            self.put(x + start, y, text.plain[start:end], style)

    def box(self, x: int, y: int, width: int, height: int, style: str, heavy: bool) -> None:
        """A border around the cells between; it joins the borders it meets."""
        right, bottom = x + width, y + height
        for column in range(x, right):
            for row in (y, bottom):
                self._edge(column, row, RIGHT, style, heavy)
                self._edge(column + 1, row, LEFT, style, heavy)
        for row in range(y, bottom):
            for column in (x, right):
                self._edge(column, row, DOWN, style, heavy)
                self._edge(column, row + 1, UP, style, heavy)

    def _edge(self, x: int, y: int, direction: int, style: str, heavy: bool) -> None:
        self._edges[y][x] |= direction
        glyphs = HEAVY if heavy else LIGHT
        self._char[y][x] = glyphs[self._edges[y][x]]
        self._style[y][x] = Style.parse(style)

    def text(self) -> Text:
        drawn = Text(no_wrap=True)
        for row, (chars, styles) in enumerate(zip(self._char, self._style, strict=True)):
            if row:
                drawn.append("\n")
            start = 0
            for style, run in groupby(styles):
                end = start + len(list(run))
                drawn.append("".join(chars[start:end]), style)
                start = end
        return drawn


def _runs(text: Text) -> list[tuple[int, int, str]]:
    """The stretches of a text, each with its style; unstyled stretches first."""
    whole = [(0, len(text.plain), str(text.style))]
    return whole + [(span.start, span.end, str(span.style)) for span in text.spans]


def fit(text: str, width: int) -> str:
    """The text in exactly this many cells, cut with an ellipsis or filled with blanks."""
    if cell_len(text) > width:
        text = text[: width - 1] + "…"
    return text + " " * (width - cell_len(text))
