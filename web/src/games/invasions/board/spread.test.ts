import { describe, expect, it } from "vitest";
import { spread } from "./spread";

const badge = (province: string, u: number, v: number, dy = 0) => ({
  province,
  u,
  v,
  dx: 0,
  dy,
  width: 54,
  height: 24,
});

/** How much two badges cover of each other on the screen, in pixels. */
function covered(pieces: ReturnType<typeof badge>[], k: number): number {
  let most = 0;
  for (const [at, a] of pieces.entries())
    for (const b of pieces.slice(at + 1)) {
      const x = 54 - Math.abs(a.u * k + a.dx - b.u * k - b.dx);
      const y = 24 - Math.abs(a.v * k + a.dy - b.v * k - b.dy);
      if (x > 0 && y > 0) most = Math.max(most, Math.min(x, y));
    }
  return most;
}

describe("badges of neighbours", () => {
  it("cover nothing of each other", () => {
    const near = [badge("a", 100, 100), badge("b", 130, 110), badge("c", 118, 124)];
    expect(covered(near, 0.62)).toBeGreaterThan(0);
    expect(covered(spread(near, 0.62, null), 0.62)).toBe(0);
  });

  it("stay where they are if there is room", () => {
    const far = [badge("a", 100, 100), badge("b", 400, 100)];
    expect(spread(far, 0.62, null)).toEqual(far);
  });

  it("make way for those that are fanned out, which lie over them", () => {
    const fan = [0, 29, 58, 87].map((dy) => badge("fan", 100, 100, dy));
    const all = spread([...fan, badge("b", 110, 120)], 0.62, "fan");
    expect(all.slice(-4)).toEqual(fan);
    expect(covered(all, 0.62)).toBe(0);
  });
});
