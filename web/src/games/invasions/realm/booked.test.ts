import { expect, test } from "vitest";
import type { Session } from "../../../lib/table/session";
import { bookedOf } from "./booked";

/** Rome has booked, the Huns have not. */
function session(shortfall: number, ...incomes: [number, number][]): Session {
  return {
    board: { axes: { nation: ["huns", "rome"] } },
    view: { view: { taxed: [0, 1], shortfall: [0, shortfall] } },
    lines: incomes.map(([net, gold]) => ({
      events: [{ event: "income", nation: "rome", net, gold }],
    })),
  } as unknown as Session;
}

test("the last income tells what was there before", () => {
  const booked = bookedOf(session(0, [5, 40], [52, 61]), "rome");
  expect(booked).toEqual({ before: 9, net: 52, gold: 61 });
});

test("what could not be paid was not there (realm R28.3)", () => {
  expect(bookedOf(session(3, [-8, 0]), "rome")).toEqual({ before: 5, net: -8, gold: 0 });
});

test("before the income, or without a log of it, nothing is known", () => {
  expect(bookedOf(session(0, [5, 40]), "huns")).toBeNull();
  expect(bookedOf(session(0), "rome")).toBeNull();
});
