"""Positions for puzzles and lessons, laid out from a few words.

Pieces are written place by place: `units="assyria rome 5 legion, thracia byzantium guard*"` puts
five legions of Rome into Assyria, and a guard with its back up into Thracia. Without `units` the
pieces of the scenario stay where they are.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from aevum.core.flow import CHANCE, Event
from aevum.core.game import Game
from aevum.games.invasions.box import Box
from aevum.games.invasions.components.board import EXCHANGE
from aevum.games.invasions.components.march import STACKS
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.options import ADVANCED_COMBAT
from aevum.games.invasions.pack import load_box
from aevum.games.invasions.rules.administration.religion import place_heresy
from aevum.games.invasions.rules.administration.revolts import raise_revolts
from aevum.games.invasions.rules.battle.archery import MARCHED, MET
from aevum.games.invasions.rules.battle.battle import open_battle
from aevum.games.invasions.rules.battle.siege import besiege
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.leaders import place_leader
from aevum.games.invasions.rules.board.units import (
    lay_out_supply,
    place_fleets,
    place_units,
    units_at,
)
from aevum.games.invasions.rules.march.marching import note_way, renew_steps
from aevum.games.invasions.rules.sea.squadrons import ready_fleets
from aevum.games.invasions.rules.turn.clock import set_clock
from aevum.games.invasions.rules.turn.timeline import let_invade
from aevum.games.invasions.state import InvasionsState

PASSES: Final = (
    "hold_diplo", "ev_pass", "mv_end", "ac_go", "ac_normal", "rebel no", "cp_none", "bt_pass",
    "rx_stand", "rx_done",
)  # fmt: skip
"""What somebody says who wants nothing."""


BEGINNINGS: Final = ("battle ", "met ", "siege ")


class Layout(NamedTuple):
    """What lies on the board; `begin` says what is under way.

    `part rome byzantium` = a Movement part of these nations; `battle rome persians assyria` = a
    battle after a march, `met` after an interception, with the province from which the attacker
    came as a fourth name; `siege rome assyria`; `revolts rome 2`; nothing = the beginning of the
    scenario.
    """

    scenario: str = "scenario_350"
    players: int = 3
    begin: str = ""
    turn: int = 0
    advanced: bool = False
    units: str = ""
    lent: str = ""
    leaders: str = ""
    hordes: str = ""
    fleets: str = ""
    lands: str = ""
    free: str = ""
    invading: str = ""
    tracks: str = ""
    looted: str = ""
    heresies: str = ""


def rows_of(written: str) -> list[list[str]]:
    """`dacia visigoths 3 infantry, dacia huns` = two rows of words."""
    return [row.split() for row in written.split(",") if row.strip()]


def is_ours(box: Box) -> bool:
    """Examples speak of our map and its numbers; an owner's tables would prove them wrong."""
    return box.checksum == our_checksum()


@cache
def our_checksum() -> str:
    return load_box().checksum


class Placer:
    """Puts pieces down by the names of nations, provinces and kinds."""

    def __init__(self, s: InvasionsState) -> None:
        self.s = s

    def at(self, axis: str, name: str) -> int:
        return self.s.box.axes[axis].index(name)

    def nation(self, name: str) -> int:
        return self.at("nation", name)

    def province(self, name: str) -> int:
        return self.at("province", name)

    def units(self, row: list[str], command: str = "", contract: int = 0) -> None:
        """A province, a nation, their number if it is not one, their kind."""
        where, owner, *numbered = row
        kind = self.s.box.kind_of(self.nation(owner), numbered[-1].rstrip("*"))
        count = int(numbered[0]) if len(numbered) > 1 else 1
        who = self.nation(command or owner)
        place_units(self.s, kind, count, self.province(where), who, contract)
        for i in range(count):
            self.s.unit_damaged[-1 - i] = int(numbered[-1].endswith("*"))

    def land(self, where: str, owner: str) -> None:
        province = self.province(where)
        self.s.controller[province] = self.s.city_owner[province] = self.nation(owner)


def lay_out(game: Game[InvasionsState], layout: Layout) -> InvasionsState:
    """The position; whatever happens by itself has happened."""
    s = game.setup({"scenario": layout.scenario, "players": layout.players})
    s.switches[ADVANCED_COMBAT] = int(layout.advanced)
    if layout.turn:
        set_clock(s, layout.turn)
    if layout.units:
        clear_board(s)
    lay_pieces(s, layout)
    settle_control(s)
    if layout.begin:
        begin(game, s, layout.begin)
    return s


