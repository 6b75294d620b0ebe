/** The guided game as a walk: the steps, then the questions, then the end. */
import type { Lesson, LessonStep, Puzzle } from "../lib/api/client";

export type Stop =
  | { kind: "step"; step: LessonStep; number: number; of: number }
  | { kind: "question"; question: Puzzle; number: number; of: number }
  | { kind: "finish" };

export function stopAt({ steps, questions }: Lesson, at: number): Stop {
  const step = steps[at];
  if (step) return { kind: "step", step, number: at + 1, of: steps.length };
  const question = questions[at - steps.length];
  if (question)
    return { kind: "question", question, number: at - steps.length + 1, of: questions.length };
  return { kind: "finish" };
}

export function lengthOf({ steps, questions }: Lesson): number {
  return steps.length + questions.length + 1;
}

/** What a tap was at a step: the right thing, another legal one, or nothing that is allowed. */
export function verdictOn(step: LessonStep, action: string): "right" | "other" | "illegal" {
  const said = meant(step, action);
  if (step.right.includes(said)) return "right";
  return step.legal.includes(said) ? "other" : "illegal";
}

/**
 * The action of this step that was meant. What is pointed at counts: a card tapped in a conflict is laid,
 * though the hand would play it.
 */
export function meant(step: LessonStep, action: string): string {
  if (step.legal.includes(action)) return action;
  const id = action.split(" ")[1];
  return (id && step.legal.find((each) => each.split(" ")[1] === id)) || action;
}
