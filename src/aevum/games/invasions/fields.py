"""What the state of Invasions holds, chapter by chapter, and who may see it.

A power is one of the four printed seats (Romans, Huns, Persians, Goths); a person at the table, the
seat of the contract, holds one or several of them. Units and foedera are parallel lines: the same
place in each line tells of the same unit or foedus.
"""

from __future__ import annotations

from typing import Final

from aevum.core.fields import COUNT, OWNER, Fields, Section, deck, line, number, piles, table

FIELDS: Final = Fields(
    Section(
        "setup",
        number("scenario", "the scenario"),
        table("switches", "switch", "1 = a ruling is switched to its other value"),
        table("person", "power", "the seat that holds a power; -1 = nobody", start=-1),
    ),
    Section(
        "clock",
        number("turn", "the turn"),
        line("slots", "nation", "nations in activation order; partners act in the later slot"),
    ),
    Section(
        "status",
        line("waiting", "nation", "nations that are still to age in this step"),
    ),
    Section(
        "timeline",
        table("in_force", "modifier", "1 while a flag of the timeline is in force"),
        table("invading", "nation", "1 for a nation that invades in this turn"),
        number("reunited", "1 once the halves of the empire are one again"),
        number("plus_raids", "Raid + results that count in the test of islam"),
        number("fate_rolled", "1 once the fate of attila_fate is decided"),
        table("called", "nation", "1 for a successor whose time has come"),
        number("islam", "1 once the test of islam has ended the game"),
    ),
    Section(
        "founding",
        table("being", "nation", "to come, active, inactive, raider, gone"),
        table("status", "nation", "barbarian, kingdom, empire"),
        table("appeared", "nation", "1 once a nation has been on the board"),
        table("founded", "nation", "the turn in which it became what it is; 0 = before the game"),
        table("capital", "nation", "the province of its capital or seat; -1 = none", start=-1),
        table("fell", "nation", "the turn in which its capital was captured; 0 = never"),
    ),
    Section(
        "ageing",
        table("age", "nation", "space of the age track", start=1),
        table("decline", "nation", "0 = none, 1 = single, 2 = double"),
    ),
    Section(
        "treasury",
        table("gold", "nation", "gold in the treasury"),
        table("bankrupt", "nation", "1 = it could not pay, 2 = it has suffered for it this turn"),
        table("shortfall", "nation", "gold of expenses that it could not pay in this turn"),
        table("taxed", "nation", "1 once it has had its income of this turn"),
    ),
    Section(
        "religion",
        table("faith", "nation", "the religion of a nation"),
        table("heresy", "area", "0 = none, 1 = Heresy -, 2 = Heresy +"),
    ),
    Section(
        "alliances",
        table("ally", "nation", "the ally of a nation; -1 = none", start=-1),
    ),
    Section(
        "clients",
        table("patron", "nation", "the patron of a client; -1 = none", start=-1),
        table("client_tribute", "nation", "gold a client pays in a turn"),
    ),
    Section(
        "foedus",
        line("federators", "nation", "of each foedus: who granted it"),
        line("federates", "nation", "of each foedus: who lives there"),
        line("foedus_first", "province", "of each foedus: its first province"),
        line("foedus_second", "province", "of each foedus: its second province"),
    ),
    Section(
        "vassals",
        table("suzerain", "nation", "the suzerain of a vassal; -1 = none", start=-1),
    ),
    Section(
        "relations",
        line("foes", "nation", "declared hostility, two nations each time"),
        line("foes_until", "number", "of each pair: the turn in which it ends; 0 = never"),
    ),
    Section(
        "control",
        table("controller", "province", "who controls a province; -1 = nobody", start=-1),
        table("lord", "area", "who controls an area; -1 = nobody", start=-1),
        table("city_owner", "province", "the owner of a built city; -1 = nobody", start=-1),
    ),
    Section(
        "cities",
        table("level", "province", "0 = site, 1-3 = city, -1 = neither", start=-1),
        table("walls", "province", "1 for a fortified city"),
        table("looted", "province", "1 while a face-down marker lies on its city or site"),
        table("razed", "province", "1 for walls that were torn down in this turn"),
        table("shaken", "province", "1 for walls that an earthquake has weakened in this turn"),
        table("cleared", "area", "1 once sites were cleared in this turn"),
    ),
    Section(
        "revolts",
        table("revolt", "province", "0 = none, 1 = Revolt -, 2 = Revolt +"),
    ),
    Section(
        "suppression",
        table("attempted", "province", "1 once its revolt was fought in this turn"),
    ),
    Section(
        "administering",
        line("registers", "nation", "nations that are still to act in this step of phase 2"),
    ),
    Section(
        "administration",
        table("backs", "admin_type", "cards that a nation has drawn, by their backs"),
        number("shown", "the card that is played now; -1 = none", start=-1),
        piles("faces", "power administration", "faces it has seen", sees=OWNER, owner="person"),
    ),
    Section(
        "calamities",
        table("strokes", "nation", "calamities suffered in this turn"),
        table("booked", "nation", "expenses of this turn that calamities have caused"),
    ),
    Section(
        "units",
        line("unit_kind", "kind", "of each land unit: its kind, which names its nation"),
        line("unit_command", "nation", "of each land unit: who commands it"),
        line("unit_contract", "contract", "of each land unit: by what contract it serves"),
        line("unit_damaged", "number", "of each land unit: 1 while its back is up"),
        line("unit_at", "province", "of each land unit: where it stands; -1 = eliminated"),
        line("fleet_kind", "kind", "of each fleet: its kind"),
        line("fleet_damaged", "number", "of each fleet: 1 while its back is up"),
        line("fleet_at", "sea", "of each fleet: its sea zone; -1 = eliminated"),
        table("horde", "nation", "the province of a horde; -1 = none", start=-1),
        table("limes", "province", "the nation whose limes stands there; -1 = none", start=-1),
        table("fallen_limes", "province", "whose limes may be put back there; -1", start=-1),
        table("frontier_lost", "province", "1 once such a province had another master"),
        table("supply", "kind", "counters in the supply"),
        table("lost", "kind", "counters that are out of the game"),
    ),
    Section(
        "leaders",
        table("leader_at", "leader", "the province of a leader; -1 = off the board", start=-1),
        table("aboard", "leader", "the sea zone of a leader with a fleet; -1 = none", start=-1),
        table("confined", "leader", "1 for a leader who is inactive in this turn"),
        table("returns", "leader", "the turn in which an ordinary leader may return; 0 = none"),
        table("dead", "leader", "1 for a historical leader who is out of the game"),
    ),
    Section(
        "effects",
        line("named", "", "what has been named for the deeds under way, one after the other"),
    ),
    Section(
        "lasting",
        table("lasts", "lasting", "the last turn in which an effect is in force; 0 = not"),
        line("stormy", "sea", "sea zones no fleet leaves in this activation"),
    ),
    Section(
        "hands",
        deck("event_deck", "event", "Event cards that nobody has"),
        table("discard", "event", "Event cards on the discard pile"),
        piles("hand", "power event", "secret Event cards in hand", sees=OWNER, owner="person"),
        piles("markers", "power pillage", "secret markers held", sees=OWNER, owner="person"),
        table("cup", "pillage", "pillage markers in the cup", sees=COUNT),
    ),
    Section(
        "events",
        line("occasions", "", "of each battle, siege, landing or entry: powers that played"),
    ),
    Section(
        "activation",
        line("acting", "nation", "nations that move in this part of the activation"),
        table("mode", "nation", "what an acting nation does: 0 = normal, 1 = raid, 2 = migration"),
    ),
    Section(
        "migration",
        line("trekked", "number", "units of a migration that have their place beside its goal"),
    ),
    Section(
        "campaigns",
        number("campaigner", "the leader who is on campaign; -1 = nobody", start=-1),
        line("campaigned", "leader", "leaders who have finished their campaigns"),
        line("theatre", "province", "where the campaigner's group has been in this campaign"),
    ),
    Section(
        "marching",
        line("steps", "number", "of each land unit: steps used in this Movement part"),
        line("leads", "leader", "of each land unit: who led all its steps; -1 none yet, -2 nobody"),
        line("froms", "province", "of each land unit: where it came from; -1 nowhere, by sea -2-p"),
        line("marks", "number", "of each land unit: stopped 1, holding 2, sailed 4, fled 8"),
        line("homes", "province", "of each land unit in the open group: where it joined it; -1"),
        table("leader_steps", "leader", "steps a leader used in this Movement part"),
        table("leader_marks", "leader", "stopped 1, sailed 4"),
        table("leader_home", "leader", "where a leader joined the open group; -1", start=-1),
        table("horde_steps", "nation", "steps a horde used in this Movement part"),
        table("horde_marks", "nation", "stopped 1, sailed 4, fled 8"),
        table("horde_home", "nation", "where a horde joined the open group; -1", start=-1),
    ),
    Section(
        "lineup",
        table("battle_side", "nation", "the side of a nation in the battle; -1 = none", start=-1),
        line("fighters", "number", "units in the battle, the fallen included"),
        line("bystanders", "number", "units that wait out the battle and share its fate"),
        table("commander", "side", "the leader who commands a side; -1 = none", start=-1),
        table("battle_size", "side", "units of a side at the start (war R19.35)"),
        table("no_cavalry", "side", "1 for a side denied the cavalry advantage by an event"),
        table("no_heavy", "side", "1 for a side denied the heavy advantage by an event"),
        number("second_shot", "the side that shoots once more by an event; -1 = none", start=-1),
        number("ambusher", "the side that lies in ambush; -1 = none", start=-1),
        number("victor", "the side that has won; -1 = not yet decided", start=-1),
        number("victory", "why it has won (war R19.29)"),
    ),
    Section(
        "combat_dice",
        table("to_roll", "side colour", "dice that are still to be rolled"),
        table("dice", "side shown", "dice that lie on the table"),
        table("rerolls", "side", "re-rolls of a commander that are left"),
    ),
    Section(
        "advanced",
        table("thrown", "side", "the 2D6 of a side; 0 = not thrown"),
        table("bonus", "side", "what is added to it"),
        table("column", "side", "the column of the table in which a side looks"),
    ),
    Section(
        "hits",
        table("hits", "side", "hits that a side must still take"),
        table("spared", "side", "hits on a side that an event cancels"),
        line("fallen", "number", "units eliminated in the battle, in this order"),
        number("limes_fell", "1 once the limes was destroyed in the battle"),
        table("horde_hit", "side", "1 once hits were left for the hordes of a side"),
    ),
    Section(
        "reinforcements",
        line("levied", "nation", "nations that still have their slot of reinforcements"),
        line("minors", "nation", "minor kingdoms that are still to be drawn"),
    ),
    Section(
        "levies",
        line("ordered", "number", "types of the free units of a nation; 4 = still to be named"),
        line("due", "number", "places to fill: twice the type, and 1 if the unit is chosen"),
    ),
    Section(
        "expulsion",
        line("expelled", "nation", "nations that still have to leave a newcomer's province"),
        line("fled_to", "province", "where units of the nation that leaves have gone"),
    ),
    Section(
        "privileges",
        table("facing", "province", "1 for a limes that moves with the border"),
        table("fleet_given", "nation", "1 once a nation has had its free fleets"),
    ),
    Section(
        "raid_party",
        line("raiders", "kind", "units of the raid under way"),
        line("raider_from", "province", "where each of them stands; empty = off the board"),
        line("raid_via", "province", "the province it passes"),
        line("raid_seas", "sea", "the sea zones it passes"),
    ),
    Section(
        "raids",
        table("raid_marker", "province", "0 = none, 1 = Raid -, 2 = Raid +"),
        table("raid_turn", "province", "the turn in which the raid marker was placed"),
    ),
    Section(
        "calls",
        line("reactors", "nation", "nations that are still to be asked about an entry"),
        line("call_nation", "nation", "of each announcement: who made it"),
        line("call_place", "province", "of each announcement: where the stack stands"),
        line("call_step", "province", "of each announcement: first step of a flight; -1 = none"),
        line("unit_called", "number", "of each land unit: its announcement, from 1; 0 = none"),
        table("leader_called", "leader", "the announcement of a leader, from 1; 0 = none"),
        table("horde_called", "nation", "the announcement of a horde, from 1; 0 = none"),
        line("hunters", "number", "units that have tried to intercept in this Movement part"),
        line("prey", "number", "of each try: the unit that was to be intercepted"),
    ),
    Section(
        "scoring",
        table("points", "power", "victory points"),
        table("earned", "nation", "victory points that came from a nation"),
        table("last_points", "power", "points of the last scoring (realm R12.3)"),
    ),
    statics=("box", "players"),
)
