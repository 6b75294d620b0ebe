import * as client from "../api/client";
import { LiveSession } from "./live-session.svelte";

/** Fetches everything a table needs before its first picture; whoever holds several seats begins at the one that acts. */
export async function openTable(id: string): Promise<LiveSession> {
  let view = await client.getTable(id);
  const mine = view.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  const wanted =
    view.actor !== null && mine.includes(view.actor) ? view.actor : (mine[0] ?? view.seat);
  if (wanted !== view.seat) view = await client.getTable(id, { seat: wanted });
  return new LiveSession(view, await client.getBoard(view.game));
}
