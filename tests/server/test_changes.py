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
from aevum.server.changes import Shown, applied, difference
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
