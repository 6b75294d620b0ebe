"""What the server sends of Invasions: small views, and nobody else's events, markers or cards.

Which fields and events are secret is read from their declarations.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from bench.invasions.map import crowded

from aevum.core.fields import COUNT, DECK_SHAPE, OWNER
from aevum.games import load
from aevum.table.table import Table
from tests.server.fuzz import opened, play
from tests.server.line import Shown
from tests.server.test_era_wire import overheard
from tests.server.test_secrets import Ear
from tests.web.staged import begin_at

GAME = "invasions"
LONG = {"scenario": "attila"}
LIKED = ("hold_diplo", "ev_pass", "ac_go", "mv_end", "cp_none", "cb_done", "end_purchases")
"""A quiet way through the turns: hands fill, and nobody plays from them."""
WHOLE, USUAL = 150_000, 6_000
"""Bytes: of a whole view, and of nine of ten messages."""
STEPS = 120
CHANGE = b'{"type":"change"'
game = load(GAME)
OWNED = {field.name: field.owner for field in game.fields if field.sees == OWNER}
COUNTED = [f.name for f in game.fields if f.sees == COUNT or f.shape == DECK_SHAPE]
SECRETS = {kind.name: kind.secret for kind in game.event_kinds if kind.secret}


def check(ear: Ear) -> tuple[set[str], set[str]]:
    """Nothing hidden in any message; returns the own piles that were seen, and all events."""
    page, held, met = Shown(), set[str](), set[str]()
    for text in ear.heard:
        lines = page.take(json.loads(text))
        held |= check_view(page.view["view"], ear.seat)
        for event in [event for line in lines for event in line["events"]]:
            met.add(event["event"])
            if event["event"] in SECRETS and event["seat"] != ear.seat:
                assert event[SECRETS[event["event"]]] is None, event
    return held, met


def check_view(view: dict[str, Any], seat: int) -> set[str]:
    """realm E103, E110: own cards by name, of the others only how many; decks are numbers."""
    held = set[str]()
    for name, owner in OWNED.items():
        for row, pile in enumerate(view[name]):
            mine = view[owner][row] == seat
            assert mine or isinstance(pile, int), (name, row, pile)
            if mine and pile:
                held.add(name)
    for name in COUNTED:
        assert isinstance(view[name], int), name
    return held


def test_cards_markers_and_decks_reach_nobody_else(tmp_path: Path) -> None:
    held, met = set[str](), set[str]()
    for ear in overheard(tmp_path, 60, LIKED, GAME, LONG):
        mine, told = check(ear)
        assert not mine or ear.seat >= 0, "a spectator has no cards"
        held |= mine
        met |= told
    assert {"hand", "diplomacy_hand"} <= held
    assert {"event-drawn", "drew-diplomacy"} <= met


def test_the_view_of_a_full_board_is_bounded_and_messages_are_small(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """350 AD with 600 pieces, at random, for four seats and a spectator."""
    position = tmp_path / "position.json"
    position.write_bytes(msgspec.json.encode(game.dump(crowded())))
    monkeypatch.setattr(Table, "new", Table.new)  # what is put there is taken away afterwards
    begin_at(position)
    wholes, changes = list[int](), list[int]()
    with opened(tmp_path) as (hall, person):
        for pages in play(hall, person, GAME, 4, Random(350), STEPS):
            for message in [page.messages[-1] for page in pages if page.messages]:
                told = changes if message.startswith(CHANGE) else wholes
                told.append(len(message))
    assert max(wholes) <= WHOLE
    changes.sort()
    assert len(changes) > STEPS
    assert changes[len(changes) * 9 // 10] <= USUAL
