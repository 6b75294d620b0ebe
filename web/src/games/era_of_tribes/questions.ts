/** Buttons of the prompt for decisions that are answered on cards and boards, by node. */
import type { Session } from "../../lib/table/session";
import type { Choice } from "../game";

export const answers: Record<string, (session: Session) => Choice[]> = {};
