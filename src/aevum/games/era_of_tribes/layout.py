"""The fields of the state, drawn by core.blueprint from fields.py."""

from __future__ import annotations

from aevum.core.deck import Deck
from aevum.core.flow import State


class EraOfTribesFields(State):
    """Holds every declared field; whoever needs another one declares it in fields.py."""

    __slots__ = (
        "acted",
        "allied",
        "armies",
        "attacker",
        "battlefield",
        "bonus",
        "bookings",
        "bridge",
        "built",
        "by_fleet",
        "by_land",
        "by_lot",
        "by_water",
        "city",
        "colonies",
        "deck",
        "declined",
        "defender",
        "deterring",
        "discovered",
        "ending",
        "entered",
        "envoys",
        "epoch",
        "fallen",
        "ferried",
        "fleets",
        "free_colonies",
        "fresh",
        "goods",
        "grey",
        "grey_box",
        "grey_militia",
        "grey_supply",
        "held_back",
        "hired",
        "homes",
        "hunger",
        "influence",
        "kept",
        "knots",
        "landing",
        "leaders",
        "legion_supply",
        "legions",
        "lent",
        "lent_fallen",
        "levels",
        "lies",
        "long",
        "markers",
        "military",
        "morale",
        "open",
        "order",
        "owner",
        "passed",
        "people",
        "personal",
        "plate",
        "plundered",
        "pool",
        "post",
        "procession",
        "punished",
        "ready",
        "rejected",
        "removed",
        "revolting",
        "ring",
        "ring_round",
        "room",
        "round",
        "scored",
        "sea_battles",
        "sea_owner",
        "section",
        "slots",
        "spent",
        "spoken",
        "stage",
        "steps",
        "thalers",
        "tiles",
        "treaties",
        "units",
        "unwilling",
        "used",
        "vassals",
        "village",
        "war_spent",
    )

    def clear(self, size: dict[str, int]) -> None:
        """Everything empty, for axes of these sizes."""
        self.stack = []
        self.events = []
        self.revealed = False
        self.silent = False
        self.long: int = 0
        self.section: int = -1
        self.by_lot: int = 0
        self.people: list[int] = [-1] * size["seat"]
        self.round: int = 0
        self.order: list[int] = []
        self.passed: list[int] = [0] * size["seat"]
        self.leaders: list[int] = [0] * size["seat"]
        self.ready: list[int] = [0] * size["seat"]
        self.grey: list[int] = [0] * size["seat"]
        self.grey_supply: int = 0
        self.grey_box: int = 0
        self.acted: list[int] = [0] * (size["seat"] * size["activity"])
        self.ring: int = -1
        self.ring_round: int = 0
        self.influence: list[int] = [0] * size["seat"]
        self.lies: list[int] = [0] * size["seat"]
        self.bookings: int = 0
        self.morale: list[int] = [0] * size["seat"]
        self.thalers: list[int] = [0] * size["seat"]
        self.treaties: list[int] = [0] * size["seat"]
        self.plate: list[int] = [0] * size["seat"]
        self.hunger: list[int] = [0] * size["seat"]
        self.goods: list[int] = [0] * (size["seat"] * size["good"])
        self.spent: list[int] = [0] * (size["seat"] * size["good"])
        self.military: list[int] = [0] * (size["seat"] * size["good"])
        self.war_spent: list[int] = [0] * (size["seat"] * size["good"])
        self.slots: list[int] = [0] * (size["seat"] * size["slot"])
        self.pool: list[int] = [0] * size["seat"]
        self.removed: list[int] = [0] * size["seat"]
        self.armies: list[int] = [0] * size["seat"]
        self.legions: list[int] = [0] * size["seat"]
        self.legion_supply: int = 0
        self.grey_militia: list[int] = [0] * size["seat"]
        self.owner: list[int] = [-1] * size["province"]
        self.sea_owner: list[int] = [-1] * size["sea"]
        self.vassals: list[int] = [0] * (size["province"] * size["seat"])
        self.fleets: list[int] = [0] * (size["sea"] * size["seat"])
        self.battlefield: list[int] = [0] * size["province"]
        self.city: list[int] = [0] * size["province"]
        self.built: list[int] = [0] * size["seat"]
        self.post: list[int] = [-1] * size["province"]
        self.room: list[int] = [0] * size["province"]
        self.fresh: list[int] = [0] * size["province"]
        self.steps: list[int] = [0] * (size["province"] * size["step"])
        self.ferried: list[int] = [0] * (size["province"] * size["step"])
        self.by_land: list[int] = [0] * size["province"]
        self.by_water: list[int] = [0] * size["province"]
        self.by_fleet: list[int] = [0] * size["province"]
        self.bridge: list[int] = []
        self.knots: list[int] = [0] * (size["sea"] * size["knot"])
        self.plundered: list[int] = [0] * size["seat"]
        self.spoken: list[int] = [0] * (size["sea"] * size["seat"])
        self.sea_battles: list[int] = []
        self.colonies: list[int] = [0] * size["seat"]
        self.free_colonies: list[int] = [0] * size["seat"]
        self.attacker: int = -1
        self.defender: int = -1
        self.landing: int = 0
        self.held_back: int = 0
        self.units: list[int] = [0] * (size["side"] * size["unit"])
        self.fallen: list[int] = [0] * (size["side"] * size["unit"])
        self.lent: list[int] = [0] * (size["side"] * size["seat"])
        self.lent_fallen: list[int] = [0] * (size["side"] * size["seat"])
        self.unwilling: list[int] = [0] * (size["side"] * size["seat"])
        self.markers: int = 0
        self.procession: list[int] = [0] * size["seat"]
        self.envoys: list[int] = [0] * (size["seat"] * size["diplomacy"])
        self.declined: list[int] = [0] * size["seat"]
        self.deterring: list[int] = [0] * size["seat"]
        self.punished: list[int] = [0] * (size["seat"] * size["seat"])
        self.allied: list[int] = [0] * (size["seat"] * size["seat"])
        self.levels: list[int] = [0] * (size["seat"] * size["field"])
        self.discovered: list[int] = [0] * (size["field"] * size["level"])
        self.epoch: list[int] = [0] * size["seat"]
        self.entered: list[int] = [0] * size["epoch"]
        self.stage: int = 0
        self.revolting: list[int] = [0] * size["seat"]
        self.village: list[int] = [0] * size["province"]
        self.tiles: Deck = Deck([0] * size["village"])
        self.kept: list[int] = [0] * (size["seat"] * size["village"])
        self.hired: list[int] = [0] * (size["seat"] * size["village"])
        self.used: list[int] = [0] * (size["seat"] * size["village"])
        self.deck: Deck = Deck([0] * size["card"])
        self.open: list[int] = []
        self.scored: list[int] = []
        self.personal: list[list[int]] = [[] for _ in range(size["seat"])]
        self.rejected: list[list[int]] = [[] for _ in range(size["seat"])]
        self.ending: int = 0
        self.bonus: list[int] = [0] * size["seat"]
        self.homes: list[int] = [0] * size["seat"]

    def copy(self, like: EraOfTribesFields) -> None:
        """Everything as in another state; nothing that can change is shared."""
        self.stack = like.stack.copy()
        self.events = []
        self.revealed = False
        self.silent = False
        self.long = like.long
        self.section = like.section
        self.by_lot = like.by_lot
        self.people = like.people.copy()
        self.round = like.round
        self.order = like.order.copy()
        self.passed = like.passed.copy()
        self.leaders = like.leaders.copy()
        self.ready = like.ready.copy()
        self.grey = like.grey.copy()
        self.grey_supply = like.grey_supply
        self.grey_box = like.grey_box
        self.acted = like.acted.copy()
        self.ring = like.ring
        self.ring_round = like.ring_round
        self.influence = like.influence.copy()
        self.lies = like.lies.copy()
        self.bookings = like.bookings
        self.morale = like.morale.copy()
        self.thalers = like.thalers.copy()
        self.treaties = like.treaties.copy()
        self.plate = like.plate.copy()
        self.hunger = like.hunger.copy()
        self.goods = like.goods.copy()
        self.spent = like.spent.copy()
        self.military = like.military.copy()
        self.war_spent = like.war_spent.copy()
        self.slots = like.slots.copy()
        self.pool = like.pool.copy()
        self.removed = like.removed.copy()
        self.armies = like.armies.copy()
        self.legions = like.legions.copy()
        self.legion_supply = like.legion_supply
        self.grey_militia = like.grey_militia.copy()
        self.owner = like.owner.copy()
        self.sea_owner = like.sea_owner.copy()
        self.vassals = like.vassals.copy()
        self.fleets = like.fleets.copy()
        self.battlefield = like.battlefield
        self.city = like.city
        self.built = like.built.copy()
        self.post = like.post
        self.room = like.room.copy()
        self.fresh = like.fresh.copy()
        self.steps = like.steps.copy()
        self.ferried = like.ferried
        self.by_land = like.by_land.copy()
        self.by_water = like.by_water.copy()
        self.by_fleet = like.by_fleet.copy()
        self.bridge = like.bridge.copy()
        self.knots = like.knots.copy()
        self.plundered = like.plundered.copy()
        self.spoken = like.spoken.copy()
        self.sea_battles = like.sea_battles.copy()
        self.colonies = like.colonies.copy()
        self.free_colonies = like.free_colonies.copy()
        self.attacker = like.attacker
        self.defender = like.defender
        self.landing = like.landing
        self.held_back = like.held_back
        self.units = like.units.copy()
        self.fallen = like.fallen.copy()
        self.lent = like.lent.copy()
        self.lent_fallen = like.lent_fallen.copy()
        self.unwilling = like.unwilling.copy()
        self.markers = like.markers
        self.procession = like.procession.copy()
        self.envoys = like.envoys.copy()
        self.declined = like.declined.copy()
        self.deterring = like.deterring.copy()
        self.punished = like.punished.copy()
        self.allied = like.allied.copy()
        self.levels = like.levels.copy()
        self.discovered = like.discovered.copy()
        self.epoch = like.epoch.copy()
        self.entered = like.entered.copy()
        self.stage = like.stage
        self.revolting = like.revolting.copy()
        self.village = like.village
        self.tiles = like.tiles.clone()
        self.kept = like.kept.copy()
        self.hired = like.hired.copy()
        self.used = like.used.copy()
        self.deck = like.deck.clone()
        self.open = like.open.copy()
        self.scored = like.scored.copy()
        self.personal = [pile.copy() for pile in like.personal]
        self.rejected = [pile.copy() for pile in like.rejected]
        self.ending = like.ending
        self.bonus = like.bonus.copy()
        self.homes = like.homes.copy()
