import { describe, expect, it } from "vitest";
import type { Session } from "../../../lib/table/session";
import { placesOf, tieOf } from "./places";

/** Three at a table: the third holds Persians and Goths. */
function table(points: number[], last_points: number[]): Session {
  return {
    view: { result: { points }, view: { person: [0, 1, 2, 2], last_points } },
  } as unknown as Session;
}

describe("equals at the end of the game", () => {
  it("is no matter where one leads alone", () => {
    const places = placesOf(table([3, 7, 3], [9, 0, 0, 0]));
    expect(places.map(({ seat }) => seat)).toEqual([1, 0, 2]);
    expect(tieOf(places)).toBeNull();
  });

  it("is decided by the last scoring, that of joined seats added", () => {
    const places = placesOf(table([5, 2, 5], [4, 9, 2, 3]));
    expect(places[0]).toEqual({ seat: 2, points: 5, last: 5, order: 2 });
    expect(tieOf(places)).toEqual({ tied: places.slice(0, 2), by: "scoring" });
  });

  it("is decided by the order of the powers where that is equal, too", () => {
    const places = placesOf(table([1, 6, 6], [0, 4, 1, 3]));
    expect(places.map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(tieOf(places)?.by).toBe("order");
  });
});
