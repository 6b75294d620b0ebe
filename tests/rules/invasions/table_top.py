"""What the tests of Invasions share: scenarios laid out, nations and places by name."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from aevum.core.flow import CHANCE, Event
from aevum.games.invasions.box import Box
from aevum.games.invasions.game import Invasions
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.positions import Placer, clear_board
from aevum.games.invasions.positions import begin_part as open_part
from aevum.games.invasions.rules.battle.pools import Fighter, Force
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.leaders import place_leader
from aevum.games.invasions.rules.board.units import units_at
from aevum.games.invasions.rules.turn.setup import lay_out
from aevum.games.invasions.state import InvasionsState
from tests.golden.kept import first_invasions

GOLDEN: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "data" / "invasions" / "golden.json").read_text(encoding="utf-8")
)
"""By scenario: the position after its set-up."""


def game() -> Invasions:
    """Examples speak of the first objectives."""
    return first_invasions()


def box() -> Box:
    return game().box


def laid_out(scenario: str, players: int = 3) -> InvasionsState:
    """A scenario before anybody acts."""
    s = InvasionsState(box(), players)
    lay_out(s, box().axes["scenario"].index(scenario))
    return s


def nation(name: str) -> int:
    return box().axes["nation"].index(name)


def province(name: str) -> int:
    return box().axes["province"].index(name)


def area(name: str) -> int:
    return box().axes["area"].index(name)


def kind(owner: str, type_id: str) -> int:
    found = box().kind_of(nation(owner), type_id)
    assert found >= 0, (owner, type_id)
    return found


def army(
    owner: str, type_id: str, count: int = 1, command: str = "", damaged: int = 0
) -> list[Fighter]:
    """Units of one kind, under the command of their own nation or of another."""
    return [Fighter(kind(owner, type_id), nation(command or owner), damaged)] * count


# -- a bench: an empty board on which somebody fights ---------------------------------------------


def force(s: InvasionsState, *units: int) -> Force:
    """What these units are worth in battle."""
    kinds, commands, damaged = s.unit_kind, s.unit_command, s.unit_damaged
    return Force(s, [Fighter(kinds[u], commands[u], damaged[u]) for u in units])


def bench(scenario: str = "scenario_350") -> InvasionsState:
    """A board without a piece; nations are what they are at the start."""
    s = laid_out(scenario)
    clear_board(s)
    s.horde = [NONE] * len(s.horde)
    s.capital = [NONE] * len(s.capital)
    s.controller = [NONE] * len(s.controller)
    s.city_owner = [NONE] * len(s.city_owner)
    s.lord = [NONE] * len(s.lord)
    return s


def put(
    s: InvasionsState,
    where: str,
    owner: str,
    *units: str,
    command: str = "",
    contract: int = 0,
) -> None:
    """Units into a province: `3 legion`, `palatine_cavalry*` with its back up."""
    for unit in units:
        Placer(s).units([where, owner, *unit.split()], command, contract)


def standing(s: InvasionsState, where: str, owner: str) -> list[str]:
    """The units a nation commands in a province, damaged ones with a star, in order."""
    return sorted(
        box().kinds[s.unit_kind[u]].id + "*" * s.unit_damaged[u]
        for u in units_at(s, province(where), nation(owner))
    )


TOLD: list[Event] = []
"""What has happened since a test began to listen."""


def play(s: InvasionsState, *words: str) -> None:
    """Words, one after the other; several in one text are separated by commas."""
    for word in ", ".join(words).split(", "):
        TOLD.extend(game().apply(s, word))


def legal(s: InvasionsState) -> list[str]:
    return game().legal(s, game().actor(s))


def words_now(s: InvasionsState) -> list[str]:
    """What may be said or rolled."""
    if game().actor(s) == CHANCE:
        return [word for word, _ in game().outcomes(s)]
    return legal(s)


def leader(name: str) -> int:
    return box().axes["leader"].index(name)


PASSES = ("hold_diplo", "ev_pass", "mv_end", "ac_go", "ac_normal", "rebel no", "cp_none")
"""What somebody says who wants nothing."""


def pass_all(s: InvasionsState) -> None:
    """Everybody passes to the end of the game."""
    while s.stack:
        words = game().legal(s, game().actor(s))
        game().apply(s, next(word for word in PASSES if word in words))


# -- a Movement part on the board -----------------------------------------------------------------


def emptied(scenario: str = "scenario_350") -> InvasionsState:
    """A scenario without pieces in which everybody still controls what he controlled."""
    s = laid_out(scenario)
    held = s.controller.copy(), s.city_owner.copy(), s.lord.copy(), s.capital.copy()
    s = bench(scenario)
    s.controller, s.city_owner, s.lord, s.capital = held
    return s


def begin_part(s: InvasionsState, *nations: str, mode: int = 0) -> None:
    """A stacks sub-step of these nations begins."""
    s.stack.clear()
    open_part(s, [nation(each) for each in nations], mode)
    game().advance(s)


def entering_moesia() -> InvasionsState:
    """war X7: the Visigoths cross the Danube; Thracia comes from a 4, Cappadocia from an 8."""
    s = emptied()
    put(s, "thracia", "byzantium", "2 legion")
    put(s, "cappadocia", "byzantium", "4 legion", "2 elite_cavalry")
    place_leader(s, leader("valens"), province("cappadocia"))
    put(s, "valachia", "visigoths", "4 infantry")
    settle_control(s)
    begin_part(s, "visigoths")
    if "mv_add_all" not in legal(s):
        play(s, "mv_from valachia")
    play(s, "mv_add_all, mv_go moesia_inferior")
    return s


def why(s: InvasionsState, word: str) -> str:
    """The rule that forbids a word; empty if it is legal."""
    found = game().explain(s, game().actor(s), word)
    return "" if found is None else found.rule
