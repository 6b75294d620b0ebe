import { describe, expect, it } from "vitest";
import { spread, standing, TAB } from "./track";

describe("markers on a track", () => {
  it("stand in the middle of their space", () => {
    expect(standing([{ seat: 0, at: 3 }], 1, 20)).toEqual([{ seat: 0, at: 3, x: 50 }]);
  });

  it("share a space with the rearmost left (E90)", () => {
    const both = standing(
      [
        { seat: 0, at: 3, lies: 4 },
        { seat: 1, at: 3, lies: 9 },
      ],
      1,
      20,
    );
    expect(both.map(({ seat }) => seat)).toEqual([1, 0]);
    expect((both[0]?.x ?? 0) + (both[1]?.x ?? 0)).toBe(100);
  });

  it("never hide each other, and never leave the track", () => {
    const crowd = Array.from({ length: 6 }, (_, seat) => ({ seat, at: 24 - (seat % 2), x: 0 }));
    const spaced = spread(standing(crowd, 1, 10), 240);
    const far = spaced.map(({ x }) => x);
    for (const [at, x] of far.entries())
      if (at) expect(x - (far[at - 1] ?? 0)).toBeGreaterThanOrEqual(TAB * 0.73);
    expect(Math.max(...far)).toBeLessThanOrEqual(240 - TAB / 2 + 0.01);
  });

  it("are whole on the first space, however narrow it is", () => {
    expect(spread(standing([{ seat: 0, at: 1 }], 1, 12), 240)[0]?.x).toBe(TAB / 2);
  });
});
