import { loadGame } from "../games";
import { getTable } from "../lib/api/client";
import { useGameTexts, useNames } from "../lib/i18n.svelte";
import { openTable } from "../lib/table/open";
import { Frame } from "./frame.svelte";

/** A table with its game and all its words, which come together; whoever opens it closes its session. */
export async function openFrame(id: string): Promise<Frame> {
  const view = await getTable(id);
  const [session, game] = await Promise.all([
    openTable(view),
    loadGame(view.game),
    useGameTexts(view.game),
  ]);
  useNames(session.board.names);
  return new Frame(session, game);
}
