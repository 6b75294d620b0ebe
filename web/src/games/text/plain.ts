import { t } from "../../lib/i18n.svelte";
import type { Session } from "../../lib/table/session";
import type { Choice, Game } from "../game";
import { labelled } from "./labels";
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
      : legal.map((action) => ({ action, label: labelled(session, action) }));
  },
  prompt: (session) => ({
    text: t("table-choose", { seat: session.view.seats[session.view.seat]?.name ?? "" }),
  }),
};
