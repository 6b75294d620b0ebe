"""The whole map, as full as it gets."""

from __future__ import annotations

from aevum.games import load
from aevum.games.era_of_tribes.positions import Layout, launch, lay_out, settle
from aevum.games.era_of_tribes.state import EraState

SIX = "romans greeks egyptians carthaginians gauls germanics"


def crowded() -> EraState:
    """Six peoples who have spread to their neighbours until they had no vassal left; barbarians."""
    s = lay_out(load("era_of_tribes"), Layout(peoples=SIX, section="whole"))
    chart = s.chart()
    for sea in chart.seas:
        launch(s, sea % s.players, sea, 1)
    waiting = list(range(s.players))
    while waiting:
        seat = waiting.pop(0)
        near = [p for own in s.lands_of(seat) for p in chart.land[own] if s.owner[p] < 0]
        if near and s.pool[seat] > 0:
            settle(s, seat, near[0], 1)
            waiting.append(seat)
    for province in chart.provinces:
        s.village[province] = int(s.owner[province] < 0)
    return s
