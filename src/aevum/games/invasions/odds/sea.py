"""The odds of a sea battle, exactly (war R28); black dice by a trade are left out."""

from __future__ import annotations

from aevum.games.invasions.components.battle import ATTACKER, DEFENDER
from aevum.games.invasions.components.sea import SEA_BATTLE
from aevum.games.invasions.odds.outcome import Outcome, killed_by
from aevum.games.invasions.odds.plan import Odds, Tally
from aevum.games.invasions.odds.rerolls import ends_of
from aevum.games.invasions.options import RED_SWORDS_AT_SEA
from aevum.games.invasions.rules.battle.pools import Pool
from aevum.games.invasions.rules.sea.sea_battle import afloat
from aevum.games.invasions.state import InvasionsState


class SeaOutcome(Outcome):
    """war R28.4, R28.5: who wiped out the other, else who hit more often; a draw is half a win."""

    def __init__(self, fleets: tuple[int, int], elites: tuple[int, int]) -> None:
        self.units = fleets
        self.elites = elites
        self.lost = (0, 0)

    def lead(self, on_attacker: int, on_defender: int) -> int:
        """1 = the attacker wins, -1 = the defender."""
        left = [
            self.units[side] > killed_by(self.units[side], self.elites[side], hits)
            for side, hits in ((ATTACKER, on_attacker), (DEFENDER, on_defender))
        ]
        if left[ATTACKER] != left[DEFENDER]:
            return 1 if left[ATTACKER] else -1
        return (on_defender > on_attacker) - (on_defender < on_attacker)

    def wins(self, on_attacker: int, on_defender: int) -> bool:
        return self.lead(on_attacker, on_defender) > 0


def sea_odds(
    s: InvasionsState, fleets: tuple[int, int], elites: tuple[int, int], calls: tuple[int, int]
) -> Odds:
    """Fleets and elite fleets among them, and the re-rolls of both sides."""
    outcome = SeaOutcome(fleets, elites)
    red = s.switched(RED_SWORDS_AT_SEA)
    own, enemy = Pool(fleets[ATTACKER], 0), Pool(fleets[DEFENDER], 0)
    tally = Tally()
    for chance, on_attacker, on_defender in ends_of(own, enemy, red, calls):
        lead = outcome.lead(on_attacker, on_defender)
        if lead:
            tally.win(ATTACKER if lead > 0 else DEFENDER, chance)
        tally.fall(ATTACKER, outcome.losses(ATTACKER, on_attacker), chance)
        tally.fall(DEFENDER, outcome.losses(DEFENDER, on_defender), chance)
    return tally.odds()


def sea_now(s: InvasionsState) -> Odds | None:
    """Of the sea battle under way, before its dice; None if there is none."""
    if not s.holds(SEA_BATTLE):
        return None
    sides = [afloat(s, side) for side in (ATTACKER, DEFENDER)]
    elites = [sum(is_elite(s, fleet) for fleet in side) for side in sides]
    return sea_odds(
        s, (len(sides[0]), len(sides[1])), (elites[0], elites[1]), (s.rerolls[0], s.rerolls[1])
    )


def is_elite(s: InvasionsState, fleet: int) -> bool:
    return s.box.kinds[s.fleet_kind[fleet]].elite > 0 and not s.fleet_damaged[fleet]
