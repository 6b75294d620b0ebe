/** What a tap on a place of the map means. */
import type { Session } from "../../../lib/table/session";
import type { Desk } from "../desk.svelte";
import { boardOf, nationOf, stacksOf } from "../model";
import { type March, needsButton, targetsOf } from "./march.svelte";

export async function tapOn(
  session: Session,
  desk: Desk,
  march: March,
  id: string | undefined,
): Promise<void> {
  if (id === undefined) return leave(session, desk);
  if (session.readonly) return look(session, desk, id);
  if (march.open && march.reach[id]) return march.go(id);
  const start = `mv_from ${id}`;
  if (session.view.legal.includes(start) || session.instead.includes(start)) {
    look(session, desk, id);
    return march.start(id);
  }
  const words = targetsOf(session).get(id) ?? [];
  look(session, desk, id);
  const { seq } = session.view;
  if (words.length === 1) await session.looking; // a quick tap must not say what has no way back
  if (session.view.seq !== seq) return;
  if (words[0] && !needsButton(session, words)) await session.act(words[0]);
  else if (!words.length && march.open && !session.draft.length) await session.ask(`mv_go ${id}`);
}

/** Nothing is looked at any more. */
export function leave(session: Session, desk: Desk): void {
  desk.inspect(null);
  session.focused = null;
}

/** The inspector shows the place, and of its stacks the own one first; the log tells what happened there. */
function look(session: Session, desk: Desk, id: string): void {
  const here = stacksOf(session).filter(({ at }) => at === id);
  const own = here.find(({ nation }) => nationOf(session, nation).seat === session.view.seat);
  desk.inspect(id, (own ?? here[0])?.nation ?? null);
  session.focused = id in boardOf(session).shapes.provinces ? `province:${id}` : null;
}
