"""Worlds a seat cannot rule out: the cards it has not seen, dealt anew (R14, I19).

What everybody can see stays: hand sizes, numbers of laid cards, the pile's size, and what a
question itself gives away (laid cards fit the province; whoever is asked for a card can play one).
"""

from __future__ import annotations

from random import Random
from typing import Final

from aevum.games.attila.components import (
    CARD,
    CARDS_PER_TRIBE,
    COMMIT,
    CONFLICT,
    DISCARD,
    EXCHANGE_TILE,
    INFLUENCE2,
    PICK,
    TRIBES,
    WINDOW,
)
from aevum.games.attila.rules.placement import placements
from aevum.games.attila.rules.tiles import why_not_tile
from aevum.games.attila.state import AttilaState

ALL_TRIBES = [True] * TRIBES
FOUGHT: Final = CONFLICT.variable("province")
MOMENT: Final = WINDOW.variable("moment")
SEAT: Final = COMMIT.variable("seat")


def deal_anew(s: AttilaState, seat: int, rng: Random) -> None:
    """Redistribute every card that `seat` has not seen."""
    others = [p for p in range(s.players) if p != seat]
    hands = [s.hand_size(p) for p in others]
    laid = [sum(s.laid[p * TRIBES : (p + 1) * TRIBES]) for p in others]
    actor = actor_of(s)
    tells_playable = asks_for_playable(s)  # before the hands are taken up
    unseen = collect_unseen(s, others, actor == seat)
    deal_aside(s, seat, unseen, rng)
    present = tribes_in_conflict(s)
    for player, count in zip(others, laid, strict=True):
        for _ in range(count):
            s.laid[player * TRIBES + draw_one(unseen, present, rng)] += 1
    for player, count in zip(others, hands, strict=True):
        if player == actor:
            deal_asked_hand(s, player, count, tells_playable, unseen, rng)
    for player, count in zip(others, hands, strict=True):
        if player != actor:
            deal_hand(s, player, count, unseen, ALL_TRIBES, rng)
    s.pile.shuffle_in(unseen)


def actor_of(s: AttilaState) -> int:
    """The seat that is asked now; -1 if chance or nobody is."""
    if s.at(COMMIT):
        return s.var(SEAT)
    asks_active = s.at(CARD) or s.at(DISCARD) or s.at(PICK) or s.at(WINDOW)
    return s.active if asks_active else -1


def collect_unseen(s: AttilaState, others: list[int], own_choice: bool) -> list[int]:
    """Take all cards the seat has not seen off the table; returns them as counts."""
    unseen = s.pile.pool[:]
    s.pile.pool = [0] * TRIBES
    for player in others:
        for tribe in range(TRIBES):
            place = player * TRIBES + tribe
            unseen[tribe] += s.hand[place] + s.laid[place]
            s.hand[place] = 0
            s.laid[place] = 0
    if not own_choice:
        s.picks = [0] * TRIBES
    return unseen


def deal_aside(s: AttilaState, seat: int, unseen: list[int], rng: Random) -> None:
    """Cards given away in a running exchange are known only to who gave them (K5)."""
    if seat == s.active:
        return
    count = sum(s.aside)
    for tribe in range(TRIBES):
        unseen[tribe] += s.aside[tribe]
        s.aside[tribe] = 0
    for _ in range(count):
        s.aside[draw_one(unseen, ALL_TRIBES, rng)] += 1


def tribes_in_conflict(s: AttilaState) -> list[bool]:
    """R6.3: laid cards are of tribes present in the province."""
    if not s.holds(CONFLICT):
        return ALL_TRIBES
    province = s.var_of(CONFLICT, FOUGHT)
    return [s.stones[province * TRIBES + tribe] > 0 for tribe in range(TRIBES)]


def deal_asked_hand(
    s: AttilaState,
    player: int,
    count: int,
    tells_playable: bool,
    unseen: list[int],
    rng: Random,
) -> None:
    """The hand of the seat that is asked must fit the question everybody can see."""
    playable = [placements(s, tribe) != 0 for tribe in range(TRIBES)]
    if s.at(DISCARD):  # K8: none of these cards can be played
        deal_hand(s, player, count, unseen, [not ok for ok in playable], rng)
        return
    if tells_playable:
        deal_hand(s, player, 1, unseen, playable, rng)
        count -= 1
    deal_hand(s, player, count, unseen, ALL_TRIBES, rng)


def asks_for_playable(s: AttilaState) -> bool:
    """Does the question itself tell that a playable card is in the hand?

    D2 does, and so does D1 when only Double Move can have been offered (K14).
    """
    if not s.at(WINDOW):
        return s.at(CARD)
    window = s.var(MOMENT)
    return all(why_not_tile(s, window, tile) for tile in (EXCHANGE_TILE, INFLUENCE2))


def deal_hand(
    s: AttilaState, player: int, count: int, unseen: list[int], allowed: list[bool], rng: Random
) -> None:
    for _ in range(count):
        s.hand[player * TRIBES + draw_one(unseen, allowed, rng)] += 1


def unseen_by(s: AttilaState, seat: int) -> list[int]:
    """Per tribe: the cards this seat cannot see; own cards and open ones taken off all nine."""
    unseen = [CARDS_PER_TRIBE - s.discard[tribe] for tribe in range(TRIBES)]
    if s.card >= 0:
        unseen[s.card] -= 1
    for tribe in range(TRIBES):
        if 0 <= seat < s.players:
            unseen[tribe] -= s.hand[seat * TRIBES + tribe] + s.laid[seat * TRIBES + tribe]
        if seat == s.active:
            unseen[tribe] -= s.aside[tribe]
    return unseen


def draw_one(unseen: list[int], allowed: list[bool], rng: Random) -> int:
    """Take one of the allowed cards, each card alike."""
    total = 0
    for tribe in range(TRIBES):
        if allowed[tribe]:
            total += unseen[tribe]
    number = int(rng.random() * total)
    for tribe in range(TRIBES):
        if allowed[tribe]:
            number -= unseen[tribe]
            if number < 0:
                unseen[tribe] -= 1
                return tribe
    raise ValueError("there is no such card left to deal")
