import { has, name, t } from "../../lib/i18n.svelte";
import { action, type Context, type Speaker } from "../../lib/table/sentences";
import type { Session } from "../../lib/table/session";

/** An action in words, for a session of any kind. */
export function labelled(session: Session, word: string, context: Context = {}): string {
  return action(speakerOf(session), word, context);
}

export function speakerOf(session: Session): Speaker {
  return {
    t,
    has,
    name,
    player: (seat) => session.view.seats[seat]?.name ?? String(seat + 1),
    axes: session.board.axes,
    kinds: session.board.kinds,
    verbs: session.board.verbs,
    told: session.board.told,
  };
}
