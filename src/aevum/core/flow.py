"""The place in the rules is data: a stack of frames in the state, and the nodes they name.

A game declares its nodes with their variables (`Nodes`), and says in its `flow.py` what each node
does. The top frame says what happens next. Three kinds of node:

procedure   automatic steps, one function each, run until something must be chosen
decision    a seat acts
chance      dice or a draw; chance acts like a seat

No generator, closure or callback waits in memory, so any position can be saved, copied and resumed.

In memory a frame is its variables, its progress and its node's code, the code on top. Progress n
says that n steps were begun; -n, that the last of them is run once more. Written down everything
has a name: {"node": "conflict", "step": "ask_next_player", "again": true, "province": 4}, where the
step is the last that was begun. So a step or a variable that is added breaks no saved game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from aevum.core.errors import Runaway
from aevum.core.why import Why
from aevum.core.words import Argument, argument

CHANCE: Final = -1
"""The seat of chance."""

PROCEDURE: Final = 0
DECISION: Final = 1
RANDOM: Final = 2
KINDS: Final = ("procedure", "decision", "chance")

WIDTH: Final = 3
"""Bits of a node's code that count its variables."""
MOST: Final = 4
"""Variables a frame can have."""

Event = tuple[int, int, int, int, int]
"""Kind of event and up to four ids or numbers; the game's event table names them."""


# -- declarations ---------------------------------------------------------------------------------


class Place:
    """A declared node: its name, its kind and the variables of its frames.

    private  what may be chosen follows from what only this seat knows, so that whoever is told of
             the alternatives learns a secret
    always   the seat is asked even if there is only one thing it can do
    hidden   variables that nobody is shown
    """

    def __init__(
        self,
        name: str,
        kind: int,
        number: int,
        variables: Sequence[str],
        private: bool,
        always: bool,
        hidden: Sequence[str],
    ) -> None:
        self.name = name
        self.kind = kind
        self.number = number
        self.variables: list[Argument] = [argument(written) for written in variables]
        self.private = private
        self.always = always
        self.hidden = frozenset(hidden)
        if len(self.variables) > MOST:
            raise ValueError(f"the frame of '{name}' has more than {MOST} variables")
        self.count = len(self.variables)
        self.code = number << WIDTH | self.count

    def variable(self, name: str) -> int:
        """Where a variable lies, counted back from the top of the frame."""
        names = [variable.name for variable in self.variables]
        return names.index(name) - len(names) - 2


class Nodes:
    """The nodes of a game in the order in which they are declared.

    asks_always   no decision of this game is carried out by itself
    """

    def __init__(self, asks_always: bool = False) -> None:
        self.all: list[Place] = []
        self.asks_always = asks_always

    def procedure(self, name: str, *variables: str, hidden: Sequence[str] = ()) -> Place:
        return self._declare(name, PROCEDURE, variables, False, True, hidden)

    def decision(
        self,
        name: str,
        *variables: str,
        private: bool = False,
        always: bool = False,
        hidden: Sequence[str] = (),
    ) -> Place:
        always = always or private or self.asks_always
        return self._declare(name, DECISION, variables, private, always, hidden)

    def chance(self, name: str, *variables: str, hidden: Sequence[str] = ()) -> Place:
        return self._declare(name, RANDOM, variables, False, True, hidden)

    def _declare(
        self,
        name: str,
        kind: int,
        variables: Sequence[str],
        private: bool,
        always: bool,
        hidden: Sequence[str],
    ) -> Place:
        if any(place.name == name for place in self.all):
            raise ValueError(f"the node '{name}' is declared twice")
        place = Place(name, kind, len(self.all), variables, private, always, hidden)
        self.all.append(place)
        return place


# -- the stack ------------------------------------------------------------------------------------


