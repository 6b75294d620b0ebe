"""The laws of nations: cards, modifiers, counters, leaders, objectives and the timeline."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Final

from aevum.games.invasions.box import Box
from aevum.games.invasions.kinds import (
    ARIAN,
    BARBARIAN,
    BECOME_ACTIVE,
    EMPEROR,
    EMPIRE,
    ENTER,
    GENERAL,
    GOAL_LOOT,
    GROUPS,
    HORDE,
    INVADE,
    LAND,
    LEADER,
    LIMES,
    NONE,
    PAGAN,
    RAID,
    REINFORCE,
    REX,
    SEATS,
    SPECIAL,
)
from aevum.games.invasions.laws.map import complain
from aevum.games.invasions.realms import Nation

CARDS: Final = 33
COUNTERS: Final = 540
HISTORICAL: Final = (80, 110)
MOUNTAIN_LEADERS: Final = 4
MOST_TURNS: Final = 2
"""A historical leader is in play for one turn or two."""
RAIDERS: Final = 2
"""Units of a raid (realm R22.2)."""
UNEVEN: Final = 2
"""So many cards may one seat have more than another."""
HOOK: Final = re.compile(r"(realm|war):R\d+(\.\d+)+")
LAST_STAND: Final = 6
"""From this turn on the two nations that may fall are not counted on."""
MAY_FALL: Final = ("empire_split", "attila_fate")
LONG_GAME: Final = "setup_350"


def nation_of(box: Box, index: int) -> Nation:
    return box.nations[index]


# -- nations ---------------------------------------------------------------------------------------


def check_nation_cards(box: Box) -> None:
    """33 cards, fairly shared; only inactive nations and minor kingdoms have none."""
    cards = [nation for nation in box.nations if nation.card]
    if len(cards) != CARDS:
        complain(box, "nations", "card", f"{len(cards)} cards", f"there are {CARDS}")
    per = Counter(nation.seat for nation in cards)
    counts = [per[seat] for seat in range(len(SEATS))]
    if max(counts) - min(counts) > UNEVEN:
        complain(box, "nations", "player", f"{counts} cards", f"at most {UNEVEN} apart")
    for nation in box.nations:
        if not nation.card and not (nation.imk or nation.inactive):
            hint = "a card, or inactive"
            complain(box, "nations", f"card of {nation.id}", "active without a card", hint)


def check_initiative(box: Box) -> None:
    """Unique for those who act; raiders who never settle and nations without card have none."""
    settles = {row.nation for row in box.timeline if row.event in (ENTER, BECOME_ACTIVE)}
    for nation in box.nations:
        acts = nation.card and (not nation.raider or nation.index in settles)
        if acts != (nation.initiative != NONE):
            key = f"initiative of {nation.id}"
            complain(box, "nations", key, "does not fit", "a number for those who act, else none")
    for number, count in Counter(n.initiative for n in box.nations).items():
        if number != NONE and count > 1:
            text = f"{number} stands there {count} times"
            complain(box, "nations", "initiative", text, "a number for each")


def check_faith(box: Box) -> None:
    """Only pagans and Arians can convert; nomads are a group (realm R42.3)."""
    for nation in box.nations:
        if nation.conversion_bonus and nation.religion not in (PAGAN, ARIAN):
            key = f"conversion_bonus of {nation.id}"
            complain(box, "nations", key, "cannot convert", "0, or pagan or arian")
        if nation.nomad != (GROUPS[nation.group] == "nomad"):
            key = f"nomad of {nation.id}"
            complain(box, "nations", key, "does not fit its group", "1 for the group nomad only")
        starts = nation.status == BARBARIAN and nation.card
        if starts and nation.religion not in (PAGAN, ARIAN):
            key = f"religion of {nation.id}"
            complain(box, "nations", key, "of a barbarian", "pagan or arian (R42.2)")


def check_modifiers(box: Box) -> None:
    """Every modifier names its rules, has a value and somebody who has it."""
    used = {each for nation in box.nations for each in nation.special}
    used |= {row.modifier for row in box.timeline if row.event == SPECIAL}
    for modifier in box.modifiers:
        if modifier.index not in used:
            hint = "give it to a nation or a turn"
            complain(box, "modifiers", f"id {modifier.id}", "is a modifier nobody has", hint)
        if not modifier.applies_at or not all(HOOK.fullmatch(h) for h in modifier.applies_at):
            key = f"applies_at of {modifier.id}"
            complain(box, "modifiers", key, "cannot be read", "e.g. realm:R13.7 war:R6.1")
        if not modifier.value:
            complain(box, "modifiers", f"value of {modifier.id}", "is empty", "0 if it has none")


# -- counters --------------------------------------------------------------------------------------


def check_counters(box: Box) -> None:
    """540 counters: units, fleets, limites, hordes and leaders; backs are none of their own."""
    units = sum(kind.count for kind in box.kinds if not kind.is_back)
    total = units + len(box.leaders)
    if total != COUNTERS:
        text = f"{units} units and {len(box.leaders)} leaders"
        complain(box, "units", "count", text, f"{COUNTERS} counters together")


def check_auxiliaries(box: Box) -> None:
    """Only those who are limited at home have them, and their name says so (realm R32.4)."""
    limited = box.modifier("national_recruitment_limit")
    for row, kind in zip(box.tables["units"], box.kinds, strict=True):
        key = f"auxiliary_of of {row['nation']} {row['unit_type']}"
        if (kind.auxiliary_of != NONE) != kind.id.startswith("aux_"):
            complain(box, "units", key, "does not fit its type", "a people for aux_… only")
        elif kind.auxiliary_of != NONE and not nation_of(box, kind.nation).has[limited]:
            hint = "nations with national_recruitment_limit"
            complain(box, "units", key, f"{row['nation']} hires no auxiliaries", hint)


def check_limites(box: Box) -> None:
    """Their owner has the modifier, and every limes a back for turn 8 (realm R32.6)."""
    owns = box.modifier("limites")
    backs: Counter[str] = Counter()
    fronts: Counter[str] = Counter()
    for kind in box.kinds:
        nation = nation_of(box, kind.nation)
        if kind.domain == LIMES:
            own = nation.has[box.modifier("limites_become_themata")]
            fronts["themata" if own else "local_infantry"] += kind.count
            if not nation.has[owns]:
                key = f"{nation.id} limes"
                complain(box, "units", key, "has no limites", "the modifier limites")
        elif kind.is_back:
            backs[kind.id] += kind.count
    for name, count in fronts.items():
        if backs[name] != count:
            complain(box, "units", f"count of {name}", f"is {backs[name]}", f"{count}, as limites")


def check_every_nation_has_units(box: Box) -> None:
    """At least one land unit each, raiders two, more where they are drawn from a pool."""
    pooled = box.modifier("raid_pool_random")
    for nation in box.nations:
        kinds = [box.kinds[k] for k in box.kinds_of[nation.index]]
        count = sum(kind.count for kind in kinds if kind.domain == LAND)
        due = RAIDERS if nation.raider else 1
        due += int(nation.raider and nation.has[pooled])
        if count < due:
            complain(box, "units", f"nation {nation.id}", f"{count} land units", f"at least {due}")


# -- leaders ---------------------------------------------------------------------------------------


def check_leader_turns(box: Box) -> None:
    """The timeline lists every turn of a historical leader, and no turn of an ordinary one."""
    listed: dict[int, set[int]] = defaultdict(set)
    for row in box.timeline:
        if row.event == LEADER:
            listed[row.leader].add(row.turn)
            if box.leaders[row.leader].nation != row.nation:
                key = f"row {row.index + 1}"
                text = f"{box.leaders[row.leader].id} is of another nation"
                complain(box, "timeline", key, text, "the nation of the leader")
    for leader in box.leaders:
        due = set(range(leader.first_turn, leader.last_turn + 1)) if leader.historical else set()
        if listed[leader.index] != due or (leader.historical and not 1 <= len(due) <= MOST_TURNS):
            found = " ".join(str(turn) for turn in sorted(listed[leader.index])) or "nothing"
            text = f"the timeline says {found}"
            hint = f"one or two turns, listed there: {' '.join(map(str, sorted(due)))}"
            complain(box, "leaders", f"first_turn of {leader.id}", text, hint)


def check_leader_ranks(box: Box) -> None:
    """Emperors lead empires; every horde has a rex, every power an ordinary general."""
    ranks = {(leader.nation, leader.rank) for leader in box.leaders if not leader.historical}
    for leader in box.leaders:
        if leader.rank == EMPEROR and nation_of(box, leader.nation).status != EMPIRE:
            complain(box, "leaders", f"rank of {leader.id}", "emperor of no empire", "king")
    for nation in box.nations:
        horde = any(box.kinds[k].domain == HORDE for k in box.kinds_of[nation.index])
        civilized = nation.card and nation.status != BARBARIAN and not nation.imk
        if horde and (nation.index, REX) not in ranks:
            complain(box, "leaders", f"nation {nation.id}", "has no ordinary rex", "add one")
        if civilized and (nation.index, GENERAL) not in ranks:
            complain(box, "leaders", f"nation {nation.id}", "has no ordinary general", "add one")


def check_leader_numbers(box: Box) -> None:
    """Four mountain symbols; about a hundred historical leaders."""
    mountain = sum(leader.mountain for leader in box.leaders)
    if mountain != MOUNTAIN_LEADERS:
        complain(box, "leaders", "mountain", f"{mountain} symbols", f"there are {MOUNTAIN_LEADERS}")
    historical = sum(leader.historical for leader in box.leaders)
    if not HISTORICAL[0] <= historical <= HISTORICAL[1]:
        hint = f"{HISTORICAL[0]} to {HISTORICAL[1]}"
        complain(box, "leaders", "kind", f"{historical} historical leaders", hint)


# -- objectives ------------------------------------------------------------------------------------


def check_objectives(box: Box) -> None:
    """Every card has objectives, and nobody else; only what is built can be looted."""
    aims = {objective.nation for objective in box.objectives}
    for nation in box.nations:
        if nation.card and nation.index not in aims:
            complain(box, "objectives", f"nation {nation.id}", "has none", "its card needs one")
        if not nation.card and nation.index in aims:
            hint = "only nations with a card score"
            complain(box, "objectives", f"nation {nation.id}", "has no card", hint)
    for objective in box.objectives:
        if objective.goal == GOAL_LOOT and box.provinces[objective.target].level < 1:
            city = box.provinces[objective.target].city
            key = f"target of {nation_of(box, objective.nation).id} loot:{city}"
            complain(box, "objectives", key, "is a site", "a built city")


# -- timeline --------------------------------------------------------------------------------------


def check_timeline_rows(box: Box) -> None:
    """Who enters has units and a place; raids start at home, before the raiders settle."""
    entered: set[int] = set()
    for row in box.timeline:
        key = f"row {row.index + 1}"
        if row.event in (ENTER, BECOME_ACTIVE, REINFORCE) and not row.units:
            complain(box, "timeline", key, "brings no units", "e.g. 2 infantry; 1 cavalry")
        if row.event in (ENTER, BECOME_ACTIVE):
            entered.add(row.nation)
            if row.province == NONE:
                complain(box, "timeline", key, "names no province", "prov:…")
            elif closed_to(box, row.province, row.nation):
                name = box.provinces[row.province].id
                complain(box, "timeline", key, f"{name} is closed", "another province (R5.6)")
        if row.event == RAID:
            check_raid_row(box, row.nation, row.province, row.area, key, row.nation in entered)
        if row.event == INVADE and nation_of(box, row.nation).status != BARBARIAN:
            complain(box, "timeline", key, "is no invader", "barbarians invade")


def check_raid_row(
    box: Box, nation: int, province: int, area: int, key: str, settled: bool
) -> None:
    raider = nation_of(box, nation)
    if not raider.raider or settled:
        complain(box, "timeline", key, f"{raider.id} are no raiders then", "a raider nation")
    if (province, area) != (raider.home_province, raider.home_area):
        complain(box, "timeline", key, "starts elsewhere", "the home of the nation")


def closed_to(box: Box, province: int, nation: int) -> bool:
    """Closed ground (realm R5.6)."""
    here, who = box.provinces[province], nation_of(box, nation)
    if here.closed and not who.has[box.modifier(here.closed)]:
        return True
    if here.area == NONE:
        return False
    area = box.areas[here.area]
    if area.nomads_only and not who.nomad:
        return True
    return bool(area.closed) and not who.has[box.modifier(area.closed)]


def check_supply(box: Box) -> None:
    """Set-up and timeline together never call for more counters than there are, or too early."""
    called: Counter[int] = Counter()
    for setup in box.scenarios[0].rows:
        if setup.kind != NONE:
            called[setup.kind] += setup.number
    for row in box.timeline:
        for count, kind in row.units:
            if kind == NONE:
                continue
            called[kind] += count
            if box.kinds[kind].from_turn > row.turn:
                key = f"row {row.index + 1}"
                text = f"{box.kinds[kind].id} come too early"
                complain(box, "timeline", key, text, f"from turn {box.kinds[kind].from_turn}")
    for kind, count in called.items():
        if count > box.kinds[kind].count:
            key = f"{nation_of(box, box.kinds[kind].nation).id} {box.kinds[kind].id}"
            text = f"{count} are called for"
            complain(box, "units", key, text, f"at most {box.kinds[kind].count}, or more counters")


def check_presence(box: Box) -> None:
    """Reinforcements and invasions of nations on the board; every horde comes some day."""
    here = at_start(box)
    for row in box.timeline:
        if row.event in (ENTER, BECOME_ACTIVE):
            here.add(row.nation)
    for nation in box.nations:
        horde = any(box.kinds[k].domain == HORDE for k in box.kinds_of[nation.index])
        if horde and nation.index not in here:
            complain(box, "timeline", f"nation {nation.id}", "never enters", "a row enter")
    entered = at_start(box)
    for turn in range(1, box.numbers.turns + 1):
        rows = [row for row in box.timeline if row.turn == turn]
        entered |= {row.nation for row in rows if row.event in (ENTER, BECOME_ACTIVE)}
        for row in rows:
            if row.event in (REINFORCE, INVADE) and row.nation not in entered:
                key = f"row {row.index + 1}"
                text = f"{nation_of(box, row.nation).id} is not on the board"
                complain(box, "timeline", key, text, "let it enter first")


def at_start(box: Box) -> set[int]:
    """Nations with a horde or a capital in the long game's set-up."""
    rows = box.tables[LONG_GAME]
    ids = box.axes["nation"]
    return {ids.index(row["nation"]) for row in rows if row["what"] in ("horde", "capital")}


