"""war R19, R20: advantages, archery and melee dice, modifiers of advanced combat."""

from __future__ import annotations

import pytest

from aevum.games.invasions.components.battle import ATTACKER, DEFENDER
from aevum.games.invasions.kinds import (
    CLEAR,
    EMPIRE,
    FOREST,
    KINGDOM,
    MARSH,
    MOUNTAIN,
    STEPPE,
)
from aevum.games.invasions.rules.battle.pools import (
    OVER_RIDGE,
    OVER_RIVER,
    OVER_STRAIT,
    TERMS,
    Field,
    Fighter,
    Force,
    Pool,
    advanced_terms,
    archery_bonus,
    archery_hits,
    archery_pool,
    column_of,
    has_advantage,
    melee_hits,
    melee_pool,
    melee_terms,
)
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.table_top import army, laid_out, nation


def table() -> InvasionsState:
    return laid_out("scenario_350")


def plain(terrain: int = CLEAR, wild: bool = False) -> Field:
    return Field(terrain, wild)


def archery(
    s: InvasionsState,
    terrain: int,
    own: list[Fighter],
    enemy: list[Fighter],
    ambush: bool = False,
) -> Pool:
    mine, theirs = Force(s, own), Force(s, enemy)
    heavy = has_advantage(theirs.heavy, mine.heavy)
    return archery_pool(Field(terrain, False), mine, heavy, ambush)


def terms_of(
    s: InvasionsState, field: Field, side: int, own: list[Fighter], enemy: list[Fighter]
) -> list[int]:
    mine, theirs = Force(s, own), Force(s, enemy)
    cavalry = has_advantage(mine.cavalry, theirs.cavalry)
    heavy = has_advantage(theirs.heavy, mine.heavy)
    return melee_terms(field, side, mine, theirs, cavalry, heavy)


def named(terms: list[int]) -> dict[str, int]:
    return {TERMS[i]: terms[i] for i in range(len(terms)) if terms[i]}


def advanced(
    s: InvasionsState,
    field: Field,
    side: int,
    own: list[Fighter],
    enemy: list[Fighter],
    first: bool = True,
) -> int:
    mine, theirs = Force(s, own), Force(s, enemy)
    cavalry = has_advantage(mine.cavalry, theirs.cavalry)
    heavy = has_advantage(theirs.heavy, mine.heavy)
    return sum(advanced_terms(field, side, mine, theirs, cavalry, heavy, first))


# -- advantages -----------------------------------------------------------------------------------


def test_g46_advantage_by_numbers() -> None:
    """war R19.5, R19.6"""
    pairs = [(1, 0), (2, 1), (3, 1), (3, 2), (0, 0)]
    assert [has_advantage(*pair) for pair in pairs] == [True, False, True, False, False]


def test_i24_never_both() -> None:
    for own in range(8):
        for enemy in range(8):
            assert not (has_advantage(own, enemy) and has_advantage(enemy, own))


# -- archery --------------------------------------------------------------------------------------


def test_g1_first_battle_of_assyria() -> None:
    """war X11 (war R19.12)"""
    s = table()
    persians = army("persians", "archer") + army("persians", "horse_archer", 2)
    romans = army("byzantium", "archer") + army("byzantium", "aux_alan_horse_archer")
    assert archery(s, CLEAR, persians, romans) == Pool(1, 1)
    assert archery(s, CLEAR, romans, persians) == Pool(0, 1)
    heavy = romans + army("byzantium", "legion", 2)
    assert archery(s, CLEAR, persians, heavy) == Pool(0, 1)
    assert archery(s, CLEAR, army("persians", "horse_archer"), heavy) == Pool(0, 0)


def test_g2_ambush_in_armenia_minor() -> None:
    """war X12, R2.6, E14: archers 2, infantry 2; advanced +7 (war R19.15)."""
    s = table()
    armenians = army("armenians", "mountaineer_archer", 2)
    armenians += army("armenians", "mountaineer_infantry", 2) + army("rome", "infantry")
    persians = army("persians", "infantry", 4)
    assert archery(s, MOUNTAIN, armenians, persians, ambush=True) == Pool(4, 0)
    assert archery(s, MOUNTAIN, persians, armenians) == Pool(0, 0)
    assert archery_bonus(plain(MOUNTAIN), Force(s, armenians), False, True) == 7


def test_g47_horse_archers_and_axes() -> None:
    """war R19.13"""
    s, nobody = table(), list[Fighter]()
    riders = army("huns", "horse_archer", 3)
    pools = [archery(s, terrain, riders, nobody) for terrain in (CLEAR, FOREST, MOUNTAIN)]
    assert pools == [Pool(0, 2), Pool(2, 0), Pool(2, 0)]
    axes = army("franks", "francisca_infantry", 4)
    assert archery(s, CLEAR, axes + army("franks", "archer"), nobody) == Pool(2, 0)
    assert archery(s, CLEAR, axes + axes[:1], nobody) == Pool(2, 0)


