import { expect, it } from "vitest";
import { isIdle } from "./idle";
import type { CulturesFigures } from "./model";

const NOW = {
  coins: [4, 2],
  symbols: [
    [1, 0, 0],
    [0, 2, 0],
  ],
  symbol_jokers: [0, 0],
  strengths: [
    [0, 2],
    [1, 0],
  ],
  resources: [[1, 0, 0, 0], []],
  points: [5, 3],
} as unknown as CulturesFigures;
const symbols = [
  [2, 0, 0],
  [0, 2, 0],
];

it("a symbol that does not count in this round is idle", () => {
  const strengths = [
    [0, 2],
    [2, 0],
  ];
  expect(isIdle(NOW, { ...NOW, coins: [2, 2], symbols, strengths }, 0)).toBe(true);
});

it("a symbol that counts is not", () => {
  const strengths = [
    [1, 2],
    [1, 0],
  ];
  expect(isIdle(NOW, { ...NOW, coins: [2, 2], symbols, strengths }, 0)).toBe(false);
});

it("nothing else is called idle", () => {
  expect(isIdle(NOW, NOW, 0)).toBe(false);
  expect(isIdle(NOW, { ...NOW, coins: [6, 2], symbols }, 0)).toBe(false);
  expect(isIdle(NOW, { ...NOW, coins: [2, 2], symbols, points: [6, 3] }, 0)).toBe(false);
});
