/** The games of the server, asked for once. */
import { getGames } from "./api/client";
import type { GameInfo } from "./api/types";
import { pick } from "./i18n.svelte";

let games = $state.raw<GameInfo[]>([]);
let asked = false;

/** Every game of the shelf; empty until the server has answered. */
export function allGames(): GameInfo[] {
  if (!asked) {
    asked = true;
    getGames().then(
      (found) => (games = found),
      () => (asked = false),
    );
  }
  return games;
}

export function gameInfo(game: string): GameInfo | undefined {
  return allGames().find((info) => info.game === game);
}

/** What people call a game. */
export function titleOf(game: string): string {
  const info = gameInfo(game);
  return info ? pick(info.title) : game;
}
