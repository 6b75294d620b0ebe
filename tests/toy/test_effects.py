"""The registry of effects, with a small vocabulary of its own: gifts between neighbours."""

from __future__ import annotations

from pathlib import Path

import pytest

from aevum.core.effects import (
    Choice,
    Counters,
    Effect,
    Effects,
    Id,
    Ids,
    Need,
    Number,
    Parameter,
    Reader,
    Verb,
    Windows,
    page,
)
from aevum.core.flow import State
from aevum.core.pack import Pack
from aevum.core.why import Why

WINDOWS = Windows()
NOW = WINDOWS.declare("now")
ON_FEAST = WINDOWS.declare("event.feast")
ON_RAID = WINDOWS.declare("event.raid")
ALWAYS = WINDOWS.declare("always")
PLACES = ["north", "south", "east"]


class Village(State):
    """Gold per place."""

    __slots__ = ("gold",)

    def __init__(self) -> None:
        super().__init__()
        self.gold = [0, 5, 2]


class Gift(Effect):
    __slots__ = ("mask", "n", "place")

    def __init__(self, text: str, window: int, verb: int) -> None:
        super().__init__(text, window, verb)
        self.n = 1
        self.place = 0
        self.mask = 0


N = Parameter("n", Number(-2, 4))
PLACE = Parameter("to", Id("place", "nowhere"), "place")
COUNTERS: Counters[Village] = Counters()
GOLD = COUNTERS.declare("gold", lambda s, who, of: s.gold[who])
GOLD_OF = COUNTERS.declare("gold_of", lambda s, who, of: s.gold[of], PLACES)
GIFTS: Effects[Village, Gift] = Effects(WINDOWS, {"place": PLACES})


def give(s: Village, who: int, effect: Gift) -> None:
    s.gold[who] -= effect.n
    s.gold[effect.place] += effect.n


def refuse(s: Village, who: int, effect: Gift, place: int) -> Why | None:
    return Why("R2", "too-rich") if s.gold[place] > s.gold[who] else None


def give_to(s: Village, who: int, effect: Gift, place: int) -> None:
    effect.place = place
    give(s, who, effect)


GIVE = GIFTS.deed(
    "give", "now event", give, N, PLACE.maybe(), rules="R1",
    needs=[Need(lambda s, who, e: s.gold[who] >= e.n, lambda s, who, e: Why("R1", "too-poor"))],
    choice=Choice(refuse, give_to),
)  # fmt: skip
TRIBUTE = GIFTS.modifier(
    "tribute", "always", lambda s, who, e: e.n * COUNTERS.count(s, who, GOLD),
    N, Parameter("kinds", Ids("place"), "mask"), rules="R3 R4",
)  # fmt: skip


def read(text: str) -> tuple[list[Gift], list[str]]:
    pack = Pack(Path())
    found = Reader(pack, GIFTS, Gift).read("file", "key", text)
    return found, [f"{p.key}: {p.text}; {p.hint}" for p in pack.problems]


def sound(text: str) -> Gift:
    found, problems = read(text)
    assert problems == []
    return found[0]


def test_a_group_of_windows_is_all_of_them() -> None:
    assert WINDOWS.numbers("event") == [ON_FEAST, ON_RAID]
    assert WINDOWS.numbers("always now") == [NOW, ALWAYS]
    with pytest.raises(ValueError, match="never"):
        WINDOWS.numbers("never")


def test_verbs_and_counters_number_themselves() -> None:
    assert [GIFTS.verbs[GIVE].word, GIFTS.verbs[TRIBUTE].word] == ["give", "tribute"]
    assert COUNTERS.words == ["gold", "gold_of:north", "gold_of:south", "gold_of:east"]
    assert [COUNTERS.count(Village(), 2, GOLD_OF + place) for place in range(3)] == [0, 5, 2]
    assert COUNTERS.count(Village(), 2, GOLD) == 2


