"""Worlds a person cannot rule out: cards and markers that he has not seen are dealt anew.

A person sees the hands of all his powers (realm E110). Of others he knows how many they hold, the
gold of each secret marker (guide, section 11), and what they have seized of him (realm R39.3).
"""

from __future__ import annotations

from random import Random

from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.options import DIPLOMACY_HANDS
from aevum.games.invasions.rules.cards.hands import held_cards, is_secret_marker, marker_of
from aevum.games.invasions.state import InvasionsState


def deal_anew(s: InvasionsState, seat: int, rng: Random) -> None:
    others = [power for power in range(len(s.person)) if s.person[power] != seat]
    known = [taken_by(s, others, holder) for holder in range(len(s.person))]
    deal_events(s, others, known, rng)
    deal_markers(s, others, known, rng)
    deal_losses(s, others, rng)
    deal_faces(s, others, rng)
    deal_diplomacy(s, seat, rng)


def taken_by(s: InvasionsState, others: list[int], holder: int) -> list[int]:
    """Cards that a foreign hand has seized of this person's powers, and still holds."""
    if holder not in others:
        return []
    return [
        s.seized[power][i]
        for power in range(len(s.person))
        if power not in others
        for i in range(len(s.seized[power]))
        if s.seized_by[power][i] == holder
    ]


def deal_events(s: InvasionsState, others: list[int], known: list[list[int]], rng: Random) -> None:
    """Secret cards of the deck and of foreign hands; the back shows which are secret."""
    pool = s.event_deck.pool
    secret = [event.index for event in s.box.events if not event.public]
    kept = [[card for card in cards if card < len(s.box.events)] for cards in known]
    for power in others:
        for card in kept[power]:
            s.hand[power].remove(card)
    unseen = [card for power in others for card in s.hand[power]]
    unseen += [event for event in secret for _ in range(pool[event])]
    unseen.sort()  # the same dice deal the same world, whatever the truth is
    rng.shuffle(unseen)
    for power in others:
        s.hand[power] = sorted(kept[power] + [unseen.pop() for _ in s.hand[power]])
    for event in secret:
        pool[event] = unseen.count(event)


def deal_markers(s: InvasionsState, others: list[int], known: list[list[int]], rng: Random) -> None:
    """Secret markers of the same gold are alike to those who do not hold them."""
    kinds = s.box.pillage
    kept = [[marker_of(s, card) for card in cards] for cards in known]
    kept = [[marker for marker in markers if marker != NONE] for markers in kept]
    for power in others:
        for marker in kept[power]:
            s.markers[power].remove(marker)
    for gold in sorted({marker.gold for marker in kinds}):
        alike = [m for m in range(len(kinds)) if kinds[m].gold == gold and is_secret_marker(s, m)]
        held = [
            (power, place)
            for power in others
            for place in range(len(s.markers[power]))
            if s.markers[power][place] in alike
        ]
        unseen = [s.markers[power][place] for power, place in held]
        unseen += [marker for marker in alike for _ in range(s.cup[marker])]
        unseen.sort()
        rng.shuffle(unseen)
        for power, place in held:
            s.markers[power][place] = unseen.pop()
        for marker in alike:
            s.cup[marker] = unseen.count(marker)
    for power in others:
        s.markers[power] = sorted(s.markers[power] + kept[power])


def deal_losses(s: InvasionsState, others: list[int], rng: Random) -> None:
    """What others have lost to others is anything of the hands they have now."""
    for power in others:
        for holder in others:
            places = [i for i in range(len(s.seized[power])) if s.seized_by[power][i] == holder]
            dealt = rng.sample(held_cards(s, holder), len(places))
            for i, card in zip(places, dealt, strict=True):
                s.seized[power][i] = card


def deal_faces(s: InvasionsState, others: list[int], rng: Random) -> None:
    """Administration faces that another looks at: any of their type but the one that is shown."""
    cards = s.box.administration
    for power in others:
        faces = s.faces[power]
        hidden = [face for face in faces if face != s.shown]
        if hidden:
            alike = [c.index for c in cards if c.kind == cards[hidden[0]].kind]
            unseen = [card for card in alike if card != s.shown]
            kept = [face for face in faces if face == s.shown]
            s.faces[power] = sorted(kept + rng.sample(unseen, len(hidden)))


def deal_diplomacy(s: InvasionsState, seat: int, rng: Random) -> None:
    """Diplomacy cards of the deck and of nations that others speak for, unless they lie open."""
    if s.switched(DIPLOMACY_HANDS):
        return
    kinds, pool = len(s.box.diplomacy), s.diplomacy_deck.pool
    unseen = [kind for kind in range(kinds) for _ in range(pool[kind])]
    sizes: list[tuple[int, int]] = []
    for nation in range(len(s.speaker)):
        row = s.diplomacy_hand[nation * kinds : (nation + 1) * kinds]
        if s.speaker[nation] != seat and any(row):
            sizes.append((nation, sum(row)))
            unseen += [kind for kind in range(kinds) for _ in range(row[kind])]
    unseen.sort()
    rng.shuffle(unseen)
    for nation, size in sizes:
        dealt = [unseen.pop() for _ in range(size)]
        s.diplomacy_hand[nation * kinds : (nation + 1) * kinds] = [
            dealt.count(kind) for kind in range(kinds)
        ]
    s.diplomacy_deck.pool = [unseen.count(kind) for kind in range(kinds)]
