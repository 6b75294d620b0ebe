"""The place in the rules is data: a stack of frames in the state, and the nodes they name.

A frame is four ints on `State.stack`: node, step, and two variables `a` and `b`. The top frame says
what happens next. Three kinds of node:

procedure   automatic steps, one function each, run until something must be chosen
decision    a seat acts
chance      dice or a draw; chance acts like a seat

No generator, closure or callback waits in memory, so any position can be saved, copied and resumed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from aevum.core.why import Why

CHANCE: Final = -1
"""The seat of chance."""

FRAME: Final = 4
"""Ints per frame: node, step, a, b."""

PROCEDURE: Final = 0
DECISION: Final = 1
RANDOM: Final = 2

Event = tuple[int, int, int, int, int]
"""Kind of event and up to four ids or numbers; the game's event table names them."""


class State:
    """What every state has: the stack of frames and the events of the action under way."""

    __slots__ = ("events", "revealed", "stack")

    def __init__(self) -> None:
        self.stack: list[int] = []
        self.events: list[Event] = []
        self.revealed = False

    def push(self, node: int, a: int = 0, b: int = 0) -> None:
        stack = self.stack
        stack.append(node)
        stack.append(0)
        stack.append(a)
        stack.append(b)

    def pop(self) -> None:
        stack = self.stack  # compiled, four pops cost half as much as cutting off a slice
        stack.pop()
        stack.pop()
        stack.pop()
        stack.pop()

    def repeat(self) -> None:
        """Run the present step of the procedure on top once more when control comes back to it."""
        self.stack[-3] -= 1

    def var_a(self) -> int:
        return self.stack[-2]

    def var_b(self) -> int:
        return self.stack[-1]

    def set_b(self, value: int) -> None:
        self.stack[-1] = value

    def tell(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        self.events.append((kind, a, b, c, d))

    def reveal(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Tell something that was hidden until now: nobody can take back what came before."""
        self.revealed = True
        self.events.append((kind, a, b, c, d))


def leave(s: State) -> None:
    """The last step of every procedure."""
    s.pop()


S = TypeVar("S", bound=State)


class Node(Generic[S]):
    """A named place in the rules; the base of the three kinds."""

    kind: Final[int]

    def __init__(self, name: str, kind: int) -> None:
        self.name = name
        self.kind = kind
        self.private = False
        self.steps: list[Callable[[S], None]] = []

    def actor(self, s: S) -> int:
        """The seat that must act at this node."""
        raise NotImplementedError

    def legal(self, s: S) -> list[str]:
        """All legal actions, in the order of the vocabulary."""
        raise NotImplementedError

    def outcomes(self, s: S) -> list[tuple[str, int]]:
        """What chance may do here, with weights."""
        raise NotImplementedError

    def why_not(self, s: S, verb: int, arg: int) -> Why | None:
        """None if the action is legal here, otherwise the rule that forbids it."""
        raise NotImplementedError

    def act(self, s: S, verb: int, arg: int) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def secret_of(self, s: S, verb: int) -> int:
        """The only seat that may read the action's ids, or CHANCE if everybody may."""
        return CHANCE


class Procedure(Node[S]):
    """Automatic steps in order; when the last one is done the frame is popped."""

    def __init__(self, name: str, steps: Sequence[Callable[[S], None]]) -> None:
        super().__init__(name, PROCEDURE)
        self.steps = [*steps, leave]


class Decision(Node[S]):
    """A seat chooses one of the legal actions.

    `private`: what may be chosen follows from what only this seat knows, so that whoever is told
    of the alternatives learns a secret.
    """

    def __init__(self, name: str, private: bool = False) -> None:
        super().__init__(name, DECISION)
        self.private = private


class Chance(Node[S]):
    """Chance draws one of the outcomes."""

    def __init__(self, name: str) -> None:
        super().__init__(name, RANDOM)

    def actor(self, s: S) -> int:
        return CHANCE

    def legal(self, s: S) -> list[str]:
        return [action for action, _ in self.outcomes(s)]
