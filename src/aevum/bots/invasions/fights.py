"""Answers in a fight: who commands, which dice are thrown again, who falls, who comes back.

Each answers what a word is worth to the side that is asked, in points or in hits; only the order
counts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aevum.bots.invasions.battles import siege_chance
from aevum.bots.invasions.prizes import Prizes
from aevum.bots.invasions.standing import Standing
from aevum.games.invasions.components.battle import (
    AMBUSH,
    ATTACKER,
    BATTLE,
    BT_AMBUSH_V,
    BT_COMMAND_V,
    BT_HIT_LIMES_V,
    BT_NO_REPAIR_V,
    BT_PASS_V,
    BX_FIGHT_ON_V,
    COMMAND,
    KEEP_SIEGE,
    LOOT,
    LOSE,
    MEND,
    RAZE,
    RECOVER,
    REROLL,
    SG_ASSAULT_V,
    SG_HOLD_V,
    SG_LOOT_V,
    SG_NONE_V,
    SG_REROLL_V,
    SHOWN,
    SIEGE_AGAIN,
    SIEGE_CHOICE,
    WHITE_FACES,
    WITHDRAW,
)
from aevum.games.invasions.components.march import CONFRONT, EN_OVERRUN_V, EN_PASSAGE_V
from aevum.games.invasions.kinds import BARBARIAN
from aevum.games.invasions.odds import (
    BLACK_OPEN,
    BLACK_ROUGH,
    WHITE_OPEN,
    WHITE_ROUGH,
    odds_now,
)
from aevum.games.invasions.odds.table import worth_of_face
from aevum.games.invasions.rules.battle.lineup import combat_of
from aevum.games.invasions.rules.battle.siege import besieger_of

Question = Callable[[Standing, int, int], float]

FIELD: Final = BATTLE.variable("province")
BESIEGED: Final = SIEGE_CHOICE.variable("province")
LOOTED: Final = LOOT.variable("province")
LOOTER: Final = LOOT.variable("nation")
KEPT: Final = 0.15
"""What a re-roll is worth that is kept."""
ASSAULT: Final = 2
"""Hits of an assault (war R23.7)."""


# -- dice -----------------------------------------------------------------------------------------


def command(standing: Standing, verb: int, arg: int) -> float:
    """Re-rolls first; a king should not die for nothing."""
    leader = standing.s.box.leaders[arg]
    return leader.combat + 0.1 * leader.stacking if verb == BT_COMMAND_V else 0.0


def ambush(standing: Standing, verb: int, arg: int) -> float:
    return 1.0 if verb == BT_AMBUSH_V else 0.0


def reroll(standing: Standing, verb: int, arg: int) -> float:
    """The expected change in hits; a die that is as good as the mean stays."""
    if verb == BT_PASS_V:
        return KEPT
    s = standing.s
    shown, own = arg % len(SHOWN), arg < len(SHOWN)
    open_ground = s.box.provinces[s.var_of(BATTLE, FIELD)].open_terrain if s.holds(BATTLE) else True
    pale = shown < len(WHITE_FACES)
    if open_ground:
        faces = WHITE_OPEN if pale else BLACK_OPEN
    else:
        faces = WHITE_ROUGH if pale else BLACK_ROUGH
    better = faces[1] + 2 * faces[2] - worth_of_face(shown, open_ground)
    return better if own else -better


def withdraw(standing: Standing, verb: int, arg: int) -> float:
    """war R20.12: as long as there is a fair chance, the fight goes on."""
    s = standing.s
    if verb != BX_FIGHT_ON_V:
        return 0.35
    found = odds_now(s)
    if found is None:
        return 0.5
    return found.attacker if s.var(WITHDRAW.variable("side")) == ATTACKER else found.defender


# -- losses ---------------------------------------------------------------------------------------


def counter_worth(standing: Standing, counter: int) -> float:
    kind = standing.s.box.kinds[counter // 2]
    return standing.unit(kind, counter % 2 == 1)


def lose(standing: Standing, verb: int, arg: int) -> float:
    """A flip costs nothing in war R19.29; then whoever is worth least."""
    s = standing.s
    if verb == BT_HIT_LIMES_V:
        return -standing.weights.limes
    kind = s.box.kinds[arg // 2]
    if kind.elite and arg % 2 == 0 and s.status[kind.nation] != BARBARIAN:
        return -0.01 * kind.elite
    return -counter_worth(standing, arg)


def recover(standing: Standing, verb: int, arg: int) -> float:
    return counter_worth(standing, arg)


def mend(standing: Standing, verb: int, arg: int) -> float:
    return 0.0 if verb == BT_NO_REPAIR_V else 1.0 + counter_worth(standing, arg - arg % 2)


# -- cities ---------------------------------------------------------------------------------------


def siege_choice(standing: Standing, verb: int, arg: int) -> float:
    """What the city is worth, times the chance, less what an assault costs."""
    if verb == SG_NONE_V:
        return 0.0
    s, province = standing.s, standing.s.var(BESIEGED)
    besieger = besieger_of(s)
    prizes = Prizes(standing, besieger)
    worth = prizes.hold[province] + prizes.loot[province]
    combat = combat_of(s, ATTACKER)
    chance = siege_chance(s, province, besieger, combat, verb == SG_ASSAULT_V)
    toll = ASSAULT * standing.weights.unit * 0.7 if verb == SG_ASSAULT_V else 0.0
    return chance * worth - toll


def siege_again(standing: Standing, verb: int, arg: int) -> float:
    return 1.0 if verb == SG_REROLL_V else 0.0


def keep_siege(standing: Standing, verb: int, arg: int) -> float:
    return 0.2 - 0.1 * counter_worth(standing, arg) if verb == SG_HOLD_V else 0.0


def loot(standing: Standing, verb: int, arg: int) -> float:
    s = standing.s
    nation, province = s.var(LOOTER), s.var(LOOTED)
    gain = Prizes(standing, nation).loot[province]
    spoiled = 0.0 if s.status[nation] == BARBARIAN else standing.ground(province, nation)
    return gain - 0.5 * spoiled if verb == SG_LOOT_V else 0.0


def raze(standing: Standing, verb: int, arg: int) -> float:
    """Walls serve who stays."""
    return 0.0


def confront(standing: Standing, verb: int, arg: int) -> float:
    """An overrun costs nothing; else the battle for which the group came."""
    if verb == EN_OVERRUN_V:
        return 1.0
    if verb == EN_PASSAGE_V:
        return 0.2
    s = standing.s
    return Prizes(standing, s.acting[0]).hold[s.var(CONFRONT.variable("province"))]


FIGHTS: Final[dict[int, Question]] = {
    COMMAND.code: command,
    AMBUSH.code: ambush,
    REROLL.code: reroll,
    WITHDRAW.code: withdraw,
    LOSE.code: lose,
    RECOVER.code: recover,
    MEND.code: mend,
    SIEGE_CHOICE.code: siege_choice,
    SIEGE_AGAIN.code: siege_again,
    KEEP_SIEGE.code: keep_siege,
    LOOT.code: loot,
    RAZE.code: raze,
    CONFRONT.code: confront,
}
