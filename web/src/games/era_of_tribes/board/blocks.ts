/** What stands on each field of the map in short, how large that is, and where there is room for it. */
import type { Session } from "../../../lib/table/session";
import { type Box, boxAround, contains, type Point, type Ring } from "../../../map/geometry";
import { arrange, type Label, type Placed } from "../../../map/labels";
import { boardOf, fieldsInPlay, landOf, printed, row, viewOf, waterOf } from "../model";

/** Pieces of one seat on a field. */
export interface Plaque {
  seat: number;
  count: number;
  city: boolean;
  /** Not the owner's: guests that attack, or where a plan leads. */
  guest: boolean;
}

export interface Token {
  kind: "good" | "food" | "fish" | "battlefield";
  /** The good, else what is counted. */
  id: string;
  count: number;
  /** The owner of the field holds it. */
  held: boolean;
}

export interface Block {
  id: string;
  sea: boolean;
  name: string;
  terrain: string;
  owner: number;
  u: number;
  v: number;
  plaques: Plaque[];
  /** Seat of the trade post, -1 = none. */
  post: number;
  /** Defenders of the barbarians' village; 0 = no village. */
  village: number;
  tokens: Token[];
  /** New vassals that a plan places here. */
  grown: number;
}

/** How much is shown: everything, less, or only who is where. */
export type Detail = "all" | "some" | "few";

export function detailAt(k: number): Detail {
  return k >= 1.12 ? "all" : k >= 0.78 ? "some" : "few";
}

/** `grown` names provinces that get a new vassal by plan, once for each. */
export function blocksOf(session: Session, grown: string[] = []): Block[] {
  const { provinces, seas } = fieldsInPlay(session);
  return [
    ...[...provinces].map((id) => ({
      ...landBlock(session, id),
      grown: grown.filter((each) => each === id).length,
    })),
    ...[...seas].map((id) => seaBlock(session, id)),
  ];
}

function landBlock(session: Session, id: string): Block {
  const land = landOf(session, id);
  const [u, v] = boardOf(session).shapes.provinces[id]?.label ?? [0, 0];
  const held = land.owner >= 0;
  const plaques = land.vassals.flatMap((count, seat): Plaque[] => {
    const owns = seat === land.owner;
    if (!count && !owns) return [];
    return [{ seat, count, city: owns && land.city, guest: !owns }];
  });
  plaques.sort((a, b) => Number(a.guest) - Number(b.guest));
  return {
    id,
    sea: false,
    name: session.name("province", id),
    terrain: land.terrain,
    owner: land.owner,
    u,
    v,
    plaques,
    post: land.post,
    village: land.village ? defendersOf(session, land.terrain, land.battlefield) : 0,
    tokens: [
      ...(land.good ? [{ kind: "good", id: land.good, count: 1, held } as const] : []),
      ...(land.food ? [{ kind: "food", id: "food", count: land.food, held } as const] : []),
      ...(land.battlefield
        ? [{ kind: "battlefield", id: "battle", count: land.battlefield, held: false } as const]
        : []),
    ],
    grown: 0,
  };
}

/** The village, its militia of this stage, and what stands with it on such land (R20.2). */
function defendersOf(session: Session, terrain: string, battlefield: number): number {
  const { tables } = boardOf(session);
  const stage = row(session, "barbarians", viewOf(session).stage);
  const field = tables.battlefields?.find(({ value }) => printed(value) === battlefield);
  const ground = tables.terrains?.find(({ id }) => id === terrain);
  return 1 + printed(stage.militia) + printed(ground?.militia) + printed(field?.militia);
}

function seaBlock(session: Session, id: string): Block {
  const water = waterOf(session, id);
  const [u, v] = boardOf(session).shapes.seas[id]?.label ?? [0, 0];
  return {
    id,
    sea: true,
    name: session.name("sea", id),
    terrain: "",
    owner: water.owner,
    u,
    v,
    plaques: water.fleets.flatMap((count, seat) =>
      count ? [{ seat, count, city: false, guest: seat !== water.owner }] : [],
    ),
    post: -1,
    village: 0,
    tokens: water.fish
      ? [{ kind: "fish", id: "fish", count: water.fish, held: water.owner >= 0 }]
      : [],
    grown: 0,
  };
}

