import type { Session } from "../../lib/table/session";

/** What the text view cannot read off a view: the axes of its fields and the words of its actions. */
export interface TextHints {
  fields?: Record<string, string[]>;
  hidden?: string[];
  context?(session: Session): Record<string, string | number>;
}
