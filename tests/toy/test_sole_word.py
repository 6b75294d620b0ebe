"""A decision with one legal word is carried out by itself and told; some decisions never are."""

from __future__ import annotations

import pytest

from aevum.core.events import ONLY_CHOICE, Events
from aevum.core.fields import Fields
from aevum.core.flow import Decision, Event, Node, Nodes, Place, Procedure, State
from aevum.core.game import Game
from aevum.core.why import Why
from aevum.core.words import Ids, Verbs, Vocabulary

VERBS = Verbs()
GO_V = VERBS.declare("go", "gate")
VOCABULARY = Vocabulary(VERBS, {"gate": Ids(["east", "west"])})


class Gate(Decision[State]):
    """Seat 1 goes through one of the open gates."""

    def __init__(self, place: Place, open_gates: int) -> None:
        super().__init__(place)
        self.open_gates = open_gates

    def actor(self, s: State) -> int:
        return 1

    def legal(self, s: State) -> list[str]:
        return VOCABULARY.words[GO_V][: self.open_gates]

    def why_not(self, s: State, verb: int, arg: int) -> Why | None:
        return None if arg < self.open_gates else Why("R1", "closed")

    def act(self, s: State, verb: int, arg: int) -> None:
        s.pop()


def walk(nodes: Nodes, gate: Place, open_gates: int) -> tuple[Game[State], State]:
    way = next(place for place in nodes.all if place.name == "way")
    flow: list[Node[State]] = [Procedure(way, [lambda s: s.push(gate)]), Gate(gate, open_gates)]
    game = Game("walk", "1", "", (2, 2), flow, VOCABULARY, Fields(), Events(), {"gate": []})
    s = State()
    s.push(way)
    game.advance(s)
    return game, s


def declared(asks_always: bool = False, always: bool = False, private: bool = False) -> tuple:
    nodes = Nodes(asks_always)
    nodes.procedure("way")
    return nodes, nodes.decision("gate", always=always, private=private)


def test_the_only_way_is_gone_and_told() -> None:
    game, s = walk(*declared(), 1)
    assert s.stack == []
    event: Event = s.events[0]
    assert len(s.events) == 1
    told = {"event": ONLY_CHOICE, "seat": 1, "action": "go east"}
    assert game.tell(s, event, 0) == told


def test_where_there_is_a_choice_it_is_asked() -> None:
    game, s = walk(*declared(), 2)
    assert game.legal(s, 1) == ["go east", "go west"]
    assert s.events == []


@pytest.mark.parametrize("how", ["asks_always", "always", "private"])
def test_some_are_asked_all_the_same(how: str) -> None:
    """The whole game, one node, or a decision that would tell a secret by not being asked."""
    game, s = walk(*declared(**{how: True}), 1)
    assert game.legal(s, 1) == ["go east"]
