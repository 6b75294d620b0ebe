import { readdirSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import emblems from "./emblems.json";
import { fieldOf } from "./field";

const PICTURES = resolve(import.meta.dirname, "pictures");
const DATA = resolve(import.meta.dirname, "../../../../../src/aevum/games/rising_cultures/data");
const MOST = 30_000;

function ids(file: string): string[] {
  const [, ...rows] = readFileSync(resolve(DATA, file), "utf8").trim().split("\n");
  return rows.map((row) => row.split(",")[1] ?? "");
}

const cards = readdirSync(DATA)
  .filter((file) => file.startsWith("cards_"))
  .flatMap(ids);
const provinces = ids("provinces.csv");

it("there is one picture for each card and province, and no other", () => {
  const drawn = readdirSync(PICTURES).map((file) => file.replace(".webp", ""));
  expect(drawn.sort()).toEqual([...cards, ...provinces].sort());
});

it("no picture is heavy", () => {
  const heavy = readdirSync(PICTURES).filter(
    (file) => statSync(resolve(PICTURES, file)).size > MOST,
  );
  expect(heavy).toEqual([]);
});

it("each card and province has an emblem", () => {
  expect(Object.keys(emblems.cards).sort()).toEqual([...cards].sort());
  expect(Object.keys(emblems.provinces).sort()).toEqual([...provinces].sort());
});

it("the distance from an outline is negative inside and grows outside", () => {
  const inside = new Uint8Array(25);
  inside[12] = 1;
  const { distance } = fieldOf(inside, 5, 5);
  expect(distance[12]).toBe(-0.5);
  expect(distance[13]).toBe(0.5);
  expect(distance[14]).toBe(1.5);
  expect(distance[18]).toBeCloseTo(Math.SQRT2 - 0.5);
});
