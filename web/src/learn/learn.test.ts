import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Lesson, LessonStep, Puzzle, Verdict } from "../lib/api/client";
import type { TableView } from "../lib/api/types";
import { answerOf, emptyDraft, numberOf, signsOf, toggled } from "./answer";
import { tableOf } from "./position";
import { keepProgress, keepSolved, nextOf, readProgress } from "./progress";
import { lengthOf, meant, stopAt, verdictOn } from "./walk";

const PLACES = { kind: "choose", axis: "province", labels: ["dacia", "moesia", "italia"] };
const SEATS = { kind: "numbers", axis: "seat", labels: ["0", "1"] };
const verdict = (missed: string[], wrong: string[]): Verdict => ({
  right: false,
  missed,
  wrong,
  rule: "R4.3",
  rules: ["R4.3"],
  explanation: "why",
});

describe("an answer", () => {
  test("is sent in the order of the form, and only when it is complete", () => {
    const draft = emptyDraft(PLACES);
    expect(answerOf(PLACES, draft)).toBeNull();
    expect(answerOf(PLACES, { ...draft, chosen: ["italia", "dacia"] })).toEqual([
      "dacia",
      "italia",
    ]);
    expect(answerOf(SEATS, { ...emptyDraft(SEATS), numbers: [5, null] })).toBeNull();
    expect(answerOf(SEATS, { ...emptyDraft(SEATS), numbers: [5, 0] })).toEqual([5, 0]);
    expect(
      answerOf(
        { kind: "yes-no", axis: "", labels: ["yes", "no"] },
        { chosen: [], numbers: [], yes: false },
      ),
    ).toBe(false);
  });

  test("gets a sign for each part", () => {
    const draft = { ...emptyDraft(PLACES), chosen: ["dacia", "italia"] };
    expect(signsOf(PLACES, draft, null)).toEqual({ dacia: "chosen", italia: "chosen" });
    expect(signsOf(PLACES, draft, verdict(["moesia"], ["italia"]))).toEqual({
      dacia: "right",
      moesia: "missed",
      italia: "wrong",
    });
    expect(signsOf(SEATS, { ...emptyDraft(SEATS), numbers: [5, 3] }, verdict([], ["1"]))).toEqual({
      "0": "right",
      "1": "wrong",
    });
    expect(signsOf(SEATS, emptyDraft(SEATS), null)).toEqual({});
  });

  test("may be the best of some moves, of which one is chosen", () => {
    const moves = { kind: "move", axis: "move", labels: ["play a/place b", "play a/place c"] };
    const draft = { ...emptyDraft(moves), chosen: ["play a/place c"] };
    expect(answerOf(moves, emptyDraft(moves))).toBeNull();
    expect(answerOf(moves, draft)).toEqual(["play a/place c"]);
    expect(signsOf(moves, draft, null)).toEqual({ "play a/place c": "chosen" });
    expect(signsOf(moves, draft, verdict([], ["play a/place c"]))).toEqual({
      "play a/place c": "wrong",
    });
  });

  test("is chosen and dropped by the same tap", () => {
    expect(toggled(["dacia"], "moesia")).toEqual(["dacia", "moesia"]);
    expect(toggled(["dacia", "moesia"], "dacia")).toEqual(["moesia"]);
  });

  test.each([
    ["7", 7],
    [" 12 ", 12],
    ["0", 0],
    ["120", 99],
    ["", null],
    ["-1", -1],
    ["−3", -3],
    ["-120", -99],
    ["-", null],
    ["2.5", null],
  ])("number %j is %s", (text, number) => {
    expect(numberOf(text)).toBe(number);
  });
});

describe("progress", () => {
  let kept: Record<string, string>;
  beforeEach(() => {
    kept = {};
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => void (kept[key] = value),
    });
  });

  test("is kept for each game by itself", () => {
    keepSolved("chess", "x1");
    keepSolved("chess", "x1");
    keepProgress("chess", { step: 3, reached: 5 });
    expect(readProgress("chess")).toEqual({ solved: ["x1"], step: 3, reached: 5, length: 0 });
    expect(readProgress("other")).toEqual({ solved: [], step: 0, reached: 0, length: 0 });
  });

  test.each(["", "nonsense", "null", '{"chess":{"solved":3,"step":"x","reached":-1}}'])(
    "survives storage that says %j",
    (text) => {
      kept["aevum-learn"] = text;
      expect(readProgress("chess")).toEqual({ solved: [], step: 0, reached: 0, length: 0 });
    },
  );

  test("leads to the next open puzzle, round the end", () => {
    expect(nextOf(["a", "b", "c"], "a", ["b"])).toBe("c");
    expect(nextOf(["a", "b", "c"], "c", [])).toBe("a");
    expect(nextOf(["a", "b", "c"], "a", ["a", "b", "c"])).toBe("b");
    expect(nextOf(["a"], "a", [])).toBeUndefined();
  });
});

describe("the guided game", () => {
  const step = {
    id: "conflict",
    right: ["commit queen"],
    legal: ["commit queen", "commit_done"],
  } as LessonStep;
  const lesson = { steps: [step], questions: [{ id: "q" } as Puzzle] } as Lesson;

  test("walks from steps to questions to the end", () => {
    expect([0, 1, 2].map((at) => stopAt(lesson, at).kind)).toEqual(["step", "question", "finish"]);
    expect(lengthOf(lesson)).toBe(3);
  });

  test("takes a tap on a card for what can be done with it", () => {
    expect(meant(step, "play queen")).toBe("commit queen");
    expect(meant(step, "commit_done")).toBe("commit_done");
    expect(meant(step, "play king")).toBe("play king");
  });

  test("calls nothing legal that is not", () => {
    const asked = { ...step, right: ["commit queen"], legal: ["commit queen", "commit_done"] };
    expect(verdictOn(asked, "play queen")).toBe("right");
    expect(verdictOn(asked, "commit_done")).toBe("other");
    expect(verdictOn(asked, "play king")).toBe("illegal");
  });
});

describe("a position", () => {
  const view = { seats: 2, to_act: [-1] } as unknown as TableView["view"];

  test("is a table: chance is no actor, every stop a line", () => {
    const table = tableOf({
      game: "chess",
      seat: 0,
      names: ["Ada", "Ben"],
      view,
      figures: {} as TableView["figures"],
      legal: [],
      told: [[], [{ event: "turn" }]],
    });
    expect(table).toMatchObject({ actor: null, seq: 2, steps: 2 });
    expect(table.seats.map((seat) => seat.mine)).toEqual([true, false]);
    expect(table.log.map((line) => line.step)).toEqual([1, 2]);
  });
});
