/** What the text of a lesson or a puzzle talks about. */
import type { Session } from "../../../lib/table/session";
import type { Mark } from "../../../map/marks";
import type { Sign } from "../../stage";
import { ids } from "../model";

/** Places of the map that are meant. */
export function placesOf(session: Session, marks: string[]): string[] {
  return marks.filter((id) => ids(session, "province").includes(id));
}

const STATES: Record<Sign, Mark["state"]> = {
  chosen: "chosen",
  right: "chosen",
  wrong: "risk",
  missed: "legal",
};

/** What became of places that were answered. */
export function answered(session: Session, signs: Record<string, Sign>): Mark[] {
  const places = placesOf(session, Object.keys(signs));
  return places.flatMap((id) => {
    const sign = signs[id];
    return sign ? [{ id, state: STATES[sign] }] : [];
  });
}
