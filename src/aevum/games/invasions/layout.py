"""The fields of the state, drawn by core.blueprint from fields.py."""

from __future__ import annotations

from aevum.core.deck import Deck
from aevum.core.flow import State


class InvasionsFields(State):
    """Holds every declared field; whoever needs another one declares it in fields.py."""

    __slots__ = (
        "aboard",
        "acted",
        "acting",
        "admirals",
        "age",
        "aid_steps",
        "ally",
        "ally_until",
        "ambusher",
        "appeared",
        "attempted",
        "backs",
        "bankrupt",
        "battle_side",
        "battle_size",
        "being",
        "bonus",
        "booked",
        "bystanders",
        "call_nation",
        "call_place",
        "call_step",
        "called",
        "campaigned",
        "campaigner",
        "capital",
        "city_owner",
        "claimed",
        "cleared",
        "client_tribute",
        "column",
        "commander",
        "confined",
        "controller",
        "crew",
        "crowned",
        "cup",
        "dead",
        "decline",
        "dice",
        "diplomacy_deck",
        "diplomacy_hand",
        "diplomacy_spent",
        "discard",
        "due",
        "earned",
        "event_deck",
        "expelled",
        "faces",
        "facing",
        "faith",
        "fallen",
        "fallen_limes",
        "fate_rolled",
        "federates",
        "federators",
        "fell",
        "fighters",
        "fled_to",
        "fleet_at",
        "fleet_damaged",
        "fleet_given",
        "fleet_kind",
        "fleet_marks",
        "fleet_steps",
        "fleet_trips",
        "foedus_first",
        "foedus_second",
        "foedus_since",
        "foes",
        "foes_until",
        "fought",
        "founded",
        "froms",
        "frontier_lost",
        "gold",
        "hand",
        "held_at",
        "held_by",
        "heresy",
        "hits",
        "homes",
        "horde",
        "horde_called",
        "horde_hit",
        "horde_home",
        "horde_marks",
        "horde_steps",
        "hunters",
        "in_force",
        "invading",
        "islam",
        "joint",
        "kept_seat",
        "last_points",
        "lasts",
        "leader_at",
        "leader_called",
        "leader_home",
        "leader_marks",
        "leader_steps",
        "leads",
        "level",
        "levied",
        "limes",
        "limes_fell",
        "looted",
        "lord",
        "lost",
        "markers",
        "marks",
        "minors",
        "mode",
        "named",
        "no_cavalry",
        "no_heavy",
        "occasions",
        "offered",
        "ordered",
        "pacts",
        "patron",
        "person",
        "pledges",
        "plus_raids",
        "points",
        "prey",
        "raid_marker",
        "raid_seas",
        "raid_turn",
        "raid_via",
        "raider_from",
        "raiders",
        "razed",
        "reactors",
        "refugees",
        "registers",
        "rerolls",
        "retreat_horde",
        "retreat_leaders",
        "retreat_units",
        "returns",
        "reunited",
        "revolt",
        "scenario",
        "scope",
        "second_shot",
        "seized",
        "seized_by",
        "settlers",
        "shaken",
        "shielded",
        "ship_sides",
        "ships",
        "shortfall",
        "shown",
        "siege_bonus",
        "siege_ended",
        "siege_rerolls",
        "slain",
        "slots",
        "spared",
        "speaker",
        "squadron",
        "status",
        "steps",
        "stormy",
        "strokes",
        "subdued",
        "sunk",
        "supply",
        "suzerain",
        "swayed",
        "switches",
        "taxed",
        "terrorized",
        "tested",
        "theatre",
        "thrown",
        "to_roll",
        "trekked",
        "tried",
        "turn",
        "unit_at",
        "unit_called",
        "unit_command",
        "unit_contract",
        "unit_damaged",
        "unit_kind",
        "vacated",
        "vassal_since",
        "victor",
        "victory",
        "voyage",
        "waiting",
        "walls",
        "walls_ignored",
        "weddings",
    )

    def clear(self, size: dict[str, int]) -> None:
        """Everything empty, for axes of these sizes."""
        self.stack = []
        self.events = []
        self.revealed = False
        self.silent = False
        self.scenario: int = 0
        self.switches: list[int] = [0] * size["switch"]
        self.person: list[int] = [-1] * size["power"]
        self.speaker: list[int] = [-1] * size["nation"]
        self.aid_steps: list[int] = [0] * size["switch"]
        self.turn: int = 0
        self.slots: list[int] = []
        self.acted: list[int] = [0] * size["nation"]
        self.waiting: list[int] = []
        self.in_force: list[int] = [0] * size["modifier"]
        self.invading: list[int] = [0] * size["nation"]
        self.reunited: int = 0
        self.plus_raids: int = 0
        self.fate_rolled: int = 0
        self.called: list[int] = [0] * size["nation"]
        self.islam: int = 0
        self.being: list[int] = [0] * size["nation"]
        self.status: list[int] = [0] * size["nation"]
        self.appeared: list[int] = [0] * size["nation"]
        self.founded: list[int] = [0] * size["nation"]
        self.capital: list[int] = [-1] * size["nation"]
        self.fell: list[int] = [0] * size["nation"]
        self.kept_seat: list[int] = [-1] * size["nation"]
        self.age: list[int] = [1] * size["nation"]
        self.decline: list[int] = [0] * size["nation"]
        self.gold: list[int] = [0] * size["nation"]
        self.bankrupt: list[int] = [0] * size["nation"]
        self.shortfall: list[int] = [0] * size["nation"]
        self.taxed: list[int] = [0] * size["nation"]
        self.faith: list[int] = [0] * size["nation"]
        self.heresy: list[int] = [0] * size["area"]
        self.claimed: list[int] = [0] * size["nation"]
        self.ally: list[int] = [-1] * size["nation"]
        self.ally_until: list[int] = [0] * size["nation"]
        self.patron: list[int] = [-1] * size["nation"]
        self.client_tribute: list[int] = [0] * size["nation"]
        self.federators: list[int] = []
        self.federates: list[int] = []
        self.foedus_first: list[int] = []
        self.foedus_second: list[int] = []
        self.foedus_since: list[int] = []
        self.pledges: list[int] = []
        self.vacated: list[int] = []
        self.offered: list[int] = [0] * size["nation"]
        self.tested: list[int] = [0] * size["nation"]
        self.suzerain: list[int] = [-1] * size["nation"]
        self.vassal_since: list[int] = [0] * size["nation"]
        self.pacts: list[int] = []
        self.weddings: list[int] = []
        self.diplomacy_deck: Deck = Deck([0] * size["diplomacy"])
        self.diplomacy_hand: list[int] = [0] * (size["nation"] * size["diplomacy"])
        self.diplomacy_spent: list[int] = [0] * size["diplomacy"]
        self.foes: list[int] = []
        self.foes_until: list[int] = []
        self.controller: list[int] = [-1] * size["province"]
        self.lord: list[int] = [-1] * size["area"]
        self.joint: list[int] = [0] * size["area"]
        self.city_owner: list[int] = [-1] * size["province"]
        self.level: list[int] = [-1] * size["province"]
        self.walls: list[int] = [0] * size["province"]
        self.looted: list[int] = [0] * size["province"]
        self.razed: list[int] = [0] * size["province"]
        self.shaken: list[int] = [0] * size["province"]
        self.cleared: list[int] = [0] * size["area"]
        self.revolt: list[int] = [0] * size["province"]
        self.attempted: list[int] = [0] * size["province"]
        self.registers: list[int] = []
        self.backs: list[int] = [0] * size["admin_type"]
        self.shown: int = -1
        self.faces: list[list[int]] = [[] for _ in range(size["power"])]
        self.strokes: list[int] = [0] * size["nation"]
        self.booked: list[int] = [0] * size["nation"]
        self.unit_kind: list[int] = []
        self.unit_command: list[int] = []
        self.unit_contract: list[int] = []
        self.unit_damaged: list[int] = []
        self.unit_at: list[int] = []
        self.fleet_kind: list[int] = []
        self.fleet_damaged: list[int] = []
        self.fleet_at: list[int] = []
        self.horde: list[int] = [-1] * size["nation"]
        self.limes: list[int] = [-1] * size["province"]
        self.fallen_limes: list[int] = [-1] * size["province"]
        self.frontier_lost: list[int] = [0] * size["province"]
        self.supply: list[int] = [0] * size["kind"]
        self.lost: list[int] = [0] * size["kind"]
        self.leader_at: list[int] = [-1] * size["leader"]
        self.aboard: list[int] = [-1] * size["leader"]
        self.confined: list[int] = [0] * size["leader"]
        self.returns: list[int] = [0] * size["leader"]
        self.crowned: list[int] = [0] * size["leader"]
        self.dead: list[int] = [0] * size["leader"]
        self.named: list[int] = []
        self.lasts: list[int] = [0] * size["lasting"]
        self.swayed: int = 0
        self.shielded: int = 0
        self.stormy: list[int] = []
        self.event_deck: Deck = Deck([0] * size["event"])
        self.discard: list[int] = [0] * size["event"]
        self.hand: list[list[int]] = [[] for _ in range(size["power"])]
        self.markers: list[list[int]] = [[] for _ in range(size["power"])]
        self.cup: list[int] = [0] * size["pillage"]
        self.seized: list[list[int]] = [[] for _ in range(size["power"])]
        self.seized_by: list[list[int]] = [[] for _ in range(size["power"])]
        self.occasions: list[int] = []
        self.acting: list[int] = []
        self.mode: list[int] = [0] * size["nation"]
        self.trekked: list[int] = []
        self.campaigner: int = -1
        self.campaigned: list[int] = []
        self.theatre: list[int] = []
        self.steps: list[int] = []
        self.leads: list[int] = []
        self.froms: list[int] = []
        self.marks: list[int] = []
        self.homes: list[int] = []
        self.leader_steps: list[int] = [0] * size["leader"]
        self.leader_marks: list[int] = [0] * size["leader"]
        self.leader_home: list[int] = [-1] * size["leader"]
        self.horde_steps: list[int] = [0] * size["nation"]
        self.horde_marks: list[int] = [0] * size["nation"]
        self.horde_home: list[int] = [-1] * size["nation"]
        self.battle_side: list[int] = [-1] * size["nation"]
        self.fighters: list[int] = []
        self.bystanders: list[int] = []
        self.commander: list[int] = [-1] * size["side"]
        self.battle_size: list[int] = [0] * size["side"]
        self.no_cavalry: list[int] = [0] * size["side"]
        self.no_heavy: list[int] = [0] * size["side"]
        self.second_shot: int = -1
        self.ambusher: int = -1
        self.victor: int = -1
        self.victory: int = 0
        self.to_roll: list[int] = [0] * (size["side"] * size["colour"])
        self.dice: list[int] = [0] * (size["side"] * size["shown"])
        self.rerolls: list[int] = [0] * size["side"]
        self.thrown: list[int] = [0] * size["side"]
        self.bonus: list[int] = [0] * size["side"]
        self.column: list[int] = [0] * size["side"]
        self.slain: list[int] = []
        self.subdued: list[int] = []
        self.retreat_units: list[int] = []
        self.retreat_leaders: list[int] = []
        self.refugees: list[int] = []
        self.retreat_horde: int = -1
        self.siege_bonus: int = 0
        self.siege_rerolls: int = 0
        self.walls_ignored: int = 0
        self.siege_ended: int = 0
        self.terrorized: list[int] = []
        self.scope: list[int] = []
        self.tried: list[int] = []
        self.fought: list[int] = []
        self.held_at: list[int] = []
        self.held_by: list[int] = []
        self.ships: list[int] = []
        self.ship_sides: list[int] = []
        self.sunk: list[int] = []
        self.admirals: list[int] = []
        self.hits: list[int] = [0] * size["side"]
        self.spared: list[int] = [0] * size["side"]
        self.fallen: list[int] = []
        self.limes_fell: int = 0
        self.horde_hit: list[int] = [0] * size["side"]
        self.levied: list[int] = []
        self.minors: list[int] = []
        self.ordered: list[int] = []
        self.due: list[int] = []
        self.expelled: list[int] = []
        self.fled_to: list[int] = []
        self.facing: list[int] = [0] * size["province"]
        self.fleet_given: list[int] = [0] * size["nation"]
        self.raiders: list[int] = []
        self.raider_from: list[int] = []
        self.settlers: list[int] = []
        self.raid_via: list[int] = []
        self.raid_seas: list[int] = []
        self.raid_marker: list[int] = [0] * size["province"]
        self.raid_turn: list[int] = [0] * size["province"]
        self.squadron: list[int] = []
        self.fleet_steps: list[int] = []
        self.fleet_trips: list[int] = []
        self.fleet_marks: list[int] = []
        self.crew: list[int] = []
        self.voyage: list[int] = []
        self.reactors: list[int] = []
        self.call_nation: list[int] = []
        self.call_place: list[int] = []
        self.call_step: list[int] = []
        self.unit_called: list[int] = []
        self.leader_called: list[int] = [0] * size["leader"]
        self.horde_called: list[int] = [0] * size["nation"]
        self.hunters: list[int] = []
        self.prey: list[int] = []
        self.points: list[int] = [0] * size["power"]
        self.earned: list[int] = [0] * size["nation"]
        self.last_points: list[int] = [0] * size["power"]

    def copy(self, like: InvasionsFields) -> None:
        """Everything as in another state; nothing that can change is shared."""
        self.stack = like.stack.copy()
        self.events = []
        self.revealed = False
        self.silent = False
        self.scenario = like.scenario
        self.switches = like.switches.copy()
        self.person = like.person.copy()
        self.speaker = like.speaker.copy()
        self.aid_steps = like.aid_steps.copy()
        self.turn = like.turn
        self.slots = like.slots.copy()
        self.acted = like.acted.copy()
        self.waiting = like.waiting.copy()
        self.in_force = like.in_force.copy()
        self.invading = like.invading.copy()
        self.reunited = like.reunited
        self.plus_raids = like.plus_raids
        self.fate_rolled = like.fate_rolled
        self.called = like.called.copy()
        self.islam = like.islam
        self.being = like.being.copy()
        self.status = like.status.copy()
        self.appeared = like.appeared.copy()
        self.founded = like.founded.copy()
        self.capital = like.capital.copy()
        self.fell = like.fell.copy()
        self.kept_seat = like.kept_seat.copy()
        self.age = like.age.copy()
        self.decline = like.decline.copy()
        self.gold = like.gold.copy()
        self.bankrupt = like.bankrupt.copy()
        self.shortfall = like.shortfall.copy()
        self.taxed = like.taxed.copy()
        self.faith = like.faith.copy()
        self.heresy = like.heresy.copy()
        self.claimed = like.claimed.copy()
        self.ally = like.ally.copy()
        self.ally_until = like.ally_until.copy()
        self.patron = like.patron.copy()
        self.client_tribute = like.client_tribute.copy()
        self.federators = like.federators.copy()
        self.federates = like.federates.copy()
        self.foedus_first = like.foedus_first.copy()
        self.foedus_second = like.foedus_second.copy()
        self.foedus_since = like.foedus_since.copy()
        self.pledges = like.pledges.copy()
        self.vacated = like.vacated.copy()
        self.offered = like.offered.copy()
        self.tested = like.tested.copy()
        self.suzerain = like.suzerain.copy()
        self.vassal_since = like.vassal_since.copy()
        self.pacts = like.pacts.copy()
        self.weddings = like.weddings.copy()
        self.diplomacy_deck = like.diplomacy_deck.clone()
        self.diplomacy_hand = like.diplomacy_hand.copy()
        self.diplomacy_spent = like.diplomacy_spent.copy()
        self.foes = like.foes.copy()
        self.foes_until = like.foes_until.copy()
        self.controller = like.controller.copy()
        self.lord = like.lord.copy()
        self.joint = like.joint.copy()
        self.city_owner = like.city_owner.copy()
        self.level = like.level.copy()
        self.walls = like.walls.copy()
        self.looted = like.looted.copy()
        self.razed = like.razed.copy()
        self.shaken = like.shaken.copy()
        self.cleared = like.cleared.copy()
        self.revolt = like.revolt.copy()
        self.attempted = like.attempted.copy()
        self.registers = like.registers.copy()
        self.backs = like.backs.copy()
        self.shown = like.shown
        self.faces = [pile.copy() for pile in like.faces]
        self.strokes = like.strokes.copy()
        self.booked = like.booked.copy()
        self.unit_kind = like.unit_kind.copy()
        self.unit_command = like.unit_command.copy()
        self.unit_contract = like.unit_contract.copy()
        self.unit_damaged = like.unit_damaged.copy()
        self.unit_at = like.unit_at.copy()
        self.fleet_kind = like.fleet_kind.copy()
        self.fleet_damaged = like.fleet_damaged.copy()
        self.fleet_at = like.fleet_at.copy()
        self.horde = like.horde.copy()
        self.limes = like.limes.copy()
        self.fallen_limes = like.fallen_limes.copy()
        self.frontier_lost = like.frontier_lost.copy()
        self.supply = like.supply.copy()
        self.lost = like.lost.copy()
        self.leader_at = like.leader_at.copy()
        self.aboard = like.aboard.copy()
        self.confined = like.confined.copy()
        self.returns = like.returns.copy()
        self.crowned = like.crowned.copy()
        self.dead = like.dead.copy()
        self.named = like.named.copy()
        self.lasts = like.lasts.copy()
        self.swayed = like.swayed
        self.shielded = like.shielded
        self.stormy = like.stormy.copy()
        self.event_deck = like.event_deck.clone()
        self.discard = like.discard.copy()
        self.hand = [pile.copy() for pile in like.hand]
        self.markers = [pile.copy() for pile in like.markers]
        self.cup = like.cup.copy()
        self.seized = [pile.copy() for pile in like.seized]
        self.seized_by = [pile.copy() for pile in like.seized_by]
        self.occasions = like.occasions.copy()
        self.acting = like.acting.copy()
        self.mode = like.mode.copy()
        self.trekked = like.trekked.copy()
        self.campaigner = like.campaigner
        self.campaigned = like.campaigned.copy()
        self.theatre = like.theatre.copy()
        self.steps = like.steps.copy()
        self.leads = like.leads.copy()
        self.froms = like.froms.copy()
        self.marks = like.marks.copy()
        self.homes = like.homes.copy()
        self.leader_steps = like.leader_steps.copy()
        self.leader_marks = like.leader_marks.copy()
        self.leader_home = like.leader_home.copy()
        self.horde_steps = like.horde_steps.copy()
        self.horde_marks = like.horde_marks.copy()
        self.horde_home = like.horde_home.copy()
        self.battle_side = like.battle_side.copy()
        self.fighters = like.fighters.copy()
        self.bystanders = like.bystanders.copy()
        self.commander = like.commander.copy()
        self.battle_size = like.battle_size.copy()
        self.no_cavalry = like.no_cavalry.copy()
        self.no_heavy = like.no_heavy.copy()
        self.second_shot = like.second_shot
        self.ambusher = like.ambusher
        self.victor = like.victor
        self.victory = like.victory
        self.to_roll = like.to_roll.copy()
        self.dice = like.dice.copy()
        self.rerolls = like.rerolls.copy()
        self.thrown = like.thrown.copy()
        self.bonus = like.bonus.copy()
        self.column = like.column.copy()
        self.slain = like.slain.copy()
        self.subdued = like.subdued.copy()
        self.retreat_units = like.retreat_units.copy()
        self.retreat_leaders = like.retreat_leaders.copy()
        self.refugees = like.refugees.copy()
        self.retreat_horde = like.retreat_horde
        self.siege_bonus = like.siege_bonus
        self.siege_rerolls = like.siege_rerolls
        self.walls_ignored = like.walls_ignored
        self.siege_ended = like.siege_ended
        self.terrorized = like.terrorized.copy()
        self.scope = like.scope.copy()
        self.tried = like.tried.copy()
        self.fought = like.fought.copy()
        self.held_at = like.held_at.copy()
        self.held_by = like.held_by.copy()
        self.ships = like.ships.copy()
        self.ship_sides = like.ship_sides.copy()
        self.sunk = like.sunk.copy()
        self.admirals = like.admirals.copy()
        self.hits = like.hits.copy()
        self.spared = like.spared.copy()
        self.fallen = like.fallen.copy()
        self.limes_fell = like.limes_fell
        self.horde_hit = like.horde_hit.copy()
        self.levied = like.levied.copy()
        self.minors = like.minors.copy()
        self.ordered = like.ordered.copy()
        self.due = like.due.copy()
        self.expelled = like.expelled.copy()
        self.fled_to = like.fled_to.copy()
        self.facing = like.facing.copy()
        self.fleet_given = like.fleet_given.copy()
        self.raiders = like.raiders.copy()
        self.raider_from = like.raider_from.copy()
        self.settlers = like.settlers.copy()
        self.raid_via = like.raid_via.copy()
        self.raid_seas = like.raid_seas.copy()
        self.raid_marker = like.raid_marker.copy()
        self.raid_turn = like.raid_turn.copy()
        self.squadron = like.squadron.copy()
        self.fleet_steps = like.fleet_steps.copy()
        self.fleet_trips = like.fleet_trips.copy()
        self.fleet_marks = like.fleet_marks.copy()
        self.crew = like.crew.copy()
        self.voyage = like.voyage.copy()
        self.reactors = like.reactors.copy()
        self.call_nation = like.call_nation.copy()
        self.call_place = like.call_place.copy()
        self.call_step = like.call_step.copy()
        self.unit_called = like.unit_called.copy()
        self.leader_called = like.leader_called.copy()
        self.horde_called = like.horde_called.copy()
        self.hunters = like.hunters.copy()
        self.prey = like.prey.copy()
        self.points = like.points.copy()
        self.earned = like.earned.copy()
        self.last_points = like.last_points.copy()
