import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { ruleKey } from "../lib/table/sentences";
import type { Game } from "./game";

const HERE = resolve(import.meta.dirname, "../../../src/aevum/games");
const read = (path: string) =>
  new FluentResource(readFileSync(path, "utf8")).body.map((message) => message.id);
/** Messages of all chapters of a game's texts. */
const ids = (game: string) =>
  readdirSync(`${HERE}/${game}/texts`)
    .filter((file) => file.endsWith(".en.ftl"))
    .flatMap((file) => read(`${HERE}/${game}/texts/${file}`));
const named = (game: string, start: string) =>
  ids(game)
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
      named(game, "prompt-")
        .filter((node) => node !== "waiting")
        .sort(),
    );
    // What a card of a game says is kept beside its events.
    const events = named(game, "event-").filter((id) => !id.startsWith("text-"));
    expect(Object.keys(book.told).sort()).toEqual(events.sort());
  });

  it("contains every rule that is named", () => {
    expect(ids(game)).toEqual(
      expect.arrayContaining(
        [...Object.values(book.asked), ...Object.values(book.told)].map(ruleKey),
      ),
    );
  });
});
