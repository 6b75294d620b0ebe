import { describe, expect, it } from "vitest";
import type { Film } from "../../games/film";
import type { BoardData, GameEvent, LogLine } from "../../lib/api/types";
import { stops } from "../../lib/table/story";
import { agesOf, chapterAt, chaptersOf, crowded, holds, marksOf, placeOf, ribbons } from "./course";

const line = (step: number, seat: number, ...events: GameEvent[]): LogLine => ({
  step,
  seq: step,
  seat,
  action: "x",
  events,
  automatic: false,
  why: null,
});
const moved = (seat: number): GameEvent => ({ event: "moved", seat });
const pays = (seat: number, points: number): GameEvent => ({ event: "pays", seat, points });
const FILM: Film = {
  texts: "test",
  chapters: { battle: "crossed-swords", count: "laurel-crown" },
  scorings: ["count"],
  gains: ["pays"],
  tracks: [],
  age: (event) => (event === null ? "1" : event.event === "era" ? String(event.era) : null),
};
const BOARD = { axes: {} } as BoardData;
const LINES = [
  line(1, 0, moved(0)),
  line(2, 1, { event: "battle", place: "a" }),
  line(3, -1, { event: "drew" }),
  line(4, 0, moved(0)),
  line(5, 1, { event: "count" }, pays(0, 3), pays(1, 4), pays(0, 2), { event: "era", era: 2 }),
  line(6, 0, moved(0)),
  line(7, 1, { event: "battle", place: "b" }, { event: "count" }, pays(1, 9)),
];
const STOPS = stops(LINES, (event) => event.event === "drew");

describe("the chapters of a film", () => {
  it("stand where their events are on show, after one for the beginning", () => {
    expect(STOPS).toEqual([0, 1, 3, 4, 5, 6, 7]);
    const found = chaptersOf(LINES, STOPS, FILM);
    expect(found.map(({ step, at }) => [step, at])).toEqual([
      [0, 0],
      [3, 2],
      [5, 4],
      [7, 6],
    ]);
  });

  it("leave minor ones out of a long film only", () => {
    const film = { ...FILM, minor: ["battle"] };
    expect(chaptersOf(LINES, STOPS, film)).toHaveLength(4);
    const long = Array.from({ length: 30 }, (_, at) =>
      line(at + 1, 0, { event: at % 10 ? "battle" : "count" }),
    );
    const found = chaptersOf(
      long,
      stops(long, () => false),
      film,
    );
    expect(found.map(({ step }) => step)).toEqual([0, 1, 11, 21]);
  });

  it("tell of two events at one step as one, and know the greatest gain of a scoring", () => {
    const [, battle, count, both] = chaptersOf(LINES, STOPS, FILM);
    expect(battle).toMatchObject({ scoring: false, gain: null });
    expect(count).toMatchObject({ scoring: true, gain: { seat: 0, points: 5 } });
    expect(both?.events.map((event) => event.event)).toEqual(["battle", "count"]);
    expect(both).toMatchObject({ scoring: true, gain: { seat: 1, points: 9 } });
  });

  it("are found by the stop on show", () => {
    const found = chaptersOf(LINES, STOPS, FILM);
    expect([0, 1, 2, 3, 4, 5, 6].map((at) => chapterAt(found, at))).toEqual([0, 0, 1, 1, 2, 2, 3]);
  });

  it("have their time; what lies between may be hurried through", () => {
    const found = chaptersOf(LINES, STOPS, FILM);
    const [usual, quick] = [false, true].map((each) => holds(STOPS, found, each));
    expect(quick?.map((hold, at) => hold === usual?.[at])).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
      true,
    ]);
    expect(quick![1]! * 8).toBe(usual![1]);
  });
});

describe("the time line", () => {
  it("shows a step at the first stop that has it", () => {
    expect([0, 2, 3, 7, 99].map((step) => placeOf(STOPS, step))).toEqual([0, 2, 2, 6, 6]);
  });

  it("marks events on their track, and counts those that have no room", () => {
    const marks = marksOf(LINES, STOPS, ["battle", "count"]);
    expect(marks.map((mark) => mark.at)).toEqual([2, 4, 6, 6]);
    expect(crowded(marks, 1).map(({ mark, more }) => [mark.at, more])).toEqual([
      [2, 0],
      [4, 0],
      [6, 1],
    ]);
    expect(crowded(marks, 3).map(({ more }) => more)).toEqual([1, 1]);
  });

  it("is divided into ages", () => {
    expect(agesOf(LINES, STOPS, FILM, BOARD)).toEqual([
      { id: "1", from: 0, to: 4 },
      { id: "2", from: 4, to: 7 },
    ]);
  });
});

describe("the ribbons", () => {
  const standings = [
    [0, 0],
    [1, 0],
    [1, 0],
    [1, 3],
    [-2, 4],
    [6, 10],
  ];

  it("share the root of all points truly, in the order of seats", () => {
    const [first, second] = ribbons(standings, [0, 1, 3, 5]);
    expect(first?.[0]).toEqual([0.5, 0.5]);
    expect(first?.[1]).toEqual([0.375, 0.625]);
    expect(second?.[1]).toEqual([0.625, 0.625]);
    expect(first?.[2]).toEqual([0.25, 0.375]);
    expect(second?.[2]).toEqual([0.375, 0.75]);
    expect([first?.[3]?.[0], second?.[3]?.[1]]).toEqual([0, 1]);
  });

  it("have no width below zero, and wait at the last points that are known", () => {
    const [first, second] = ribbons(standings, [4, 9]);
    expect(first?.[0]).toEqual([0.25, 0.25]);
    expect(second?.[0]).toEqual([0.25, 0.75]);
    expect(second?.[1]?.[1]).toBe(1);
  });
});
