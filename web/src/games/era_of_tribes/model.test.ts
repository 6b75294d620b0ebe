import { describe, expect, it } from "vitest";
import type { Session } from "../../lib/table/session";
import { outcome, readyGoods, wordsOf } from "./action/fields";
import { blocksOf } from "./board/blocks";
import { coloniesOf } from "./board/overlays";
import { Desk } from "./desk.svelte";
import type { EraFigures, EraView } from "./model";
import { landOf, signed, waterOf } from "./model";
import { endsOf, nearest } from "./tracks/ends";

const PROVINCES = ["latium", "apulia", "sicilia", "illyria", "numidia"];

/** A small world: Latium and Apulia at home, Sicilia over the sea, Illyria with a village, Numidia of the rival. */
function session(view: Partial<EraView> = {}, figures: Partial<EraFigures> = {}): Session {
  const row = (id: string, terrain: string, home = "", good = "", food = "0", hex = "D4") => ({
    id,
    terrain,
    home_of: home,
    good,
    food,
    hex,
  });
  const board = {
    axes: {
      province: PROVINCES,
      sea: ["ionian-sea"],
      good: ["wine", "horse"],
      people: ["romans", "carthaginians"],
      epoch: ["neolithic", "bronze-age", "iron-age", "antiquity"],
    },
    borders: [
      { a: "latium", b: "apulia", kind: "land", cost: 1 },
      { a: "apulia", b: "ionian-sea", kind: "coast", cost: 1 },
      { a: "sicilia", b: "ionian-sea", kind: "coast", cost: 1 },
    ],
    numbers: { "growth-leader": 2, "growth-luxury": 1, "tax-morale": 3 },
    shapes: { provinces: {}, seas: {} },
    tables: {
      sections: [{ id: "2-1", hexes: "D4 E4", peoples: "romans carthaginians" }],
      peoples: [
        { id: "romans", code: "RO" },
        { id: "carthaginians", code: "CA" },
      ],
      provinces: [
        row("latium", "grain", "romans", "", "1"),
        row("apulia", "grain", "romans", "wine"),
        row("sicilia", "grain"),
        row("illyria", "mountain", "", "", "0", "E4"),
        row("numidia", "hills", "carthaginians", "", "0", "Z9"),
      ],
      seas: [{ id: "ionian-sea", hex: "D4", fish: "1" }],
      goods: [
        { id: "wine", kind: "luxury" },
        { id: "horse", kind: "military" },
      ],
      barbarians: [{ militia: "0" }, { militia: "1" }],
      terrains: [{ id: "mountain", militia: "1" }],
      battlefields: [{ value: "2", militia: "2" }],
      actions: [
        { id: "expansion", leaders_max: "any", luxury: "1", loop: "0", rule: "R5" },
        { id: "taxes", leaders_max: "any", luxury: "0", loop: "0", rule: "R7" },
        { id: "progress", leaders_max: "any", luxury: "0", loop: "1", rule: "R9" },
      ],
    },
  };
  const none = PROVINCES.map(() => 0);
  return {
    board,
    view: {
      seat: 0,
      actor: 0,
      legal: ["act expansion"],
      figures: {
        growth: [3, 0],
        trade: [2, 0],
        trade_leader: [1, 2],
        tax: [2, 0],
        tax_morale: [5, 0],
        bread: [1, 0],
        games_leader: [2, 1],
        progresses: [4, 7],
        provinces: [3, 1],
        ends: { epoch: 3, influence: 25, provinces: 25, progresses: 15 },
        ...figures,
      },
      sums: {},
      view: {
        seats: 2,
        section: 0,
        people: [0, 1],
        owner: [0, 0, 0, -1, 1],
        vassals: PROVINCES.map((_, at) => (at === 4 ? [0, 2] : at < 3 ? [1, 0] : [0, 0])),
        city: [1, 0, 0, 0, 0],
        post: [1, -1, -1, -1, -1],
        battlefield: [0, 0, 0, 2, 0],
        village: [0, 0, 0, 1, 0],
        sea_owner: [0],
        fleets: [[2, 0]],
        stage: 1,
        influence: [9, 4],
        procession: [20, 28],
        epoch: [1, 2],
        goods: [
          [2, 1],
          [0, 0],
        ],
        spent: [
          [1, 0],
          [0, 0],
        ],
        acted: [[0], [0]],
        ready: [2, 2],
        room: none,
        ...view,
      },
    },
    t: (key: string) => key,
    name: (_: string, id: string) => id,
    draft: [],
  } as unknown as Session;
}

