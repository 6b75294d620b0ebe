import { describe, expect, test } from "vitest";
import type { GameEvent, LogLine } from "../../lib/api/types";
import type { Session } from "../../lib/table/session";
import { battleOf, holder, unitsOf, unitTerms } from "./battle/battle";
import { battlesAfter } from "./battle/result";
import { ranked } from "./cards/ranking";
import { scoresOf, soloBest } from "./final/final";
import { counted } from "./learn/counted";
import type { EraBoard, EraFigures, EraView } from "./model";
import { lengthOf, peopleAt, peoplesOption, sectionsOf } from "./newtable/sections";
import { changes } from "./offers/offers";
import { epochsOf, nextEpoch } from "./progress/epochs";
import { branchesOf, isFirst, numbersOf, outline, spokesOf } from "./progress/wheel";

const FIELDS = ["agriculture", "culture", "seafaring", "trade", "mechanics", "architecture"];
const UNITS = [
  "vassal", "fleet", "army", "legion", "militia", "ore", "wine", "ivory", "levy", "mercenary",
  "ally", "city", "village",
]; // biome-ignore format: one line reads better
const none = () => UNITS.map(() => 0);
const level = (field: string, at: number, gain: string, value: string) => ({
  field,
  level: String(at),
  gain,
  value,
});
const epoch = (id: string, needs: number, row: [number, number, number], ends = "") => ({
  id,
  needs: String(needs),
  luxuries: String(row[0]),
  cities: String(row[1]),
  progresses: String(row[2]),
  ends,
});

const TABLES: EraBoard["tables"] = {
  levels: [
    level("trade", 3, "", "trade 6; posts 1"),
    level("culture", 1, "morale 2; influence 1", "bread 0"),
  ],
  branches: [
    { field: "trade", level: "3", needs_field: "mechanics", needs_level: "2" },
    { field: "trade", level: "4", needs_field: "seafaring", needs_level: "3" },
  ],
  epochs: [
    epoch("neolithic", 0, [0, 0, 0]),
    epoch("bronze-age", 2, [3, 1, 4]),
    epoch("iron-age", 2, [4, 3, 8]),
    epoch("antiquity", 2, [5, 5, 12], "normal"),
    epoch("middle-ages", 2, [6, 6, 18]),
  ],
  sections: [
    {
      id: "2-1",
      players: "2",
      players_long: "",
      hexes: "A4 A5",
      peoples: "romans iberians carthaginians",
    },
    {
      id: "3-1",
      players: "3",
      players_long: "2",
      hexes: "A1",
      peoples: "romans gauls britons iberians",
    },
  ],
  players: [{}, { influence_end_normal: "25" }],
  ends: [
    { id: "provinces", normal: "25" },
    { id: "progresses", normal: "15" },
  ],
};

/** A session of which only what is asked for is there. */
function sitting(view: Partial<EraView>, figures: Partial<EraFigures>, more: object = {}): Session {
  return {
    board: {
      axes: {
        field: FIELDS,
        unit: UNITS,
        symbol: ["sword", "shield", "fist", "mask", "catapult"],
        sea: ["ionian-sea"],
      },
      tables: TABLES,
    },
    view: {
      seat: 0,
      actor: 0,
      seats: [{}, {}],
      legal: [],
      log: [],
      view: { phase: [], asked: null, ...view },
      figures,
      ...more,
    },
  } as unknown as Session;
}

describe("the wheel", () => {
  const session = sitting(
    {
      levels: [
        [0, 0, 0, 2, 1, 0],
        [1, 0, 0, 3, 0, 0],
      ],
      thalers: [8, 3],
      discovered: FIELDS.map((field) => (field === "trade" ? [0, 1, 1, 1, 0] : [0, 0, 0, 0, 0])),
      asked: { node: "progress" },
    },
    { prices: [[4, 4, 4, 14, 6, 4]] },
    { legal: ["progress mechanics"] },
  );
  const spokes = spokesOf(session, 0);

  test("says what the next level costs me and whether I can pay it", () => {
    expect(spokes[3]).toMatchObject({
      field: "trade",
      level: 2,
      price: 14,
      affordable: false,
      word: "",
    });
    expect(spokes[4]).toMatchObject({ price: 6, affordable: true, word: "progress mechanics" });
  });

  test("knows missing side branches and who was first", () => {
    expect(branchesOf(session, 0, "trade", 3)).toEqual([
      { field: "mechanics", level: 2, present: false },
    ]);
    expect(isFirst(spokes[3]!)).toBe(false);
    expect(isFirst(spokes[4]!)).toBe(true);
  });

  test("shows markers where they stand, and one number of each level", () => {
    expect(spokes[3]?.cells.map((cell) => cell.seats)).toEqual([[], [0], [1], []]);
    expect(spokes[3]?.cells[2]?.effect.text).toBe("6");
    expect(numbersOf("morale 2; influence 1")).toEqual({ morale: 2, influence: 1 });
  });

  test("has outlines that are closed", () => {
    expect(outline(0, 1)).toMatch(/^M[\d. -]+A.*L.*A.*Z$/);
  });
});