/** Long names of seas stand on two lines. */
export function linesOf({ sea, name }: Block): string[] {
  if (!sea || name.length < 12) return [name];
  const words = name.split(" ");
  if (words.length < 2) return [name];
  const cut = words.length > 2 ? words.length - 1 : 1;
  return [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
}

const LETTER = 7;
/** Places around a point, the nearest first. */
const around = (across: number[], down: number[]): Point[] =>
  across
    .flatMap((dx) => down.map((dy): Point => [dx, dy]))
    .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
const SPOTS = around([0, -8, 8, -16, 16, -34, 34], [0, -10, 10, -22, 22]);
const AT_SEA = around([0, -16, 16, -34, 34, -50, 50], [0, -10, 10, -22, 22, -34, 34]);
const PARTS = [-0.5, 0, 0.5];

/** Where the block of a sea may stand: most of all over its own water, then near its point. */
function spotsAtSea({ u, v }: Block, [width, height]: Point, k: number, water: Ring[]): Point[] {
  const wet = ([dx, dy]: Point) =>
    PARTS.flatMap((x) => PARTS.map((y): Point => [dx + x * width, dy + y * height])).filter(
      ([x, y]) => contains(water, u + x / k, v + y / k),
    ).length;
  if (wet([0, 0]) === PARTS.length ** 2) return SPOTS;
  const share = new Map(AT_SEA.map((spot) => [spot, wet(spot)]));
  return [...AT_SEA].sort((a, b) => (share.get(b) ?? 0) - (share.get(a) ?? 0));
}

function piecesSize({ sea, plaques, post, village, tokens, grown }: Block, detail: Detail): Point {
  const shown = detail === "all" || !plaques.length ? tokens.length : 0;
  const own = plaques.reduce(
    (wide, { count }) => wide + (sea ? 50 : detail === "few" ? 30 : 46) + (count > 1 ? 9 : 0),
    0,
  );
  const width = own + (grown ? 34 : 0) + (post >= 0 ? 22 : 0) + (village ? 42 : 0) + shown * 25;
  const battlements = plaques.some(({ city }) => city) ? 6 : 0;
  return [width, width ? (sea && plaques.length ? 38 : 26 + battlements) : 0];
}

function nameSize(block: Block): Point {
  const lines = linesOf(block);
  const long = Math.max(...lines.map((line) => line.length));
  return [long * (block.sea ? 6.2 : LETTER) + (block.sea ? 4 : 18), lines.length * 15];
}

/** A block with its name. */
function fullSize(block: Block, detail: Detail): Point {
  const [pieces, name] = [piecesSize(block, detail), nameSize(block)];
  return [Math.max(pieces[0], name[0]), pieces[1] + name[1]];
}

/** Form 0: with its name; form 1: only the pieces. Who is missing has no room even for these. */
export function arranged(
  blocks: Block[],
  k: number,
  important: (block: Block) => boolean,
  rings: ReadonlyMap<string, Ring[]>,
): Map<string, Placed> {
  const detail = detailAt(k);
  const labels = blocks.map((block): Label => {
    const pieces = piecesSize(block, detail);
    const full = fullSize(block, detail);
    const told = detail === "all" || (detail === "some" && important(block));
    return {
      id: block.id,
      u: block.u,
      v: block.v,
      weight:
        (important(block) ? 8 : 0) +
        (block.plaques.length ? 6 : 0) +
        (block.grown ? 4 : 0) +
        (block.village ? 3 : 0) +
        (block.sea ? 0 : 1),
      forms: [...(told ? [full] : []), pieces],
      spots: block.sea
        ? spotsAtSea(block, told ? full : pieces, k, rings.get(block.id) ?? [])
        : SPOTS,
    };
  });
  const placed = arrange(labels, k);
  // Without its name a block has one form only: its pieces.
  for (const { id, forms } of labels) {
    const found = placed.get(id);
    if (found && forms.length === 1) placed.set(id, { ...found, form: 1 });
  }
  return placed;
}

/** What the blocks take up, in pixels of the map at this scale. */
export function boxesOf(
  blocks: Block[],
  placed: ReadonlyMap<string, Placed>,
  k: number,
): Map<string, Box> {
  const detail = detailAt(k);
  const boxes = blocks.flatMap((block): [string, Box][] => {
    const found = placed.get(block.id);
    if (!found) return [];
    const size = found.form ? piecesSize(block, detail) : fullSize(block, detail);
    return [[block.id, boxAround([block.u * k + found.dx, block.v * k + found.dy], size)]];
  });
  return new Map(boxes);
}
