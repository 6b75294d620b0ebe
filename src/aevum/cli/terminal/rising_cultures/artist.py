"""Drawing Rising Cultures: both players' chips side by side, the races, the columns and the hand.

Everything is drawn from what a seat may see; sums come from the game's own figures.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from aevum.cli.terminal.generic import Artist, Scene, Told
from aevum.cli.terminal.voice import NONE, Voice
from aevum.games.rising_cultures.box import Card, Province
from aevum.games.rising_cultures.components import RESOURCES, ROUNDS, SEATS, SYMBOLS
from aevum.games.rising_cultures.game import RisingCultures
from aevum.games.rising_cultures.wording import sentences

PLAYER = ("bold magenta", "bold cyan")
QUIET = "grey58"
MARKER = "◆"
PILES = ("display", "covered", "military", "resource", "discard")
UNTOLD = frozenset({"kept", "activated", "drew"})
"""What nobody has to be told, or what the next sentence says anyway."""
MOMENTOUS = frozenset({"won", "flipped", "game-ended"})


class CulturesArtist(Artist):
    """Draws Rising Cultures."""

    def position(self, scene: Scene, width: int, height: int) -> RenderableType:
        if not scene.figures:
            return Text()
        parts: list[RenderableType] = [heading(scene)]
        if scene.figures["row"]:
            parts.append(races(scene))
        seats = range(SEATS) if scene.seat < 0 else (scene.seat, 1 - scene.seat)
        parts += [holdings(scene, seat) for seat in seats]
        return Group(*parts)

    def situation(self, scene: Scene) -> list[Text]:
        """The own hand, card by card."""
        if scene.seat < 0 or not scene.figures:
            return []
        hand = scene.view["hand"][scene.seat] + scene.view["picked"][scene.seat]
        if not hand:
            return []
        heading = Text(scene.voice.say("cultures-hand"), QUIET)
        return [heading, *(card_line(scene, name) for name in hand)]

    def story(self, told: Sequence[Told], voice: Voice) -> list[str]:
        return [voice.event(event) for event in told if event["event"] not in UNTOLD]

    def is_momentous(self, told: Sequence[Told]) -> bool:
        return any(event["event"] in MOMENTOUS for event in told)

    def about(self, word: str, scene: Scene) -> str:
        """A card of either deck, by its name or its id."""
        for name in scene.game.axes["card"]:
            if word.casefold() in (name, scene.voice.name("card", name).casefold()):
                return card_line(scene, name).plain
        return ""


# -- facts ----------------------------------------------------------------------------------------


def house(scene: Scene) -> RisingCultures:
    assert isinstance(scene.game, RisingCultures)
    return scene.game


def card_named(scene: Scene, name: str) -> Card:
    return house(scene).box.cards[scene.game.axes["card"].index(name)]


def province_named(scene: Scene, name: str) -> Province:
    return house(scene).box.provinces[scene.game.axes["province"].index(name)]


def nation_name(scene: Scene, seat: int) -> str:
    nation = scene.game.axes["nation"][scene.view["nation"][seat]]
    name = scene.voice.name("nation", nation)
    golden = scene.view["golden"][seat]
    return f"{name}, {scene.voice.say('cultures-golden')}" if golden else name


def names_of(scene: Scene, axis: str, ids: Sequence[str]) -> str:
    return ", ".join(scene.voice.name(axis, name) for name in ids)


# -- parts of the picture -------------------------------------------------------------------------


def heading(scene: Scene) -> Text:
    view, say = scene.view, scene.voice.say
    return Text.assemble(
        (say("cultures-round", round=view["round"], rounds=ROUNDS), "bold"),
        "   ",
        say("cultures-supply", coins=view["supply"]),
        "   ",
        (say("cultures-marker"), QUIET),
    )


def chips(scene: Scene, seat: int) -> Text:
    """Resources, symbols, coins, progress and points of one player; * can stand for several."""
    view, figures, voice = scene.view, scene.figures, scene.voice
    mark = f" {MARKER}" if view["marker"] == seat else ""
    deck = view["deck"][seat]
    sums = {
        "coins": f"{view['coins'][seat]}/{figures['limits'][seat]}",
        "progress": f"{view['progress'][seat]}/{figures['stages'][seat]}",
        "deck": str(deck["size"] if isinstance(deck, dict) else deck),
        "points": str(figures["points"][seat]),
    }
    groups = [
        counted(voice, "resource", RESOURCES, figures["resources"][seat])
        + " *" * len(figures["jokers"][seat]),
        counted(voice, "symbol", SYMBOLS, figures["symbols"][seat])
        + " *" * figures["symbol_jokers"][seat],
        "  ".join(f"{voice.say(f'cultures-{word}')} {value}" for word, value in sums.items()),
    ]
    name = f"{voice.names[seat]} ({nation_name(scene, seat)}){mark}"
    return Text.assemble((name, PLAYER[seat]), "\n  ", " │ ".join(groups))


def counted(voice: Voice, axis: str, ids: Sequence[str], numbers: Sequence[int]) -> str:
    pairs = zip(ids, numbers, strict=True)
    return "  ".join(f"{voice.name(axis, name)} {number}" for name, number in pairs)


def races(scene: Scene) -> Text:
    """Who takes the province and who the marker, as things stand."""
    figures, voice = scene.figures, scene.voice
    first, *later = figures["row"]
    contest = province_named(scene, first).contest
    needed = [symbol for symbol, counts in zip(SYMBOLS, contest, strict=True) if counts]
    strengths = zip(voice.names, figures["strengths"][0], strict=True)
    winner = figures["province_to"]
    race = voice.say(
        "cultures-race",
        province=voice.name("province", first),
        symbols=" + ".join(voice.name("symbol", symbol) for symbol in needed),
        strengths=" : ".join(f"{name} {strength}" for name, strength in strengths),
        winner=NONE if winner < 0 else voice.names[winner],
    )
    text = Text.assemble((race, "bold"))
    if later:
        text.append(
            f"   {voice.say('cultures-next', provinces=names_of(scene, 'province', later))}"
        )
    marker = voice.say("cultures-marker-race", seat=voice.names[figures["marker_to"]])
    return text.append(f"\n{marker}")


def holdings(scene: Scene, seat: int) -> Text:
    """The piles of one player, the empty ones left out."""
    view, voice = scene.view, scene.voice
    text = chips(scene, seat)
    for pile in PILES:
        if view[pile][seat]:
            text.append(f"\n  {voice.say(f'cultures-{pile}')}: ", QUIET)
            text.append(names_of(scene, "card", view[pile][seat]))
    ids = scene.game.axes["province"]
    won = [name for name, has in zip(ids, view["won"][seat], strict=True) if has]
    if won:
        text.append(f"\n  {voice.say('cultures-provinces')}: ", QUIET)
        text.append(names_of(scene, "province", won))
    for line in nation_lines(scene, seat):
        text.append(f"\n  {line}")
    return text


def nation_lines(scene: Scene, seat: int) -> list[str]:
    """What only one nation has: the Nile, the House of Wisdom."""
    view, voice = scene.view, scene.voice
    nation = house(scene).box.nations[view["nation"][seat]]
    lines: list[str] = []
    if nation.nile:
        due = scene.figures["nile_due"][seat]
        lines.append(voice.say("cultures-nile", level=view["flood"][seat], coins=due))
    if nation.archive_spaces:
        lines.append(voice.say("cultures-archive", cards=view["archive"][seat]))
    return lines


def card_line(scene: Scene, name: str) -> Text:
    """Name, cost, points, military symbol, resource strip and what the card does."""
    voice = scene.voice
    card = card_named(scene, name)
    strip = amounts(voice, card.strip)
    if card.coin:
        strip.append(voice.say("cultures-coin"))
    line = Text.assemble((f"  {voice.name('card', name)}", "bold"))
    if card.is_ruler:
        line.append(f" ({voice.say('cultures-ruler')})")
    parts = [
        ", ".join(amounts(voice, card.cost)),
        voice.say("cultures-vp", vp=card.vp),
        " + ".join(voice.name("symbol", SYMBOLS[symbol]) for symbol in card.symbols),
        ", ".join(strip),
    ]
    line.append(f"  {' · '.join(parts)}")
    ability = " ".join(sentences(card.source, voice.texts))
    return line.append(f"  {ability}", QUIET) if ability else line


def amounts(voice: Voice, units: Sequence[int]) -> list[str]:
    named = zip(RESOURCES, units, strict=True)
    return [f"{number} {voice.name('resource', kind)}" for kind, number in named if number]


def load_artist() -> Artist:
    """Who draws this game."""
    return CulturesArtist()
