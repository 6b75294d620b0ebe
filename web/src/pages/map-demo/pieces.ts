/** 600 pieces on 215 provinces, the same at every visit, and how they are drawn. */
import { lettered, type Picture, type Piece } from "../../map/pieces";
import type { World } from "./world";

export const COUNT = 600;
const CODES = ["ROM", "BYZ", "HUN", "ALE", "PER", "ALA", "VIS", "OST"];

export interface Stack {
  province: string;
  code: string;
  /** 0 to 3. */
  owner: number;
  units: number;
}

/** The same numbers in the same order, whatever the browser. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Whose land: the nearest of four capitals; a fifth of it is nobody's. */
export function ownersOf(world: World): Map<string, number> {
  const seats: [number, number][] = [
    [1500, 1500],
    [2100, 900],
    [3000, 1700],
    [1900, 2200],
  ];
  const draw = numbers(7);
  const owners = Object.entries(world.provinces).map(
    ([
      id,
      {
        label: [u, v],
      },
    ]): [string, number] => {
      const nearest = seats
        .map(([a, b], owner) => ({ owner, far: Math.hypot(a - u, b - v) }))
        .sort((a, b) => a.far - b.far)[0];
      return [id, draw() < 0.2 ? -1 : (nearest?.owner ?? 0)];
    },
  );
  return new Map(owners.filter(([, owner]) => owner >= 0));
}

export function stacksOn(world: World, owners: Map<string, number>): Stack[] {
  const draw = numbers(376);
  const ids = Object.keys(world.provinces);
  return Array.from({ length: COUNT }, (_, at): Stack => {
    const province =
      ids[at < ids.length * 2 ? at % ids.length : Math.floor(draw() * ids.length)] ?? "";
    const owner = owners.get(province) ?? province.length % 4;
    return {
      province,
      owner,
      code: CODES[owner * 2 + (draw() < 0.5 ? 0 : 1)] ?? "",
      units: 1 + Math.floor(draw() * 9),
    };
  });
}

/** What a piece shows at a zoom step: a pip, a code, code and units. */
export type Step = "strategy" | "operations" | "tactics";
export const SIZES: Record<Step, [width: number, height: number]> = {
  strategy: [9, 9],
  operations: [30, 17],
  tactics: [46, 22],
};
/** Pieces of one nation lie on each other, each a little higher. */
const STAIR = 3;
const GAP = 3;

/** The pieces of each province in one pile per nation, side by side; `below` pixels under its point. */
export function piecesAt(world: World, stacks: Stack[], step: Step, below: number): Piece[] {
  const [width] = SIZES[step];
  const piles = new Map<string, Map<string, number>>();
  for (const { province, code } of stacks) {
    const own = piles.get(province) ?? new Map<string, number>();
    piles.set(province, own.set(code, own.get(code) ?? 0));
  }
  return stacks.map(({ province, owner, code, units }, at) => {
    const own = piles.get(province) ?? new Map<string, number>();
    const height = own.get(code) ?? 0;
    own.set(code, height + 1);
    const [u, v] = world.provinces[province]?.label ?? [0, 0];
    const dx = ([...own.keys()].indexOf(code) - (own.size - 1) / 2) * (width + GAP) + height;
    const look = {
      strategy: `${step} ${owner}`,
      operations: `${step} ${owner} ${code}`,
      tactics: `${step} ${owner} ${code} ${units}`,
    }[step];
    return { id: String(at), u, v, dx, dy: below - height * STAIR, look };
  });
}

/** Room that the piles of a province need around their point: width and height, in pixels. */
export function roomOf(count: number, step: Step): [width: number, height: number] {
  const [width, height] = SIZES[step];
  return [Math.min(2, count) * (width + GAP) + 4, height + Math.ceil(count / 2) * STAIR];
}

const TEXT = '600 13px "Source Sans 3", sans-serif';

/** Names: of provinces, on a plate where they stand apart, of lands and of seas. */
const LETTERS: Record<string, Parameters<typeof lettered>[1]> = {
  province: { font: TEXT },
  plate: { font: TEXT, plate: true },
  region: { font: '600 13px "Cinzel", serif', apart: 1.7, line: 18 },
  sea: {
    font: 'italic 400 14px "Source Sans 3", sans-serif',
    ink: "--sea-ink",
    apart: 0.9,
    ring: "--sea",
  },
};

export function pictureOf(look: string): Picture {
  const kind = look.slice(0, look.indexOf(" "));
  const letters = LETTERS[kind];
  return letters ? lettered(look.slice(kind.length + 1), letters) : badgeOf(look);
}

function badgeOf(look: string): Picture {
  const [step = "strategy", owner = "0", code = "", units = ""] = look.split(" ") as [
    Step,
    string,
    string,
    string,
  ];
  const [width, height] = SIZES[step];
  return {
    width: width + 2,
    height: height + 2,
    draw(context, colour) {
      const strong = colour(`--seat-${owner}`);
      context.translate(1, 1);
      context.lineWidth = 1;
      context.strokeStyle = colour("--token-edge");
      context.beginPath();
      if (step === "strategy") context.arc(width / 2, height / 2, width / 2 - 0.5, 0, 7);
      else context.roundRect(0.5, 0.5, width - 1, height - 1, 3);
      context.fillStyle = units ? colour("--badge") : strong;
      context.fill();
      context.stroke();
      if (step === "strategy") return;
      const left = units ? width - 16 : width;
      context.fillStyle = strong;
      context.beginPath();
      context.roundRect(1, 1, left - 2, height - 2, 2);
      context.fill();
      context.textAlign = "center";
      context.textBaseline = "middle";
      context.font = `600 ${step === "tactics" ? 13 : 12}px "Source Sans 3", sans-serif`;
      context.fillStyle = colour("--on-seat");
      context.fillText(code, left / 2, height / 2 + 1);
      context.fillStyle = colour("--ink");
      context.font = '700 14px "Source Sans 3", sans-serif';
      if (units) context.fillText(units, width - 8, height / 2 + 1);
    },
  };
}
