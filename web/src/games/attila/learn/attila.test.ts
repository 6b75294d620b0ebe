import { expect, test } from "vitest";
import type { AttilaView } from "../model";
import { counted } from "./counted";

test("a puzzle counts stones and provinces and gives no points away", () => {
  const view = {
    seats: 2,
    tiles: [0, 2, 3, 4],
    supply: [17, 20],
    stones: [
      [2, 0],
      [1, 0],
      [0, 0],
    ],
  } as unknown as AttilaView;
  expect(counted(view, ["4", "5", "6", "7"])).toMatchObject({
    century: "5",
    step: 2,
    stones: [3, 0],
    provinces: [2, 0],
    sums: [0, 0],
  });
});
