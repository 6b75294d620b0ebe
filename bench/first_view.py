"""How soon a map is on the screen of somebody who opens its page for the first time.

Run it from the repository, on a quiet machine: python -m bench.first_view
From the navigation to the first frame with the whole map, with an empty cache, in a browser that
draws in software; page and tables are those of `bench.map`.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import sync_playwright
from rich.console import Console
from tests.web.conftest import CHROMIUM

from bench.map import ARGUMENTS, WINDOW, maps
from bench.report import Cells, markdown, write_part
from bench.run import grid

BEGIN = "<!-- first view: written by `make bench` -->"
END = "<!-- first view: end -->"
DEMANDED = 3.0
"""Seconds at the most."""
HEAD = ("map", "rounds", "median s", "best s", "requests", "kB", "")
DRAWN = """() => [...document.querySelectorAll("[data-map] canvas")].some((each) =>
  each.width >= each.parentElement.clientWidth)"""
"""A canvas has the size of its window once something was painted on it."""
FRAME = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


@dataclass
class View:
    """The rounds of one map; requests and bytes are those of the last."""

    where: str
    seconds: list[float] = field(default_factory=list)
    requests: int = 0
    size: int = 0

    def count(self, answer: dict[str, Any]) -> None:
        self.requests += 1
        self.size += answer["encodedDataLength"]


def measure(rounds: int) -> list[View]:
    found: list[View] = []
    with sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for where, opened in maps().items():
            view = View(where)
            with opened(browser) as page:
                for _ in range(rounds):
                    look(browser, page, view)
            found.append(view)
        browser.close()
    return found


def look(browser: Any, page: Any, view: View) -> None:
    """Somebody with the same cookies and nothing in the cache."""
    kept = page.context.storage_state()
    context = browser.new_context(storage_state=kept, viewport=WINDOW, device_scale_factor=1)
    fresh = context.new_page()
    wire = context.new_cdp_session(fresh)
    wire.send("Network.enable")
    view.requests = view.size = 0
    wire.on("Network.loadingFinished", view.count)
    began = time.perf_counter()
    fresh.goto(page.url, wait_until="commit")
    fresh.wait_for_function(DRAWN, polling="raf")
    fresh.evaluate(FRAME)
    view.seconds.append(time.perf_counter() - began)
    fresh.wait_for_load_state("networkidle")
    context.close()


def line(view: View) -> Cells:
    return (
        view.where,
        str(len(view.seconds)),
        f"{median(view.seconds):.2f}",
        f"{min(view.seconds):.2f}",
        str(view.requests),
        f"{view.size / 1024:.0f}",
        "held" if is_held(view) else "too slow",
    )


def is_held(view: View) -> bool:
    return median(view.seconds) <= DEMANDED


def page_part(lines: list[Cells]) -> str:
    told = (
        "From the navigation to the first frame with the whole map, with an empty cache, on the "
        f"same pages. Demanded: median ≤ {DEMANDED:.0f} s."
    )
    return f"### The first view\n\n{told}\n\n{markdown(lines)}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.first_view", description=__doc__)
    parser.add_argument("--out", type=Path, help="the page whose part about it is rewritten")
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    views = measure(options.rounds)
    lines = [HEAD, *(line(view) for view in views)]
    Console().print(grid(lines))
    if options.out:
        write_part(options.out, BEGIN, END, page_part(lines))
    sys.exit(0 if all(is_held(view) for view in views) else 1)


if __name__ == "__main__":
    main()
