"""The odds of a sea battle, exactly (war R28)."""

from __future__ import annotations

from aevum.games.invasions.components.battle import ATTACKER, DEFENDER
from aevum.games.invasions.components.sea import SEA_BATTLE
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.odds.outcome import Outcome, killed_by
from aevum.games.invasions.odds.plan import Odds
from aevum.games.invasions.odds.table import Melee, on_table, to_come
from aevum.games.invasions.odds.trades import melee_odds_of
from aevum.games.invasions.options import RED_SWORDS_AT_SEA
from aevum.games.invasions.rules.battle.lineup import combat_of
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

    def winner(self, on_attacker: int, on_defender: int) -> int:
        lead = self.lead(on_attacker, on_defender)
        return NONE if lead == 0 else ATTACKER if lead > 0 else DEFENDER


def sea_odds(
    s: InvasionsState, fleets: tuple[int, int], elites: tuple[int, int], calls: tuple[int, int]
) -> Odds:
    """Fleets and elite fleets among them, and the re-rolls of both sides."""
    pools = Pool(fleets[ATTACKER], 0), Pool(fleets[DEFENDER], 0)
    return rammed(s, fleets, elites, Melee(pools, calls))


def rammed(
    s: InvasionsState, fleets: tuple[int, int], elites: tuple[int, int], melee: Melee
) -> Odds:
    return melee_odds_of(SeaOutcome(fleets, elites), melee, s.switched(RED_SWORDS_AT_SEA))


def sea_now(s: InvasionsState) -> Odds | None:
    """Of the sea battle under way, until its hits are counted; None if there is none."""
    if not s.holds(SEA_BATTLE):
        return None
    sides = [afloat(s, side) for side in (ATTACKER, DEFENDER)]
    fleets = len(sides[ATTACKER]), len(sides[DEFENDER])
    elites = [sum(is_elite(s, fleet) for fleet in side) for side in sides]
    if any(s.to_roll) or any(s.dice):
        melee = on_table(s, SEA_BATTLE, s.switched(RED_SWORDS_AT_SEA))
    else:
        pools = Pool(fleets[ATTACKER], 0), Pool(fleets[DEFENDER], 0)
        rerolls = s.rerolls[ATTACKER], s.rerolls[DEFENDER]
        melee = to_come(pools, rerolls, (combat_of(s, ATTACKER), combat_of(s, DEFENDER)))
    return rammed(s, fleets, (elites[ATTACKER], elites[DEFENDER]), melee)


def is_elite(s: InvasionsState, fleet: int) -> bool:
    return s.box.kinds[s.fleet_kind[fleet]].elite > 0 and not s.fleet_damaged[fleet]
