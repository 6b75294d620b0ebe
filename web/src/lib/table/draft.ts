/** Words of a draft: chosen, and not said yet. */
import type { TableView } from "../api/types";

/** The table as it would be after the draft, for drawing; what nobody would say changes nothing. */
export function drafted(view: TableView): TableView {
  const { draft } = view;
  if (!draft?.words.length) return view;
  const { view: after, figures, sums, legal } = draft;
  return { ...view, view: after, figures, sums, legal };
}

/** The words without the last one of these. */
export function without(words: readonly string[], word: string): string[] {
  return words.toSpliced(words.lastIndexOf(word), words.includes(word) ? 1 : 0);
}
