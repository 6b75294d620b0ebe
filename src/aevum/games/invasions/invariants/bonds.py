"""What is true of the bonds of every position (realm I10, I11, I26, I35, I39; war I47)."""

from __future__ import annotations

from aevum.games.invasions.components.board import CLIENT, FEDERATE, OWN
from aevum.games.invasions.kinds import BARBARIAN, EMPIRE, NONE
from aevum.games.invasions.rules.board.units import origin_of
from aevum.games.invasions.rules.bonds.alliances import is_unbound
from aevum.games.invasions.rules.bonds.foedus import federators_of
from aevum.games.invasions.state import InvasionsState


def broken_bonds(s: InvasionsState) -> str:
    return (
        broken_alliance(s) or broken_service(s) or broken_foedus(s) or broken_contract(s)
    ) or broken_deck(s)


def broken_alliance(s: InvasionsState) -> str:
    """realm I10, I39: mutual, one for each nation, and nobody's dependant is an ally."""
    for nation in s.box.nations:
        n = nation.index
        friend = s.ally[n]
        if friend == NONE:
            continue
        if s.ally[friend] != n or friend == n:
            return f"the ally of {nation.id} is not its ally"
        if not is_unbound(s, n):
            return f"{nation.id} is allied and bound"
        if not s.ally_until[n]:
            return f"the alliance of {nation.id} never ends"
    return ""


def broken_service(s: InvasionsState) -> str:
    """realm I10, I11; war I47: one lord, never in a circle; lords are free and on the board."""
    for nation in s.box.nations:
        n = nation.index
        lords = [each for each in (s.patron[n], s.suzerain[n]) if each != NONE]
        if len(lords) > 1 or n in lords:
            return f"{nation.id} has a patron and a suzerain, or serves itself"
        if s.patron[n] != NONE and not nation.imk:
            return f"{nation.id} is a client and no minor kingdom"
        if s.suzerain[n] != NONE and s.status[n] == EMPIRE:
            return f"{nation.id} is an empire and a vassal"
        for lord in lords:
            if s.suzerain[lord] != NONE or lord in s.federates or not s.on_board(lord):
                return f"the lord of {nation.id} is not free"
    return ""


def broken_foedus(s: InvasionsState) -> str:
    """realm I10, I39: barbarian federates with one federator; no province twice."""
    places = s.foedus_first + s.foedus_second
    if len(set(places)) < len(places):
        return "a province lies in two foedera"
    for federate in sorted(set(s.federates)):
        name = s.box.nations[federate].id
        if s.status[federate] != BARBARIAN or len(set(federators_of(s, federate))) > 1:
            return f"{name} is no barbarian federate of one federator"
        if s.suzerain[federate] != NONE or s.patron[federate] != NONE:
            return f"{name} is a federate and serves another"
    return ""


def broken_contract(s: InvasionsState) -> str:
    """realm I35: own units serve nobody else, mercenaries serve by a bond that exists.

    Former limites are commanded by who owned them, whatever people they are (aid Romans-P).
    """
    for unit in range(len(s.unit_at)):
        if s.unit_at[unit] == NONE or s.box.kinds[s.unit_kind[unit]].is_back:
            continue
        owner, commander = origin_of(s, unit), s.unit_command[unit]
        name = s.box.nations[owner].id
        if (s.unit_contract[unit] == OWN) != (owner == commander):
            return f"a unit of {name} serves without a contract"
        if s.unit_contract[unit] == FEDERATE and commander not in federators_of(s, owner):
            return f"a unit of {name} serves as federate without a foedus"
        if s.unit_contract[unit] == CLIENT and s.patron[owner] != commander:
            return f"a unit of {name} serves as client without a patron"
    return ""


def broken_deck(s: InvasionsState) -> str:
    """realm I26: all cards are in the deck, in a hand or played; barbarians hold none."""
    kinds = len(s.box.diplomacy)
    for card in s.box.diplomacy:
        held = sum(s.diplomacy_hand[card.index :: kinds])
        spent = s.diplomacy_spent[card.index]
        if s.diplomacy_deck.pool[card.index] + held + spent != card.count:
            return f"there are not {card.count} cards {card.id}"
    for nation in s.box.nations:
        hand = s.diplomacy_hand[nation.index * kinds : (nation.index + 1) * kinds]
        if any(hand) and s.status[nation.index] == BARBARIAN:
            return f"{nation.id} is barbarian and holds Diplomacy cards"
    return ""