def clear_board(s: InvasionsState) -> None:
    """Only hordes are left; everybody still controls what he controlled."""
    lay_out_supply(s)
    s.unit_kind, s.unit_command, s.unit_contract = [], [], []
    s.unit_damaged, s.unit_at = [], []
    s.fleet_kind, s.fleet_damaged, s.fleet_at = [], [], []
    s.limes = [NONE] * len(s.limes)
    s.leader_at = [NONE] * len(s.leader_at)


def lay_pieces(s: InvasionsState, layout: Layout) -> None:
    placer = Placer(s)
    for row in rows_of(layout.units):
        placer.units(row)
    for command, *row in rows_of(layout.lent):
        placer.units(row, command, EXCHANGE)
    for leader, where in rows_of(layout.leaders):
        place_leader(s, placer.at("leader", leader), placer.province(where))
    for nation, where in rows_of(layout.hordes):
        s.horde[placer.nation(nation)] = placer.province(where)
    for sea, owner, kind in rows_of(layout.fleets):
        place_fleets(s, s.box.kind_of(placer.nation(owner), kind), 1, placer.at("sea", sea))
    for where, owner in rows_of(layout.lands):
        placer.land(where, owner)
    for (where,) in rows_of(layout.free):
        province = placer.province(where)
        s.controller[province] = s.city_owner[province] = NONE
    for nation in layout.invading.split():
        let_invade(s, placer.nation(nation))
    for nation, track, number in rows_of(layout.tracks):
        getattr(s, track)[placer.nation(nation)] = int(number)
    for where in layout.looted.split():
        s.looted[placer.province(where)] = 1
    for area in layout.heresies.split():
        place_heresy(s, placer.at("area", area), 1)


def begin(game: Game[InvasionsState], s: InvasionsState, what: str) -> list[Event]:
    """Nothing else is under way."""
    how, *names = what.split()
    placer = Placer(s)
    s.stack.clear()
    if how == "revolts":
        raise_revolts(s, placer.nation(names[0]), int(names[1]))
    elif how == "part":
        begin_part(s, [placer.nation(name) for name in names])
    elif how == "siege":
        begin_siege(s, placer.nation(names[0]), placer.province(names[1]))
    else:
        begin_battle(s, MARCHED if how == "battle" else MET, names)
    game.advance(s)
    told, s.events = s.events, []
    return told


def begin_part(s: InvasionsState, nations: list[int], mode: int = 0) -> None:
    """A stacks sub-step of these nations begins (war R7.6)."""
    s.acting = list(nations)
    ready_fleets(s)
    s.push(STACKS, nations[0], mode)


def begin_siege(s: InvasionsState, nation: int, province: int) -> None:
    s.acting = [nation]
    besiege(s, nation, province)


def begin_battle(s: InvasionsState, how: int, names: list[str]) -> None:
    """Attacker, defender, province, and from where the attacker came if that counts."""
    placer = Placer(s)
    attacker, defender = placer.nation(names[0]), placer.nation(names[1])
    province = placer.province(names[2])
    s.acting = [attacker]
    renew_steps(s, False)
    for origin in names[3:]:
        note_way(s, units_at(s, province, attacker), placer.province(origin))
    open_battle(s, attacker, defender, province, how)


# -- playing on -----------------------------------------------------------------------------------


def play(game: Game[InvasionsState], s: InvasionsState, words: str) -> list[Event]:
    """Play words separated by semicolons; `3 × word` is played three times.

    Questions of which the words do not speak are passed by. What can begin may be among the words.
    """
    events: list[Event] = []
    for part in words.split(";"):
        times, _, word = part.strip().rpartition("×")
        word = word.strip()
        if word.startswith(BEGINNINGS):
            events += begin(game, s, word)
            continue
        for _ in range(int(times or 1) if word else 0):
            events += pass_by(game, s, word)
            events += game.apply(s, word)
    return events


def pass_by(game: Game[InvasionsState], s: InvasionsState, word: str) -> list[Event]:
    """Everybody passes until the word can be said or rolled."""
    events: list[Event] = []
    while game.actor(s) != CHANCE:
        legal = game.legal(s, game.actor(s))
        passes = [each for each in PASSES if each in legal]
        if word in legal or not passes:
            break
        events += game.apply(s, passes[0])
    return events
