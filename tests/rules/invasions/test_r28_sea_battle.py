"""war R28: sea battles between two naval stacks."""

from __future__ import annotations

from aevum.games.invasions.components.battle import ATTACKER, DEFENDER
from aevum.games.invasions.components.sea import SEA_BATTLE, SHIP_HIT
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.options import RED_SWORDS_AT_SEA
from aevum.games.invasions.rules.board.units import fleets_of, place_fleets, remove_fleet
from aevum.games.invasions.rules.sea.sea_battle import (
    holds_all_ports,
    open_sea_battle,
    raise_ships,
    recoveries_at_sea,
    sea_rerolls,
)
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.battle_bench import white
from tests.rules.invasions.table_top import (
    bench,
    box,
    game,
    kind,
    leader,
    legal,
    nation,
    play,
    why,
)


def sea(name: str) -> int:
    return box().axes["sea"].index(name)


def own_ports(s: InvasionsState, owner: str, zone: str) -> None:
    for port in box().seas[sea(zone)].ports:
        s.controller[port] = s.city_owner[port] = nation(owner)


def at_sea(zone: str, led: bool = True) -> InvasionsState:
    """war G44: 2 elite fleets with all ports and a leader against 2 fleets."""
    s = bench()
    place_fleets(s, kind("byzantium", "elite_fleet"), 2, sea(zone))
    place_fleets(s, kind("vandals", "fleet"), 2, sea(zone))
    own_ports(s, "byzantium", zone)
    admirals = [leader("valens")] if led else []
    mine, theirs = fleets_of(s, nation("byzantium")), fleets_of(s, nation("vandals"))
    open_sea_battle(s, sea(zone), mine, theirs, admirals)
    return s


def test_g44_battle_in_mare_aegeum() -> None:
    """war R28.1 to R28.5, R28.9, E44: red swords miss; 1 : 1 hits are a draw; one comes back."""
    s = at_sea("mare_aegeum")
    assert s.rerolls[ATTACKER] == 2 + 1
    assert recoveries_at_sea(s) == 1
    game().advance(s)
    white(s, "W R")
    white(s, "WR -")
    while s.stack:
        play(s, "bt_pass" if "bt_pass" in legal(s) else legal(s)[0])
    fleets = fleets_of(s, nation("byzantium"))
    assert len(fleets) == 2
    assert all(not s.fleet_damaged[fleet] for fleet in fleets)  # all are repaired
    assert len(fleets_of(s, nation("vandals"))) == 2  # one was sunk and came back


def test_r28_9_the_owner_names_the_fleet_that_comes_back() -> None:
    """war R28.9, DP16: of two kinds that were sunk one is recovered."""
    s = bench()
    zone = sea("mare_aegeum")
    place_fleets(s, kind("byzantium", "elite_fleet"), 1, zone)
    place_fleets(s, kind("byzantium", "fleet"), 1, zone)
    place_fleets(s, kind("vandals", "fleet"), 2, zone)
    mine, theirs = fleets_of(s, nation("byzantium")), fleets_of(s, nation("vandals"))
    open_sea_battle(s, zone, mine, theirs, [])
    for fleet in mine:
        remove_fleet(s, fleet)
    s.sunk = list(mine)
    raise_ships(s)
    assert set(legal(s)) == {"bt_recover byzantium-elite_fleet", "bt_recover byzantium-fleet"}
    assert why(s, "bt_recover vandals-fleet") == "W28.9"
    play(s, "bt_recover byzantium-fleet")
    assert fleets_of(s, nation("byzantium")) == [mine[1]]


def test_g44_rerolls_in_the_ocean() -> None:
    """war R28.3, E50: the ports count only in the Mediterranean and the Black Sea."""
    s = at_sea("oceanus_germanicus")
    assert s.rerolls[ATTACKER] == 1


def test_g51_rerolls_by_zone() -> None:
    """war R28.3: Sinus Gallicus 2, Propontis 2, Sinus Gaditanus 0; vandal_fleet has one more."""
    s = bench()
    for zone, rerolls in (("sinus_gallicus", 2), ("propontis", 2), ("sinus_gaditanus", 0)):
        own_ports(s, "byzantium", zone)
        assert sea_rerolls(s, sea(zone), nation("byzantium"), ATTACKER) == rerolls
    assert sea_rerolls(s, sea("mare_siculum"), nation("vandals"), ATTACKER) == 1


def test_g51_shores() -> None:
    """war R30.9: Propontis 2, Pontus Euxinus 1, Mare Mauretanicum 4."""
    shores = [
        len(box().seas[sea(zone)].shores)
        for zone in ("propontis", "pontus_euxinus", "mare_mauretanicum")
    ]
    assert shores == [2, 1, 4]


def test_r27_3_all_ports_and_at_least_one() -> None:
    s = bench()
    assert not holds_all_ports(s, sea("mare_aegeum"), nation("byzantium"))
    own_ports(s, "byzantium", "mare_aegeum")
    assert holds_all_ports(s, sea("mare_aegeum"), nation("byzantium"))


def test_r28_4_whom_an_event_has_sunk_takes_no_hit() -> None:
    """war R28.4: the dice have fallen, but nobody is left to be hit."""
    s = at_sea("mare_aegeum", led=False)
    game().advance(s)
    white(s, "W W")
    for fleet in fleets_of(s, nation("vandals")):
        remove_fleet(s, fleet)
    white(s, "W -")
    while s.stack:
        assert not (s.at(SHIP_HIT) and s.var(SHIP_HIT.variable("side")) == DEFENDER)
        play(s, "bt_pass" if "bt_pass" in legal(s) else legal(s)[0])
    assert len(fleets_of(s, nation("byzantium"))) == 2


def test_r28_6_a_leader_drowns_with_his_stack() -> None:
    """Without a test; war E45: nothing is recovered where a side had one fleet (war E123)."""
    s = bench()
    place_fleets(s, kind("byzantium", "fleet"), 1, sea("mare_aegeum"))
    place_fleets(s, kind("vandals", "fleet"), 2, sea("mare_aegeum"))
    mine, theirs = fleets_of(s, nation("byzantium")), fleets_of(s, nation("vandals"))
    open_sea_battle(s, sea("mare_aegeum"), mine, theirs, [leader("valens")])
    game().advance(s)
    white(s, "-")
    white(s, "W W")
    while s.stack:
        play(s, "bt_pass" if "bt_pass" in legal(s) else legal(s)[0])
    assert s.dead[leader("valens")] == 1
    assert fleets_of(s, nation("byzantium")) == []


def test_e44_red_swords_at_sea() -> None:
    """`red_swords_at_sea`"""
    for switched, left in ((0, 1), (1, 0)):
        s = bench()
        s.switches[RED_SWORDS_AT_SEA] = switched
        place_fleets(s, kind("vandals", "fleet"), 1, sea("oceanus_britannicus"))
        place_fleets(s, kind("byzantium", "fleet"), 1, sea("oceanus_britannicus"))
        mine, theirs = fleets_of(s, nation("vandals")), fleets_of(s, nation("byzantium"))
        open_sea_battle(s, sea("oceanus_britannicus"), mine, theirs)
        game().advance(s)
        white(s, "R")
        white(s, "-")
        assert not s.holds(SEA_BATTLE)
        assert len(fleets_of(s, nation("byzantium"))) == left
        assert s.admirals == []
        assert s.commander == [NONE, NONE]
