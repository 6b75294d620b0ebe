"""The Event deck, the hands of the powers, and the cup of pillage markers.

A power draws and holds for itself; whoever has several powers sees all their hands (realm E110).

Rules   realm R20.1, R20.2, R20.5, R20.6, E36, E106, E110
Owns    seized, seized_by, event_deck, discard, hand, markers, cup
Nodes   none
Leaves  what a card does to effects.py, when it is drawn and played to events.py
"""

from __future__ import annotations

from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.state import InvasionsState


def lay_out_cards(s: InvasionsState) -> None:
    s.event_deck.pool = [len(event.numbers) for event in s.box.events]
    s.cup = [marker.count for marker in s.box.pillage]


def drawing_powers(s: InvasionsState) -> list[int]:
    """realm R12.4: a seat without a nation in the scenario draws nothing."""
    play = s.play()
    owners = {play.owner[n] for n in range(len(play.nations)) if play.nations[n]}
    return [p for p in range(len(s.person)) if s.person[p] != NONE and p in owners]


def events_held(s: InvasionsState, power: int) -> int:
    """Cards and secret markers: everybody knows how many."""
    return len(s.hand[power]) + len(s.markers[power])


# -- the deck -------------------------------------------------------------------------------------


def renew_deck(s: InvasionsState) -> None:
    """realm E36: an empty deck that no card can fill again takes the discard pile."""
    if s.event_deck.is_empty():
        reshuffle(s)


def reshuffle(s: InvasionsState) -> None:
    """realm R20.5"""
    s.event_deck.shuffle_in(s.discard)
    s.discard = [0] * len(s.discard)


def take_card(s: InvasionsState, event: int) -> None:
    s.event_deck.draw(event)


def keep_card(s: InvasionsState, power: int, event: int) -> None:
    s.hand[power].append(event)
    s.hand[power].sort()


def discard_card(s: InvasionsState, event: int) -> None:
    s.discard[event] += 1


# -- markers --------------------------------------------------------------------------------------


def take_marker(s: InvasionsState, marker: int) -> None:
    s.cup[marker] -= 1


def return_marker(s: InvasionsState, marker: int) -> None:
    """realm E106"""
    s.cup[marker] += 1


def keep_marker(s: InvasionsState, power: int, marker: int) -> None:
    s.markers[power].append(marker)
    s.markers[power].sort()


# -- cards that can be played ---------------------------------------------------------------------


def is_secret_marker(s: InvasionsState, marker: int) -> bool:
    event = s.box.pillage[marker].event
    return event != NONE and not s.box.events[event].public


def card_of_marker(s: InvasionsState, marker: int) -> int:
    """The card as which a marker with an event is played: these come after the deck."""
    return len(s.box.events) + s.box.event_markers.index(marker)


def marker_of(s: InvasionsState, card: int) -> int:
    """The kind of marker that is played as this card, or NONE for a card of the deck."""
    place = card - len(s.box.events)
    return NONE if place < 0 else s.box.event_markers[place]


def event_of(s: InvasionsState, card: int) -> int:
    """The event of a card or marker."""
    marker = marker_of(s, card)
    return card if marker == NONE else s.box.pillage[marker].event


def cards_of(s: InvasionsState, power: int) -> list[int]:
    """What a power could play, cards of the deck before markers, each kind once."""
    return sorted(set(held_cards(s, power)))


def held_cards(s: InvasionsState, power: int) -> list[int]:
    """Each card and marker in a hand."""
    return s.hand[power] + [card_of_marker(s, marker) for marker in s.markers[power]]


def lay_down(s: InvasionsState, power: int, card: int) -> None:
    """From the hand onto the table; who once lost it knows no longer what that hand holds."""
    for loser in range(len(s.seized)):
        pairs = list(zip(s.seized[loser], s.seized_by[loser], strict=True))
        if (card, power) in pairs:
            forget_seizure(s, loser, pairs.index((card, power)))
    marker = marker_of(s, card)
    if marker == NONE:
        s.hand[power].remove(card)
    else:
        s.markers[power].remove(marker)


def put_away(s: InvasionsState, card: int) -> None:
    """realm R20.8, E106: onto the discard pile, or back into the cup."""
    marker = marker_of(s, card)
    if marker == NONE:
        discard_card(s, card)
    else:
        return_marker(s, marker)


def forget_seizure(s: InvasionsState, loser: int, place: int) -> None:
    del s.seized[loser][place]
    del s.seized_by[loser][place]


def hand_over(s: InvasionsState, power: int, to: int, card: int) -> None:
    """realm R39.3: loser and winner know which card it is, until it is played or lost again."""
    for loser in range(len(s.seized)):
        while power in s.seized_by[loser]:
            forget_seizure(s, loser, s.seized_by[loser].index(power))
    marker = marker_of(s, card)
    lay_down(s, power, card)
    s.seized[power].append(card)
    s.seized_by[power].append(to)
    if marker == NONE:
        keep_card(s, to, card)
    else:
        keep_marker(s, to, marker)
