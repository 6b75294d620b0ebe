/** Where the rule book of Rising Cultures speaks of a decision, of an event and of a card. */
import type { CardFace, CulturesView, Sum } from "./model";

export const book = {
  asked: {
    start: "K3",
    swap: "R3.2",
    return: "R3.3",
    act: "R4.1",
    ascend: "R8.1",
    target: "D7",
    option: "D7",
    peek: "D7",
    ruler: "R7.5",
    claim: "R10.5",
    tribute: "K25",
  },
  told: {
    "laid-province": "K1",
    nation: "K1",
    "first-marker": "K2",
    drew: "R3.1",
    picked: "K3",
    round: "R1.2",
    income: "R2.1",
    swapped: "R3.2",
    returned: "R3.3",
    "used-coins": "R5.1",
    "used-military": "R6.1",
    "used-resource": "R6.3",
    built: "R7.1",
    covered: "R7.5",
    ascended: "R8.1",
    activated: "R9.1",
    gained: "R7.1",
    paid: "R7.3",
    flipped: "N1",
    "bought-symbol": "R9.1",
    borrowed: "R9.1",
    shown: "K46",
    peeked: "R9.1",
    recovered: "R9.1",
    archived: "N5",
    repeated: "R8.4",
    flooded: "N2",
    "nile-filled": "N3",
    "nile-taken": "N4",
    kept: "R4.3",
    contested: "R10.3",
    abstained: "R10.4",
    won: "R10.8",
    boxed: "R10.7",
    price: "R10.8",
    marker: "R11.1",
    limited: "R12.1",
    scored: "R13.2",
    "game-ended": "R13.1",
    ended: "R13.4",
  },
};

export const RULES_OF_SUMS: Record<Sum, string[]> = {
  cards: ["R13.2", "R7.6", "R13.3"],
  tableau: ["R13.2"],
  provinces: ["R13.2"],
  marker: ["R13.2", "R11.1"],
  income: ["R2.1"],
  limit: ["R12.1"],
  wood: ["R6.4"],
  brick: ["R6.4"],
  stone: ["R6.4"],
  gold: ["R6.4"],
  sword: ["R10.3", "R6.2"],
  horse: ["R10.3", "R6.2"],
  shield: ["R10.3", "R6.2"],
  strength: ["R10.3"],
};

type Columns = Pick<CulturesView, "display" | "covered" | "military" | "resource" | "discard">;

/** A card is about different rules, depending on where it lies. */
export function rulesAbout(view: Columns, card: string, face?: CardFace): string[] {
  const lies = (where: keyof Columns) => view[where].some((cards) => cards?.includes(card));
  const ruler = face?.ruler ? ["R7.5"] : [];
  const action = face?.action ? ["R9.1"] : [];
  if (lies("display")) return ["R7.1", ...ruler, ...action];
  if (lies("covered")) return ["R7.6", "R7.7"];
  if (lies("military")) return ["R6.1", "R10.8"];
  if (lies("resource")) return ["R6.3", "R8.1"];
  if (lies("discard")) return ["R5.1", "R5.2"];
  return ["R4.2", "R7.2", ...ruler, ...action];
}
