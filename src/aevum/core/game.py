"""The contract of a game: nine verbs, `explain`, and one codec.

A game is its nodes (flow), its words (vocabulary) and its fields and events (visibility); from
these three declarations everything below is generated. A game itself adds `setup`, `clone`,
`determinize` and `result`. All verbs are pure of clocks, sockets, files and random generators.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Generic, NamedTuple

import msgspec

from aevum.core.deck import Deck
from aevum.core.errors import BadRecord, IllegalAction
from aevum.core.flow import CHANCE, FRAME, Event, Node, S
from aevum.core.teaching import Lesson, Puzzle
from aevum.core.visibility import EventKind, Field, show, tell_event
from aevum.core.vocabulary import Vocabulary
from aevum.core.why import Why

TABLE: int = -2
"""The seat of a spectator: it owns nothing and sees what lies open."""

_encode = msgspec.json.Encoder().encode


class Result:
    """Points per seat and the seats that won (several when they tie)."""

    def __init__(self, points: list[int], winners: list[int], cause: str) -> None:
        self.points = points
        self.winners = winners
        self.cause = cause

    def as_dict(self) -> dict[str, Any]:
        return {"points": self.points, "winners": self.winners, "cause": self.cause}


class Prospects(NamedTuple):
    """Where the legal actions of a seat lead, as far as it may know.

    previews   figures after each open action, before chance goes on
    barriers   actions after which nothing can be taken back: a die or a reveal follows
    onward     what may follow an action that names nothing, where the same seat goes on; the
               figures after both are previewed under `first/second`
    """

    previews: dict[str, dict[str, Any]]
    barriers: list[str]
    onward: dict[str, list[str]]


class Term(NamedTuple):
    """One part of a sum: the id it comes from, its number, and whether an effect brings it."""

    source: str
    number: int
    by_effect: bool


class Game(Generic[S]):
    """A game of the house, ready to be played by any table, bot or test."""

    def __init__(
        self,
        name: str,
        rules_version: str,
        data_checksum: str,
        seats: tuple[int, int],
        nodes: Sequence[Node[S]],
        vocabulary: Vocabulary,
        fields: Sequence[Field],
        events: Sequence[EventKind],
        axes: Mapping[str, Sequence[str]],
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        self.data_checksum = data_checksum
        self.fewest_seats, self.most_seats = seats
        self.nodes: list[Node[S]] = list(nodes)
        self.steps = [node.steps for node in nodes]
        self.node_index = {node.name: i for i, node in enumerate(nodes)}
        self.vocabulary = vocabulary
        self.codes = vocabulary.codes
        self.verb_of = vocabulary.verb_of
        self.arg_of = vocabulary.arg_of
        self.fields = list(fields)
        self.event_kinds = list(events)
        self.axes = {name: list(ids) for name, ids in axes.items()}
        self.standing_orders: list[str] = []
        self._axes: dict[int, dict[str, list[str]]] = {}

    # -- what each game writes itself ------------------------------------------------------------

    def setup(self, options: Mapping[str, Any]) -> S:
        """A new game; raises BadOptions."""
        raise NotImplementedError

    def blank(self, seats: int) -> S:
        """An empty state for `load` to fill."""
        raise NotImplementedError

    def rebuild(self, s: S) -> None:
        """Recompute whatever the state keeps only for speed."""

    def clone(self, s: S) -> S:
        """A copy that shares nothing that can change."""
        raise NotImplementedError

    def determinize(self, s: S, seat: int, rng: Random) -> S:
        """A world this seat cannot rule out."""
        raise NotImplementedError

    def result(self, s: S) -> Result | None:
        """Ranking and points when over, else None."""
        raise NotImplementedError

    def seats(self, s: S) -> int:
        """How many seats play."""
        raise NotImplementedError

    def label(self, axis: str, name: str, language: str) -> str:
        """What people call an id, in their language."""
        return name

    def board_data(self) -> dict[str, Any]:
        """Everything static a client draws from: words and names, and a map where there is one."""
        return {
            "axes": self.axes,
            "verbs": {verb.word: list(verb.axes) for verb in self.vocabulary.verbs},
            "names": {
                axis: {i: {lang: self.label(axis, i, lang) for lang in ("en", "de")} for i in ids}
                for axis, ids in self.axes.items()
            },
        }

    def effects_page(self) -> str:
        """The documentation of the game's effects, if it has any."""
        return ""

    def text_folder(self) -> Path:
        """Where the game's Fluent files lie."""
        raise NotImplementedError

    def check_data(self) -> None:
        """Rules that the data should keep, but can be played without; raises BadDataPack."""

    def puzzles(self) -> list[Puzzle]:
        """Questions about positions, to be answered by whoever learns the rules."""
        return []

    def lesson(self) -> Lesson | None:
        """The guided first game, if there is one."""
        return None

    # -- acting ----------------------------------------------------------------------------------

    def actor(self, s: S) -> int:
        """The seat to act, CHANCE for chance; call it only while the game runs."""
        return self.nodes[s.stack[-4]].actor(s)

    def is_over(self, s: S) -> bool:
        return not s.stack

    def to_act(self, s: S) -> list[int]:
        """Who must choose now; chance counts; empty = over."""
        return [self.actor(s)] if s.stack else []

    def legal(self, s: S, seat: int) -> list[str]:
        """Complete, sorted, never empty for a seat that must act."""
        if not s.stack:
            return []
        node = self.nodes[s.stack[-4]]
        return node.legal(s) if node.actor(s) == seat else []

    def outcomes(self, s: S) -> list[tuple[str, int]]:
        """What chance may do now, as (action, weight); empty when it is not chance's turn."""
        if not s.stack or self.actor(s) != CHANCE:
            return []
        return self.nodes[s.stack[-4]].outcomes(s)

    def apply(self, s: S, action: str) -> list[Event]:
        """Change the state in place and tell what happened, or raise and change nothing."""
        if not s.stack:
            raise IllegalAction(action, "", "game-over", {})
        code = self.codes.get(action, -1)
        if code < 0:
            raise IllegalAction(action, "", "unknown-word", {"action": action})
        verb = self.verb_of[code]
        arg = self.arg_of[code]
        nodes = self.nodes
        node = nodes[s.stack[-4]]
        why = node.why_not(s, verb, arg)
        if why is not None:
            raise IllegalAction(action, why.rule, why.key, why.args)
        s.revealed = False
        node.act(s, verb, arg)
        self.advance(s)
        events = s.events
        s.events = []
        return events

    def advance(self, s: S) -> None:
        """Run automatic steps until a seat or chance must act, or the game is over."""
        stack = s.stack
        while stack:
            steps = self.steps[stack[-4]]
            if not steps:
                return
            step = stack[-3]
            stack[-3] = step + 1
            steps[step](s)

    def explain(self, s: S, seat: int, action: str) -> Why | None:
        """None if `seat` may do this now, otherwise the rule that forbids it."""
        if not s.stack:
            return Why("", "game-over")
        code = self.codes.get(action, -1)
        if code < 0:
            return Why("", "unknown-word", {"action": action})
        node = self.nodes[s.stack[-4]]
        actor = node.actor(s)
        if actor != seat:
            return Why("", "not-your-turn", {"seat": str(actor)})
        return node.why_not(s, self.verb_of[code], self.arg_of[code])

    # -- seeing ----------------------------------------------------------------------------------

    def observe(self, s: S, seat: int) -> dict[str, Any]:
        """JSON: what this seat may know; TABLE = a spectator."""
        chooser = self.actor(s) if s.stack else TABLE
        axes = self.axes_of(s)
        view: dict[str, Any] = {"seats": self.seats(s), "to_act": self.to_act(s)}
        view["stack"] = self.dump_stack(s)
        for field in self.fields:
            view[field.name] = show(field, getattr(s, field.name), axes, seat, chooser)
        return view

    def figures(self, s: S) -> dict[str, Any]:
        """Sums everybody may know, so that no client has to reckon: JSON, from public fields."""
        return {}

    def sums(self, s: S) -> dict[str, list[list[Term]]]:
        """The figures that people may open: by name, and per seat, what they are the sum of."""
        return {}

    def after(self, s: S, action: str) -> S:
        """The position after an action, before chance goes on."""
        world = self.clone(s)
        self.apply(world, action)
        return world

    def prospects(self, s: S, seat: int) -> Prospects:
        """Each legal action is tried once."""
        found = Prospects({}, [], {})
        for action in self.legal(s, seat):
            world = self.after(s, action)
            actor = self.actor(world) if world.stack else TABLE
            if world.revealed or actor == CHANCE:
                found.barriers.append(action)
            if world.revealed:
                continue
            if self.secret_of(s, action) == CHANCE:
                found.previews[action] = self.figures(world)
            if actor == seat and " " not in action:
                self._look_onward(world, seat, action, found)
        return found

    def _look_onward(self, s: S, seat: int, first: str, found: Prospects) -> None:
        found.onward[first] = self.legal(s, seat)
        for then in found.onward[first]:
            if self.secret_of(s, then) == CHANCE:
                world = self.after(s, then)
                if not world.revealed:
                    found.previews[f"{first}/{then}"] = self.figures(world)

    def order(self, s: S, seat: int, orders: dict[str, bool]) -> str | None:
        """The action that this seat's standing orders give now, if any."""
        return None

    def tell(self, s: S, event: Event, seat: int) -> dict[str, Any]:
        """One event as this seat may read it."""
        return tell_event(self.event_kinds[event[0]], event, self.axes_of(s), seat)

    def secret_of(self, s: S, action: str) -> int:
        """The only seat that may read this action's ids before it is applied, else CHANCE."""
        code = self.codes.get(action, -1)
        if code < 0 or not s.stack:
            return CHANCE
        return self.nodes[s.stack[-4]].secret_of(s, self.verb_of[code])

    def is_private(self, s: S) -> bool:
        """Do the alternatives of the present decision tell what only its seat knows?"""
        return bool(s.stack) and self.nodes[s.stack[-4]].private

    def axes_of(self, s: S) -> dict[str, list[str]]:
        seats = self.seats(s)
        if seats not in self._axes:
            self._axes[seats] = {**self.axes, "seat": [str(i) for i in range(seats)]}
        return self._axes[seats]

    # -- one codec for dump, load and digest -----------------------------------------------------

    def dump_stack(self, s: S) -> list[list[Any]]:
        stack = s.stack
        nodes = self.nodes
        return [
            [nodes[stack[i]].name, stack[i + 1], stack[i + 2], stack[i + 3]]
            for i in range(0, len(stack), FRAME)
        ]

    def dump(self, s: S) -> dict[str, Any]:
        """The whole truth as JSON values."""
        data: dict[str, Any] = {"seats": self.seats(s), "stack": self.dump_stack(s)}
        for field in self.fields:
            data[field.name] = _dump_value(getattr(s, field.name))
        return data

    def load(self, data: Mapping[str, Any]) -> S:
        """The state that `dump` wrote down."""
        try:
            s = self.blank(int(data["seats"]))
            for name, step, a, b in data["stack"]:
                s.stack.extend((self.node_index[name], step, a, b))
            for field in self.fields:
                self._load_field(s, field, data[field.name])
            self.rebuild(s)
            sound = self.dump(s) == dict(data)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            raise BadRecord(f"This is not a saved state of {self.name}: {error!r}.") from None
        if not sound:
            raise BadRecord(f"This is not a saved state of {self.name}: it holds something else.")
        return s

    def _load_field(self, s: S, field: Field, value: Any) -> None:
        blank = getattr(s, field.name)
        if isinstance(blank, list) and field.axes and len(value) != len(blank):
            raise ValueError(f"{field.name} has {len(value)} cells, not {len(blank)}")
        setattr(s, field.name, _load_value(field.name, blank, value))

    def encode(self, s: S) -> bytes:
        """The canonical bytes of a state."""
        return _encode(self.dump(s))

    def digest(self, s: S) -> bytes:
        """Sixteen bytes that tell two different states apart."""
        return hashlib.sha256(self.encode(s)).digest()[:16]


def _dump_value(value: Any) -> Any:
    if isinstance(value, Deck):
        return value.dump()
    if not isinstance(value, list):
        return value
    if value and isinstance(value[0], (list, Deck)):
        return [_dump_value(pile) for pile in value]
    return value[:]


def _load_value(name: str, blank: Any, value: Any) -> Any:
    """The value that was dumped, of the same shape as the blank one."""
    if isinstance(blank, Deck):
        return Deck.load([_numbers(name, cards) for cards in value])
    if not isinstance(blank, list):
        return _numbers(name, [value])[0]
    if blank and isinstance(blank[0], (list, Deck)):
        return [_load_value(name, blank[0], pile) for pile in value]
    return _numbers(name, value)


def _numbers(name: str, cells: Any) -> list[int]:
    for cell in cells:
        if not isinstance(cell, int) or isinstance(cell, bool):
            raise ValueError(f"{name} holds {cell!r}, which is not a whole number")
    return list(cells)
