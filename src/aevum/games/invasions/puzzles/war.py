"""Puzzles of war: the worked examples of the rules index under their numbers (war X, war G)."""

from __future__ import annotations

from typing import Final

from aevum.core.script import Case
from aevum.games.invasions.positions import Layout

CRISIS: Final = Layout(
    units="thracia byzantium 2 legion, cappadocia byzantium 4 legion,"
    "cappadocia byzantium 2 elite_cavalry, valachia visigoths 4 infantry",
    leaders="valens cappadocia", begin="part visigoths",
)  # fmt: skip
"""The Visigoths before the Danube; two Roman stacks could come."""
ASSYRIA: Final = Layout(
    units="assyria persians archer, assyria persians 2 horse_archer, assyria byzantium archer,"
    "assyria byzantium aux_alan_horse_archer", begin="part persians",
)  # fmt: skip
NISIBIS: Final = Layout(
    units="assyria rome 5 legion, assyria rome guard, assyria rome palatine_cavalry,"
    "assyria persians clibanarii, assyria persians heavy_cavalry,"
    "assyria persians 3 horse_archer, assyria persians elite_infantry",
    leaders="iulianus assyria, sapor_ii assyria",
    lands="assyria persians, adiabene persians, akkad persians",
    begin="part rome",
)  # fmt: skip
ARGENTORATUM: Final = Layout(
    units="lotharingia alemanni 6 infantry, lotharingia alemanni archer,"
    "lotharingia rome elite_cavalry, lotharingia rome 2 legion,"
    "lotharingia rome 2 aux_alemanni_infantry, lotharingia rome palatine_cavalry*",
    leaders="rex_alemanni lotharingia, gratianus lotharingia", hordes="alemanni lotharingia",
    lands="agri_decumates alemanni", invading="alemanni",
    begin="part alemanni",
)  # fmt: skip
ADRIANOPOLIS: Final = Layout(
    scenario="adrianople",
    units="dardania visigoths 4 heavy_cavalry, dardania visigoths archer,"
    "dardania visigoths infantry, dardania byzantium palatine_cavalry,"
    "dardania byzantium aux_alan_horse_archer, dardania byzantium guard,"
    "dardania byzantium legion, dardania byzantium aux_goth_infantry",
    lent="visigoths dardania ostrogoths noble_cavalry",
    leaders="fritigernus dardania, valens dardania", invading="visigoths",
    begin="part visigoths",
)  # fmt: skip
PASSAGE: Final = Layout(
    units="aquitania visigoths infantry, arvernia franks 3 francisca_infantry",
    free="aquitania, arvernia", begin="part franks",
)  # fmt: skip
SAIL: Final = Layout(
    units="arvernia rome elite_cavalry", leaders="iulianus arvernia", begin="part rome",
    fleets="sinus_gallicus rome elite_fleet, mare_mauretanicum rome elite_fleet",
)  # fmt: skip

POOLS: Final = "meters attacker-white attacker-black defender-white defender-black"
HITS: Final = "meters attacker-hits defender-hits"
BONUS: Final = "meters attacker-bonus defender-bonus"
FIRST_ASSYRIA: Final = "battle persians byzantium assyria"
BEFORE_NISIBIS: Final = "battle rome persians assyria"
RHINE: Final = "met alemanni rome lotharingia agri_decumates"
VALENS: Final = (
    "met visigoths byzantium dardania moesia_inferior; bt_out visigoths-infantry; bt_ambush; d2 3"
)
CLASH: Final = (
    f"{VALENS}; white w; bt_hit byzantium-aux_goth_infantry; bt_pass;"
    "4 × white w; white wr; black ww; 2 × white w; black ww; black w"
)

