/** Which names the map shows at a scale, and where; names keep their size and yield to more important ones. */
import type { Session } from "../../../lib/table/session";
import { type Box, boxAround, type Point } from "../../../map/geometry";
import { around, arrange, type Label, sizeOf } from "../../../map/labels";
import { lettered, type Picture, type Piece } from "../../../map/pieces";
import { boardOf, type Province } from "../model";
import { badgePicture, type Step } from "./badges";
import type { Standing } from "./pieces";
import { paintCity } from "./signs";

/** Land under so many pixels is too narrow for its name. */
const NARROW = 60;
/** Over and under the pieces; a name that stands elsewhere needs a line to its place. */
const BESIDE = 2;

export interface MapName {
  id: string;
  kind: "province" | "area" | "city" | "sea";
  /** The province or sea that a tap on it means. */
  place: string;
  look: string;
  u: number;
  v: number;
  size: Point;
  weight: number;
  spots: Point[];
}

export interface PlacedName extends MapName {
  dx: number;
  dy: number;
}

interface Scope {
  session: Session;
  step: Step;
  k: number;
  provinces: Province[];
  standing: Standing[];
  /** Paces and chances, which lie over everything. */
  tags: readonly Piece[];
  /** Provinces that may be chosen, and those that are meant. */
  legal: ReadonlySet<string>;
  meant: ReadonlySet<string>;
}

export function namesOf(scope: Scope): PlacedName[] {
  const found = [
    ...areaNames(scope),
    ...provinceNames(scope),
    ...cityNames(scope),
    ...seaNames(scope),
  ];
  const labels = found.map(
    ({ id, u, v, size, weight, spots }): Label => ({ id, u, v, weight, forms: [size], spots }),
  );
  const placed = arrange(labels, scope.k, taken(scope));
  return found.flatMap((name) => {
    const at = placed.get(name.id);
    return at ? [{ ...name, dx: at.dx, dy: at.dy }] : [];
  });
}

/** A pace or a chance with some air around it. */
const TAG: Point = [46, 28];

/** Pieces and tags stand firm; names keep off them. */
function taken({ standing, tags, k }: Scope): Box[] {
  return [
    ...standing.map(({ u, v, dx, dy, width, height }) =>
      boxAround([u * k + dx, v * k + dy], [width + 4, height + 4]),
    ),
    ...tags.map(({ u, v }) => boxAround([u * k, v * k], TAG)),
  ];
}

export function isApart({ dx, dy, kind, spots }: PlacedName): boolean {
  return kind === "province" && !spots.slice(0, BESIDE).some(([x, y]) => x === dx && y === dy);
}

function provinceNames(scope: Scope): MapName[] {
  const { session, step, k, provinces, standing, legal, meant } = scope;
  const shapes = boardOf(session).shapes.provinces;
  const high = new Map<string, [top: number, bottom: number]>();
  for (const { province, dy, height } of standing) {
    const [top, bottom] = high.get(province) ?? [0, 0];
    high.set(province, [Math.min(top, dy - height / 2), Math.max(bottom, dy + height / 2)]);
  }
  const full = step === "tactics" || step === "detail";
  return provinces.flatMap(({ id, income }): MapName[] => {
    const shape = shapes[id];
    const stands = high.get(id);
    const ahead = meant.has(id) || legal.has(id);
    if (!shape || (!ahead && (step === "strategy" || (step === "operations" && !stands))))
      return [];
    const name = session.name("province", id);
    const coin = full ? half(income) : "";
    const [width, height] = sizeOf(name);
    const [top, bottom] = stands ?? [-9, 9];
    const beside: Point[] = [
      [0, top - 12],
      [0, bottom + 12],
    ];
    const narrow = Math.sqrt(shape.area) * k * 0.8 < NARROW;
    return [
      {
        id,
        kind: "province",
        place: id,
        look: `province ${coin} ${name}`,
        u: shape.label[0],
        v: shape.label[1],
        size: [width + (coin ? 26 : 4), height],
        weight: meant.has(id) ? 1e9 : legal.has(id) ? 1e8 : stands ? 1e7 : shape.area,
        spots: narrow || meant.has(id) ? [...beside, ...around(44), ...around(72)] : beside,
      },
    ];
  });
}

