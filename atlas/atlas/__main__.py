"""The command line of the workshop.

python -m atlas build attila                  divide, check, write the data file
python -m atlas check attila                  divide and check, write nothing
python -m atlas preview attila picture.svg    draw the data file that is there
"""

import argparse
import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from . import board as boards
from . import preview, settings, svg
from .land import read_land
from .settings import LAND, REPO, AtlasError, Settings

# Which option names the list of a layer; layers told apart by `kind` share the border list.
LISTS = {"land": "borders", "arrow": "borders", "coast": "coasts", "sea": "sea_borders"}


def main(arguments: list[str] | None = None) -> int:
    """Run one command; 0 = done, 1 = picture and lists differ, 2 = a mistake in the input."""
    options = _parser().parse_args(arguments)
    try:
        plan = _with_files(settings.load(options.map), options)
        if options.command == "preview":
            return _preview(plan, options)
        return _build(plan, options)
    except AtlasError as error:
        print(f"atlas: {error}", file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="atlas", description="The map workshop.")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, text in (
        ("build", "divide the land, check the borders and write the data file"),
        ("check", "divide the land and check the borders, but write nothing"),
    ):
        command = commands.add_parser(name, help=text)
        command.add_argument("map", help="name of a file in maps/, for example attila")
        command.add_argument("--land", type=Path, default=LAND, help="coastline as TopoJSON")
        command.add_argument("--seeds", metavar="FILE", help="CSV of the provinces")
        command.add_argument("--borders", metavar="FILE", help="CSV of the neighbours")
        command.add_argument("--seas", metavar="FILE", help="CSV of the sea zones")
        command.add_argument("--coasts", metavar="FILE", help="CSV of provinces and their seas")
        command.add_argument("--sea-borders", metavar="FILE", help="CSV of neighbouring seas")
        command.add_argument("--out", metavar="FILE", help="data file to write")
        command.add_argument("--anyway", action="store_true", help="write a wrong picture too")
    command = commands.add_parser("preview", help="draw a data file as SVG")
    command.add_argument("map")
    command.add_argument("picture", type=Path, help="SVG file to write")
    command.add_argument("--out", metavar="FILE", help="data file to draw")
    return parser


def _with_files(plan: Settings, options: argparse.Namespace) -> Settings:
    """Files named on the command line go before those in the settings."""

    def other(option: str, usual: str) -> str:
        given = getattr(options, option, None)
        return str(Path(given).resolve()) if given else usual

    lists = {
        layer: replace(own, file=other("borders" if own.kinds else LISTS[layer], own.file))
        for layer, own in plan.lists.items()
    }
    seas = replace(plan.seas, file=other("seas", plan.seas.file)) if plan.seas else None
    provinces = replace(plan.provinces, file=other("seeds", plan.provinces.file))
    return replace(plan, provinces=provinces, seas=seas, lists=lists, out=other("out", plan.out))


def _build(plan: Settings, options: argparse.Namespace) -> int:
    _say("Reading the coastline")
    world = read_land(options.land)
    board = boards.build(plan, world, _say)
    _say("Simplifying and comparing")
    drawing = svg.draw(board, plan)
    for layer, found in boards.borders(board, plan).items():
        couple, km = min(found.items(), key=lambda item: item[1], default=(("none",), 0))
        shortest = f"{' - '.join(couple)} with {km:.0f} km"
        _say(f"{layer}: {len(found)} borders, the shortest is {shortest}")
    wrong = boards.differences(board, plan, drawing.sides)
    for text in wrong:
        print(text, file=sys.stderr)
    if options.command == "build" and (options.anyway or not wrong):
        _write(_out(plan), svg.document(board, plan, drawing))
    _say(f"{len(wrong)} differences" if wrong else "Picture and lists agree")
    return 1 if wrong else 0


def _preview(plan: Settings, options: argparse.Namespace) -> int:
    file = _out(plan)
    if not file.is_file():
        raise AtlasError(f"There is no data file {file.name} yet: build it first.")
    picture = preview.render(json.loads(file.read_text(encoding="utf-8")))
    options.picture.write_text(picture, encoding="utf-8")
    _say(f"Wrote {options.picture}")
    return 0


def _out(plan: Settings) -> Path:
    if not plan.out:
        raise AtlasError("This map has no data file of its own: name one with --out.")
    return REPO / plan.out


def _write(file: Path, data: dict[str, Any]) -> None:
    """One shape per line keeps a change of the map readable."""
    lines = [f'"{key}": {_block(value)}' for key, value in data.items()]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    _say(f"Wrote {file.name}, {file.stat().st_size / 1000:.0f} kB")


def _block(value: object) -> str:
    if isinstance(value, dict):
        rows = [f"{_compact(k)}: {_compact(v)}" for k, v in value.items()]
        return "{\n" + ",\n".join(rows) + "\n}"
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "[\n" + ",\n".join(map(_compact, value)) + "\n]"
    return _compact(value)


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _say(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main())
