import { getGames } from "../lib/api/client";
import type { GameInfo } from "../lib/api/types";
import { pick } from "../lib/i18n.svelte";

let games = $state.raw<GameInfo[] | null>(null);
let asked = false;

/** What the server says about its games; asked for once. */
export function gameInfo(game: string): GameInfo | undefined {
  if (!asked) {
    asked = true;
    getGames().then(
      (found) => (games = found),
      () => (asked = false),
    );
  }
  return games?.find((info) => info.game === game);
}

/** A bot's strength in the reader's words. */
export function levelName(game: string, bot: string): string {
  const level = gameInfo(game)?.bots.find((each) => each.bot === bot);
  return level ? pick(level.name) : bot.replace(/:.*/, "");
}
