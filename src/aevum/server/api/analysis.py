"""A finished game looked back at: the evaluation graph, and the coach."""

from __future__ import annotations

from litestar import get

from aevum.server import messages as m
from aevum.server.api.tables import Eyes, TableId
from aevum.server.given import TheAnalyst, TheCoach, TheHall, Visitor
from aevum.server.threads import in_thread


@get("/api/tables/{table_id:str}/analysis")
@in_thread
def analysis(table_id: TableId, hall: TheHall, visitor: Visitor, analyst: TheAnalyst) -> m.Analysis:
    """Who stood how well at each step; ask again until it is done."""
    hall.rights.check_watch(visitor, table_id)
    return analyst.ask(table_id, hall.rights.eyes(visitor, table_id))


@get("/api/tables/{table_id:str}/coach")
@in_thread
def coach(
    table_id: TableId, hall: TheHall, visitor: Visitor, coach: TheCoach, seat: Eyes = 0
) -> m.Coaching:
    """The decisions of a seat that cost most, and its best move; ask again until it is done."""
    hall.rights.check_watch(visitor, table_id)
    return coach.ask(table_id, hall.rights.eyes(visitor, table_id), max(0, seat))


ROUTES = [analysis, coach]
