/** What may be done, in words: the buttons of the text view. */
import { t } from "../../../lib/i18n.svelte";
import { asked } from "../../../lib/table/sentences";
import type { Session } from "../../../lib/table/session";
import { labelled, speakerOf } from "../../text/labels";

interface Deed {
  word: string;
  label: string;
  sub?: string;
  risk: boolean;
}

export function deedsOf(session: Session): Deed[] {
  if (session.readonly) return [];
  const { node = "", ...about } = session.view.view.asked ?? {};
  const context = asked(speakerOf(session), about, session.board.asked?.[node] ?? {});
  return session.view.legal.map((word) => {
    const risk = session.view.barriers.includes(word);
    return {
      word,
      label: labelled(session, word, context),
      risk,
      ...(risk ? { sub: t("table-no-way-back") } : {}),
    };
  });
}
