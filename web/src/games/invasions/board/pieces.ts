/** Where the pieces stand: at most two badges in a province, then "+n"; hordes beside them, fleets in their zone. */

import type { Session } from "../../../lib/table/session";
import type { Point } from "../../../map/geometry";
import type { Piece } from "../../../map/pieces";
import type { Fleet, InvasionsBoard, Stack } from "../model";
import { powerOf } from "../model";
import { armsOf } from "../nations";
import { extent, fleetLook, hordeLook, lookOf, moreLook, type Step, shieldLook } from "./badges";
import { grouped, spread } from "./spread";

/** Scales at which the next step begins, in pixels per unit of the map. */
const STEPS: [number, Step][] = [
  [2.3, "detail"],
  [0.95, "tactics"],
  [0.42, "operations"],
];

export function stepAt(k: number): Step {
  return STEPS.find(([from]) => k >= from)?.[1] ?? "strategy";
}

/** The middle of each step, for the buttons that lead from one to the next. */
export const SCALES: Record<Step, number> = {
  strategy: 0.26,
  operations: 0.62,
  tactics: 1.4,
  detail: 2.6,
};

/** Two badges stand over each other with so much between them. */
const GAP = 5;
const SHOWN = 2;
/** The name stands over the badges. */
export const BELOW = 12;

export interface Standing extends Piece {
  /** What a tap on it means. */
  province: string;
  width: number;
  height: number;
}

interface Seen {
  /** Pixels per unit of the map. */
  k: number;
  session: Session;
  shapes: InvasionsBoard["shapes"];
  stacks: Stack[];
  fleets: Fleet[];
  step: Step;
  /** "dacia visigoths" */
  chosen: string | null;
  /** The province whose stacks are fanned out. */
  fanned: string | null;
}

export function standing(seen: Seen): Standing[] {
  if (seen.step === "strategy") return overview(seen);
  return spread([...badges(seen), ...fleets(seen)], seen.k, seen.fanned);
}

/** The chosen stack comes first, then the strongest. */
function ranked(stacks: Stack[], chosen: string | null): Stack[] {
  const weight = (stack: Stack) =>
    (stack.id === chosen ? 1000 : 0) + stack.units.length * 2 + stack.leaders.length;
  return [...stacks].sort((a, b) => weight(b) - weight(a));
}

function badges({ session, shapes, stacks, step, chosen, fanned }: Seen): Standing[] {
  return [...grouped(stacks, ({ at }) => at)].flatMap(([province, all]): Standing[] => {
    const [u, v] = shapes.provinces[province]?.label ?? [0, 0];
    const fighting = ranked(
      all.filter(({ units, leaders }) => units.length || leaders.length),
      chosen,
    );
    const shown = province === fanned ? fighting : fighting.slice(0, SHOWN);
    const looks = shown.map((stack) =>
      lookOf(stack, step, stack.id === chosen, titleOf(session, stack)),
    );
    const heights = looks.map((look) => extent(look)[1]);
    const high = heights.reduce((total, each) => total + each + GAP, -GAP);
    let top = BELOW - high / 2;
    const found = shown.map((stack, at): Standing => {
      const look = looks[at] ?? "";
      const [width, height] = extent(look);
      const dy = top + height / 2;
      top += height + GAP;
      return { id: stack.id, province, u, v, dx: 0, dy, look, width, height };
    });
    const wide = Math.max(0, ...found.map(({ width }) => width));
    const hidden = fighting.length - shown.length;
    if (hidden > 0)
      found.push(beside(`${province} +`, province, [u, v], wide / 2 + 18, moreLook(hidden)));
    for (const [at, stack] of all.filter(({ horde }) => horde).entries())
      found.push(
        beside(
          `${stack.id} horde`,
          province,
          [u, v],
          wide ? -wide / 2 - 21 - at * 26 : at * 30,
          hordeLook(stack.nation, stack.power),
        ),
      );
    return found;
  });
}

function beside(id: string, province: string, [u, v]: Point, dx: number, look: string): Standing {
  const [width, height] = extent(look);
  return { id, province, u, v, dx, dy: BELOW, look, width, height };
}

/** Shields lie over pips, and make room for each other. */
function overview(seen: Seen): Standing[] {
  const all = marked(seen);
  return [
    ...all.filter(({ leads }) => !leads),
    ...fleets(seen),
    ...spread(
      all.filter(({ leads }) => leads),
      seen.k,
      null,
      ({ id }) => id,
    ),
  ];
}

/** On the overview: a shield for each nation where its strongest stack stands, a pip for each other stack. */
function marked({ stacks, shapes }: Seen): (Standing & { leads: boolean })[] {
  const total = new Map<string, number>();
  for (const { nation, units } of stacks)
    total.set(nation, (total.get(nation) ?? 0) + units.length);
  const first = new Set<string>();
  return ranked(stacks, null).flatMap((stack) => {
    const place = shapes.provinces[stack.at]?.label;
    if (!place) return [];
    const leads = !first.has(stack.nation);
    first.add(stack.nation);
    if (!leads && !stack.units.length) return [];
    const look = leads
      ? shieldLook(stack.nation, stack.power, total.get(stack.nation) ?? 0)
      : lookOf(stack, "strategy", false, "");
    const [width, height] = extent(look);
    const [u, v] = place;
    return [{ id: stack.id, province: stack.at, u, v, dx: 0, dy: 0, look, width, height, leads }];
  });
}

function fleets({ session, shapes, fleets: all, step }: Seen): Standing[] {
  const found = grouped(all, ({ at, nation }) => `${at} ${nation}`);
  return [...found].flatMap(([id, group], at): Standing[] => {
    const [first] = group;
    const place = first && shapes.seas[first.at]?.label;
    if (!place) return [];
    const look =
      step === "strategy"
        ? JSON.stringify({
            kind: "pip",
            power: powerOf(session, first.nation),
            nation: first.nation,
            units: 4,
          })
        : fleetLook(group, powerOf(session, first.nation));
    const [width, height] = extent(look);
    const [u, v] = place;
    return [{ id, province: first.at, u, v, dx: (at % 2) * 4, dy: 22, look, width, height }];
  });
}

/** Who leads it, else the code of the nation. */
function titleOf(session: Session, { leaders, nation }: Stack): string {
  const [best] = [...leaders].sort((a, b) => b.combat - a.combat);
  return best ? session.name("leader", best.id) : armsOf(nation).code;
}
