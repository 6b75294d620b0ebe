"""Positions from strangers: checked completely before a table begins in one.

A record may say that its game began in the middle. Every number of such a position must lie where
it can, the invariants of the game must hold, and the game must go on from there to its end.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from aevum.core.errors import AevumError, BadRecord
from aevum.core.fields import DECK_SHAPE, DECKS_SHAPE, LINE_SHAPE, PILES_SHAPE, Field
from aevum.core.flow import CHANCE, DECISION, PROCEDURE
from aevum.core.game import TABLE, Game
from aevum.core.play import choose, total_weight
from aevum.core.words import NUMBER

TRIALS = 6
"""Games played from a position at random before it is believed."""
LONGEST = 5_000
"""Steps after which such a game should be over."""


def check_start(game: Game[Any], options: Mapping[str, Any], start: Mapping[str, Any]) -> None:
    """Raise BadRecord unless a game with these options could stand so."""
    try:
        fresh = game.setup(options)
        s = game.load(start)
        if game.seats(s) != game.seats(fresh):
            raise BadRecord(f"its options are for {game.seats(fresh)} seats")
        _check_frames(game, s, fresh)
        for field in game.fields:
            _check_ids(game, s, field)
        if found := game.broken(s):
            raise BadRecord(found)
        _look_at(game, s)
        for trial in range(TRIALS):
            _play_on(game, game.clone(s), Random(trial))
    except Exception as error:  # whatever rules trip over in a position that cannot be
        reason = str(error) if isinstance(error, AevumError) else repr(error)
        raise BadRecord(f"No game of {game.name} stands so: {reason.rstrip('.')}.") from None


def _check_frames(game: Game[Any], s: Any, fresh: Any) -> None:
    """The right procedure lies below, somebody must choose on top, variables name what there is."""
    if not s.stack:
        return
    frames = game.dump_stack(s)
    if frames[0]["node"] != game.dump_stack(fresh)[0]["node"]:
        raise BadRecord("its lowest frame is another")
    for frame in frames:
        node = game.node_named[frame["node"]]
        for name, axis in node.place.variables:
            if not -1 <= frame[name] < _size(game, s, axis):
                raise BadRecord(f"the frame {node.name} names no {name}")
    kind = game.node(s).kind
    if kind == PROCEDURE:
        raise BadRecord("nobody has anything to choose")
    if kind == DECISION and not 0 <= game.actor(s) < game.seats(s):
        raise BadRecord(f"seat {game.actor(s)} must choose, and there is none")


def _size(game: Game[Any], s: Any, axis: str) -> int:
    return 1_000 if axis == NUMBER else len(game.axes_of(s)[axis])


def _check_ids(game: Game[Any], s: Any, field: Field) -> None:
    """Cards in lines, piles and decks are those that there are."""
    axis = field.axes[-1] if field.axes else ""
    if axis not in game.axes_of(s):
        return
    value = getattr(s, field.name)
    piles: list[list[int]] = []
    if field.shape == LINE_SHAPE:
        piles = [value]
    elif field.shape == PILES_SHAPE:
        piles = value
    elif field.shape in (DECK_SHAPE, DECKS_SHAPE):
        decks = [value] if field.shape == DECK_SHAPE else value
        piles = [pile for deck in decks for pile in (deck.top, deck.bottom)]
        if any(count < 0 for deck in decks for count in deck.pool):
            raise BadRecord(f"{field.name} holds fewer cards than none")
    size = _size(game, s, axis)
    if any(not 0 <= one < size for pile in piles for one in pile):
        raise BadRecord(f"{field.name} names no {axis}")


def _look_at(game: Game[Any], s: Any) -> None:
    """Everybody can be shown it."""
    for seat in range(game.seats(s)):
        game.observe(game.determinize(s, seat, Random(seat)), seat)
    game.observe(s, TABLE)
    game.figures(s)
    game.sums(s)
    game.digest(s)


def _play_on(game: Game[Any], s: Any, rng: Random) -> None:
    for _ in range(LONGEST):
        if game.is_over(s):
            game.result(s)
            return
        actor = game.actor(s)
        if actor == CHANCE:
            outcomes = game.outcomes(s)
            action = choose(outcomes, rng.randrange(total_weight(outcomes)))
        else:
            action = rng.choice(game.legal(s, actor))
        game.apply(s, action)
    raise BadRecord("it does not come to an end")
