import { describe, expect, it } from "vitest";
import type { Session } from "../../../lib/table/session";
import type { Box } from "../../../map/geometry";
import { waysOf } from "../board/overlays";
import { Plan } from "./plan.svelte";
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

describe("a tap on the map", () => {
  it("right after an undo waits for its answer and means what stands then", async () => {
    const drafts: string[][] = [];
    const at = (node: string, legal: string[]) => ({
      seat: 0,
      actor: 0,
      legal,
      draft: null,
      view: { asked: { node, left: 1 }, phase: [] },
    });
    let answer = () => {};
    const session = {
      view: at("convert", ["army latium"]),
      draft: ["act expansion", "leaders 1"],
      changing: new Promise<void>((resolve) => (answer = resolve)),
      board: { axes: {} },
      plan: async (words: string[]) => void drafts.push(words),
    };
    const tapped = new Plan(session as unknown as Session).tap("latium");
    await Promise.resolve();
    expect(drafts).toEqual([]);
    session.view = at("grow", ["grow latium", "done"]);
    answer();
    await tapped;
    expect(drafts).toEqual([["act expansion", "leaders 1", "grow latium"]]);
  });

  it("asks why nothing grows in a province, and nothing about the sea", async () => {
    const asked: string[] = [];
    const plan = new Plan({
      view: {
        seat: 0,
        actor: 0,
        legal: ["done"],
        draft: null,
        view: { asked: { node: "grow", left: 1 }, phase: [] },
      },
      draft: [],
      board: { axes: { province: ["latium"], sea: ["ionian-sea"] } },
      ask: async (word: string) => void asked.push(word),
    } as unknown as Session);
    await plan.tap("ionian-sea");
    await plan.tap("latium");
    expect(asked).toEqual(["grow latium"]);
  });
});

describe("an undo", () => {
  const HEAD = ["act expansion", "leaders 1", "done"];
  const undone = async (node: string, draft: string[]) => {
    const drafts: string[][] = [];
    const view = { asked: { node }, phase: [] };
    await new Plan({
      view: { seat: 0, actor: 0, legal: [], draft: null, view },
      draft,
      plan: async (words: string[]) => void drafts.push(words),
    } as unknown as Session).takeBack();
    return drafts;
  };

  it("takes back a row as a whole", async () => {
    const draft = [
      ...HEAD,
      "grow apulia",
      "done",
      "embark apulia ionian-sea 2",
      "ashore thessalia",
    ];
    expect(await undone("move", draft)).toEqual([["act expansion", "leaders 1", "grow apulia"]]);
  });

  it("leads back to the step of the last row", async () => {
    const draft = [...HEAD, "grow apulia", "done", "done"];
    expect(await undone("move", draft)).toEqual([["act expansion", "leaders 1", "grow apulia"]]);
  });

  it("gives up the action where nothing is planned", async () => {
    expect(await undone("grow", HEAD)).toEqual([[]]);
  });
});

describe("the numbers of planned moves", () => {
  const shapes = { provinces: { a: { label: [0, 0] }, b: { label: [200, 0] } }, seas: {} };
  const session = { board: { shapes } } as unknown as Session;
  const rows = rowsOf(["move a b 2", "move b a 2"]).map((row) => ({ ...row, verdict: "ok" }));
  const numbers = (taken: Box[]) =>
    waysOf(
      session,
      { rows } as unknown as Plan,
      1,
      new Map(taken.map((box, at) => [`c${at}`, box])),
    ).map(({ stops }) => Math.round(stops?.[0]?.at[0] ?? 0));

  it("stand in the middle of their ways, and clear of each other", () => {
    expect(numbers([])).toEqual([100, 132]);
  });

  it("keep clear of names", () => {
    expect(numbers([[80, -20, 120, 20]])).toEqual([52, 148]);
    expect(numbers([[90, -40, 134, 40]])).toEqual([68, 148]);
  });

  it("stand where least of them is hidden if there is no room at all", () => {
    expect(numbers([[0, -50, 200, 50]])).toEqual([100, 100]);
    expect(numbers([[-500, -500, 500, 500]])).toEqual([100, 132]);
  });

  it("stand on another leg rather than beside the first", () => {
    const sea = { s: { label: [200, 200] } };
    const bridge = rowsOf(["embark a s 2", "ashore b"]).map((row) => ({ ...row, verdict: "ok" }));
    const [way] = waysOf(
      { board: { shapes: { ...shapes, seas: sea } } } as unknown as Session,
      { rows: bridge } as unknown as Plan,
      1,
      new Map([["c", [20, 20, 180, 180]]]),
    );
    expect(way?.stops?.[0]?.at).toEqual([200, 100]);
  });

  it("end before the block of their goal", () => {
    const [way] = waysOf(
      session,
      { rows } as unknown as Plan,
      1,
      new Map([["b", [160, -20, 240, 20]]]),
    );
    const end = Number(way?.path.match(/([\d.]+),[-\d.]+$/)?.[1]);
    expect(end).toBeGreaterThan(150);
    expect(end).toBeLessThan(160);
  });
});
