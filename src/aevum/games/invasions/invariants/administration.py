"""What is true of cards, calamities, revolts and cities in every position."""

from __future__ import annotations

from aevum.games.invasions.components.administration import ADMINISTRATION
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.administration.religion import HERESY_PLUS
from aevum.games.invasions.rules.administration.revolts import REVOLT_PLUS
from aevum.games.invasions.rules.board.treasury import RUINED
from aevum.games.invasions.state import InvasionsState


def broken_administration(s: InvasionsState) -> str:
    """The first law of these chapters that a position breaks, or nothing."""
    return broken_cards(s) or broken_books(s) or broken_marks(s)


def broken_cards(s: InvasionsState) -> str:
    """realm I25: all cards are in the deck, unless a nation is drawing."""
    if not s.holds(ADMINISTRATION):
        out = any(s.backs) or any(s.faces) or s.shown != NONE
        return "an Administration card is not in the deck" if out else ""
    for kind, drawn in enumerate(s.backs):
        if drawn > sum(card.kind == kind for card in s.box.administration):
            return "more Administration cards are drawn than there are"
    seen = [card for faces in s.faces for card in faces]
    return "an Administration card is seen twice" if len(set(seen)) < len(seen) else ""


def broken_books(s: InvasionsState) -> str:
    """realm I18, I42: counters of this turn are never negative."""
    for n in range(len(s.gold)):
        if not 0 <= s.bankrupt[n] <= RUINED or min(s.shortfall[n], s.booked[n], s.strokes[n]) < 0:
            return f"the books of {s.box.nations[n].id} are wrong"
    return ""


def broken_marks(s: InvasionsState) -> str:
    """realm I28: markers are what they can be, and lie where they can lie."""
    for p in range(len(s.revolt)):
        if not 0 <= s.revolt[p] <= REVOLT_PLUS:
            return f"{s.box.provinces[p].id} has a strange revolt"
        if s.looted[p] and s.level[p] == NONE:
            return f"{s.box.provinces[p].id} is looted and has no site"
        if s.walls[p] and s.razed[p]:
            return f"{s.box.provinces[p].id} has walls that were razed in this turn"
    wrong = [area for area in s.heresy if not 0 <= area <= HERESY_PLUS]
    return "an area has a strange heresy" if wrong else ""
