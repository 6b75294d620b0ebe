import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { Film } from "./film";

const GAMES = resolve(import.meta.dirname, "../../../src/aevum/games");
const ids = (file: string) =>
  new FluentResource(readFileSync(file, "utf8")).body.map((message) => message.id);
const FILMS = import.meta.glob<Film>("./*/film.ts", { import: "film", eager: true });
const FOUND = Object.entries(FILMS).map(
  ([path, film]) => [path.split("/")[1] ?? "", film] as const,
);

describe.each(FOUND)("the film of %s", (game, film) => {
  it("shows only what the game tells", () => {
    const folder = `${GAMES}/${game}/texts`;
    const files = readdirSync(folder).filter((file) => file.endsWith(".en.ftl"));
    const told = files.flatMap((file) => ids(`${folder}/${file}`));
    const shown = [
      ...Object.keys(film.chapters),
      ...film.scorings,
      ...film.gains,
      ...film.tracks.flatMap((track) => track.events),
    ];
    expect(told).toEqual(expect.arrayContaining(shown.map((event) => `event-${event}`)));
    expect(Object.keys(film.chapters)).toEqual(expect.arrayContaining(film.scorings));
  });

  it("has a title for every chapter, track and age", () => {
    const parts = [
      ...Object.keys(film.chapters),
      ...film.tracks.map((track) => track.id),
      "ages",
      "age",
      "age-brief",
    ];
    expect(ids(`${import.meta.dirname}/${game}/texts/film.en.ftl`).sort()).toEqual(
      [...new Set(parts)].map((part) => `${film.texts}-${part}`).sort(),
    );
  });
});
