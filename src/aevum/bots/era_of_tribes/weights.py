"""What things are worth, in points of the final score; found by playing, not by the rulebook."""

from __future__ import annotations


class Weights:
    """One set of numbers; the judge and its tests make them, nothing changes them."""

    def __init__(self) -> None:
        self.length = [11.0, 19.0]
        """Rounds of a game, normal and long."""
        self.most_rounds = 6.0
        """What lasts is not counted for longer than this."""
        self.thaler = 0.25
        self.late_thaler = 0.05
        self.thaler_rounds = 3.0
        """With fewer rounds left a thaler is worth less."""
        self.rich = 14
        """More thalers than this are hard to spend."""
        self.luxury = 0.34
        """A luxury good, in each round that is left."""
        self.war_good = 0.07
        self.province = 0.3
        self.growth = 0.12
        """A point of growth in each round, when morale does not need it."""
        self.leader = 0.45
        """A leader, in each round."""
        self.spare_leader = 0.55
        """A leader that stays ready for another action of this round."""
        self.village = 1.3
        """A tile that nobody has seen."""
        self.metric = 0.45
        """One step of what the own card counts; less for open cards."""
        self.open_metric = 0.2
        self.army = 0.3
        self.vassal = 0.12
        """A vassal that falls in a battle."""
        self.vassals = [0.8, 0.4, 0.2, 0.1]
        """A free vassal, with less than three, six, nine of them, and with more."""
        self.slot_vassal = 0.3
        """A vassal of an unbuilt city that is used before its time."""
        self.treaty = 0.3
        self.progress = 0.3
        """A level, as long as the next epoch asks for it."""
        self.city_need = 1.0
        """A city, as long as the next epoch asks for it."""
        self.triumph = 0.35
        self.defeat = 0.6
        """A battle lost: the procession goes back, pieces are gone."""
        self.bravery = 0.7
        """Chances of a victory over a player below this are not taken."""
        self.swing = 3.5
        """Points that make a share of victory about two and a half times as likely."""
