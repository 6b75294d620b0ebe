/** The states of places: what may be chosen, what dice may follow, the way that is planned and who may come. */
import type { Session } from "../../../lib/table/session";
import type { Point } from "../../../map/geometry";
import type { Mark } from "../../../map/marks";
import { bowed, through, type Way } from "../../../map/ways";
import { anyComes, type March, targetsOf } from "../march/march.svelte";
import { boardOf } from "../model";
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
  const open = (id: string, risk: boolean) => found.set(id, { id, state: risk ? "risk" : "legal" });
  if (march.open) {
    for (const [id, { means }] of Object.entries(march.reach)) open(id, isRisky(means));
    for (const id of targetsOf(session).keys()) if (!found.has(id)) open(id, false);
    if (march.at) found.set(march.at, { id: march.at, state: "chosen" });
    for (const { to } of march.planned) found.set(to, { id: to, state: "chosen" });
  } else for (const id of targetsOf(session).keys()) open(id, false);
  if (picked && found.has(picked)) found.set(picked, { id: picked, state: "chosen" });
  return [...found.values()];
}

/** The planned way with numbered paces, and arcs from everybody who may intercept on it. */
export function waysOf(session: Session, march: March): Way[] {
  const { planned } = march;
  const [first] = planned;
  if (!first || !march.open) return [];
  const start = first.from || march.at || first.to;
  const points = [start, ...planned.map(({ to }) => to)].map((id) => spotOf(session, id));
  const between = (at: number): Point => {
    const [a = [0, 0], b = [0, 0]] = [points[at], points[at + 1]] as [Point, Point];
    return [a[0] * 0.35 + b[0] * 0.65, a[1] * 0.35 + b[1] * 0.65];
  };
  const threats = planned.flatMap(({ to, dangers }) =>
    (dangers ?? []).flatMap(({ how, place, chance }, at): Way[] =>
      how === "interception" && place
        ? [
            {
              id: `threat ${to} ${place}`,
              look: "threat",
              heads: "end",
              path: bowed(spotOf(session, place), spotOf(session, to), at % 2 ? -0.18 : 0.18),
              tag: `${chance} %`,
            },
          ]
        : [],
    ),
  );
  return [
    ...threats,
    {
      id: "route",
      look: "route",
      heads: "end",
      path: through(points),
      stops: planned.map((_, at) => ({ at: between(at), text: String(at + 1) })),
    },
  ];
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
