import { describe, expect, it } from "vitest";
import { type Chart, type Ground, reachOf } from "./reach";
import { content, rowsOf, split, stageOf, without } from "./words";

const PLAN = [
  "act expansion",
  "leaders 2",
  "luxury wine",
  "done",
  "grow apulia",
  "done",
  "done",
  "move dalmatia illyria 2",
  "embark apulia ionian-sea 2",
  "ashore thessalia",
  "move venetia noricum 2",
  "move noricum raetia 1",
  "found latium",
];

describe("the words of a plan", () => {
  it("belong to the steps of an Expansion (R5.1)", () => {
    expect(["grow a", "army a", "embark a b 2", "found a", "battle a"].map(stageOf)).toEqual([
      "grow",
      "convert",
      "move",
      "found",
      "battle",
    ]);
    expect(stageOf("done")).toBeNull();
  });

  it("are rows: all steps of one piece are one, closing words are none", () => {
    const rows = rowsOf(PLAN);
    expect(rows.map(({ verb, from, to }) => [verb, from, to])).toEqual([
      ["grow", "apulia", "apulia"],
      ["move", "dalmatia", "illyria"],
      ["embark", "apulia", "thessalia"],
      ["move", "venetia", "raetia"],
      ["found", "latium", "latium"],
    ]);
    expect(rows[2]?.bridge).toEqual(["ionian-sea"]);
    expect(rows[3]?.via).toEqual(["noricum"]);
  });

  it("keep two pieces apart that only pass the same field", () => {
    const rows = rowsOf(["move a b 2", "move b c 2"]);
    expect(rows).toHaveLength(2);
  });

  it("go on after a bridge, and over several seas", () => {
    const [row, ...more] = rowsOf(["embark a s 3", "bridge t", "ashore b", "move b c 2"]);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ from: "a", to: "c", bridge: ["s", "t"], via: ["b"] });
  });

  it("lose a row as a whole", () => {
    const bridge = rowsOf(PLAN)[2];
    expect(bridge && without(PLAN, bridge)).not.toContain("ashore thessalia");
    expect(bridge && without(PLAN, bridge)).toHaveLength(PLAN.length - 2);
  });

  it("can be cut at a step: what follows waits", () => {
    const [now, later] = split(PLAN, "grow");
    expect(now).toEqual(["act expansion", "leaders 2", "luxury wine", "grow apulia"]);
    expect(later).toEqual(content(PLAN).slice(4));
  });
});

/** Two islands: a – b over land, sea s between b and c, sea t beyond. */
const CHART: Chart = {
  land: new Map([
    ["a", ["b"]],
    ["b", ["a"]],
    ["c", ["d"]],
    ["d", ["c"]],
  ]),
  coast: new Map([
    ["b", ["s"]],
    ["s", ["b", "c"]],
    ["c", ["s"]],
    ["t", ["d"]],
    ["d", ["t"]],
  ]),
  lanes: new Map([
    ["s", [{ to: "t", cost: 2 }]],
    ["t", [{ to: "s", cost: 2 }]],
  ]),
};

function ground(also: Partial<Ground> = {}): Ground {
  return {
    chart: CHART,
    hostile: () => false,
    own: (id) => id === "a" || id === "b",
    carries: () => false,
    ...also,
  };
}

describe("the reach of a piece", () => {
  const vassal = (points: number) => ({ kind: "vassal", at: "a", points, raider: false }) as const;
  const fleet = (points: number, raider = false) =>
    ({ kind: "fleet", at: "s", points, raider }) as const;

  it("is one border for each point (R13.3)", () => {
    expect(reachOf(vassal(2), ground())).toEqual(new Map([["b", ["move a b 2"]]]));
  });

  it("leads over a bridge of own fleets, one point for the vassal (R13.10)", () => {
    const reach = reachOf(vassal(3), ground({ carries: (sea) => sea === "s" }));
    expect(reach.get("c")).toEqual(["move a b 3", "embark b s 2", "ashore c"]);
    expect(reach.get("d")).toEqual(["move a b 3", "embark b s 2", "ashore c", "move c d 1"]);
  });

  it("ends where whoever enters attacks (R13.5)", () => {
    const reach = reachOf(vassal(3), ground({ carries: () => true, hostile: (id) => id === "b" }));
    expect([...reach.keys()]).toEqual(["b"]);
  });

  it("of a fleet knows costly sea borders and lands on foreign shores only (R13.12, R13.15)", () => {
    expect([...reachOf(fleet(1), ground()).keys()]).toEqual(["c"]);
    const reach = reachOf(fleet(3), ground());
    expect(reach.get("t")).toEqual(["sail s t 3"]);
    expect(reach.get("d")).toEqual(["sail s t 3", "land t d 1"]);
    expect(reach.has("b")).toBe(false);
  });

  it("of a fleet that has plundered says so in its words", () => {
    expect(reachOf(fleet(2, true), ground()).get("t")).toEqual(["sail s t 2p"]);
  });
});
