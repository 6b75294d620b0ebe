/** What lies over the terrain: the plan as arrows and bridges, colonies, the states of fields. */
import type { Session } from "../../../lib/table/session";
import { type Box, boxAround, type Point } from "../../../map/geometry";
import type { Mark } from "../../../map/marks";
import { bowed, pointOn, through, upTo, type Way } from "../../../map/ways";
import type { Desk } from "../desk.svelte";
import { boardOf, ids, peopleOf, viewOf } from "../model";
import type { Plan } from "../plan/plan.svelte";
import { chartOf } from "../plan/reach";

/** The point of a field at which arrows begin and end. */
export function spotOf(session: Session, id: string): Point {
  const { provinces, seas } = boardOf(session).shapes;
  return (provinces[id] ?? seas[id])?.label ?? [0, 0];
}

/** Where the number of a move may stand on a leg of its way, the best place first. */
const PARTS = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];
/** And how far beside the first leg, in pixels, where there is no room on any. */
const ASIDE = [22, -22, 32, -32, 42, -42];
const BESIDE = [0.5, 0.34, 0.66];
/** The part of a way that tells which direction it has. */
const STEP = 0.02;
/** A number with its disc, in pixels. */
const DISC: Point = [26, 26];
/** So much of a leg at least is drawn, however near its goal is. */
const LEAST = 0.3;

/**
 * Moves of the plan as numbered arrows; those that are not possible as dotted ones with a cross.
 * They end where their goal's block begins. Numbers keep clear of each other and of all blocks;
 * where there is no room for that they stand where least of them is hidden. `taken` has the boxes
 * of the blocks by field, in pixels of the map at the scale `k`.
 */
export function waysOf(
  session: Session,
  plan: Plan,
  k: number,
  taken: ReadonlyMap<string, Box>,
): Way[] {
  const full = [...taken.values()];
  const clear = (path: string, legs: number): Point => {
    const spots = [
      ...Array.from({ length: legs }, (_, leg) =>
        PARTS.map((part) => pointOn(path, (leg + part) / legs)),
      ).flat(),
      ...BESIDE.flatMap((part) => ASIDE.map((far) => beside(path, part / legs, far / k))),
    ];
    const boxes = spots.map(([u, v]) => boxAround([u * k, v * k], DISC));
    const hidden = boxes.map((box) => full.reduce((sum, other) => sum + shared(box, other), 0));
    const at = hidden.indexOf(Math.min(...hidden));
    full.push(...boxes.slice(at, at + 1));
    return spots[at] ?? [0, 0];
  };
  let number = 0;
  return plan.rows.flatMap((row, at): Way[] => {
    if (row.stage !== "move" || row.verb === "horse") return [];
    number += 1;
    const illegal = row.verdict === "illegal";
    return row.legs.map((leg, step): Way => {
      const points = [leg.from, ...leg.seas, leg.to].map((id) => spotOf(session, id));
      const [from = [0, 0], next = [0, 0]] = points as [Point, Point];
      const whole = leg.seas.length ? through(points) : bowed(from, next, 0.08);
      const legs = points.length - 1;
      const text = illegal ? "×" : String(number);
      return {
        id: `${at} ${step}`,
        path: arriving(whole, legs, taken.get(leg.to), k),
        look: illegal ? "threat" : "route",
        heads: "end",
        stops: step ? [] : [{ at: clear(whole, legs), text }],
      };
    });
  });
}

/** A way of so many legs as far as the box of its goal, so that its head is in sight. */
function arriving(path: string, legs: number, goal: Box | undefined, k: number): string {
  if (!goal) return path;
  const [left, top, right, bottom] = goal;
  for (let part = 1; part > 1 - (1 - LEAST) / legs; part -= STEP / legs) {
    const [x = 0, y = 0] = pointOn(path, part).map((each) => each * k);
    if (x < left || x > right || y < top || y > bottom) return upTo(path, part);
  }
  return path;
}

/** How much of a box lies under another. */
function shared([a, b, c, d]: Box, [left, top, right, bottom]: Box): number {
  const [wide, high] = [
    Math.min(c, right) - Math.max(a, left),
    Math.min(d, bottom) - Math.max(b, top),
  ];
  return Math.max(0, wide) * Math.max(0, high);
}

/** A point beside the one at this part of a way. */
function beside(path: string, part: number, far: number): Point {
  const [u, v] = pointOn(path, part);
  const [[a, b], [c, d]] = [pointOn(path, part - STEP), pointOn(path, part + STEP)];
  const long = Math.hypot(c - a, d - b) || 1;
  return [u - (far * (d - b)) / long, v + (far * (c - a)) / long];
}

/** Bridges of fleets: from the coast over every hull to the coast. */
export function bridgesOf(session: Session, plan: Plan): Point[][] {
  return plan.rows
    .filter(({ verdict }) => verdict !== "illegal")
    .flatMap(({ legs }) => legs.filter(({ seas }) => seas.length))
    .map(({ from, to, seas }) => [from, ...seas, to].map((id) => spotOf(session, id)));
}

/** Fields that may be chosen, are the goal of a plan, or will be fought for. */
export function marksOf(session: Session, plan: Plan, desk: Desk): Mark[] {
  const found = new Map<string, Mark>();
  if (!session.readonly && (plan.stage !== "move" || desk.overlays.reach))
    for (const id of plan.open) found.set(id, { id, state: "legal" });
  if (plan.unit) found.set(plan.unit.at, { id: plan.unit.at, state: "chosen" });
  for (const row of plan.on ? plan.rows : [])
    if (row.stage === "move" && row.verdict === "ok" && !(plan.unit && found.has(row.to)))
      found.set(row.to, { id: row.to, state: "chosen" });
  for (const { province } of plan.on ? plan.battles : [])
    found.set(province, { id: province, state: "risk" });
  return [...found.values()];
}

/** Provinces of colonies: groups of own land without a home (R14.2). */
export function coloniesOf(session: Session): string[] {
  const { owner, seats } = viewOf(session);
  const provinces = ids(session, "province");
  const { land } = chartOf(session);
  const home = new Map(
    boardOf(session).tables.provinces?.map(({ id = "", home_of: of = "" }) => [id, of]),
  );
  return Array.from({ length: seats }, (_, seat) => seat).flatMap((seat) => {
    const people = peopleOf(session, seat)?.id ?? "";
    const waiting = new Set(provinces.filter((_, at) => owner[at] === seat));
    const found: string[] = [];
    for (const start of waiting) {
      waiting.delete(start);
      const group = [start];
      for (const each of group)
        for (const near of land.get(each) ?? []) if (waiting.delete(near)) group.push(near);
      if (!group.some((each) => home.get(each) === people)) found.push(...group);
    }
    return found;
  });
}