describe("fields of the map", () => {
  it("hold what is printed and what stands there", () => {
    const latium = landOf(session(), "latium");
    expect(latium).toMatchObject({ owner: 0, city: true, post: 1, food: 1, home: "romans" });
    expect(waterOf(session(), "ionian-sea")).toMatchObject({ owner: 0, fleets: [2, 0], fish: 1 });
  });

  it("outside the section are left out", () => {
    const ids = blocksOf(session()).map(({ id }) => id);
    expect(ids).toEqual(["latium", "apulia", "sicilia", "illyria", "ionian-sea"]);
  });

  it("tell who defends a village: itself, its militia of the stage, mountain and battlefield", () => {
    const illyria = blocksOf(session()).find(({ id }) => id === "illyria");
    expect(illyria?.village).toBe(1 + 1 + 1 + 2);
  });

  it("show guests apart from the owner, and held goods as held", () => {
    const guests = session({ vassals: PROVINCES.map(() => [1, 1]) });
    const apulia = blocksOf(guests).find(({ id }) => id === "apulia");
    expect(apulia?.plaques.map(({ seat, guest }) => [seat, guest])).toEqual([
      [0, false],
      [1, true],
    ]);
    expect(apulia?.tokens).toEqual([{ kind: "good", id: "wine", count: 1, held: true }]);
  });

  it("are a colony without a way over own land to a home (R14.2)", () => {
    expect(coloniesOf(session())).toEqual(["sicilia"]);
  });
});

describe("end conditions (R25.1)", () => {
  const end = (id: string, view: Partial<EraView> = {}) =>
    endsOf(session(view)).find((each) => each.id === id);

  it("say what each player still lacks", () => {
    expect(end("progresses")?.seats).toEqual([
      { seat: 0, has: 4, lacks: 11 },
      { seat: 1, has: 7, lacks: 8 },
    ]);
    expect(end("influence")?.limit).toBe(25);
  });

  it("count the spaces between a player and the own procession (R18.6)", () => {
    expect(end("triumph")?.seats.map(({ lacks }) => lacks)).toEqual([11, 24]);
  });

  it("count homes that others hold (R25.5)", () => {
    expect(end("homes", { owner: [0, 1, 0, -1, 1] })?.seats[0]).toMatchObject({ has: 1, lacks: 1 });
  });

  it("name who is nearest", () => {
    const progresses = end("progresses");
    expect(progresses && nearest(progresses)?.seat).toBe(1);
  });
});

describe("an action", () => {
  it("brings growth for leaders and goods (R5.3)", () => {
    expect(outcome(session(), "expansion", 2, 1)).toEqual({ growth: 3 + 4 + 1 });
  });

  it("costs morale for every leader on Taxes (R7.1, R7.2)", () => {
    expect(outcome(session(), "taxes", 2, 0)).toEqual({ thalers: 4, morale: -8 });
  });

  it("gives what the people makes of a leader (R6.3, R10.2)", () => {
    expect(outcome(session(), "games", 2, 1)).toEqual({ morale: 1 + 4 + 1 });
    expect(outcome(session(), "trade", 1, 0)).toEqual({ thalers: 3 });
  });

  it("takes luxury goods that are ready, never military ones", () => {
    expect(readyGoods(session(), 0)).toEqual(["wine"]);
  });

  it("is said with all that lies on it", () => {
    const desk = new Desk();
    desk.choose("expansion");
    desk.leaders = 2;
    desk.goods = ["wine"];
    expect(wordsOf(session(), desk)).toEqual(["act expansion", "leaders 2", "luxury wine"]);
    desk.goods = [];
    expect(wordsOf(session(), desk), "a set that could go on is closed").toEqual([
      "act expansion",
      "leaders 2",
      "done",
    ]);
    desk.choose("progress");
    expect(wordsOf(session(), desk)).toEqual(["act progress"]);
  });
});

it("numbers are written with a real minus", () => {
  expect([signed(3), signed(-2), signed(0)]).toEqual(["+3", "−2", "0"]);
});
