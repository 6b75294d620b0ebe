/** What a battle has changed, told once it is over. */
import type { GameEvent, LogLine } from "../../../lib/api/types";

/** What is told on the board of the battle, or in its dice, and not again as a change. */
const TOLD = new Set([
  "battle",
  "committed",
  "hired",
  "lent",
  "markers",
  "rolled",
  "fell",
  "battle-ended",
  "attack",
]);

export interface Fought {
  /** Number of the entry that ended it. */
  seq: number;
  place: string;
  result: "attacker" | "defender" | "draw";
  attacker: number;
  defender: number;
  rolls: { red: string; green: string }[];
  /** Units that fell, by side, in their order. */
  fell: [string[], string[]];
  changes: GameEvent[];
}

/** Every battle of the log that was over after this entry. */
export function battlesAfter(seen: number, log: LogLine[]): Fought[] {
  const events = log.flatMap((line) => line.events.map((event) => ({ event, seq: line.seq })));
  const found: Fought[] = [];
  events.forEach(({ event, seq }, at) => {
    if (event.event !== "battle-ended" || seq <= seen) return;
    const from = events.slice(0, at).findLastIndex((each) => each.event.event === "battle");
    const next = events.findIndex(
      (each, place) =>
        place > at &&
        (each.seq !== seq || each.event.event === "battle" || each.event.event === "acted"),
    );
    const before = events.slice(Math.max(0, from), at).map((each) => each.event);
    const after = events.slice(at + 1, next < 0 ? undefined : next).map((each) => each.event);
    found.push({
      seq,
      place: String(event.place),
      result: event.result as Fought["result"],
      attacker: Number(event.attacker),
      defender: Number(event.defender ?? -1),
      rolls: before
        .filter((each) => each.event === "rolled")
        .map((each) => ({ red: String(each.red), green: String(each.green) })),
      fell: [fallen(before, "attacker"), fallen(before, "defender")],
      changes: after.filter((each) => !TOLD.has(each.event)),
    });
  });
  return found;
}

function fallen(events: GameEvent[], side: string): string[] {
  return events
    .filter((each) => each.event === "fell" && each.side === side)
    .map((each) => String(each.unit));
}