/** As it is printed on the board. */
export function half(income: number): string {
  const whole = Math.floor(income);
  return `${whole || ""}${income % 1 ? "½" : ""}` || "0";
}

function cityNames({ session, step, provinces, k }: Scope): MapName[] {
  const shapes = boardOf(session).shapes.provinces;
  const least = { strategy: 3, operations: 2, tactics: 0, detail: 0 }[step];
  return provinces.flatMap(({ id, city, level, walls, wallValue, capitalOf }): MapName[] => {
    const shape = shapes[id];
    if (!shape || level < 0 || !city || (level < least && !capitalOf)) return [];
    const text = step === "tactics" || step === "detail" || level >= 3 || capitalOf ? city : "";
    const chip = walls && step !== "strategy" && step !== "operations" ? wallValue : 0;
    const width = 24 + text.length * 6.6 + (chip ? 22 : 0);
    const far = Math.sqrt(shape.area) * k * 0.22;
    return [
      {
        id: `city ${id}`,
        kind: "city",
        place: id,
        look: `city ${level} ${walls ? 1 : 0} ${capitalOf ? 1 : 0} ${chip} ${text}`,
        u: shape.centre[0],
        v: shape.centre[1],
        size: [width, 20],
        weight: capitalOf ? 5e7 : level >= 3 ? 2e6 : 1000 * level + 1,
        spots: [
          [0, far],
          [0, -far],
          [far, far / 2],
          [-far, far / 2],
          [0, 36],
          [0, -36],
          [0, 60],
          [0, -60],
        ],
      },
    ];
  });
}

function areaNames({ session, step, provinces }: Scope): MapName[] {
  if (step !== "strategy") return [];
  const shapes = boardOf(session).shapes.provinces;
  const areas = new Map<string, Point[]>();
  for (const { id, area } of provinces)
    if (area) areas.set(area, [...(areas.get(area) ?? []), shapes[id]?.label ?? [0, 0]]);
  return [...areas].map(([area, points]): MapName => {
    const text = session.name("area", area).toLocaleUpperCase().replace(" ", "\n");
    const middle = (axis: 0 | 1) =>
      points.reduce((total, point) => total + point[axis], 0) / points.length;
    return {
      id: `area ${area}`,
      kind: "area",
      place: "",
      look: `area ${text}`,
      u: middle(0),
      v: middle(1),
      size: sizeOf(text, 10.5, 18),
      weight: 1e6,
      spots: [
        [0, 0],
        [0, 26],
        [0, -26],
        [44, 0],
        [-44, 0],
        [0, 46],
        [0, -46],
      ],
    };
  });
}

function seaNames({ session }: Scope): MapName[] {
  return Object.entries(boardOf(session).shapes.seas).map(([id, { label, area }]): MapName => {
    const text = session.name("sea", id).replaceAll(" ", "\n");
    return {
      id: `sea ${id}`,
      kind: "sea",
      place: id,
      look: `sea ${text}`,
      u: label[0],
      v: label[1],
      size: sizeOf(text, 8, 17),
      weight: area / 1e7,
      spots: [
        [0, -8],
        [0, 44],
        [0, -44],
        [46, 0],
        [-46, 0],
      ],
    };
  });
}

export function stampOf(name: PlacedName): Piece {
  const { id, u, v, dx, dy, look } = name;
  return { id, u, v, dx, dy, look: isApart(name) ? look.replace("province", "apart") : look };
}

const TEXT = '600 13px "Source Sans 3", sans-serif';

/** Every picture of this map by its look: names, cities, badges. */
export function pictureOf(look: string): Picture {
  if (look.startsWith("{")) return badgePicture(look);
  const [kind = "", ...rest] = look.split(" ");
  if (kind === "city") return cityPicture(rest);
  if (kind === "flag") return flagPicture(rest);
  if (kind === "pace") return tagPicture(rest.join(" "), "--choice");
  if (kind === "chance") return tagPicture(rest.join(" "), "--risk");
  if (kind === "area")
    return lettered(rest.join(" "), { font: '600 13px "Cinzel", serif', apart: 1.7, line: 18 });
  if (kind === "sea")
    return lettered(rest.join(" "), {
      font: 'italic 400 14px "Source Sans 3", sans-serif',
      ink: "--sea-ink",
      ring: "--sea",
      apart: 0.9,
    });
  const [coin = "", ...words] = rest;
  const name = lettered(words.join(" "), { font: TEXT, plate: kind === "apart" });
  return coin ? withCoin(name, coin) : name;
}

