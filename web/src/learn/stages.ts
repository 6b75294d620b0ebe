/** Which games can show a position to teach with, and where. */
import type { Stages } from "./stage";

const STAGES: Record<string, () => Promise<Stages>> = {
  attila: async () => (await import("./attila/stages")).stages,
  rising_cultures: async () => (await import("./rising_cultures/stages")).stages,
};

export function loadStages(game: string): Promise<Stages> {
  return STAGES[game]?.() ?? Promise.reject(new Error(`nothing to teach ${game} with`));
}
