/** A log as a film: chapters, marks on their tracks, ages, and the ribbons of the points. */
import type { Film } from "../../games/film";
import type { BoardData, GameEvent, LogLine } from "../../lib/api/types";
import { FRAME, paid } from "../../lib/table/story";

/** Where something happens: the stop that shows it, and the step of its line. */
interface Moment {
  step: number;
  /** Its place among the stops. */
  at: number;
}

export interface Chapter extends Moment {
  /** What it tells; none at the beginning. */
  events: GameEvent[];
  scoring: boolean;
  /** The greatest gain of a scoring. */
  gain: { seat: number; points: number } | null;
}

export interface Mark extends Moment {
  event: GameEvent;
}

export interface Age {
  id: string;
  /** Stops, the second one not included. */
  from: number;
  to: number;
}

/** The stop at which a step is on show. */
export function placeOf(stops: number[], step: number): number {
  const at = stops.findIndex((stop) => stop >= step);
  return at < 0 ? Math.max(0, stops.length - 1) : at;
}

/** More chapters than this nobody reads. */
const MOST = 24;

/** What is shown at one stop is one chapter; where they are too many, the minor ones are left out. */
export function chaptersOf(lines: LogLine[], stops: number[], film: Film): Chapter[] {
  const all = gathered(lines, stops, film);
  if (all.length <= MOST || !film.minor?.length) return all;
  const great = Object.entries(film.chapters).filter(([event]) => !film.minor?.includes(event));
  return gathered(lines, stops, { ...film, chapters: Object.fromEntries(great) });
}

/** The first begins before the first move. */
function gathered(lines: LogLine[], stops: number[], film: Film): Chapter[] {
  const found: Chapter[] = [{ step: 0, at: 0, events: [], scoring: false, gain: null }];
  for (const line of lines) {
    const events = line.events.filter((event) => event.event in film.chapters);
    if (!events.length) continue;
    const at = placeOf(stops, line.step);
    const scoring = events.some((event) => film.scorings.includes(event.event));
    const gain = scoring
      ? greatest(line.events.filter((event) => film.gains.includes(event.event)))
      : null;
    const last = found.at(-1)!;
    if (last.at === at) {
      last.events.push(...events);
      last.scoring ||= scoring;
      last.gain ??= gain;
    } else found.push({ step: stops[at] ?? line.step, at, events: [...events], scoring, gain });
  }
  return found;
}

/** Who was paid most by these sums. */
function greatest(events: GameEvent[]): Chapter["gain"] {
  const sums = paid(events);
  const [seat, points] = sums.reduce((best, each) => (each[1] > best[1] ? each : best), [-1, 0]);
  return seat < 0 ? null : { seat, points };
}

/** The last chapter that has begun at a stop. */
export function chapterAt(chapters: Chapter[], at: number): number {
  return Math.max(
    0,
    chapters.findLastIndex((chapter) => chapter.at <= at),
  );
}

export function marksOf(lines: LogLine[], stops: number[], events: string[]): Mark[] {
  return lines.flatMap((line) =>
    line.events
      .filter((event) => events.includes(event.event))
      .map((event) => ({ step: line.step, at: placeOf(stops, line.step), event })),
  );
}

/** Ages of the calendar, one after the other. */
export function agesOf(lines: LogLine[], stops: number[], film: Film, board: BoardData): Age[] {
  const found: Age[] = [];
  const open = (id: string | null, from: number) => {
    const before = found.at(-1);
    if (id === null || before?.id === id) return;
    if (before) before.to = from;
    if (before && before.from === from) found.pop();
    found.push({ id, from, to: stops.length });
  };
  open(film.age(null, board), 0);
  for (const line of lines)
    for (const event of line.events) open(film.age(event, board), placeOf(stops, line.step));
  return found;
}

/** Marks that lie too near to each other share one place. */
export function crowded(marks: Mark[], apart: number): { mark: Mark; more: number }[] {
  const found: { mark: Mark; more: number }[] = [];
  for (const mark of marks) {
    const last = found.at(-1);
    if (last && mark.at - last.mark.at < apart) last.more += 1;
    else found.push({ mark, more: 0 });
  }
  return found;
}

/** Upper and lower edge of a seat's ribbon at every stop, between 0 and 1. */
export type Ribbon = [top: number, bottom: number][];

/**
 * One ribbon per seat, in the order of seats. The whole is as thick as the root of all points, so that the
 * beginning can be read; the shares are true.
 */
export function ribbons(standings: number[][], stops: number[]): Ribbon[] {
  const rows = stops.map((step) => (standings[step] ?? standings.at(-1) ?? []).map(atLeastNone));
  const sums = rows.map((row) => row.reduce((sum, points) => sum + points, 0));
  const most = Math.max(1, ...sums);
  const seats = standings[0]?.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    rows.map((row, at) => {
      const sum = sums[at] ?? 0;
      const whole = Math.sqrt(sum / most);
      const before = row.slice(0, seat).reduce((total, points) => total + points, 0);
      const share = (points: number) => (sum ? (points / sum) * whole : 0);
      const top = (1 - whole) / 2 + share(before);
      return [top, top + share(row[seat] ?? 0)];
    }),
  );
}

function atLeastNone(points: number): number {
  return Math.max(0, points);
}

const CHAPTER = 3000;
const QUIET = FRAME / 8;

/** A chapter has its time; between them a film may hurry. */
export function holds(stops: number[], chapters: Chapter[], quick: boolean): number[] {
  const begins = new Set(chapters.map((chapter) => chapter.at));
  return stops.map((_, at) => (begins.has(at) ? CHAPTER : quick ? QUIET : FRAME));
}
