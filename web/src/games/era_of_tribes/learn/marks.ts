/** What the text talks about, and which face of the table shows it. */
import type { Session } from "../../../lib/table/session";
import type { Face } from "../../stage";
import { ids } from "../model";

/** Fields of the wheel, cards and epochs lie on the face of progress, everything else on the map. */
export function faceOf(session: Session, marks: string[]): Face {
  const [first = ""] = marks;
  return ["field", "card", "epoch"].some((axis) => ids(session, axis).includes(first)) &&
    !ids(session, "activity").includes(first)
    ? "tracks"
    : "map";
}

/** Places of the map that are meant. */
export function placesOf(session: Session, marks: string[]): string[] {
  return marks.filter((id) => ["province", "sea"].some((axis) => ids(session, axis).includes(id)));
}

/** Answers that stand on buttons: those with a marked id first, and no more than can be read. */
const MOST = 12;

export function buttons(legal: readonly string[], marks: string[]): string[] {
  const marked = (word: string) => word.split(" ").filter((id) => marks.includes(id)).length;
  return [...legal].sort((a, b) => marked(b) - marked(a)).slice(0, MOST);
}
