"""What speaks for a move: standing, worth, danger; for a conflict what is at stake.

Everything is read off the open board and the hand of the seat that asks. "Now" means: if all
tribes were scored at this moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.core.game import Game
from aevum.core.hints import Fact
from aevum.games.attila.components import (
    BOOST,
    BOOST_V,
    CARD,
    COMMIT,
    COMMIT_DONE_V,
    COMMIT_V,
    DISCARD,
    EXCHANGE_DONE_V,
    EXCHANGE_V,
    FORGO_V,
    INFLUENCE,
    INFLUENCE_V,
    NO_TILE_V,
    PICK,
    PLACE,
    PLACE_V,
    PLAY_V,
    ROOM,
    SECOND,
    SECOND_PLACE,
    SEVENTH,
    SKIP_SECOND_V,
    TIED_SECOND,
    TRIBES,
    USE_TILE_V,
    WINDOW,
)
from aevum.games.attila.rules.conflict import HERE
from aevum.games.attila.rules.influence import influence_step
from aevum.games.attila.rules.pacification import century
from aevum.games.attila.rules.placement import remove_stones
from aevum.games.attila.rules.scoring import influence_on, points_if_scored_now, scored_now
from aevum.games.attila.state import AttilaState
from aevum.games.attila.worlds import unseen_by

GOES_ON: Final = {
    WINDOW.name: (CARD.name, DISCARD.name, PICK.name, BOOST.name, COMMIT.name),
    CARD.name: (PLACE.name,),
    PLACE.name: (INFLUENCE.name,),
    INFLUENCE.name: (SECOND.name,),
    PICK.name: (PICK.name,),
    BOOST.name: (BOOST.name,),
    COMMIT.name: (COMMIT.name,),
}
"""A card, its stone and its influence are one move; so are the cards of a conflict."""

MOST_FACTS: Final = 5
TILE_VERBS: Final = (NO_TILE_V, USE_TILE_V)
STONE_VERBS: Final = (PLACE_V, INFLUENCE_V, FORGO_V, SKIP_SECOND_V)
"""About the tribe whose card lies on the table."""
COMMIT_VERBS: Final = (COMMIT_V, COMMIT_DONE_V)


def facts_of(
    game: Game[AttilaState], s: AttilaState, seat: int, words: Sequence[str]
) -> list[Fact]:
    """What the seat that must act should know about saying these words."""
    said = [read for word in words if (read := game.vocabulary.read(word)) is not None]
    verbs = [word.verb for word in said]
    if verbs[-1] in COMMIT_VERBS:
        laid = [word.arg for word in said if word.verb == COMMIT_V]
        first = [word for word, verb in zip(words, verbs, strict=True) if verb in TILE_VERBS]
        return conflict_facts(game.after_words(s, first) if first else s, seat, laid)
    if verbs[-1] == EXCHANGE_DONE_V:
        return [Fact("new-cards", {"cards": sum(s.picks) + verbs.count(EXCHANGE_V)})]
    if verbs[-1] == NO_TILE_V:
        return tile_facts(s, seat)
    tribes = [word.arg for word in said if word.verb in (PLAY_V, BOOST_V)]
    if not tribes and verbs[0] in STONE_VERBS:
        tribes = [s.tribe]
    if not tribes:
        return []
    after = game.after_words(s, words)
    placed = [word.arg for word in said if word.verb == PLACE_V]
    return move_facts(s, after, seat, list(dict.fromkeys(tribes)), placed)[:MOST_FACTS]


def tile_facts(s: AttilaState, seat: int) -> list[Fact]:
    tiles = len(s.unused) // s.players
    left = sum(s.unused[seat * tiles : (seat + 1) * tiles])
    return [Fact("keeps-tiles", {"tiles": left})] if left else []


# -- cards, stones and influence ------------------------------------------------------------------


def move_facts(
    s: AttilaState, after: AttilaState, seat: int, tribes: list[int], placed: list[int]
) -> list[Fact]:
    facts = [fact for tribe in tribes for fact in standing(s, after, seat, tribe)]
    facts += worth(s, after, seat)
    for tribe in tribes:
        facts += dangers(after, seat, tribe)
    for province in placed:
        facts += crowding(after, province)
    return facts


def standing(s: AttilaState, after: AttilaState, seat: int, tribe: int) -> list[Fact]:
    """The own counter beside the best of the others, and what has changed."""
    own, other = own_and_best(after, seat, tribe)
    about: dict[str, str | int] = {"tribe": s.board.tribe_ids[tribe], "own": own, "other": other}
    if not own:
        return [Fact("off-track", about)]
    if not other:
        return [Fact("alone", about)]
    if own > other:
        own_before, other_before = own_and_best(s, seat, tribe)
        return [Fact("leads" if own_before > other_before else "takes-lead", about)]
    if own == other:
        return [Fact("level", about)]
    _, place = scored_now(after)[tribe][seat]
    return [Fact("second" if place in (SECOND_PLACE, TIED_SECOND) else "behind", about)]


def own_and_best(s: AttilaState, seat: int, tribe: int) -> tuple[int, int]:
    fields = influence_on(s, tribe)
    return fields[seat], max(fields[:seat] + fields[seat + 1 :])


def worth(s: AttilaState, after: AttilaState, seat: int) -> list[Fact]:
    """The change of the own points, and the greatest change of somebody else's."""
    gains = [new - old for old, new in zip(sums_now(s), sums_now(after), strict=True)]
    facts: list[Fact] = []
    if gains[seat]:
        key = "worth" if gains[seat] > 0 else "costs"
        facts.append(Fact(key, {"points": abs(gains[seat])}))
    others = [other for other in range(s.players) if other != seat]
    rival = max(others, key=lambda other: abs(gains[other]))
    if gains[rival]:
        key = "gives" if gains[rival] > 0 else "takes"
        facts.append(Fact(key, {"seat": rival, "points": abs(gains[rival])}))
    return facts


