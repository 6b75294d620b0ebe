/** A card in one sentence, for those who hear it and for whoever points at it. */
import type { Why } from "../../lib/api/types";
import type { Session } from "../../lib/table/session";
import { type Change, signed } from "./changes";
import { type CardFace, cardOf, RESOURCES, said } from "./model";

/** "2 wood, 1 stone". */
export function units(session: Session, numbers: number[], coin = 0): string {
  const parts = RESOURCES.flatMap((kind, at) =>
    numbers[at] ? [session.t("cultures-unit", { number: numbers[at], kind })] : [],
  );
  if (coin) parts.push(session.t("cultures-unit", { number: coin, kind: "coin" }));
  return parts.join(", ");
}

export function symbols(session: Session, card: CardFace): string {
  return card.symbols.map((symbol) => session.t(`cultures-${symbol}`)).join(", ");
}

export function spoken(session: Session, id: string): string {
  const card = cardOf(session, id);
  const name = session.name("card", id);
  if (!card) return name;
  return session.t("cultures-card-spoken", {
    card: name,
    kind: card.ruler ? "ruler" : card.kind,
    cost: units(session, card.cost),
    points: card.vp,
    text: said(card) || "none",
    symbols: symbols(session, card),
    strip: units(session, card.strip, card.coin),
  });
}

/** "short of 2 wood, 1 stone", where that is why a card cannot be built. */
export function lack(session: Session, why: Why | null): string | null {
  if (why?.key !== "cannot-pay") return null;
  const missing = RESOURCES.map((kind) => Number(why.args[`missing_${kind}`]));
  return session.t("cultures-use-lacks", { units: units(session, missing) });
}

/** "+2 coins, +1 horse". */
export function told(session: Session, changes: Change[]): string {
  return changes
    .map(({ kind, from, to }) =>
      session.t("cultures-change", {
        kind,
        by: signed(to - from),
        number: Math.abs(to - from),
        from,
        to,
      }),
    )
    .join(", ");
}
