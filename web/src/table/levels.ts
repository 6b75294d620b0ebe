import { gameInfo } from "../lib/games.svelte";
import { pick } from "../lib/i18n.svelte";

/** A bot's strength in the reader's words. */
export function levelName(game: string, bot: string): string {
  const level = gameInfo(game)?.bots.find((each) => each.bot === bot);
  return level ? pick(level.name) : bot.replace(/:.*/, "");
}
