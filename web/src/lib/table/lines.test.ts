import { describe, expect, it } from "vitest";
import type { LogLine, TableView } from "../api/types";
import { merged } from "./lines";

const line = (step: number, seq = step): LogLine => ({ step, seq, seat: 0, action: "x", events: [], automatic: false, why: null });
const view = (seq: number, steps: number, log: LogLine[]): TableView => ({ seat: 0, seq, steps, log }) as unknown as TableView;

describe("merging the log", () => {
  const before = view(3, 3, []);
  const lines = [line(1), line(2), line(3)];

  it("takes a whole log as it is", () => {
    const log = [line(1), line(2)];
    expect(merged(lines, before, view(9, 2, log))).toBe(log);
  });

  it("appends what is new", () => {
    expect(merged(lines, before, view(5, 5, [line(4), line(5)]))?.map((each) => each.step)).toEqual([1, 2, 3, 4, 5]);
  });

  it("keeps the log when only clocks or seats changed", () => {
    expect(merged(lines, before, view(3, 3, []))).toEqual(lines);
  });

  it("asks for everything after an undo, a gap or an undo with another move", () => {
    expect(merged(lines, before, view(4, 2, []))).toBeNull();
    expect(merged(lines, before, view(6, 6, [line(5), line(6)]))).toBeNull();
    expect(merged(lines, before, view(5, 3, [line(3, 5)]))).toBeNull();
  });
});
