import { describe, expect, it } from "vitest";
import type { GameEvent, LogLine } from "../../lib/api/types";
import type { Session } from "../../lib/table/session";
import { rivalsLast } from "./plays";
import { roundEnds } from "./rounds";

const line = (seq: number, ...events: GameEvent[]) => ({ seq, seat: 0, events }) as LogLine;
const contested = { event: "contested", seat: 1, province: "gaul", own: 3, other: 2 };

describe("the end of a round", () => {
  it("gathers contest, price, marker, limit and income, whoever decided in between", () => {
    const log = [
      line(4, { event: "kept", seat: 0 }, contested),
      line(
        5,
        { event: "won", seat: 1, province: "gaul" },
        { event: "price", seat: 1, card: "persia_stables" },
        { event: "marker", seat: 0, own: 3, other: 1 },
        { event: "limited", seat: 0, coins: 2 },
        { event: "round", round: 3, seat: 0 },
        { event: "income", seat: 0, coins: 2 },
        { event: "income", seat: 1, coins: 1 },
      ),
    ];
    expect(roundEnds(log)).toEqual([
      {
        seq: 5,
        round: 2,
        province: "gaul",
        strengths: [2, 3],
        declined: [],
        winner: 1,
        price: "persia_stables",
        marker: { seat: 0, own: 3, other: 1 },
        limited: [{ seat: 0, coins: 2 }],
        income: [
          { seat: 0, coins: 2 },
          { seat: 1, coins: 1 },
        ],
      },
    ]);
  });

  it("has no winner where nobody took the province, and is the seventh at the end of the game", () => {
    const log = [line(9, contested, { event: "boxed", province: "gaul" }, { event: "ended" })];
    expect(roundEnds(log)).toMatchObject([{ round: 7, winner: null, price: null, marker: null }]);
  });

  it("names who declined, not who had nothing to take it with", () => {
    const declines = (seat: number) => ({ event: "abstained", seat, province: "gaul" });
    const unarmed = { ...contested, other: 0 };
    const log = [line(9, unarmed, declines(1), declines(0), { event: "ended" })];
    expect(roundEnds(log)).toMatchObject([{ declined: [1], winner: null }]);
  });

  it("is not told before it is over", () => {
    expect(roundEnds([line(4, contested)])).toEqual([]);
  });
});

it("marks the card that the rival played last", () => {
  const session = {
    view: {
      seat: 0,
      log: [
        line(1, { event: "built", seat: 1, card: "persia_mint", coins: 0 }),
        line(2, { event: "used-military", seat: 1, card: "persia_stables", bar: 1 }),
        line(3, { event: "used-coins", seat: 0, card: "rome_market", coins: 2 }),
      ],
    },
  } as unknown as Session;
  expect(rivalsLast(session)).toMatchObject({ card: "persia_stables", use: "military", seat: 1 });
});
