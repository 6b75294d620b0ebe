"""The texts of cards, bars, stages, tableaus and provinces agree with their data, word for word."""

import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast, parse

import aevum.games
from aevum.cli.terminal.voice import Voice
from aevum.core.effects import Number, Reader, Verb
from aevum.core.pack import Pack
from aevum.core.texts import LANGUAGES, Texts
from aevum.core.why import Why
from aevum.games.rising_cultures.effects import WINDOWS, Effect
from aevum.games.rising_cultures.pack import data_folder
from aevum.games.rising_cultures.registry import COUNTERS, EFFECTS
from aevum.games.rising_cultures.wording import sentence, sentences

GAME = aevum.games.load("rising_cultures")
TEXTS = {language: Texts(language, [GAME.text_folder()]) for language in LANGUAGES}
BOARD = GAME.board_data()

EVENTS = [WINDOWS.words[window].removeprefix("event.") for window in WINDOWS.numbers("event")]
NATIONS = ("rome", "persia", "abbasids", "egypt")
SIDES = ("grey", "golden")
RESOURCES = ("wood", "brick", "stone", "gold")
SYMBOLS = ("sword", "horse", "shield")

#: a number argument of an effect, or the threshold of its condition
NUMBER = re.compile(r"\b(n|max|per|cost|discount|delta)=(-?\d+)|>=(\d+)")

#: "one per building" is said as "each building", no discount is not mentioned
UNWRITTEN = {("per", "1"), ("discount", "0")}


def read(text: str) -> list[Effect]:
    """Effects as the data write them; every complaint is a failure."""
    pack = Pack(data_folder())
    effects = Reader(pack, EFFECTS, Effect).read("test", "test", text)
    assert not pack.problems, [str(problem) for problem in pack.problems]
    return effects


def spoken(text: str, language: str) -> list[str]:
    return [sentence(effect, TEXTS[language]) for effect in read(text)]


def numbers_of_data(text: str) -> Counter[str]:
    """All numbers of a cell, apart from those that are said without a digit."""
    found: Counter[str] = Counter()
    for name, value, threshold in NUMBER.findall(text):
        if (name, value) not in UNWRITTEN:
            found[(value or threshold).lstrip("-")] += 1
    return found


def numbers_of_text(lines: list[str]) -> Counter[str]:
    return Counter(re.findall(r"\d+", " ".join(lines)))


def cells() -> Iterator[tuple[str, str, dict[str, list[str]]]]:
    """Where an effect stands, how the data write it, what clients are told."""
    for row in GAME.box.rows:
        yield row["id"], row["effects"], BOARD["cards"][row["id"]]["text"]
    for row in GAME.box.province_rows:
        yield row["id"], row["effects"], BOARD["provinces"][row["id"]]["text"]
    tableaus = tomllib.loads((data_folder() / "tableaus.toml").read_text(encoding="utf-8"))
    for nation in NATIONS:
        for number, side in enumerate(SIDES):
            printed = BOARD["nations"][nation]["sides"][number]
            table = tableaus[nation][side]
            for part, column in (("bars", "red_effects"), ("stages", "green"), ("own", "effects")):
                pairs = zip(table[column], printed[part], strict=True)
                for place, (text, shown) in enumerate(pairs, 1):
                    assert shown["action"] == ("action:" in text)
                    yield f"{nation}-{side}-{part}-{place}", text, shown["text"]


CELLS = list(cells())


def test_every_piece_is_there() -> None:
    """99 cards, 15 provinces, and on each side 6 bars and 5 or 7 stages."""
    assert len(BOARD["cards"]) == 99
    assert len(BOARD["provinces"]) == 15
    assert len([name for name, _, _ in CELLS if "-bars-" in name]) == 4 * 2 * 6
    assert len([name for name, _, _ in CELLS if "-stages-" in name]) == 4 * (5 + 7)


@pytest.mark.parametrize(("name", "data", "text"), CELLS, ids=[name for name, _, _ in CELLS])
def test_numbers_in_the_text_are_the_numbers_in_the_data(
    name: str, data: str, text: dict[str, list[str]]
) -> None:
    for language in LANGUAGES:
        assert numbers_of_text(text[language]) == numbers_of_data(data), text[language]


@pytest.mark.parametrize(("name", "data", "text"), CELLS, ids=[name for name, _, _ in CELLS])
def test_one_sentence_per_effect_in_both_languages(
    name: str, data: str, text: dict[str, list[str]]
) -> None:
    effects = [part for part in data.split(";") if part.strip()]
    for language in LANGUAGES:
        assert len(text[language]) == len(effects)
        for line in text[language]:
            assert_is_sound(line)
    assert not set(text["en"]) & set(text["de"])


