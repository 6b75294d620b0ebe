/** What the prompt says, in every situation of a table. */
import type { Choice } from "../games/game";
import { has, t } from "../lib/i18n.svelte";
import { action, event, words } from "../lib/table/sentences";
import type { Frame } from "./frame.svelte";

export interface Asked {
  /** Whose frame stands before the sentence; null = nobody's. */
  seat: number | null;
  text: string;
  then?: string | undefined;
  /** The rule that the question is about. */
  rule?: string | undefined;
  /** What led to the question. */
  before?: string | undefined;
  /** A standing order or a stand-in has done this. */
  automatic?: boolean;
}

export function asked(frame: Frame): Asked {
  const { session } = frame;
  const { view } = session;
  if (session.replay.at !== null) return past(frame);
  if (view.result) return over(frame);
  if (session.waiting) return story(frame);
  if (view.actor === session.seat) {
    const question = frame.game.prompt?.(session);
    return {
      seat: session.seat,
      text: question?.text ?? t("table-choose", { seat: session.player(session.seat) }),
      before: question?.before,
      then: question?.then,
      rule: frame.game.book?.asked[nodeOf(frame)],
    };
  }
  return waiting(frame);
}

/** Does what a button of the prompt stands for. */
export function answer({ session }: Frame, { action, run }: Choice): void {
  if (run) run();
  else void session.act(action);
}

/** Between two remarks; no line begins with it. */
const DOT = "\u00a0· ";

/** The buttons of the prompt; a step without a way back says so itself, and so does one that ends the turn. */
export function offered(frame: Frame): Choice[] {
  const { session } = frame;
  if (session.replay.at !== null || !session.myTurn) return [];
  // A game that marks the risk itself has found better words for it.
  const choices = frame.game.choices(session);
  const passing = frame.game.ownTurns === false ? [] : session.view.passing;
  const main = choices.find(({ kind }) => kind === "main");
  return choices.map((choice) => {
    if (choice.kind === "risk") return choice;
    if (session.view.barriers.includes(choice.action)) return final(choice, main);
    return passing.includes(choice.action) && !choice.end
      ? { ...choice, sub: [choice.sub, t("table-ends-turn")].filter(Boolean).join(DOT) }
      : choice;
  });
}

/** The first answer keeps its weight: others without a way back are no louder, nor is what a game calls quiet. */
function final(choice: Choice, main: Choice | undefined): Choice {
  return {
    ...choice,
    sub: [choice.sub, t("table-no-way-back")].filter(Boolean).join(DOT),
    kind: choice.kind === "quiet" || (main && main !== choice) ? "wary" : "risk",
  };
}

function waiting(frame: Frame): Asked {
  const { session } = frame;
  const { view } = session;
  const seat = view.actor ?? 0;
  const info = view.seats[seat];
  const node = nodeOf(frame);
  const phase = has(`title-phase-${node}`) ? t(`title-phase-${node}`) : "none";
  const kind =
    info?.kind === "open" ? "open" : info?.away ? "away" : info?.kind === "bot" ? "bot" : "person";
  return { seat, text: t("table-waiting", { seat: session.player(seat), phase, kind }) };
}

/** The decision that is asked now. */
function nodeOf({ session }: Frame): string {
  return session.view.view.asked?.node ?? "";
}

function over(frame: Frame): Asked {
  const { session } = frame;
  const result = session.view.result;
  if (!result) return { seat: null, text: "" };
  const winners = result.winners.map((seat) => session.player(seat));
  const causes = result.cause.split("+").filter((cause) => has(`title-trigger-${cause}`));
  return {
    seat: result.winners[0] ?? null,
    text: t("table-over", {
      winners: list(winners),
      count: winners.length,
      points: frame.game.score?.(session, result.winners[0] ?? 0) ?? Math.max(...result.points),
    }),
    then: [
      causes.length
        ? t("table-over-cause", { cause: list(causes.map((cause) => t(`title-trigger-${cause}`))) })
        : "",
      result.fair ? "" : t("table-over-taken-back"),
    ]
      .filter(Boolean)
      .join(" "),
  };
}

/** A step of the past: what was done there. */
function past(frame: Frame): Asked {
  const { session } = frame;
  const at = session.replay.at ?? 0;
  if (session.replay.filmFrom === at) return { seat: null, text: t("table-film-start") };
  return told(frame, at) ?? { seat: null, text: t("table-replay-start") };
}

/** While others' moves are shown one by one: the move on show. */
function story(frame: Frame): Asked {
  const { lines } = frame.session;
  const from = lines.findLastIndex((line) => line.seat >= 0 && line.events.length > 0);
  const next = lines.find((line, at) => at > from && line.seat >= 0);
  return told(frame, (next ? next.step - 1 : lines.at(-1)?.step) ?? 0) ?? waiting(frame);
}

/** The sentences of the last choice up to a step, with what chance did after it. */
export function told(frame: Frame, step: number): Asked | null {
  const lines = frame.session.allLines.filter((line) => line.step <= step);
  const from = lines.findLastIndex((line) => line.seat >= 0);
  if (from < 0) return null;
  const { seat, action: word, automatic } = lines[from]!;
  const events = lines.slice(from).flatMap((line) => line.events);
  const { hushed, terms } = frame.game.story ?? { hushed: () => false, terms: [] };
  const told = events.filter((each) => !hushed(each) && !terms.includes(each.event));
  // A move of which the log makes no sentence still is one while it is on show.
  const sentences = (told.length ? told : lines[from]!.events).map((each) =>
    words(event(frame.speaker, each)),
  );
  return { seat, automatic, text: sentences.join(" ") || silent(frame, seat, word) };
}

/** The moves that a take-back to this step would take, in words; what the log makes no sentence of is left out. */
export function takenBack(frame: Frame, to: number): string[] {
  const { hushed, terms } = frame.game.story ?? { hushed: () => false, terms: [] };
  return frame.session.allLines
    .filter((line) => line.step > to && line.seat >= 0)
    .map((line) =>
      line.events
        .filter((each) => !hushed(each) && !terms.includes(each.event))
        .map((each) => words(event(frame.speaker, each)))
        .join(" "),
    )
    .filter(Boolean);
}

/** A choice without any event: what it was, unless it is hidden. */
function silent(frame: Frame, seat: number, word: string): string {
  const name = frame.session.player(seat);
  if (word.includes("?")) return t("table-secret-choice", { seat: name });
  return t("table-did", {
    seat: name,
    action: action(frame.speaker, word, {
      window: "none",
      slots: 0,
      cards: 0,
      step: 0,
      from: 0,
      to: 0,
      tribe: "",
    }),
  });
}

export function list(items: string[]): string {
  if (items.length < 2) return items.join("");
  return t("table-list", { most: items.slice(0, -1).join(", "), last: items.at(-1) ?? "" });
}
