/** A place in one sentence, for whoever hears the map. */
import type { Session } from "../../lib/table/session";
import { marchOf } from "./march/march.svelte";
import { provinceOf, stacksOf } from "./model";

export function spokenOf(session: Session, id: string): string {
  if (!session.board.axes.province?.includes(id)) return session.name("sea", id);
  const { controller } = provinceOf(session, id);
  const stacks = stacksOf(session)
    .filter(({ at }) => at === id)
    .map(({ nation, units }) =>
      session.t("inv-spoken-stack", {
        nation: session.name("nation", nation),
        count: units.length,
      }),
    );
  return session.t("inv-spoken", {
    province: session.name("province", id),
    nation: controller ? session.name("nation", controller) : "none",
    stacks: stacks.join(", ") || "none",
    paces: marchOf(session).reach[id]?.paces ?? 0,
  });
}
