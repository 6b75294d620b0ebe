import { has, t } from "../../lib/i18n.svelte";
import { asked, type Context } from "../../lib/table/sentences";
import type { Session } from "../../lib/table/session";
import type { Choice, Game } from "../game";
import { labelled, speakerOf } from "./labels";
import TextTable from "./TextTable.svelte";

/** Buttons in the prompt where there are only a few; the text view offers all of them anyway. */
const FEW = 4;

/** Any game without a board of its own. */
export const plain: Game = {
  Table: TextTable,
  choices(session: Session): Choice[] {
    const { legal } = session.view;
    return legal.length > FEW
      ? []
      : legal.map((action) => ({ action, label: labelled(session, action, context(session)) }));
  },
  context,
  prompt: (session) => {
    const key = `prompt-${session.view.view.asked?.node}`;
    const seat = session.view.seats[session.view.seat]?.name ?? "";
    return { text: t(has(key) ? key : "table-choose", { ...context(session), seat }) };
  },
};

/** What the question is about, in names. */
function context(session: Session): Context {
  const { node = "", ...about } = session.view.view.asked ?? {};
  return asked(speakerOf(session), about, session.board.asked?.[node] ?? {});
}
