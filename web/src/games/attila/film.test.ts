import { expect, it } from "vitest";
import type { BoardData, GameEvent } from "../../lib/api/types";
import { film } from "./film";

const board = { axes: { century: ["4", "5", "6", "7"] } } as unknown as BoardData;
const scored = (century: string | null): GameEvent => ({ event: "scoring", century });

it("counts in centuries, which end when they are scored (R8.1)", () => {
  expect(film.age(null, board)).toBe("4");
  expect(film.age(scored("4"), board)).toBe("5");
  expect(film.age(scored("7"), board)).toBeNull();
  expect(film.age(scored(null), board)).toBeNull();
  expect(film.age({ event: "placed" }, board)).toBeNull();
});