def assert_is_sound(line: str) -> None:
    assert line == line.strip()
    assert line
    assert not re.search(r"[{}_$]|  |\.\.|none|effect-|counted-", line), line
    assert line[0].isdigit() or line[0] in "+−" or line[0].isupper(), line


@pytest.mark.parametrize("data", sorted({text for _, text, _ in CELLS if text}))
def test_another_number_in_the_data_is_another_text(data: str) -> None:
    """Each number alone, one up or one down within its range; every language notices."""
    for match in NUMBER.finditer(data):
        name, value, threshold = match.groups()
        at = match.end() - len(value or threshold)
        number = int(value or threshold)
        high = highest(name, data) if name else number + 1
        other = number + 1 if number < high else number - 1
        changed = data[:at] + str(other) + data[match.end() :]
        for language in LANGUAGES:
            assert spoken(changed, language) != spoken(data, language), changed
            assert numbers_of_text(spoken(changed, language)) == numbers_of_data(changed)


def highest(name: str, data: str) -> int:
    """The most that a number may be."""
    parameters = [p for verb in EFFECTS.verbs if verb.word in data for p in verb.parameters]
    kinds = [p.kind for p in parameters if p.name == name]
    return max(kind.high for kind in kinds if isinstance(kind, Number))


# -- the whole vocabulary, whether a card uses it or not ------------------------------------------

CONDITIONS = (
    "golden", "marker", "stage>=1", "stage>=3", "symbols(shield)>=2", "symbols(sword)>=1",
    "coins>=4", "provinces>=2", "sign(B)>=1", "buildings>=3", "covered>=1", "behind(progress)",
    "behind(provinces)",
)  # fmt: skip


def values(verb: Verb[Any, Any]) -> dict[str, list[str]]:
    """What may be written for each parameter; symbols cannot be counted to give symbols."""
    found = {p.name: p.kind.samples(EFFECTS.axes) for p in verb.parameters}
    if verb.word == "symbol_per":
        found["counter"] = [word for word in found["counter"] if not word.startswith("symbol")]
    return found


def written(verb: Verb[Any, Any]) -> list[str]:
    """The verb with arguments so that each value of each argument occurs."""
    known = values(verb)
    plain = {name: samples[0] for name, samples in known.items()}
    found = [plain | {name: value} for name, samples in known.items() for value in samples]
    return [
        " ".join([verb.word, *(f"{name}={value}" for name, value in given.items())])
        for given in found or [{}]
    ]


def samples() -> Iterator[str]:
    """Every verb at every moment, every event, limit and condition."""
    for verb in EFFECTS.verbs:
        for window in WINDOWS.numbers(verb.windows):
            yield from (f"{WINDOWS.words[window]}:{text}" for text in written(verb))
    for window in WINDOWS.numbers("action event"):
        yield f"{WINDOWS.words[window]}:coins n=2 limit=game"
        yield f"{WINDOWS.words[window]}:coins n=2 limit=round"
    yield "static:keep_military limit=game"
    yield from (f"final:vp n=2 if={condition}" for condition in CONDITIONS)
    yield from (f"play:coins n=2 if={condition}" for condition in CONDITIONS)


@pytest.mark.parametrize("data", sorted(set(samples())))
def test_whatever_an_owner_writes_can_be_said(data: str) -> None:
    """All verbs, moments, counters, conditions: complete, with their numbers, in both languages."""
    lines = {language: spoken(data, language) for language in LANGUAGES}
    assert len(lines["en"]) == len(lines["de"]) == 1
    assert lines["en"] != lines["de"]
    for language in LANGUAGES:
        assert_is_sound(lines[language][0])
        assert numbers_of_text(lines[language]) == numbers_of_data(data), lines[language]


def test_different_effects_have_different_texts() -> None:
    """What the data tell apart, the reader can tell apart."""
    for language in LANGUAGES:
        texts = Counter(line for data in set(plain_samples()) for line in spoken(data, language))
        assert [text for text, number in texts.items() if number > 1] == []


def plain_samples() -> Iterator[str]:
    """`income:income` is the same as coins; a bonus for covering is an event like others."""
    for data in samples():
        if ":cover_bonus" not in data and "limit=round" not in data:
            yield data


def test_cards_have_a_message_for_each_verb_and_nothing_unused() -> None:
    source = (GAME.text_folder() / "cards.en.ftl").read_text(encoding="utf-8")
    names = {entry.id.name for entry in parse(source).body if isinstance(entry, ast.Message)}
    expected = {f"effect-{verb.word}" for verb in EFFECTS.verbs}
    expected |= {f"when-event-{name}" for name in EVENTS}
    expected |= {f"counted-{name.partition(':')[0]}" for name in COUNTERS.words}
    expected |= {"when-play", "when-income", "when-action", "at-most", "either", "every"}
    expected |= {"if-golden", "if-marker", "if-at-least", "if-behind"}
    parts = {"how-often", "some-coins", "coin-cost", "some-symbols", "card-from"}
    assert names == expected | parts
    assert all(f"{{ {part} }}" in source for part in parts)


