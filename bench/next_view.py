"""How soon a move is on the screen after the answer of the server.

Run it from the repository, on a quiet machine: python -m bench.next_view
From the message that brings a change to the frame that shows it, on the full tables of `bench.map`,
in a browser that draws in software.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random
from statistics import median

from playwright.sync_api import sync_playwright
from rich.console import Console
from tests.web.conftest import CHROMIUM
from tests.web.seat import At

from bench.map import ARGUMENTS, great_maps, great_table
from bench.report import Cells, markdown, write_part
from bench.run import grid

BEGIN = "<!-- next view: written by `make bench` -->"
END = "<!-- next view: end -->"
DEMANDED = 200.0
"""Milliseconds at the most."""
HEAD = ("map", "changes", "median ms", "slowest ms", "")
LISTEN = """
window.lasted = [];
let [come, drawn] = [0, 0];
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...all) {
    super(...all);
    this.addEventListener("message", ({ data }) => {
      if (!data.includes('"type":"change"')) return;
      const [begun, mine, alone] = [performance.now(), ++come, come === drawn + 1];
      requestAnimationFrame(() =>
        setTimeout(() => {
          drawn += 1;
          if (alone && come === mine) window.lasted.push(performance.now() - begun);
        }));
    });
  }
};
"""
"""Notes how long it takes from a change until what came of it is drawn; of those that come alone,
because bots who answer at once send many."""


def measure(moves: int) -> dict[str, list[float]]:
    """Milliseconds per change, for each great map."""
    found: dict[str, list[float]] = {}
    with sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for name, title in great_maps().items():
            with great_table(name, browser, LISTEN) as at:
                found[title] = played(at, moves)
        browser.close()
    return found


def played(at: At, moves: int) -> list[float]:
    """Any moves, one after the other, each seen before the next."""
    at.arrived()
    chance = Random(moves)
    while moves and (view := at.look())["actor"] is not None:
        if view["actor"] == at.seat:
            body = {"seat": at.seat, "seq": view["seq"], "action": chance.choice(view["legal"])}
            at.visit.post(f"/api/tables/{at.table}/act", body)
            moves -= 1
        at.page.wait_for_timeout(400)
    lasted: list[float] = at.page.evaluate("window.lasted")
    return lasted


def line(title: str, lasted: list[float]) -> Cells:
    return (
        title,
        str(len(lasted)),
        f"{median(lasted):.0f}",
        f"{max(lasted):.0f}",
        "held" if is_held(lasted) else "too slow",
    )


def is_held(lasted: list[float]) -> bool:
    return median(lasted) <= DEMANDED


def page_part(lines: list[Cells]) -> str:
    told = (
        "From the message with a change to the frame that shows it, on the same tables. "
        f"Demanded: median ≤ {DEMANDED:.0f} ms."
    )
    return f"### The next view\n\n{told}\n\n{markdown(lines)}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.next_view", description=__doc__)
    parser.add_argument("--out", type=Path, help="the page whose part about it is rewritten")
    parser.add_argument("--moves", type=int, default=40)
    options = parser.parse_args()
    found = measure(options.moves)
    lines = [HEAD, *(line(title, lasted) for title, lasted in found.items())]
    Console().print(grid(lines))
    if options.out:
        write_part(options.out, BEGIN, END, page_part(lines))
    sys.exit(0 if all(is_held(lasted) for lasted in found.values()) else 1)


if __name__ == "__main__":
    main()
