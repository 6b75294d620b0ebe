import { describe, expect, test } from "vitest";
import { applied, type Patch } from "./changes";

const CASES: [what: string, old: unknown, patch: Patch, now: unknown][] = [
  ["another value", { a: 1 }, { a: [true] }, { a: true }],
  ["a field that is null", { a: 1, b: 2 }, { a: [null] }, { a: null, b: 2 }],
  ["a field that is gone", { a: 1, b: 2 }, { a: null }, { b: 2 }],
  ["a new field", { a: 1 }, { b: [{ c: 2 }] }, { a: 1, b: { c: 2 } }],
  [
    "a row of a row",
    [
      [1, 2],
      [3, 4],
    ],
    { 1: { 0: [9] } },
    [
      [1, 2],
      [9, 4],
    ],
  ],
  [
    "runs of a list",
    ["a", "b", "c", "d"],
    {
      "~": [
        [0, 1, "x"],
        [2, 2],
      ],
    },
    ["a", "x", "c", "d"],
  ],
  ["a list that is empty now", ["a"], { "~": [] }, []],
];

describe("applying a change", () => {
  test.each(CASES)("%s", (_, old, patch, now) => {
    const before = JSON.stringify(old);
    expect(applied(old, patch)).toEqual(now);
    expect(JSON.stringify(old)).toBe(before);
  });

  test("what did not change stays the same object, so that nothing is drawn anew", () => {
    const old = { map: [[1], [2]], hand: [3] };
    const now = applied(old, { map: { 0: [[5]] } });
    expect(now.hand).toBe(old.hand);
    expect(now.map[1]).toBe(old.map[1]);
  });
});
