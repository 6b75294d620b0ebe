"""The evaluation graph of a finished game."""

from __future__ import annotations

from litestar import get

from aevum.server import messages as m
from aevum.server.api.tables import TableId
from aevum.server.given import TheAnalyst, TheHall, Visitor
from aevum.server.threads import in_thread


@get("/api/tables/{table_id:str}/analysis")
@in_thread
def analysis(table_id: TableId, hall: TheHall, visitor: Visitor, analyst: TheAnalyst) -> m.Analysis:
    """Who stood how well at each step; ask again until it is done."""
    hall.rights.check_watch(visitor, table_id)
    return analyst.ask(table_id, hall.rights.eyes(visitor, table_id))


ROUTES = [analysis]
