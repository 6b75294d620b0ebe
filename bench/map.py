"""How smoothly maps pan in a browser that draws in software.

Run it from the repository: python -m bench.map
It opens the page /map-demo (215 provinces, 600 pieces) and a table of each game with a great map,
as full as it gets, takes hold of the map with the mouse and moves it in every frame.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import sync_playwright
from rich.console import Console
from tests.server.house import ME, bot
from tests.web.conftest import CHROMIUM
from tests.web.seat import QUICK, At, Visit
from tests.web.staged import Stage

import aevum.server
from aevum import games
from bench.report import Cells, write_part
from bench.run import grid

PAGE = Path(aevum.server.__file__).parent / "static"
WINDOW = {"width": 1366, "height": 768}
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
MEDIAN, TAIL = 20.0, 33.0
"""At most so many milliseconds a frame: the median and the 95th percentile."""
SCALES = {"the whole map": 0, "provinces": 3, "every piece to be read": 5}
"""What is seen, and how often one goes closer from the whole map to see it."""
BEGIN = "<!-- map: written by `make bench` -->"
END = "<!-- map: end -->"
HEAD = ("map", "what is seen", "frames", "median ms", "95th percentile ms", "best round ms", "")

DRAG = """([x, y, count]) => new Promise((done) => {
  const map = document.querySelector("[data-map]");
  const frames = [];
  let then = 0;
  const frame = (now) => {
    if (then) frames.push(now - then);
    then = now;
    if (frames.length === count) return done(frames);
    const turn = frames.length / 120 * 2 * Math.PI;
    const to = { clientX: x + 330 * Math.sin(turn), clientY: y + 200 * Math.sin(2 * turn) };
    const mouse = { pointerId: 1, pointerType: "mouse", buttons: 1, bubbles: true };
    map.dispatchEvent(new PointerEvent("pointermove", { ...mouse, ...to }));
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})"""
"""The mouse is down for real; its moves are made in the page, one in every frame."""


@dataclass
class Scale:
    """The frames of each round on one map at one scale."""

    where: str
    what: str
    rounds: list[list[float]]

    @property
    def frames(self) -> list[float]:
        return [frame for each in self.rounds for frame in each]


def tail(frames: list[float]) -> float:
    return quantiles(frames, n=20)[-1]


class Page(http.server.SimpleHTTPRequestHandler):
    """The built page alone: every address that is no file is the page itself."""

    def do_GET(self) -> None:
        if not Path(self.translate_path(self.path)).is_file():
            self.path = "/index.html"
        super().do_GET()

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


@contextmanager
def served() -> Iterator[str]:
    handler = functools.partial(Page, directory=str(PAGE))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@contextmanager
def demo(browser: Any) -> Iterator[Any]:
    with served() as address:
        page = browser.new_page(viewport=WINDOW, device_scale_factor=1)
        page.goto(f"{address}/map-demo")
        yield page


@contextmanager
def great_table(name: str, browser: Any, script: str = "") -> Iterator[At]:
    """Somebody at a table with a map as full as it gets; the page runs `script` first."""
    game, state = games.load(name), import_module(f"bench.{name}.map").crowded()
    seats = [ME, *(bot("random") for _ in range(1, game.seats(state)))]
    with TemporaryDirectory() as folder:
        server = Stage(Path(folder))
        server.lay(game, state)
        server.start()
        visit = Visit(browser, server, QUICK, {"viewport": WINDOW})
        visit.context.add_init_script(script)
        at = At(visit, visit.page, visit.open(*seats, game=name, options={}), 0)
        at.page.goto(f"/table/{at.table}")
        yield at
        visit.context.close()
        server.stop()


def great_maps() -> dict[str, str]:
    """The games that say how full their map gets, and what they are called."""
    here = Path(__file__).parent
    found = [name for name in games.GAMES if (here / name / "map.py").is_file()]
    return {name: games.SHELF[name].title["en"] for name in found}


def maps() -> dict[str, Callable[[Any], AbstractContextManager[Any]]]:
    """The map room by itself, and the map of each game that says how full it gets."""

    @contextmanager
    def table(name: str, browser: Any) -> Iterator[Any]:
        with great_table(name, browser) as at:
            yield at.page

    tables = {title: functools.partial(table, name) for name, title in great_maps().items()}
    return {"the map room": demo, **tables}


HOLD = "[data-map][tabindex], [data-map] [data-label]"
"""Keys go to the map itself where it takes them, else to a field on it."""


def pan(page: Any, frames: int) -> list[float]:
    """Take hold of the map and draw wide loops, at most 17 pixels a frame."""
    box = page.locator("[data-map]").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    lasted: list[float] = page.evaluate(DRAG, [x, y, frames])
    page.mouse.up()
    return lasted


def measure(rounds: int, frames: int) -> list[Scale]:
    found: list[Scale] = []
    with sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for where, opened in maps().items():
            with opened(browser) as page:
                found += measured(page, where, rounds, frames)
        browser.close()
    return found


def measured(page: Any, where: str, rounds: int, frames: int) -> list[Scale]:
    """One map at all scales, in turns."""
    found = [Scale(where, what, []) for what in SCALES]
    hold = page.locator(HOLD).first
    hold.wait_for(state="attached")
    for scale in found * rounds:
        page.keyboard.press("Escape")
        hold.focus()
        page.keyboard.press("0")
        for _ in range(SCALES[scale.what]):
            page.keyboard.press("+")
        page.wait_for_timeout(1500)
        scale.rounds.append(pan(page, frames))
    return found


def failures(scales: list[Scale]) -> list[str]:
    return [
        f"{each.where}: {each.what}"
        for each in scales
        if median(each.frames) > MEDIAN or tail(each.frames) > TAIL
    ]


def table(scales: list[Scale]) -> list[Cells]:
    return [HEAD, *(line(each) for each in scales)]


def line(scale: Scale) -> Cells:
    best = min(scale.rounds, key=tail)
    return (
        scale.where,
        scale.what,
        str(len(scale.frames)),
        f"{median(scale.frames):.1f}",
        f"{tail(scale.frames):.1f}",
        f"{median(best):.1f} and {tail(best):.1f}",
        "too slow" if failures([scale]) else "held",
    )


def page_part(scales: list[Scale]) -> str:
    head, *body = table(scales)
    rows = [head, ["---"] * len(head), *body]
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    return "\n".join(
        [
            "## The maps",
            "",
            f"Panning the page `/map-demo` (215 provinces, 600 pieces), and tables whose map is as "
            f"full as it gets, in headless Chromium, "
            f"{WINDOW['width']} × {WINDOW['height']}, density 1, drawn in software. "
            f"Demanded: median ≤ {MEDIAN:.0f} ms, 95th percentile ≤ {TAIL:.0f} ms. "
            f"Load of the machine: {load} on {os.cpu_count()} cores.",
            "",
            *("| " + " | ".join(row) + " |" for row in rows),
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.map", description=__doc__)
    parser.add_argument("--out", type=Path, help="the page whose part about the map is rewritten")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--frames", type=int, default=360, help="in a round at one scale")
    options = parser.parse_args()
    scales = measure(options.rounds, options.frames)
    Console().print(grid(table(scales)))
    if options.out:
        write_part(options.out, BEGIN, END, page_part(scales))
    sys.exit(1 if failures(scales) else 0)


if __name__ == "__main__":
    main()
