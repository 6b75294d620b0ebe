"""Negative growth: pieces go from the map to Free Vassals.

Rules   R5.4
Owns    none
Nodes   shrink (decision)
Leaves  the sum itself to growth.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.era_of_tribes.components import (
    DROP_FLEET_V,
    DROP_POST_V,
    DROP_V,
    DROPPED,
    NOBODY,
    SHRINK,
)
from aevum.games.era_of_tribes.rules.colonies import count_colonies
from aevum.games.era_of_tribes.rules.pieces import to_pool
from aevum.games.era_of_tribes.rules.posts import close_post
from aevum.games.era_of_tribes.rules.realm import (
    fleets_at,
    lose_province,
    put_fleets,
    put_vassals,
    settle_sea,
    vassals_at,
)
from aevum.games.era_of_tribes.state import EraState

SEAT: Final = SHRINK.variable("seat")
LEFT: Final = SHRINK.variable("left")


class Shrink(Decision[EraState]):
    """D11: which piece is removed?"""

    def actor(self, s: EraState) -> int:
        return s.var(SEAT)

    def legal(self, s: EraState) -> list[str]:
        seat = s.var(SEAT)
        word = s.box.speller.word
        chart = s.chart()
        lands = [p for p in chart.provinces if vassals_at(s, p, seat)]
        seas = [sea for sea in chart.seas if fleets_at(s, sea, seat)]
        words = [word(DROP_V, province) for province in lands]
        words += [word(DROP_FLEET_V, sea) for sea in seas]
        words += [word(DROP_POST_V, province) for province in s.posts_of(seat)]
        return words

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        seat = s.var(SEAT)
        if verb == DROP_V:
            there = vassals_at(s, arg, seat) > 0
        elif verb == DROP_FLEET_V:
            there = fleets_at(s, arg, seat) > 0
        elif verb == DROP_POST_V:
            there = s.post[arg] == seat
        else:
            return Why("R5.4", "asked-shrink")
        return None if there else Why("R5.4", "no-piece-there")

    def act(self, s: EraState, verb: int, arg: int) -> None:
        seat = s.var(SEAT)
        if verb == DROP_V:
            drop_vassal(s, seat, arg)
        elif verb == DROP_FLEET_V:
            drop_fleet(s, seat, arg)
        else:
            close_post(s, arg)  # E93
        s.set_var(LEFT, s.var(LEFT) - 1)
        if not s.var(LEFT) or not self.legal(s):  # E31
            s.pop()
            count_colonies(s, seat)


def drop_vassal(s: EraState, seat: int, province: int) -> None:
    """E93: a field left empty is given up at once."""
    put_vassals(s, province, seat, -1)
    to_pool(s, seat, 1)
    s.tell(DROPPED, seat, province)
    gone = not vassals_at(s, province, seat) and not s.city[province]
    if gone and s.owner[province] == seat:
        lose_province(s, province)


def drop_fleet(s: EraState, seat: int, sea: int) -> None:
    put_fleets(s, sea, seat, -1)
    to_pool(s, seat, 1)
    s.tell(DROPPED, seat, s.box.field_of_sea + sea)
    if s.sea_owner[sea] != NOBODY:
        settle_sea(s, sea)
