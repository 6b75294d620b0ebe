"""What the server sends of Era of Tribes: small differences, and nobody else's secrets."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from aevum.core.game import TABLE
from aevum.games import load
from aevum.games.era_of_tribes.positions import Layout, lay_out
from aevum.table.table import Table
from tests.server.house import ME
from tests.server.line import Shown
from tests.server.salon import salon
from tests.server.test_secrets import Ear
from tests.web.staged import begin_at

GAME = "era_of_tribes"
EXPANDING = {"grow", "convert", "host", "toll", "move", "aboard", "found"}
STEP = 6_000
"""Bytes that a step of an Expansion may take."""
PILES = ("personal", "rejected", "kept", "hired")
SECRETS = {"card-dealt": "card", "card-kept": "card", "hired": "village", "village-won": "village"}
WAR = Layout(
    peoples="romans greeks gauls", section="3-2", armies="0 1, 1 1",
    land="0 dalmatia 3, 1 illyria 2", fleets="0 southern-adriatic 2", villages="thessalia, moesia",
    tiles="0 thalers-3, 1 thalers-3", purse="0 thalers 20, 1 thalers 20, 2 thalers 20",
)  # fmt: skip
LIKED = ("hire ", "act expansion", "leaders 1", "move dalmatia illyria", "commit ", "done")
"""What leads to war, and to mercenaries, from this position."""


def chosen(legal: list[str], rng: Random, liked: tuple[str, ...]) -> str:
    grown = [word for word in legal if word.startswith("grow ")]
    if grown and rng.random() < 0.7:
        return grown[0]
    for start in liked:
        found = [word for word in legal if word.startswith(start)]
        if found:
            return found[0]
    return rng.choice(legal)


def overheard(
    folder: Path,
    steps: int,
    liked: tuple[str, ...],
    game: str = GAME,
    options: dict[str, Any] | None = None,
) -> list[Ear]:
    """Three seats and a spectator listen to a table while it is played."""
    rng = Random(7)
    with salon(folder) as visitor, ExitStack() as visits:
        terms = {"game": game, "seats": [ME] * 3, "options": options or {}}
        table = visitor.post("/api/tables", terms)["id"]
        ears = [Ear(visitor, table, seat, []) for seat in (TABLE, 0, 1, 2)]
        for ear in ears:
            ear.stay(visits)
        for _ in range(steps):
            actor = ears[0].look()["actor"]
            if actor is None:
                break
            mine = ears[1 + actor].look()
            word = chosen(mine["legal"], rng, liked)
            ears[1 + actor].order(type="act", seat=actor, seq=mine["seq"], action=word)
        for ear in ears:
            ear.leave()
    return ears


def check(ear: Ear) -> tuple[list[int], set[str]]:
    """Nothing hidden in any message; returns the sizes of steps of an Expansion, and all events."""
    page, sizes, met = Shown(), list[int](), set[str]()
    for text in ear.heard:
        message = json.loads(text)
        asked = page.view["view"]["asked"] if page.view else None
        if message["type"] == "change" and asked and asked["node"] in EXPANDING:
            sizes.append(len(text))
        lines = page.take(message)
        check_piles(page.view["view"], ear.seat)
        for event in [event for line in lines for event in line["events"]]:
            met.add(event["event"])
            if event["event"] in SECRETS and event["seat"] != ear.seat:
                assert event[SECRETS[event["event"]]] is None, event
    return sizes, met


def check_piles(view: dict[str, Any], seat: int) -> None:
    """R3.4, R16.5, R20.4: own cards and tiles by name, of the others only how many."""
    for pile in PILES:
        for owner, things in enumerate(view[pile]):
            assert isinstance(things, int) == (owner != seat), pile


def test_cards_that_are_dealt_kept_and_rejected_reach_nobody_else(tmp_path: Path) -> None:
    for ear in overheard(tmp_path, 40, ()):
        _, met = check(ear)
        assert {"card-dealt", "card-kept"} <= met


def test_tiles_and_mercenaries_reach_nobody_else_and_a_step_is_small(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three attackers march into Illyria; both sides hire from their face-down villages."""
    game = load(GAME)
    position = tmp_path / "position.json"
    position.write_bytes(msgspec.json.encode(game.dump(lay_out(game, WAR))))
    monkeypatch.setattr(Table, "new", Table.new)  # what is put there is taken away afterwards
    begin_at(position)
    for ear in overheard(tmp_path, 40, LIKED):
        sizes, met = check(ear)
        assert "hired" in met
        assert len(sizes) > 3
        assert max(sizes) <= STEP
