import { Refusal } from "../api/client";
import type { Why } from "../api/types";
import { has, t } from "../i18n.svelte";
import { say } from "../problems";
import { notify } from "../ui/toast.svelte";

/** Another tab or player was faster: the fresh view says the rest, a quiet word is enough. */
const QUIET = ["stale", "not-your-turn", "no-undo"];

/** Tells a refusal; one that a rule gives the reason for is returned instead. */
export function refused(error: unknown): Why | null {
  if (!(error instanceof Refusal)) throw error;
  const { problem } = error;
  if (problem.error === "illegal" && problem.why) return problem.why;
  const key = `table-problem-${problem.error}`;
  notify(
    !problem.why && has(key) ? t(key) : say(error),
    QUIET.includes(problem.error) ? "note" : "problem",
    problem.error,
  );
  return null;
}
