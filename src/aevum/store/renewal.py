"""Writing a whole game down anew: its header, what its entries carry, and its snapshots."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import bindparam, delete, insert, update

from aevum.store.database import Database
from aevum.store.store import NOBODY, Standing
from aevum.store.tables import entries, games, snapshots
from aevum.table.log import Entry
from aevum.table.snapshots import Snapshot

REWRITE = (
    update(entries)
    .where(entries.c.game_id == bindparam("here"), entries.c.seq == bindparam("number"))
    .values(
        digest=bindparam("digest"),
        owner=bindparam("owner"),
        actor=bindparam("actor"),
        asked=bindparam("asked"),
    )
)


def rewrite(
    database: Database,
    game_id: str,
    before: Mapping[str, Any],
    header: Mapping[str, Any],
    log: Sequence[Entry],
    standings: Sequence[Standing],
    taken: Sequence[Snapshot],
) -> None:
    """All of it or nothing; nothing, too, if another process has done it meanwhile."""
    rows = [
        {
            "here": game_id,
            "number": entry.seq,
            "digest": entry.digest,
            "owner": entry.owner,
            **standing._asdict(),
        }
        for entry, standing in zip(log, standings, strict=True)
    ]
    last = standings[-1] if standings else NOBODY
    values = {"header": json.dumps(header), "seq": len(log), **last._asdict()}
    unchanged = (games.c.id == game_id) & (games.c.header == json.dumps(before))
    with database.writing(game_id) as connection:
        if not connection.execute(update(games).where(unchanged).values(values)).rowcount:
            return
        if rows:
            connection.execute(REWRITE, rows)
        connection.execute(delete(snapshots).where(snapshots.c.game_id == game_id))
        if taken:
            written = [{"game_id": game_id, **snapshot._asdict()} for snapshot in taken]
            connection.execute(insert(snapshots), written)
