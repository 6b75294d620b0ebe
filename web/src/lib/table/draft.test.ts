import { describe, expect, test } from "vitest";
import type { TableView } from "../api/types";
import { drafted, without } from "./draft";

describe("a draft", () => {
  test("a pick is taken back once, the last one first", () => {
    const words = ["use give", "give red", "give blue", "give red"];
    expect(without(words, "give red")).toEqual(words.slice(0, 3));
    expect(without(words, "give green")).toEqual(words);
  });

  test("the table is drawn as it would be after it, unless nothing of it can be said", () => {
    const after = { view: { asked: "pick" }, figures: {}, sums: {}, legal: ["exchange_done"] };
    const table = { seq: 7, view: { asked: "window" }, legal: ["no_tile"] };
    const on = { ...table, draft: { ...after, words: ["use_tile exchange"] } };
    expect(drafted(on as unknown as TableView)).toMatchObject({ ...after, seq: 7 });
    const off = { ...table, draft: { ...after, words: [] } } as unknown as TableView;
    expect(drafted(off)).toBe(off);
  });
});
