"""The peoples and their powers (R27)."""

from __future__ import annotations

from aevum.core.tables import Row
from aevum.games.era_of_tribes.components import NOBODY
from aevum.games.era_of_tribes.kinds import FIELDS, GOODS


class Powers:
    """The modifiers of a people, one attribute for each argument; each is read at one place."""

    def __init__(self, value: dict[str, dict[str, str]]) -> None:
        def number(modifier: str, argument: str = "n") -> int:
            return int(value[modifier][argument])

        def place(modifier: str, argument: str, ids: tuple[str, ...]) -> int:
            return ids.index(value[modifier][argument]) if modifier in value else NOBODY

        self.games_leader = number("games-leader")
        """Morale per leader on Bread & Games (R10.1)."""
        self.fish_food = number("fish-food")
        """Food per fish (R22.2)."""
        self.free_fleets = number("free-fleets")
        """Free fleets per level of Seafaring (R12.7)."""
        self.free_fleet_morale = number("free-fleets", "slot_morale")
        """Morale for a slot vassal used for one (R12.9)."""
        self.free_fleet_any_source = number("free-fleets", "any_source") == 1
        """Slot vassals may be used while the pool is not empty (R12.9)."""
        self.free_armies = number("free-armies")
        """Free armies per level of Mechanics (R12.8)."""
        self.free_army_morale = number("free-armies", "slot_morale")
        self.free_army_slots_first = number("free-armies", "slots_first") == 1
        self.military_luxury = place("military-luxury", "good", GOODS)
        """The luxury good that can fight like ore (R0.9), or NOBODY."""
        self.half_price = place("half-price", "field", FIELDS)
        """The field with half base prices (R9.2), or NOBODY."""
        self.progress_discount = number("progress-discount")
        """Thalers off every progress (R9.5)."""
        self.city_food = number("city-food")
        """Food for a city (R15.3)."""
        self.city_malus = number("city-malus")
        """Added to the loss of morale for cities (R2.2, R7.2)."""
        self.trade_leader = number("trade-leader")
        """Thalers per leader on Trade (R6.1)."""
        self.bonus_fleets = number("bonus-fleet")
        """Free fleets with the first one bought (R5.11)."""
        self.bonus_fleet_morale = number("bonus-fleet", "slot_morale")
        self.bonus_fleet_any_source = number("bonus-fleet", "any_source") == 1
        self.start_food = number("start-food")
        """More food at the start (SU13)."""
        self.fleet_moves = number("fleet-moves")
        """More movement points of every fleet (R13.1)."""
        self.free_colonies = number("free-colony")
        """New colonies per round without loss of morale (R14.4)."""
        self.fleet_loss = number("fleet-loss")
        """Morale for each fleet lost in a battle (R17.3)."""
        self.plunders = "plunder" in value
        """Fleets may plunder (R27.11)."""
        self.legions = number("legion")
        """Legions taken in every Expansion (R5.2)."""
        self.leader_thalers = number("leader-price", "thalers")
        """Thalers for a grey leader (R8.3)."""
        self.leader_vassals = number("leader-price", "vassals")


class People:
    """A people (R27); `homes` are its home provinces."""

    def __init__(self, index: int, row: Row, homes: list[int], powers: Powers) -> None:
        self.index = index
        self.id = row["id"]
        self.code = row["code"]
        self.homes = homes
        self.powers = powers


def powers_of(people: str, tables: dict[str, list[Row]]) -> Powers:
    """What the modifiers say for everybody, changed by the powers of this people."""
    value = {row["id"]: arguments(row["default"]) for row in tables["modifiers"] if row["default"]}
    for row in tables["powers"]:
        if row["people"] == people:
            value[row["modifier"]] = arguments(row["arguments"])
    return Powers(value)


def arguments(text: str) -> dict[str, str]:
    """`n=3 slot_morale=1` as values by name."""
    found: dict[str, str] = {}
    for word in text.split():
        name, _, value = word.partition("=")
        found[name] = value
    return found
