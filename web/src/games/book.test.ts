import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { ruleKey } from "../lib/table/sentences";
import type { Game } from "./game";

const HERE = resolve(import.meta.dirname, "../../../src/aevum/games");
const ids = (game: string, topic: string) =>
  new FluentResource(readFileSync(`${HERE}/${game}/texts/${topic}.en.ftl`, "utf8")).body.map(
    (message) => message.id,
  );
const named = (game: string, topic: string, start: string) =>
  ids(game, topic)
    .filter((id) => id.startsWith(start))
    .map((id) => id.slice(start.length));

type Book = NonNullable<Game["book"]>;
const BOOKS = import.meta.glob<Book>("./*/book.ts", { import: "book", eager: true });
const FOUND = Object.entries(BOOKS).map(
  ([path, book]) => [path.split("/")[1] ?? "", book] as const,
);

describe.each(FOUND)("the rule book of %s", (game, book) => {
  it("has a rule for every decision and every event", () => {
    expect(Object.keys(book.asked).sort()).toEqual(
      named(game, "prompt", "prompt-")
        .filter((node) => node !== "waiting")
        .sort(),
    );
    expect(Object.keys(book.told).sort()).toEqual(named(game, "events", "event-").sort());
  });

  it("contains every rule that is named", () => {
    expect(ids(game, "rules")).toEqual(
      expect.arrayContaining(
        [...Object.values(book.asked), ...Object.values(book.told)].map(ruleKey),
      ),
    );
  });
});
