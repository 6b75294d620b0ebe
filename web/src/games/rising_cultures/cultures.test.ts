import { describe, expect, it } from "vitest";
import type { Place } from "../../lib/api/types";
import { t } from "../../lib/i18n.svelte";
import type { Session } from "../../lib/table/session";
import { actionsOf } from "./actions";
import { rulesAbout } from "./book";
import { changes, signed } from "./changes";
import { type CulturesFigures, cardPlayed, chosenCard, deckSize, returning } from "./model";
import { softened } from "./names";
import { choices, phase } from "./prompt";
import { actionFor, playFor, usesOf } from "./uses";
import { lack } from "./words";

const NOW: CulturesFigures = {
  coins: [3, 4],
  progress: [1, 2],
  resources: [
    [1, 0, 0, 0],
    [0, 0, 2, 0],
  ],
  jokers: [[], []],
  symbols: [
    [0, 1, 0],
    [0, 0, 1],
  ],
  symbol_jokers: [0, 0],
  limits: [7, 5],
  free_swaps: [0, 0],
  ruler_places: [1, 2],
  stages: [5, 5],
  nile_due: [0, 0],
  row: ["gaul"],
  strengths: [[1, 0]],
  province_to: 0,
  tie_to: 1,
  prices: ["rome_forum", null],
  marker_to: 1,
  sheet: [
    [4, 0, 0, 3],
    [2, 0, 0, 0],
  ],
  points: [7, 2],
};

interface Given {
  legal?: string[];
  previews?: Record<string, CulturesFigures>;
  barriers?: string[];
  passing?: string[];
  asked?: Place;
  phase?: Place[];
  focused?: string | null;
  shown?: number;
  swaps?: number;
  told?: string[];
}

