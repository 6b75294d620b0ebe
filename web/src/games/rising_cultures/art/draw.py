"""Draws the mosaics on the cards and provinces of Rising Cultures anew, in a headless browser.

Run by hand after a card or its emblem has changed; the results are kept in the repository:

    python web/src/games/rising_cultures/art/draw.py [ID ...]
"""

from __future__ import annotations

import base64
import csv
import json
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from playwright.sync_api import sync_playwright

ART = Path(__file__).parent
GAME = ART.parent.name
WEB = ART.parents[3]
DATA = WEB.parent / "src/aevum/games" / GAME / "data"
ICONS = WEB / "node_modules/@iconify-json/game-icons/icons.json"
PORT = 5199
PAGE = f"http://127.0.0.1:{PORT}/src/games/{GAME}/art/draw.html"


def pictures() -> list[dict[str, Any]]:
    """What is to be drawn: the emblem of each card and province, and the ground it stands on."""
    emblems = json.loads((ART / "emblems.json").read_text())
    icons = json.loads(ICONS.read_text())["icons"]

    def picture(id_: str, nation: str, kind: str, middle: float, emblem: str) -> dict[str, Any]:
        outlines = re.findall(r'\bd="([^"]+)"', icons[emblem]["body"])
        return {
            "id": id_,
            "nation": nation,
            "kind": kind,
            "middle": middle,
            "outlines": outlines,
        }

    found = []
    for file in sorted(DATA.glob("cards_*.csv")):
        nation = file.stem.removeprefix("cards_")
        for card in csv.DictReader(file.open()):
            kind = "ruler" if card["ruler"] == "1" else card["kind"]
            # Costs lie on the left edge of a card: the emblem makes room for them.
            found.append(picture(card["id"], nation, kind, 0.56, emblems["cards"][card["id"]]))
    for id_, province in emblems["provinces"].items():
        found.append(picture(id_, province["land"], "province", 0.5, province["emblem"]))
    return found


def await_page() -> None:
    for _ in range(100):
        try:
            urlopen(PAGE).close()
            return
        except OSError:
            time.sleep(0.2)
    raise SystemExit("the page with the drawing does not answer")


def main(only: set[str]) -> None:
    vite = ["node", "node_modules/vite/bin/vite.js", "--host", "127.0.0.1", "--port", str(PORT)]
    server = subprocess.Popen([*vite, "--strictPort"], cwd=WEB)
    try:
        await_page()
        with sync_playwright() as play:
            browser = play.chromium.launch(executable_path=shutil.which("chromium-headless-shell"))
            page = browser.new_page()
            page.goto(PAGE)
            page.wait_for_function("() => window.draw")
            for picture in pictures():
                if only and picture["id"] not in only:
                    continue
                address = page.evaluate("(picture) => window.draw(picture)", picture)
                image = base64.b64decode(address.partition(",")[2])
                (ART / "pictures" / f"{picture['id']}.webp").write_bytes(image)
                print(f"{picture['id']}: {len(image)} bytes")
            browser.close()
    finally:
        server.terminate()


if __name__ == "__main__":
    main(set(sys.argv[1:]))
