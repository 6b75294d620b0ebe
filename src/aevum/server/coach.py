"""The coach of a finished game: the decisions of a seat that cost most, and its best move.

The curve finds moves after which the seat stood worse; a master says what it would have done there;
and only games played on from both positions, none of which helped to find them, say what it cost.
"""

from __future__ import annotations

from typing import NamedTuple

from aevum.core.errors import BadOptions
from aevum.games import SHELF
from aevum.lab.coach.moves import Deed, costliest, deeds_of, risen
from aevum.lab.coach.prices import Difference, Ending, difference, price
from aevum.lab.coach.trust import trust_in
from aevum.server import messages as m
from aevum.server.analysis import decision_steps, rounded, thinned, worlds_at
from aevum.server.hall import Hall
from aevum.server.studies import Studies, Tell
from aevum.server.thinkers import SecondThought, Thinkers
from aevum.table.log import Entry
from aevum.table.table import Table

MOST_POINTS = 160
PLAYED_POINTS = 48
"""Of the curve, where a network weighs them and where they are played out."""
PORTION = 8
"""Positions per job."""
WALKS = 8
ROUNDS = 2
"""Playouts per position where no network knows the game, and how far each goes."""
CANDIDATES = 8
"""Moves that are thought about a second time."""
FINALISTS = 4
"""Of these so many are priced."""
MOST_CARDS = 3
NEXT_BEST = 2
"""Moves that are weighed beside the one that was made and the master's."""
LEAST_COST = 0.03
"""Nothing below is worth a card."""
FIRST_LOOK = 60
GAMES = 600
"""Games after each move, to see whether it may matter and to say how much."""
LOTS = 40
"""Games per job."""

Key = tuple[str, int, int]
"""A table, the entry after which it was over, and a seat."""


class Weighed(NamedTuple):
    """A move that was made and the master's, as both were played on."""

    deed: Deed
    played: SecondThought
    advised: SecondThought
    endings: tuple[list[Ending], list[Ending]]

    @property
    def loss(self) -> Difference:
        return difference(*self.endings)