/** The income of a province beside its name. */
function withCoin({ width, height, draw }: Picture, coin: string): Picture {
  return {
    width: width + 22,
    height: Math.max(height, 20),
    draw(context, colour) {
      draw(context, colour);
      context.beginPath();
      context.arc(width + 9, 10.5, 8.6, 0, 7);
      context.fillStyle = colour("--coin");
      context.fill();
      context.strokeStyle = colour("--coin-edge");
      context.lineWidth = 1.6;
      context.stroke();
      context.fillStyle = colour("--coin-ink");
      context.font = '700 13px "Source Sans 3", sans-serif';
      context.textAlign = "center";
      context.textBaseline = "middle";
      context.fillText(coin, width + 9, 11.5, 16);
    },
  };
}

function cityPicture([
  level = "0",
  walls = "",
  capital = "",
  chip = "0",
  ...words
]: string[]): Picture {
  const name = lettered(words.join(" "), {
    font: 'italic 600 13px "Source Sans 3", sans-serif',
  });
  const text = words.join(" ").trim();
  const [left, right] = [24, chip === "0" ? 0 : 26];
  const wide = text ? name.width : 0;
  return {
    width: left + wide + right,
    height: 26,
    draw(context, colour) {
      context.save();
      context.translate(12, 14);
      paintCity(context, colour, Number(level), walls === "1");
      if (capital === "1") {
        context.beginPath();
        context.arc(0, -9, 3.6, Math.PI * 0.85, Math.PI * 2.15);
        context.strokeStyle = colour("--brand");
        context.lineWidth = 2.4;
        context.stroke();
      }
      context.restore();
      context.save();
      context.translate(left - 4, 3);
      if (text) name.draw(context, colour);
      context.restore();
      if (!right) return;
      context.beginPath();
      context.roundRect(left + wide - 4, 5, 24, 17, 3);
      context.fillStyle = colour("--badge");
      context.fill();
      context.strokeStyle = colour("--badge-ink");
      context.lineWidth = 1.2;
      context.stroke();
      context.fillStyle = colour("--badge-ink");
      context.font = '600 13px "Source Sans 3", sans-serif';
      context.textAlign = "center";
      context.textBaseline = "middle";
      context.fillText(`−${chip}`, left + wide + 8, 14);
    },
  };
}

/** A pennant with the paces that a province costs. */
function flagPicture([state = "legal", paces = ""]: string[]): Picture {
  return {
    width: 26,
    height: 28,
    draw(context, colour) {
      const path = new Path2D("M3 2H23V18L13 25 3 18Z");
      context.strokeStyle = colour("--halo");
      context.lineWidth = 3.4;
      context.lineJoin = "round";
      context.stroke(path);
      context.fillStyle = colour(`--${state}`);
      context.fill(path);
      context.fillStyle = colour("--on-strong");
      context.font = '700 15px "Source Sans 3", sans-serif';
      context.textAlign = "center";
      context.textBaseline = "middle";
      context.fillText(paces, 13, 12);
    },
  };
}

/** A short word on a round plate. */
function tagPicture(text: string, token: string): Picture {
  const width = Math.max(26, text.length * 8 + 12);
  return {
    width: width + 4,
    height: 28,
    draw(context, colour) {
      context.beginPath();
      context.roundRect(3, 3, width - 2, 22, 11);
      context.strokeStyle = colour("--halo");
      context.lineWidth = 3;
      context.stroke();
      context.fillStyle = colour(token);
      context.fill();
      context.fillStyle = colour("--on-strong");
      context.font = '700 14px "Source Sans 3", sans-serif';
      context.textAlign = "center";
      context.textBaseline = "middle";
      context.fillText(text, 2 + width / 2, 15);
    },
  };
}
