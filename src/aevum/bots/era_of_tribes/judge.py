"""The judge of Era of Tribes: weighs every choice in points of the final score.

An action is weighed as a whole plan: how many leaders and goods, and what it brings with them
(`Council`). Within an Expansion every step follows its campaign; everything else is a question of
its own. Positions are weighed by what the game would come to from here.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random
from typing import Final

from aevum.bots.era_of_tribes.campaign import (
    CONVERTING,
    FISH,
    GROWING,
    MOVING,
    Campaign,
    voyages,
)
from aevum.bots.era_of_tribes.council import Council
from aevum.bots.era_of_tribes.outlook import Outlook
from aevum.bots.era_of_tribes.questions import QUESTIONS
from aevum.bots.era_of_tribes.weights import Weights
from aevum.bots.judge import Judge, best_of
from aevum.core.game import Game
from aevum.games.era_of_tribes.components import (
    ABOARD,
    ACT_V,
    ASHORE_V,
    CHOOSE_ACTION,
    CONSENT,
    CONVERT,
    DONE_V,
    EMBARK_V,
    FLEET_V,
    FOUND,
    FOUND_V,
    GROW,
    GROW_V,
    INVENT_V,
    KNOTS,
    LEADERS,
    LUXURIES,
    MOVE,
    MOVE_V,
    PLUNDER_V,
    POST_V,
    SAIL_V,
    SCORE_CARD,
    STEPS,
    TURN,
    USE_V,
)
from aevum.games.era_of_tribes.rules.goods import luxuries
from aevum.games.era_of_tribes.rules.income import trade_value
from aevum.games.era_of_tribes.rules.movement import CLASSES
from aevum.games.era_of_tribes.rules.naval import CLASSES as FLEET_CLASSES
from aevum.games.era_of_tribes.rules.naval import knots_of
from aevum.games.era_of_tribes.rules.realm import is_empty, vassals_at
from aevum.games.era_of_tribes.rules.scoring import terms
from aevum.games.era_of_tribes.rules.turn import is_boosted
from aevum.games.era_of_tribes.state import EraState

PLACED: Final = TURN.variable("leaders")
ADDED: Final = TURN.variable("luxuries")
LEFT: Final = GROW.variable("left")
LEADING: Final = LEADERS.variable("action")
BOOSTED: Final = LUXURIES.variable("action")
PLUNDER: Final = 0.15
"""A thaler or three, morale for a fleet that is lost; less than any deed of the campaign."""
NEVER: Final = -1.0
"""What is not in the plan; stopping is worth nought."""


class EraJudge(Judge[EraState]):
    """Weighs the choices of Era of Tribes, and positions."""

    def __init__(self, game: Game[EraState], weights: Weights | None = None) -> None:
        super().__init__(game)
        self.weights = weights or Weights()
        self.by_node: dict[int, Callable[[EraState, int, list[str]], list[float]]] = {
            CHOOSE_ACTION.code: self.weigh_actions,
            LEADERS.code: self.weigh_leaders,
            LUXURIES.code: self.weigh_luxuries,
            GROW.code: self.weigh_growth,
            CONVERT.code: self.weigh_conversions,
            MOVE.code: self.weigh_moves,
            ABOARD.code: self.weigh_bridge,
            FOUND.code: self.weigh_cities,
        }

    # -- choices ----------------------------------------------------------------------------------

    def weigh(self, s: EraState) -> list[float]:
        seat = self.game.actor(s)
        words = self.game.legal(s, seat)
        weigh = self.by_node.get(s.stack[-1])
        if weigh is not None:
            return weigh(s, seat, words)
        ask = QUESTIONS.get(s.stack[-1])
        if ask is None:
            return [0.0] * len(words)
        outlook = self.outlook_of(s, seat)
        return [ask(outlook, *self.read(word)) for word in words]

    def read(self, word: str) -> tuple[int, int]:
        """A word's verb and argument."""
        found = self.game.vocabulary.read(word)
        assert found is not None
        return found.verb, found.arg

    def outlook_of(self, s: EraState, seat: int) -> Outlook:
        return Outlook(s, seat, self.weights)

    def advise(self, s: EraState, rng: Random) -> list[str]:
        words = self.game.legal(s, self.game.actor(s))
        return words if len(words) == 1 else [words[best_of(self.weigh(s))]]

    # -- the turn ---------------------------------------------------------------------------------

    def weigh_actions(self, s: EraState, seat: int, words: list[str]) -> list[float]:
        """D8: every action with its best boost; a leader that is left over is wasted."""
        council = Council(self.outlook_of(s, seat))
        worths: list[float] = []
        for word in words:
            verb, arg = self.read(word)
            if verb == ACT_V:
                worths.append(council.worth(arg))
            elif verb == USE_V:
                worths.append(council.tile(arg) - council.kept_tile(arg))
            elif verb == INVENT_V:
                worths.append(council.best_half_progress())
            else:
                worths.append(0.0)
        return worths

    def weigh_leaders(self, s: EraState, seat: int, words: list[str]) -> list[float]:
        """D10: each number with the goods that go best with it."""
        council = Council(self.outlook_of(s, seat))
        best = [NEVER * 9] * (s.ready[seat] + 1)
        for option in council.options(s.var(LEADING), s.ready[seat]):
            best[option.leaders] = max(best[option.leaders], option.worth)
        return [best[self.read(word)[1]] for word in words]

    def weigh_luxuries(self, s: EraState, seat: int, words: list[str]) -> list[float]:
        """D10: one good more, as long as it brings more here than elsewhere."""
        action = s.var(BOOSTED)
        council = Council(self.outlook_of(s, seat))
        leaders, added = s.var_of(TURN, PLACED), s.var_of(TURN, ADDED)
        most = added + council.goods
        now = council.boosted(action, leaders, added)
        gain = 0.0
        for number in range(added + 1, most + 1):  # growth may need several goods at once
            more = council.boosted(action, leaders, number) - now
            gain = max(gain, (more - council.price_of_good(action) * (number - added)))
        return [0.0 if self.read(word)[0] == DONE_V else gain or NEVER for word in words]

    # -- the steps of an Expansion ----------------------------------------------------------------

    def weigh_growth(self, s: EraState, seat: int, words: list[str]) -> list[float]:
        """D12: new vassals where the campaign needs them."""
        outlook = self.outlook_of(s, seat)
        campaign = Campaign(outlook, s.var(LEFT), GROWING)
        wanted: dict[int, float] = {}
        from_slot = NEVER
        for deed in campaign.deeds():
            for origin, is_new in zip(deed.origins, deed.new, strict=True):
                if is_new:
                    wanted[origin] = max(wanted.get(origin, 0.0), deed.target.worth)
            if deed.loans:
                from_slot = max(from_slot, deed.target.worth - deed.loans * campaign.loan)
        worths: list[float] = []
        for word in words:
            verb, arg = self.read(word)
            if verb == GROW_V:
                worths.append(wanted.get(arg, NEVER))
            else:
                worths.append(0.0 if verb == DONE_V else from_slot)
        return worths

    def weigh_conversions(self, s: EraState, seat: int, words: list[str]) -> list[float]:
        """D13: fleets that the campaign asks for, and trade posts."""
        outlook = self.outlook_of(s, seat)
        campaign = Campaign(outlook, 0, CONVERTING)
        fleets: dict[int, float] = {}
        for deed in campaign.deeds():
            if deed.target.kind == FISH:
                fleets[deed.origins[0] * len(s.box.seas) + deed.target.place] = deed.target.worth
        numbers = s.box.numbers
        post = outlook.gain_of_morale(numbers.post_morale)
        post += 0.6 * outlook.lasting * outlook.thaler - 0.3
        worths: list[float] = []
        for word in words:
            verb, arg = self.read(word)
            if verb == FLEET_V:
                worths.append(fleets.get(arg, NEVER))
            elif verb == POST_V:
                worths.append(post)
            else:
                worths.append(0.0 if verb == DONE_V else NEVER)
        return worths

    def weigh_moves(self, s: EraState, seat: int, words: list[str]) -> list[float]:
        """D14 to D20: the next step of every deed."""
        campaign = Campaign(self.outlook_of(s, seat), 0, MOVING)
        wanted = self.steps_wanted(campaign)
        for worth, sea, hop in voyages(campaign)[:1]:
            for fleet in range(1, KNOTS):
                arg = (sea * len(s.box.seas) + hop) * FLEET_CLASSES + knots_of(fleet)
                wanted[SAIL_V, arg] = worth
        worths: list[float] = []
        for word in words:
            verb, arg = self.read(word)
            if verb == PLUNDER_V:  # R27.11: it costs a point of movement, at worst a fleet
                worths.append(PLUNDER)
            else:
                worths.append(0.0 if verb == DONE_V else wanted.get((verb, arg), NEVER))
        return worths

    def steps_wanted(self, campaign: Campaign) -> dict[tuple[int, int], float]:
        """Words of movement, as verb and argument, and what they are good for."""
        s = campaign.s
        lands, seas = len(s.box.provinces), len(s.box.seas)
        wanted: dict[tuple[int, int], float] = {}
        for deed in campaign.deeds():
            for origin in deed.origins:
                way = campaign.ways[origin][deed.target.place]
                if not way.steps:
                    continue
                points = self.class_for(s, origin, way.steps)
                if way.by_sea:
                    step = (EMBARK_V, (origin * seas + way.hop) * CLASSES + points - 1)
                else:
                    step = (MOVE_V, (origin * lands + way.hop) * CLASSES + points - 1)
                wanted[step] = max(wanted.get(step, 0.0), deed.target.worth)
        return wanted

    def class_for(self, s: EraState, origin: int, steps: int) -> int:
        """The vassals with the fewest points that get there."""
        for points in range(steps, STEPS):
            if s.steps[origin * STEPS + points]:
                return points
        return STEPS - 1

    def weigh_bridge(self, s: EraState, seat: int, words: list[str]) -> list[float]:
        """D16: ashore where it is worth most, or on to the next sea."""
        campaign = Campaign(self.outlook_of(s, seat), 0, MOVING)
        worths: list[float] = []
        for word in words:
            verb, arg = self.read(word)
            worths.append(self.landing(campaign, arg) if verb == ASHORE_V else 0.0)
            if verb != ASHORE_V:
                shores = [self.landing(campaign, shore) for shore in s.chart().shores[arg]]
                worths[-1] = max(shores, default=NEVER) - 0.01
        return worths

    def landing(self, campaign: Campaign, shore: int) -> float:
        s = campaign.s
        if is_empty(s, shore):
            here = vassals_at(s, shore, campaign.seat)
            return 0.0 if here else campaign.settling(shore)
        if s.owner[shore] == campaign.seat:
            return 0.0
        if campaign.is_allied(shore):
            return NEVER * 5
        target = campaign.attack_on(shore, True)
        return NEVER if target is None else target.worth / max(1, target.need)

    def weigh_cities(self, s: EraState, seat: int, words: list[str]) -> list[float]:
        """D24"""
        outlook = self.outlook_of(s, seat)
        city = outlook.city() + outlook.influence(s.box.numbers.city_influence)
        worths: list[float] = []
        for word in words:
            verb, arg = self.read(word)
            safety = s.box.terrains[s.box.provinces[arg].terrain].militia
            worths.append(city + 0.1 * safety if verb == FOUND_V else 0.0)
        return worths

    # -- positions --------------------------------------------------------------------------------

    def shares(self, s: EraState) -> list[float]:
        if not s.stack:
            return super().shares(s)
        scores = [self.forecast(s, seat) for seat in range(s.players)]
        best = max(scores)
        odds = [exp((score - best) / self.weights.swing) for score in scores]
        return [each / sum(odds) for each in odds]

    def forecast(self, s: EraState, seat: int) -> float:
        """The final score a seat may expect."""
        outlook = self.outlook_of(s, seat)
        weights = self.weights
        now = terms(s, seat)
        score = float(sum(now) - s.morale[seat])
        score += outlook.morale_at_end(float(s.morale[seat]), 0.6 * outlook.flow)
        score += outlook.thaler * min(s.thalers[seat], 30)
        score += weights.leader * s.leaders[seat] * outlook.lasting
        score += outlook.food * 0.5 * max(-4, min(s.plate[seat], 12))
        score += weights.luxury * luxuries(s, seat) * outlook.lasting
        score += weights.province * len(s.lands_of(seat)) * (1.0 if outlook.rounds else 0.1)
        score += weights.army * s.armies[seat] + weights.treaty * s.treaties[seat]
        score += 0.3 * outlook.thaler * trade_value(s, seat) * outlook.lasting
        score += weights.progress * s.progress_count(seat) * (1.0 if outlook.rounds else 0.0)
        return score + 0.5 * s.built[seat] * min(1.0, outlook.rounds)

    def point(self, s: EraState, seat: int) -> float:
        return 0.25 / self.weights.swing

    def clock(self, s: EraState) -> int:
        """Rounds: a plan is weighed by where its round ends."""
        return s.round

    def outlook(self, s: EraState) -> int:
        return 1

    # -- plans ------------------------------------------------------------------------------------

    def plans(self, s: EraState) -> list[tuple[float, list[str]]]:
        """Whole turns worth a closer look: each action with so many leaders on it."""
        seat = self.game.actor(s)
        words = self.game.legal(s, seat)
        if not s.at(CHOOSE_ACTION):
            return super().plans(s) if s.at(CONSENT) or s.at(SCORE_CARD) else []
        council = Council(self.outlook_of(s, seat))
        found: list[tuple[float, list[str]]] = []
        for word, worth in zip(words, self.weigh(s), strict=True):
            verb, arg = self.read(word)
            if verb == ACT_V and is_boosted(s, arg):
                by_leaders: dict[int, float] = {}
                for option in council.options(arg, s.ready[seat]):
                    known = by_leaders.get(option.leaders, option.worth)
                    by_leaders[option.leaders] = max(known, option.worth)
                for number, promise in by_leaders.items():
                    found.append((promise, [word, f"leaders {number}"]))
            else:
                found.append((worth, [word]))
        return found


def load_judge(game: Game[EraState]) -> EraJudge:
    """The judge that speaks for this game."""
    return EraJudge(game)
