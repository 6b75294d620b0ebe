"""What speaks for a move: the province, the marker, points, coins, and what can be built next.

Everything is read off the open table and the hand of the seat that asks. Of the province and the
marker it is said how they stand, not how the round ends: cards may still be played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.core.game import Game
from aevum.core.hints import Fact
from aevum.games.rising_cultures.box import PROVINCES
from aevum.games.rising_cultures.components import (
    ABSTAIN_V,
    ACT,
    ASCEND,
    CLAIM,
    CONTEST_V,
    NO_ASCEND_V,
    OPTION,
    RESOURCES,
    RETURN,
    RULER,
    START,
    SWAP_DONE_V,
    SWAP_FREE_V,
    SWAP_PAID_V,
    TARGET,
    TRIBUTE,
)
from aevum.games.rising_cultures.figures import marker_to, price_of, province_to
from aevum.games.rising_cultures.rules.assets import resources, strength
from aevum.games.rising_cultures.rules.build import build_price, buildable
from aevum.games.rising_cultures.rules.province import contested_province, likely_winner
from aevum.games.rising_cultures.rules.rounds import coin_limit
from aevum.games.rising_cultures.rules.scoring import score_sheet
from aevum.games.rising_cultures.rules.setup import RESOURCE_PICKS
from aevum.games.rising_cultures.state import CulturesState

GOES_ON: Final = {
    START.name: (START.name,),
    ACT.name: (ASCEND.name, RULER.name, TARGET.name, OPTION.name),
    RULER.name: (ASCEND.name,),
    TARGET.name: (ASCEND.name, RULER.name, TARGET.name, OPTION.name),
    OPTION.name: (ASCEND.name, RULER.name, TARGET.name),
    CLAIM.name: (TRIBUTE.name,),
    TRIBUTE.name: (TRIBUTE.name,),
}
"""A card, whom it covers and the ascent after it are one move; so are the cards of the start."""

MOST_FACTS: Final = 5
SWAP_VERBS: Final = (SWAP_PAID_V, SWAP_FREE_V, SWAP_DONE_V)

About = dict[str, str | int]


def facts_of(
    game: Game[CulturesState], s: CulturesState, seat: int, words: Sequence[str]
) -> list[Fact]:
    """What the seat that must act should know about saying these words."""
    said = [read for word in words if (read := game.vocabulary.read(word)) is not None]
    first = said[0].verb
    if s.at(START):
        return start_facts(s, seat, [word.arg for word in said])
    if s.at(RETURN):
        return return_facts(s, seat, said[0].arg)
    if first in SWAP_VERBS:
        return swap_facts(s, seat, first == SWAP_DONE_V)
    if first == ABSTAIN_V:
        return abstention_facts(s, seat)
    after = game.after_words(s, words)
    facts = victory_facts(s, seat) if first == CONTEST_V else race_facts(s, after, seat)
    if first == NO_ASCEND_V:
        facts.append(Fact("keeps-resource", {"card": s.box.cards[s.resource[seat][-1]].id}))
    facts += marker_facts(s, after, seat, always=first == CONTEST_V)
    facts += point_facts(s, after, seat)
    facts += purse_facts(s, after, seat)
    return facts[:MOST_FACTS]


# -- the hand -------------------------------------------------------------------------------------


def start_facts(s: CulturesState, seat: int, cards: list[int]) -> list[Fact]:
    """K4: two resource cards, one under the deck; the fourth stays on top."""
    picked = s.picked[seat] + cards
    facts = [Fact("becomes-resource", about(s, card)) for card in picked[:RESOURCE_PICKS]]
    facts += [Fact("goes-under", about(s, card)) for card in picked[RESOURCE_PICKS:]]
    left = [card for card in s.hand[seat] if card not in cards]
    if len(left) == 1:
        facts.append(Fact("stays-on-top", about(s, left[0])))
    return facts


def return_facts(s: CulturesState, seat: int, card: int) -> list[Fact]:
    facts = [Fact("goes-under", about(s, card))]
    short = build_price(s, seat, card) - s.coins[seat]
    if short > 0:
        facts.append(Fact("too-dear", about(s, card) | {"coins": short}))
    return facts


def swap_facts(s: CulturesState, seat: int, done: bool) -> list[Fact]:
    can = len(buildable(s, seat, s.hand[seat]))
    cannot = len(s.hand[seat]) - can
    if done:
        return [Fact("can-build", {"cards": can})] if can else []
    return [Fact("cannot-build", {"cards": cannot})] if cannot else []


def about(s: CulturesState, card: int) -> About:
    return {"card": s.box.cards[card].id}


# -- the province ---------------------------------------------------------------------------------


def victory_facts(s: CulturesState, seat: int) -> list[Fact]:
    """R10.8: what is won, and what it costs."""
    facts = [Fact("wins", compared(s, seat, contested_province(s)))]
    price = price_of(s, seat)
    if price is not None:
        facts.append(Fact("price", {"card": price}))
    return facts


def abstention_facts(s: CulturesState, seat: int) -> list[Fact]:
    """K9: the stronger one is asked first; then the other, if it has a symbol at all (K10)."""
    province = contested_province(s)
    name: About = {"province": s.box.provinces[province].id}
    asked_next = likely_winner(s, province) == seat and strength(s, 1 - seat, province) > 0
    facts = [Fact("rival-asked" if asked_next else "nobody-wins", name)]
    price = price_of(s, seat)
    if price is not None:
        facts.append(Fact("keeps-military", {"card": price}))
    return facts


def race_facts(s: CulturesState, after: CulturesState, seat: int) -> list[Fact]:
    """How the province of the round stands then; else the next one that is nearer."""
    for province in range(PROVINCES):
        if not s.row[province] or compared(s, seat, province) == compared(after, seat, province):
            continue
        now = compared(after, seat, province)
        if province != contested_province(s):
            return [Fact("prepares", now)]
        return [Fact(race_key(s, after, seat, now["own"] == now["other"]), now)]
    return []


def race_key(s: CulturesState, after: CulturesState, seat: int, tied: bool) -> str:
    if province_to(after) != seat:
        return "tie-rival" if tied else "behind"
    if tied:
        return "tie-mine"
    return "stays-ahead" if province_to(s) == seat else "gets-ahead"


def compared(s: CulturesState, seat: int, province: int) -> About:
    return {
        "province": s.box.provinces[province].id,
        "own": strength(s, seat, province),
        "other": strength(s, 1 - seat, province),
    }


# -- the marker, points and coins -----------------------------------------------------------------


def marker_facts(s: CulturesState, after: CulturesState, seat: int, always: bool) -> list[Fact]:
    """R11: where the marker would go at the end of the round."""
    own, other = len(after.progress[seat]), len(after.progress[1 - seat])
    risen = own - len(s.progress[seat])
    if not risen and not always:
        return []
    facts = [Fact("stage", {"stage": own})] if risen > 0 else []
    counts: About = {"own": own, "other": other}
    if marker_to(after) == seat:
        facts.append(Fact("keeps-marker" if s.marker == seat else "gets-marker", counts))
    elif s.marker == seat:
        facts.append(Fact("loses-marker", counts))
    return facts


def point_facts(s: CulturesState, after: CulturesState, seat: int) -> list[Fact]:
    """What changes on both score pads (R13.2)."""
    facts: list[Fact] = []
    own = points(after, seat) - points(s, seat)
    if own:
        facts.append(Fact("points" if own > 0 else "loses-points", {"points": abs(own)}))
    other = points(after, 1 - seat) - points(s, 1 - seat)
    if other:
        key = "rival-points" if other > 0 else "rival-loses"
        facts.append(Fact(key, {"seat": 1 - seat, "points": abs(other)}))
    return facts


def points(s: CulturesState, seat: int) -> int:
    return sum(score_sheet(s, seat))


def purse_facts(s: CulturesState, after: CulturesState, seat: int) -> list[Fact]:
    """Coins and resources, and what can be built with them next."""
    facts: list[Fact] = []
    gained = after.coins[seat] - s.coins[seat]
    if gained:
        facts.append(Fact("coins" if gained > 0 else "pays", {"coins": abs(gained)}))
    excess = after.coins[seat] - coin_limit(after, seat)
    if gained > 0 and excess > 0:
        facts.append(Fact("over-limit", {"coins": excess}))
    before = resources(s, seat)
    for kind, units in enumerate(resources(after, seat)):
        if units != before[kind]:
            key = "resource" if units > before[kind] else "loses-resource"
            number = abs(units - before[kind])
            facts.append(Fact(key, {"resource": RESOURCES[kind], "number": number}))
    known = buildable(s, seat, s.hand[seat])
    new = [card for card in buildable(after, seat, after.hand[seat]) if card not in known]
    return facts + [Fact("opens-build", about(s, card)) for card in new]
