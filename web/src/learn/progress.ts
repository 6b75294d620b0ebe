/** How far the reader has come with a game, kept in this browser. */

export interface Progress {
  /** Ids of puzzles answered rightly. */
  solved: string[];
  /** Where the guided game was left, and how far it has been walked. */
  step: number;
  reached: number;
  /** How many stops the guided game has; 0 until it was opened. */
  length: number;
}

const KEY = "aevum-learn";

export function readProgress(game: string): Progress {
  const kept = all()[game] as Partial<Progress> | undefined;
  const solved = Array.isArray(kept?.solved)
    ? kept.solved.filter((id) => typeof id === "string")
    : [];
  const reached = whole(kept?.reached);
  const length = whole(kept?.length);
  return { solved, step: Math.min(whole(kept?.step), reached), reached, length };
}

export function keepProgress(game: string, changes: Partial<Progress>): Progress {
  const now = { ...readProgress(game), ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: now }));
  } catch {
    // No storage (private window): the progress lasts as long as the page.
  }
  return now;
}

export function keepSolved(game: string, id: string): Progress {
  const { solved } = readProgress(game);
  return keepProgress(game, { solved: [...new Set([...solved, id])] });
}

/** The puzzle after this one that is still open, else simply the next; the last leads to the first. */
export function nextOf(ids: string[], id: string, solved: string[]): string | undefined {
  const at = ids.indexOf(id);
  const rest = [...ids.slice(at + 1), ...ids.slice(0, Math.max(0, at))];
  return rest.find((each) => !solved.includes(each)) ?? rest[0];
}

/** Has this reader begun to learn anything here? */
export const hasLearnt = (): boolean =>
  Object.keys(all())
    .map(readProgress)
    .some(({ solved, reached }) => solved.length > 0 || reached > 0);

function all(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function whole(value: unknown): number {
  return typeof value === "number" && Number.isInteger(value) && value > 0 ? value : 0;
}
