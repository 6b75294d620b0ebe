import { expect, test } from "vitest";
import type { InvasionsView } from "../view";
import { counted } from "./counted";

test("units on the board are counted by nation, nothing else is told", () => {
  const view = {
    unit_command: ["rome", "huns", "rome"],
    unit_at: ["latium", null, "umbria"],
  } as unknown as InvasionsView;
  const figures = counted(view, { axes: { nation: ["rome", "huns"] } });
  expect(figures.units).toEqual([2, 0]);
  expect(figures.stacks).toEqual({});
  expect(figures.fight).toBeNull();
});
