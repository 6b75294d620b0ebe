"""Writes the client's API types from the server's OpenAPI document.

python scripts/api_types.py          writes web/src/lib/api/schema.ts
python scripts/api_types.py --check  says whether it is what the server would give, and nothing else
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from aevum.server.app import create_app

WEB = Path(__file__).parent.parent / "web"
TYPES = WEB / "src" / "lib" / "api" / "schema.ts"
HEAD = "// Made by scripts/api_types.py from the server's OpenAPI document; do not edit.\n"


def written() -> str:
    document = create_app().openapi_schema.to_schema()
    document["paths"] = {}  # the client writes one function per address itself
    with TemporaryDirectory() as folder:
        source, target = Path(folder, "openapi.json"), Path(folder, "schema.ts")
        source.write_bytes(msgspec.json.encode(document, order="sorted"))
        maker = str(WEB / "node_modules" / ".bin" / "openapi-typescript")
        done = subprocess.run(
            [maker, str(source), "-o", str(target)], capture_output=True, text=True
        )
        if done.returncode:
            raise SystemExit(done.stderr)
        body = target.read_text("utf-8")
    return HEAD + body[body.index("export ") :]


def main() -> None:
    types = written()
    if "--check" not in sys.argv:
        TYPES.write_text(types, "utf-8")
    elif not TYPES.is_file() or TYPES.read_text("utf-8") != types:
        raise SystemExit(f"{TYPES.name} is not what the server says: run scripts/api_types.py")


if __name__ == "__main__":
    main()
