/** Questions that are answered on cards: each answer with its full consequence for everybody it concerns. */
import { i18n } from "../../../lib/i18n.svelte";
import type { Session } from "../../../lib/table/session";
import { labelled } from "../../text/labels";
import { type GlyphName, isGlyph } from "../icons";
import { boardOf, type EraFigures, figuresOf, ids, landOf, nodeOf, seatName } from "../model";

/** Decisions that have no other board. */
export const NODES = new Set([
  "keep-card",
  "choose-people",
  "position",
  "allot",
  "free-army",
  "parley",
  "challenge",
  "expulsion",
  "next-battle",
  "take-city",
  "village-won",
  "diplomacy",
  "bonus",
  "consent",
  "score-card",
]);

/** What one seat would gain or lose. */
export interface Effect {
  seat: number;
  changes: { kind: string; by: number }[];
}

export interface Answer {
  word: string;
  label: string;
  /** What it is about, in sentences. */
  lines: string[];
  effects: Effect[];
  sign?: GlyphName;
  /** Asks another player, or dice follow. */
  note: string;
}

/** After these the round goes on by itself: what changes then is not their doing. */
const BEFORE_ROUND = new Set(["allot"]);
/** What may be counted of an answer: by name in `holdings`, or a figure of its own. */
const COUNTED = ["provinces", "luxuries", "trade"] as const;
/** What it costs to buy a province, for it and for each city, food and good in it (R8.7). */
const PRICE = { buy: 5, seize: 3 };

export function answersOf(session: Session): Answer[] {
  return session.view.legal.map((word) => answerOf(session, word));
}

function answerOf(session: Session, word: string): Answer {
  const [verb = "", id = ""] = word.split(" ");
  const { barriers, passing } = session.view;
  return {
    word,
    label: labelled(session, word),
    lines: linesOf(session, verb, id),
    effects: BEFORE_ROUND.has(nodeOf(session)) ? [] : effectsOf(session, word),
    ...signOf(verb, id),
    note: barriers.includes(word)
      ? session.t("era-answer-final")
      : passing.includes(word) && nodeOf(session) === "bonus"
        ? session.t("era-answer-asks")
        : "",
  };
}

function signOf(verb: string, id: string): { sign?: GlyphName } {
  const name = SIGNS[verb] ?? id;
  return isGlyph(name) ? { sign: name } : {};
}

const SIGNS: Record<string, string> = {
  fight: "battle",
  peace: "treaty",
  consent: "diplomacy",
  city: "city",
  buy: "province",
  seize: "province",
  ally: "ally",
  bind: "ally",
  part: "ally",
  sever: "ally",
  expel: "post",
  challenge: "fleet",
  battle: "battle",
  use: "village",
  stow: "secret",
  diplomacy: "diplomacy",
  free_army: "army",
};

/** What stands on the component, in the reader's language. */
function linesOf(session: Session, verb: string, id: string): string[] {
  const { language } = i18n;
  const board = boardOf(session);
  if (verb === "keep" || verb === "score") return [board.cards[id]?.[language] ?? ""];
  if (verb === "people")
    return (board.powers[id] ?? []).map(({ name, text }) => `${name[language]}: ${text[language]}`);
  if (verb === "use") return [board.villages[id]?.[language] ?? ""];
  if (verb === "diplomacy") return [board.diplomacy[id]?.[language] ?? ""];
  if (verb === "buy" || verb === "seize")
    return [session.t("era-answer-price", price(session, verb, id))];
  if (verb === "battle") return [odds(session, `battle ${id}`)].filter(Boolean);
  if (["ally", "bind", "part", "sever"].includes(verb)) {
    const about = verb === "ally" || verb === "bind" ? "ally" : "part";
    const forced = verb === "bind" || verb === "sever";
    return [
      board.diplomacy[about]?.[language] ?? "",
      session.t(forced ? "era-answer-forced" : "era-answer-asked", {
        seat: seatName(session, Number(id)),
      }),
    ];
  }
  return [];
}

function price(session: Session, verb: "buy" | "seize", id: string) {
  const land = landOf(session, id);
  const parts = 1 + Number(land.city) + land.food + Number(land.good !== "");
  return {
    thalers: PRICE[verb] * parts,
    seat: seatName(session, land.owner),
    forced: String(verb === "seize"),
  };
}

function odds(session: Session, word: string): string {
  const battle = (session.view.previews[word] as EraFigures | undefined)?.battle;
  return battle
    ? session.t("era-answer-odds", { chance: Math.round(battle.chances[0] * 100) })
    : "";
}

/** What the answer changes, seat by seat, as the rules reckon it. */
export function effectsOf(session: Session, word: string): Effect[] {
  const after = session.view.previews[word] as EraFigures | undefined;
  return after ? changes(figuresOf(session), after, session.view.seats.length) : [];
}

export function changes(
  before: Partial<EraFigures>,
  after: Partial<EraFigures>,
  seats: number,
): Effect[] {
  const kinds = Object.keys(after.holdings ?? {});
  const found: Effect[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const held = kinds.map((kind) => ({
      kind,
      by: (after.holdings?.[kind]?.[seat] ?? 0) - (before.holdings?.[kind]?.[seat] ?? 0),
    }));
    const counted = COUNTED.map((kind) => ({
      kind,
      by: (after[kind]?.[seat] ?? 0) - (before[kind]?.[seat] ?? 0),
    }));
    const all = [...held, ...counted].filter(({ by }) => by);
    if (all.length) found.push({ seat, changes: all });
  }
  return found;
}

/** Who asks, and about what: the seat that offered, attacks or was met. */
export function other(session: Session): number | null {
  const asked = session.view.view.asked;
  const seat = asked?.by ?? asked?.rival ?? asked?.owner;
  return typeof seat === "number" && seat >= 0 ? seat : null;
}

/** The province of an offer, "" where it is about none. */
export function landAsked(session: Session): string {
  const asked = session.view.view.asked?.province;
  return typeof asked === "string" && ids(session, "province").includes(asked) ? asked : "";
}
