/** Whatever has effects or counts in a sum: what it is called where it stands, and what is printed there. */
import type { Session } from "../../lib/table/session";
import { boardOf, nationName, type Print, sideOf } from "./model";

/** A card, a province, bar1, stage4, tableau2; in sums also tableau, marker and bought. */
export function sourceOf(
  session: Session,
  seat: number,
  source: string,
): [name: string, print: Print | undefined] {
  const { cards, provinces } = boardOf(session);
  if (source in cards) return [session.name("card", source), cards[source]];
  if (source in provinces) return [session.name("province", source), provinces[source]];
  const [, place, number] = /^(bar|stage|tableau)(\d+)$/.exec(source) ?? [];
  const side = sideOf(session, seat);
  const at = Number(number) - 1;
  if (place === "bar") return [session.t("cultures-bar-name", { bar: at + 1 }), side?.bars[at]];
  if (place === "stage")
    return [session.t("cultures-stage-name", { stage: at + 1 }), side?.stages[at]];
  if (place === "tableau") return [nationName(session, seat), side?.own[at]];
  return [session.t(`source-${source}`), undefined];
}
