"""Preview: a data file of shapes as a plain SVG picture, for the eye of the map maker."""

from typing import Any
from xml.sax.saxutils import escape, quoteattr

STYLE = """
  .sea { fill: #c5d8dc; stroke: #7fa0a8; stroke-width: .6 }
  .waste { fill: #cfc8ba; stroke: #a59d8d; stroke-width: .6 }
  .land { fill: #f1e4c3; stroke: #5b4a33; stroke-width: .9; stroke-linejoin: round }
  .line { fill: none; stroke: #b5402a; stroke-width: 4; stroke-linejoin: round }
  .arrow { fill: none; stroke: #234a5c; stroke-width: 1.4; stroke-dasharray: 4 3 }
  .hex { fill: none; stroke: #a01f5a; stroke-width: .8; stroke-opacity: .5 }
  .box { fill: none; stroke: #5b4a33; stroke-width: 1.5 }
  .mark { fill: #fff; stroke: #234a5c }
  text { font: 600 9px sans-serif; text-anchor: middle; fill: #2a2118 }
  .name-waste, .name-sea { font-weight: 400; font-style: italic; fill: #55605f }
  .centre { fill: #b5402a }
"""


def render(shapes: dict[str, Any]) -> str:
    """The picture, in the order of drawing: water, waste, provinces, line, hexes, routes, names."""
    width, height = shapes["frame"]
    layers = [
        ("sea", shapes.get("seas", {})),
        ("waste", shapes["waste"]),
        ("land", shapes["provinces"]),
    ]
    body = [f'<rect class="sea" width="{width}" height="{height}"/>']
    body += [
        _path(kind, entry["path"], name) for kind, own in layers for name, entry in own.items()
    ]
    body += [_path("line", shapes["line"])] if "line" in shapes else []
    body += [_path("hex", path) for path in shapes.get("lattice", {}).values()]
    body += [_box(*sides) for sides in shapes.get("boxes", [])]
    routes = shapes.get("arrows", []) + shapes.get("marks", [])
    body += [_path("arrow", route["path"]) for route in routes if "path" in route]
    for mark in shapes.get("marks", []):
        x, y = mark["at"]
        body += [f'<circle class="mark" cx="{x}" cy="{y}" r="7"/>']
        body += [_text("mark", f"+{mark['number']}", x, y)]
    body += [
        _mark(*entry["centre"]) for _, own in layers for entry in own.values() if "centre" in entry
    ]
    body += [
        _text(kind, name, *entry["label"]) for kind, own in layers for name, entry in own.items()
    ]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
    return "\n".join([head, f"<style>{STYLE}</style>", *body, "</svg>", ""])


def _path(kind: str, data: str, name: str = "") -> str:
    title = f"<title>{escape(name)}</title>" if name else ""
    return f'<path class="{kind}" fill-rule="evenodd" d={quoteattr(data)}>{title}</path>'


def _box(x: float, y: float, width: float, height: float) -> str:
    return f'<rect class="box" x="{x}" y="{y}" width="{width}" height="{height}"/>'


def _mark(x: float, y: float) -> str:
    return f'<circle class="centre" cx="{x}" cy="{y}" r="1.2"/>'


def _text(kind: str, name: str, x: float, y: float) -> str:
    return f'<text class="name-{kind}" x="{x}" y="{y}" dy=".35em">{escape(name)}</text>'
