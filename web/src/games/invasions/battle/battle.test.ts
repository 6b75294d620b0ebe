import { describe, expect, it } from "vitest";
import type { Session } from "../../../lib/table/session";
import { chapters, digest } from "../../../lib/table/story";
import { eliteOf, kindRow, percent } from "../model";
import { memory, story } from "../story";
import { troopsOf } from "../text/facts";
import { diceOn, expected, gain, mean, poolOf, reasoned, termsOf, worth } from "./dice";
import { fightOf, type Side } from "./fight";
import { proposed } from "./losses";
import { stripOf } from "./steps";

const face = (die: string, id: string, white: number, red: number) => ({
  die,
  id,
  white: String(white),
  red: String(red),
});
/** war R1.4, R1.5 */
const DICE = [
  ...Array.from({ length: 3 }, () => face("white", "blank", 0, 0)),
  face("white", "w", 1, 0),
  face("white", "r", 0, 1),
  face("white", "wr", 1, 1),
  ...Array.from({ length: 2 }, () => face("black", "blank", 0, 0)),
  face("black", "w", 1, 0),
  face("black", "r", 0, 1),
  face("black", "wr", 1, 1),
  face("black", "ww", 2, 0),
];
const NATIONS = ["byzantium", "visigoths"];
const unit = (nation: string, unit_type: string, more = {}) => ({ nation, unit_type, ...more });

/** A battle of two Romans against a Goth, with hits to take. */
function session(view = {}, legal: string[] = []): Session {
  return {
    board: {
      axes: {
        nation: NATIONS,
        leader: [],
        shown: ["white-blank", "white-w", "white-r", "white-wr", "black-blank"],
      },
      tables: {
        dice: DICE,
        nations: NATIONS.map((id) => ({ id, player: id === "byzantium" ? "romans" : "goths" })),
        units: [
          unit("byzantium", "legion", { elite: "1", heavy: "1" }),
          unit("byzantium", "infantry"),
          unit("visigoths", "heavy_cavalry", { elite: "1", heavy: "1", mounted: "1" }),
        ],
        scenarios: [{}],
      },
      numbers: {},
    },
    view: {
      legal,
      actor: 0,
      seat: 0,
      figures: {},
      view: {
        scenario: 0,
        asked: { node: "lose" },
        phase: [
          { node: "battle", step: "close_in", province: "dardania" },
          { node: "melee", step: "swords_hit_attacker", province: "dardania" },
        ],
        status: [2, 0],
        being: [1, 1],
        speaker: [0, 1],
        age: [],
        gold: [],
        earned: [],
        invading: [],
        acted: [],
        acting: [],
        capital: [],
        horde: [],
        faith: [],
        patron: [],
        suzerain: [],
        ally: [],
        aboard: [],
        leader_at: [],
        confined: [],
        leader_home: [],
        battle_side: [0, 1],
        unit_kind: ["byzantium-legion", "byzantium-infantry", "visigoths-heavy_cavalry"],
        unit_command: ["byzantium", "byzantium", "visigoths"],
        unit_damaged: [0, 0, 0],
        fighters: [0, 1, 2],
        fallen: [1],
        commander: [-1, -1],
        dice: [
          [1, 0, 0, 1, 0],
          [0, 0, 1, 0, 1],
        ],
        to_roll: [
          [0, 0],
          [0, 0],
        ],
        rerolls: [0, 0],
        hits: [2, 0],
        thrown: [0, 0],
        bonus: [0, 0],
        ...view,
      },
    },
    name: (_: string, id: string) => id,
    t: (key: string) => key,
  } as unknown as Session;
}

