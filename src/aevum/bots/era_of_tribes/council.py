"""The council: what each action of a turn would bring, with how many leaders and luxury goods.

A leader or a good that is placed cannot be used elsewhere in the round; that is its price here.
"""

from __future__ import annotations

from aevum.bots.era_of_tribes.campaign import AHEAD, Campaign
from aevum.bots.era_of_tribes.outlook import Outlook
from aevum.games.era_of_tribes.components import NOBODY
from aevum.games.era_of_tribes.kinds import (
    A_DIPLOMACY,
    A_EXPANSION,
    A_GAMES,
    A_PROGRESS,
    A_REVOLUTION,
    A_TAXES,
    A_TRADE,
    BRIBE,
    CULTURE,
    DETER,
    E_HALF_PROGRESS,
    E_INFLUENCE,
    E_LEADER,
    E_MILITIA,
    E_MORALE,
    E_SCORE,
    E_THALERS,
    END_EPOCH,
    LUXURIES,
    RECRUIT,
    SEAFARING,
)
from aevum.games.era_of_tribes.rules.cities import city_value
from aevum.games.era_of_tribes.rules.diplomacy import (
    ACTIONS,
    bribe_price,
    poorer,
    why_no_envoy,
    why_not_ally,
)
from aevum.games.era_of_tribes.rules.ending import limit
from aevum.games.era_of_tribes.rules.goods import ready_luxury
from aevum.games.era_of_tribes.rules.growth import growth_of
from aevum.games.era_of_tribes.rules.income import can_tax, tax_morale, trade_value
from aevum.games.era_of_tribes.rules.leaders import has_used
from aevum.games.era_of_tribes.rules.metrics import card_points, length_of, village_points
from aevum.games.era_of_tribes.rules.progress import (
    can_advance,
    can_advance_at_half,
    half_price_of,
    price_of,
)
from aevum.games.era_of_tribes.state import WHEEL


class Option:
    """An action with so many leaders and goods on it, and what that promises."""

    def __init__(self, leaders: int, goods: int, worth: float) -> None:
        self.leaders = leaders
        self.goods = goods
        self.worth = worth


