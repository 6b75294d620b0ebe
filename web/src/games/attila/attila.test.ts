import { describe, expect, it } from "vitest";
import type { BoardData, LogLine } from "../../lib/api/types";
import type { Session } from "../../lib/table/session";
import { strengths } from "./conflict";
import { momentsAfter, revealIn, scoringsIn } from "./happened";
import { mostAlike, rowsOf, WOULD } from "./ladders";
import type { TableView } from "./model";
import { cardOfTurn, conflictOf, drawnSince, lastStones, stonesSince } from "./model";
import { choices } from "./prompt";
import { paidSum } from "./sums";
import { Taps } from "./taps.svelte";

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
  const places = (fields: number[], fits: number, reader = 0) =>
    rowsOf(fields, fits, reader).counters.map(({ seat, field, at, places: wide }) => [
      seat,
      field,
      at,
      wide,
    ]);

  it("keep one row per field and leave out who is not on the track", () => {
    expect(places([3, 4, 0], 2)).toEqual([
      [0, 3, 0, 1],
      [1, 4, 0, 1],
    ]);
  });

  it("set counters that share a field side by side, the reader's first", () => {
    expect(places([3, 0, 3], 2, 2)).toEqual([
      [0, 3, 1, 2],
      [2, 3, 0, 2],
    ]);
  });

  it("know how many share the fullest field", () => {
    expect(mostAlike([3, 0, 3, 0, 0, 3])).toBe(3);
    expect(mostAlike([0, 0])).toBe(0);
  });

  it("tell the number of those for whom a row has no room", () => {
    const rows = rowsOf([5, 5, 5, 5, 2], 3, 1);
    expect(rows.counters.map(({ seat }) => seat)).toEqual([0, 1, 4]);
    expect(rows.rest).toEqual([{ seats: [2, 3], field: 5, at: 2, places: 3 }]);
  });

  it("keep a place in the row for the counter that would land there", () => {
    const rows = rowsOf([2, 3, 3], 2, 0, 3);
    expect(rows.counters.find(({ seat }) => seat === WOULD)).toMatchObject({ at: 0, places: 2 });
    expect(rows.rest).toEqual([{ seats: [1, 2], field: 3, at: 1, places: 2 }]);
  });
});

describe("equal cards", () => {
  it("are marked where they were tapped, and a second tap takes that one back", () => {
    const taps = new Taps();
    taps.tap("huns", 2, []);
    expect(taps.picked("huns", 3, 1)).toEqual([2]);
    taps.tap("huns", 0, [2]);
    expect(taps.picked("huns", 3, 2)).toEqual([2, 0]);
    taps.tap("huns", 2, [2, 0]);
    expect(taps.picked("huns", 3, 1)).toEqual([0]);
  });

  it("forget what was tapped before the draft was dropped", () => {
    const taps = new Taps();
    taps.tap("huns", 2, []);
    taps.tap("huns", 1, []);
    expect(taps.picked("huns", 3, 1)).toEqual([1]);
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

describe("what the others did since my last turn", () => {
  const placed = (step: number, seat: number, province: string) => ({
    ...line(step, { event: "placed", seat, tribe: "huns", province }),
    seat,
  });
  const log = [
    placed(1, 0, "dacia"),
    placed(2, 1, "italia"),
    placed(3, 0, "dacia"),
    placed(4, 1, "dacia"),
    placed(5, 2, "italia"),
  ];

  it("stays marked and is numbered in its order", () => {
    const marked = (lines: LogLine[]) =>
      stonesSince(lines, 0).map(({ seat, province, number }) => [seat, province, number]);
    const since = [
      [1, "dacia", 1],
      [2, "italia", 2],
    ];
    expect(marked(log)).toEqual(since);
    expect(marked([...log, placed(6, 0, "italia")])).toEqual(since);
  });
});

describe("the hand", () => {
  const drew = (step: number, seat: number, tribe: string | null) =>
    line(step, { event: "drew", seat, tribe });

  it("knows the cards drawn since the last one was played", () => {
    const log = [
      drew(1, 0, "franks"),
      line(2, { event: "played", seat: 0, tribe: "franks" }),
      drew(3, 0, "huns"),
      line(4, { event: "played", seat: 1, tribe: "huns" }),
      drew(5, 1, null),
    ];
    expect(drawnSince(log, 0)).toEqual(["huns"]);
    expect(drawnSince([...log, line(6, { event: "played", seat: 0, tribe: "huns" })], 0)).toEqual(
      [],
    );
  });

  it("says which card of the turn is played where a turn has several", () => {
    const turn = (seats: number, slots_left: number, step: string | null, doubled = false) =>
      cardOfTurn({
        ...table({
          seats,
          slots_left,
          phase: step ? [{ node: "slot", step }] : [{ node: "turn", step: "offer_at_start" }],
        }),
        log: [
          line(1, { event: "turn", seat: 0, number: 1 }),
          ...(doubled ? [{ ...line(2), action: "use_tile double" }] : []),
        ],
      });
    expect(turn(2, 2, null)).toEqual({ number: 1, total: 2 });
    expect(turn(2, 1, "choose_card")).toEqual({ number: 1, total: 2 });
    expect(turn(2, 0, "choose_province")).toEqual({ number: 2, total: 2 });
    expect(turn(2, 0, "offer_after_slot")).toBeNull();
    expect(turn(3, 0, "choose_card")).toBeNull();
    expect(turn(3, 0, "choose_card", true)).toEqual({ number: 2, total: 2 });
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

describe("moments", () => {
  const decided = (step: number, seq: number): LogLine => ({
    ...line(
      step,
      { event: "strength", tribe: "huns", stones: 5, cards: 0 },
      { event: "pacified", province: "dacia", century: "4" },
      { event: "scoring", century: "4" },
    ),
    seq,
  });

  it("after an undo are told by the number of their line, not by its step", () => {
    // Steps 1 to 3, the last two taken back: what comes next is step 2 again, but entry 6.
    const log = [line(1), decided(2, 6)];
    expect(momentsAfter(5, log, 2).map(({ kind }) => kind)).toEqual(["reveal", "scoring"]);
    expect(momentsAfter(6, log, 2)).toEqual([]);
  });
});

describe("a number of the scoring sheet", () => {
  const session = {
    view: { seats: [{ name: "Ada" }, { name: "Ben" }] },
    name: (_axis: string, id: string) => id,
    t: (key: string, args?: Record<string, unknown>) => `${key} ${JSON.stringify(args)}`,
  } as unknown as Session;

  it("opens into its terms: who is alone is paid for stones and provinces", () => {
    const row = {
      tribe: "huns",
      stones: 2,
      provinces: 2,
      paid: [{ points: 4, rank: "sole" as const }, null],
    };
    const sum = paidSum(session, row, 0);
    expect(sum).toContain("attila-sum-sole");
    for (const term of ['"stones":2', '"provinces":2', '"points":4', "R8.10"])
      expect(sum).toContain(term);
    expect(paidSum(session, row, 1)).toBe("");
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
        passing: [],
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
