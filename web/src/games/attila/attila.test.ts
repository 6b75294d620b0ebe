import { describe, expect, it } from "vitest";
import type { BoardData, LogLine } from "../../lib/api/types";
import type { Session } from "../../lib/table/session";
import { strengths } from "./conflict";
import { revealIn, scoringsIn } from "./happened";
import { spread } from "./ladders";
import type { TableView } from "./model";
import { conflictOf, lastStones } from "./model";
import { choices } from "./prompt";

const line = (step: number, ...events: LogLine["events"]): LogLine => ({
  step,
  seq: step,
  seat: 0,
  action: "",
  events,
  automatic: false,
  why: null,
});
const board = {
  axes: { tribe: ["franks", "huns"], province: ["italia", "dacia"] },
} as unknown as BoardData;
const table = (view: object) =>
  ({
    seat: 0,
    seats: [],
    log: [],
    view: { seats: 3, active: 1, laid: [[0, 0], 2, 0], picks: [0, 0], ...view },
  }) as unknown as TableView;

describe("ladders", () => {
  it("sets counters side by side that are too near to stand above each other", () => {
    expect(spread([3, 4, 9], 1).map(({ seat, dx }) => [seat, dx])).toEqual([
      [0, -7.5],
      [1, 7.5],
      [2, 0],
    ]);
    expect(spread([3, 4, 9]).map(({ dx }) => dx)).toEqual([0, 0, 0]);
  });

  it("sets tied counters side by side and leaves out who is not on the track", () => {
    expect(spread([3, 0, 3])).toEqual([
      { seat: 0, field: 3, dx: -7.5, dy: 0 },
      { seat: 2, field: 3, dx: 7.5, dy: 0 },
    ]);
  });
});

describe("last stones", () => {
  it("parts the running turn from the one before it that set any", () => {
    const log = [
      line(1, { event: "turn", seat: 0, number: 1 }),
      line(2, { event: "placed", seat: 0, tribe: "huns", province: "dacia" }),
      line(3, { event: "turn", seat: 1, number: 2 }),
      line(4, { event: "turn", seat: 2, number: 3 }),
      line(5, { event: "placed", seat: 2, tribe: "franks", province: "italia" }),
    ];
    expect(lastStones(log).now.map((stone) => stone.province)).toEqual(["italia"]);
    expect(lastStones(log).before.map((stone) => stone.province)).toEqual(["dacia"]);
    expect(lastStones(log.slice(0, 2)).before).toEqual([]);
  });
});

describe("conflict", () => {
  const running = table({
    phase: [{ node: "conflict", step: "ask_next_player", province: "dacia", asked: 2 }],
    asked: { node: "commit", seat: 2, province: "dacia" },
    stones: [
      [0, 0],
      [2, 3],
    ],
  });

  it("lists the order of decision from the active player on, with counts only", () => {
    expect(conflictOf(running)).toEqual({
      province: "dacia",
      order: [
        { seat: 1, cards: 2, state: "laid" },
        { seat: 2, cards: 0, state: "deciding" },
        { seat: 0, cards: 0, state: "waiting" },
      ],
    });
  });

  it("counts my chosen cards into what is known and marks every weakest tribe", () => {
    const rows = strengths(
      { view: running, board } as unknown as Session,
      { province: "dacia", order: [] },
      [1, 0],
    );
    expect(rows.map(({ known, leaves }) => [known, leaves])).toEqual([
      [3, true],
      [3, true],
    ]);
  });

  it("is told by the line that closed it", () => {
    const told = revealIn(
      line(
        9,
        { event: "revealed", seat: 1, tribe: "huns", cards: 2 },
        { event: "strength", tribe: "franks", stones: 2, cards: 0 },
        { event: "strength", tribe: "huns", stones: 3, cards: 2 },
        { event: "removed", tribe: "franks", province: "dacia", stones: 2 },
        { event: "pacified", province: "dacia", century: "5" },
      ),
    );
    expect(told?.tribes.map((row) => row.left)).toEqual([true, false]);
    expect(told?.century).toBe("5");
  });
});

describe("scorings", () => {
  it("start from the scores of those before", () => {
    const scoring = (step: number, century: string | null, points: number) =>
      line(
        step,
        { event: "scoring", century },
        { event: "tribe-scored", tribe: "huns", stones: 4, provinces: 2 },
        { event: "points", seat: 1, tribe: "huns", points, place: "first" },
      );
    const told = scoringsIn([scoring(1, "4", 4), scoring(2, null, 7)], 2);
    expect(told.map((each) => each.before)).toEqual([
      [0, 0],
      [0, 4],
    ]);
    expect(told[1]?.gained).toEqual([0, 7]);
  });
});

describe("a window before a card", () => {
  const asked = (next: string[]) =>
    ({
      view: {
        seat: 0,
        actor: 0,
        legal: ["use_tile exchange", "no_tile"],
        onward: { no_tile: next },
        barriers: [],
        view: {
          phase: [{ node: "turn", step: "offer_at_start" }],
          asked: { node: "window", seat: 0, moment: "turn-start" },
          hand: [[0, 2]],
          active: 0,
          slots_left: 1,
        },
      },
      board,
      name: (_axis: string, id: string) => id,
      t: (key: string, args?: object) => [key, ...Object.values(args ?? {})].join(" "),
    }) as unknown as Session;

  it("is answered by the card itself", () => {
    expect(choices(asked(["play huns"])).map((choice) => choice.action)).toEqual([
      "use_tile exchange",
    ]);
  });

  it("has a way on without a tile where no card can be played", () => {
    const [, decline] = choices(asked(["discard huns"]));
    expect(decline?.action).toBe("no_tile");
    expect(decline?.label).toContain("discard");
  });
});
