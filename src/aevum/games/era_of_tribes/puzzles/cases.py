"""The puzzles: worked examples of the rules index, under its numbers."""

from __future__ import annotations

from typing import Final

from aevum.core.script import Case
from aevum.games.era_of_tribes.positions import Layout

PLAIN: Final = "0 procession 57, 1 procession 57"
"""Far from any coloured space."""
TRADER: Final = Layout(
    cities="1 arvernia 0", posts="0 arvernia", land="0 provincia 1, 0 etruria 1, 0 lusitania 1"
)
"""Three luxury goods, Trade 2 and a trade post."""
MARCH: Final = Layout(
    peoples="iberians gauls", land="0 provincia 4, 1 aedua 3",
    levels="0 mechanics 2, 1 mechanics 1", purse=f"0 morale 0, 1 morale 1, {PLAIN}",
)  # fmt: skip
ATTACK: Final = "act expansion; leaders 1; done; 4 × move provincia aedua 2; done"
NEOLITHIC: Final = "0 neolithic, 1 neolithic"

CASES: Final = (
    Case(
        "w3", ("R2.2", "R2.4"), "morale-change",
        Layout(
            levels="0 agriculture 1", cities="0 etruria 0, 0 apulia 0", purse="0 morale 1"
        ),
        marks="etruria apulia",
    ),
    Case(
        "w5", ("R2.2", "R27.3"), "each morale-change",
        Layout(
            peoples="romans egyptians greeks",
            cities="0 etruria 0, 0 apulia 0, 0 padania 0, 1 judaea 0, 1 phoenicia 0, 1 syria 0,"
            "2 macedonia 0, 2 thracia 0, 2 illyria 0",
            levels="0 agriculture 3, 1 agriculture 3, 2 agriculture 3",
        ),
    ),
    Case(
        "w6", ("R3.1", "R3.2"), "each place",
        Layout(
            peoples="romans gauls greeks",
            purse="0 influence 5, 1 influence 3, 2 influence 3, 0 lies 1, 1 lies 2, 2 lies 3",
        ),
    ),
    Case(
        "w8", ("R6.1", "R6.2"), "thalers", TRADER,
        then="act trade; leaders 2; luxury spices; 2 × luxury wine", marks="arvernia",
    ),
    Case(
        "w9", ("R6.1", "R27.5"), "thalers", TRADER._replace(peoples="germanics gauls"),
        then="act trade; leaders 2; luxury spices; 2 × luxury wine", marks="arvernia",
    ),
    Case(
        "w10", ("R7.1", "R7.2"), "thalers morale",
        Layout(cities="0 etruria 0, 0 apulia 0, 0 padania 0", purse="0 morale 1"),
        then="act taxes; leaders 2", marks="etruria apulia padania",
    ),
    Case(
        "w12", ("R10.1",), "morale",
        Layout(levels="0 culture 3", land="0 provincia 1, 0 etruria 1", purse="0 morale -2"),
        then="act games; leaders 1; 2 × luxury wine", marks="provincia etruria",
    ),
    Case("w13", ("R9.2", "R9.7"), "thalers influence", Layout(),
         then="act progress; progress trade"),
    Case(
        "w14", ("R9.4", "R9.5"), "price-trade",
        Layout(
            levels="0 trade 2, 1 trade 3, 0 agriculture 3",
            cities="0 etruria 0, 0 apulia 0, 0 padania 0",
        ),
    ),
    Case(
        "w16", ("R9.6",), "price-trade",
        Layout(
            levels="1 trade 1",
            cities="0 etruria 0, 0 apulia 0, 0 padania 0, 0 venetia 0, 0 dalmatia 0",
        ),
    ),
    Case(
        "w17", ("R9.8", "R9.4"), "price-mechanics",
        Layout(levels="0 mechanics 1, 1 mechanics 2", cities="0 etruria 0"),
    ),
    Case(
        "w19", ("R20.7",), "half-price",
        Layout(
            levels="0 trade 2", cities="0 etruria 0, 0 apulia 0, 0 padania 0, 0 venetia 0",
            tiles="0 half-progress",
        ),
    ),
    Case(
        "w20", ("R5.3",), "growth",
        Layout(
            levels="0 agriculture 2", land="0 provincia 1, 0 etruria 1", purse="0 morale -2"
        ),
        then="act expansion; leaders 1; 2 × luxury wine", marks="provincia etruria",
    ),
    Case(
        "w22", ("R5.6",), "morale",
        Layout(levels="0 agriculture 2", land="0 campania 3", purse="0 morale 1"),
        then="act expansion; leaders 1; 2 × grow campania; grow latium; done",
        marks="campania latium",
    ),
    Case(
        "w23", ("R5.7",), "morale free-vassals",
        Layout(land="0 etruria 8, 0 campania 3"),
        then="act expansion; leaders 2; done; from_slot; grow etruria; from_slot", marks="etruria",
    ),
    Case(
        "w25", ("R5.12",), "thalers armies",
        Layout(levels="0 mechanics 2", land="0 latium 3", purse="0 thalers 6"),
        then="act expansion; leaders 1; 3 × grow latium; 3 × army latium", marks="latium",
    ),
    Case(
        "w26", ("R5.14", "R6.2"), "thalers morale trade-value",
        Layout(levels="0 trade 2", cities="1 provincia 0", land="0 padania 2, 0 raetia 2"),
        "act expansion; leaders 1; grow raetia; done", "post raetia", "provincia raetia",
    ),
    Case(
        "w27", ("R15.2", "R15.3"), "free-vassals food influence",
        Layout(
            levels="0 architecture 1, 0 agriculture 3", land="0 latium 3, 0 campania 7",
        ),
        then="act expansion; leaders 1; done; done; found latium", marks="latium",
    ),
    Case(
        "w28", ("R15.3", "R22.4"), "food hunger",
        Layout(levels="0 architecture 1", land="0 latium 3"),
        then="act expansion; leaders 1; done; done; found latium", marks="latium",
    ),
    Case(
        "w30", ("R8.5",), "each thalers",
        Layout(peoples="romans gauls greeks", purse="0 influence 13, 0 thalers 6"),
        then="act diplomacy; diplomacy bribe",
    ),
    Case(
        "w31", ("R8.3",), "thalers free-vassals leaders",
        Layout(land="0 latium 7", purse="0 thalers 3"),
        then="act diplomacy; diplomacy recruit", marks="latium",
    ),
    Case(
        "w32", ("R8.8",), "thalers",
        Layout(cities="1 etruria 1", land="1 padania 1", purse="0 thalers 40"),
        "act diplomacy; diplomacy deter", "buy etruria; consent", "etruria",
    ),
    Case(
        "w33", ("R19.3", "R8.10"), "each influence",
        Layout(
            land="0 padania 1, 1 raetia 1", purse="0 influence 7, 1 influence 7", allies="0 1",
        ),
        then="act expansion; leaders 1; done; move padania raetia 1; done", marks="padania raetia",
    ),
    Case("w34", ("R16.11", "R16.12"), "markers", MARCH, then=ATTACK, marks="provincia aedua"),
    Case(
        "w35", ("R16.12",), "markers",
        Layout(peoples="romans greeks", fleets="1 ionian-sea 2, 0 ionian-sea 2"),
        then="act expansion; leaders 1; done; done; challenge ionian-sea 1", marks="ionian-sea",
    ),
    Case(
        "w36", ("R16.14",), "attackers defenders", MARCH, ATTACK, "roll fist mask",
        "aedua",
    ),
    Case(
        "w40", ("R16.4", "R16.6"), "defenders",
        Layout(
            peoples="romans greeks", cities="1 illyria 1", armies="1 2",
            battlefields="illyria 1", fleets="0 southern-adriatic 2",
        ),
        then="act expansion; leaders 1; done; land southern-adriatic illyria 2; done;"
        "2 × commit army", marks="illyria southern-adriatic",
    ),
    Case(
        "w43", ("R17.9", "R15.3"), "each influence",
        Layout(
            peoples="iberians gauls", levels="0 architecture 1", cities="0 edetania 1, 1 aedua 0",
            land="0 provincia 4", purse=f"1 influence 5, {PLAIN}",
        ),
        "act expansion; leaders 1; done; 3 × move provincia aedua 1; done",
        "roll sword sword; city", "aedua",
    ),
    Case(
        "w45", ("R16.8",), "rolled",
        Layout(
            peoples="iberians gauls", land="0 provincia 2",
            purse=f"1 revolting 1, 1 passed 1, {PLAIN}",
        ),
        then="act expansion; leaders 1; done; move provincia aedua 1; done", marks="aedua",
    ),
    Case(
        "w46", ("R11.1", "R11.6"), "influence leaders",
        Layout(
            peoples="iberians gauls", epochs=NEOLITHIC, land="0 provincia 1, 0 lusitania 1",
            levels="0 culture 1, 0 trade 1, 0 mechanics 1, 0 architecture 1",
        ),
        then="act revolution; score townsmen; card nobility",
    ),
    Case(
        "w51", ("R11.8", "R26.3"), "each open-card",
        Layout(
            peoples="iberians gauls greeks", cards="rich townsmen",
            purse="0 thalers 12, 1 thalers 10, 2 thalers 10",
        ),
    ),
    Case(
        "w52", ("R26.2",), "own-card",
        Layout(
            peoples="iberians gauls", personal="scholars", levels="0 trade 2, 1 culture 2"
        ),
    ),
    Case(
        "w53", ("R26.1",), " ".join((
            "score-influence", "score-personal", "score-open", "score-morale", "score-villages",
            "score-hunger", "score",
        )),
        Layout(
            peoples="iberians gauls", personal="scholars", cards="rich townsmen",
            levels="0 trade 1", cities="1 aedua 0, 0 edetania 0, 1 parisia 0",
            land="0 lusitania 1, 0 carpetania 1, 0 apulia 1",
            tiles="0 score-thalers, 0 score-kinds",
            purse="0 influence 20, 0 thalers 16, 0 morale -4, 0 hunger 2",
        ),
    ),
    Case(
        "w56", ("R14.4", "R14.1"), "colonies morale",
        Layout(land="0 latium 2", fleets="0 southern-tyrrhenian 1", purse="0 morale 0"),
        "act expansion; leaders 1; 2 × grow latium; done",
        "embark latium southern-tyrrhenian 1; ashore sardinia; done",
        "latium southern-tyrrhenian sardinia",
    ),
    Case(
        "w58", ("R19.4",), "each thalers",
        Layout(
            peoples="iberians gauls germanics", land="0 provincia 4", levels="2 mechanics 3",
            armies="2 2", allies="0 2", purse=f"0 thalers 7, {PLAIN}",
        ),
        "act expansion; leaders 1; done; 2 × move provincia aedua 1; done", "ask 2; lend 2",
        "aedua",
    ),
    Case(
        "w66", ("R8.5", "R8.1"), "allowed",
        Layout(peoples="iberians gauls", purse="0 thalers 3, 0 influence 11"),
        then="act diplomacy; diplomacy recruit; diplomacy bribe",
    ),
    Case(
        "w67", ("R13.5",), "allowed",
        Layout(peoples="iberians gauls", land="0 vettonia 1", levels="0 mechanics 1"),
        then="act expansion; leaders 1; done; horse vettonia; move vettonia lusitania 3;"
        "move lusitania turdetania 2; move turdetania carpetania 1",
        marks="vettonia lusitania turdetania carpetania",
    ),
    Case(
        "w70", ("R11.7", "R11.8"), "each influence",
        Layout(
            peoples="iberians gauls greeks", cards="scholars nobility",
            epochs="0 neolithic, 1 neolithic, 2 neolithic",
            land="0 provincia 1, 0 lusitania 1",
            levels="0 culture 2, 0 trade 2, 0 mechanics 1, 1 culture 2, 1 trade 1, 2 culture 1,"
            "2 trade 2",
        ),
        then="act revolution; score scholars",
    ),
)  # fmt: skip
