"""The tables of the data pack: their columns, in the notation of core/tables.py."""

from __future__ import annotations

from typing import Final

from aevum.core.tables import Schema

SCHEMA: Final = {
    "actions": "id* letter=a|b|c|d|e|f|g name_en name_de leaders_min=1..1 leaders_max=any|1|2|3 "
    "luxury=0..1 loop=0..1 rule source",
    "barbarians": "stage*=1..6 epoch>epochs militia=0..9 mechanics=0..4 morale=0..0 source note",
    "battlefields": "value*=1..2 units_min=1..99 units_max=1..99? militia=0..9 name_en name_de "
    "source",
    "borders": "a* b* kind=land|coast|sea extra_cost=0..9 source",
    "branches": "field*>fields level*=2..4 needs_field*>fields needs_level=1..3 source",
    "cities": "slot*=1..8 vassals=0..9 architecture=1..4 value=0..9 morale=-9..0 source note",
    "dice": "die*=attack|defence|plunder face*=1..6 symbol source",
    "diplomacy": "id* kind=action|bonus no=1..3 name_en name_de rule source",
    "ends": "id* name_en name_de normal long rule source",
    "epochs": "no=0..5 id* name_en name_de needs=0..3 luxuries=0..35 cities=0..8 progresses=0..24 "
    "leaders_normal=1..3 leaders_long=1..4 morale_once=0..9 morale_round=-9..0 food_while=0..9 "
    "trade_while=0..9 ends=normal|long? source note",
    "fields": "no=0..5 id* name_en name_de before>fields after>fields rule source note",
    "goods": "id* name_en name_de kind=luxury|military count=0..12 boost=0..9 source note",
    "hexes": "id* name_en name_de kind=hex|inset x z neighbours>hexes+ food=0..9 goods>goods+ "
    "home_of>peoples? homes=0..9 sites=0..9 source",
    "influence_cards": "id* name_en name_de metric>metrics solo_normal=1..99 solo_long=1..99 "
    "source note",
    "levels": "field*>fields level*=0..4 name_en name_de gain value source",
    "markers": "id* name_en name_de given_to=attacker|defender|higher "
    "compares_land=units|morale|mechanics? compares_sea=units|morale|mechanics+seafaring? "
    "tie_land=attacker|defender? tie_sea=attacker|defender? rule source",
    "metrics": "id* name_en name_de meaning source",
    "modifiers": "id* arguments read_at default meaning",
    "morale": "value*=-30..30 start=0..1 source",
    "numbers": "id* value=0..99 rule meaning source",
    "peoples": "id* name_en name_de code homes=1..9 source note",
    "players": "players*=1..6 grey_leaders=0..20 triumph_normal=1..60 triumph_long=1..60 "
    "influence_end_normal=1..99 influence_end_long=1..99 source note",
    "plunder": "target*=city|vassals die_min*=1..6 die_max=1..6 result=success|failure|lost "
    "thalers=0..9 morale=0..9 battlefield=0..2 source",
    "powers": "people*>peoples modifier*>modifiers arguments name_en name_de rule source",
    "prices": "level*=1..4 pioneer=1..99 follower=1..99 half=1..99 surcharge=0..99 branches=0..2 "
    "source note",
    "provinces": "id* name_en name_de hex>hexes terrain>terrains food=0..2 good>goods? "
    "home_of>peoples? barbarian_site=0..1 seeds source note",
    "seas": "id* name_en name_de hex>hexes fish=0..1 seeds source",
    "sections": "id* title_en title_de players=1..6+ players_long=1..6+ hexes>hexes+ "
    "peoples>peoples+ source",
    "terrains": "id* name_en name_de dot_en dot_de dot=Y|H|F|M colour provinces=0..120 "
    "militia=0..9 source note",
    "triumph": "space*=1..60 colour=plain|black|red influence=0..9 morale=0..9 source",
    "units": "id* name_en name_de falls=1..3 committed=0..1 holds=0..1 source",
    "villages": "id* name_en name_de colour=red|green group=score|special|reward count=1..40 when "
    "effect for_1=0..99? for_2=0..99? for_3=0..99? for_4=0..99? for_5=0..99? source",
}

NAMED_OTHERWISE: Final = ("hexes", "sections")
"""Tables whose ids are printed on the map."""
TABLES: Final = Schema(SCHEMA, free=NAMED_OTHERWISE)
COLUMNS: Final = TABLES.columns
