"""What is true of Event cards, pillage markers and windows in every position."""

from __future__ import annotations

from aevum.core.flow import WIDTH, Place
from aevum.games.invasions.components.battle import BATTLE, SIEGE
from aevum.games.invasions.components.cards import DEED, PLAY
from aevum.games.invasions.components.march import ENTRY
from aevum.games.invasions.components.sea import SEA_BATTLE, SEA_RISK
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.cards.hands import is_secret_marker, marker_of
from aevum.games.invasions.state import InvasionsState

COUNT = (1 << WIDTH) - 1
"""The part of a node's code that counts its variables."""


def broken_cards(s: InvasionsState) -> str:
    """realm I27, E106: no card and no marker is lost; nothing stays named, no occasion open."""
    if s.named and not s.holds(PLAY) and not s.holds(DEED):
        return f"{s.named} stays named"
    occasions = (BATTLE, ENTRY, SEA_BATTLE, SEA_RISK, SIEGE)
    if s.occasions and not any(s.holds(place) for place in occasions):
        return "an occasion is still open"
    table = on_the_table(s)
    return broken_events(s, table) or broken_markers(s, table)


def broken_events(s: InvasionsState, table: list[int]) -> str:
    """realm I27: 72 cards; public ones are never in a hand."""
    pool = s.event_deck.pool
    held = [card for hand in s.hand for card in hand]
    for event in s.box.events:
        e = event.index
        if event.public and e in held:
            return f"{event.id} is public and in a hand"
        if pool[e] + s.discard[e] + held.count(e) + table.count(e) != len(event.numbers):
            return f"a card {event.id} is lost"
    return ""


def broken_markers(s: InvasionsState, table: list[int]) -> str:
    """realm E106: the mix in the cup is that of the box, less what is held."""
    held = [marker for pile in s.markers for marker in pile]
    played = [marker_of(s, card) for card in table if marker_of(s, card) != NONE]
    for marker in s.box.pillage:
        m = marker.index
        if m in held and not is_secret_marker(s, m):
            return f"marker {m} is public and held"
        if s.cup[m] + held.count(m) + played.count(m) != marker.count:
            return f"a pillage marker {m} is lost"
    return ""


def on_the_table(s: InvasionsState) -> list[int]:
    """Cards and markers that are being played."""
    return [s.stack[first] for first in frames_of(s, PLAY)]


def frames_of(s: InvasionsState, place: Place) -> list[int]:
    """Where the variables of each frame of a node begin."""
    found: list[int] = []
    top = len(s.stack)
    while top:
        code = s.stack[top - 1]
        top -= (code & COUNT) + 2
        if code == place.code:
            found.append(top)
    return found
