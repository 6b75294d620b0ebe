"""What the tests of bonds share: Diplomacy cards in hands, windows, activations."""

from __future__ import annotations

from aevum.games.invasions.components.bonds import DIPLOMACY, USES
from aevum.games.invasions.components.march import ACTIVATION
from aevum.games.invasions.kinds import SEATS
from aevum.games.invasions.rules.board.mercenaries import lent_by
from aevum.games.invasions.rules.board.treasury import fill_treasury
from aevum.games.invasions.rules.bonds.diplomacy import cards_held, take_card
from aevum.games.invasions.rules.bonds.embassies import can_play, open_diplomacy, targets_of
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.table_top import box, game, laid_out, nation

ASKED = DIPLOMACY.variable("power")


def opening() -> InvasionsState:
    """350 AD with four people, before anybody acts."""
    return laid_out("scenario_350", 4)


def give(s: InvasionsState, who: str, *cards: str, gold: int = 40) -> None:
    """Diplomacy cards of the deck come into the hand of a nation that can pay for them."""
    for card in cards:
        take_card(s, nation(who), box().axes["diplomacy"].index(card))
    fill_treasury(s, nation(who), gold)


def hand(s: InvasionsState, who: str) -> int:
    return cards_held(s, nation(who))


def uses(s: InvasionsState, who: str) -> list[str]:
    """What a nation can play its cards for."""
    return [USES[use] for use in range(len(USES)) if can_play(s, nation(who), use)]


def targets(s: InvasionsState, who: str, use: str) -> list[str]:
    found = targets_of(s, nation(who), USES.index(use))
    return [box().nations[each].id for each in found]


def ask(s: InvasionsState, power: str) -> None:
    """A diplomacy window opens; those who are asked before a power hold."""
    s.stack.clear()
    open_diplomacy(s)
    game().advance(s)
    while s.var(ASKED) != SEATS.index(power):
        game().apply(s, "hold_diplo")


def activate(s: InvasionsState, who: str) -> None:
    """The slot of a nation begins; everybody holds in its window."""
    s.stack.clear()
    s.push(ACTIVATION, nation(who))
    game().advance(s)
    while s.at(DIPLOMACY):
        game().apply(s, "hold_diplo")


def act(s: InvasionsState, place: object, *values: int) -> None:
    """A frame of this node alone is under way."""
    s.stack.clear()
    s.push(place, *values)  # type: ignore[arg-type]
    game().advance(s)


def lent(s: InvasionsState, who: str, contract: int) -> list[tuple[str, str]]:
    """Units that a nation has lent by a contract: to whom, and where they stand."""
    return [
        (box().nations[s.unit_command[unit]].id, box().provinces[s.unit_at[unit]].id)
        for unit in lent_by(s, nation(who), contract)
    ]
