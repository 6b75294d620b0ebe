"""What the judge of Invasions believes things are worth, in victory points."""

from __future__ import annotations


class Weights:
    """One number for each belief; a test or an experiment may give others."""

    def __init__(self) -> None:
        self.yearly = 0.85
        """What is left of a point that is scored one turn later: much may happen until then."""
        self.rivals = 0.15
        """How much a point of each rival hurts."""
        self.reach = 0.4
        """A part of an area that is not yet controlled, for each part of its points."""
        self.unit = 0.35
        self.elite = 0.3
        """What each diamond adds: the first hit only flips it (war R19.29)."""
        self.heavy = 0.08
        self.cavalry = 0.08
        self.archer = 0.05
        self.flipped = 0.2
        """An elite with its back up, against a sound one."""
        self.fleet = 0.4
        self.limes = 0.12
        self.leader = 0.15
        self.combat = 0.2
        """A leader, and each point of his combat value."""
        self.gold = 0.02
        self.barbarian_gold = 0.01
        self.rich = 20
        """Gold beyond this counts half."""
        self.province = 0.06
        self.income = 0.04
        """A gold piece of income, for each turn to come."""
        self.city = 0.12
        """A level of a city that is owned."""
        self.walls = 0.1
        self.revolt = 0.25
        self.capital = 1.5
        self.vassal = 0.8
        self.client = 0.5
        self.foedus = 0.5
        """What is sure of the points of a foedus, for each of the turns to come."""
        self.peace = 0.4
        """What a foedus spares who grants it."""
        self.ally = 0.2
        self.decline = 0.6
        self.threat = 0.15
        """A level of a city with an army of the enemy beside it that is stronger than its own."""
        self.battle = 1.5
        """A battle that is won rather than lost, to who holds a card that might decide it."""
        self.boldness = 0.05
        """What a march must promise beyond staying."""
        self.ease = 0.02
        """What an action must promise beyond doing nothing."""
        self.reserve = 6
        """Gold that is kept for the expenses of the next turn."""
        self.swing = 5.0
        """Points by which a seat must be ahead to be almost sure of it."""
