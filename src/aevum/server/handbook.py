"""The OpenAPI document as a page to read: plain HTML, made here, without scripts from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from litestar import Request, Response, Router, get
from litestar.openapi.plugins import OpenAPIRenderPlugin

METHODS = ("get", "post", "put", "patch", "delete")
SHAPES = "#/components/schemas/"
LIMITS = {
    "minimum": "at least {}",
    "maximum": "at most {}",
    "minLength": "{} letters or more",
    "maxLength": "{} letters at most",
    "minItems": "{} or more",
    "maxItems": "{} at most",
    "pattern": "like {}",
}
INTRO = """
<p>Everything the page does goes through these addresses; your own program may use them too.
The document itself is <a href="/api/schema/openapi.json">openapi.json</a>.</p>
<p>Ask <code>GET /api/me</code> first and keep both cookies: one says who you are, the other one is
named in <code>csrf</code>, and whatever changes something sends its value in the header
<code>x-csrftoken</code>. A refusal called <code>csrf</code> means: ask for <code>/api/me</code>
without that cookie and send the request again. Every refusal has the shape
<a href="#Problem">Problem</a>. Changes of a
table are told live on the websocket <code>/ws/tables/{table_id}?seat=0&amp;since=0</code>: messages
<code>{"type": "view", "view": <a href="#TableView">TableView</a>}</code>, whose log holds the lines
after <code>since</code>.</p>
"""
STYLE = """
:root { color-scheme: light dark; --bg: #e4dac6; --surface: #f7f1e4; --line: #8d7a5c;
  --ink: #2a2118; --quiet: #5b4b39; --brand: #6d2436; --choice: #0d5960; }
@media (prefers-color-scheme: dark) { :root { --bg: #15120e; --surface: #221d17; --line: #8a7a60;
  --ink: #f1e7d3; --quiet: #c3b497; --brand: #e0a3ab; --choice: #74cfc8; } }
* { box-sizing: border-box; }
body { max-width: 62rem; margin: 0 auto; padding: 1rem; background: var(--bg); color: var(--ink);
  font: 1rem/1.5 "Source Sans 3", system-ui, sans-serif; }
h1, h2 { color: var(--brand); }
h3 { margin: 0; font-size: 1.05rem; overflow-wrap: anywhere; }
a { color: var(--choice); }
:focus-visible { outline: 3px solid var(--choice); outline-offset: 2px; }
section { margin-block: .75rem; padding: .75rem 1rem; border-radius: .5rem;
  background: var(--surface); }
section p { margin: .25rem 0; }
code { font-size: .95em; }
.method { display: inline-block; min-width: 4.5rem; color: var(--choice); font-weight: 700; }
table { width: 100%; overflow-wrap: anywhere; margin-top: .5rem; border-collapse: collapse; }
caption { padding-block: .25rem; text-align: start; font-weight: 600; }
th, td { padding: .25rem .75rem .25rem 0; border-top: 1px solid var(--line); text-align: start;
  vertical-align: top; }
nav ul { columns: 18rem; padding-inline-start: 1.2rem; }
.quiet { color: var(--quiet); }
"""


class Handbook(OpenAPIRenderPlugin):
    """All addresses and all shapes, in plain HTML."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return page_of(openapi_schema).encode()

    def receive_router(self, router: Router) -> None:
        """The content policy of the server forbids styles inside the page."""

        @get("/handbook.css", include_in_schema=False, sync_to_thread=False)
        def style() -> Response[str]:
            return Response(STYLE, media_type="text/css; charset=utf-8")

        router.register(style)


def page_of(document: dict[str, Any]) -> str:
    operations = [
        (method, path, item[method])
        for path, item in document["paths"].items()
        for method in METHODS
        if method in item
    ]
    shapes = document["components"]["schemas"]
    title = f"{document['info']['title']} {document['info']['version']}: the server's addresses"
    return "\n".join(
        [
            '<!doctype html><html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            '<link rel="icon" href="data:,">',
            '<link rel="stylesheet" href="/api/schema/handbook.css"></head><body>',
            f"<header><h1>{escape(title)}</h1>{INTRO}{_refusals(operations)}</header>",
            '<nav aria-label="Addresses"><ul>',
            *(f"<li>{_link(method, path)}</li>" for method, path, _ in operations),
            "</ul></nav><main><h2>Addresses</h2>",
            *(_operation(*operation) for operation in operations),
            "<h2>Shapes</h2>",
            *(_shape(name, shapes[name]) for name in sorted(shapes)),
            "</main></body></html>",
        ]
    )


def _anchor(method: str, path: str) -> str:
    return f"{method}{path}".replace("{", "").replace("}", "").replace("/", "-")


def _link(method: str, path: str) -> str:
    return f'<a href="#{escape(_anchor(method, path))}">{method.upper()} {escape(path)}</a>'


def _operation(method: str, path: str, operation: dict[str, Any]) -> str:
    about = operation.get("description") or operation.get("summary", "")
    parts = [
        f'<section id="{escape(_anchor(method, path))}">',
        f'<h3><span class="method">{method.upper()}</span> <code>{escape(path)}</code></h3>',
        f"<p>{escape(about)}</p>",
    ]
    parameters = [
        (
            f"<code>{escape(each['name'])}</code>",
            escape(each["in"]),
            _kind(each.get("schema", {})),
            "yes" if each.get("required") else "no",
        )
        for each in operation.get("parameters", [])
    ]
    parts.append(_table("Parameters", ("Name", "Where", "Kind", "Needed"), parameters))
    body = _content(operation.get("requestBody", {}))
    parts.append(f"<p>Send {body}</p>" if body else "")
    answers = [_answer(*answer) for answer in operation["responses"].items() if answer[0] < "400"]
    parts.append(_table("Answers", ("Status", "Meaning", "Content"), answers))
    return "\n".join([*filter(None, parts), "</section>"])


def _answer(status: str, answer: dict[str, Any]) -> tuple[str, str, str]:
    return status, escape(answer.get("description", "")), _content(answer)


def _refusals(operations: list[tuple[str, str, dict[str, Any]]]) -> str:
    """Alike for all addresses, so they are listed once."""
    found = {
        status: _answer(status, answer)
        for _, _, operation in operations
        for status, answer in operation["responses"].items()
        if status >= "400"
    }
    rows = [found[status] for status in sorted(found)]
    return _table("Refusals", ("Status", "Meaning", "Content"), rows)


def _shape(name: str, schema: dict[str, Any]) -> str:
    needed = schema.get("required", [])
    fields = [
        (f"<code>{escape(field)}</code>", _kind(kind), "yes" if field in needed else "no")
        for field, kind in schema.get("properties", {}).items()
    ]
    about = schema.get("description", "")
    return "\n".join(
        [
            f'<section id="{escape(name)}"><h3>{escape(name)}</h3>',
            f"<p>{escape(about)}</p>" if about else "",
            _table("Fields", ("Name", "Kind", "Needed"), fields),
            "</section>",
        ]
    )


def _content(holder: dict[str, Any]) -> str:
    return ", ".join(
        f'{_kind(content.get("schema", {}))} <span class="quiet">({escape(media)})</span>'
        for media, content in holder.get("content", {}).items()
    )


def _kind(schema: dict[str, Any]) -> str:
    """What a value looks like, in a few words; shapes are links."""
    if "$ref" in schema:
        name = escape(schema["$ref"].removeprefix(SHAPES))
        return f'<a href="#{name}">{name}</a>'
    for choice in ("oneOf", "anyOf"):
        if choice in schema:
            return " or ".join(_kind(each) for each in schema[choice]) + _limits(schema)
    if "enum" in schema or "const" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in values)
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {_kind(schema.get('items', {}))}{_limits(schema)}"
    name = " or ".join(kind) if isinstance(kind, list) else str(kind)
    return escape(name) + _limits(schema)


def _limits(schema: dict[str, Any]) -> str:
    said = [words.format(_number(schema[name])) for name, words in LIMITS.items() if name in schema]
    if "default" in schema:
        said.append(f"otherwise {schema['default']!r}")
    return f' <span class="quiet">({escape(", ".join(said))})</span>' if said else ""


def _number(value: Any) -> str:
    """The framework writes whole numbers as 40.0."""
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)


def _table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Cells are HTML already."""
    if not rows:
        return ""
    head = "".join(f'<th scope="col">{each}</th>' for each in heads)
    body = "".join(
        f'<tr><th scope="row">{row[0]}</th>{"".join(f"<td>{each}</td>" for each in row[1:])}</tr>'
        for row in rows
    )
    return f"<table><caption>{caption}</caption><thead><tr>{head}</tr></thead>{body}</table>"
