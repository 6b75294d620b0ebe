import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { KEYS } from "./keys";
import { readRules } from "./rules";

const HERE = resolve(import.meta.dirname, "../texts");
const ids = (language: string) =>
  new FluentResource(readFileSync(`${HERE}/table.${language}.ftl`, "utf8")).body.map(
    (message) => message.id,
  );

describe("the texts of the table", () => {
  it("says everything in both languages", () => {
    expect(ids("de").sort()).toEqual(ids("en").sort());
  });

  it("says nothing twice", () => {
    expect(new Set(ids("en")).size).toBe(ids("en").length);
  });

  it("names every key", () => {
    const known = ids("en");
    for (const { text } of KEYS) expect(known).toContain(text);
  });

  it("reads the rule book out of a game's texts", () => {
    const rules = readRules(
      "R4 = Card and stone\nR4-3 = A tribe enters through (K32).\nK32 = Like a newcomer.\nSU = Set-up\nSU1 = Begin.\nevent-drew = no rule\n",
    );
    expect(rules.map((rule) => [rule.id, rule.head])).toEqual([
      ["R4", true],
      ["R4.3", false],
      ["K32", false],
      ["SU", true],
      ["SU1", false],
    ]);
  });
});
