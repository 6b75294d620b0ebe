import type { BoardData } from "../lib/api/types";
import { has, name, t } from "../lib/i18n.svelte";
import type { Speaker } from "../lib/table/sentences";

/** Who speaks of a position: the texts and names of its game, and those who sit there. */
export function speakerOf(board: BoardData, names: string[]): Speaker {
  const { axes, kinds, verbs, told } = board;
  return { t, has, name, player: (seat) => names[seat] ?? "", axes, kinds, verbs, told };
}