test("the epochs of a normal game end with Antiquity, and two of three are asked for", () => {
  const session = sitting(
    { long: 0, epoch: [0, 1], built: [0, 0] },
    { luxuries: [3, 0], progresses: [3, 0] },
  );
  expect(epochsOf(session).map(({ id }) => id)).toEqual([
    "neolithic",
    "bronze-age",
    "iron-age",
    "antiquity",
  ]);
  expect(nextEpoch(session, 0)).toMatchObject({ id: "bronze-age", needs: 2, met: 1 });
});

test("an open card ranks all, a secret one tells only what it gives its owner", () => {
  const session = sitting(
    {},
    {
      cards: { rich: [10, 12] },
      pays: { rich: [1, 3] },
      owned: { rich: [0, 3] },
    },
  );
  expect(ranked(session, "rich", false).ranks).toEqual([
    { seat: 1, value: 12, pays: 3 },
    { seat: 0, value: 10, pays: 1 },
  ]);
  expect(ranked(session, "rich", true).ranks.map((rank) => rank.pays)).toEqual([0, 0]);
});

describe("the battle board", () => {
  const units = [none(), none()];
  const fallen = [none(), none()];
  units[0]![0] = 2;
  units[1]![UNITS.indexOf("levy")] = 2;
  units[1]![UNITS.indexOf("city")] = 1;
  fallen[1]![UNITS.indexOf("levy")] = 1;
  const session = sitting(
    {
      units,
      fallen,
      attacker: 0,
      defender: 1,
      landing: 1,
      markers: 1 | (1 << 3),
      phase: [{ node: "battle", step: "fight", place: "illyria" }],
    },
    {
      battle: {
        chances: [0.2, 0.8, 0],
        left: [[], []],
        more: [[], []],
        markers: 1 | (1 << 3),
        compared: { fist: [2, 4], mask: [1, 0], catapult: [0, 0] },
        levy: { landing: 1, city: 1, mountain: 1 },
        costs: [],
      },
    },
    { log: [line(1, [{ event: "battle" }, { event: "rolled", red: "mask", green: "fist" }])] },
  );

  test("lines units up in the order in which they fall, each with its reason", () => {
    const found = unitsOf(session, 1);
    expect(found.map((unit) => [unit.kind, unit.fallen, unit.reason])).toEqual([
      ["levy", true, "landing"],
      ["levy", false, "city"],
      ["levy", false, "mountain"],
      ["city", false, ""],
    ]);
    expect(found.findIndex((unit) => unit.next)).toBe(1);
  });

  test("opens the units of a side into a sum with rules", () => {
    const terms = unitTerms(battleOf(session)!, 1);
    expect(terms.map(({ kind, reason, count, rule }) => [kind, reason, count, rule])).toEqual([
      ["levy", "city", 1, "R16.6"],
      ["levy", "mountain", 1, "R16.6"],
      ["city", "", 1, "R16.4"],
    ]);
  });

  test("gives markers to their holders and counts the hits of a roll", () => {
    const battle = battleOf(session)!;
    const symbols = ["sword", "shield", "fist", "mask", "catapult"];
    expect(battle.dealt).toBe(true);
    expect(holder(battle, "mask", symbols)).toBe(0);
    expect(holder(battle, "fist", symbols)).toBe(1);
    expect(battle.rolls).toEqual([{ red: "mask", green: "fist", hits: [1, 1] }]);
  });
});

