import * as client from "../api/client";
import type { SentView } from "../api/types";
import { LiveSession } from "./live-session.svelte";

/** Makes a session of the first view of a table; whoever holds several seats begins at the one that acts. */
export async function openTable(view: SentView): Promise<LiveSession> {
  const mine = view.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  const wanted =
    view.actor !== null && mine.includes(view.actor) ? view.actor : (mine[0] ?? view.seat);
  const [seen, board] = await Promise.all([
    wanted === view.seat ? view : client.getTable(view.id, { seat: wanted }),
    client.getBoard(view.game),
  ]);
  return new LiveSession(seen, board);
}
