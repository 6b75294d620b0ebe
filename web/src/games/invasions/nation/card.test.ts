import { describe, expect, it } from "vitest";
import type { Session } from "../../../lib/table/session";
import { aimsOf, goalsOf } from "./card";

const objectives = [
  { nation: "goths", kind: "area", target: "moesia", vp: "5", when: "3" },
  { nation: "goths", kind: "province", target: "dacia", vp: "2", when: "6 9 last" },
  { nation: "goths", kind: "province", target: "ebro", vp: "2", when: "3 6 9 last" },
  { nation: "goths", kind: "other", target: "loot:roma", vp: "6", when: "event" },
  { nation: "huns", kind: "area", target: "moesia", vp: "9", when: "3" },
];
const provinces = [
  { id: "thracia", area: "moesia" },
  { id: "dacia", area: "danubius" },
  { id: "ebro", area: "hispania" },
  { id: "latium", area: "italia", city: "roma" },
];

/** A table of one scenario; the first nation controls Thracia. */
function table(scenario: Record<string, string>): Session {
  const nobody = provinces.map(() => -1);
  return {
    board: {
      axes: {
        nation: ["goths", "huns"],
        province: ["thracia", "dacia", "ebro", "latium"],
        area: ["moesia", "danubius", "hispania", "italia"],
        city: ["roma"],
      },
      tables: { objectives, provinces, scenarios: [scenario] },
    },
    view: {
      view: {
        scenario: 0,
        turn: 1,
        controller: [0, -1, -1, -1],
        level: nobody,
        walls: nobody,
        city_owner: nobody,
        capital: [-1, -1],
        limes: nobody,
        looted: nobody,
        revolt: nobody,
        raid_marker: nobody,
        heresy: [0, 0, 0],
      },
    },
    t: (key: string, args: { place?: string } = {}) => `${key} ${args.place ?? ""}`.trim(),
    name: (_: string, id: string) => id,
  } as unknown as Session;
}

describe("aims of a nation", () => {
  it("are in a short scenario those of the next column, on the board that is played", () => {
    const danube = {
      first_turn: "2",
      last_turn: "2",
      scoring_turns: "2",
      areas: "moesia danubius",
    };
    expect(
      aimsOf(table(danube), "goths").map(({ text, points, turns }) => ({ text, points, turns })),
    ).toEqual([{ text: "goal-area moesia", points: 5, turns: [2] }]);
  });

  it("score in the long game in turns 3, 6, 9 and the last", () => {
    const long = {
      first_turn: "1",
      last_turn: "12",
      scoring_turns: "3 6 9 last",
      areas: "all",
    };
    const [moesia, dacia, ebro, roma] = aimsOf(table(long), "goths");
    expect(moesia?.turns).toEqual([3]);
    expect(moesia?.held).toEqual({ own: 1, all: 1 });
    expect(dacia?.turns).toEqual([6, 9, 12]);
    expect(ebro?.turns).toEqual([3, 6, 9, 12]);
    expect(roma).toMatchObject({ text: "goal-loot roma", turns: [] });
  });

  it("are shown on the map as long as they can still score", () => {
    const long = { first_turn: "1", last_turn: "12", scoring_turns: "3 6 9 last", areas: "all" };
    const now = table(long);
    expect(goalsOf(now, "goths")).toEqual(new Set(["thracia", "dacia", "ebro"]));
    const late = { ...now, view: { view: { ...now.view.view, turn: 4 } } } as unknown as Session;
    expect(goalsOf(late, "goths")).toEqual(new Set(["dacia", "ebro"]));
  });
});