class State:
    """What every state has: the stack of frames and the events of the action under way.

    revealed   something hidden was shown by it
    silent     nobody listens, so nothing is told
    """

    __slots__ = ("events", "revealed", "silent", "stack")

    def __init__(self) -> None:
        self.stack: list[int] = []
        self.events: list[Event] = []
        self.revealed = False
        self.silent = False

    def push(self, place: Place, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """A frame on top, with its variables in the order in which they were declared."""
        stack = self.stack
        count = place.count
        if count:
            stack.append(a)
            if count > 1:
                stack.append(b)
                if count > 2:
                    stack.append(c)
                    if count > 3:
                        stack.append(d)
        stack.append(0)
        stack.append(place.code)

    def pop(self) -> None:
        stack = self.stack  # compiled, single pops cost half as much as cutting off a slice
        count = stack.pop() & 7
        stack.pop()
        if count:
            stack.pop()
            if count > 1:
                stack.pop()
                if count > 2:
                    stack.pop()
                    if count > 3:
                        stack.pop()

    def at(self, place: Place) -> bool:
        """Is the frame on top one of this node?"""
        return bool(self.stack) and self.stack[-1] == place.code

    def repeat(self) -> None:
        """Run the present step of the procedure on top once more when control comes back to it."""
        self.stack[-2] = -self.stack[-2]

    def var(self, variable: int) -> int:
        """A variable of the frame on top."""
        return self.stack[variable]

    def set_var(self, variable: int, value: int) -> None:
        self.stack[variable] = value

    def holds(self, place: Place) -> bool:
        """Is a frame of this node anywhere on the stack?"""
        return self._top_of(place) > 0

    def var_of(self, place: Place, variable: int) -> int:
        """A variable of the topmost frame of this node, which must be on the stack."""
        return self.stack[self._top_of(place) + variable]

    def next_step_of(self, place: Place) -> int:
        """The step that comes next in the topmost frame of this node, which must be there."""
        progress = self.stack[self._top_of(place) - 2]
        return -progress - 1 if progress < 0 else progress

    def _top_of(self, place: Place) -> int:
        stack = self.stack
        top = len(stack)
        while top and stack[top - 1] != place.code:
            top -= (stack[top - 1] & 7) + 2
        return top

    def tell(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        if not self.silent:
            self.events.append((kind, a, b, c, d))

    def reveal(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Tell something that was hidden until now: nobody can take back what came before."""
        self.revealed = True
        self.tell(kind, a, b, c, d)


def leave(s: State) -> None:
    """The last step of every procedure."""
    s.pop()


S = TypeVar("S", bound=State)


# -- nodes ----------------------------------------------------------------------------------------


class Node(Generic[S]):
    """What happens at a declared place; the base of the three kinds."""

    kind: Final[int]

    def __init__(self, place: Place) -> None:
        self.place = place
        self.name = place.name
        self.kind = place.kind
        self.private = place.private
        self.always = place.always
        self.steps: list[Callable[[S], None]] = []
        self.closed = False
        self.picks = -1
        self.closing = -1
        self.opens = -1

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
    """Automatic steps in order; when the last one is done the frame is popped.

    closed   what is decided inside brings nothing that comes after its end: another matter begins
    """

    def __init__(
        self, place: Place, steps: Sequence[Callable[[S], None]], closed: bool = False
    ) -> None:
        super().__init__(place)
        self.steps = [*steps, leave]
        self.closed = closed


class Decision(Node[S]):
    """A seat chooses one of the legal actions.

    picks     the verb that picks one thing of a set (see `aevum.core.picks`), else -1
    closing   the verb that says: nothing, or nothing more; else -1
    opens     the verb with which a set may begin that is picked at another node; else -1
    """

    def __init__(self, place: Place, picks: int = -1, closing: int = -1, opens: int = -1) -> None:
        super().__init__(place)
        self.picks = picks
        self.closing = closing
        self.opens = opens


class Chance(Node[S]):
    """Chance draws one of the outcomes."""

    def actor(self, s: S) -> int:
        return CHANCE

    def legal(self, s: S) -> list[str]:
        return [action for action, _ in self.outcomes(s)]


def step_name(node: Node[S], progress: int) -> str:
    """The step that was begun last; steps are called like their functions."""
    return node.steps[abs(progress) - 1].__name__ if progress else ""


def progress_at(node: Node[S], step: str, again: bool) -> int:
    """The progress of a procedure in which this step was begun last; '' = none yet."""
    if not step:
        return 0
    begun = step_number(node, step) + 1
    return -begun if again else begun


def step_number(node: Node[S], step: str) -> int:
    return [each.__name__ for each in node.steps].index(step)


def begin_at(s: S, node: Node[S], step: str) -> None:
    """Nothing is under way but this procedure, and this step comes next."""
    s.stack.clear()
    s.push(node.place)
    s.stack[-2] = progress_at(node, step, False) - 1


PATIENCE: Final = 10_000
"""Automatic steps between two choices after which a circle is suspected."""


def by_code(nodes: Sequence[Node[S]]) -> list[Node[S]]:
    """The node of each code; places between codes hold whatever stands before them."""
    found: list[Node[S]] = []
    for node in nodes:
        found += [node] * (node.place.code + 1 - len(found))
    return found


def circle_at(nodes: Sequence[Node[S]], s: S) -> Runaway:
    """Automatic steps do not end: name those that come round again and again."""
    names: list[str] = []
    while s.stack and nodes[s.stack[-1]].steps and len(names) < PATIENCE:
        node = nodes[s.stack[-1]]
        progress = s.stack[-2]
        step = -progress - 1 if progress < 0 else progress
        name = f"{node.name}.{node.steps[step].__name__}"
        if name in names:
            return Runaway(" → ".join([*names[names.index(name) :], name]))
        names.append(name)
        s.stack[-2] = step + 1
        node.steps[step](s)
    return Runaway(" → ".join(names[:20]))
