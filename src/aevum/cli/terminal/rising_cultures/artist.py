"""Drawing Rising Cultures: both players' chips side by side, the races, the columns and the hand.

Everything is drawn from what a seat may see; sums come from the game's own figures.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any, Final

from rich.console import Console, Group, RenderableType
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
WON = "provinces"
PILES = ("display", "covered", "military", "resource", "discard", WON)
LAYOUTS: Final = (
    (PILES, "\n  "),
    (PILES, "   "),
    (("display", "military", "resource", WON), "   "),
    (("display", WON), "   "),
    ((), ""),
)
"""Piles and what stands between them, the most spacious first."""
UNTOLD = frozenset({"kept", "activated", "drew"})
"""What nobody has to be told, or what the next sentence says anyway."""
MOMENTOUS = frozenset({"won", "flipped", "game-ended"})


class CulturesArtist(Artist):
    """Draws Rising Cultures."""

    few = 0
    shown_where = "cultures-choices-in-hand"

    def position(self, scene: Scene, width: int, height: int) -> RenderableType:
        """All piles where there is room for them; on a small screen those that matter most."""
        if not scene.figures:
            return Text()
        for piles, gap in LAYOUTS:
            drawn = draw_players(scene, piles, gap)
            if height_of(drawn, width) <= height:
                return drawn
        return cropped(drawn)

    def shows(self, word: str, scene: Scene) -> bool:
        """The uses of a card stand beside it."""
        return word.startswith("play ")

    def note(self, word: str, scene: Scene) -> str:
        """What it costs and brings, as far as that can be known."""
        preview = scene.preview(word)
        after = preview.figures if preview else None
        return ", ".join(changes(scene, after)) if after else ""

    def situation(self, scene: Scene) -> list[Text]:
        """The own hand, card by card."""
        return self.hand(scene, with_abilities=True)

    def brief(self, scene: Scene) -> list[Text]:
        """Without abilities, which `board CARD` tells."""
        return self.hand(scene, with_abilities=False)

    def hand(self, scene: Scene, with_abilities: bool) -> list[Text]:
        if scene.seat < 0 or not scene.figures:
            return []
        hand = scene.view["hand"][scene.seat] + scene.view["picked"][scene.seat]
        if not hand:
            return []
        lines = [Text(scene.voice.say("cultures-hand"), QUIET)]
        for name in hand:
            lines.append(card_line(scene, name, with_abilities))
            if uses := self.uses(scene, name):
                lines.append(Text(f"    {uses}"))
        return lines

    def uses(self, scene: Scene, card: str) -> str:
        """The numbers of what the card can be used for now, with what each costs and brings."""
        told = []
        for use in scene.game.axes["use"]:
            number = scene.targets.get(f"{card} {use}")
            if number is not None:
                note = self.note(f"play {card} {use}", scene)
                told.append(
                    f"{number} {use_name(scene, card, use)}" + (f": {note}" if note else "")
                )
        return " · ".join(told)

    def story(self, told: Sequence[Told], voice: Voice) -> list[str]:
        return [voice.event(event) for event in told if event["event"] not in UNTOLD]

    def is_momentous(self, told: Sequence[Told]) -> bool:
        return any(event["event"] in MOMENTOUS for event in told)

    def cause(self, cause: str, voice: Voice) -> str:
        return voice.say(f"title-trigger-{cause}")

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


def use_name(scene: Scene, card: str, use: str) -> str:
    """A building is built, a person placed."""
    is_placed = use == "build" and scene.game.kind_of("card", card) == "person"
    return scene.voice.say(f"cultures-use-{'place' if is_placed else use}")


def changes(scene: Scene, after: Mapping[str, Any]) -> list[str]:
    """What of the own figures would change: coins first, points last."""
    seat, voice, now = scene.seat, scene.voice, scene.figures
    found: list[str] = []
    coins = after["coins"][seat] - now["coins"][seat]
    if coins:
        found.append(voice.say("cultures-change-coins", by=signed(coins), number=abs(coins)))
    for axis, ids in (("resource", RESOURCES), ("symbol", SYMBOLS)):
        for place, name in enumerate(ids):
            more = after[f"{axis}s"][seat][place] - now[f"{axis}s"][seat][place]
            if more:
                found.append(f"{signed(more)} {voice.name(axis, name)}")
    if after["progress"][seat] != now["progress"][seat]:
        found.append(voice.say("cultures-change-stage", stage=after["progress"][seat]))
    points = after["points"][seat] - now["points"][seat]
    if points:
        found.append(voice.say("cultures-change-points", by=signed(points)))
    return found


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}"


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


def draw_players(scene: Scene, piles: Sequence[str], gap: str) -> Group:
    """Heading, races and both players with these piles."""
    parts: list[RenderableType] = [heading(scene)]
    if scene.figures["row"]:
        parts.append(races(scene))
    seats = range(SEATS) if scene.seat < 0 else (scene.seat, 1 - scene.seat)
    return Group(*parts, *(holdings(scene, seat, piles, gap) for seat in seats))


def cropped(drawn: Group) -> Group:
    """Each line in its own row, whatever it costs."""
    for part in drawn.renderables:
        if isinstance(part, Text):
            part.no_wrap, part.overflow = True, "ellipsis"
    return drawn


def height_of(drawn: RenderableType, width: int) -> int:
    return len(Console(width=width, file=StringIO()).render_lines(drawn))


def holdings(scene: Scene, seat: int, piles: Sequence[str], gap: str) -> Text:
    """The piles of one player, the empty ones left out."""
    text = chips(scene, seat)
    begin = "\n  "
    for pile in piles:
        held = pile_of(scene, seat, pile)
        if held:
            text.append(f"{begin}{scene.voice.say(f'cultures-{pile}')}: ", QUIET).append(held)
            begin = gap
    for line in nation_lines(scene, seat) if piles else ():
        text.append(begin + line)
        begin = gap
    return text


def pile_of(scene: Scene, seat: int, pile: str) -> str:
    if pile != WON:
        return names_of(scene, "card", scene.view[pile][seat])
    ids = zip(scene.game.axes["province"], scene.view["won"][seat], strict=True)
    return names_of(scene, "province", [name for name, has in ids if has])


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


def card_line(scene: Scene, name: str, with_ability: bool = True) -> Text:
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
    ability = " ".join(sentences(card.source, voice.texts)) if with_ability else ""
    return line.append(f"  {ability}", QUIET) if ability else line


def amounts(voice: Voice, units: Sequence[int]) -> list[str]:
    named = zip(RESOURCES, units, strict=True)
    return [f"{number} {voice.name('resource', kind)}" for kind, number in named if number]


def load_artist() -> Artist:
    """Who draws this game."""
    return CulturesArtist()
