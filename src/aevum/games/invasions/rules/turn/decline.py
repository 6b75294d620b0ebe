"""Nations grow old by what happens to them: cards, calamities, events.

Rules   realm R14.3, R15.3, R15.6, E24, E29, E131
Owns    none
Nodes   none
Leaves  the tracks to ageing.py, empire rolls to empires.py, bankruptcy to bankruptcy.py
"""

from __future__ import annotations

from aevum.games.invasions.components.turn import FORCED_KINGDOM
from aevum.games.invasions.kinds import BARBARIAN, KINGDOM
from aevum.games.invasions.rules.board.treasury import settle_debt
from aevum.games.invasions.rules.turn.ageing import (
    age_barbarian,
    age_civilized,
    raise_decline,
    rejuvenate,
)
from aevum.games.invasions.rules.turn.empires import try_empire
from aevum.games.invasions.rules.turn.kingdoms import may_found
from aevum.games.invasions.state import InvasionsState


def change_age(s: InvasionsState, nation: int, spaces: int) -> None:
    """A nation becomes older or younger, outside the Status step."""
    if spaces < 0:
        rejuvenate(s, nation, -spaces)
    elif s.status[nation] == BARBARIAN:
        age_barbarous(s, nation, spaces)
    elif spaces:
        follow(s, nation, age_civilized(s, nation, spaces))


def sink(s: InvasionsState, nation: int) -> None:
    """realm R15.3: decline rises by one level."""
    follow(s, nation, raise_decline(s, nation))


def follow(s: InvasionsState, nation: int, tries: bool) -> None:
    """realm R15.3, R15.6, E131: one roll for an eligible kingdom; an empire may be bankrupt."""
    if tries and s.status[nation] == KINGDOM:
        try_empire(s, nation)
    settle_debt(s, nation)


def age_barbarous(s: InvasionsState, nation: int, spaces: int) -> None:
    """realm R14.3, E24: beyond the last space it rolls at once."""
    top = s.box.numbers.barbarian_age
    if s.age[nation] + spaces > top and may_found(s, nation):
        s.push(FORCED_KINGDOM, nation)
    for _ in range(spaces):
        age_barbarian(s, nation)
