"""Envoys: to whom an empire offers a foedus, and what peace with him spares it (realm R38)."""

from __future__ import annotations

from typing import Final

from aevum.bots.invasions.prizes import Prizes
from aevum.bots.invasions.standing import Standing
from aevum.games.invasions.components.bonds import DIPLOMACY
from aevum.games.invasions.rules.bonds.embassies import nations_of_power
from aevum.games.invasions.rules.bonds.offers import free_targets
from aevum.games.invasions.state import InvasionsState

ASKED: Final = DIPLOMACY.variable("power")


def empires_of(s: InvasionsState) -> list[int]:
    """Nations of the power that is asked."""
    return nations_of_power(s, s.var(ASKED))


def endangered(standing: Standing, lord: int, horde: int) -> float:
    """The points of a lord's objectives that a horde in this province can reach."""
    s = standing.s
    shares = Prizes(standing, lord).shares_of(lord)
    return sum(shares[p] for p in s.box.board.reach[horde] if s.controller[p] == lord)


def offers_of(standing: Standing, lord: int) -> list[tuple[float, list[str]]]:
    """What every free offer is worth; the federate's points count as a rival's (realm R38.9)."""
    s = standing.s
    price = standing.weights.rivals * s.box.numbers.foedus_vp
    found: list[tuple[float, list[str]]] = []
    for federate in free_targets(s, lord):
        if standing.speaker[federate] == standing.speaker[lord]:
            continue
        danger = endangered(standing, lord, s.horde[federate])
        names = s.box.nations[lord].id, s.box.nations[federate].id
        words = [f"offer_foedus {names[0]}", f"diplo_target {names[1]}"]
        found.append((standing.weights.spared * danger - price, words))
    return found
