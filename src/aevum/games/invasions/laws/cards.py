"""The laws of cards, calamities, markers, prices and of the language they speak."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from aevum.core.tables import Row
from aevum.games.invasions.box import Box
from aevum.games.invasions.effects import ANSWERED, SELECTED, Option, Step, Target
from aevum.games.invasions.kinds import ADMINISTRATION, BANDS, EMPIRE, KINGDOM, NONE
from aevum.games.invasions.laws.map import complain

EVENTS: Final = 72
PUBLIC: Final = 18
DIPLOMACY: Final = 18
CALAMITIES: Final = 12
MARKERS: Final = 40
USURPERS: Final = 2
CARDS: Final = {"passive": 7, "military": 7, "reform": 4}
KNOWN_COSTS: Final = (("military", KINGDOM, 10), ("reform", KINGDOM, 20), ("passive", EMPIRE, 10))
"""Prices the rulebook names."""
AGEINGS: Final = {-1, 0, 1, 2}
MEAN: Final = (1.8, 1.95)
"""Mean gold of a pillage marker: a little under 2."""
WALLS: Final = 15
DERIVED: Final = (
    "target_nation", "area_controller", "area_holder", "province_controller", "all_civilised",
    "all_barbarians", "self", "none", "besieger",
)  # fmt: skip
"""Selectors that follow from what is known; nobody chooses them."""
CALAMITY_VERBS: Final = ("roll_table", "mod")
WORSE: Final = {"heresy": "heretical_area", "decline": "decline_level"}
"""What makes a calamity worse, and the counter that says so."""
PRINTED_ELITES: Final = (
    "guard", "palatine_cavalry", "cataphractae", "legion", "roman_elite_cavalry", "elite_fleet",
)  # fmt: skip
"""Prices of units that are elite by name."""
NO_FIELD_UNIT: Final = ("limes", "local_infantry", "fleet", "elite_fleet", "fortify_city")
HEAVIER: Final = (
    ("infantry", "heavy_infantry"),
    ("cavalry", "heavy_cavalry"),
    ("auxiliary_cavalry", "auxiliary_heavy_cavalry"),
)


# -- sentences -------------------------------------------------------------------------------------


def selectors_of(box: Box, step: Step) -> list[str]:
    """The selectors a step uses."""
    words = box.language.words["selector"]
    slots = ["giver" if name == "from" else name for name in SELECTED]
    return [words[getattr(step, slot)] for slot in slots if getattr(step, slot) != NONE]


def check_targets(
    box: Box, name: str, row: Row, targets: tuple[Target, ...], steps: Iterator[Step]
) -> None:
    """Whatever a step selects is a target of the card or follows from one."""
    words = box.language.words["selector"]
    chosen = {words[target.selector] for target in targets} | set(DERIVED)
    for step in steps:
        for selector in selectors_of(box, step):
            if selector not in chosen:
                text = f"uses {selector}, which is no target"
                complain(box, name, f"effect of {row['id']}", text, "name it in the column target")


def check_window(box: Box, name: str, row: Row, steps: Iterator[Step], timing: set[int]) -> None:
    for step in steps:
        verb = box.language.verbs[step.verb]
        if not timing & set(verb.windows):
            words = [box.language.words["timing"][window] for window in verb.windows]
            text = f"{verb.id} cannot be used then"
            complain(box, name, f"effect of {row['id']}", text, f"at {', '.join(words)}")


def steps_of(options: tuple[Option, ...]) -> Iterator[Step]:
    return (step for option in options for step in option)


# -- events ----------------------------------------------------------------------------------------


def check_event_counts(box: Box) -> None:
    """72 cards, 18 of them public (I)."""
    cards = sum(len(event.numbers) for event in box.events)
    public = sum(len(event.numbers) for event in box.events if event.public)
    if (cards, public) != (EVENTS, PUBLIC):
        text = f"{cards} cards, {public} of them public"
        complain(box, "events", "numbers", text, f"{EVENTS}, {PUBLIC} of them public")


def check_event_order(box: Box) -> None:
    """The numbers follow the alphabet of the English titles, and the ids the titles."""
    expected = 1
    before = ""
    for row, event in zip(box.tables["events"], box.events, strict=True):
        title = row["title_en"].casefold()
        numbers = list(range(expected, expected + len(event.numbers)))
        if list(event.numbers) != numbers or title < before:
            key = f"numbers of {event.id}"
            complain(box, "events", key, "are out of order", "by the alphabet of the titles")
        if event.id != title.replace(" ", "_"):
            complain(box, "events", f"id {event.id}", "does not follow the title", title)
        expected += len(event.numbers)
        before = title


def check_event_windows(box: Box) -> None:
    """Public events happen at once, and every verb fits a moment of its card."""
    at_once = box.language.words["timing"].index("immediately")
    for row, event in zip(box.tables["events"], box.events, strict=True):
        if event.public != (event.timing == (at_once,)):
            hint = "public cards, and only they, happen immediately"
            complain(box, "events", f"timing of {event.id}", f"is {row['timing']}", hint)
        check_window(box, "events", row, steps_of(event.effect), set(event.timing))


def check_event_targets(box: Box) -> None:
    for row, event in zip(box.tables["events"], box.events, strict=True):
        check_targets(box, "events", row, event.targets, steps_of(event.effect))
        for step in steps_of(event.effect):
            verb = box.language.verbs[step.verb].id
            if verb in CALAMITY_VERBS:
                key = f"effect of {event.id}"
                complain(box, "events", key, f"{verb} is for calamities", "another verb")


# -- diplomacy -------------------------------------------------------------------------------------


def check_diplomacy(box: Box) -> None:
    """18 cards; what a card pays is its price (R40.6)."""
    cards = sum(card.count for card in box.diplomacy)
    if cards != DIPLOMACY:
        complain(box, "diplomacy", "count", f"{cards} cards", f"there are {DIPLOMACY}")
    for row, card in zip(box.tables["diplomacy"], box.diplomacy, strict=True):
        check_window(box, "diplomacy", row, steps_of(card.effect), {card.timing})
        check_targets(box, "diplomacy", row, card.targets, steps_of(card.effect))
        verbs = box.language.verbs
        paid = sum(
            step.n if verbs[step.verb].id == "pay" else step.cost for step in steps_of(card.effect)
        )
        if paid != card.cost:
            complain(box, "diplomacy", f"cost of {card.id}", f"is {card.cost}", f"it pays {paid}")


# -- calamities ------------------------------------------------------------------------------------


def check_calamities(box: Box) -> None:
    """A roll has a table, modifiers are mod() alone, and all steps fit a calamity."""
    verbs = box.language.verbs
    window = {box.language.words["timing"].index("calamity_step")}
    if len(box.calamities) != CALAMITIES:
        text = f"{len(box.calamities)} rows"
        complain(box, "calamities", "rows", text, f"there are {CALAMITIES}")
    for row, calamity in zip(box.tables["calamities"], box.calamities, strict=True):
        rolls = any(verbs[step.verb].id == "roll_table" for step in calamity.steps)
        if rolls != bool(calamity.table):
            key = f"table of {calamity.id}"
            complain(box, "calamities", key, "does not fit", "roll_table() and a table, or neither")
        if any(verbs[step.verb].id != "mod" for step in calamity.modifiers):
            key = f"modifiers of {calamity.id}"
            complain(box, "calamities", key, "have another verb", "mod() only")
        steps = [*calamity.steps, *(step for line in calamity.table for step in line.steps)]
        check_window(box, "calamities", row, iter(steps), window)


def check_worsened(box: Box) -> None:
    """`worsened_by` says what the modifiers count."""
    words = box.language.words["counter"]
    for row, calamity in zip(box.tables["calamities"], box.calamities, strict=True):
        counted = {words[step.per] for step in calamity.modifiers if step.per != NONE}
        said = set(row["worsened_by"].split("+")) - {"none"}
        due = {name for name, counter in WORSE.items() if counter in counted}
        if said != due:
            key = f"worsened_by of {calamity.id}"
            hint = "+".join(sorted(due)) or "none"
            complain(box, "calamities", key, f"is {row['worsened_by']}", hint)


# -- administration and pillage --------------------------------------------------------------------


def check_administration(box: Box) -> None:
    """7 passive, 7 military and 4 reform cards, one price for each kind and status."""
    for kind, due in CARDS.items():
        cards = [c for c in box.administration if ADMINISTRATION[c.kind] == kind]
        if len(cards) != due:
            text = f"{len(cards)} cards"
            complain(box, "administration", f"kind {kind}", text, f"there are {due}")
        if len({card.cost for card in cards}) > 1:
            complain(box, "administration", f"cost of {kind}", "differs", "one price per status")
    for kind, status, due in KNOWN_COSTS:
        costs = {c.cost[status] for c in box.administration if ADMINISTRATION[c.kind] == kind}
        if costs != {due}:
            complain(box, "administration", f"cost of {kind}", f"is {costs}", f"{due}")
    for status in (KINGDOM, EMPIRE):
        chain = [max(c.cost[status] for c in box.administration if c.kind == k) for k in range(3)]
        if chain != sorted(chain):
            hint = "passive, military, reform"
            complain(box, "administration", "cost", f"falls: {chain}", hint)


def check_faces(box: Box) -> None:
    """The faces show every ageing, every calamity and none, leaders active and not."""
    faces = [face for card in box.administration for face in card.faces]
    ageings = {face.ageing for face in faces}
    if ageings != AGEINGS:
        complain(box, "administration", "ageing", f"are {sorted(ageings)}", "-1, 0, 1 and 2")
    if len({face.leader_active for face in faces}) < 2:
        complain(box, "administration", "leader_active", "is always the same", "both occur")
    seen = {face.calamity for face in faces}
    if NONE not in seen:
        complain(box, "administration", "calamity", "never none", "some faces are free of them")
    for calamity in box.calamities:
        if calamity.index not in seen:
            key = f"id {calamity.id}"
            columns = ", ".join(f"{band}_calamity" for band in BANDS)
            complain(box, "calamities", key, "is on no administration card", f"in {columns}")


def check_pillage(box: Box) -> None:
    """40 markers, a little under 2 gold each, two of them usurpers, events by their numbers."""
    count = sum(marker.count for marker in box.pillage)
    if count != MARKERS:
        complain(box, "pillage", "count", f"{count} markers", f"there are {MARKERS}")
    mean = sum(marker.gold * marker.count for marker in box.pillage) / max(count, 1)
    if not MEAN[0] <= mean <= MEAN[1]:
        complain(box, "pillage", "gold", f"{mean:.2f} on average", f"{MEAN[0]} to {MEAN[1]}")
    strokes = sum(marker.count for marker in box.pillage if marker.calamity != NONE)
    if strokes != USURPERS:
        complain(box, "pillage", "calamity", f"on {strokes} markers", f"on {USURPERS}")
    for row, marker in zip(box.tables["pillage"], box.pillage, strict=True):
        due = NONE if marker.event_no == NONE else box.event_of_number[marker.event_no]
        if marker.event != due:
            name = "nothing" if due == NONE else box.events[due].id
            text = f"is '{row['event']}'"
            complain(box, "pillage", f"event of {row['no']}", text, f"number and name: {name}")
        if marker.event != NONE and marker.calamity != NONE:
            hint = "one of the two"
            complain(box, "pillage", f"event of {row['no']}", "beside a calamity", hint)


# -- prices ----------------------------------------------------------------------------------------


def gold(row: Row, column: str) -> int:
    return int(row[column]) if row[column] else NONE


def is_elite(row: Row) -> bool:
    return row["elite"] not in ("", "0") or row["id"] in PRINTED_ELITES


def check_price_columns(box: Box) -> None:
    """Empires pay more than kingdoms, half of it for the repair of an elite, no limit for B."""
    for row in box.tables["prices"]:
        kingdom, empire = gold(row, "kingdom"), gold(row, "empire")
        if row["id"] != "fortify_city" and NONE not in (kingdom, empire) and empire <= kingdom:
            text = f"is {empire}"
            complain(box, "prices", f"empire of {row['id']}", text, f"more than {kingdom}")
        due = (empire + 1) // 2 if is_elite(row) and empire != NONE else NONE
        if gold(row, "repair") != due:
            hint = "empty" if due == NONE else f"{due}: half, rounded up"
            complain(box, "prices", f"repair of {row['id']}", f"is '{row['repair']}'", hint)
        if row["auxiliary"] == "1" and row["roman_limit"] == "1":
            key = f"roman_limit of {row['id']}"
            complain(box, "prices", key, "is 1", "0: auxiliaries know no limit")


def check_price_order(box: Box) -> None:
    """Elites are dearest, heavy units a little dearer than others (XIV)."""
    table = {row["id"]: row for row in box.tables["prices"]}
    for column in ("kingdom", "empire"):
        field = [r for r in table.values() if r["id"] not in NO_FIELD_UNIT and r[column]]
        elites = [int(row[column]) for row in field if is_elite(row)]
        others = [int(row[column]) for row in field if not is_elite(row)]
        if elites and others and min(elites) <= max(others):
            text = f"of an elite is {min(elites)}"
            complain(box, "prices", column, text, f"more than {max(others)}, the dearest other")
        for plain, heavy in HEAVIER:
            if plain not in table or heavy not in table or not table[plain][column]:
                continue
            more = gold(table[heavy], column) - gold(table[plain], column)
            if not 0 < more <= 2:
                key = f"{column} of {heavy}"
                complain(box, "prices", key, f"{more} more than {plain}", "1 or 2 more")
    walls = table.get("fortify_city")
    if walls is None or [walls["kingdom"], walls["empire"]] != [str(WALLS), str(WALLS)]:
        complain(box, "prices", "kingdom of fortify_city", "differs", f"{WALLS} (R6.7)")


def check_every_unit_has_a_price(box: Box) -> None:
    """Romans buy as empires, all others as kingdoms first; elites can be repaired."""
    for row, kind in zip(box.tables["units"], box.kinds, strict=True):
        key = f"{row['nation']} {row['unit_type']}"
        if row["unit_type"] in ("horde", "local_infantry"):
            continue
        if kind.price == NONE:
            complain(box, "prices", key, "has no price", "a row that fits it")
            continue
        price = box.prices[kind.price]
        status = EMPIRE if box.nations[kind.nation].status == EMPIRE else KINGDOM
        if price.gold[status] == NONE:
            complain(box, "prices", key, f"has no price in {price.id}", "for its status")
        if kind.elite and price.gold[EMPIRE] != NONE and price.repair == NONE:
            complain(box, "prices", key, f"cannot be repaired by {price.id}", "a repair price")


# -- the language ----------------------------------------------------------------------------------


def check_every_word_is_used(box: Box) -> None:
    """No word of the vocabulary without a card that speaks it."""
    used: Counter[str] = Counter()
    language = box.language
    for target in all_targets(box):
        used[language.words["selector"][target.selector]] += 1
        used.update(language.words["predicate"][p] for p in target.predicates)
    for step in all_steps(box):
        verb = language.verbs[step.verb]
        used[verb.id] += 1
        used.update(language.words["timing"][window] for window in verb.windows)
        used.update(selectors_of(box, step))
        for slot, kind in ANSWERED.items():
            if getattr(step, slot) != NONE:
                used[language.words[kind][getattr(step, slot)]] += 1
    for row in box.tables["effects"]:
        if row["id"] != "calamity" and not used[row["id"]]:
            hint = "let a card speak it, or leave it out"
            complain(box, "effects", f"id {row['id']}", f"is a {row['kind']} nobody uses", hint)


def all_targets(box: Box) -> Iterator[Target]:
    for event in box.events:
        yield from event.targets
    for card in box.diplomacy:
        yield from card.targets


def all_steps(box: Box) -> Iterator[Step]:
    """Every step of every card and calamity."""
    for event in box.events:
        yield from steps_of(event.effect)
    for card in box.diplomacy:
        yield from steps_of(card.effect)
    for calamity in box.calamities:
        yield from calamity.steps
        yield from calamity.modifiers
        for line in calamity.table:
            yield from line.steps


def check_titles(box: Box) -> None:
    """No two components of a kind have one title."""
    for name in ("events", "calamities", "administration", "diplomacy", "prices"):
        titles = Counter(row["title_en"] for row in box.tables[name])
        for row in box.tables[name]:
            if titles[row["title_en"]] > 1:
                key = f"title_en of {row['id']}"
                complain(box, name, key, f"'{row['title_en']}' stands twice", "a title of its own")


CARD_LAWS: Final[tuple[Callable[[Box], None], ...]] = (
    check_event_counts,
    check_event_order,
    check_event_windows,
    check_event_targets,
    check_diplomacy,
    check_calamities,
    check_worsened,
    check_administration,
    check_faces,
    check_pillage,
    check_price_columns,
    check_price_order,
    check_every_unit_has_a_price,
    check_every_word_is_used,
    check_titles,
)
