import { describe, expect, test } from "vitest";
import type { CulturesBoard, CulturesView } from "../model";
import { counted, isAsking } from "./counted";
import { faceOf, selectorOf } from "./marks";

const side = (stages: number) => ({ stages: Array.from({ length: stages }, () => ({})) });
const nation = (coin_limit: number) => ({ coin_limit, sides: [side(5), side(7)] });
const board = {
  axes: { nation: ["rome", "persia", "egypt"], province: ["gaul", "indus", "libya"] },
  nations: { rome: nation(7), persia: nation(7), egypt: nation(5) },
} as unknown as CulturesBoard;
const view = {
  nation: [0, 2],
  golden: [1, 0],
  coins: [9, 4],
  progress: [6, 2],
  row: [0, 1, 1],
  marker: 1,
} as unknown as CulturesView & { row: number[] };

describe("the table of a puzzle", () => {
  const figures = counted(view, board);

  test("counts what lies there", () => {
    expect(figures).toMatchObject({
      coins: [9, 4],
      progress: [6, 2],
      limits: [7, 5],
      stages: [7, 5],
      row: ["indus", "libya"],
    });
  });

  test("has no sums, and says so", () => {
    for (const sum of [
      figures.resources,
      figures.symbols,
      figures.strengths,
      figures.sheet,
      figures.points,
    ])
      expect(sum).toEqual([]);
    expect(figures.province_to).toBe(-1);
    expect(isAsking(figures)).toBe(true);
    expect(isAsking({ ...figures, points: [12, 9] })).toBe(false);
  });

  test("does not tell where the marker goes", () => {
    expect(figures.marker_to).toBe(view.marker);
  });
});

describe("a mark", () => {
  test("is a card, a province, or a place on the reader's own board", () => {
    expect(selectorOf("stage4", 0)).toBe('[data-mat="0"] [data-stage="4"]');
    expect(selectorOf("bar1", 1)).toBe('[data-mat="1"] [data-bar="1"]');
    expect(selectorOf("rome_market", 0)).toContain('[data-laid="rome_market"]');
    expect(selectorOf("gaul", 0)).toContain('[data-province="gaul"]');
  });

  test("turns a phone to where it is", () => {
    expect(faceOf(["libya"], figures())).toBe("tracks");
    expect(faceOf(["gaul"], figures())).toBe("map");
    expect(faceOf(["rome_market", "libya"], figures())).toBe("map");
    expect(faceOf([], figures())).toBe("map");
  });
  const figures = () => counted(view, board).row;
});