function line(seq: number, events: GameEvent[]): LogLine {
  return { step: seq, seq, seat: 0, action: "", events, automatic: false, why: null };
}

test("a battle that is over tells its dice, its losses and everything that changed", () => {
  const log = [
    line(1, [
      { event: "battle", place: "aedua" },
      { event: "committed", seat: 0, unit: "army" },
    ]),
    line(2, [
      { event: "rolled", red: "sword", green: "sword" },
      { event: "fell", side: "defender", unit: "vassal" },
      { event: "battle-ended", place: "aedua", result: "attacker", attacker: 0, defender: 1 },
      { event: "procession", seat: 0, space: 20 },
      { event: "conquered", seat: 0, province: "aedua", loser: 1 },
    ]),
    line(3, [{ event: "acted", seat: 1 }]),
  ];
  const [fought] = battlesAfter(1, log);
  expect(fought).toMatchObject({ place: "aedua", result: "attacker", fell: [[], ["vassal"]] });
  expect(fought?.rolls).toHaveLength(1);
  expect(fought?.changes.map((each) => each.event)).toEqual(["procession", "conquered"]);
  expect(battlesAfter(2, log)).toEqual([]);
});

test("an answer shows what it changes for everybody it concerns", () => {
  const before = { holdings: { thalers: [5, 5], morale: [0, 0] }, provinces: [2, 3] };
  const after = { holdings: { thalers: [0, 10], morale: [0, 0] }, provinces: [3, 2] };
  expect(changes(before, after, 2)).toEqual([
    {
      seat: 0,
      changes: [
        { kind: "thalers", by: -5 },
        { kind: "provinces", by: 1 },
      ],
    },
    {
      seat: 1,
      changes: [
        { kind: "thalers", by: 5 },
        { kind: "provinces", by: -1 },
      ],
    },
  ]);
});

describe("a new table", () => {
  const board = { tables: TABLES } as unknown as EraBoard;

  test("offers the sections that are meant for so many players, and those with peoples enough", () => {
    expect(sectionsOf(board, 2, false).map(({ fits }) => fits)).toEqual([true, false]);
    expect(sectionsOf(board, 2, true).map(({ fits }) => fits)).toEqual([false, true]);
    expect(sectionsOf(board, 4, false).map(({ possible }) => possible)).toEqual([false, true]);
  });

  test("names a people for each seat, or none at all", () => {
    expect(peoplesOption(["romans", ""])).toBe("romans,");
    expect(peoplesOption(["", ""])).toBeUndefined();
    expect(peopleAt({ peoples: "romans,gauls" }, 1)).toBe("gauls");
    expect(peopleAt({ peoples: "lot" }, 0)).toBe("");
  });

  test("takes longer with more players and in a long game", () => {
    expect(lengthOf(4, false, "4-1").least).toBeGreaterThan(lengthOf(2, false, "4-1").least);
    expect(lengthOf(2, true, "2-1").rounds).toBeGreaterThan(lengthOf(2, false, "2-1").rounds);
    expect(lengthOf(3, false).most).toBeGreaterThan(lengthOf(3, false).least);
  });
});

test("the final sheet holds what was told, and the best score alone is kept", () => {
  const log = [
    line(9, [
      { event: "scored", seat: 1, category: "open", points: 4 },
      { event: "scored", seat: 0, category: "hunger", points: -2 },
    ]),
  ];
  expect(scoresOf(log, 2)).toEqual({ open: [0, 4], hunger: [-2, 0] });
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
  expect(soloBest("whole", 31, storage)).toBe(31);
  expect(soloBest("whole", 24, storage)).toBe(31);
  expect(soloBest("whole", 36, storage)).toBe(36);
});

test("a puzzle counts progresses and provinces and gives no sum away", () => {
  const view = {
    seats: 2,
    long: 0,
    levels: [
      [1, 0, 2, 0, 0, 0],
      [0, 0, 0, 0, 0, 1],
    ],
    owner: [0, 0, 1, -1],
  } as unknown as EraView;
  const figures = counted(view, { tables: TABLES });
  expect(figures).toMatchObject({ progresses: [3, 1], provinces: [2, 1] });
  expect(figures.ends).toMatchObject({ influence: 25, progresses: 15 });
  expect(figures.prices).toBeUndefined();
});
