"""The games of the house: what there is, its board and its texts."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from aevum.bots.base import text_folders
from aevum.bots.names import is_offered
from aevum.core.errors import NotFound
from aevum.core.game import Game
from aevum.core.texts import LANGUAGES
from aevum.games import SHELF
from aevum.games.meta import Meta
from aevum.server import messages as m
from aevum.server.given import TheHall
from aevum.server.hall import Hall
from aevum.server.threads import in_thread

LEVELS = {
    "easy": m.Both("Easy", "Leicht"),
    "steady": m.Both("Steady", "Solide"),
    "strong": m.Both("Strong", "Stark"),
    "master": m.Both("Master", "Meister"),
}


@get("/api/games")
@in_thread
def list_games(hall: TheHall) -> list[m.GameInfo]:
    """All games of the shelf; those not built yet are marked as coming."""
    own = [m.BotLevel(bot, m.Both(bot, bot)) for bot in hall.autoplay.own_bots]
    return [info_of(meta, hall, own) for meta in SHELF.values()]


def info_of(meta: Meta, hall: Hall, own: list[m.BotLevel]) -> m.GameInfo:
    bots = [m.BotLevel(bot, LEVELS[level]) for level, bot in meta.levels.items()
            if is_offered(bot)]  # fmt: skip
    return m.GameInfo(
        game=meta.name,
        title=m.Both(**meta.title),
        blurb=m.Both(**meta.blurb),
        length=meta.length,
        maturity=meta.maturity,
        players=(meta.fewest, meta.most),
        colours=meta.colours,
        bots=[] if meta.is_coming else bots + own,
        orders=[] if meta.is_coming else order_infos(hall.game(meta.name)),
        options=[m.GameOption(o.name, o.kind, m.Both(**o.title), o.values) for o in meta.options],
        first_game=meta.first_game,
        coach=meta.coach,
    )


def order_infos(game: Game[Any]) -> list[m.OrderInfo]:
    return [
        m.OrderInfo(each.name, list(each.answers), each.place, each.threshold, each.each)
        for each in game.standing_orders
    ]


def address(request: Request[Any, Any, Any]) -> str:
    """One board per game is kept, whatever else stands in the address."""
    return request.url.path


@get("/api/games/{name:str}/board", cache=3600, cache_key_builder=address)
@in_thread
def board(name: FromPath[str], hall: TheHall) -> dict[str, Any]:
    """Shapes, axes and names: everything static a board is drawn from."""
    return hall.game(name).board_data()


@get("/api/texts/{name:str}/{language:str}", media_type="text/plain")
@in_thread
def texts(name: FromPath[str], language: FromPath[str], hall: TheHall) -> Response[str]:
    """The game's and the bots' Fluent texts in one language."""
    if language not in LANGUAGES:
        raise NotFound(f"There is no language '{language}' here.")
    folders = [hall.game(name).text_folder(), *text_folders(name)]
    files = [f for folder in folders for f in sorted(folder.glob(f"*.{language}.ftl"))]
    text = "\n".join(f.read_text(encoding="utf-8") for f in files)
    return Response(text, media_type="text/plain; charset=utf-8")


ROUTES = [list_games, board, texts]
