"""What changed between two JSON values, so that a socket is sent the change and not the whole.

A patch is one of
    [value]                             this value in place of the old one
    {"field": patch, "gone": null}      an object of which these fields changed and those are gone
    {"3": patch}                        a list of the same length of which these rows changed
    {"~": [[start, count, row, …], …]}  a new list: runs of old rows, each followed by new rows
whichever is shortest. `web/src/lib/api/changes.ts` applies them in the page.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

Patch = list[Any] | dict[str, Any]

RUNS = "~"
ROWS = (list, tuple)
"""On the wire they are the same."""
MISSING = object()
OPENED = ("view", "figures")
"""Fields of a table's view whose own fields are compared one by one."""

_encode = msgspec.json.Encoder().encode


def difference(old: Any, new: Any) -> Patch | None:
    """The shortest patch that makes `new` of `old`; None if there is nothing to do."""
    if old == new and _encode(old) == _encode(new):  # to Python 1 would be the same as True
        return None
    if isinstance(old, dict) and isinstance(new, dict):
        patches: list[dict[str, Any] | None] = [_fields(old, new)]
    elif isinstance(old, ROWS) and isinstance(new, ROWS):
        patches = [_rows(old, new)] if len(old) == len(new) else [{RUNS: _runs(old, new)}]
        if len(old) == len(new) and old and isinstance(old[0], str):
            patches.append({RUNS: _runs(old, new)})
    else:
        return [new]
    if patches[0] is None:
        return None
    return min([*patches, [new]], key=lambda patch: len(_encode(patch)))


def _fields(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any] | None:
    patch: dict[str, Any] = {name: None for name in old if name not in new}
    for name, value in new.items():
        change = difference(old[name], value) if name in old else [value]
        if change is not None:
            patch[name] = change
    return patch or None


def _rows(old: Sequence[Any], new: Sequence[Any]) -> dict[str, Any] | None:
    patch: dict[str, Any] = {}
    for at in range(len(new)):
        before, now = old[at], new[at]
        if before is now:  # small numbers always are
            continue
        change = difference(before, now)
        if change is not None:
            patch[str(at)] = change
    return patch or None


def _runs(old: Sequence[Any], new: Sequence[Any]) -> list[list[Any]]:
    """Row by row: the next one of the run, else one found elsewhere, else a new one."""
    known = [_name(row) for row in old]
    places = {row: at for at, row in enumerate(known)}
    runs: list[list[Any]] = [[0, 0]]
    for row in new:
        run, written = runs[-1], _name(row)
        after = run[0] + run[1]
        if len(run) == 2 and after < len(known) and known[after] == written:
            run[1] += 1
        elif written in places:
            runs.append([places[written], 1])
        else:
            run.append(row)
    return runs if len(runs[0]) > 2 or runs[0][1] else runs[1:]


def _name(row: Any) -> str | bytes:
    """Rows of one name are the same; to Python 1 would be the same as True."""
    return row if isinstance(row, str) else _encode(row)


def applied(old: Any, patch: Patch) -> Any:
    """The new value; the old one stays as it is."""
    if isinstance(patch, list):
        return patch[0]
    if RUNS in patch:
        return [
            row
            for start, count, *added in patch[RUNS]
            for row in [*old[start : start + count], *added]
        ]
    if isinstance(old, list):
        return [applied(row, patch[str(at)]) if str(at) in patch else row
                for at, row in enumerate(old)]  # fmt: skip
    kept = {name: value for name, value in old.items() if patch.get(name, ()) is not None}
    changed = {name: applied(kept.get(name), p) for name, p in patch.items() if p is not None}
    return {**kept, **changed}


class Shown:
    """The view a socket shows, as plain values."""

    def __init__(self) -> None:
        self._view: dict[str, Any] = {}

    def __bool__(self) -> bool:
        return bool(self._view)

    def change(self, view: dict[str, Any]) -> dict[str, Any] | None:
        """Show this from now on; what is to be told is a patch, or None: the whole.

        An empty patch says that there is nothing to tell: clocks run in the page, too.
        """
        before, now = self._view, msgspec.to_builtins(view, str_keys=True)
        if not before:
            self._view = now
            return None
        patch = _changed(before, now)
        if only_clocks(patch):
            return {}
        self._view = now
        return patch


def _changed(before: dict[str, Any], now: dict[str, Any], opened: bool = False) -> dict[str, Any]:
    """The fields that are others now. A field is always a number or always true or false."""
    patch: dict[str, Any] = {name: None for name in before if name not in now}
    for name, value in now.items():
        old = before.get(name, MISSING)
        if old is MISSING:
            patch[name] = [value]
        elif old != value:
            walked = not opened and name in OPENED
            change = _changed(old, value, True) if walked else difference(old, value)
            if change:
                patch[name] = change
    return patch


def only_clocks(patch: dict[str, Any]) -> bool:
    rows = patch.get("seats", {})
    return patch.keys() <= {"seats"} and (
        isinstance(rows, dict)
        and all(isinstance(row, dict) and row.keys() == {"clock"} for row in rows.values())
    )
