"""The battles of the rulebook on a bench (war X13 to X19)."""

from __future__ import annotations

from aevum.core.flow import Event
from aevum.games.invasions.components.battle import ATTACKER, DEFENDER, VICTORY
from aevum.games.invasions.components.board import EXCHANGE
from aevum.games.invasions.options import ADVANCED_COMBAT
from aevum.games.invasions.rules.battle.archery import JOINED, MARCHED, MET
from aevum.games.invasions.rules.battle.battle import open_battle
from aevum.games.invasions.rules.battle.combat_dice import swords
from aevum.games.invasions.rules.battle.hits import lost_by
from aevum.games.invasions.rules.board.stacking import limit_at
from aevum.games.invasions.rules.board.units import units_at
from aevum.games.invasions.rules.march.marching import note_way, renew_steps
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.table_top import TOLD, bench, game, leader, nation, play, province, put

__all__ = ["JOINED", "MARCHED", "MET"]


def lead(s: InvasionsState, name: str, where: str) -> None:
    s.leader_at[leader(name)] = province(where)


def fight(s: InvasionsState, attacker: str, defender: str, where: str, how: int = MARCHED) -> None:
    """Open a battle with nothing else under way."""
    s.acting = [nation(attacker)]
    renew_steps(s, False)
    TOLD.clear()
    open_battle(s, nation(attacker), nation(defender), province(where), how)
    game().advance(s)


def came(s: InvasionsState, owner: str, where: str, origin: str) -> None:
    """The units of a nation came from another province in this Movement part."""
    note_way(s, units_at(s, province(where), nation(owner)), province(origin))


def white(s: InvasionsState, faces: str) -> None:
    """Combat dice: `W W R - / W WR`, white ones before the stroke."""
    colours = faces.split(" / ")
    for colour, shown in zip(("white", "black"), colours, strict=False):
        for face in shown.split():
            play(s, f"{colour} {'blank' if face == '-' else face.lower()}")


def strike(s: InvasionsState, owner: str, *kinds: str) -> None:
    """Hits that a nation assigns, one after the other; a star marks the damaged side."""
    for kind in kinds:
        mark = "+damaged" if kind.endswith("*") else ""
        play(s, f"bt_hit {owner}-{kind.rstrip('*')}{mark}")


def shown(s: InvasionsState, side: int) -> str:
    """All swords and the red ones among them, as the golden tests write them."""
    swords_white, red = swords(s, side)
    return f"{swords_white + red}/{red}"


def lost_so_far(s: InvasionsState) -> tuple[int, int]:
    return lost_by(s, ATTACKER), lost_by(s, DEFENDER)


def victory() -> Event:
    """The last battle that was decided."""
    return next(event for event in reversed(TOLD) if event[0] == VICTORY)


def won() -> tuple[int, int]:
    """Who has won, and why."""
    return victory()[1], victory()[2]


def lost() -> tuple[int, int]:
    """Units that attacker and defender lost before recovery."""
    mine, theirs = victory()[3], victory()[4]
    return (mine, theirs) if victory()[1] == ATTACKER else (theirs, mine)


def use_advanced(s: InvasionsState) -> None:
    s.switches[ADVANCED_COMBAT] = 1


def nisibis(advanced: bool = False) -> InvasionsState:
    """war X13: Iulianus before Nisibis, which the Persians hold."""
    s = bench()
    s.switches[ADVANCED_COMBAT] = int(advanced)
    put(s, "assyria", "rome", "5 legion", "guard", "palatine_cavalry")
    put(s, "assyria", "persians", "clibanarii", "heavy_cavalry", "3 horse_archer")
    put(s, "assyria", "persians", "elite_infantry")
    lead(s, "iulianus", "assyria")
    lead(s, "sapor_ii", "assyria")
    for name in ("assyria", "adiabene", "akkad"):
        s.controller[province(name)] = nation("persians")
        s.city_owner[province(name)] = nation("persians")
    fight(s, "rome", "persians", "assyria")
    return s


def argentoratum(advanced: bool = False) -> InvasionsState:
    """war X15: Gratianus has intercepted the Alemanni in Lotharingia."""
    s = bench()
    s.switches[ADVANCED_COMBAT] = int(advanced)
    put(s, "lotharingia", "alemanni", "6 infantry", "archer")
    put(s, "lotharingia", "rome", "elite_cavalry", "2 legion", "2 aux_alemanni_infantry")
    put(s, "lotharingia", "rome", "palatine_cavalry*")
    s.horde[nation("alemanni")] = province("lotharingia")
    lead(s, "rex_alemanni", "lotharingia")
    lead(s, "gratianus", "lotharingia")
    s.invading[nation("alemanni")] = 1
    s.controller[province("agri_decumates")] = nation("alemanni")
    fight(s, "alemanni", "rome", "lotharingia", MET)
    came(s, "alemanni", "lotharingia", "agri_decumates")
    return s


def adrianopolis(advanced: bool = False) -> InvasionsState:
    """war X16: Valens has intercepted Fritigernus in Dardania; one unit waits."""
    s = bench("adrianople")
    s.switches[ADVANCED_COMBAT] = int(advanced)
    put(s, "dardania", "visigoths", "4 heavy_cavalry", "archer", "infantry")
    put(
        s, "dardania", "ostrogoths", "noble_cavalry", command="visigoths", contract=EXCHANGE
    )  # fmt: skip
    put(s, "dardania", "byzantium", "palatine_cavalry", "aux_alan_horse_archer", "guard")
    put(s, "dardania", "byzantium", "legion", "aux_goth_infantry")
    lead(s, "fritigernus", "dardania")
    lead(s, "valens", "dardania")
    s.controller[province("thracia")] = nation("byzantium")
    s.city_owner[province("thracia")] = nation("byzantium")
    s.invading[nation("visigoths")] = 1
    fight(s, "visigoths", "byzantium", "dardania", MET)
    came(s, "visigoths", "dardania", "moesia_inferior")
    assert limit_at(s, nation("visigoths"), province("dardania")) == 6
    assert limit_at(s, nation("byzantium"), province("dardania")) == 5
    play(s, "bt_out visigoths-infantry")
    return s


def led_battle() -> InvasionsState:
    """Sapor (2) against Iulianus (3) in clear ground, nothing else near."""
    s = bench()
    put(s, "aegyptus", "persians", "4 infantry", "2 archer")
    put(s, "aegyptus", "rome", "2 legion", "2 infantry")
    lead(s, "sapor_ii", "aegyptus")
    lead(s, "iulianus", "aegyptus")
    fight(s, "persians", "rome", "aegyptus")
    return s
