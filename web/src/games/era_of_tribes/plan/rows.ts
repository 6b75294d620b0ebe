/** Rows of the plan in words. */
import type { Session } from "../../../lib/table/session";
import { ids } from "../model";
import type { PlanRow } from "./words";

export function fieldName(session: Session, id: string): string {
  return session.name(ids(session, "province").includes(id) ? "province" : "sea", id);
}

export function rowText(session: Session, row: PlanRow): { text: string; sub: string } {
  const { t } = session;
  const [from, to] = [fieldName(session, row.from), fieldName(session, row.to)];
  if (row.verb === "grow") return { text: `${from} +1`, sub: "" };
  if (row.verb === "from_slot") return { text: t("era-row-slot"), sub: "" };
  if (row.verb === "army") return { text: t("era-row-army", { from }), sub: "" };
  if (row.verb === "found") return { text: from, sub: t("era-row-found") };
  if (row.verb === "horse") return { text: from, sub: t("era-row-horse") };
  const via = row.via.map((id) => fieldName(session, id)).join(", ");
  const seas = row.bridge.map((id) => fieldName(session, id)).join(", ");
  const subs = [
    seas ? t("era-row-bridge", { seas }) : "",
    via ? t("era-row-via", { via }) : "",
    row.verb === "plunder" ? t("era-row-plunder") : "",
    row.verb === "fleet" ? t("era-row-fleet") : "",
    row.verb === "post" ? t("era-row-post") : "",
    row.verb === "land" ? t("era-row-land") : "",
  ].filter(Boolean);
  const points = row.stage === "move" ? t("era-row-points", { count: row.via.length + 1 }) : "";
  return { text: `${from} → ${to}`, sub: [...subs, points].filter(Boolean).join(" · ") };
}
