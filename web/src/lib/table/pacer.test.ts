import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Pacer, readingTime } from "./pacer";

describe("the pace of others' moves", () => {
  let shown: number[];
  let waiting: number;
  let covered: boolean;
  const pacer = (pause: (item: number) => number = () => 100) =>
    new Pacer<number>(
      (item) => shown.push(item),
      pause,
      (count) => (waiting = count),
      () => covered,
    );

  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    waiting = 0;
    covered = false;
  });
  afterEach(() => vi.useRealTimers());

  it("shows moves one by one, each as long as it takes to read it", () => {
    const queue = pacer((item) => (item === 1 ? 300 : 100));
    for (const item of [1, 2, 3]) queue.push(item);
    expect([shown, waiting]).toEqual([[1], 2]);
    vi.advanceTimersByTime(299);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect([shown, waiting]).toEqual([[1, 2], 1]);
    vi.advanceTimersByTime(100);
    expect([shown, waiting]).toEqual([[1, 2, 3], 0]);
  });

  it("takes longer for what is longer, and not without end", () => {
    expect(readingTime(60, "normal")).toBeGreaterThan(readingTime(30, "normal"));
    expect(readingTime(30, "slow")).toBeGreaterThan(readingTime(30, "normal"));
    expect(readingTime(5000, "normal")).toBeLessThan(6000);
    expect(readingTime(0, "normal")).toBeGreaterThan(0);
    expect(readingTime(60, "instant")).toBe(0);
  });

  it("goes on behind no sheet", () => {
    const queue = pacer();
    queue.push(1);
    queue.push(2);
    covered = true;
    vi.advanceTimersByTime(5000);
    expect([shown, waiting]).toEqual([[1], 1]);
    covered = false;
    vi.advanceTimersByTime(500);
    expect([shown, waiting]).toEqual([[1, 2], 0]);
  });

  it("begins behind no sheet", () => {
    const queue = pacer();
    covered = true;
    queue.push(1);
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([]);
    covered = false;
    vi.advanceTimersByTime(500);
    expect(shown).toEqual([1]);
  });

  it("shows an own move at once, instead of what waits", () => {
    const queue = pacer();
    queue.push(1);
    queue.push(2);
    queue.now(3);
    expect([shown, waiting]).toEqual([[1, 3], 0]);
    vi.runAllTimers();
    expect(shown).toEqual([1, 3]);
  });

  it("does not wait at all when the reader wants everything at once", () => {
    const queue = pacer(() => 0);
    for (const item of [1, 2]) queue.push(item);
    expect(shown).toEqual([1, 2]);
  });

  it("skips to the last one", () => {
    const queue = pacer();
    for (const item of [1, 2, 3]) queue.push(item);
    queue.flush();
    expect([shown, waiting]).toEqual([[1, 3], 0]);
  });

  it("lets what belongs to a move come with it", () => {
    const queue = pacer();
    queue.amend(1);
    expect(shown).toEqual([1]);
    queue.push(2);
    queue.push(3);
    queue.amend(9);
    vi.runAllTimers();
    expect(shown).toEqual([1, 2, 9]);
  });

  it("hurries when many wait", () => {
    const queue = pacer(() => 300);
    for (let item = 0; item < 12; item++) queue.push(item);
    vi.advanceTimersByTime(600);
    expect(shown.length).toBeGreaterThan(2);
  });
});