def test_effects_are_read_in_order_with_numbers_and_ids() -> None:
    found, problems = read(
        "now:give n=3 to=east; event.raid:give n=-1 ; always:tribute n=2 kinds=north+east"
    )
    assert problems == []
    assert [effect.index for effect in found] == [0, 1, 2]
    assert [effect.window for effect in found] == [NOW, ON_RAID, ALWAYS]
    assert [effect.n for effect in found] == [3, -1, 2]
    assert [effect.place for effect in found] == [2, 0, 0]
    assert found[2].mask == 0b101
    assert sound("now:give n=1 to=nowhere").place == len(PLACES)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("give n=1", "key: 'give n=1' does not say when; write when:verb"),
        ("event.rid:give n=1", "key: 'event.rid' is unknown; did you mean event.raid?"),
        ("now:giv n=1", "key: 'giv' is unknown; did you mean give?"),
        ("always:give n=1", "key: 'give' cannot be always; use now or event"),
        ("now:give", "key: 'give' needs n=…; "),
        ("now:give n=1 kinds=north", "key: 'give' does not know kinds=…; "),
        ("now:give n=5", "key n: '5' is no number from -2 to 4; "),
        ("now:give n=--1", "key n: '--1' is no number from -2 to 4; "),
        ("now:give n=1 to=est", "key to: 'est' is unknown; did you mean east?"),
        (
            "always:tribute n=1 kinds=north+sot",
            "key kinds: 'sot' is unknown; did you mean south?",
        ),
    ],
)
def test_a_mistake_is_reported_with_a_hint(text: str, problem: str) -> None:
    assert read(text)[1] == [problem]


def test_the_need_and_its_reason_agree() -> None:
    s = Village()
    poor, rich = sound("now:give n=4 to=east"), sound("now:give n=2 to=east")
    assert not GIFTS.can(s, 2, poor)
    assert GIFTS.why_not(s, 2, poor) == Why("R1", "too-poor")
    assert GIFTS.can(s, 2, rich)
    assert GIFTS.why_not(s, 2, rich) is None


def test_what_is_always_needed_is_asked_first_whenever_it_is_declared() -> None:
    peaceful: Effects[Village, Gift] = Effects(WINDOWS, {"place": PLACES})
    peaceful.deed(
        "give", "now", give, N, rules="R1",
        needs=[Need(lambda s, who, e: False, lambda s, who, e: Why("R1", "never"))],
    )  # fmt: skip
    peaceful.always(Need(lambda s, who, e: who != 1, lambda s, who, e: Why("R9", "at-war")))
    peaceful.deed("keep", "now", give, rules="R1")
    effect = Gift("give", NOW, 0)
    assert peaceful.why_not(Village(), 1, effect) == Why("R9", "at-war")
    assert peaceful.why_not(Village(), 2, effect) == Why("R1", "never")
    assert peaceful.why_not(Village(), 1, Gift("keep", NOW, 1)) == Why("R9", "at-war")
    assert peaceful.can(Village(), 2, Gift("keep", NOW, 1))


def test_a_deed_is_carried_out_and_a_modifier_has_a_value() -> None:
    s = Village()
    GIFTS.carry_out(s, 1, sound("now:give n=2 to=north"))
    assert s.gold == [2, 3, 2]
    assert GIFTS.value(s, 1, sound("always:tribute n=2 kinds=north")) == 6


def test_a_choice_has_its_reason_and_its_consequence() -> None:
    s = Village()
    effect = sound("event.feast:give n=1")
    choice = GIFTS.choice(effect)
    assert choice.why_not(s, 2, effect, 1) == Why("R2", "too-rich")
    assert choice.why_not(s, 2, effect, 0) is None
    choice.chosen(s, 2, effect, 0)
    assert s.gold == [1, 5, 1]


def test_the_page_tells_all() -> None:
    def example(verb: Verb[Village, Gift]) -> str:
        return f"a {verb.word}"

    lines = page("Gifts", GIFTS, example).splitlines()
    assert "Windows: `now`, `event.feast`, `event.raid`, `always`." in lines
    assert (
        "| `give` | now, event | `n` -2 to 4; `to` of *place* or nowhere (optional) | a give | R1 |"
        in lines
    )
    assert lines.index("## Deeds") < lines.index("## Modifiers")
    assert "- *place*: north, south, east" in lines
