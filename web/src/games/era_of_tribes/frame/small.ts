/** Where the section in small has room on a desktop. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import type { Session } from "../../../lib/table/session";
import { deskOf } from "../desk.svelte";
import { planOf } from "../plan/plan.svelte";

/** From here on there is a column beside the map. */
const WIDE = 1100;
/** Bars, tabs, cards and log, and the row of a player, in pixels. */
const [FRAME, ROW] = [620, 68];
/** Bars, the seven actions and what lies ready below them, and the steppers of a chosen one. */
const [ACTIONS, STEPPERS] = [740, 130];

/** Under the players, or under the actions where many players leave no room. */
export function placeOfSmall(session: Session): "players" | "actions" | null {
  const height = innerHeight.current ?? 0;
  if ((innerWidth.current ?? 0) < WIDE) return null;
  if (height >= FRAME + ROW * session.view.seats.length) return "players";
  const chosen = deskOf(session).action !== null && !planOf(session).on;
  return height >= ACTIONS + (chosen ? STEPPERS : 0) ? "actions" : null;
}
