import { describe, expect, it } from "vitest";
import { facts, grids } from "./fields";
import { leaves, tree } from "./tree";

const SHAPE = {
  axes: { tribe: ["red", "green", "blue"], province: ["dacia", "italia"], century: ["4", "5"] },
  seats: 4,
};

describe("any view as text", () => {
  it("lists single values and leaves out what only the rules need", () => {
    expect(facts({ turn: 3, asked: null, phase: [], to_act: [0], score: [1] })).toEqual([
      { field: "turn", value: "3" },
    ]);
  });

  it("names rows and columns after the axis that fits alone", () => {
    const [grid] = grids(
      {
        influence: [
          [1, 0, 2],
          [0, 0, 0],
          [0, 1, 0],
          [0, 0, 3],
        ],
      },
      SHAPE,
    );
    expect([grid?.rows, grid?.columns]).toEqual(["seat", "tribe"]);
    expect(grid?.columnIds).toEqual(["red", "green", "blue"]);
  });

  it("counts where two axes would fit, unless the game declares one", () => {
    expect(grids({ tiles: [1, 2] }, SHAPE)[0]?.rows).toBeNull();
    expect(
      grids({ tiles: [1, 2] }, { ...SHAPE, fields: { tiles: ["century"] } })[0]?.rowIds,
    ).toEqual(["4", "5"]);
  });

  it("keeps a row of which only the number is known", () => {
    expect(grids({ hand: [[1, 0, 2], 6, 6, 5] }, SHAPE)[0]?.cells[1]).toEqual([6]);
  });

  it("says nothing about tables without anything in them", () => {
    expect(grids({ laid: [0, 0, 0, 0] }, SHAPE)).toEqual([]);
  });
});

describe("legal actions as a tree", () => {
  it("gathers the ids of a verb", () => {
    const [place, done] = tree(["place dacia", "place italia", "commit_done"]);
    expect(place?.branches.map((branch) => branch.word)).toEqual(["dacia", "italia"]);
    expect(done?.action).toBe("commit_done");
    expect(place && leaves(place)).toEqual(["place dacia", "place italia"]);
  });

  it("knows words that are actions and beginnings of others", () => {
    const [pass] = tree(["pass", "pass twice"]);
    expect(pass && leaves(pass)).toEqual(["pass", "pass twice"]);
  });
});
