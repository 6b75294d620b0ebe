"""The stack of frames: steps run in order, wait for a choice, repeat, and end."""

from __future__ import annotations

from typing import Any

import pytest

from aevum import games
from aevum.core.codec import dump_frames, load_frames
from aevum.core.errors import Runaway
from aevum.core.events import Events
from aevum.core.fields import Fields
from aevum.core.flow import CHANCE, Node, Nodes, Procedure, State, begin_at, by_code
from aevum.core.game import Game
from aevum.core.words import Verbs, Vocabulary

NODES = Nodes()
OUTER = NODES.procedure("outer")
INNER = NODES.procedure("inner", "province", "asked:number")
ASKED = INNER.variable("asked")


def first(s: State) -> None:
    """Begins the inner procedure."""
    s.push(INNER, 4)


def second(s: State) -> None:
    """Nothing more."""


def ask(s: State) -> None:
    """Three times."""
    asked = s.var(ASKED)
    if asked < 3:
        s.set_var(ASKED, asked + 1)
        s.repeat()


def flow(*inner: Any) -> list[Node[State]]:
    return [Procedure(OUTER, [first, second]), Procedure(INNER, inner or [ask])]


def game_with(nodes: list[Node[State]]) -> Game[State]:
    vocabulary = Vocabulary(Verbs(), {})
    return Game("toy", "1", "", (1, 1), nodes, vocabulary, Fields(), Events(), {})


def test_nodes_number_themselves() -> None:
    assert [place.number for place in NODES.all] == [0, 1]
    with pytest.raises(ValueError, match="twice"):
        Nodes().procedure("a") and NODES.procedure("inner")


def test_a_frame_has_named_variables() -> None:
    s = State()
    s.push(INNER, 4, 1)
    s.push(OUTER)
    assert s.at(OUTER)
    assert s.holds(INNER)
    assert s.var_of(INNER, INNER.variable("province")) == 4
    s.pop()
    assert (s.var(INNER.variable("province")), s.var(ASKED)) == (4, 1)
    s.set_var(ASKED, 2)
    assert s.var(ASKED) == 2
    s.pop()
    assert s.stack == []
    assert not s.at(INNER)
    assert not s.holds(INNER)


def test_frames_are_written_down_by_their_names() -> None:
    s, nodes = State(), flow()
    s.push(OUTER)
    s.stack[-2] = 1
    s.push(INNER, 4, 2)
    s.stack[-2] = -1
    written = dump_frames(by_code(nodes), s.stack)
    assert written == [
        {"node": "outer", "step": "first"},
        {"node": "inner", "step": "ask", "again": True, "province": 4, "asked": 2},
    ]
    assert load_frames({node.name: node for node in nodes}, written) == s.stack


def test_a_step_that_was_added_breaks_no_saved_frame() -> None:
    """Neither does a variable: what was not written down is nought."""
    s = State()
    s.push(INNER, 4, 2)
    s.stack[-2] = 1
    written = dump_frames(by_code(flow()), s.stack)
    del written[0]["asked"]
    longer = {node.name: node for node in flow(second, ask)}
    assert load_frames(longer, written) == [4, 0, 2, INNER.code]


@pytest.mark.parametrize("damage", [{"step": "nothing"}, {"node": "nowhere"}, {"colour": 3}])
def test_a_damaged_frame_is_refused(damage: dict[str, Any]) -> None:
    written = {"node": "inner", "step": "ask", "province": 4, "asked": 2} | damage
    with pytest.raises((KeyError, ValueError)):
        load_frames({node.name: node for node in flow()}, [written])


def test_steps_run_in_order_and_again() -> None:
    s = State()
    s.push(OUTER)
    game_with(flow()).advance(s)
    assert s.stack == []


def test_a_game_can_begin_at_a_step() -> None:
    s, nodes = State(), flow()
    begin_at(s, nodes[0], "second")
    assert s.stack == [1, OUTER.code]
    game_with(nodes).advance(s)
    assert s.stack == []


def test_a_circle_is_named() -> None:
    def again(s: State) -> None:
        s.repeat()

    s = State()
    s.push(OUTER)
    with pytest.raises(Runaway, match=r"inner\.again → inner\.again"):
        game_with(flow(again)).advance(s)


def test_a_node_must_be_there_once() -> None:
    with pytest.raises(ValueError, match="missing"):
        game_with(flow()[1:])
    with pytest.raises(ValueError, match="missing"):
        game_with([*flow(), *flow()])


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
