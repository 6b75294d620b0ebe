/** The states of places: what may be chosen, what dice may follow, the way that is planned and who may come. */
import type { Session } from "../../../lib/table/session";
import type { Point } from "../../../map/geometry";
import type { Mark } from "../../../map/marks";
import type { Piece } from "../../../map/pieces";
import { bowed, middleOf, through, type Way } from "../../../map/ways";
import { anyComes, type March, targetsOf } from "../march/march.svelte";
import { boardOf } from "../model";
import type { Danger } from "../view";
import { BELOW, type Standing } from "./pieces";

/** What may bring dice with it. */
const RISKS = new Set(["limes", "enemies", "overrun", "siege"]);

export function isRisky(means: readonly string[]): boolean {
  return means.some((each) => RISKS.has(each));
}

export function spotOf(session: Session, id: string): Point {
  const { provinces, seas } = boardOf(session).shapes;
  return (provinces[id] ?? seas[id])?.label ?? [0, 0];
}

export function marksOf(session: Session, march: March, picked: string | null): Mark[] {
  const found = new Map<string, Mark>();
  const targets = targetsOf(session);
  const dicey = (words: string[]) => words.some((word) => session.view.barriers.includes(word));
  const open = (id: string, risk: boolean) => found.set(id, { id, state: risk ? "risk" : "legal" });
  if (march.open || march.arrived) {
    for (const [id, { means }] of Object.entries(march.reach)) open(id, isRisky(means));
    for (const [id, words] of targets) if (!found.has(id)) open(id, dicey(words));
    if (march.at) found.set(march.at, { id: march.at, state: "chosen" });
    for (const { to } of march.planned) found.set(to, { id: to, state: "chosen" });
  } else for (const [id, words] of targets) open(id, dicey(words));
  if (picked && found.has(picked)) found.set(picked, { id: picked, state: "chosen" });
  return [...found.values()];
}

/** The planned way, and arcs from everybody who may intercept on it. */
export function waysOf(session: Session, march: March, watched: Watched): Way[] {
  const points = pointsOf(session, march);
  const threats = threatsOf(march, watched).map(
    ({ to, place, bend }): Way => ({
      id: `threat ${to} ${place}`,
      look: "threat",
      heads: "end",
      path: arc(session, place, to, bend),
    }),
  );
  if (points.length < 2) return threats;
  return [...threats, { id: "route", look: "route", heads: "end", path: through(points) }];
}

/** Where the way begins, and its provinces. */
function pointsOf(session: Session, march: March): Point[] {
  const { planned } = march;
  const start = planned[0]?.from || march.at;
  if (!planned.length || !start) return [];
  return [start, ...planned.map(({ to }) => to)].map((id) => spotOf(session, id));
}

interface Threat {
  to: string;
  place: string;
  chance: number;
  bend: number;
}

/** A province, and who could come there. */
export interface Watched {
  to: string;
  dangers: Danger[] | null;
}

/** On the planned way; without one where the reader looks. */
function threatsOf({ planned }: March, watched: Watched): Threat[] {
  return (planned.length ? planned : [watched]).flatMap(({ to, dangers }) =>
    (dangers ?? []).flatMap(({ how, place, chance }, at): Threat[] =>
      how === "interception" && place ? [{ to, place, chance, bend: at % 2 ? -0.18 : 0.18 }] : [],
    ),
  );
}

function arc(session: Session, from: string, to: string, bend: number): string {
  return bowed(spotOf(session, from), spotOf(session, to), bend);
}

/** Numbers of the paces and chances of the interceptors, over everything else. */
export function tagsOf(session: Session, march: March, watched: Watched): Piece[] {
  const points = pointsOf(session, march);
  const discs = march.planned.map((_, at): Piece => {
    const [a = [0, 0], b = [0, 0]] = [points[at], points[at + 1]] as [Point, Point];
    const [u, v] = [a[0] * 0.45 + b[0] * 0.55, a[1] * 0.45 + b[1] * 0.55];
    return { id: `pace ${at}`, u, v, dx: 0, dy: 0, look: `pace ${at + 1}` };
  });
  const chances = threatsOf(march, watched).map(({ to, place, chance, bend }): Piece => {
    const [u, v] = middleOf(arc(session, place, to, bend));
    return { id: `chance ${to} ${place}`, u, v, dx: 0, dy: 0, look: `chance ${chance} %` };
  });
  return [...(points.length ? discs : []), ...chances];
}

/** Flags with the paces that a province costs: in its middle, or beside the badges that stand there. */
export function flagsOf(session: Session, march: March, pieces: readonly Standing[]): Standing[] {
  if (!march.open) return [];
  const planned = new Set(march.planned.map(({ to }) => to));
  const right = new Map<string, number>();
  for (const { province, dx, width } of pieces)
    right.set(province, Math.max(right.get(province) ?? 0, dx + width / 2));
  return Object.entries(march.reach)
    .filter(([id]) => !planned.has(id))
    .map(([id, { paces, means }]): Standing => {
      const [u, v] = spotOf(session, id);
      const look = `flag ${isRisky(means) ? "risk" : "legal"} ${paces}`;
      const edge = right.get(id);
      const [dx, dy] = edge === undefined ? [0, 0] : [edge + 17, BELOW];
      return { id: `flag ${id}`, province: id, u, v, dx, dy, look, width: 26, height: 28 };
    });
}

/** The chance that somebody comes anywhere on the way, as far as it is known; 0 = nobody can. */
export function dangerOf(march: March): number {
  const nobody = march.planned.reduce(
    (none, { dangers }) => none * (1 - anyComes(dangers ?? []) / 100),
    1,
  );
  return Math.round(100 * (1 - nobody));
}
