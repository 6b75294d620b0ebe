import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Pacer } from "./pacer";

describe("the pace of others' moves", () => {
  let shown: number[];
  let waiting: number;
  const pacer = (pause = 100) =>
    new Pacer<number>(
      (item) => shown.push(item),
      () => pause,
      (count) => (waiting = count),
    );

  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    waiting = 0;
  });
  afterEach(() => vi.useRealTimers());

  it("shows moves one by one", () => {
    const queue = pacer();
    queue.push(1, true);
    queue.push(2, true);
    expect([shown, waiting]).toEqual([[], 2]);
    vi.advanceTimersByTime(100);
    expect([shown, waiting]).toEqual([[1], 1]);
    vi.advanceTimersByTime(100);
    expect([shown, waiting]).toEqual([[1, 2], 0]);
  });

  it("shows an own move at once, after what waits", () => {
    const queue = pacer();
    queue.push(1, true);
    queue.push(2, false);
    expect(shown).toEqual([1, 2]);
  });

  it("does not wait at all when the reader wants everything at once", () => {
    pacer(0).push(1, true);
    expect(shown).toEqual([1]);
  });

  it("skips to the last one", () => {
    const queue = pacer();
    for (const item of [1, 2, 3]) queue.push(item, true);
    queue.flush();
    expect([shown, waiting]).toEqual([[3], 0]);
  });

  it("replaces the last one that waits", () => {
    const queue = pacer();
    expect(queue.amend(9)).toBe(false);
    queue.push(1, true);
    expect(queue.amend(9)).toBe(true);
    vi.runAllTimers();
    expect(shown).toEqual([9]);
  });

  it("hurries when many wait", () => {
    const queue = pacer(300);
    for (let item = 0; item < 12; item++) queue.push(item, true);
    vi.advanceTimersByTime(300);
    vi.advanceTimersByTime(300);
    expect(shown.length).toBeGreaterThan(2);
  });
});
