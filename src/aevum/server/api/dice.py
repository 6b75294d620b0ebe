"""The dice of a table: their proof and the luck they brought."""

from __future__ import annotations

from litestar import get

from aevum.server import messages as m
from aevum.server.api.tables import TableId
from aevum.server.dice import dice_of
from aevum.server.given import TheHall, Visitor
from aevum.server.threads import in_thread


@get("/api/tables/{table_id:str}/dice")
@in_thread
def dice(table_id: TableId, hall: TheHall, visitor: Visitor) -> m.Dice:
    """Every die with its proof, and a luck ledger; of a running game only the seed's hash."""
    hall.rights.check_watch(visitor, table_id)
    room = hall.room(table_id)
    with room.lock:
        return dice_of(hall.spectators.shown(room, hall.rights.eyes(visitor, table_id)))


ROUTES = [dice]
