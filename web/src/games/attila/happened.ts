/** What a line of the log tells about a conflict or a scoring, ready to be drawn. */

import type { GameEvent, LogLine } from "../../lib/api/types";
import type { Rank } from "./model";

export interface Revealed {
  step: number;
  province: string;
  /** Cards turned up, per seat and tribe. */
  cards: { seat: number; tribe: string; cards: number }[];
  tribes: { tribe: string; stones: number; cards: number; left: boolean }[];
  /** Century of the tile, null if none was left. */
  century: string | null;
}

/** The reveal of a conflict in this line; the line that closed the last decision holds all of it. */
export function revealIn(line: LogLine): Revealed | null {
  const strengths = line.events.filter((event) => event.event === "strength");
  const pacified = line.events.find((event) => event.event === "pacified");
  if (!strengths.length || !pacified) return null;
  const gone = new Set(
    line.events.filter((event) => event.event === "removed").map((event) => event.tribe),
  );
  return {
    step: line.step,
    province: String(pacified.province),
    century: pacified.century === null ? null : String(pacified.century),
    cards: line.events
      .filter((event) => event.event === "revealed")
      .map((event) => ({
        seat: Number(event.seat),
        tribe: String(event.tribe),
        cards: Number(event.cards),
      })),
    tribes: strengths.map((event) => ({
      tribe: String(event.tribe),
      stones: Number(event.stones),
      cards: Number(event.cards),
      left: gone.has(event.tribe ?? null),
    })),
  };
}

export interface ScoredTribe {
  tribe: string;
  stones: number;
  provinces: number;
  /** Per seat; null = nothing for this tribe. */
  paid: ({ points: number; rank: Rank } | null)[];
}

export interface Scored {
  step: number;
  /** Null = the final scoring. */
  century: string | null;
  tribes: ScoredTribe[];
  /** Scores before it, per seat. */
  before: number[];
  gained: number[];
}

/** All scorings told so far, with the scores they started from. */
export function scoringsIn(log: LogLine[], seats: number): Scored[] {
  const found: Scored[] = [];
  const score: number[] = Array.from({ length: seats }, () => 0);
  for (const line of log) {
    for (const event of line.events) tell(found, score, line.step, event, seats);
  }
  return found;
}

/** What interrupts the map: the reveal of a conflict, a scoring, the end. */
export type Moment =
  | { kind: "reveal"; revealed: Revealed }
  | { kind: "scoring"; scored: Scored }
  | { kind: "final" };

/**
 * The moments of the entries after number `seen`. Entries are numbered for good: neither undo nor a look at
 * the past brings an old number back as new.
 */
export function momentsAfter(seen: number, log: LogLine[], seats: number): Moment[] {
  const scorings = scoringsIn(log, seats);
  return log
    .filter((line) => line.seq > seen)
    .flatMap((line): Moment[] => {
      const revealed = revealIn(line);
      const scored = scorings.filter((each) => each.step === line.step);
      return [
        ...(revealed ? [{ kind: "reveal" as const, revealed }] : []),
        ...scored.map((each) => ({ kind: "scoring" as const, scored: each })),
      ];
    });
}

function tell(
  found: Scored[],
  score: number[],
  step: number,
  event: GameEvent,
  seats: number,
): void {
  const now = found.at(-1);
  if (event.event === "scoring") {
    const century = event.century === null ? null : String(event.century);
    found.push({ step, century, tribes: [], before: [...score], gained: score.map(() => 0) });
  } else if (event.event === "tribe-scored" && now) {
    now.tribes.push({
      tribe: String(event.tribe),
      stones: Number(event.stones),
      provinces: Number(event.provinces),
      paid: Array.from({ length: seats }, () => null),
    });
  } else if (event.event === "points" && now) {
    const seat = Number(event.seat);
    const points = Number(event.points);
    const tribe = now.tribes.at(-1);
    if (tribe) tribe.paid[seat] = { points, rank: event.place as Rank };
    score[seat] = (score[seat] ?? 0) + points;
    now.gained[seat] = (now.gained[seat] ?? 0) + points;
  }
}