class Coach:
    """Looks back at finished games in the background, for each seat once."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._studies: Studies[Key, m.Coaching] = Studies("coach")

    def ask(self, table_id: str, eyes: int, seat: int) -> m.Coaching:
        """What this seat can learn, or how far that has come; the first to ask sets it going."""
        room = self._hall.room(table_id)
        with room.lock:
            table = self._hall.spectators.shown(room, eyes)
            if table.result is None or not SHELF[table.game.name].coach:
                raise BadOptions("The coach looks back at finished games of some games.")
            if seat >= len(table.result.points):
                raise BadOptions("Nobody sits there.")
            key, line = (table_id, table.seq, seat), table.line
        found = self._studies.found(key)
        if found is not None:
            return found
        thinkers = self._hall.thinkers
        progress = self._studies.ask(
            key, lambda tell: Lesson(thinkers, table, line, seat).make(tell)
        )
        return m.Coaching(seat, [], [], None, GAMES, 0, False, progress)

    def close(self) -> None:
        self._studies.close()


class Lesson:
    """One game through the eyes of one seat."""

    def __init__(self, thinkers: Thinkers, table: Table, line: list[Entry], seat: int) -> None:
        self.thinkers = thinkers
        self.table = table
        self.game = table.game
        self.line = line
        self.seat = seat
        start = table.state_at(0)
        self.deeds = deeds_of(self.game, start, [(e.seat, e.action) for e in line], seat)
        self.trust = trust_in(self.game, self.game.seats(start))
        most = MOST_POINTS if self.trust else PLAYED_POINTS
        self.steps = thinned(decision_steps(line), most)
        firsts = [deed.first for deed in self.deeds]
        self.worlds = worlds_at(table, line, [*self.steps, *firsts])

    def make(self, tell: Tell) -> m.Coaching:
        curve = self.curve(lambda part: tell(0.3 * part))
        mine = {step: shares[self.seat] for step, shares in curve.items()}
        cards = self.dearest(mine, lambda part: tell(0.3 + 0.4 * part))
        points = [m.EvalPoint(n, self.line[n - 1].seat if n else -1, rounded(curve[n]))
                  for n in self.steps]  # fmt: skip
        told = []
        for number, each in enumerate(cards, 1):
            told.append(self.card(each))
            tell(0.7 + 0.3 * number / len(cards))
        told += self.praise(mine, {each.deed.first for each in cards})
        trust = m.Trust(self.trust.games, self.trust.points()) if self.trust else None
        return m.Coaching(self.seat, points, told, trust, GAMES, len(self.deeds), True, 1.0)

    def curve(self, tell: Tell) -> dict[int, list[float]]:
        found: dict[int, list[float]] = {}
        for first in range(0, len(self.steps), PORTION):
            part = self.steps[first : first + PORTION]
            worlds = [self.worlds[step] for step in part]
            shares = self.thinkers.weigh(self.game, worlds, WALKS, ROUNDS).result()
            found |= dict(zip(part, shares, strict=True))
            tell(len(found) / len(self.steps))
        return found

    def dearest(self, mine: dict[int, float], tell: Tell) -> list[Weighed]:
        """The three that surely cost most, the dearest first."""
        doubtful: list[Weighed] = []
        candidates = costliest(self.deeds, mine, CANDIDATES)
        for number, deed in enumerate(candidates, 1):
            looked = self.look(deed)
            doubtful += [looked] if looked else []
            tell(0.4 * number / len(candidates))
        doubtful.sort(key=lambda each: -each.loss.cost)
        sure = []
        for number, each in enumerate(doubtful[:FINALISTS], 1):
            again = self.played_on(each, fresh())
            if again.loss.is_sure and again.loss.cost >= LEAST_COST:
                sure.append(again)
            tell(0.4 + 0.6 * number / len(doubtful[:FINALISTS]))
        return sorted(sure, key=lambda each: -each.loss.cost)[:MOST_CARDS]

    def look(self, deed: Deed) -> Weighed | None:
        """A first look: would a master have done something else, and may it matter?"""
        world = self.worlds[deed.first]
        made, better = self.thinkers.reconsider(self.game, world, self.seat, deed.said).result()
        if better is None:
            return None
        found = self.played_on(Weighed(deed, made, better, ([], [])), range(FIRST_LOOK))
        return found if found.loss.cost + found.loss.half >= LEAST_COST else None

    def played_on(self, weighed: Weighed, lots: range) -> Weighed:
        ends = [self.endings(weighed.deed, way.said, lots)
                for way in (weighed.played, weighed.advised)]  # fmt: skip
        return weighed._replace(endings=(ends[0], ends[1]))

    def endings(self, deed: Deed, said: list[str], lots: range) -> list[Ending]:
        world = self.worlds[deed.first]
        parts = [lots[first : first + LOTS] for first in range(0, len(lots), LOTS)]
        jobs = [self.thinkers.play_out(self.game, world, self.seat, said, part) for part in parts]
        return [ending for job in jobs for ending in job.result()]

    def card(self, weighed: Weighed) -> m.CoachCard:
        played, advised = (
            considered(way, ends)
            for way, ends in zip((weighed.played, weighed.advised), weighed.endings, strict=True)
        )
        loss, deed = weighed.loss, weighed.deed
        return m.CoachCard(
            deed.first, deed.last, self.turn(deed), round(loss.cost, 3), round(loss.half, 3),
            played, advised, self.next_best(weighed),
        )  # fmt: skip

    def next_best(self, weighed: Weighed) -> list[m.Considered]:
        """What else a master thought of, played on with the same luck."""
        world, known = self.worlds[weighed.deed.first], [weighed.played.said, weighed.advised.said]
        others = self.thinkers.think_further(self.game, world, self.seat, known, NEXT_BEST).result()
        ends = [self.endings(weighed.deed, way.said, fresh()) for way in others]
        return [considered(*each) for each in zip(others, ends, strict=True)]

    def praise(self, mine: dict[int, float], blamed: set[int]) -> list[m.CoachCard]:
        """The move that raised the chance most of those that a master would have made, too."""
        free = [deed for deed in self.deeds if deed.first not in blamed]
        rising = sorted(free, key=lambda deed: -risen(deed, mine))
        for best in rising[:FINALISTS]:
            gain = round(risen(best, mine), 3)
            world = self.worlds[best.first]
            made, other = self.thinkers.reconsider(self.game, world, self.seat, best.said).result()
            if gain >= LEAST_COST and other is None:
                ends = self.endings(best, best.said, range(FIRST_LOOK))
                card = considered(made, ends)
                turn = self.turn(best)
                return [m.CoachCard(best.first, best.last, turn, -gain, 0.0, card, None, [])]
        return []

    def turn(self, deed: Deed) -> int:
        """The how manieth of its moves."""
        return self.deeds.index(deed) + 1


def fresh() -> range:
    """The lots that price: none of them helped to find a move."""
    return range(FIRST_LOOK, FIRST_LOOK + GAMES)


def considered(way: SecondThought, ends: list[Ending]) -> m.Considered:
    facts = [m.Fact(key, args) for key, args in way.facts]
    found = price(ends)
    return m.Considered(
        way.words, facts, round(found.chance, 3), round(found.points, 1), round(found.rival, 1),
        way.view,
    )  # fmt: skip
