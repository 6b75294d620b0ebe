/** The log as a book: chapters per turn, entries per move, sentences with the terms of their sums. */
import type { GameEvent, LogLine } from "../api/types";
import { placesOf, type Speaker } from "./sentences";

/** How the log tells a game. */
export interface Story {
  /** Sentences that the next one says anyway, or that nobody needs. */
  hushed(event: GameEvent): boolean;
  /** Terms of a sum: folded under the sentence before them. */
  terms: string[];
  /** How much a sentence matters to who was away; 1 where a game does not say. */
  weight?(event: GameEvent): number;
  /** Events that say little without an earlier one, which is told with them: a victory and its battle. */
  after?: Record<string, string>;
  /** Events that begin a chapter and are its title, where turns are not the seats'. */
  opens?: string[];
}

export interface Telling {
  event: GameEvent;
  /** The single terms of a sum, in the order they were reckoned. */
  terms: GameEvent[];
}

export interface Told {
  line: LogLine;
  tellings: Telling[];
}

export interface Chapter {
  /** Step of its first line: its name among the chapters. */
  from: number;
  /** Null before the first turn. */
  turn: number | null;
  /** Whose turn; null where a game does not tell. */
  seat: number | null;
  /** The event that is its title, if it has one. */
  head: GameEvent | null;
  told: Told[];
}

const EVERYTHING: Story = { hushed: () => false, terms: [] };

/** Chapters in order; a game that tells no turns gets one whenever another seat moves. */
export function chapters(lines: LogLine[], story: Story = EVERYTHING): Chapter[] {
  const { opens } = story;
  const tellsTurns =
    opens !== undefined || lines.some((line) => line.events.some(({ event }) => event === "turn"));
  const found: Chapter[] = [];
  const open = (
    from: number,
    turn: number | null,
    seat: number | null,
    head: GameEvent | null = null,
  ) => {
    const chapter: Chapter = { from, turn, seat, head, told: [] };
    found.push(chapter);
    return chapter;
  };
  for (const line of lines) {
    let chapter = found.at(-1);
    if (!chapter) chapter = open(line.step, null, tellsTurns ? null : line.seat);
    else if (!tellsTurns && line.seat >= 0 && line.seat !== chapter.seat)
      chapter = open(line.step, null, line.seat);
    // A turn may begin in the middle of a line: what follows belongs to the next chapter.
    let part: GameEvent[] = [];
    for (const event of line.events) {
      if (opens?.includes(event.event) ?? event.event === "turn") {
        add(chapter, line, part, story);
        part = [];
        chapter = opens
          ? open(line.step, null, null, event)
          : open(line.step, Number(event.number), Number(event.seat));
      } else part.push(event);
    }
    add(chapter, line, part, story);
  }
  return found.filter((chapter) => chapter.told.length > 0 || chapter === found.at(-1));
}

function add(chapter: Chapter, line: LogLine, events: GameEvent[], story: Story): void {
  const tellings: Telling[] = [];
  for (const event of events) {
    if (story.hushed(event)) continue;
    const before = tellings.at(-1);
    if (story.terms.includes(event.event) && before) before.terms.push(event);
    else tellings.push({ event, terms: [] });
  }
  if (tellings.length) chapter.told.push({ line, tellings });
}

/** Lines that are about a place. */
export function about(
  lines: LogLine[],
  place: string,
  { places, told }: Pick<Speaker, "places" | "told">,
): LogLine[] {
  return lines.filter((line) =>
    line.events.some((event) => placesOf(event, places, told).includes(place)),
  );
}

/** Points that a sum paid, per seat in order of the seats: [[0, 12], [2, 5]]. */
export function paid(terms: GameEvent[]): [seat: number, points: number][] {
  const sums = new Map<number, number>();
  for (const { seat, points } of terms) {
    if (typeof seat === "number" && typeof points === "number")
      sums.set(seat, (sums.get(seat) ?? 0) + points);
  }
  return [...sums].sort(([a], [b]) => a - b);
}

/** What happened after a step, in the few sentences that matter most, in their order. */
export function digest(
  lines: LogLine[],
  from: number,
  most: number,
  story: Story = EVERYTHING,
): GameEvent[] {
  const weight = (event: GameEvent) => story.weight?.(event) ?? 1;
  const events = lines
    .filter((line) => line.step > from)
    .flatMap((line) => line.events)
    .filter((event) => event.event !== "turn" && !story.hushed(event))
    .filter((event) => !story.terms.includes(event.event));
  const weighed = [...events.entries()].sort(
    ([at, one], [other, two]) => weight(two) - weight(one) || other - at,
  );
  const chosen = new Set<number>();
  for (const [at, { event }] of weighed) {
    const leader = story.after?.[event];
    const before = events.slice(0, at).findLastIndex((each) => each.event === leader);
    const told = (before < 0 ? [at] : [before, at]).filter((each) => !chosen.has(each));
    if (chosen.size + told.length <= most) for (const each of told) chosen.add(each);
  }
  return events.filter((_, at) => chosen.has(at));
}

/** How long a step stays on show while a film runs at the usual speed, in milliseconds. */
export const FRAME = 1700;

/** Steps worth stopping at: after every choice of which something is told, at the start and at the end. */
export function stops(lines: LogLine[], hushed: Story["hushed"] = EVERYTHING.hushed): number[] {
  const last = lines.at(-1)?.step ?? 0;
  const found = new Set([0, last]);
  let news = false;
  for (const [at, line] of lines.entries()) {
    news ||= line.events.some((event) => !hushed(event));
    // What chance does right after a choice belongs to it.
    const next = lines[at + 1];
    if (!news || !next || next.seat < 0) continue;
    found.add(line.step);
    news = false;
  }
  return [...found].sort((a, b) => a - b);
}

/**
 * The step from which the others have played since my last turn; null if nobody else has played yet.
 * What I did after them, in the turn that runs now, does not move it.
 */
export function sinceMine(lines: LogLine[], seats: number[]): number | null {
  const others = lines.findLastIndex((line) => line.seat >= 0 && !seats.includes(line.seat));
  if (others < 0) return null;
  const before = lines.slice(0, others);
  const mine = before.findLast((line) => seats.includes(line.seat) && !line.automatic);
  return mine?.step ?? (before.find((line) => line.seat >= 0) ?? lines[others])!.step - 1;
}
