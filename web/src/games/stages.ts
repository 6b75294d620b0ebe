/** Where each game shows a position to teach with: a folder `learn` in its own. */
import type { Stages } from "./stage";

const STAGES = import.meta.glob<Stages>("./*/learn/stages.ts", { import: "stages" });

/** Has this game a guided first game on this page? */
export const isTaught = (game: string): boolean => `./${game}/learn/stages.ts` in STAGES;

export function loadStages(game: string): Promise<Stages> {
  return (
    STAGES[`./${game}/learn/stages.ts`]?.() ??
    Promise.reject(new Error(`nothing to teach ${game} with`))
  );
}