def test_x10_archery_counts() -> None:
    """war R19.11"""
    s, nobody = table(), list[Fighter]()
    bows = [archery(s, FOREST, army("persians", "archer", n), nobody).white for n in range(5)]
    assert bows == [0, 1, 1, 2, 2]
    axes = [archery(s, CLEAR, army("franks", "francisca_infantry", n), nobody) for n in (1, 4, 5)]
    assert [pool.white for pool in axes] == [1, 1, 2]
    riders = [archery(s, CLEAR, army("huns", "horse_archer", n), nobody).black for n in (1, 2, 3)]
    assert riders == [1, 1, 2]


def test_r20_4_archery_table() -> None:
    assert [archery_hits(plain(), total) for total in (2, 7, 8, 9, 11, 12, 15)] == [
        0, 0, 1, 1, 1, 2, 2,
    ]  # fmt: skip
    assert archery_hits(plain(FOREST), 8) == 0


# -- melee ----------------------------------------------------------------------------------------


def iulianus() -> list[Fighter]:
    """war X13"""
    return army("rome", "legion", 5) + army("rome", "guard") + army("rome", "palatine_cavalry")


def sapor() -> list[Fighter]:
    persians = army("persians", "clibanarii") + army("persians", "heavy_cavalry")
    return persians + army("persians", "horse_archer", 3) + army("persians", "elite_infantry")


def nisibis() -> Field:
    field = Field(STEPPE, False)
    field.city = True
    return field


def test_x13_pools_of_nisibis() -> None:
    """war G3, R19.16, R19.18, R19.19"""
    s, field = table(), nisibis()
    romans, persians = Force(s, iulianus()), Force(s, sapor())
    assert (romans.heavy, persians.heavy, romans.cavalry, persians.cavalry) == (7, 2, 1, 5)
    assert (romans.elites, persians.elites) == (9, 2)
    assert archery(s, STEPPE, sapor(), iulianus()) == Pool(0, 1)
    assert archery(s, STEPPE, iulianus(), sapor()) == Pool(0, 0)
    ours = terms_of(s, field, ATTACKER, iulianus(), sapor())
    assert named(ours) == {"units": 7, "elites": 2}
    assert melee_pool(ours) == Pool(5, 2)
    theirs = terms_of(s, field, DEFENDER, sapor(), iulianus())
    assert named(theirs) == {"units": 6, "city": 1, "elites": 1, "cavalry": 1, "enemy_heavy": -1}
    assert melee_pool(theirs) == Pool(6, 1)


def test_x17_modifiers_of_nisibis() -> None:
    """war G8, R20.3, R20.7, R20.9, E11"""
    s, field = table(), nisibis()
    assert advanced(s, field, ATTACKER, iulianus(), sapor()) == 2
    assert advanced(s, field, DEFENDER, sapor(), iulianus()) == 2
    assert archery_bonus(field, Force(s, sapor()), True, False) == 3
    assert column_of(field, ATTACKER, Force(s, iulianus())) == 7
    assert column_of(field, DEFENDER, Force(s, sapor())) == 6
    hits = [melee_hits(s, field, *each) for each in ((10, 7), (7, 6), (8, 7), (9, 4))]
    assert hits == [4, 3, 3, 2]


def gratianus() -> list[Fighter]:
    """war X15"""
    romans = army("rome", "elite_cavalry") + army("rome", "legion", 2)
    romans += army("rome", "aux_alemanni_infantry", 2)
    return romans + army("rome", "palatine_cavalry", damaged=1)


def alemanni() -> list[Fighter]:
    return army("alemanni", "infantry", 6) + army("alemanni", "archer")


def test_x15_pools_of_argentoratum() -> None:
    """war G5, E10: three black dice by the rules."""
    s, forest = table(), plain(FOREST)
    romans, barbarians = Force(s, gratianus()), Force(s, alemanni())
    assert (barbarians.heavy, romans.heavy, barbarians.cavalry, romans.cavalry) == (0, 2, 0, 1)
    assert archery(s, FOREST, alemanni(), gratianus()) == Pool(0, 0)
    assert archery(s, FOREST, gratianus(), alemanni()) == Pool(0, 0)
    attack = terms_of(s, forest, ATTACKER, alemanni(), gratianus())
    assert named(attack) == {"units": 7, "enemy_heavy": -1}
    assert melee_pool(attack) == Pool(7, 0)
    defence = terms_of(s, forest, DEFENDER, gratianus(), alemanni())
    assert named(defence) == {"units": 6, "elites": 1, "cavalry": 1, "empire": 1}
    assert melee_pool(defence) == Pool(3, 3)


