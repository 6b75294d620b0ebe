"""Drawing Invasions: the region that matters now, forces, sides of a battle, odds beside choices.

The whole board has 215 provinces; the region is the area of what is asked and those next to it.
Everything is drawn from what a seat may see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from io import StringIO
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.text import Text

from aevum.cli.terminal.generic import Artist, Scene, Told
from aevum.cli.terminal.voice import Voice
from aevum.games.invasions.box import Box
from aevum.games.invasions.components.battle import SIDES
from aevum.games.invasions.components.registers import ACTIVE
from aevum.games.invasions.game import Invasions
from aevum.games.invasions.kinds import NONE, SEATS

COLOURS: Final = ("red", "green", "yellow", "cyan")
"""By power: Romans, Huns, Persians, Goths."""
QUIET: Final = "grey58"
CITY: Final = "▪"
WALLS: Final = "▲"
REVOLT: Final = "!"
RAID: Final = "×"
LEADER: Final = "★"
HORDE: Final = "◆"
LIMES: Final = "#"
CODE: Final = 4
"""Letters, at least, that stand for a nation."""
GAP: Final = "  "
END_OF_MOVE: Final = "mv_end"
"""Its preview says where others could intercept on the whole map: no note beside a choice."""
UNTOLD: Final = frozenset({"only-choice"})
MOMENTOUS: Final = frozenset({"turn", "kingdom", "empire", "ended"})


class InvasionsArtist(Artist):
    """Draws Invasions."""

    few = 0

    def position(self, scene: Scene, width: int, height: int) -> RenderableType:
        """Heading and powers, the sides of a battle, then as much of the region as fits."""
        lines = [heading(scene), *(board(scene, power) for power in powers_of(scene))]
        lines += battle(scene)
        room = height - height_of(Group(*lines), width)
        region = [
            cropped(line) for area in region_of(scene) for line in area_lines(scene, area, width)
        ]
        return Group(*lines, *region[: max(0, room)])

    def shows(self, word: str, scene: Scene) -> bool:
        return False

    def note(self, word: str, scene: Scene) -> str:
        """The odds of a fight, or of reactions to a step, where the game reckons them."""
        preview = None if word == END_OF_MOVE else scene.preview(word)
        if preview is None or preview.odds is None:
            return ""
        odds = preview.odds
        if "dangers" in odds:
            return march_note(scene, odds)
        if "attacker" not in odds:
            return ""
        said = chances(odds)
        if "chance" in odds:
            return scene.voice.say("inv-arrival", comes=round(100 * odds["chance"]), **said)
        if odds["siege"]:
            return scene.voice.say(
                "inv-siege", falls=said["win"], lost=round(odds["attacker_losses"], 1)
            )
        return scene.voice.say("inv-odds", **said)

    def situation(self, scene: Scene) -> list[Text]:
        """Who is with the open group, and what only this seat knows: its events."""
        if scene.seat < 0:
            return []
        group = ", ".join(company(scene))
        known = [("inv-group", group), ("inv-hand", ", ".join(self.hand(scene)))]
        return [Text(scene.voice.say(key, cards=each), QUIET) for key, each in known if each]

    def hand(self, scene: Scene) -> list[str]:
        found: list[str] = []
        for power in own_powers(scene):
            hand = scene.view["hand"][power]
            markers = scene.view["markers"][power]
            found += [scene.voice.name("event", card) for card in hand]
            found += [scene.voice.name("pillage", marker) for marker in markers]
        return found

    def story(self, told: Sequence[Told], voice: Voice) -> list[str]:
        return [voice.event(event) for event in told if event["event"] not in UNTOLD]

    def is_momentous(self, told: Sequence[Told]) -> bool:
        return any(event["event"] in MOMENTOUS for event in told)

    def legend(self, voice: Voice) -> list[str]:
        signs = {"city": CITY, "walls": WALLS, "revolt": REVOLT, "raid": RAID}
        signs |= {"leader": LEADER, "horde": HORDE, "limes": LIMES}
        return [voice.say("inv-legend", **signs)]

    def cause(self, cause: str, voice: Voice) -> str:
        return voice.say("inv-last-turn")

    def about(self, word: str, scene: Scene) -> str:
        """A province with its neighbours, by name or id."""
        for place, name in enumerate(scene.game.axes["province"]):
            if word.casefold() in (name, scene.voice.name("province", name).casefold()):
                return about_province(scene, place).plain
        return ""


def load_artist() -> Artist:
    return InvasionsArtist()


# -- odds -----------------------------------------------------------------------------------------


def chances(odds: dict[str, Any]) -> dict[str, int]:
    """In percent."""
    return {"win": round(100 * odds["attacker"]), "lose": round(100 * odds["defender"])}


def march_note(scene: Scene, odds: dict[str, Any]) -> str:
    """Who stays behind, the battle to which a step leads, who may flee from it and who may come."""
    voice, said = scene.voice, []
    if odds["weary"]:
        said.append(voice.say("inv-weary", n=odds["weary"]))
    if odds["battle"] is not None:
        lost = round(odds["battle"]["attacker_losses"], 1)
        said.append(voice.say("inv-ahead", lost=lost, **chances(odds["battle"])))
    said += [danger(scene, each) for each in odds["dangers"]]
    return "; ".join(said)


# -- facts ----------------------------------------------------------------------------------------


def danger(scene: Scene, told: Told) -> str:
    """war R17.5, R18.3: who may flee from a step or intercept it, and with what chance."""
    name = scene.voice.name
    return scene.voice.say(
        f"inv-{told['how']}",
        nation=name("nation", told["nation"]),
        place=name("province", told["place"]),
        chance=told["chance"],
    )


def box_of(scene: Scene) -> Box:
    assert isinstance(scene.game, Invasions)
    return scene.game.box


def powers_of(scene: Scene) -> list[int]:
    return [power for power in range(len(SEATS)) if scene.view["person"][power] != NONE]


def own_powers(scene: Scene) -> list[int]:
    return [power for power in powers_of(scene) if scene.view["person"][power] == scene.seat]


def owner_of(scene: Scene, nation: int) -> int:
    """The power of a nation in this scenario."""
    scenario: int = scene.view["scenario"]
    return box_of(scene).scenarios[scenario].owner[nation]


def code_of(scene: Scene, nation: int) -> str:
    return codes_of(scene.voice)[nation]


@lru_cache(maxsize=2)
def codes_of(voice: Voice) -> list[str]:
    """By nation: as many letters of its name, at least four, as tell it from all others."""
    names = [voice.name("nation", nation) for nation in voice.game.axes["nation"]]
    return [shortened(name, [other for other in names if other != name]) for name in names]


def shortened(name: str, others: Sequence[str]) -> str:
    for letters in range(CODE, len(name)):
        if not any(other.startswith(name[:letters]) for other in others):
            return name[:letters]
    return name


def style_of(scene: Scene, nation: int) -> str:
    return COLOURS[owner_of(scene, nation)]


def focus_of(scene: Scene) -> int:
    """The province that matters most now, or NONE."""
    frames = [scene.view["asked"] or {}, *reversed(scene.view["phase"])]
    for frame in frames:
        for name in ("province", "target", "start", "came"):
            place = frame.get(name)
            if isinstance(place, str) and place in scene.game.axes["province"]:
                return scene.game.axes["province"].index(place)
    for frame in frames:
        nation = frame.get("nation")
        if isinstance(nation, str) and nation in scene.game.axes["nation"]:
            return seat_of(scene, scene.game.axes["nation"].index(nation))
    return NONE


def seat_of(scene: Scene, nation: int) -> int:
    """The capital or horde of a nation, or any province in which it stands."""
    for place in (scene.view["capital"][nation], scene.view["horde"][nation]):
        if place != NONE:
            return int(place)
    lands = [p for p, lord in enumerate(scene.view["controller"]) if lord == nation]
    return lands[0] if lands else NONE


def region_of(scene: Scene) -> list[int]:
    """The area of what is asked, then those next to it; without a place all that are played."""
    box = box_of(scene)
    open_areas = box.scenarios[scene.view["scenario"]].areas
    focus = focus_of(scene)
    area = NONE if focus == NONE else box.provinces[focus].area
    found = list(range(len(box.areas))) if area == NONE else [area, *box.areas[area].near]
    return [each for each in found if open_areas[each]]


# -- boards ---------------------------------------------------------------------------------------


def heading(scene: Scene) -> Text:
    view, voice = scene.view, scene.voice
    scenario = scene.game.axes["scenario"][view["scenario"]]
    return Text.assemble(
        (voice.say("inv-turn", turn=view["turn"]), "bold"),
        f"   {voice.name('scenario', scenario)}   ",
        (voice.say("inv-deck", cards=view["event_deck"], discard=sum(view["discard"])), QUIET),
    )


def board(scene: Scene, power: int) -> Text:
    """A power: points, events, its nations with gold and age."""
    view, voice = scene.view, scene.voice
    hand, markers = view["hand"][power], view["markers"][power]
    events = sum(each if isinstance(each, int) else len(each) for each in (hand, markers))
    nations = [
        f"{code_of(scene, n)} {view['gold'][n]}g {view['age'][n]}{'↓' * view['decline'][n]}"
        for n in range(len(view["being"]))
        if view["being"][n] == ACTIVE and owner_of(scene, n) == power
    ]
    person = voice.names[view["person"][power]]
    name = voice.name("power", SEATS[power])
    numbers = voice.say("inv-power", points=view["points"][power], events=events)
    return cropped(
        Text.assemble(
            (f"{name} ({person})", f"bold {COLOURS[power]}"),
            f"  {numbers}  ",
            (", ".join(nations), QUIET),
        )
    )


def battle(scene: Scene) -> list[Text]:
    """The nations and units of both sides while a battle is fought."""
    fight = scene.under_way("battle")
    if fight is None:
        return []
    place = scene.game.axes["province"].index(fight["province"])
    sides = []
    for side in range(len(SIDES)):
        nations = [n for n, on in enumerate(scene.view["battle_side"]) if on == side]
        units = [forces(scene, place, n) for n in nations]
        sides.append(", ".join(each for each in units if each) or "–")
    where = scene.voice.name("province", fight["province"])
    line = scene.voice.say("inv-battle", place=where, attacker=sides[0], defender=sides[1])
    return [Text(line, "bold")]


# -- the map --------------------------------------------------------------------------------------


def units_in(scene: Scene, place: int) -> dict[int, dict[str, int]]:
    """By nation that commands them: how many of each kind."""
    view, name = scene.view, scene.game.axes["province"][place]
    nations = scene.game.axes["nation"]
    found: dict[int, dict[str, int]] = {}
    for unit, at in enumerate(view["unit_at"]):
        if at == name:
            kinds = found.setdefault(nations.index(view["unit_command"][unit]), {})
            kind = view["unit_kind"][unit].partition("-")[2]
            kinds[kind] = kinds.get(kind, 0) + 1
    return found


def company(scene: Scene) -> list[str]:
    """Units, leaders and hordes of the open group."""
    view, name = scene.view, scene.voice.name
    units = Counter(
        kind
        for kind, home in zip(view["unit_kind"], view["homes"], strict=False)
        if home is not None
    )
    found = [f"{number} {name('kind', kind)}" for kind, number in units.items()]
    for axis, sign, homes in (("leader", LEADER, "leader_home"), ("nation", HORDE, "horde_home")):
        ids = scene.game.axes[axis]
        found += [f"{sign} {name(axis, ids[n])}" for n, at in enumerate(view[homes]) if at != NONE]
    return found


def forces(scene: Scene, place: int, nation: int) -> str:
    """`Rome: 3 legion, 1 archer`."""
    kinds = units_in(scene, place).get(nation, {})
    if not kinds:
        return ""
    units = ", ".join(
        f"{number} {scene.voice.name('unit', kind)}" for kind, number in kinds.items()
    )
    return f"{scene.voice.name('nation', scene.game.axes['nation'][nation])}: {units}"


def area_lines(scene: Scene, area: int, width: int) -> list[Text]:
    """An area with its controller, then its provinces side by side."""
    box, view = box_of(scene), scene.view
    lord = view["lord"][area]
    title = Text.assemble((scene.voice.name("area", box.areas[area].id), "bold"))
    if lord != NONE:
        title.append(f" ({code_of(scene, lord)})", style_of(scene, lord))
    if view["heresy"][area]:
        title.append(" †", "bold")
    lines = [title]
    for place in box.areas[area].provinces:
        cell = land(scene, place)
        if lines[-1].cell_len + len(GAP) + cell.cell_len > width:
            lines.append(Text(GAP))
        lines[-1].append(GAP).append_text(cell)
    return lines


def land(scene: Scene, place: int) -> Text:
    """`Latium ▲3 West5★`."""
    view, box = scene.view, box_of(scene)
    lord = view["controller"][place]
    text = Text(scene.voice.name("province", box.provinces[place].id))
    if lord != NONE:
        text.stylize(style_of(scene, lord))
    level = view["level"][place]
    if level > 0:
        text.append(f" {WALLS if view['walls'][place] else CITY}{level}")
    text.append(REVOLT * view["revolt"][place] + RAID * view["raid_marker"][place], "bold")
    for nation, kinds in units_in(scene, place).items():
        stars = LEADER * leaders_of(scene, place, nation)
        horde = HORDE if view["horde"][nation] == place else ""
        text.append(
            f" {code_of(scene, nation)}{sum(kinds.values())}{stars}{horde}", style_of(scene, nation)
        )
    for nation, at in enumerate(view["horde"]):
        if at == place and nation not in units_in(scene, place):
            text.append(f" {code_of(scene, nation)}{HORDE}", style_of(scene, nation))
    if view["limes"][place] != NONE:
        text.append(LIMES, style_of(scene, view["limes"][place]))
    return text


def leaders_of(scene: Scene, place: int, nation: int) -> int:
    at = scene.view["leader_at"]
    return sum(at[leader] == place for leader in box_of(scene).leaders_of[nation])


def about_province(scene: Scene, place: int) -> Text:
    """A province with terrain, forces and neighbours."""
    box, voice = box_of(scene), scene.voice
    printed = box.provinces[place]
    text = land(scene, place)
    text.append(f" ({voice.name('terrain', scene.game.axes['terrain'][printed.terrain])})")
    there = [forces(scene, place, nation) for nation in units_in(scene, place)]
    near = [voice.name("province", box.provinces[p].id) for p in printed.near]
    near += [voice.name("sea", box.seas[sea].id) for sea in printed.coasts]
    return text.append(f" {'; '.join(there)} – {', '.join(near)}")


def cropped(line: Text) -> Text:
    line.no_wrap, line.overflow = True, "ellipsis"
    return line


def height_of(drawn: Any, width: int) -> int:
    return len(Console(width=width, file=StringIO()).render_lines(drawn))