def check_activity(box: Box) -> None:
    """Every seat acts in every turn, even if those who may fall have fallen."""
    first = dict.fromkeys(at_start(box), 1)
    for row in box.timeline:
        if row.event in (ENTER, BECOME_ACTIVE):
            first.setdefault(row.nation, row.turn)
    falling = [box.modifier(name) for name in MAY_FALL]
    for turn in range(1, box.numbers.turns + 1):
        active: set[int] = set()
        for nation in box.nations:
            gone = turn >= LAST_STAND and any(nation.has[modifier] for modifier in falling)
            here = first.get(nation.index, turn + 1) <= turn
            if here and not gone and nation.card and nation.initiative != NONE:
                active.add(nation.seat)
        for seat, name in enumerate(SEATS):
            if seat not in active:
                text = f"{name} has no active nation in turn {turn}"
                complain(box, "timeline", f"turn {turn}", text, "let one enter earlier")


NATION_LAWS: Final[tuple[Callable[[Box], None], ...]] = (
    check_nation_cards,
    check_initiative,
    check_faith,
    check_modifiers,
    check_counters,
    check_auxiliaries,
    check_limites,
    check_every_nation_has_units,
    check_leader_turns,
    check_leader_ranks,
    check_leader_numbers,
    check_objectives,
    check_timeline_rows,
    check_supply,
    check_presence,
    check_activity,
)
