import { describe, expect, it } from "vitest";
import {
  action,
  asked,
  event,
  fact,
  move,
  pieces,
  placesOf,
  ruleKey,
  type Speaker,
  spaced,
  why,
  words,
} from "./sentences";

const TEXTS: Record<string, (args: Record<string, unknown>) => string> = {
  "event-placed": ({ seat, tribe, province, province_id }) =>
    `${seat} sets ${tribe} ${province_id === "creta" ? "on" : "in"} ${province}.`,
  "event-drew": ({ tribe }) =>
    tribe === "none" ? "A card is drawn." : `A card of the ${tribe} is drawn.`,
  "why-not-adjacent": ({ tribe, province }) => `${tribe} stand nowhere near ${province} (R4.4).`,
  "action-place": ({ province }) => `Place in ${province}`,
  "hint-threat": ({ seat, tribe, more }) => `${seat} and ${more} others can pass the ${tribe}.`,
  "chess-play": ({ tribe }) => `Playing the ${tribe}`,
  "tile-double": () => "“Double Move”",
  "R4-4": () => "",
};

const speaker: Speaker = {
  t: (key, args = {}) => TEXTS[key]?.(args) ?? key,
  has: (key) => key in TEXTS,
  name: (_axis, id) => id.charAt(0).toUpperCase() + id.slice(1),
  player: (seat) => ["Ada", "Bo"][seat] ?? "?",
  axes: { tribe: ["reds"], province: ["dacia", "creta"], tile: ["double"] },
  places: "province",
};

describe("sentences", () => {
  it("makes places and players more than text", () => {
    const told = event(speaker, { event: "placed", seat: 1, tribe: "reds", province: "creta" });
    expect(words(told)).toBe("Bo sets Reds on Creta.");
    expect(told).toContainEqual({ text: "Creta", place: "province:creta" });
    expect(told).toContainEqual({ text: "Bo", seat: 1 });
  });

  it("names players and places under whatever name an event tells them", () => {
    const told = { battle: { attacker: "seat", defender: "seat", place: "province" } };
    const texts = ({ attacker, defender, place }: Record<string, unknown>) =>
      `${attacker} against ${defender}: ${place}.`;
    const t: Speaker["t"] = (_key, args = {}) => texts(args);
    const battle = { ...speaker, told, t, has: (key: string) => key === "event-battle" };
    const fought = event(battle, { event: "battle", attacker: 1, defender: 0, place: "dacia" });
    expect(words(fought)).toBe("Bo against Ada: Dacia.");
    expect(fought).toContainEqual({ text: "Ada", seat: 0 });
    expect(fought).toContainEqual({ text: "Dacia", place: "province:dacia" });
    const alone = event(battle, { event: "battle", attacker: 1, defender: -1, place: "dacia" });
    expect(words(alone)).toBe("Bo against none: Dacia.");
  });

  it("tells in plain words what a question is about", () => {
    const about = { node: "parley", rival: 1, place: "creta", left: 3 };
    expect(
      asked(speaker, about, { rival: "seat", place: "province", left: "number" }),
    ).toMatchObject({
      rival: "Bo",
      rival_id: "1",
      place: "Creta",
      place_id: "creta",
      left: 3,
    });
  });

  it("calls what is hidden none", () => {
    expect(words(event(speaker, { event: "drew", seat: 0, tribe: null }))).toBe("A card is drawn.");
  });

  it("tells an event without a text by its fields, so that nothing is lost", () => {
    expect(words(event(speaker, { event: "slot-lost", seat: 0 }))).toContain("Slot lost");
  });

  it("links the rules a text cites, if they exist", () => {
    const found = why(speaker, {
      rule: "R4.4",
      key: "not-adjacent",
      args: { tribe: "reds", province: "dacia" },
    });
    expect(found.filter((piece) => piece.rule)).toEqual([{ text: "R4.4", rule: "R4.4" }]);
    expect(pieces(speaker, "See R9.9 and R4.4.").filter((piece) => piece.rule)).toHaveLength(1);
  });

  it("tells what speaks for a move, with its players marked", () => {
    const told = fact(speaker, { key: "threat", args: { seat: 1, tribe: "reds", more: 2 } });
    expect(words(told)).toBe("Bo and 2 others can pass the Reds.");
    expect(told).toContainEqual({ text: "Bo", seat: 1 });
  });

  it("names a move of several words, as bots call them and else as its actions", () => {
    expect(move(speaker, ["play reds", "place dacia"], "chess")).toBe(
      "Playing the Reds · Place in Dacia",
    );
    const laid = move(speaker, ["commit reds", "commit_done"], "chess");
    expect(laid).toBe(action(speaker, "commit reds"));
    expect(move(speaker, ["commit_done"], "chess")).toBe(action(speaker, "commit_done"));
  });

  it("labels actions by text, and by their words where there is none", () => {
    expect(action(speaker, "place dacia")).toBe("Place in Dacia");
    expect(action(speaker, "use_tile double")).toBe("Use tile “Double Move”");
  });

  it("knows places, keys and words", () => {
    expect(placesOf({ event: "placed", province: "dacia" }, "province")).toEqual([
      "province:dacia",
    ]);
    expect(placesOf({ event: "drew", tribe: null }, "province")).toEqual([]);
    const axes = { marched: { from: "province", to: "province", side: "side" } };
    const marched = { event: "marched", side: "left", from: "dacia", to: "thracia" };
    expect(placesOf(marched, "province", axes)).toEqual(["province:dacia", "province:thracia"]);
    expect(ruleKey("R4.3")).toBe("R4-3");
    expect(spaced("skip_second")).toBe("Skip second");
  });
});
