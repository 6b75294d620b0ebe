import { loadGame } from "../games";
import { useGameTexts, useNames } from "../lib/i18n.svelte";
import { openTable } from "../lib/table/open";
import { Frame } from "./frame.svelte";

/** A table with its game and all its words; whoever opens it closes its session. */
export async function openFrame(id: string): Promise<Frame> {
  const session = await openTable(id);
  const [game] = await Promise.all([loadGame(session.view.game), useGameTexts(session.view.game)]);
  useNames(session.board.names);
  return new Frame(session, game);
}
