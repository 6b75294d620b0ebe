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
        # marches
        self.dream = 0.22
        """How much of a prize that cannot be reached now is worth to be nearer to it."""
        self.far = 0.82
        """What is left of a prize one step further away."""
        self.denied = 0.3
        """How much a point of a rival counts that he would lose with a province."""
        self.blood = 1.0
        """How much own losses in a battle count, against a unit's worth."""
        self.slaughter = 1.0
        """How much the losses of all rivals together count."""
        self.beaten = 0.3
        """The price of a defeat beyond the losses."""
        self.ambush = 0.5
        """How much of a march is lost if somebody stronger comes in time."""
        self.exposed = 0.12
        """For each unit by which an enemy beside the goal is stronger."""
        self.precious = 3.0
        """So many times as much if the horde is along."""
        self.siege = 0.06
        """The chance that a city falls for each enemy near it beyond its garrison."""
        self.their_capital = 0.5
        """A battle for a capital."""
        self.submits = 0.6
        """How often a battle that is won makes the beaten horde submit (war R35)."""
        # hordes
        self.home_far = 0.8
        """What is left of a home one step further away."""
        self.crowded = 0.4
        """For each other horde in an area: it would have to go, or submit."""
        self.overrun = 0.12
        """The chance that a horde is beaten for each enemy beyond its guards."""
        self.spared = 0.5
        """How much of what a horde can reach it would take without a foedus."""
        # treasury
        self.missed = 0.3
        """What each gold piece is worth that should have been kept."""
        self.margin = 4.0
        """Income that may fail: cities are lost, provinces rise."""
        self.spare = 4.0
        """Gold for whatever happens before the next income."""
        self.led = 1.5
        """What it is worth that the leaders are in the field this turn."""
        self.young = 0.1
        """What it is worth not to age, for every year beyond the prime; an empire dies of it."""
