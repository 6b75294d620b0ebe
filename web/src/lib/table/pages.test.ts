import { describe, expect, it } from "vitest";
import { Pages } from "./pages";

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

/** A log whose lines are their own numbers; ten of them come at once. */
function pages() {
  const asked: number[] = [];
  const made = new Pages<number>(
    (line) => line,
    async (to) => (asked.push(to), range(Math.max(1, to - 9), to)),
    () => {},
  );
  return { made, asked };
}

describe("the pages of a log", () => {
  it("begin with the newest and fetch older ones until nothing is missing", async () => {
    const { made, asked } = pages();
    made.add(0, range(21, 30), 30);
    expect([made.first, made.whole]).toEqual([21, false]);
    await Promise.all([made.older(), made.older()]);
    expect([asked, made.lines]).toEqual([[20], range(11, 30)]);
    await made.all();
    expect([asked, made.lines, made.whole]).toEqual([[20, 10], range(1, 30), true]);
  });

  it("grow by what is new and are cut where something was taken back", () => {
    const { made } = pages();
    made.add(0, range(1, 5), 5);
    made.add(5, [6, 7], 7);
    expect(made.lines).toEqual(range(1, 7));
    made.add(4, [5], 5);
    expect(made.lines).toEqual(range(1, 5));
    made.add(3, [], 3);
    expect(made.lines).toEqual(range(1, 3));
  });

  it("forget what no longer joins on", async () => {
    const { made } = pages();
    made.add(0, range(1, 5), 5);
    made.add(5, range(21, 30), 30);
    expect(made.lines).toEqual(range(21, 30));
    made.add(12, [], 12);
    expect([made.lines, made.whole]).toEqual([[], false]);
    await made.older();
    expect(made.lines).toEqual(range(3, 12));
  });

  it("drop an older page if something was taken back meanwhile", async () => {
    let answer: (lines: number[]) => void = () => {};
    const made = new Pages<number>(
      (line) => line,
      () => new Promise((resolve) => (answer = resolve)),
      () => {},
    );
    made.add(0, range(21, 30), 30);
    const older = made.older();
    made.add(0, range(5, 14), 14);
    answer(range(11, 20));
    await older;
    expect(made.lines).toEqual(range(5, 14));
  });

  it("are read anew as a whole", async () => {
    const { made, asked } = pages();
    made.add(0, range(21, 25), 25);
    await made.anew();
    expect([asked, made.lines]).toEqual([[25, 15, 5], range(1, 25)]);
  });
});
