"""The contract of a game: nine verbs, `explain`, and one codec.

A game is its nodes (flow), its words (grammar), its fields and its events (visibility); from these
declarations everything below is generated. A game itself adds `setup`, `clone`, `determinize` and
`result`. All verbs are pure of clocks, sockets, files and random generators.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Generic, NamedTuple

from aevum.core.codec import Digester, dump_fields, dump_frames, encode, load_frames, load_value
from aevum.core.earlier import Earlier, modern
from aevum.core.errors import BadRecord, IllegalAction
from aevum.core.events import ONLY_CHOICE, Events
from aevum.core.fields import Fields
from aevum.core.flow import (
    CHANCE,
    DECISION,
    PATIENCE,
    PROCEDURE,
    Event,
    Node,
    S,
    by_code,
    circle_at,
    step_name,
)
from aevum.core.hints import Fact
from aevum.core.orders import Order, Orders
from aevum.core.teaching import Lesson, Puzzle
from aevum.core.visibility import NO_BACKS, Backs, Eyes, name_of, show, tell_event
from aevum.core.why import Why
from aevum.core.words import Argument, Axis, Ids, Marked, Numbers, Union, Vocabulary

TABLE: int = -2
"""The seat of a spectator: it owns nothing and sees what lies open."""


class Result:
    """Points per seat and the seats that won (several when they tie)."""

    def __init__(self, points: list[int], winners: list[int], cause: str) -> None:
        self.points = points
        self.winners = winners
        self.cause = cause

    def as_dict(self) -> dict[str, Any]:
        return {"points": self.points, "winners": self.winners, "cause": self.cause}


class Preview(NamedTuple):
    """What an action would bring, as far as the seat that asks may know.

    figures   the figures after it, before chance goes on; None where they would tell a secret
    barrier   nothing can be taken back after it: a die or a reveal follows
    onward    what may follow it, if it names nothing and the same seat goes on
    odds      what chance may make of it, where the node offers that
    gathers   a set is under way after it, to which the same seat may pick more
    passes    another seat is asked after it: it can be taken back until that one has acted
    """

    figures: dict[str, Any] | None
    barrier: bool
    onward: list[str]
    odds: dict[str, Any] | None = None
    gathers: bool = False
    passes: bool = False


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
        fields: Fields,
        events: Events,
        axes: Mapping[str, Sequence[str]],
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        self.data_checksum = data_checksum
        self.fewest_seats, self.most_seats = seats
        self.nodes: list[Node[S]] = in_order(nodes)
        self.node_at = by_code(self.nodes)
        """Nodes by the code that stands on top of the stack."""
        self.steps_at = [node.steps for node in self.node_at]
        self.node_named = {node.name: node for node in self.nodes}
        self.vocabulary = vocabulary
        self.codes = vocabulary.codes
        self.verb_of = vocabulary.verb_of
        self.arg_of = vocabulary.arg_of
        self.declared = fields
        self.fields = fields.kept
        self.event_kinds = list(events.all)
        self.axes = {name: list(ids) for name, ids in axes.items()}
        self.backs: Backs = NO_BACKS
        self.asking_is_barrier = False
        """May nobody take back what came before another seat was asked?"""
        self.previews_along = False
        """Is it cheap to send, with every decision, what each action would bring?"""
        self.earlier: Earlier | None = None
        """How positions were written down before frames had names."""
        self.standing_orders: list[Order] = []
        self.goes_on: dict[str, tuple[str, ...]] = {}
        """By node: the decisions that belong to the same move, so that a hint names them all."""
        self.pack: dict[str, bytes] = {}
        """The files of its data, so that a game goes on with them when ours have changed."""
        self.shipped = True
        """Are they those that come with the house?"""
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

    def broken(self, s: S) -> str:
        """What cannot be so in any position of this game, in a few words; '' if nothing is."""
        return ""

    def label(self, axis: str, name: str, language: str) -> str:
        """What people call an id, in their language."""
        return name

    def kind_of(self, axis: str, name: str) -> str:
        """What sort of thing an id is, where texts speak of it differently; '' if they do not."""
        return ""

    def kinds(self) -> dict[str, dict[str, str]]:
        """The sorts of all ids that have one, by axis."""
        found = {
            axis: {name: kind for name in ids if (kind := self.kind_of(axis, name))}
            for axis, ids in self.axes.items()
        }
        return {axis: kinds for axis, kinds in found.items() if kinds}

    def board_data(self) -> dict[str, Any]:
        """Everything static a client draws from: words and names, and a map where there is one."""
        return {
            "axes": self.axes,
            "verbs": {
                verb.word: [{"name": each.name, "axis": each.axis} for each in verb.arguments]
                for verb in self.vocabulary.verbs
            },
            "ends": {verb.word: verb.ends for verb in self.vocabulary.verbs if verb.ends},
            "made": made_axes(self.vocabulary.axes),
            "told": {kind.name: axes_by_name(kind.fields) for kind in self.event_kinds},
            "asked": {
                node.name: axes_by_name(node.place.variables)
                for node in self.nodes
                if node.kind == DECISION
            },
            "kinds": self.kinds(),
            "names": {
                axis: {i: {lang: self.label(axis, i, lang) for lang in ("en", "de")} for i in ids}
                for axis, ids in (self.axes | marked_ids(self.vocabulary.axes)).items()
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
        return self.node_at[s.stack[-1]].actor(s)

    def node(self, s: S) -> Node[S]:
        """The node at which a running game stands."""
        return self.node_at[s.stack[-1]]

    def is_over(self, s: S) -> bool:
        return not s.stack

    def to_act(self, s: S) -> list[int]:
        """Who must choose now; chance counts; empty = over."""
        return [self.actor(s)] if s.stack else []

    def legal(self, s: S, seat: int) -> list[str]:
        """Complete, sorted, never empty for a seat that must act."""
        if not s.stack:
            return []
        node = self.node(s)
        return node.legal(s) if node.actor(s) == seat else []

    def outcomes(self, s: S) -> list[tuple[str, int]]:
        """What chance may do now, as (action, weight); empty when it is not chance's turn."""
        if not s.stack or self.actor(s) != CHANCE:
            return []
        return self.node(s).outcomes(s)

    def apply(self, s: S, action: str, floor: int = 0) -> list[Event]:
        """Change the state in place and tell what happened, or raise and change nothing.

        What follows by itself is done as far as `advance` goes.
        """
        if not s.stack:
            raise IllegalAction(action, "", "game-over", {})
        verb, arg = self._read(action)
        node = self.node_at[s.stack[-1]]
        why = node.why_not(s, verb, arg)
        if why is not None:
            raise IllegalAction(action, why.rule, why.key, why.args)
        s.revealed = False
        node.act(s, verb, arg)
        self.advance(s, floor)
        events = s.events
        s.events = []
        return events

    def proceed(self, s: S, action: str) -> list[str]:
        """Carry out what `legal` or `outcomes` has named, in a world of one's own.

        Nothing is checked and nothing told: bots that try a million actions listen to none. What
        `advance` has listed comes back.
        """
        verb, arg = self._read(action)
        s.revealed = False
        s.silent = True
        self.node_at[s.stack[-1]].act(s, verb, arg)
        words = self.advance(s)
        s.silent = False
        return words

    def _read(self, action: str) -> tuple[int, int]:
        code = self.codes.get(action, -1)
        if code >= 0:
            return self.verb_of[code], self.arg_of[code]
        word = self.vocabulary.read(action)
        if word is None:
            raise IllegalAction(action, "", "unknown-word", {"action": action})
        return word.verb, word.arg

    def advance(self, s: S, floor: int = 0) -> list[str]:
        """Run automatic steps until a seat or chance must act, or the game is over.

        They stop as well when nothing is left of the stack above `floor`. Returned is what the
        node could name of which it was found that it leaves a choice, so that whoever plays on
        need not have it listed again; nothing where no list was needed.
        """
        stack = s.stack
        steps_at = self.steps_at
        for _ in range(PATIENCE):
            if len(stack) <= floor:
                return []
            steps = steps_at[stack[-1]]
            if steps:
                step = stack[-2]
                if step < 0:  # once more
                    step = -step - 1
                stack[-2] = step + 1
                steps[step](s)
                continue
            node = self.node_at[stack[-1]]
            if node.always:
                return []
            words = node.legal(s)
            if len(words) != 1:
                return words
            self._act_alone(s, node, words[0])
        raise circle_at(self.node_at, s)

    def _act_alone(self, s: S, node: Node[S], action: str) -> None:
        """The only thing that can be done is done, and told."""
        verb, arg = self._read(action)
        s.tell(len(self.event_kinds), node.actor(s), verb, arg)
        node.act(s, verb, arg)

    def explain(self, s: S, seat: int, action: str) -> Why | None:
        """None if `seat` may do this now, otherwise the rule that forbids it."""
        if not s.stack:
            return Why("", "game-over")
        word = self.vocabulary.read(action)
        if word is None:
            return Why("", "unknown-word", {"action": action})
        node = self.node(s)
        actor = node.actor(s)
        if actor != seat:
            return Why("", "not-your-turn", {"seat": str(actor)})
        return node.why_not(s, word.verb, word.arg)

    # -- seeing ----------------------------------------------------------------------------------

    def eyes(self, s: S, seat: int) -> Eyes:
        chooser = self.actor(s) if s.stack else TABLE
        return Eyes(seat, chooser, self.axes_of(s), self.backs)

    def observe(self, s: S, seat: int) -> dict[str, Any]:
        """JSON: what this seat may know; TABLE = a spectator."""
        eyes = self.eyes(s, seat)
        view: dict[str, Any] = {"seats": self.seats(s), "to_act": self.to_act(s)}
        view["asked"] = self.asked(s)
        view["phase"] = self.phase(s)
        for field in self.fields:
            owners = getattr(s, field.owner) if field.owner else None
            view[field.name] = show(field, getattr(s, field.name), owners, eyes)
        return view

    def asked(self, s: S) -> dict[str, Any] | None:
        """What must be chosen now, by whom, and what it is about; None when the game is over."""
        if not s.stack:
            return None
        frame = self._frame_shown(s, len(s.stack))
        frame["seat"] = self.actor(s)
        return frame

    def phase(self, s: S) -> list[dict[str, Any]]:
        """The procedures under way, the outermost first, each with its step."""
        shown: list[dict[str, Any]] = []
        top = len(s.stack)
        while top:
            node = self.node_at[s.stack[top - 1]]
            if node.kind == PROCEDURE:
                shown.append(self._frame_shown(s, top))
            top -= 2 + node.place.count
        shown.reverse()
        return shown

    def _frame_shown(self, s: S, top: int) -> dict[str, Any]:
        """The public part of the frame that ends here, in ids."""
        node = self.node_at[s.stack[top - 1]]
        frame: dict[str, Any] = {"node": node.name}
        if node.steps:
            frame["step"] = step_name(node, s.stack[top - 2])
        axes = self.axes_of(s)
        first = top - 2 - node.place.count
        for place, (name, axis) in enumerate(node.place.variables):
            if name not in node.place.hidden:
                frame[name] = name_of(axis, s.stack[first + place], axes)
        return frame

    def figures(self, s: S) -> dict[str, Any]:
        """Sums everybody may know, so that no client has to reckon: JSON, from public fields."""
        return {}

    def standing(self, s: S) -> list[int]:
        """Points per seat if everything were scored now, or as it ended: from public fields."""
        return [0] * self.seats(s)

    def sums(self, s: S) -> dict[str, list[list[Term]]]:
        """The figures that people may open: by name, and per seat, what they are the sum of."""
        return {}

    def after(self, s: S, action: str) -> S:
        """The position after an action, before chance goes on."""
        world = self.clone(s)
        self.apply(world, action)
        return world

    def after_words(self, s: S, words: Sequence[str]) -> S:
        """The position after words of one seat and what belongs to them, before others go on."""
        world = self.clone(s)
        for word in words[:-1]:
            self.apply(world, word)
        self.apply(world, words[-1], self.floor(world))
        return world

    def facts(self, s: S, seat: int, words: Sequence[str]) -> list[Fact]:
        """What speaks for saying these words one after the other, weightiest first."""
        return []

    def preview(self, s: S, seat: int, action: str) -> Preview | None:
        """What a legal action would bring; `forgo/place dacia` previews the second of two."""
        first, _, then = action.partition("/")
        if self.explain(s, seat, first) is not None:
            return None
        if then:
            between = self.after(s, first)
            hidden = between.revealed or not between.stack or self.actor(between) != seat
            return None if hidden else self.preview(between, seat, then)
        secret = self.secret_of(s, first) != CHANCE
        world = self.clone(s)
        floor = self.floor(s)
        self.apply(world, first, floor)
        figures = None if world.revealed or secret else self.figures(world)
        if len(world.stack) <= floor:
            self.advance(world)
        actor = self.actor(world) if world.stack else TABLE
        goes_on = actor == seat and not world.revealed and " " not in first
        return Preview(
            figures=figures,
            barrier=world.revealed or actor == CHANCE,
            onward=self.legal(world, seat) if goes_on else [],
            odds=self.odds(s, seat, first),
            gathers=actor == seat and not world.revealed and self._gathers(s, world, first),
            passes=actor >= 0 and actor != seat and not world.revealed,
        )

    def floor(self, s: S) -> int:
        """Where the closed procedure ends in which something is decided now."""
        top = len(s.stack)
        while top:
            node = self.node_at[s.stack[top - 1]]
            top -= 2 + node.place.count
            if node.closed:
                return top
        return 0

    def _gathers(self, s: S, world: S, action: str) -> bool:
        """Is the set still under way that this action begins or goes on with?"""
        word = self.vocabulary.read(action)
        here, there = self.node(s), self.node(world)
        if word is None or there.picks < 0:
            return False
        return word.verb == here.opens or (word.verb == here.picks and here is there)

    def odds(self, s: S, seat: int, action: str) -> dict[str, Any] | None:
        """What chance may make of an action, where that can be reckoned: JSON."""
        return None

    def order(self, s: S, seat: int, orders: Orders) -> str | None:
        """The action that this seat's standing orders give now, if any."""
        return None

    def tell(self, s: S, event: Event, seat: int) -> dict[str, Any]:
        """One event as this seat may read it."""
        if event[0] == len(self.event_kinds):
            word = self.vocabulary.word(event[2], event[3])
            return {"event": ONLY_CHOICE, "seat": event[1], "action": word}
        return tell_event(self.event_kinds[event[0]], event, self.eyes(s, seat))

    def secret_of(self, s: S, action: str) -> int:
        """The only seat that may read this action's ids before it is applied, else CHANCE."""
        word = self.vocabulary.read(action)
        if word is None or not s.stack:
            return CHANCE
        return self.node(s).secret_of(s, word.verb)

    def is_private(self, s: S) -> bool:
        """Do the alternatives of the present decision tell what only its seat knows?"""
        return bool(s.stack) and self.node(s).private

    def axes_of(self, s: S) -> dict[str, list[str]]:
        seats = self.seats(s)
        if seats not in self._axes:
            self._axes[seats] = {**self.axes, "seat": [str(i) for i in range(seats)]}
        return self._axes[seats]

    # -- one codec for dump, load and digest -----------------------------------------------------

    def dump_stack(self, s: S) -> list[dict[str, Any]]:
        return dump_frames(self.node_at, s.stack)

    def dump(self, s: S) -> dict[str, Any]:
        """The whole truth as JSON values."""
        data: dict[str, Any] = {"seats": self.seats(s), "stack": self.dump_stack(s)}
        return data | dump_fields(self.fields, s)

    def load(self, data: Mapping[str, Any]) -> S:
        """The state that `dump` wrote down."""
        try:
            data = modern(self.earlier, self.node_named, data)
            s = self.blank(self._count(data["seats"]))
            s.stack.extend(load_frames(self.node_named, data["stack"]))
            for field in self.fields:
                if field.late and field.name not in data:
                    continue
                blank = getattr(s, field.name)
                setattr(s, field.name, load_value(field, blank, data[field.name]))
            self.rebuild(s)
            unknown = set(data) - {field.name for field in self.fields} - {"seats", "stack"}
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            raise BadRecord(f"This is not a saved state of {self.name}: {error!r}.") from None
        if unknown:
            raise BadRecord(f"This is not a saved state of {self.name}: it holds something else.")
        return s

    def _count(self, seats: Any) -> int:
        """A number of seats, before room is made for so many."""
        if not isinstance(seats, int) or not self.fewest_seats <= seats <= self.most_seats:
            raise ValueError(f"there are no games with {seats!r:.20} seats")
        return seats

    def encode(self, s: S) -> bytes:
        """The canonical bytes of a state."""
        return encode(self.dump(s))

    def digester(self) -> Digester:
        """Digests of states that follow one another; a table keeps one."""
        return Digester(self.node_at, self.declared)

    def digest(self, s: S) -> bytes:
        """Sixteen bytes that tell two different states apart."""
        return self.digester().digest(s, self.seats(s))