# -- some texts as people read them ---------------------------------------------------------------

READ = {
    "final:vp_per counter=covered n=2 per=1 max=6": (
        "2 VP for each covered ruler (at most 6 VP)",
        "2 SP für jeden überdeckten Herrscher (höchstens 6 SP)",
    ),
    "final:vp_per counter=buildings n=1 per=2 max=4": (
        "1 VP for every 2 buildings (at most 4 VP)",
        "1 SP für je 2 Gebäude (höchstens 4 SP)",
    ),
    "static:symbol kind=sword n=2": ("+2 swords", "+2 Schwerter"),
    "static:symbol_per kind=shield counter=provinces per=1": (
        "One shield for each province",
        "Ein Schild für jede Provinz",
    ),
    "action:buy_symbol cost=1 kind=sword n=2": (
        "Action: 1 coin for 2 swords this round",
        "Aktion: 1 Münze für 2 Schwerter in dieser Runde",
    ),
    "event.cover:coins n=2": (
        "Once per round for covering a ruler: 2 coins",
        "Einmal pro Runde beim Überdecken eines Herrschers: 2 Münzen",
    ),
    "play:coins n=3 if=sign(A)>=1": (
        "Once: 3 coins with at least 1 province with the sign A",
        "Einmalig: 3 Münzen, wenn es mindestens 1 Provinz mit dem Zeichen A gibt",
    ),
    "play:coins_per counter=archive n=1 max=3": (
        "Once: 1 coin for each archived card (at most 3 coins)",
        "Einmalig: 1 Münze für jede archivierte Karte (höchstens 3 Münzen)",
    ),
    "static:symbol_per kind=horse counter=provinces per=2 max=1": (
        "One horse for every 2 provinces (at most 1 horse)",
        "Ein Pferd für je 2 Provinzen (höchstens 1 Pferd)",
    ),
    "static:coin_limit delta=-1": ("Coin limit −1", "Münzlimit −1"),
    "static:resource_any kinds=wood+brick+gold n=1": (
        "+1 wood, brick or gold (chosen anew for every build)",
        "+1 Holz, Ziegel oder Gold (bei jedem Bau nach Wahl)",
    ),
}


@pytest.mark.parametrize("data", READ)
def test_card_texts_are_idiomatic(data: str) -> None:
    assert (spoken(data, "en")[0], spoken(data, "de")[0]) == READ[data]


def test_card_texts_fit_the_rival_s_board_too() -> None:
    """They lie before both players, so they address neither."""
    addressed = re.compile(r"\b(you|yours?|du|dir|dich|dein\w*)\b", re.IGNORECASE)
    told = [text for data in samples() for lang in ("en", "de") for text in spoken(data, lang)]
    assert [text for text in told if addressed.search(text)] == []


# -- what clients draw ----------------------------------------------------------------------------


def test_board_data_is_plain_json() -> None:
    assert json.loads(json.dumps(BOARD)) == BOARD


def test_what_offers_an_action_is_marked() -> None:
    """Mardonius sells symbols, Cyrus only counts provinces; N1: stage 4 of the grey side flips."""
    assert BOARD["cards"]["persia_mardonius"]["action"] is True
    assert BOARD["cards"]["persia_cyrus"]["action"] is False
    for nation in BOARD["nations"].values():
        assert nation["sides"][0]["stages"][3]["action"] is True


def test_the_brewery_is_printed_as_in_the_booklet() -> None:
    """X4: it costs 2 wood, 2 brick, 1 stone."""
    brewery = BOARD["cards"]["rome_brewery"]
    assert brewery["cost"] == [2, 2, 1, 0]
    assert (brewery["nation"], brewery["kind"], brewery["ruler"]) == ("rome", "building", False)
    assert (brewery["vp"], brewery["symbols"]) == (3, ["shield"])
    assert (brewery["strip"], brewery["coin"]) == ([0, 1, 0, 0], 1)
    assert brewery["source"] == "rulebook"
    assert BOARD["cards"]["rome_pantheon"]["source"] == "reconstructed"
    assert BOARD["cards"]["rome_caesar"]["ruler"] is True


def test_each_nation_has_its_own_cards() -> None:
    """24 cards each, Egypt 27."""
    cards = Counter(card["nation"] for card in BOARD["cards"].values())
    assert cards == {"rome": 24, "persia": 24, "abbasids": 24, "egypt": 27}


