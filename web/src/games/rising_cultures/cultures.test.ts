import { describe, expect, it } from "vitest";
import type { Session } from "../../lib/table/session";
import { changes, signed } from "./changes";
import { cardPlayed, chosenCard, type CulturesFigures, deckSize } from "./model";
import { choices, phase } from "./prompt";
import { actionFor, playFor, usesOf } from "./uses";

const NOW: CulturesFigures = {
  coins: [3, 4],
  progress: [1, 2],
  resources: [[1, 0, 0, 0], [0, 0, 2, 0]],
  jokers: [[], []],
  symbols: [[0, 1, 0], [0, 0, 1]],
  symbol_jokers: [0, 0],
  limits: [7, 5],
  free_swaps: [0, 0],
  ruler_places: [1, 2],
  stages: [5, 5],
  nile_due: [0, 0],
  row: ["gaul"],
  strengths: [[1, 0]],
  province_to: 0,
  prices: ["rome_forum", null],
  marker_to: 1,
  sheet: [[4, 0, 0, 3], [2, 0, 0, 0]],
  points: [7, 2],
};

interface Given {
  legal?: string[];
  previews?: Record<string, CulturesFigures>;
  barriers?: string[];
  stack?: [string, number, number, number][];
  focused?: string | null;
  shown?: number;
}

/** A table at which seat 0 looks and decides. */
function at({ legal = [], previews = {}, barriers = [], stack = [["turn", 0, 0, 0], ["act", 0, 0, 0]], focused = null, shown = -1 }: Given): Session & { done: string[] } {
  const done: string[] = [];
  return {
    done,
    view: {
      seat: 0,
      actor: 0,
      legal,
      previews,
      barriers,
      figures: NOW,
      view: { stack, hand: [["rome_market", "rome_forum"], 4], shown, picked: [[], 0], paid_swaps: [0, 0], progress: [1, 2] },
    },
    board: { axes: { card: ["rome_market", "rome_forum"], province: [], nation: [] }, names: {} },
    focused,
    hovered: null,
    t: (key: string, args?: object) => [key, ...Object.values(args ?? {})].join(" "),
    name: (_axis: string, id: string) => id,
    act: async (action: string) => void done.push(action),
    ask: async (action: string) => (done.push(`why ${action}`), null),
  } as unknown as Session & { done: string[] };
}

describe("what an action changes", () => {
  it("names what differs, coins first and points last", () => {
    const after = { ...NOW, coins: [1, 4], resources: [[1, 0, 1, 0], [0, 0, 2, 0]], points: [10, 2] };
    expect(changes(NOW, after, 0)).toEqual([
      { kind: "coins", from: 3, to: 1 },
      { kind: "stone", from: 0, to: 1 },
      { kind: "points", from: 7, to: 10 },
    ]);
  });

  it("leaves the other seat out", () => {
    expect(changes(NOW, { ...NOW, coins: [3, 6] }, 0)).toEqual([]);
  });

  it("says nothing where nothing was reckoned", () => {
    expect(changes(NOW, undefined, 0)).toEqual([]);
  });

  it("writes a true minus sign", () => {
    expect([signed(2), signed(-1)]).toEqual(["+2", "−1"]);
  });
});

describe("the four uses of a card", () => {
  const legal = ["play rome_market coins", "play rome_market military", "play rome_market resource"];

  it("offers all four and marks the impossible one", () => {
    const uses = usesOf(at({ legal, previews: { "play rome_market coins": { ...NOW, coins: [5, 4] } } }), "rome_market");
    expect(uses.map(({ use, legal }) => [use, legal])).toEqual([["coins", true], ["military", true], ["resource", true], ["build", false]]);
    expect(uses[0]?.changes).toEqual([{ kind: "coins", from: 3, to: 5 }]);
  });

  it("plays what is legal and asks about what is not", async () => {
    const session = at({ legal });
    await playFor(session, "rome_market", "coins");
    await playFor(session, "rome_market", "build");
    expect(session.done).toEqual(["play rome_market coins", "why play rome_market build"]);
  });

  it("speaks of a turned-up card as an option", () => {
    const session = at({ stack: [["option", 0, 3, 0]], shown: 1, legal: ["option for-coins"] });
    expect(actionFor(session, "rome_forum", "coins")).toBe("option for-coins");
    expect(actionFor(session, "rome_market", "coins")).toBe("play rome_market coins");
  });
});

describe("the turn", () => {
  it("shows uses of a focused hand card only", () => {
    const legal = ["play rome_market coins"];
    expect(chosenCard(at({ legal, focused: "card:rome_market" }))).toBe("rome_market");
    expect(chosenCard(at({ legal, focused: "card:persia_mint" }))).toBeNull();
    expect(chosenCard(at({ legal, focused: "province:gaul" }))).toBeNull();
  });

  it("shows no uses once the card of the turn is played", () => {
    const played = at({ legal: ["end_turn"], stack: [["act", 0, 0, 1]], focused: "card:rome_forum" });
    expect(cardPlayed(played)).toBe(true);
    expect(chosenCard(played)).toBeNull();
  });

  it("puts yes and no on buttons, cards nowhere but in the hand", () => {
    const asked = at({ legal: ["ascend", "no_ascend", "play rome_market coins"], stack: [["ascend", 0, 0, 0]] });
    expect(choices(asked).map(({ action, kind }) => [action, kind])).toEqual([["ascend", "main"], ["no_ascend", "quiet"]]);
  });

  it("ends with a button that the frame knows as the end", () => {
    expect(choices(at({ legal: ["end_turn"] }))[0]?.end).toBe(true);
  });

  it.each([
    [["start"], "income"],
    [["round", "swaps", "swap"], "swap"],
    [["round", "turn", "act"], "turns"],
    [["round", "contest", "claim"], "province"],
  ])("stands at %s in the phase %s", (nodes, stop) => {
    const { view } = at({ stack: nodes.map((node) => [node, 0, 0, 0]) });
    expect(phase(view).find(({ state }) => state === "now")?.id).toBe(stop);
  });
});

it("knows the size of both decks", () => {
  expect([deckSize({ size: 12, top: [], bottom: [] }), deckSize(9), deckSize(undefined)]).toEqual([12, 9, 0]);
});