WAR: Final = (
    Case(
        "x1", ("W9.1", "W9.2"), "limits moesia_inferior thracia",
        Layout(
            units="moesia_inferior visigoths 4 infantry, thracia visigoths 2 infantry",
            leaders="fritigernus moesia_inferior", invading="visigoths", begin="part visigoths",
        ),
        marks="moesia_inferior thracia",
    ),
    Case(
        "x3", ("W10.4", "W10.5", "W11.2"), "units babylonia euphrates",
        Layout(
            units="osroene rome 2 elite_cavalry, osroene rome palatine_cavalry,"
            "osroene rome legion,"
            "coele_syria byzantium 2 elite_cavalry, coele_syria byzantium legion,"
            "euphrates persians satrapes",
            leaders="iulianus osroene", begin="part rome byzantium",
        ),
        "mv_from osroene; mv_add_all; mv_go amida; mv_rest; mv_from coele_syria; mv_add_all;"
        "mv_go amida; mv_rest",
        "mv_from amida; mv_add_all; mv_go euphrates; en_overrun; mv_go babylonia",
        "amida euphrates babylonia",
    ),
    Case(
        "x4", ("W11.1", "W11.2", "W10.5"), "meters steps",
        Layout(
            units="amida rome 2 elite_cavalry, amida rome palatine_cavalry, amida rome 4 legion,"
            "adiabene persians infantry, akkad persians infantry",
            leaders="iulianus amida", begin="part rome",
        ),
        then="mv_from amida; mv_add_all; mv_go adiabene; en_overrun; mv_go akkad; en_overrun",
        marks="amida adiabene akkad",
    ),
    Case(
        "x5", ("W12.1", "W12.2"), "allowed", PASSAGE, then="mv_from arvernia; mv_add_all;"
        "mv_go aquitania; en_passage", marks="arvernia aquitania",
    ),
    Case(
        "x5-three", ("W12.1", "W12.2"), "allowed",
        PASSAGE._replace(
            units="aquitania visigoths 3 infantry, arvernia franks 4 francisca_infantry"
        ),
        then="mv_from arvernia; mv_add_all; mv_go aquitania; en_passage",
        marks="arvernia aquitania",
    ),
    Case(
        "x6", ("W17.4", "W17.5"), "routes achaia illyricum pontus cilicia",
        CRISIS, marks="thracia achaia illyricum pontus cilicia",
    ),
    Case(
        "x7", ("W17.5", "W17.9"), "units cappadocia thracia", CRISIS,
        "mv_from valachia; mv_add_all; mv_go moesia_inferior",
        "rx_int thracia; rx_ok; rx_int cappadocia; rx_ok; d10 3; d10 9;"
        "rx_leave byzantium-legion", "thracia cappadocia moesia_inferior",
    ),
    Case("x11", ("W19.11", "W19.13"), POOLS, ASSYRIA, then=FIRST_ASSYRIA, marks="assyria"),
    Case(
        "x11-heavy", ("W19.6", "W19.12"), POOLS,
        ASSYRIA._replace(units=f"{ASSYRIA.units}, assyria byzantium 2 legion"),
        then=FIRST_ASSYRIA, marks="assyria",
    ),
    Case(
        "x12", ("W19.15",), POOLS,
        Layout(
            units="armenia_minor persians 3 infantry, armenia_minor persians satrapes,"
            "armenia_minor armenians 2 mountaineer_archer,"
            "armenia_minor armenians 2 mountaineer_infantry",
            lent="armenians armenia_minor rome infantry",
            lands="armenia_minor armenians",
            begin="part persians",
        ),
        then="battle persians armenians armenia_minor pontus; bt_ambush",
        marks="armenia_minor pontus",
    ),
    Case(
        "x13", ("W19.16", "W19.18"), POOLS, NISIBIS,
        then=f"{BEFORE_NISIBIS}; black blank", marks="assyria",
    ),
    Case(
        "x13-hits", ("W19.23", "W1.6"), HITS, NISIBIS,
        f"{BEFORE_NISIBIS}; black blank; bt_pass; bt_pass;"
        "2 × white w; white r; 2 × white blank; 2 × black w;"
        "white w; white r; white wr; 3 × white blank; black blank", "bt_pass; bt_pass", "assyria",
    ),
    Case(
        "x14", ("W23.5", "W23.6"), "meters siege assault loot",
        Layout(
            units="assyria rome 5 legion, assyria rome guard, assyria rome palatine_cavalry",
            leaders="iulianus assyria", lands="assyria persians", begin="part rome",
        ),
        then="siege rome assyria", marks="assyria",
    ),
    Case("x15", ("W19.16", "W19.18"), POOLS, ARGENTORATUM, then=RHINE, marks="lotharingia"),
    Case(
        "x16", ("W19.16", "W19.18"), POOLS, ADRIANOPOLIS, f"{VALENS}; white w",
        "bt_hit byzantium-aux_goth_infantry", "dardania",
    ),
    Case(
        "x16-hits", ("W19.8", "W19.9", "W1.6"), HITS, ADRIANOPOLIS, CLASH,
        "bt_pass; bt_reroll enemy-black-ww; black ww; bt_reroll enemy-white-w; white wr;"
        "bt_reroll enemy-black-ww; black blank", "dardania",
    ),
    Case(
        "x17", ("W20.7",), BONUS, NISIBIS._replace(advanced=True),
        then=f"{BEFORE_NISIBIS}; 2d6 3; bt_pass; bt_pass", marks="assyria",
    ),
    Case(
        "x17-hits", ("W20.8", "W20.9"), HITS, NISIBIS._replace(advanced=True),
        f"{BEFORE_NISIBIS}; 2d6 3; 4 × bt_pass; 2d6 11; 2d6 6; bt_pass; bx_reroll_enemy;"
        "2d6 6; bx_reroll_own; 2d6 5; bx_reroll_own; 2d6 6; bx_reroll_own; 2d6 8", "bt_pass",
        "assyria",
    ),
    Case(
        "x18", ("W20.7",), BONUS, ARGENTORATUM._replace(advanced=True),
        then=f"{RHINE}; 2d6 8; bt_pass; bt_pass", marks="lotharingia",
    ),
    Case(
        "x20", ("W23.6", "W24.1"), "meters siege assault loot",
        Layout(
            scenario="adrianople", turn=2, units="achaia visigoths 3 infantry",
            leaders="fritigernus achaia", fleets="mare_aegeum byzantium elite_fleet",
            begin="part visigoths",
        ),
        then="siege visigoths achaia", marks="achaia",
    ),
    Case(
        "x21", ("W29.3", "W29.4"), "meters steps", SAIL,
        "mv_from arvernia; mv_add_all", "mv_go septimania;"
        "mv_sea sinus_gallicus; mv_sea mare_mauretanicum; mv_land utica",
        "arvernia septimania utica",
    ),
    Case(
        "x21-again", ("W29.1",), "allowed", SAIL, "mv_from arvernia; mv_add_all;"
        "mv_go septimania; mv_sea sinus_gallicus; mv_sea mare_mauretanicum; mv_land utica",
        "mv_sea mare_mauretanicum", "utica",
    ),
    Case(
        "x22", ("W30.3", "W30.5"), "landing caesarea",
        Layout(
            units="cartaginensis rome 3 legion", fleets="mare_mauretanicum rome elite_fleet",
            free="caesarea, saldae, utica", begin="part rome",
        ),
        marks="cartaginensis caesarea",
    ),
    Case(
        "g17", ("W22.3", "W19.18"), POOLS,
        Layout(
            units="treveria visigoths 6 infantry, treveria rome 3 legion", lands="treveria rome",
            begin="part visigoths",
        ),
        then="battle visigoths rome treveria", marks="treveria",
    ),
    Case(
        "g39", ("W23.7",), "allowed",
        Layout(
            units="treveria visigoths 2 infantry", lands="treveria rome",
            begin="part visigoths",
        ),
        then="siege visigoths treveria; sg_assault", marks="treveria",
    ),
)  # fmt: skip