def test_x18_modifiers_of_argentoratum() -> None:
    """war G9"""
    s, forest = table(), plain(FOREST)
    assert advanced(s, forest, ATTACKER, alemanni(), gratianus()) == -1
    assert advanced(s, forest, DEFENDER, gratianus(), alemanni()) == 3
    assert archery_bonus(forest, Force(s, alemanni()), True, False) == -1
    assert [melee_hits(s, forest, *each) for each in ((6, 7), (12, 6))] == [2, 4]
    romans = army("rome", "elite_cavalry") + army("rome", "legion", 2, damaged=1)
    romans += army("rome", "aux_alemanni_infantry", 2)
    romans += army("rome", "palatine_cavalry", damaged=1)
    left = army("alemanni", "infantry", 2) + army("alemanni", "archer")
    assert advanced(s, forest, DEFENDER, romans, left, first=False) == 2
    assert advanced(s, forest, ATTACKER, left, romans, first=False) == 0
    assert [melee_hits(s, forest, *each) for each in ((8, 3), (9, 6))] == [1, 3]


def valens() -> list[Fighter]:
    """war X16, before the archery round."""
    romans = army("byzantium", "palatine_cavalry") + army("byzantium", "aux_alan_horse_archer")
    romans += army("byzantium", "guard") + army("byzantium", "legion")
    return romans + army("byzantium", "aux_goth_infantry")


def fritigernus() -> list[Fighter]:
    goths = army("visigoths", "heavy_cavalry", 4) + army("visigoths", "archer")
    return goths + army("ostrogoths", "noble_cavalry", command="visigoths")


def test_x16_pools_of_adrianopolis() -> None:
    """war G7, E37"""
    s, mountain = table(), plain(MOUNTAIN)
    goths, romans = Force(s, fritigernus()), Force(s, valens())
    assert (goths.cavalry, romans.cavalry, goths.heavy, romans.heavy) == (5, 2, 5, 3)
    assert goths.elites == 0
    assert archery(s, MOUNTAIN, valens(), fritigernus()) == Pool(0, 0)
    assert archery(s, MOUNTAIN, fritigernus(), valens()) == Pool(1, 0)
    left = valens()[:4]
    defence = terms_of(s, mountain, DEFENDER, left, fritigernus())
    assert named(defence) == {"units": 4, "elites": 2, "empire": 1, "enemy_heavy": -1}
    assert melee_pool(defence) == Pool(2, 2)
    attack = terms_of(s, mountain, ATTACKER, fritigernus(), left)
    assert named(attack) == {"units": 6, "cavalry": 1}
    assert melee_pool(attack) == Pool(5, 1)


def test_x19_modifiers_of_adrianopolis() -> None:
    """war G10"""
    s, mountain = table(), plain(MOUNTAIN)
    assert archery_bonus(mountain, Force(s, fritigernus()), False, False) == 1
    assert archery_bonus(mountain, Force(s, valens()), True, False) == -1
    left = [fighter for fighter in valens() if fighter not in army("byzantium", "legion")]
    assert advanced(s, mountain, ATTACKER, fritigernus(), left) == 1
    assert advanced(s, mountain, DEFENDER, left, fritigernus()) == 2


def test_g11_few_dice() -> None:
    """war E56, E90 (war R19.21)"""
    s = table()
    s.status[nation("byzantium")] = KINGDOM
    attack = army("rome", "palatine_cavalry", 2)
    defence = army("byzantium", "legion", 4) + army("byzantium", "guard")
    defence += army("franks", "infantry")
    terms = terms_of(s, plain(), ATTACKER, attack, defence)
    assert named(terms) == {"units": 2, "elites": 2, "cavalry": 1, "empire": 1, "enemy_heavy": -1}
    assert melee_pool(terms) == Pool(1, 1)


def test_g12_at_least_one_die() -> None:
    """war R19.16, R19.17 (war E2)"""
    s, one = table(), army("persians", "infantry")
    for terrain in (MARSH, FOREST):
        field = plain(terrain)
        field.crossing = OVER_RIVER
        terms = terms_of(s, field, ATTACKER, one, army("franks", "infantry"))
        assert sum(terms) == -1
        assert melee_pool(terms) == Pool(1, 0)


def test_g14_mixed_stacks() -> None:
    """war X9, R36.2 (war E2, E35)"""
    s, wild = table(), plain(CLEAR, True)
    vassals = army("persians", "infantry", 3)
    barbarian, legion = army("huns", "infantry"), army("rome", "legion")
    federates = army("visigoths", "infantry", 3)
    dice = [
        sum(terms_of(s, wild, ATTACKER, own, enemy)[:8])
        for own, enemy in (
            (barbarian + vassals, legion + federates),
            (vassals, legion + federates),
            (barbarian + vassals, federates),
        )
    ]
    assert dice == [5, 3, 4]


