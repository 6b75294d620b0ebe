/** Answers to puzzles before and after the check: what is filled in, and what became of each part. */

import type { Sign } from "../games/stage";
import type { Puzzle, PuzzleAnswer, Verdict } from "../lib/api/client";

export type Form = Puzzle["form"];

/** An answer under way: chosen ids, numbers (null = not filled in), or yes and no. */
export interface Draft {
  chosen: string[];
  numbers: (number | null)[];
  yes: boolean | null;
}

export const LARGEST = 99;

export function emptyDraft(form: Form): Draft {
  return { chosen: [], numbers: form.labels.map(() => null), yes: null };
}

/** The answer as the server takes it, or null while something is missing. */
export function answerOf(form: Form, draft: Draft): PuzzleAnswer | null {
  if (form.kind === "yes-no") return draft.yes;
  if (form.kind === "numbers")
    return draft.numbers.every((each) => each !== null) ? draft.numbers : null;
  // Of moves only one is chosen.
  return draft.chosen.length ? form.labels.filter((id) => draft.chosen.includes(id)) : null;
}

export function toggled(chosen: string[], id: string): string[] {
  return chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
}

/** A number as typed or stepped; nothing but digits counts, and a minus before them. */
export function numberOf(text: string): number | null {
  const plain = text.trim().replace("−", "-");
  return /^-?\d+$/.test(plain) ? within(Number(plain)) : null;
}

export const within = (number: number): number => Math.max(-LARGEST, Math.min(LARGEST, number));

/** What became of each part of an answer; parts that were rightly left out have no sign. */
export function signsOf(form: Form, draft: Draft, verdict: Verdict | null): Record<string, Sign> {
  const signs: Record<string, Sign> = {};
  for (const id of form.labels) {
    const given =
      form.kind === "numbers"
        ? verdict !== null
        : ["choose", "move"].includes(form.kind) && draft.chosen.includes(id);
    if (verdict?.missed.includes(id)) signs[id] = "missed";
    else if (verdict?.wrong.includes(id)) signs[id] = "wrong";
    else if (given) signs[id] = verdict ? "right" : "chosen";
  }
  return signs;
}
