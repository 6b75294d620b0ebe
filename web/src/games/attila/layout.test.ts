import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { BoardData } from "../../lib/api/types";
import { type Box, meets, type Point } from "../../map/geometry";
import { labelOf } from "./labels";
import { EDGE, HAND, labelsOf, layoutOf } from "./layout";
import { plaqueWidth } from "./pieces";

const DATA = resolve(import.meta.dirname, "../../../../src/aevum/games/attila/data");
const shapes = JSON.parse(readFileSync(`${DATA}/shapes.json`, "utf8")) as BoardData["shapes"];
const board = { shapes } as BoardData;
/** The longer of the two names of each province. */
const NAMES = new Map(
  readFileSync(`${DATA}/provinces.csv`, "utf8")
    .trim()
    .split("\n")
    .map((row) => row.split(","))
    .map(([id = "", ...names]) => [id, names.slice(0, 2).sort((a, b) => b.length - a.length)[0]]),
);
const name = (id: string) => NAMES.get(id) ?? id;

/** Room of the board in windows of these sizes: without the bars, and without the column where it stands open. */
const WINDOWS: [string, Point][] = [
  ["1366×768", [1062, 660]],
  ["1366×650", [1062, 542]],
  ["1920×1080", [1616, 972]],
  ["1600×900", [1296, 792]],
  ["1280×720", [976, 612]],
  ["1100×700", [796, 592]],
  ["1024×768", [1024, 660]],
  ["900×700", [900, 592]],
  ["800×1000", [800, 892]],
  ["1366×768 at 150 %", [911, 404]],
];

describe.each(WINDOWS)("the panels in a window of %s", (_, [width, height]) => {
  const layout = layoutOf(board, name, [width, height]);
  const { left } = layout.insets;
  const scale = Math.min((width - left) / shapes.frame[0], height / shapes.frame[1]);
  const labels = labelsOf(board, name, [width, height], layout.insets, scale);

  it("cover no province of the whole map", () => {
    if (layout.roams) return;
    const high = layout.column ? 168 : HAND[1];
    const wide = layout.column ? left - EDGE : HAND[0];
    const panels: Box[] = [[EDGE, height - EDGE - high, EDGE + wide, height - EDGE]];
    if (layout.tracks) panels.push([EDGE, EDGE, EDGE + layout.tracks, height - EDGE - high]);
    if (layout.words) panels.push([width - 424 - EDGE, EDGE, width - EDGE, EDGE + 78]);
    for (const panel of panels) expect(labels.filter((label) => meets(label, panel))).toEqual([]);
  });

  it("leave a map that can be read", () => {
    expect(layout.roams || scale >= 0.54).toBe(true);
  });
});

it("shows a part of the map only where the whole could not be read", () => {
  const roams = WINDOWS.filter(([, room]) => layoutOf(board, name, room).roams);
  expect(roams.map(([window]) => window)).toEqual(["1366×768 at 150 %"]);
});

it("leaves the hand where it lies when a draft makes the prompt higher", () => {
  const columns = [660, 633].map((height) => layoutOf(board, name, [1062, height]).column);
  expect(columns).toEqual([false, false]);
});

it("has room for the tracks in a film, where nobody holds a hand", () => {
  expect(layoutOf(board, name, [1062, 414]).tracks).toBe(0);
  expect(layoutOf(board, name, [1062, 414], true)).toMatchObject({ column: false, roams: false });
  expect(layoutOf(board, name, [1062, 414], true).tracks).toBeGreaterThan(250);
  expect(layoutOf(board, name, [900, 392], true)).toMatchObject({ tracks: 0, roams: true });
});

describe("four stones of a province", () => {
  const SIZE = 20;
  const GAP = 3;
  const ways = [[4], [3, 1], [1, 3], [2, 2], [2, 1, 1], [1, 2, 1], [1, 1, 2], [1, 1, 1, 1]];

  it.each(ways.map((groups) => [groups]))("as %s need two rows at most", (groups) => {
    const narrowest = Math.min(
      ...Object.keys(shapes.provinces).map((id) => labelOf(board, id).row),
    );
    let [rows, width] = [1, -GAP];
    for (const count of groups) {
      width += GAP + plaqueWidth(count, SIZE);
      if (width > narrowest) [rows, width] = [rows + 1, plaqueWidth(count, SIZE)];
    }
    expect(rows).toBeLessThanOrEqual(2);
  });
});
