"""What the tests of cards share: hands, windows, deeds carried out word by word."""

from __future__ import annotations

from collections.abc import Sequence

from aevum.core.flow import CHANCE
from aevum.games.invasions.components.cards import EVENT_WINDOW
from aevum.games.invasions.kinds import NONE, SEATS, TIMINGS
from aevum.games.invasions.rules.cards.effects import carry_out
from aevum.games.invasions.rules.cards.events import happen, open_window
from aevum.games.invasions.rules.cards.hands import keep_card, take_card
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.table_top import box, game

ASKED = EVENT_WINDOW.variable("power")


def event(name: str) -> int:
    return box().axes["event"].index(name)


def power(name: str) -> int:
    return SEATS.index(name)


def hold(s: InvasionsState, who: str, *events: str) -> None:
    """These cards of the deck come into a hand."""
    for name in events:
        take_card(s, event(name))
        keep_card(s, power(who), event(name))


def draw(s: InvasionsState, who: str, name: str) -> None:
    """A power draws a public card, and it happens."""
    take_card(s, event(name))
    happen(s, power(who), event(name))
    game().advance(s)


def window(s: InvasionsState, timing: str, nation: int = NONE) -> None:
    s.stack.clear()
    open_window(s, TIMINGS.index(timing), nation)
    game().advance(s)


def deed(name: str) -> int:
    return box().axes["deed"].index(name)


def suffer(s: InvasionsState, nation: int, name: str, targets: Sequence[int] = ()) -> None:
    """A deed is carried out for a nation, and nothing else is under way."""
    s.stack.clear()
    carry_out(s, nation, deed(name), targets)
    game().advance(s)


def say(s: InvasionsState, *words: str) -> None:
    for word in words:
        game().apply(s, word)


def words(s: InvasionsState) -> list[str]:
    seat = game().actor(s)
    if seat == CHANCE:
        return [word for word, _ in game().outcomes(s)]
    return game().legal(s, seat)


def play_card(s: InvasionsState, who: str, name: str, timing: str, nation: int = NONE) -> None:
    """A power plays a card in a window; those who are asked before it pass."""
    hold(s, who, name)
    window(s, timing, nation)
    while s.var(ASKED) != power(who):
        say(s, "ev_pass")
    assert f"ev_play {name}" in words(s)
    say(s, f"ev_play {name}")