def sums_now(s: AttilaState) -> list[int]:
    paid = points_if_scored_now(s)
    return [sum(row[seat] for row in paid) for seat in range(s.players)]


def dangers(after: AttilaState, seat: int, tribe: int) -> list[Fact]:
    """Who can pass a leader, or draw level, by the influence of one card (R5.2)?"""
    own, other = own_and_best(after, seat, tribe)
    if not own or own < other:
        return []
    tribe_id = after.board.tribe_ids[tribe]
    step = influence_step(after) if unseen_by(after, seat)[tribe] > 0 else 0
    others = [(rival, field + step) for rival, field in enumerate(influence_on(after, tribe))
              if rival != seat and step]  # fmt: skip
    passing = [rival for rival, reach in others if reach > own]
    levelling = [rival for rival, reach in others if reach == own]
    if passing or levelling:
        able = passing or levelling
        about: dict[str, str | int] = {"seat": able[0], "more": len(able) - 1, "tribe": tribe_id}
        return [Fact("threat" if passing else "threat-level", about)]
    return [Fact("safe", {"tribe": tribe_id})] if own > other else []


def crowding(after: AttilaState, province: int) -> list[Fact]:
    """A province that is full now, or a conflict and what follows it."""
    about: dict[str, str | int] = {"province": after.board.ids[province]}
    if after.total[province] == ROOM:
        return [Fact("full", about)]
    if after.total[province] < ROOM:
        return []
    facts = [Fact("conflict", about)]
    now = century(after)
    if after.tiles[now] == 1:
        facts.append(Fact("last-tile" if now == SEVENTH else "scoring-next", {}))
    return facts


# -- conflicts ------------------------------------------------------------------------------------


def conflict_facts(s: AttilaState, seat: int, laid: list[int]) -> list[Fact]:
    """What the own tribe there is worth, and how strong it and the weakest of the others are."""
    province = s.var(HERE)
    here = [tribe for tribe in range(TRIBES) if s.stones[province * TRIBES + tribe]]
    stakes = {tribe: stake(s, seat, province, tribe) for tribe in here}
    backed = max(laid or here, key=lambda tribe: stakes[tribe])
    facts: list[Fact] = []
    if stakes[backed] > 0:
        about: dict[str, str | int] = {"tribe": s.board.tribe_ids[backed]}
        facts.append(Fact("stake", {**about, "points": stakes[backed]}))
    elif not laid:
        return [Fact("no-stake", {})]
    hidden = sum(s.laid) - sum(s.laid[seat * TRIBES : (seat + 1) * TRIBES])
    shown = strength(s, seat, province, backed) + laid.count(backed)
    weakest = min(
        (tribe for tribe in here if tribe != backed),
        key=lambda tribe: strength(s, seat, province, tribe) + laid.count(tribe),
        default=backed,
    )
    names = s.board.tribe_ids
    facts.append(Fact("strength", {"tribe": names[backed], "strength": shown, "hidden": hidden}))
    if weakest != backed:
        least = strength(s, seat, province, weakest) + laid.count(weakest)
        facts.append(Fact("weakest", {"tribe": names[weakest], "strength": least}))
    return facts


def stake(s: AttilaState, seat: int, province: int, tribe: int) -> int:
    """The points that would go with the tribe if it had to leave."""
    world = AttilaState(s.board, s.players, s)
    remove_stones(world, tribe, province)
    return sums_now(s)[seat] - sums_now(world)[seat]


def strength(s: AttilaState, seat: int, province: int, tribe: int) -> int:
    """R6.6 as far as the seat knows it: stones, and the cards it has chosen itself."""
    return s.stones[province * TRIBES + tribe] + s.laid[seat * TRIBES + tribe] + s.picks[tribe]
