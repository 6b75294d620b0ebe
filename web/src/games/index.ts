/** Where each game's answer lies; one without an entry is played in the structured text view. */
import type { Game } from "./game";
import { plain } from "./text/plain";

const GAMES: Record<string, () => Promise<Game>> = {
  attila: async () => (await import("./frame-attila/game")).attila,
  rising_cultures: async () => (await import("./frame-rising_cultures/game")).risingCultures,
};

export function loadGame(game: string): Promise<Game> {
  return GAMES[game]?.() ?? Promise.resolve(plain);
}