class Council:
    """Weighs the actions of one seat's turn."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.s = outlook.s
        self.seat = outlook.seat
        self.goods = sum(max(0, ready_luxury(self.s, self.seat, good)) for good in range(LUXURIES))
        self._campaign: Campaign | None = None

    def campaign(self) -> Campaign:
        """The Expansion as it would be now."""
        if self._campaign is None:
            self._campaign = Campaign(self.outlook, self.s.pool[self.seat], AHEAD)
        return self._campaign

    # -- actions ----------------------------------------------------------------------------------

    def worth(self, action: int) -> float:
        """An action at its best."""
        if action == A_DIPLOMACY:
            return max(self.envoy(each) for each in ACTIONS if self.may_send(each)) + self.offer()
        if action == A_PROGRESS:
            return max(self.progress(f) for f in range(WHEEL) if can_advance(self.s, self.seat, f))
        if action == A_REVOLUTION:
            return self.revolution()
        return max(option.worth for option in self.options(action, self.s.ready[self.seat]))

    def options(self, action: int, most: int) -> list[Option]:
        """All ways to boost an action (R4.5)."""
        goods = self.goods if self.s.box.actions[action].luxury else 0
        found: list[Option] = []
        for leaders in range(1, most + 1):
            if action == A_TAXES and not can_tax(self.s, self.seat, leaders):
                break
            for number in range(goods + 1):
                worth = self.boosted(action, leaders, number)
                worth -= self.outlook.weights.spare_leader * (leaders - 1)
                worth -= self.price_of_good(action) * number
                found.append(Option(leaders, number, worth))
        return found

    def price_of_good(self, action: int) -> float:
        """What a luxury good would bring on another action of this round."""
        s, seat, outlook = self.s, self.seat, self.outlook
        price = 0.01
        if s.ready[seat] < 2:
            return price
        if action != A_TRADE and not has_used(s, seat, A_TRADE):
            price = max(price, 0.9 * outlook.thaler)
        if action != A_GAMES and not has_used(s, seat, A_GAMES):
            room = s.box.morale_high - s.morale[seat]
            price = max(price, 0.7 * outlook.morale if room > 2 else 0.0)
        return price

    def boosted(self, action: int, leaders: int, goods: int) -> float:
        """What an action brings by itself."""
        s, seat, outlook = self.s, self.seat, self.outlook
        powers = s.powers(seat)
        if action == A_TRADE:
            income = leaders * powers.trade_leader + goods + trade_value(s, seat)
            return income * outlook.thaler
        if action == A_TAXES:
            lost = outlook.gain_of_morale(-tax_morale(s, seat, leaders))
            return city_value(s, seat) * leaders * outlook.thaler + lost
        if action == A_GAMES:
            bread = s.level(seat, CULTURE).bread
            return outlook.gain_of_morale(leaders * powers.games_leader + goods + bread)
        numbers = s.box.numbers
        boost = numbers.growth_leader * leaders + numbers.growth_luxury * goods
        campaign = self.campaign()
        alone = campaign.worth(growth_of(s, seat, 0))
        early = 0.15 * max(0.0, alone)  # others may come first
        return campaign.worth(growth_of(s, seat, boost)) - alone + early

    # -- progress ---------------------------------------------------------------------------------

    def progress(self, field: int) -> float:
        s, seat = self.s, self.seat
        level = s.levels[seat * WHEEL + field] + 1
        return self.outlook.level(field, level) - self.spent(price_of(s, seat, field))

    def half_progress(self, field: int) -> float:
        s, seat = self.s, self.seat
        level = s.levels[seat * WHEEL + field] + 1
        return self.outlook.level(field, level) - self.spent(half_price_of(s, seat, field))

    def spent(self, price: int) -> float:
        """What is not spent on progress is worth a little less."""
        return 0.8 * price * self.outlook.thaler + self.missed_fleet(price)

    def missed_fleet(self, price: int) -> float:
        """Thalers for the fleet of this round's Expansion should be kept."""
        s, seat = self.s, self.seat
        fleet = s.level(seat, SEAFARING).fleet_price
        if has_used(s, seat, A_EXPANSION) or not s.thalers[seat] - price < fleet <= s.thalers[seat]:
            return 0.0
        return 0.7 * self.campaign().fleet()

    def best_half_progress(self) -> float:
        fields = [f for f in range(WHEEL) if can_advance_at_half(self.s, self.seat, f)]
        return max((self.half_progress(field) for field in fields), default=-1.0)

    # -- diplomacy --------------------------------------------------------------------------------

    def may_send(self, envoy: int) -> bool:
        return why_no_envoy(self.s, self.seat, envoy) is None

    def envoy(self, envoy: int) -> float:
        """R8.3 to R8.5"""
        s, seat, outlook = self.s, self.seat, self.outlook
        weights = outlook.weights
        worth = weights.treaty if outlook.rounds else 0.05
        if envoy == RECRUIT:
            powers = s.powers(seat)
            worth += weights.leader * outlook.lasting + 0.4
            worth -= powers.leader_thalers * outlook.thaler
            return worth - powers.leader_vassals * (outlook.vassal + 0.15)
        if envoy == DETER:
            return worth + 0.1
        if envoy == BRIBE:
            paid = bribe_price(s, seat) * len(poorer(s, seat))
            worth += outlook.influence(1) + 0.1
            return worth - 1.3 * paid * outlook.thaler - self.missed_fleet(paid)
        return worth

    def offer(self) -> float:
        """The bonus action that goes with an envoy."""
        partners = [other for other in range(self.s.players) if other != self.seat]
        return max([0.0, *(0.7 * self.alliance(other) for other in partners)])

    def alliance(self, other: int) -> float:
        """R19.1: both gain, so it is good against all others."""
        s, seat = self.s, self.seat
        if why_not_ally(s, seat, other) is not None or s.players == 2:
            return 0.0
        numbers = s.box.numbers
        gain = self.outlook.gain_of_morale(numbers.ally_morale)
        return 0.7 * (self.outlook.influence(numbers.ally_influence) + gain)

    # -- revolution -------------------------------------------------------------------------------

    def revolution(self) -> float:
        """R11: the round is over with it, so it comes last."""
        s, seat, outlook = self.s, self.seat, self.outlook
        numbers, weights = s.box.numbers, outlook.weights
        epoch = s.box.epochs[s.epoch[seat] + 1]
        old = s.box.epochs[s.epoch[seat]]
        first = not s.entered[epoch.index]
        points = numbers.epoch_influence_first if first else numbers.epoch_influence
        worth = outlook.influence(points) + outlook.gain_of_morale(epoch.morale_once)
        worth -= old.morale_round * 0.6 * outlook.lasting
        length = length_of(s)
        worth += (epoch.leaders[length] - old.leaders[length]) * weights.leader * outlook.lasting
        worth += (epoch.food_while - old.food_while) * outlook.food
        if first:
            worth += max((self.card(card) for card in s.open), default=0.0)
        if epoch.index == limit(s, END_EPOCH):
            worth += outlook.finish()
        worth -= 0.7 * (s.ready[seat] - 1)
        if not has_used(s, seat, A_EXPANSION):
            worth -= max(0.0, 0.6 * self.campaign().worth(growth_of(s, seat, 0)))
        return worth

    def card(self, card: int) -> float:
        """R11.8: own points, less what the best other one gains."""
        points = card_points(self.s, card)
        others = [points[seat] for seat in range(self.s.players) if seat != self.seat]
        return points[self.seat] - 0.6 * max(others, default=0)

    # -- tiles ------------------------------------------------------------------------------------

    def tile(self, village: int) -> float:
        """What the effect of a tile is worth now."""
        s, outlook = self.s, self.outlook
        printed = s.box.villages[village]
        if printed.effect == E_MORALE:
            return outlook.gain_of_morale(printed.number)
        if printed.effect == E_INFLUENCE:
            return outlook.influence(printed.number)
        if printed.effect == E_THALERS:
            return printed.number * outlook.thaler
        if printed.effect == E_MILITIA:
            return 0.3 * printed.number
        if printed.effect == E_LEADER:
            return outlook.weights.leader * outlook.lasting + 0.4
        if printed.effect == E_HALF_PROGRESS:
            return self.best_half_progress()
        return 0.0

    def kept_tile(self, village: int) -> float:
        """What it is worth to keep a tile."""
        s = self.s
        printed = s.box.villages[village]
        if printed.effect == E_SCORE and printed.metric != NOBODY:
            return village_points(s, self.seat, village) + 0.2 * self.outlook.lasting
        if printed.effect == E_MORALE:  # for when there is room for all of it
            return 0.8 * printed.number * self.outlook.morale if self.outlook.rounds else 0.0
        if printed.effect == E_HALF_PROGRESS:
            return 1.5 if self.outlook.rounds > 1.0 else 0.2
        return 0.25
