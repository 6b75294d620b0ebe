"""Drafts: words a seat would like to say, tried on a copy of the game before anything is said.

Words are tried one after the other up to the first barrier. They need not stand in the order of the
rules: a word waits until it is possible, picks of a set are spelled in their canonical order, and a
decision that stands in the way is closed by its closing word, if that is no barrier. What is not
possible stays in the draft with its reason.

What follows a barrier, or the decision of another seat, is an intention. It is announced with what
it would change if it were said now; when the seat is asked again it goes on without a click if that
is still so, and is otherwise shown with the change.

Nothing here knows of logs, stores or sockets.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from aevum.core.flow import CHANCE
from aevum.core.game import Game
from aevum.core.picks import IN_ORDER
from aevum.core.why import Why

OK = "ok"
ILLEGAL = "illegal"
INTENTION = "intention"

LONGEST = 100
"""Words in a draft."""
MOST_CLOSED = 8
"""Decisions in a row that a draft closes by itself."""

Effect = dict[str, Any]
"""What a word changes in the figures: by path, the difference of a number or the new value."""


class Intended(NamedTuple):
    """A word of a draft, and what it was announced to change; None = nothing was announced."""

    word: str
    announced: Effect | None = None


class Tried(NamedTuple):
    """What became of one word.

    why        the rule that forbids it, if it is illegal
    figures    as they would be after it; None where they would tell a secret
    effect     what it changes in them; None if it could not be tried
    announced  what it was announced to change, where that was something else
    barrier    nothing can be taken back after it
    asks       who would be asked after it, CHANCE included; None = nobody knows or the game is over
    """

    word: str
    verdict: str
    why: Why | None = None
    figures: dict[str, Any] | None = None
    effect: Effect | None = None
    announced: Effect | None = None
    barrier: bool = False
    asks: int | None = None


class Stage:
    """A copy of the game on which words are tried."""

    def __init__(self, game: Game[Any], s: Any, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.world = game.clone(s)
        self.before = self.world
        """The position before the last word: what intentions are tried on."""
        self.spelled: list[str] = []
        self.picked: list[str] = []
        """The picks of the set under way, which are the last words spelled."""
        self.unpicked = self.world
        """The position before the first of them."""
        self.is_over = self._asks() != seat

    def copy(self) -> Stage:
        stage = Stage(self.game, self.world, self.seat)
        stage.before = self.before
        stage.spelled = self.spelled[:]
        stage.picked = self.picked[:]
        stage.unpicked = self.unpicked
        stage.is_over = self.is_over
        return stage

    def _become(self, stage: Stage) -> None:
        self.world, self.spelled = stage.world, stage.spelled
        self.picked, self.unpicked = stage.picked, stage.unpicked
        self.is_over = stage.is_over

    def _asks(self) -> int | None:
        game = self.game
        return None if game.is_over(self.world) else game.actor(self.world)

    def say(self, word: str) -> Tried | None:
        """Carry out a word, however it has to be spelled; None if there is no way."""
        if self.is_over:
            return None
        before = self.game.clone(self.world)
        figures = self.game.figures(before)
        if not (self._say_at_once(word) or self._spell_anew(word) or self._close_first(word)):
            return None
        self.before = before
        return self._tried(word, OK, figures)

    def _say_at_once(self, word: str) -> bool:
        if self.game.explain(self.world, self.seat, word) is not None:
            return False
        self._go_on(word)
        return True

    def _go_on(self, word: str) -> None:
        picks = self.game.node(self.world).picks
        if self._verb(word) != picks:
            self.picked = []
        elif not self.picked:
            self.unpicked = self.game.clone(self.world)
        self.game.apply(self.world, word)
        self.spelled.append(word)
        if self._verb(word) == picks:
            self.picked.append(word)
        self.is_over = bool(self.world.revealed) or self._asks() != self.seat

    def _verb(self, word: str) -> int:
        return self._read(word)[0]

    def _read(self, word: str) -> tuple[int, int]:
        read = self.game.vocabulary.read(word)
        assert read is not None, "only words that were possible are read"
        return read.verb, read.arg

    def _spell_anew(self, word: str) -> bool:
        """A pick that comes too late for its order: the whole set is said once more with it."""
        why = self.game.explain(self.world, self.seat, word)
        if why is None or why.key != IN_ORDER or not self.picked:
            return False
        again = Stage(self.game, self.unpicked, self.seat)
        again.spelled = self.spelled[: -len(self.picked)]
        for pick in sorted([*self.picked, word], key=self._read):
            if not again._say_at_once(pick):
                return False
        self._become(again)
        return True

    def _close_first(self, word: str) -> bool:
        """Close what stands in the way, as long as nothing is given away by that."""
        trial = self.copy()
        for _ in range(MOST_CLOSED):
            closing = trial.game.node(trial.world).closing
            if closing < 0 or not trial._say_at_once(trial.game.vocabulary.word(closing)):
                return False
            if trial.is_over:  # it would give something away, or another seat goes on
                return False
            if trial._say_at_once(word):
                self._become(trial)
                return True
        return False

    # -- where it leads --------------------------------------------------------------------------

    @property
    def position(self) -> Any:
        """After the words, but before anything hidden is shown or another seat is asked."""
        return self.before if self.is_over else self.world

    @property
    def is_gathering(self) -> bool:
        """Is a set under way, to which more may be picked?"""
        return not self.is_over and self.game.node(self.world).picks >= 0

    def open_words(self) -> list[str]:
        """What may be said next; of a set under way everything that may still be picked."""
        if self.is_over:
            return []
        legal = self.game.legal(self.world, self.seat)
        if not (self.picked and self.is_gathering):
            return legal
        begun = self.game.legal(self.unpicked, self.seat)
        return [
            *(word for word in begun if word not in legal and self.copy()._spell_anew(word)),
            *legal,
        ]

    # -- what cannot be said now -----------------------------------------------------------------

    def refuse(self, word: str) -> Tried:
        why = self.game.explain(self.world, self.seat, word)
        return Tried(word, ILLEGAL, why)

    def intend(self, word: str) -> Tried:
        """Announce what the word would do if it were said before the barrier."""
        beside = Stage(self.game, self.before, self.seat)
        tried = None if beside.is_over else beside.say(word)
        effect = tried.effect if tried is not None else None
        return Tried(word, INTENTION, effect=effect)

    def _tried(self, word: str, verdict: str, figures: Mapping[str, Any]) -> Tried:
        asks = self._asks()
        hidden = self.world.revealed
        after = None if hidden else self.game.figures(self.world)
        effect = None if after is None else effect_of(figures, after)
        return Tried(
            word, verdict, None, after, effect,
            barrier=hidden or asks == CHANCE,
            asks=None if hidden else asks,
        )  # fmt: skip


# -- what a word changes ---------------------------------------------------------------------------


class Trial(NamedTuple):
    """A draft after it was tried."""

    entries: list[Tried]
    """In the order of the draft."""
    words: list[str]
    """What is said: spelled as the engine wants it, closing words included."""
    rest: list[Intended]
    """What stays in the draft once that has been said."""
    stage: Stage
    """Where the words lead."""


def rehearse(game: Game[Any], s: Any, seat: int, words: Sequence[str]) -> Trial:
    """Try the words of a draft from this position on; the position stays as it is."""
    stage = Stage(game, s, seat)
    found: dict[int, Tried] = {}
    waiting: list[int] = []
    for number in range(len(words)):
        waiting.append(number)
        spoken = True
        while spoken and not stage.is_over:
            spoken = False
            for each in waiting:
                tried = stage.say(words[each])
                if tried is not None:
                    found[each] = tried
                    waiting.remove(each)
                    spoken = True
                    break
    for each in waiting:
        found[each] = stage.intend(words[each]) if stage.is_over else stage.refuse(words[each])
    entries = [found[number] for number in range(len(words))]
    rest = [Intended(each.word, each.effect) for each in entries if each.verdict != OK]
    return Trial(entries, stage.spelled, rest, stage)


def resume(game: Game[Any], s: Any, seat: int, draft: Sequence[Intended]) -> Trial:
    """Try intentions again now that the seat is asked.

    What goes on without a click is possible and does just what was announced; from the first word
    on that does not, the draft is shown, with what was announced where that has changed.
    """
    stage = Stage(game, s, seat)
    entries: list[Tried] = []
    for number, intended in enumerate(draft):
        before = stage.copy()
        tried = stage.say(intended.word)
        if tried is None or intended.announced is None or tried.effect != intended.announced:
            rest = list(draft[number:])
            return Trial([*entries, *_shown(before, rest)], before.spelled, rest, before)
        entries.append(tried)
    return Trial(entries, stage.spelled, [], stage)


def _shown(stage: Stage, rest: Sequence[Intended]) -> list[Tried]:
    if stage.is_over:  # the time of these has not come
        return [Tried(each.word, INTENTION, effect=each.announced) for each in rest]
    trial = rehearse(stage.game, stage.world, stage.seat, [each.word for each in rest])
    return [_with_change(*pair) for pair in zip(trial.entries, rest, strict=True)]


def _with_change(tried: Tried, intended: Intended) -> Tried:
    changed = intended.announced is not None and tried.effect != intended.announced
    return tried._replace(announced=intended.announced) if changed else tried


def effect_of(before: Mapping[str, Any], after: Mapping[str, Any]) -> Effect:
    """Only the changes: another seat's points may have moved without touching what I announced."""
    old, new = dict(_leaves("", before)), dict(_leaves("", after))
    changed: Effect = {path: None for path in old if path not in new}
    for path, value in new.items():
        if old.get(path) != value:
            changed[path] = _difference(old.get(path), value)
    return changed


def _difference(old: Any, new: Any) -> Any:
    if isinstance(old, int) and isinstance(new, int) and not isinstance(new, bool):
        return new - old
    return new


def _leaves(path: str, value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, Mapping):
        for key, part in value.items():
            yield from _leaves(f"{path}.{key}" if path else str(key), part)
    elif isinstance(value, list):
        for number, part in enumerate(value):
            yield from _leaves(f"{path}.{number}", part)
    else:
        yield path, value
