"""The judge of Invasions: weighs every word by the position it leads to, in points.

Fights, reactions and offers have answers of their own; marches are weighed by what they promise
where they end; everything else by the standing of the seat after it.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any, Final

from aevum.bots.base import draw_outcome
from aevum.bots.invasions.answers import ANSWERS, BUYER, price_of, unit_worth
from aevum.bots.invasions.commander import Commander, Order
from aevum.bots.invasions.envoys import empires_of, endangered, offers_of
from aevum.bots.invasions.fights import FIGHTS
from aevum.bots.invasions.marches import Staff
from aevum.bots.invasions.standing import Standing
from aevum.bots.invasions.steward import advice, governs
from aevum.bots.invasions.weights import Weights
from aevum.bots.judge import Judge, best_of
from aevum.core.game import Game
from aevum.games.invasions.components.administration import BUY_V, PURCHASE
from aevum.games.invasions.components.battle import (
    AMBUSH,
    ATTACKER,
    BATTLE,
    BONUS_TRADE,
    COMMAND,
    DEFENDER,
    REROLL,
    SIEGE_AGAIN,
    SIEGE_CHOICE,
    THROW_AGAIN,
    TRADE,
    WITHDRAW,
)
from aevum.games.invasions.components.board import AREA_V, LOAN_PLACE, LOAN_UNIT
from aevum.games.invasions.components.bonds import (
    ALLIANCE_ANSWER,
    ALLIANCE_TEST,
    BRIBE_OFFER,
    DIPLOMACY,
    DIPLOMACY_TARGET,
    FOEDUS_ANSWER,
    FOEDUS_PAIR,
    FOEDUS_TARGET,
    OFFER_FOEDUS_V,
    TREATY_ENTRY,
    TREATY_PROVINCE,
)
from aevum.games.invasions.components.cards import (
    AREA_LOT,
    CITY_PICK,
    CONSENT,
    CONSENT_TEST,
    EFFECT_TEST,
    EVENT_ANSWER,
    EVENT_OPTION,
    EVENT_TARGET,
    EVENT_WINDOW,
    FREE_PLACE,
    FREE_UNIT,
    HIRE_CHOICE,
    LEADER_ROLL,
    LOSE_PLACE,
    LOSE_UNIT,
    REMOVE_REVOLT,
)
from aevum.games.invasions.components.march import (
    CHOOSE_CAMPAIGNER,
    CHOOSE_MODE,
    CP_FREE_V,
    CP_NOFREE_V,
    FREE_MOVE,
    MIGRATE_TO,
    MOVE,
    MV_ADD_ALL_V,
    MV_DROP_V,
    MV_END_V,
    MV_FROM_V,
    MV_GO_V,
    MV_REST_V,
    NEXT_CAMPAIGN,
    STEP,
)
from aevum.games.invasions.components.sea import MV_LAND_V
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.odds import Interception, fight_now, odds_now
from aevum.games.invasions.rules.board.stacking import overfull, room_at
from aevum.games.invasions.rules.march.groups import FIRST_JOINING, JOINING_VERBS, OPENED
from aevum.games.invasions.rules.march.marching import movers_at, open_band
from aevum.games.invasions.rules.march.movement import start_choices, why_not_end
from aevum.games.invasions.rules.march.ways import REDEPLOY
from aevum.games.invasions.rules.turn.scoring import uses_par
from aevum.games.invasions.state import InvasionsState

MODE: Final = MOVE.variable("mode")
AT: Final = STEP.variable("province")
PHASE: Final = STEP.variable("phase")
STEP_MODE: Final = STEP.variable("mode")
TRADER: Final = TRADE.variable("side")
NEVER: Final = -8.0
LAST: Final = -9.0
JOIN: Final = 50.0
"""Nobody is left behind by a bot that looks at whole stacks only."""
PASSING: Final = (
    "hold_diplo", "ev_pass", "ev_done", "end_leaders", "end_convert", "end_recovery", "rd_pass",
    "end_suppress", "end_treaty", "end_foedus", "cp_none", "cp_stop", "cp_nofree", "nv_rest",
    "rt_end", "bt_pass",
)  # fmt: skip
MOST_LOOKS: Final = 6
LUCKS: Final = 2
LONGEST: Final = 8
MOST_TARGETS: Final = 16
WINDOWS: Final = frozenset((DIPLOMACY.code, EVENT_WINDOW.code, BRIBE_OFFER.code))
CAMPAIGNS: Final = frozenset(
    place.code for place in (CHOOSE_CAMPAIGNER, FREE_MOVE, NEXT_CAMPAIGN, CHOOSE_MODE)
)
CARD_STEPS: Final = frozenset(
    place.code
    for place in (
        DIPLOMACY_TARGET, TREATY_PROVINCE, TREATY_ENTRY, FOEDUS_TARGET, FOEDUS_PAIR, FOEDUS_ANSWER,
        ALLIANCE_ANSWER, CONSENT, HIRE_CHOICE, LOAN_UNIT, LOAN_PLACE, EVENT_OPTION, EVENT_TARGET,
        EVENT_ANSWER, FREE_UNIT, FREE_PLACE, CITY_PICK, LOSE_PLACE, LOSE_UNIT, REMOVE_REVOLT,
    )
)  # fmt: skip
CARD_DICE: Final = frozenset(
    place.code for place in (ALLIANCE_TEST, CONSENT_TEST, EFFECT_TEST, AREA_LOT, LEADER_ROLL)
)
DICE: Final = frozenset(place.code for place in (TRADE, BONUS_TRADE, THROW_AGAIN))
"""Decisions about dice that the odds of the fight can compare."""
SIDED: Final[dict[int, int]] = {
    place.code: place.variable("side")
    for place in (COMMAND, AMBUSH, TRADE, BONUS_TRADE, REROLL, THROW_AGAIN, WITHDRAW)
}
"""Where one side of a battle decides, and which variable names it."""
RELUCTANCE: Final = {"ac_raid": -0.25, "ac_migrate": 0.3, "cp_next": 0.02}
"""What a word must bring beyond the position; a raid brings what a position does not show."""


class InvasionsJudge(Judge[InvasionsState]):
    """Weighs the choices of Invasions, and positions."""

    def __init__(self, game: Game[InvasionsState], weights: Weights | None = None) -> None:
        super().__init__(game)
        self.weights = weights or Weights()

    # -- choices ----------------------------------------------------------------------------------

    def weigh(self, s: InvasionsState) -> list[float]:
        seat = self.game.actor(s)
        words = self.game.legal(s, seat)
        node = s.stack[-1]
        if node == MOVE.code:
            return self.weigh_starts(s, words)
        if node == STEP.code:
            return self.weigh_steps(s, words)
        if node in CAMPAIGNS:
            ahead = {plan[1][0]: plan[0] for plan in self.plan_ahead(s, led=False)}
            return [ahead.get(word, NEVER) for word in words]
        ask = FIGHTS.get(node) or ANSWERS.get(node)
        if ask is not None:
            standing = self.standing_of(s)
            return [ask(standing, *self.read(word)) for word in words]
        if node in DICE:
            return [self.victory(s, word) for word in words]
        if node in WINDOWS:
            return [self.later(s, seat, word) + self.ease(word) for word in words]
        return [self.after(s, seat, word) + self.ease(word) for word in words]

    def ease(self, word: str) -> float:
        """Of what promises the same, rather nothing is done."""
        return self.weights.ease if word.partition(" ")[0] in PASSING else 0.0

    def read(self, word: str) -> tuple[int, int]:
        """A word's verb and argument."""
        found = self.game.vocabulary.read(word)
        assert found is not None
        return found.verb, found.arg

    def standing_of(self, s: InvasionsState) -> Standing:
        return Standing(s, self.weights)

    def after(self, s: InvasionsState, seat: int, word: str) -> float:
        """The standing of the seat when the word is carried out."""
        world = self.game.clone(s)
        self.game.proceed(world, word)
        return self.standing_of(world).of(seat)

    def victory(self, s: InvasionsState, word: str) -> float:
        """The chance to win the fight if this is done; a re-roll kept is worth something."""
        world = self.game.clone(s)
        self.game.proceed(world, word)
        found = fight_now(world)
        if found is None or isinstance(found, Interception):
            return 0.0
        own = found.attacker if s.var(TRADER) == ATTACKER else found.defender
        return own + self.ease(word)

    def later(self, s: InvasionsState, seat: int, word: str) -> float:
        """The standing when a card has had its effect, with one luck and with another."""
        total = 0.0
        for luck in range(LUCKS):
            world = self.game.clone(s)
            self.game.proceed(world, word)
            self.carry_out(world, Random(luck))
            standing = self.standing_of(world)
            total += standing.of(seat) + self.hope(standing, seat)
        return total / LUCKS

    def hope(self, standing: Standing, seat: int) -> float:
        """What a battle under way promises the seat that has a side in it."""
        s = standing.s
        if not s.holds(BATTLE):
            return 0.0
        found = odds_now(s)
        if found is None:
            return 0.0
        sides = {s.battle_side[n] for n in range(len(s.being)) if standing.speaker[n] == seat}
        if (ATTACKER in sides) == (DEFENDER in sides):
            return 0.0
        return self.weights.battle * (found.attacker if ATTACKER in sides else found.defender)

    def carry_out(self, world: InvasionsState, rng: Random) -> None:
        """What belongs to a card: its targets, its answers, its dice."""
        for _ in range(LONGEST):
            if not world.stack:
                return
            if world.stack[-1] in CARD_STEPS:
                words = self.game.legal(world, self.game.actor(world))
                best = best_of(self.weigh(world)) if 1 < len(words) <= MOST_TARGETS else 0
                self.game.proceed(world, words[best])
            elif world.stack[-1] in CARD_DICE:
                draw_outcome(self.game, world, rng)
            else:
                return

    def advise(self, s: InvasionsState, rng: Random) -> list[str]:
        words = self.game.legal(s, self.game.actor(s))
        return words if len(words) == 1 else [words[best_of(self.weigh(s))]]

    # -- positions --------------------------------------------------------------------------------

    def shares(self, s: InvasionsState) -> list[float]:
        """By the points beyond par that each seat may expect (realm R12.4)."""
        if not s.stack:
            return super().shares(s)
        standing = self.standing_of(s)
        par = s.play().par if uses_par(s.box, s) else (0,) * len(s.points)
        hopes = list(standing.seats)
        for power in range(len(s.points)):
            if s.person[power] != NONE:
                hopes[s.person[power]] -= par[power]
        best = max(hopes)
        odds = [exp((hope - best) / self.weights.swing) for hope in hopes]
        return [each / sum(odds) for each in odds]

    def point(self, s: InvasionsState, seat: int) -> float:
        return 0.25 / self.weights.swing

    def clock(self, s: InvasionsState) -> int:
        """Activations: a plan is weighed by where its own ends."""
        return 64 * s.turn + sum(s.acted)

    # -- plans ------------------------------------------------------------------------------------

    def plans(self, s: InvasionsState) -> list[tuple[float, list[str]]]:
        """Whole marches, as the commander sees them; none where a glance is enough."""
        node = s.stack[-1]
        if node == MOVE.code:
            return self.plan_marches(s)
        if node == STEP.code and s.var(PHASE) not in (OPENED, FIRST_JOINING):
            commander = self.commander(s, s.var(STEP_MODE), led=True)
            return [(o.worth, o.words) for o in commander.onward(open_band(s), s.var(AT))]
        if node in CAMPAIGNS:
            return self.plan_ahead(s)
        if governs(s):
            return self.govern(s)
        return self.plan_offers(s) if node == DIPLOMACY.code else []

    def govern(self, s: InvasionsState) -> list[tuple[float, list[str]]]:
        """Purchases and administration, with an eye on the next turn."""
        standing = self.standing_of(s)
        words = self.game.legal(s, self.game.actor(s))
        return [(advice(standing, *self.read(word)), [word]) for word in words]

    def plan_offers(self, s: InvasionsState) -> list[tuple[float, list[str]]]:
        """A foedus with whom the land has most to fear, if that is worth it."""
        standing = self.standing_of(s)
        offers = [offer for lord in empires_of(s) for offer in offers_of(standing, lord)]
        found = [offer for offer in offers if offer[0] > self.weights.ease]
        return [*found, (0.0, ["hold_diplo"])] if found else []

    def commander(self, s: InvasionsState, mode: int, led: bool) -> Commander:
        """Who is led by a general has an eye on enemies, and on the horde."""
        return Commander(Staff(self.standing_of(s), s.acting, led), mode, led)

    def plan_marches(self, s: InvasionsState, led: bool = True) -> list[tuple[float, list[str]]]:
        """What the commander orders, and the end of the Movement part."""
        end = [(0.0, ["mv_end"])] if why_not_end(s, s.var(MODE)) is None else []
        return end + [(order.worth, order.words) for order in self.orders(s, not end, led)]

    def orders(self, s: InvasionsState, crowded: bool, led: bool) -> list[Order]:
        mode = s.var(MODE)
        if mode == REDEPLOY:
            return []
        commander = self.commander(s, mode, led)
        found = commander.orders(start_choices(s, mode))
        return found + commander.relief() if crowded else found

    def plan_ahead(self, s: InvasionsState, led: bool = True) -> list[tuple[float, list[str]]]:
        """What the marches are worth to which a word leads."""
        seat = self.game.actor(s)
        words = self.game.legal(s, seat)
        now = self.standing_of(s).of(seat)
        found: list[tuple[float, list[str]]] = []
        for word in self.worth_a_look(s, words):
            world = self.game.clone(s)
            self.game.proceed(world, word)
            worth = self.standing_of(world).of(seat) - now - RELUCTANCE.get(word, 0.0)
            if world.stack and self.game.actor(world) == seat:
                worth += self.prospect(world, seat, now, led)
            found.append((worth, [word]))
        return found

    def worth_a_look(self, s: InvasionsState, words: list[str]) -> list[str]:
        """Of many places only those that lie nearest to what the nation wants."""
        words = [word for word in words if self.read(word)[0] != MV_DROP_V]
        if len(words) <= MOST_LOOKS:
            return words
        standing = self.standing_of(s)
        staff = Staff(standing, s.acting)
        pull = staff.prizes(s.acting[0]).pull()
        goals = sorted(
            (word for word in words if self.read(word)[0] == CP_FREE_V),
            key=lambda word: -pull[self.read(word)[1]],
        )
        rest = [word for word in words if self.read(word)[0] in (CP_NOFREE_V, AREA_V)]
        return rest[:2] + goals[:MOST_LOOKS]

    def prospect(self, s: InvasionsState, seat: int, now: float, led: bool) -> float:
        """The best march from here, or the best place to trek to."""
        if s.stack[-1] == MOVE.code:
            return max((plan[0] for plan in self.plan_marches(s, led)), default=0.0)
        if s.stack[-1] == MIGRATE_TO.code:
            goals = self.game.legal(s, seat)
            return max((self.after(s, seat, goal) - now for goal in goals), default=0.0)
        if s.stack[-1] == FREE_MOVE.code:
            worths = self.plan_ahead(s, led)
            return max((plan[0] for plan in worths), default=0.0)
        return 0.0

    def reason(
        self, s: InvasionsState, words: list[str], worth: float
    ) -> tuple[str, dict[str, Any]] | None:
        """A march or a fight in numbers."""
        if s.stack[-1] in (MOVE.code, STEP.code):
            return self.march_reason(s, words, worth)
        if s.at(PURCHASE):
            return self.purchase_reason(s, words[0])
        if s.at(DIPLOMACY) and self.read(words[0])[0] == OFFER_FOEDUS_V and len(words) > 1:
            return self.offer_reason(s, words)
        told = self.game.odds(s, self.game.actor(s), words[0])
        if told is None or "attacker" not in told:
            return None
        if s.at(SIEGE_CHOICE) or s.at(SIEGE_AGAIN):
            args = {"chance": percent(told["attacker"]), "lost": round(told["attacker_losses"], 1)}
            return "invasions-siege", args
        if "chance" in told:
            comes = percent(told["chance"])
            return "invasions-comes", {"comes": comes, "chance": percent(told["defender"])}
        side = SIDED.get(s.stack[-1], NONE)
        if side == NONE:
            return None
        own = told["attacker"] if s.var(side) == ATTACKER else told["defender"]
        return "invasions-fight", {"chance": percent(own)}

    def march_reason(
        self, s: InvasionsState, words: list[str], worth: float
    ) -> tuple[str, dict[str, Any]] | None:
        """Where it ends, with what chance, for how many points."""
        goals = [word for word in words if self.read(word)[0] in (MV_GO_V, MV_LAND_V)]
        if not goals:
            return None
        verb, to = self.read(goals[-1])
        goal = self.game.label("province", s.box.provinces[to].id, "en")
        args = {"goal": goal, "points": round(worth, 1)}
        chance = percent(self.chance_of(s, words, to))
        key = "invasions-march" if verb == MV_GO_V else "invasions-voyage"
        return key, {"chance": chance, **args}

    def purchase_reason(self, s: InvasionsState, word: str) -> tuple[str, dict[str, Any]] | None:
        """What a unit is worth, its price, and what is left."""
        verb, kind = self.read(word)
        if verb != BUY_V:
            return None
        price = price_of(s, kind)
        points = round(unit_worth(self.standing_of(s), kind), 1)
        left = s.gold[s.var(BUYER)] - price
        return "invasions-purchase", {"points": points, "price": price, "left": left}

    def offer_reason(self, s: InvasionsState, words: list[str]) -> tuple[str, dict[str, Any]]:
        """What the horde could reach to which land is offered."""
        lord, federate = self.read(words[0])[1], self.read(words[1])[1]
        points = endangered(self.standing_of(s), lord, s.horde[federate])
        return "invasions-foedus", {"points": round(points, 1)}

    def chance_of(self, s: InvasionsState, words: list[str], to: int) -> float:
        """The chance of the battle to which a march leads."""
        verb, at = self.read(words[0])
        staff = Staff(self.standing_of(s), s.acting)
        band = movers_at(s, at) if verb == MV_FROM_V else open_band(s)
        foes = staff.foes_at(to, band.nations)
        if not foes:
            return 1.0
        units = [*band.units, *staff.friends_at(to)]
        return staff.clash(units, band.leaders, to, NONE, foes).chance

    # -- marches, word by word --------------------------------------------------------------------

    def weigh_starts(self, s: InvasionsState, words: list[str]) -> list[float]:
        """war DP4: the place from which everybody together can bring most."""
        commander = self.commander(s, s.var(MODE), led=False)
        crowded = [] if "mv_end" in words else [province for _, province in overfull(s)]
        worths: list[float] = []
        for word in words:
            verb, arg = self.read(word)
            if verb == MV_FROM_V:
                worths.append(commander.best_of(arg) + (arg in crowded))
            else:
                worths.append(0.0 if verb == MV_END_V else NEVER)
        return worths

    def weigh_steps(self, s: InvasionsState, words: list[str]) -> list[float]:
        """war DP4: all join, then the group goes where it promises most, step by step, or rests.

        From a province that is too full one unit leaves after the other (war R9.7).
        """
        at, first = s.var(AT), s.var(PHASE) in (OPENED, FIRST_JOINING)
        band = open_band(s)
        leaves_alone = first and bool(band.units) and is_crowded(s, at, len(band.units))
        commander = self.commander(s, s.var(STEP_MODE), led=False)
        promises = commander.promises(band, at)
        worths: list[float] = []
        for word in words:
            verb = self.read(word)[0]
            if first and verb in JOINING_VERBS and not leaves_alone:
                worths.append(JOIN + (verb == MV_ADD_ALL_V))
            elif verb in (MV_GO_V, MV_REST_V):
                worths.append(promises.get(word, NEVER))
            else:
                worths.append(LAST)
        return worths


def percent(chance: float) -> int:
    return round(100 * chance)


def is_crowded(s: InvasionsState, at: int, leaving: int) -> bool:
    """war R9.7: too many stand there, even if so many leave."""
    here = [nation for nation, province in overfull(s) if province == at]
    return any(room_at(s, nation, at) + leaving <= 0 for nation in here)


def load_judge(game: Game[InvasionsState]) -> InvasionsJudge:
    """The judge that speaks for this game."""
    return InvasionsJudge(game)
