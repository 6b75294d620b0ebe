import { Refusal } from "./api/client";
import { has, t } from "./i18n.svelte";
import { notify } from "./ui/toast.svelte";

/** What went wrong, in the reader's language: the reason it gives, else our words for the kind, else the server's sentence. */
export function say(error: unknown): string {
  if (!(error instanceof Refusal)) return t("problem-unknown");
  const { why, error: kind, message } = error.problem;
  if (why && has(`why-${why.key}`)) return t(`why-${why.key}`, why.args);
  return has(`problem-${kind}`) ? t(`problem-${kind}`) : message;
}

/** What a note about it is about, so that the note goes when that is over. */
export function topicOf(error: unknown): string {
  return error instanceof Refusal ? error.problem.error : "";
}

/** Shows what went wrong until the reader dismisses it. */
export function report(error: unknown): void {
  notify(say(error), "problem", topicOf(error));
}
