"""The page's own code applies what the server says has changed, as the server means it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from random import Random

import msgspec
import pytest

from aevum import games
from tests.server.fuzz import opened, play

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("game", games.GAMES)
def test_the_page_makes_the_same_view_of_every_change(game: str, tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None or not (ROOT / "web" / "node_modules").is_dir():
        pytest.skip("there is no Node.js with the page's packages here")
    kind, cases = games.load(game), []
    with opened(tmp_path) as (hall, person):
        before: list[object] = []
        for pages in play(hall, person, game, kind.most_seats, Random(1), 80):
            for old, page in zip(before, pages, strict=False):
                message = msgspec.json.decode(page.messages[-1])
                if message["type"] == "change" and old != page.view:
                    cases.append({"old": old, "patch": message["patch"], "new": page.view})
            before = [page.view for page in pages]
    lines = b"\n".join(msgspec.json.encode(case) for case in cases)
    done = subprocess.run(
        [node, str(Path(__file__).with_name("apply_changes.mjs")), str(ROOT / "web")],
        input=lines, capture_output=True, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr.decode()
    assert int(done.stdout) == len(cases) > 100
