import { describe, expect, it } from "vitest";
import type { GameEvent, LogLine } from "../api/types";
import { about, chapters, digest, paid, sinceMine, stops } from "./story";

function line(step: number, seat: number, ...events: GameEvent[]): LogLine {
  return { step, seq: step, seat, action: "x", events, automatic: false, why: null };
}

const turn = (number: number, seat: number): GameEvent => ({ event: "turn", number, seat });
const placed = (seat: number, province: string): GameEvent => ({ event: "placed", seat, province });
const drew: GameEvent = { event: "drew", seat: 0, tribe: null };
const LINES = [
  line(1, -1, drew, turn(1, 0)),
  line(2, 0, placed(0, "dacia")),
  line(3, -1, drew, turn(2, 1)),
  line(
    4,
    1,
    placed(1, "italia"),
    { event: "scoring" },
    { event: "points", seat: 0, points: 3 },
    { event: "points", seat: 1, points: 4 },
    { event: "points", seat: 0, points: 2 },
  ),
  line(5, -1, drew, turn(3, 0)),
  line(6, 0, { event: "played", seat: 0 }),
];
const STORY = { hushed: (event: GameEvent) => event.event === "drew", terms: ["points"] };

describe("the log as a book", () => {
  it("opens a chapter with each turn, also in the middle of a line", () => {
    expect(chapters(LINES, STORY).map((chapter) => [chapter.turn, chapter.seat])).toEqual([
      [1, 0],
      [2, 1],
      [3, 0],
    ]);
  });

  it("folds the terms of a sum under their sentence and adds them up", () => {
    const scoring = chapters(LINES, STORY)[1]?.told[0]?.tellings[1];
    expect(scoring?.event.event).toBe("scoring");
    expect(paid(scoring?.terms ?? [])).toEqual([
      [0, 5],
      [1, 4],
    ]);
  });

  it("changes chapters with the seat where a game tells no turns", () => {
    const lines = [
      line(1, 0, placed(0, "a")),
      line(2, 0, placed(0, "b")),
      line(3, 1, placed(1, "c")),
    ];
    expect(chapters(lines).map((chapter) => [chapter.seat, chapter.told.length])).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });

  it("finds the lines about a place", () => {
    expect(
      about(LINES, "province:italia", { places: "province" }).map((each) => each.step),
    ).toEqual([4]);
  });

  it("stops after each choice together with what chance did", () => {
    expect(stops(LINES)).toEqual([0, 1, 3, 5, 6]);
  });

  it("passes over choices of which nothing can be told", () => {
    expect(
      stops([
        line(1, 0),
        line(2, 0, placed(0, "dacia")),
        line(3, 1),
        line(4, 1, placed(1, "italia")),
      ]),
    ).toEqual([0, 2, 4]);
  });

  it("begins the film where the others began, whatever I did since", () => {
    expect(sinceMine(LINES, [0])).toBe(2);
    expect(sinceMine(LINES.slice(0, 2), [0])).toBeNull();
    expect(sinceMine(LINES, [2])).toBe(1);
  });
});

describe("the film", () => {
  it("does not stop where nothing is told", () => {
    const lines = [
      line(1, 0, placed(0, "dacia")),
      line(2, 1, { event: "played", seat: 1 }),
      line(3, 1, placed(1, "italia")),
      line(4, 1),
    ];
    expect(stops(lines, (event) => event.event === "played")).toEqual([0, 1, 3, 4]);
  });

  it("tells the weightiest of what happened after a step, in its order", () => {
    const weight = (event: GameEvent) => (event.event === "scoring" ? 2 : 1);
    const events = digest(LINES, 2, 2, { ...STORY, weight }).map((each) => each.event);
    expect(events).toEqual(["scoring", "played"]);
    expect(digest(LINES, 6, 3, STORY)).toEqual([]);
  });

  it("tells a victory with its battle, or not at all", () => {
    const won = (place: string) => [
      { event: "battle", place },
      { event: "hits", place },
      { event: "victory", place },
    ];
    const lines = [line(1, 0, ...won("dacia")), line(2, 1, ...won("italia"))];
    const weight = ({ event }: GameEvent) => (event === "victory" ? 2 : 1);
    const story = { ...STORY, weight, after: { victory: "battle" } };
    const told = digest(lines, 0, 3, story).map(({ event, place }) => `${event} ${place}`);
    expect(told).toEqual(["battle italia", "hits italia", "victory italia"]);
  });
});
