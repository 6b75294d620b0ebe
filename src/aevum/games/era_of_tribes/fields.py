"""What the state of Era of Tribes holds, chapter by chapter, and who may see it (3.4).

A row is a seat where the first axis says so. Steps, knots and attackers belong to the one seat that
is expanding; the units of a battle to the one battle that is being fought.
"""

from __future__ import annotations

from typing import Final

from aevum.core.fields import OWNER, Fields, Section, deck, line, number, piles, table

FIELDS: Final = Fields(
    Section(
        "setup",
        number("long", "1 in a long game"),
        number("section", "the part of the map that is played; -1 = by lot", start=-1),
        number("by_lot", "1 if peoples are dealt by lot (E86)"),
        table("people", "seat", "the people of each seat; -1 = none yet", start=-1),
    ),
    Section(
        "rounds",
        number("round", "the round; 0 before the first"),
        line("order", "", "seats in turn order, the first first"),
        table("passed", "seat", "1 once a seat is out of the phase of actions"),
    ),
    Section(
        "leaders",
        table("leaders", "seat", "leaders in use, own and grey"),
        table("ready", "seat", "leaders that are ready"),
        table("grey", "seat", "grey leaders among them"),
        number("grey_supply", "grey leaders in the supply"),
        number("grey_box", "grey leaders in the box"),
        table("acted", "seat activity", "1 for each action field used in this round"),
        number("ring", "the seat whose leader stands on the ring; -1 = none", start=-1),
        number("ring_round", "the round in which that leader came there"),
    ),
    Section(
        "tracks",
        table("influence", "seat", "influence points"),
        table("lies", "seat", "running number of a marker: the higher, the further back (E90)"),
        number("bookings", "the highest running number"),
        table("morale", "seat", "place on the morale track"),
        table("thalers", "seat", "thalers"),
        table("treaties", "seat", "treaties"),
    ),
    Section(
        "food",
        table("plate", "seat", "food on the plate; below nought: hunger tokens (R22)"),
        table("hunger", "seat", "hunger tokens beside the board"),
    ),
    Section(
        "goods",
        table("goods", "seat good", "goods of controlled fields"),
        table("spent", "seat good", "luxury goods placed in this round"),
        table("military", "seat good", "tokens for military use"),
        table("war_spent", "seat good", "tokens of these that were used in this round"),
    ),
    Section(
        "pieces",
        table("slots", "seat slot", "vassals on each city slot"),
        table("pool", "seat", "Free Vassals"),
        table("removed", "seat", "vassals out of the game"),
        table("armies", "seat", "armies in the Regular Army"),
        table("legions", "seat", "legions in the Regular Army"),
        number("legion_supply", "legions in the supply"),
        table("grey_militia", "seat", "grey militia in the Regular Army"),
    ),
    Section(
        "realm",
        table("owner", "province", "the seat that controls a province; -1 = nobody", start=-1),
        table("sea_owner", "sea", "the seat that controls a sea; -1 = nobody", start=-1),
        table("vassals", "province seat", "vassals standing in a province"),
        table("fleets", "sea seat", "fleets in a sea"),
        table("battlefield", "province", "value of the historic battlefield; 0 = none", whole=True),
    ),
    Section(
        "cities",
        table("city", "province", "1 where the controller has a city", whole=True),
        table("built", "seat", "own cities on the map: the city value (R0.14)"),
    ),
    Section(
        "posts",
        table(
            "post",
            "province",
            "the seat whose trade post is in the city; -1 = none",
            start=-1,
            whole=True,
        ),
    ),
    Section(
        "growth",
        table("room", "province", "vassals that may still be placed here (R5.5)"),
        table("fresh", "province", "new vassals that can be converted (R5.9)"),
    ),
    Section(
        "movement",
        table("steps", "province step", "vassals of the mover by movement points left"),
        table(
            "ferried",
            "province step",
            "those of them in allied provinces that came by sea",
            whole=True,
        ),
        table("by_land", "province", "attackers that came over land"),
        table("by_water", "province", "attackers that went ashore from a sea bridge"),
        table("by_fleet", "province", "attackers that landed as fleets"),
    ),
    Section(
        "transport",
        line("bridge", "sea", "seas that the vassal aboard has crossed"),
    ),
    Section(
        "naval",
        table("knots", "sea knot", "fleets of the mover by movement points left, then plunderers"),
        table("plundered", "seat", "1 once a seat was plundered in this round"),
    ),
    Section(
        "parley",
        table("spoken", "sea seat", "1 where peace or battle with a seat was settled (E45)"),
        line("sea_battles", "", "sea, rival, 1 if the rival attacks: battles agreed, one by one"),
    ),
    Section(
        "colonies",
        table("colonies", "seat", "colonies at the last count"),
        table("free_colonies", "seat", "new ones of this round that cost no morale (R14.5)"),
    ),
    Section(
        "lineup",
        number("attacker", "the seat that attacks in the battle", start=-1),
        number("defender", "the seat that defends; -1 = barbarians", start=-1),
        number("landing", "1 in a landing battle"),
        number("held_back", "1 if a piece does not fight because of a revolution (R16.8)"),
        table("units", "side unit", "units that are alive"),
        table("fallen", "side unit", "units that lie beside the board"),
        table("lent", "side seat", "armies of allies that are alive"),
        table("lent_fallen", "side seat", "armies of allies that fell"),
        table("unwilling", "side seat", "1 for an ally who lent nothing (E100)"),
    ),
    Section(
        "combat",
        number("markers", "the markers that the attacker holds, as bits"),
    ),
    Section(
        "triumph",
        table("procession", "seat", "the space of the triumph procession"),
    ),
    Section(
        "diplomacy",
        table("envoys", "seat diplomacy", "1 for each diplomacy action used in this round"),
        table("declined", "seat", "1 for a seat that has refused this leader's offer (R8.11)"),
        table("deterring", "seat", "1 while attackers of this seat lose morale (R8.4)"),
        table("punished", "seat seat", "by defender and attacker: 1 once morale was lost (E37)"),
    ),
    Section(
        "alliances",
        table("allied", "seat seat", "1 for allies"),
    ),
    Section(
        "progress",
        table("levels", "seat field", "level in each field"),
        table("discovered", "field level", "1 + its pioneer; -1 = reached in the set-up (R9.2)"),
    ),
    Section(
        "revolution",
        table("epoch", "seat", "the epoch of each seat"),
        table("entered", "epoch", "1 once somebody has entered an epoch"),
        number("stage", "stage of the barbarians, from 0"),
        table("revolting", "seat", "1 while a seat is in revolution (R11.3)"),
    ),
    Section(
        "villages",
        table("village", "province", "1 where a village lies", whole=True),
        deck("tiles", "village", "tiles that nobody has seen (E88)"),
        table("kept", "seat village", "villages held face down", sees=OWNER),
        table("hired", "seat village", "villages in the battle as mercenaries", sees=OWNER),
        table("used", "seat village", "villages used, face up"),
    ),
    Section(
        "cards",
        deck("deck", "card", "influence cards that nobody has"),
        line("open", "card", "cards on the crown spaces"),
        line("scored", "card", "cards that have left the game"),
        piles("personal", "seat card", "the personal card; two before the choice", sees=OWNER),
        piles("rejected", "seat card", "the card each has rejected", sees=OWNER),
    ),
    Section(
        "ending",
        number("ending", "the end condition that was met first, from 1; 0 = none"),
        table("bonus", "seat", "influence points for an end condition (R25.2)"),
        table("homes", "seat", "1 for who took the last home of another (R25.5)"),
    ),
    statics=("box", "players"),
)
