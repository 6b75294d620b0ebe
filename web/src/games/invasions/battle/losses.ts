/** Hits as the board proposes them: who takes the next one, by what its owner wants to keep. */
import type { Session } from "../../../lib/table/session";
import { eliteOf, kindRow, mine, nodeOf, sum } from "../model";

/** few = as few units lost as possible, elites = whole elites kept, hand = nothing proposed. */
export const WISHES = ["few", "elites", "hand"] as const;
export type Wish = (typeof WISHES)[number];

/** Decisions about hits, on land and at sea. */
const TAKING = new Set(["lose", "ship-hit"]);

export const isTaking = (session: Session): boolean => TAKING.has(nodeOf(session));

/** The word for the next hit. */
export function proposed(session: Session, wish: Wish): string | null {
  if (wish === "hand" || !isTaking(session)) return null;
  const words = session.view.legal.map((word) => ({ word, cost: costOf(session, word, wish) }));
  return words.sort((one, other) => one.cost - other.cost)[0]?.word ?? null;
}

/** A limes first; a hit that only turns a counter costs no unit (war R19.29), but it costs its elite. */
function costOf(session: Session, word: string, wish: Wish): number {
  const counter = word.split(" ")[1];
  if (!counter) return -1;
  const [kind = "", mark] = counter.split("+");
  const row = kindRow(session, kind);
  const elite = eliteOf(session, kindRow(session, kind));
  const turns = elite > 0 && mark === undefined;
  if (wish === "few" && turns) return elite;
  const arms = sum([row.heavy, row.mounted, row.archer].map((each) => (each === "1" ? 1 : 0)));
  return 10 + arms + (turns ? 10 * elite : 0);
}

/** One hit after the other as proposed, until something else is asked. */
export async function takeAll(session: Session, wish: Wish): Promise<void> {
  for (let left = 40; left > 0 && isTaking(session) && mine(session); left -= 1) {
    const word = proposed(session, wish);
    if (!word) return;
    await session.act(word);
  }
}
