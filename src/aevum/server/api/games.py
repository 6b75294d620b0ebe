"""The games of the house: what there is, its board and its texts."""

from __future__ import annotations

from typing import Any

from litestar import Response, get

from aevum.bots.base import text_folder
from aevum.core.errors import NotFound
from aevum.core.texts import LANGUAGES
from aevum.games import GAMES
from aevum.server import messages as m
from aevum.server.hall import Hall
from aevum.server.threads import in_thread

TITLES = {
    "attila": m.Both("Attila", "Attila"),
    "rising_cultures": m.Both("Rising Cultures", "Rising Cultures"),
    "era_of_tribes": m.Both("Era of Tribes", "Era of Tribes"),
    "invasions": m.Both("Invasions vol. 1", "Invasions, Band 1"),
}
COMING = {"rising_cultures": (2, 2), "era_of_tribes": (1, 6), "invasions": (2, 4)}
LEVELS = [
    m.BotLevel("random", m.Both("Easy", "Leicht")),
    m.BotLevel("greedy", m.Both("Steady", "Solide")),
    m.BotLevel("search:1s", m.Both("Strong", "Stark")),
]


@get("/api/games")
@in_thread
def list_games(hall: Hall) -> list[m.GameInfo]:
    """All four games; those not built yet are marked as coming."""
    own = [m.BotLevel(bot, m.Both(bot, bot)) for bot in hall.own_bots]
    infos = []
    for name, title in TITLES.items():
        if name in GAMES:
            game = hall.game(name)
            players = (game.fewest_seats, game.most_seats)
            orders = game.standing_orders
            infos.append(m.GameInfo(name, title, GAMES[name], players, LEVELS + own, orders))
        else:
            infos.append(m.GameInfo(name, title, "coming", COMING[name], [], []))
    return infos


@get("/api/games/{name:str}/board", cache=3600)
@in_thread
def board(name: str, hall: Hall) -> dict[str, Any]:
    """Shapes, axes and names: everything static a board is drawn from."""
    return hall.game(name).board_data()


@get("/api/texts/{name:str}/{language:str}", media_type="text/plain")
@in_thread
def texts(name: str, language: str, hall: Hall) -> Response[str]:
    """The game's and the bots' Fluent texts in one language."""
    if language not in LANGUAGES:
        raise NotFound(f"There is no language '{language}' here.")
    folders = [hall.game(name).text_folder(), text_folder()]
    files = [f for folder in folders for f in sorted(folder.glob(f"*.{language}.ftl"))]
    text = "\n".join(f.read_text(encoding="utf-8") for f in files)
    return Response(text, media_type="text/plain; charset=utf-8")


ROUTES = [list_games, board, texts]
