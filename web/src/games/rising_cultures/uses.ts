/** The four uses of a card (R4.2), or of the card an effect lets one play. */
import type { Session } from "../../lib/table/session";
import { type Change, changes } from "./changes";
import type { GlyphName } from "./icons";
import { cardOf, nearSeat, nodeOf, shownCard, tableOf, USES, type Use } from "./model";

export interface UseOf {
  use: Use;
  action: string;
  legal: boolean;
  /** After it nothing can be taken back. */
  final: boolean;
  /** The rival is asked after it. */
  ends: boolean;
  changes: Change[];
}

export function actionFor(session: Session, card: string, use: Use): string {
  return nodeOf(session) === "option" && shownCard(session) === card
    ? `option for-${use}`
    : `play ${card} ${use}`;
}

export function usesOf(session: Session, card: string): UseOf[] {
  const table = tableOf(session);
  const seat = nearSeat(session);
  return USES.map((use) => {
    const action = actionFor(session, card, use);
    return {
      use,
      action,
      legal: table.legal.includes(action),
      final: table.barriers.includes(action),
      ends: table.passing.includes(action),
      changes: changes(table.figures, table.previews[action], seat),
    };
  });
}

const SIGNS: Record<Use, GlyphName> = {
  coins: "coin",
  military: "sword",
  resource: "wood",
  build: "building",
};

/** What stands for a use of this card. */
export function signOf(session: Session, card: string, use: Use): GlyphName {
  const face = cardOf(session, card);
  if (use === "military") return face?.symbols[0] ?? "sword";
  if (use === "build" && face?.kind === "person") return face.ruler ? "ruler" : "person";
  return SIGNS[use];
}

/** Plays the card, or asks why that is not possible. */
export async function playFor(session: Session, card: string, use: Use): Promise<void> {
  const action = actionFor(session, card, use);
  if (session.view.legal.includes(action)) {
    session.focused = null;
    await session.act(action);
  } else await session.ask(action);
}
