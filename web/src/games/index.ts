/** A game's page is found by its folder's name; a game without one is played in the structured text view. */
import type { Game } from "./game";
import { plain } from "./text/plain";

const PAGES = import.meta.glob<Game>("./*/game.ts", { import: "game" });

export function loadGame(game: string): Promise<Game> {
  return PAGES[`./${game}/game.ts`]?.() ?? Promise.resolve(plain);
}
