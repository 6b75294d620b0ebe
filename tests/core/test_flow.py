"""The stack of frames: steps run in order, wait for a choice, repeat, and end."""

from __future__ import annotations

from aevum import games
from aevum.core.flow import CHANCE, FRAME, State


def test_a_frame_is_four_numbers() -> None:
    s = State()
    s.push(7, 2, 3)
    s.push(1)
    assert s.stack == [7, 0, 2, 3, 1, 0, 0, 0]
    s.pop()
    assert (len(s.stack), s.var_a(), s.var_b()) == (FRAME, 2, 3)
    s.set_b(9)
    assert s.var_b() == 9
    s.pop()
    assert s.stack == []


def test_telling_and_revealing() -> None:
    """Both are events; only a reveal is a barrier for undo."""
    s = State()
    s.tell(3, 1)
    assert not s.revealed
    s.reveal(4, 1, 2)
    assert s.revealed
    assert s.events == [(3, 1, 0, 0, 0), (4, 1, 2, 0, 0)]


def test_an_action_hands_its_events_over_and_forgets_them() -> None:
    game = games.load("attila")
    s = game.setup({"players": 2, "first": 0})
    assert s.events == []
    for _ in range(12):
        assert game.actor(s) == CHANCE
        assert game.apply(s, game.legal(s, CHANCE)[0])
        assert s.events == []


def test_revealed_speaks_of_the_last_action_only() -> None:
    game = games.load("attila")
    s = game.setup({"players": 2, "first": 0})
    s.revealed = True
    game.apply(s, "draw goths")
    assert not s.revealed
