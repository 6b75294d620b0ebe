"""Differences: applying all of them equals the whole view, for every pair of eyes at every step."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from aevum import games
from aevum.table.changes import Shown, applied, difference
from tests.server.fuzz import opened, play

SOAK = int(os.environ.get("AEVUM_SOAK_GAMES", "0"))
"""Whole games to be played; without it a few short ones of each game."""
NUMBERS = range(SOAK or 2)
STEPS = 10_000 if SOAK else 60
USUAL = 6_000
"""Bytes that a usual message may have."""

scalars = st.none() | st.booleans() | st.integers(-5, 5) | st.sampled_from(["", "a", "place dacia"])
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.sampled_from("abc"), inner),
    max_leaves=25,
)


def exactly(value: Any) -> bytes:
    """Python takes 1 for True; a page does not."""
    return msgspec.json.encode(value, order="sorted")


@given(values, values)
def test_a_patch_makes_the_new_value_of_the_old(old: Any, new: Any) -> None:
    patch = difference(old, new)
    if patch is None:
        assert exactly(old) == exactly(new)
        return
    before = exactly(old)
    sent = msgspec.json.decode(msgspec.json.encode(patch))
    assert exactly(applied(old, sent)) == exactly(new)
    assert exactly(old) == before, "the old value may still be on show"
    assert len(exactly(patch)) <= len(exactly([new]))


words = st.lists(st.sampled_from([f"place {i}" for i in range(30)]), unique=True).map(sorted)


@given(words, words)
def test_a_list_of_words_is_told_by_what_is_new_in_it(old: list[str], new: list[str]) -> None:
    patch = difference(old, new)
    if patch is None:
        assert old == new
    else:
        assert applied(old, patch) == new


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ({"a": 1, "b": [0] * 9}, {"a": 1, "b": [0] * 8 + [3]}, {"b": {"8": [3]}}),
        (["draw 1", "draw 2", "pass"], ["draw 1", "pass"], {"~": [[0, 1], [2, 1]]}),
        (list("abcdefgh"), list("abcxefgh"), {"3": ["x"]}),
        ([[1, 2, 3], [4, 5, 6]], [[1, 2, 3], [4, 5, 7]], {"1": {"2": [7]}}),
        ({"gone": "x" * 20, "stays": "y" * 20}, {"stays": "y" * 20}, {"gone": None}),
        (7, 7, None),
        (1, True, [True]),
    ],
)
def test_patches_say_no_more_than_they_must(old: Any, new: Any, patch: Any) -> None:
    assert difference(old, new) == patch


def test_clocks_alone_are_no_news() -> None:
    """They run in the page."""
    seat = {"seat": 0, "name": "Ada", "clock": 5_000, "online": True}
    view = {"view": {}, "figures": {}, "seats": [seat, {**seat, "seat": 1}]}
    shown = Shown()
    assert shown.change(view) is None
    later = {**view, "seats": [{**seat, "clock": 4_000}, view["seats"][1]]}
    assert shown.change(later) == {}
    gone = {**view, "seats": [{**seat, "clock": 3_000, "online": False}, view["seats"][1]]}
    assert shown.change(gone) == {"seats": {"0": {"clock": [3_000], "online": [False]}}}


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("game", games.GAMES)
def test_all_differences_together_are_the_whole_view(
    game: str, number: int, tmp_path: Path
) -> None:
    rng = Random(number)
    kind = games.load(game)
    players = rng.randint(kind.fewest_seats, kind.most_seats)
    sizes: list[int] = []
    with opened(tmp_path) as (hall, person):
        for pages in play(hall, person, game, players, rng, STEPS):
            sizes += [len(text) for page in pages for text in page.messages[-1:]
                      if text.startswith(b'{"type":"change"')]  # fmt: skip
    sizes.sort()
    assert len(sizes) > 40
    assert sizes[len(sizes) * 9 // 10] <= USUAL, "nine of ten messages are small"


PIECES, PROVINCES = 600, 215
WHOLE = 150_000
"""Bytes that the view of a great game may have."""


def great_game(rng: Random) -> dict[str, Any]:
    """A view as a game with 600 pieces would have it: parallel lists, 300 words, a page of log."""
    place = [rng.randrange(PROVINCES) for _ in range(PIECES)]
    kinds = {name: [rng.randrange(12) for _ in range(PIECES)] for name in ("kind", "side", "state")}
    board = {name: [rng.randrange(9) for _ in range(PROVINCES)] for name in ("owner", "yield")}
    legal = sorted({f"move piece_{rng.randrange(PIECES)} province_{p}" for p in range(300)})
    line = {"step": 1, "seq": 1, "seat": 1, "action": "move piece_100 province_200", "why": None,
            "events": [{"event": "moved", "piece": "piece_100", "province": "province_200"}] * 2,
            "automatic": False}  # fmt: skip
    return {"view": {"place": place, **kinds, **board}, "figures": {"points": [0] * 8},
            "legal": legal, "log": [line] * 100, "seq": 1}  # fmt: skip


def test_the_view_of_a_great_game_is_bounded_and_a_move_in_it_is_small() -> None:
    rng = Random(1)
    view = great_game(rng)
    assert len(msgspec.json.encode(view)) <= WHOLE
    shown = Shown()
    shown.change({name: view[name] for name in view if name != "log"})
    for move in range(2, 50):
        view["seq"] = move
        view["view"]["place"][rng.randrange(PIECES)] = rng.randrange(PROVINCES)
        view["view"]["state"][rng.randrange(PIECES)] = 3
        gone = set(rng.sample(view["legal"], 20))
        new = {f"move piece_{rng.randrange(PIECES)} province_{move}" for _ in range(20)}
        view["legal"] = sorted((set(view["legal"]) - gone) | new)
        patch = shown.change({name: view[name] for name in view if name != "log"})
        news = {"type": "change", "patch": patch, "log": view["log"][:3]}
        assert len(msgspec.json.encode(news)) <= USUAL