def test_g15_crossings_of_advanced_combat() -> None:
    """war R20.7"""
    s, field = table(), plain()
    own, enemy = army("persians", "infantry", 4), army("rome", "infantry", 4)
    field.crossing = OVER_STRAIT
    for first in (True, False):
        assert advanced(s, field, ATTACKER, own, enemy, first) == -1
        assert advanced(s, field, DEFENDER, enemy, own, first) == 1
    for crossing in (OVER_RIVER, OVER_RIDGE):
        field.crossing = crossing
        assert [advanced(s, field, ATTACKER, own, enemy, first) for first in (True, False)] == [
            -1,
            0,
        ]
        assert advanced(s, field, DEFENDER, enemy, own) == 0


def test_g16_nomads_in_the_steppe() -> None:
    """war R19.18 (d), E88"""
    s, steppe = table(), plain(STEPPE)
    nomads, kingdom = army("huns", "horse_archer", 4), army("persians", "horse_archer", 4)
    assert melee_pool(terms_of(s, steppe, ATTACKER, nomads, kingdom)) == Pool(3, 1)
    assert melee_pool(terms_of(s, steppe, DEFENDER, kingdom, nomads)) == Pool(4, 0)
    s.status[nation("huns")] = EMPIRE
    assert melee_pool(terms_of(s, steppe, ATTACKER, nomads, kingdom)) == Pool(4, 0)
    assert melee_pool(terms_of(s, steppe, DEFENDER, kingdom, nomads)) == Pool(4, 0)


def test_g17_imperial_city() -> None:
    """war R22.3"""
    s, field = table(), plain()
    field.city = field.imperial_city = True
    barbarians, legions = army("franks", "infantry", 6), army("rome", "legion", 3)
    terms = terms_of(s, field, DEFENDER, legions, barbarians)
    assert named(terms) == {"units": 3, "city": 1, "elites": 1, "empire": 1, "imperial_city": 1}
    assert melee_pool(terms) == Pool(1, 3)
    terms = terms_of(s, plain(), DEFENDER, army("visigoths", "infantry", 3), barbarians)
    assert melee_pool(terms) == Pool(3, 0)


def test_g48_auxiliaries() -> None:
    """war R36.3"""
    s, enemy = table(), army("franks", "infantry", 4)
    four = army("rome", "aux_alemanni_infantry", 4)
    assert melee_pool(terms_of(s, plain(), ATTACKER, four, enemy)) == Pool(4, 0)
    three = four[:3] + army("rome", "legion")
    terms = terms_of(s, plain(), ATTACKER, three, enemy)
    assert melee_pool(terms) == Pool(3, 1)


def test_g49_city_in_advanced_combat() -> None:
    """war R20.7, R22.3"""
    s, field = table(), plain()
    field.city = True
    enemy = army("rome", "infantry", 4)
    assert advanced(s, field, DEFENDER, army("persians", "infantry", 4), enemy) == 1
    field.imperial_city = True
    assert advanced(s, field, DEFENDER, army("byzantium", "infantry", 4), enemy) == 2


def test_g19_limes_beside_a_legion() -> None:
    """war R5.3, R20.8"""
    s, field = table(), plain()
    field.limes = True
    legion, enemy = army("rome", "legion"), army("franks", "infantry", 3)
    assert melee_pool(terms_of(s, field, DEFENDER, legion, enemy)) == Pool(1, 1)
    assert column_of(field, DEFENDER, Force(s, legion)) == 2


def test_r4_3_horde_alone() -> None:
    """war G18, R20.8: one die, one unit in the column."""
    s, field = table(), plain()
    field.horde = True
    assert melee_pool(terms_of(s, field, DEFENDER, [], army("rome", "infantry", 2))) == Pool(1, 0)
    assert column_of(field, DEFENDER, Force(s, [])) == 1


@pytest.mark.parametrize("terrain", [CLEAR, FOREST])
def test_i37_melee_table(terrain: int) -> None:
    """Never fewer hits with a higher roll or more units; never more in rough terrain."""
    s, field = table(), plain(terrain)
    rows = [[melee_hits(s, field, total, column) for column in range(8)] for total in range(15)]
    for row in range(15):
        for column in range(1, 8):
            assert 0 <= rows[row][column] <= 5
            assert rows[row][column] >= rows[row][column - 1]
            assert rows[row][column] >= rows[max(0, row - 1)][column]
            assert rows[row][column] <= melee_hits(s, plain(), row, column)