def test_tableaus_are_printed_with_limits_spaces_and_bars() -> None:
    """R12.1: Egypt may keep 5 coins, the others 7; N1: 3 VP for gold; N2: who owns the Nile."""
    nations = BOARD["nations"]
    assert {name: nation["coin_limit"] for name, nation in nations.items()} == {
        "rome": 7, "persia": 7, "abbasids": 7, "egypt": 5,
    }  # fmt: skip
    assert nations["egypt"]["nile"] == [1, 1, 0, 1, 0, 1]
    assert nations["rome"]["nile"] == []
    assert nations["abbasids"]["archive_spaces"] == 6
    for nation in nations.values():
        assert [side["vp"] for side in nation["sides"]] == [0, 3]
        assert [len(side["stages"]) for side in nation["sides"]] == [5, 7]
    bars = nations["rome"]["sides"][0]["bars"]
    assert [bar["symbol"] for bar in bars] == ["sword", None, "shield", None, "horse", None]


#: part 1.2 of the rules index
PROVINCES: dict[str, tuple[int, list[str], int]] = {
    "gaul": (1, ["sword", "horse"], 0),
    "caucasus": (3, ["sword", "horse", "shield"], 1),
    "maghreb": (7, ["sword"], 2),
    "carthage": (11, ["sword"], 4),
    "babylonia": (15, ["shield"], 4),
}


@pytest.mark.parametrize("name", PROVINCES)
def test_provinces_are_printed_as_in_the_booklet(name: str) -> None:
    printed = BOARD["provinces"][name]
    assert (printed["no"], printed["contest"], printed["vp"]) == PROVINCES[name]
    assert printed["sign"] in ("A", "B", "C")


def test_verbs_name_their_axes() -> None:
    """A card and the action it offers have the same id; only the verb tells which is meant."""
    assert BOARD["verbs"]["activate"] == [{"name": "source", "axis": "source"}]
    assert [each["axis"] for each in BOARD["verbs"]["play"]] == ["card", "use"]
    assert BOARD["verbs"]["end_turn"] == []


# -- sentences with several parts -----------------------------------------------------------------

SHORT = {"missing_wood": "none", "missing_brick": "2", "missing_stone": "1", "missing_gold": "none"}


def why(language: str, missing: dict[str, str]) -> str:
    voice = Voice(GAME, TEXTS[language], ["Ada", "Ben"])
    about = {"card": "rome_brewery", "price": "6", "coins": "1"} | missing
    return voice.why(Why("R7.3", "cannot-pay", about))


def test_a_card_that_cannot_be_paid_for_says_what_is_missing() -> None:
    assert why("en", SHORT) == (
        "For “Brewery” you are short of 2 brick, 1 stone, and neither abilities nor coins make up"
        " for it (coins: 6 needed, 1 there). (R7.3)"
    )
    assert why("de", SHORT) == (
        "Für „Brauerei“ brauchst du noch 2 Ziegel, 1 Stein, und weder Fähigkeiten noch Münzen"
        " gleichen das aus (Münzen: 6 nötig, 1 vorhanden). (R7.3)"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hidden_card_has_no_name(language: str) -> None:
    """R3.5: what the opponent draws and puts back is told without the card."""
    voice = Voice(GAME, TEXTS[language], ["Ada", "Ben"])
    for event in ("drew", "returned"):
        told: dict[str, Any] = {"event": event, "seat": 1, "card": None}
        hidden = voice.event(told)
        known = voice.event(told | {"card": "egypt_sphinx"})
        assert "Sphinx" in known
        assert "Sphinx" not in hidden
        assert hidden.startswith("Ben ")
        assert not re.search("[“„”]|none", hidden)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_game_has_a_label_of_its_own(language: str) -> None:
    voice = Voice(GAME, TEXTS[language], ["Ada", "Ben"])
    labels: dict[str, set[str]] = {}
    for word in GAME.vocabulary.tabulated():
        labels.setdefault(word.partition(" ")[0], set()).add(voice.action(word, {}))
    for verb in GAME.vocabulary.verbs:
        words = [word for word in GAME.vocabulary.tabulated() if word.split(" ")[0] == verb.word]
        assert len(labels[verb.word]) == len(words), verb.word
        assert not any("{" in label or "_" in label for label in labels[verb.word])


def test_a_source_says_its_effects_in_order() -> None:
    """Thutmose: first the sword, then the points."""
    card = next(card for card in GAME.box.cards if card.id == "egypt_thutmose")
    assert sentences(card.source, TEXTS["en"]) == [
        "+1 sword",
        "2 VP for each province with the sign C (at most 6 VP)",
    ]
