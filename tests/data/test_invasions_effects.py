"""The sentences of Invasions' cards, read into slots (effects.csv is the whole language)."""

from __future__ import annotations

import pytest

from aevum.games.invasions.box import Box
from aevum.games.invasions.effects import CHOICES, FAR, Step
from aevum.games.invasions.kinds import NONE, TYPES
from aevum.games.invasions.laws.cards import all_steps
from aevum.games.invasions.pack import load_box


@pytest.fixture(scope="module")
def box() -> Box:
    return load_box()


def word(box: Box, kind: str, number: int) -> str:
    return box.language.words[kind][number]


def verb(box: Box, step: Step) -> str:
    return box.language.verbs[step.verb].id


def test_the_vocabulary_is_closed(box: Box) -> None:
    """67 verbs, 17 timings, 39 selectors, 32 predicates, 5 counters, 2 tests."""
    counts = {kind: len(words) for kind, words in box.language.words.items()}
    assert sum(counts.values()) == 162
    assert (counts["counter"], counts["test"], counts["timing"]) == (5, 2, 17)


def test_steps_in_order(box: Box) -> None:
    """Crop failure: grain is bought, less 2 for each granary; without one there is a revolt."""
    failure = next(c for c in box.calamities if c.id == "crop_failure")
    expense, revolt = failure.steps
    assert (verb(box, expense), verb(box, revolt)) == ("expense", "revolt")
    assert (expense.kingdom, expense.empire, expense.granary) == (5, 9, 2)
    assert expense.by_status
    assert (revolt.n, word(box, "predicate", revolt.when)) == (1, "no_granary")
    assert word(box, "selector", revolt.to) == "self"
    assert revolt.area == revolt.test == revolt.level == NONE


def test_options_of_which_one_is_taken(box: Box) -> None:
    """The Alliance card: ally, win a client, or break a bond."""
    card = next(c for c in box.diplomacy if c.id == "alliance")
    assert [[verb(box, step) for step in option] for option in card.effect] == [
        ["alliance"], ["make_client"], ["break_bond"],
    ]  # fmt: skip
    ally, client, broken = (option[0] for option in card.effect)
    assert CHOICES["consent"][ally.consent] == "card"
    assert CHOICES["until"][ally.until] == "activation"
    assert (client.tribute, word(box, "test", client.test)) == (2, "d2_pass")
    kind = TYPES[box.language.selector_types[broken.bond]]
    assert kind == "bond"


def test_who_gives_and_who_takes(box: Box) -> None:
    marriage = next(c for c in box.diplomacy if c.id == "marriage")
    pay, lend, peace = marriage.effect[0]
    assert (pay.n, word(box, "selector", pay.giver)) == (2, "card_nation")
    assert word(box, "selector", lend.giver) == word(box, "selector", pay.to) == "hostile_nation"
    assert CHOICES["place"][lend.place] == "lender"
    assert word(box, "selector", peace.against) == "card_nation"


def test_the_table_of_the_usurper(box: Box) -> None:
    """Common 3: four lines without a gap; the last one opens the foedera."""
    usurper = next(c for c in box.calamities if c.id == "usurper")
    spans = [(line.low, line.high) for line in usurper.table]
    assert spans == [(-FAR, 5), (6, 8), (9, 10), (11, FAR)]
    assert [verb(box, step) for step in usurper.table[-1].steps] == [
        "depose_ruler", "halve_treasury", "age", "revolt", "open_foedera",
    ]  # fmt: skip
    decline, heresy, kingdom = usurper.modifiers
    assert word(box, "counter", decline.per) == "decline_level"
    assert (heresy.n, heresy.max) == (1, 2)
    assert (kingdom.n, word(box, "predicate", kingdom.when)) == (-2, "kingdom")


def test_targets_from_left_to_right(box: Box) -> None:
    """Alliance: an own nation, then another; both unbound, neither of them an invader."""
    event = next(e for e in box.events if e.id == "alliance")
    named = [
        (word(box, "selector", t.selector), [word(box, "predicate", p) for p in t.predicates])
        for t in event.targets
    ]
    assert named == [
        ("own_nation", ["unbound", "not_invading"]),
        ("any_nation", ["another", "unbound", "not_invading"]),
    ]


def test_the_side_of_a_raid_marker_is_no_side_of_a_battle(box: Box) -> None:
    bandits = next(e for e in box.events if e.id == "bandits")
    marker = bandits.effect[0][0]
    assert (verb(box, marker), marker.side) == ("raid_marker", NONE)
    assert CHOICES["marker"][marker.marker] == "minus"


def test_every_verb_but_one_is_spoken_by_a_card(box: Box) -> None:
    """Administration cards and markers name their calamity in a column."""
    spoken = {verb(box, step) for step in all_steps(box)}
    assert set(box.language.words["verb"]) - spoken == {"calamity"}


def test_numbers_of_the_deck(box: Box) -> None:
    """The rulebook's six numbers."""
    known = {23: "dice", 26: "famine", 32: "heresy", 48: "reaction", 51: "revolt", 56: "scarcity"}
    assert {no: box.events[box.event_of_number[no]].id for no in known} == known


def test_faces_by_age(box: Box) -> None:
    """Neglected Provinces: worse with every age, and never a leader who acts."""
    card = next(c for c in box.administration if c.id == "neglected_provinces")
    assert [face.ageing for face in card.faces] == [1, 1, 2]
    calamities = [face.calamity for face in card.faces]
    assert calamities[0] == NONE
    assert [box.calamities[c].id for c in calamities[1:]] == ["epidemic", "revolt"]
    assert not any(face.leader_active for face in card.faces)