describe("combat dice", () => {
  it("count red swords in open ground only (war R1.6)", () => {
    const die = { colour: "white", face: "wr" } as const;
    expect(worth(session(), die, true)).toBe(2);
    expect(worth(session(), die, false)).toBe(1);
  });

  it("bring 4/6 and 6/6 hits on the average in open ground, 2/6 and 4/6 elsewhere", () => {
    const means = [true, false].map((open) => [
      mean(session(), "white", open),
      mean(session(), "black", open),
    ]);
    expect(means.flat().map((each) => Math.round(6 * each))).toEqual([4, 6, 2, 4]);
    expect(expected(session(), [5, 1], false)).toBeCloseTo(14 / 6);
  });

  it("are worth a call where a new throw brings more", () => {
    expect(gain(session(), "bt_reroll own-white-blank", false)).toBeCloseTo(1 / 3);
    expect(gain(session(), "bt_reroll enemy-black-ww", true)).toBeCloseTo(1);
    expect(gain(session(), "bt_pass", true)).toBeNull();
  });

  /** The defender's pool: a unit, and cavalry that turned a die black. */
  const figures = (pool: [number, number]) =>
    ({
      terms: [
        [],
        [
          ["units", 1],
          ["cavalry", 1],
        ],
      ],
      pools: [[0, 0], pool],
    }) as never;

  it("have each the reason that brought it", () => {
    const side = fightOf(session())?.sides[1] as Side;
    const terms = termsOf(side, figures([1, 1]), 1);
    expect(reasoned(diceOn(side), terms).map(({ reason }) => reason)).toEqual(["units", "cavalry"]);
  });

  it("say what trades and cards have changed since the pool was formed (war R19.10)", () => {
    const side = fightOf(session())?.sides[1] as Side;
    expect(poolOf(diceOn(side))).toEqual([1, 1]);
    expect(termsOf(side, figures([2, 0]), 1).slice(2)).toEqual([
      ["traded_white", -1],
      ["traded_black", 1],
    ]);
  });
});

describe("a fight", () => {
  it("tells who stands and who fell", () => {
    const [attacker, defender] = fightOf(session())?.sides ?? [];
    expect(attacker?.troops).toEqual([{ kind: "byzantium-legion", count: 1, damaged: 0 }]);
    expect(attacker?.fallen).toEqual([{ kind: "byzantium-infantry", count: 1, damaged: 0 }]);
    expect(defender?.nations).toEqual(["visigoths"]);
  });

  it("stands at one step of its strip", () => {
    const now = stripOf(session(), "battle").filter(({ state }) => state === "now");
    expect(now.map(({ id }) => id)).toEqual(["losses"]);
  });

  it("counts no elites of barbarians (war R2.4)", () => {
    expect(eliteOf(session(), kindRow(session(), "byzantium-legion"))).toBe(1);
    expect(eliteOf(session(), kindRow(session(), "visigoths-heavy_cavalry"))).toBe(0);
  });

  it("proposes to turn an elite before a unit is lost, or to keep it", () => {
    const asked = session({}, ["bt_hit byzantium-infantry", "bt_hit byzantium-legion"]);
    expect(proposed(asked, "few")).toBe("bt_hit byzantium-legion");
    expect(proposed(asked, "elites")).toBe("bt_hit byzantium-infantry");
    expect(proposed(asked, "hand")).toBeNull();
  });

  it("puts equal units together", () => {
    const units = [
      { kind: "a", damaged: false },
      { kind: "a", damaged: true },
    ];
    expect(troopsOf(units)).toEqual([{ kind: "a", count: 2, damaged: 1 }]);
  });
});

describe("the log", () => {
  const line = (step: number, ...events: object[]) => ({ step, seq: step, seat: 0, events });

  it("has a chapter for each activation", () => {
    const told = chapters(
      [
        line(1, { event: "activated", nation: "huns" }, { event: "marched-in" }),
        line(2, { event: "activated", nation: "visigoths" }, { event: "battle" }),
        line(3, { event: "hits" }),
      ] as never,
      story,
    );
    expect(told.map(({ head }) => head?.nation)).toEqual(["huns", "visigoths"]);
  });

  it("tells no marches when the game is over, however quiet it was", () => {
    const lines = [
      line(1, { event: "marched-in" }, { event: "city-fell" }, { event: "marched-in" }),
      line(2, { event: "scored" }, { event: "ended" }),
    ] as never;
    expect(digest(lines, 0, 10, memory).map(({ event }) => event)).toEqual(["city-fell", "scored"]);
    expect(digest(lines, 0, 10, story)).toHaveLength(5);
  });
});

describe("a chance in per cent", () => {
  it("is certain or impossible only where it is", () => {
    expect([0, 0.002, 0.394, 0.998, 1].map(percent)).toEqual([0, 1, 39, 99, 100]);
  });
  it("forgives a sum its dust", () => {
    expect(percent(1 - 1e-12)).toBe(100);
  });
});
