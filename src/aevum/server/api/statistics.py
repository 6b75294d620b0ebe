"""Statistics of all finished games, to read and to download."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.params import Parameter

from aevum.server import messages as m
from aevum.server.given import TheHall
from aevum.server.statistics import as_csv, dimensions, statistics
from aevum.server.threads import in_thread
from aevum.store.results import outcomes

By = Annotated[str | None, Parameter(max_length=60)]


@get("/api/statistics")
@in_thread
def read(hall: TheHall, by: By = None) -> m.StatisticsTable:
    """`by` names what is told apart, for example `bot` or `game,players,seat`."""
    return statistics(outcomes(hall.store.database), dimensions(by))


@get("/api/statistics.csv", media_type="text/csv")
@in_thread
def download(hall: TheHall, by: By = None) -> Response[str]:
    chosen = dimensions(by)
    text = as_csv(statistics(outcomes(hall.store.database), chosen), chosen)
    return Response(
        text,
        media_type="text/csv",
        headers={"Content-Disposition": 'attachment; filename="aevum-statistics.csv"'},
    )


ROUTES = [read, download]
