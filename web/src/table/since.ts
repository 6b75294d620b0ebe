/** What the others did since my last turn. */
import type { GameEvent } from "../lib/api/types";
import { digest, sinceMine } from "../lib/table/story";
import type { Frame } from "./frame.svelte";

const SENTENCES = 3;

/** The step from which they have played; null = nobody has yet. */
export function sinceStep({ session }: Frame): number | null {
  return session.spectator ? null : sinceMine(session.allLines, session.mine);
}

/** The sentences that matter most after a step; what a standing order of mine did is news, too. */
export function sinceTold({ session, game }: Frame, from: number): GameEvent[] {
  const lines = session.allLines.filter(
    (line) => !session.mine.includes(line.seat) || line.automatic,
  );
  return digest(lines, from, SENTENCES, game.story);
}