def axes_by_name(arguments: Sequence[Argument]) -> dict[str, str]:
    return {each.name: each.axis for each in arguments}


def in_order(nodes: Sequence[Node[S]]) -> list[Node[S]]:
    """The nodes by their numbers; each declared place must have exactly one."""
    ordered = sorted(nodes, key=lambda node: node.place.number)
    for number, node in enumerate(ordered):
        if node.place.number != number:
            raise ValueError(f"a node is missing or stands there twice beside '{node.name}'")
    return ordered


def made_axes(axes: Mapping[str, Axis]) -> dict[str, Any]:
    """Axes that are no plain list of ids, so that a client can read words on them."""
    made: dict[str, Any] = {}
    for name, axis in axes.items():
        if isinstance(axis, Numbers):
            made[name] = {"kind": "numbers", "low": axis.low, "high": axis.low + axis.size - 1}
        elif isinstance(axis, Union):
            made[name] = {"kind": "union", "of": [part_name(part, axes) for part in axis.parts]}
        elif not isinstance(axis, Ids):
            made[name] = {"kind": "marked"}
    return made


def marked_ids(axes: Mapping[str, Axis]) -> dict[str, list[str]]:
    """Ids with their marks, by axis: they have names of their own."""
    return {
        name: [axis.id(index) for index in range(axis.size)]
        for name, axis in axes.items()
        if isinstance(axis, Marked)
    }


def part_name(part: Axis, axes: Mapping[str, Axis]) -> str:
    return next((name for name, axis in axes.items() if axis is part), "")
