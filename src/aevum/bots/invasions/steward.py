"""The steward: what a nation keeps in its treasury, and how it is governed.

Who cannot pay his administration and his expenses is bankrupt: he ages two years' worth, declines,
loses units, and an old empire may collapse. So a steward buys with what the next turn leaves over,
and has an empire reformed before it is old (realm R26, R28 to R32).
"""

from __future__ import annotations

from typing import Final

from aevum.bots.invasions.answers import price_of, purchase, unit_worth
from aevum.bots.invasions.standing import Standing
from aevum.games.invasions.cards import Face
from aevum.games.invasions.components.administration import (
    ADMIN_CARD,
    ADMIN_CARD_V,
    ADMIN_TYPE,
    BUY_V,
    PURCHASE,
    REPAIR_AT_V,
)
from aevum.games.invasions.kinds import MILITARY, NONE, REFORM
from aevum.games.invasions.rules.administration.administration import SHARE, cost_of, share_of
from aevum.games.invasions.rules.administration.income import net_income
from aevum.games.invasions.rules.administration.market import repair_price, units_to_repair
from aevum.games.invasions.rules.turn.ageing import BAND, band_of
from aevum.games.invasions.rules.turn.founding import is_empire
from aevum.games.invasions.state import InvasionsState

RIPE: Final = 5
"""The age from which an empire thinks of reforms."""
OLD: Final = 9
"""realm R30.6: from this age on a bankrupt empire may collapse."""
MENDED: Final = 0.25
"""What a repaired elite unit is worth beyond a damaged one."""
BANKRUPT: Final = 2.5
COLLAPSE: Final = 0.3
"""The chance that an old empire falls with its treasury."""
CALAMITY: Final = 0.6
COINS: Final = ((15, 0.08), (30, 0.03), (40, 0.01))
"""Up to so much gold, what another piece is worth."""


def governs(s: InvasionsState) -> bool:
    """Is it the steward who is asked?"""
    return s.at(PURCHASE) or s.at(ADMIN_TYPE) or s.at(ADMIN_CARD)


def advice(standing: Standing, verb: int, arg: int) -> float:
    """What a word is worth to the nation that is asked."""
    s = standing.s
    if s.at(PURCHASE):
        return bargain(standing, s.var(PURCHASE.variable("nation")), verb, arg)
    if s.at(ADMIN_TYPE):
        return government(standing, s.var(ADMIN_TYPE.variable("nation")), arg)
    if verb != ADMIN_CARD_V:
        return 0.0
    nation = s.var(ADMIN_CARD.variable("nation"))
    return worth_of(standing, nation, s.box.administration[arg].faces[band_of(s, nation)])


def bargain(standing: Standing, nation: int, verb: int, arg: int) -> float:
    """What is bought, less its price, and less what is missing of the reserve."""
    s = standing.s
    price, worth = 0, 0.0
    if verb == BUY_V:
        price, worth = price_of(s, arg), unit_worth(standing, arg)
    elif verb == REPAIR_AT_V:
        price, worth = dearest_repair(s, nation, arg), MENDED
    if not price:
        return purchase(standing, verb, arg)
    short = max(0, reserve_of(standing, nation) - (s.gold[nation] - price))
    return worth - standing.weights.gold * price - standing.weights.missed * short


def dearest_repair(s: InvasionsState, nation: int, province: int) -> int:
    here = [unit for unit in units_to_repair(s, nation, 0) if s.unit_at[unit] == province]
    return max([repair_price(s, s.unit_kind[unit]) for unit in here], default=0)


def reserve_of(standing: Standing, nation: int) -> int:
    """Gold that the next turn asks for: a card, and what income does not cover."""
    s = standing.s
    if not standing.calendar.turns_left:
        return 0
    weights = standing.weights
    lacking = max(0, round(weights.margin - net_income(s, nation)))
    if standing.calendar.turns_left == 1:
        return cost_of(s, nation, MILITARY) + lacking
    reforms = is_empire(s, nation) or s.decline[nation] or s.age[nation] >= OLD
    card = cost_of(s, nation, REFORM if reforms else MILITARY)
    return before_cut(s, nation, card + round(weights.spare)) + lacking


def before_cut(s: InvasionsState, nation: int, gold: int) -> int:
    """treasury_share_by_age: what there must be, so that so much is left of it next turn."""
    if not s.box.nations[nation].has[SHARE]:
        return gold
    band = (min(s.age[nation], s.box.numbers.civilized_age - 1)) // BAND
    most = s.box.numbers.treasury_limit
    return next((all_ for all_ in range(gold, most) if share_of(s, all_, band) >= gold), most)


def government(standing: Standing, nation: int, kind: int) -> float:
    """What the cards of a type bring on average, less their price."""
    s = standing.s
    band = band_of(s, nation)
    faces = [card.faces[band] for card in s.box.administration if card.kind == kind]
    mean = sum(worth_of(standing, nation, face) for face in faces) / len(faces)
    left = s.gold[nation] - cost_of(s, nation, kind)
    return mean + purse(left) - danger(standing, nation, left)


def worth_of(standing: Standing, nation: int, face: Face) -> float:
    """A face: leaders in the field, gold, youth, and no calamity."""
    worth = standing.weights.led * face.leader_active - youth(standing, nation) * face.ageing
    worth += COINS[1][1] * face.gold
    return worth - (CALAMITY if face.calamity != NONE else 0.0)


def youth(standing: Standing, nation: int) -> float:
    """What it is worth not to grow older; an empire dies of age."""
    s = standing.s
    if not standing.calendar.turns_left:
        return 0.0
    old = max(0, s.age[nation] - RIPE + 1)
    young = standing.weights.young
    worth = young * (3.0 + 1.5 * old if is_empire(s, nation) else old)
    return worth + standing.weights.decline * s.decline[nation]


def purse(gold: int) -> float:
    """The worth of a treasury: what can be bought with it."""
    worth, counted = 0.0, 0
    for most, coin in COINS:
        worth += coin * max(0, min(gold, most) - counted)
        counted = most
    return worth


def danger(standing: Standing, nation: int, left: int) -> float:
    """What it costs if the gold that is left does not cover the expenses of this turn."""
    s = standing.s
    short = standing.weights.margin - left - net_income(s, nation)
    if short <= 0:
        return 0.0
    worth = BANKRUPT
    if is_empire(s, nation) and s.age[nation] >= OLD - 2:
        worth += COLLAPSE * standing.points_in_reach(nation)
    return worth * min(1.0, 0.2 * short)
