/** Where the books lie: beside the map while their owner decides and there is room, else in the column. */
import { MediaQuery } from "svelte/reactivity";
import type { Session } from "../../../lib/table/session";
import { figuresOf, mine } from "../model";

const wide = new MediaQuery("(min-width: 1240px) and (min-height: 481px)");

export function isDocked(session: Session): boolean {
  return wide.current && Boolean(figuresOf(session).ledger) && mine(session) && !session.readonly;
}
