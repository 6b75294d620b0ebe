"""The tables of the data pack: their columns, in the notation of core/tables.py.

Places of several kinds in one column are typed: `prov:africa`, `area:africa` (E86).
"""

from __future__ import annotations

from typing import Final

from aevum.core.tables import Schema

SETUP: Final = (
    "no*=1..999 nation>nations what=status|religion|city|capital|horde|unit|fleet|leader|limes|"
    "treasury|age|decline|area|client_of|tribute|vassal_of|federate_of|mercenary|heresy where "
    "value source note"
)
RELIGIONS: Final = "catholic|monophysite|arian|mazdaist|pagan"
SEATS: Final = "romans|huns|persians|goths"
FACE: Final = " ".join(
    f"{band}_ageing=-1..2 {band}_gold=-9..9 {band}_calamity {band}_leader_active=0..1"
    for band in ("young", "mature", "old")
)
HITS: Final = " ".join(f"units_{count}" for count in range(1, 8))

SCHEMA: Final = {
    # the board
    "areas": f"id* name status=barbarian|civilized half=west|east? religion={RELIGIONS} kingdom "
    "empire=2..99? offmap=0..9 closed calm=0..1 source note",
    "seas": "id* name monopoly=0..3 side=west|east|north waters=mediterranean|black_sea? seeds "
    "source note",
    "provinces": "id* name area>areas? terrain=clear|steppe|desert|forest|marsh|mountain "
    f"income=0|0.5|1|2|3 religion={RELIGIONS} city city_name level=0..3? walls=0..1 "
    "wall_value=0..4? port>seas? granary=0..1 caravan=0..1 island=0..1 closed>modifiers? seeds "
    "source note",
    "borders": "a*>provinces b*>provinces kind=plain|river|ridge|strait name sea>seas? source "
    "basis=rulebook|geometry|judgement",
    "rivers": "id* name areas>areas+ source",
    "coasts": "province*>provinces sea*>seas port=0..1 source",
    "sea_borders": "a*>seas b*>seas source",
    # nations
    "modifiers": "id* applies_at value about source",
    "nations": "id* name_en name_de name_la group=germanic|nomad|raider|roman|slavic|other "
    f"player={SEATS} start_status=barbarian|kingdom|empire|raider|inactive|imk nomad=0..1 "
    f"religion={RELIGIONS} initiative=1..99? card=0..1 home conversion_bonus=0..1 "
    "special>modifiers+ source note",
    "objectives": "nation*>nations kind*=province|area|other target* vp=1..12 "
    "when=3|6|9|last|event+ source note",
    "leaders": "id* name nation>nations kind=historical|ordinary rank=general|king|emperor|rex "
    "first_turn=1..12? last_turn=1..12? combat=0..3 stacking=1..3 administration=0..2 "
    "diplomacy=0..2 campaign=0..3 mountain=0..1 source",
    "unit_types": "id* name_en name_de domain=land|fleet|limes|horde back=0..1 source",
    "units": "nation*>nations unit_type*>unit_types elite=0..2 heavy=0..1 archer=0..1 mounted=0..1 "
    "amphibious=0..1 mountain=0..1 francisca=0..1 auxiliary_of>nations? "
    "available_from_turn=1..12 count=1..99 source",
    "prices": "id* title_en title_de unit_types>unit_types+ nations>nations+ auxiliary=0..1? "
    "elite=0..2? heavy=0..1? archer=0..1? mounted=0..1? kingdom=0..40? empire=0..40? "
    "repair=0..40? roman_limit=0..1 from_turn=1..12 source note",
    "timeline": "no*=1..999 turn=1..12 nation event=enter|invade|raid|reinforce|leader|activate|"
    "become_active|special detail where units source note",
    # cards and markers
    "effects": "id* kind=verb|timing|selector|predicate|counter|test arguments windows>effects+ "
    "module meaning",
    "events": "id* title_en title_de numbers=1..72+ public=0..1 timing>effects+ target effect "
    "source evidence",
    "calamities": "id* title_en title_de effect modifiers table worsened_by source evidence",
    "administration": "id* no=1..18 kind=passive|military|reform title_en title_de "
    f"cost_kingdom=0..40 cost_empire=0..40 {FACE} source evidence",
    "diplomacy": "id* title_en title_de latin count=1..18 cost=0..40 timing>effects "
    "deadline=earlier|own|siege|never target effect source evidence",
    "pillage": "no*=1..40 gold=1..3 event_no=1..72? event>events? calamity count=1..40 source "
    "evidence",
    "aids": "aid*=common|romans|byzantines|huns|persians|goths section* item*=1..9 "
    "mark=rulebook|found|reconstructed option=0..1 modifiers>modifiers+ about",
    # dice and numbers
    "dice": "die*=white|black face*=1..6 id white=0..2 red=0..2 rule source",
    "melee": f"roll*=2..12 {HITS} source",
    "rolls": "table*=area_west|area_east|executing_player|great_caravan|raid low*=-99..99 "
    "high=-99..99 result rule source",
    "numbers": "id* value=0..99 rule meaning source",
    "clues": "no*=1..999 table row column value clue",
    # scenarios
    "scenarios": "id* name_en name_de first_turn=1..12 last_turn=1..12 "
    "start_step=1.B|1.C|3.A scoring_turns setup areas seats_4 seats_3 seats_2 par_romans=0..999 "
    "par_huns=0..999 par_persians=0..999 par_goths=0..999 nations owner_override "
    "out_2>nations+ closed_2>areas+ source note",
    "setup_350": SETUP,
    "setup_danube_376": SETUP,
    "setup_adrianople": SETUP,
    "setup_attila": SETUP,
    "setup_justinian": SETUP,
}

TABLES: Final = Schema(SCHEMA, joint="_", repeated=("borders", "leaders"))
COLUMNS: Final = TABLES.columns