/** A table at which seat 0 looks and decides. */
function at({
  legal = [],
  previews = {},
  barriers = [],
  passing = [],
  phase = [{ node: "turn" }],
  asked: question = { node: "act", played: 0 },
  focused = null,
  shown = -1,
  swaps = 0,
  told = [],
}: Given): Session & { done: string[] } {
  const done: string[] = [];
  return {
    done,
    view: {
      seat: 0,
      actor: 0,
      legal,
      previews,
      barriers,
      passing,
      figures: NOW,
      log: [{ step: 1, events: told.map((event) => ({ event, seat: 0 })) }],
      view: {
        phase,
        asked: question,
        hand: [["rome_market", "rome_forum"], 4],
        shown,
        picked: [[], 0],
        paid_swaps: [swaps, 0],
        free_swaps: [0, 0],
        progress: [1, 2],
      },
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

describe("a card drawn for one that goes under the deck", () => {
  const asked = { node: "return" };
  const legal = ["pick rome_market", "pick rome_forum"];

  it("is counted among the swaps of the round", () => {
    const phase = [{ node: "swaps" }];
    expect(returning(at({ legal, asked, phase, swaps: 1 }))).toEqual({ number: 1, of: 2 });
    expect(returning(at({ legal, asked, phase, swaps: 2 }))).toEqual({ number: 2, of: 2 });
  });

  it("is one of two where another is drawn after it", () => {
    const first = at({ legal, asked, barriers: legal, told: ["returned", "built", "drew"] });
    expect(returning(first)).toEqual({ number: 1, of: 2 });
    const second = at({ legal, asked, told: ["built", "drew", "returned", "drew"] });
    expect(returning(second)).toEqual({ number: 2, of: 2 });
    expect(returning(at({ legal, asked, told: ["activated"] }))).toEqual({ number: 1, of: 1 });
  });
});

describe("what an action changes", () => {
  it("names what differs, coins first and points last", () => {
    const after = {
      ...NOW,
      coins: [1, 4],
      resources: [
        [1, 0, 1, 0],
        [0, 0, 2, 0],
      ],
      points: [10, 2],
    };
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

describe("a card that cannot be built", () => {
  const args = {
    card: "rome_forum",
    missing_wood: "2",
    missing_brick: "0",
    missing_stone: "1",
    missing_gold: "0",
    price: "6",
    coins: "3",
  };

  it("names what is missing", () => {
    const why = { rule: "R7.3", key: "cannot-pay", args };
    expect(lack(at({}), why)).toBe(
      "cultures-use-lacks cultures-unit 2 wood, cultures-unit 1 stone",
    );
  });

  it("names nothing where that is not the reason", () => {
    expect(lack(at({}), { rule: "R4.1", key: "not-in-hand", args: {} })).toBeNull();
    expect(lack(at({}), null)).toBeNull();
  });
});

describe("the four uses of a card", () => {
  const legal = [
    "play rome_market coins",
    "play rome_market military",
    "play rome_market resource",
  ];

  it("offers all four and marks the impossible one", () => {
    const uses = usesOf(
      at({ legal, previews: { "play rome_market coins": { ...NOW, coins: [5, 4] } } }),
      "rome_market",
    );
    expect(uses.map(({ use, legal }) => [use, legal])).toEqual([
      ["coins", true],
      ["military", true],
      ["resource", true],
      ["build", false],
    ]);
    expect(uses[0]?.changes).toEqual([{ kind: "coins", from: 3, to: 5 }]);
  });

  it("plays what is legal and asks about what is not", async () => {
    const session = at({ legal });
    await playFor(session, "rome_market", "coins");
    await playFor(session, "rome_market", "build");
    expect(session.done).toEqual(["play rome_market coins", "why play rome_market build"]);
  });

  it("speaks of a turned-up card as an option", () => {
    const session = at({ asked: { node: "option" }, shown: 1, legal: ["option for-coins"] });
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
    const played = at({
      legal: ["end_turn"],
      asked: { node: "act", played: 1 },
      focused: "card:rome_forum",
    });
    expect(cardPlayed(played)).toBe(true);
    expect(chosenCard(played)).toBeNull();
  });

  it("puts yes and no on buttons, cards nowhere but in the hand", () => {
    const asked = at({
      legal: ["ascend", "no_ascend", "play rome_market coins"],
      asked: { node: "ascend" },
    });
    expect(choices(asked).map(({ action, kind }) => [action, kind])).toEqual([
      ["ascend", "main"],
      ["no_ascend", "quiet"],
    ]);
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
    const { view } = at({ phase: nodes.map((node) => ({ node })) });
    expect(phase(view).find(({ state }) => state === "now")?.id).toBe(stop);
  });
});

it("knows the size of both decks", () => {
  expect([deckSize({ size: 12, top: [], bottom: [] }), deckSize(9), deckSize(undefined)]).toEqual([
    12, 9, 0,
  ]);
});

describe("long names", () => {
  it.each([
    ["Streitwagenwerkstatt", "Streit|wa|gen|werk|statt"],
    ["Königsstraße", "Königs|straße"],
    ["Kolosseum", "Kolos|seum"],
    ["Papiermühle", "Papier|mühle"],
    ["Haus der Weisheit", "Haus der Weis|heit"],
    ["Hohepriester", "Hohe|pries|ter"],
    ["Unsterblichen", "Unsterb|li|chen"],
    ["Hafen von Ostia", "Hafen von Ostia"],
    ["Forum Romanum", "Forum Roma|num"],
  ])("may break where a syllable ends: %s", (name, broken) => {
    expect(softened(name).replaceAll("\u00ad", "|")).toBe(broken);
  });
});

describe("the rules about a card", () => {
  const nowhere = {
    display: [[], []],
    covered: [[], []],
    military: [[], []],
    resource: [[], []],
    discard: [[], []],
  };

  it("depend on where it lies", () => {
    expect(rulesAbout({ ...nowhere, resource: [[], ["rome_market"]] }, "rome_market")).toEqual([
      "R6.3",
      "R8.1",
    ]);
    expect(rulesAbout({ ...nowhere, covered: [["rome_trajan"], []] }, "rome_trajan")).toEqual([
      "R7.6",
      "R7.7",
    ]);
    expect(rulesAbout(nowhere, "rome_market")).toEqual(["R4.2", "R7.2"]);
  });
});

describe("unlocked actions", () => {
  it("are listed with what is printed there", () => {
    const session = at({ legal: ["activate bar2", "end_turn"] });
    const bar = (en: string) => ({ symbol: null, action: true, text: { en: [en], de: [] } });
    const rome = {
      coin_limit: 7,
      nile: [],
      archive_spaces: 0,
      sides: [{ vp: 0, bars: [bar("one"), bar("two")], stages: [], own: [] }],
    };
    Object.assign(session.board, {
      axes: { ...session.board.axes, nation: ["rome"] },
      nations: { rome },
      cards: {},
      provinces: {},
    });
    Object.assign(session.view.view, { nation: [0, 1], golden: [0, 0] });
    expect(actionsOf(session).map(({ source, action, text }) => [source, action, text])).toEqual([
      ["bar2", "activate bar2", "two"],
    ]);
  });

  it("are nobody's while another decides", () => {
    const session = at({ legal: ["activate bar2"] });
    session.view.actor = 1;
    expect(actionsOf(session)).toEqual([]);
  });
});

it("says what a province brings, what it costs and what the rival has of it", () => {
  const taken = {
    ...NOW,
    resources: [
      [2, 0, 0, 0],
      [0, 0, 2, 0],
    ],
    coins: [5, 3],
    points: [9, 2],
  };
  const asked = at({
    legal: ["contest", "abstain"],
    phase: [{ node: "contest", province: "gaul" }],
    asked: { node: "claim" },
    previews: { contest: taken, abstain: NOW },
  });
  asked.t = (key: string, args?: Record<string, string | number>) =>
    args?.kind ? `${args.kind} ${args.by}` : [key, args?.changes ?? ""].join(" ");
  const sub = choices(asked)[0]?.sub ?? "";
  const price = t("cultures-choice-price", { card: "rome_forum" });
  const rival = t("cultures-choice-rival", { changes: "coins −1" });
  expect(sub).toBe(`coins +2, wood +1, points +2 · ${price} · ${rival}`);
});
