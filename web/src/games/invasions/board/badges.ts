/** How stacks, hordes, fleets and shields are drawn; a look is a text, so that equal pieces share one picture. */
import type { Pen } from "../../../map/paint";
import type { Picture } from "../../../map/pieces";
import { pathOf } from "../icons";
import type { Arm, Fleet, Power, Stack } from "../model";
import { armsOf, SHIELDS } from "../nations";

export type Step = "strategy" | "operations" | "tactics" | "detail";

/** What a picture of a piece shows. */
interface Look {
  kind: "shield" | "pip" | "small" | "badge" | "mat" | "horde" | "fleet" | "more";
  power: Power;
  nation: string;
  units?: number;
  limit?: number;
  /** Combat value of the best leader; without it there is none. */
  star?: number | undefined;
  attitude?: number;
  chosen?: boolean;
  /** Kinds and counts, "heavy" behind them where it is so. */
  arms?: [arm: Arm, heavy: boolean, count: number][];
  damaged?: number;
  title?: string;
  /** Single units: arm, heavy, diamonds, damaged. */
  cards?: [arm: Arm, heavy: boolean, elite: number, damaged: boolean][];
}

type Context = Pen["context"];
type Colour = Pen["colour"];

const BOLD = '"Source Sans 3", sans-serif';
/** Room for star and outline around a badge. */
const PAD = 9;
export const SIZES = { small: [54, 24], badge: [86, 37], mat: [132, 96] } as const;
const MORE = 23;

/** The look of a stack at a zoom step. */
export function lookOf(stack: Stack, step: Step, chosen: boolean, named: string): string {
  const { power, nation, units, leaders, limit, counted, attitude } = stack;
  const star = leaders.length ? Math.max(...leaders.map(({ combat }) => combat)) : undefined;
  const base = { power, nation, units: units.length, star, attitude, chosen };
  if (step === "strategy") return say({ kind: "pip", power, nation, units: units.length });
  const shown = { ...base, limit, ...(counted > limit && limit ? { units: counted } : {}) };
  if (step === "operations") return say({ kind: "small", ...shown });
  if (step === "detail")
    return say({
      kind: "mat",
      ...shown,
      title: named,
      cards: units
        .slice(0, 9)
        .map(({ arm, heavy, elite, damaged }) => [arm, heavy, elite, damaged]),
    });
  return say({
    kind: "badge",
    ...shown,
    arms: armsIn(stack),
    damaged: units.filter((unit) => unit.damaged).length,
  });
}

function armsIn({ units }: Stack): [Arm, boolean, number][] {
  const found = new Map<string, [Arm, boolean, number]>();
  for (const { arm, heavy } of units) {
    const known = found.get(`${arm} ${heavy}`) ?? [arm, heavy, 0];
    found.set(`${arm} ${heavy}`, [arm, heavy, known[2] + 1]);
  }
  return [...found.values()].slice(0, 4);
}

export function shieldLook(nation: string, power: Power, units: number): string {
  return say({ kind: "shield", power, nation, units });
}

export function hordeLook(nation: string, power: Power): string {
  return say({ kind: "horde", power, nation });
}

export function fleetLook(fleets: Fleet[], power: Power): string {
  const [first] = fleets;
  return say({ kind: "fleet", power, nation: first?.nation ?? "", units: fleets.length });
}

export function moreLook(count: number): string {
  return say({ kind: "more", power: "romans", nation: "", units: count });
}

function say(look: Look): string {
  return JSON.stringify(look);
}

/** Width and height of a badge without the room around it. */
export function extent(look: string): [number, number] {
  const { kind, arms = [], damaged = 0, cards = [] } = JSON.parse(look) as Look;
  if (kind === "small") return [...SIZES.small];
  if (kind === "badge")
    return [
      SIZES.badge[0] + MORE * Math.max(0, arms.length + (damaged ? 1 : 0) - 2),
      SIZES.badge[1],
    ];
  if (kind === "mat") return [132, 28 + 34 * Math.max(1, Math.ceil(cards.length / 3))];
  return { shield: [44, 44], pip: [10, 10], horde: [30, 26], fleet: [48, 24], more: [26, 20] }[
    kind
  ] as [number, number];
}

export function badgePicture(look: string): Picture {
  const what = JSON.parse(look) as Look;
  const [width, height] = extent(look);
  return {
    width: width + 2 * PAD,
    height: height + 2 * PAD,
    draw(context, colour) {
      context.translate(PAD, PAD);
      DRAW[what.kind](context, colour, what, width, height);
    },
  };
}

type Draw = (context: Context, colour: Colour, look: Look, width: number, height: number) => void;

const DRAW: Record<Look["kind"], Draw> = {
  pip(context, colour, { power, units = 0 }, width) {
    const radius = Math.min(5, 2.2 + units * 0.4);
    context.beginPath();
    context.arc(width / 2, width / 2, radius, 0, 7);
    context.fillStyle = colour(`--seat-${power}`);
    context.fill();
    context.strokeStyle = colour("--halo");
    context.lineWidth = 1.2;
    context.stroke();
  },
  shield(context, colour, look, width) {
    const { power, nation, units = 0 } = look;
    context.save();
    context.translate(width / 2 - 15, -4);
    context.scale(30 / 32, 30 / 32);
    shield(context, colour, power, nation);
    context.restore();
    const text = `${armsOf(nation).code} ${units}`;
    context.font = `700 13px ${BOLD}`;
    plate(context, colour, (width - 46) / 2, 27, 46, 17);
    write(context, text, width / 2, 36, colour("--badge-ink"));
  },
  small(context, colour, look, width, height) {
    frame(context, colour, look, width, height);
    block(context, colour, look, 22, height);
    strength(context, colour, look, 26, height / 2, 15);
    star(context, colour, look, width);
  },
  badge(context, colour, look, width, height) {
    frame(context, colour, look, width, height);
    block(context, colour, look, 30, height, true);
    strength(context, colour, look, 34, 11, 16);
    let x = 34;
    for (const [arm, heavy, count] of look.arms ?? []) {
      sign(context, colour, arm, heavy, x, 20);
      context.font = `600 13px ${BOLD}`;
      write(context, String(count), x + 13.5, 27.5, colour("--badge-ink"), "left");
      x += MORE;
    }
    if (look.damaged) {
      diamond(context, colour, x + 5, 26, true);
      context.font = `600 13px ${BOLD}`;
      write(context, String(look.damaged), x + 12, 27.5, colour("--risk"), "left");
    }
    star(context, colour, look, width);
  },
  mat(context, colour, look, width, height) {
    frame(context, colour, look, width, height);
    context.fillStyle = colour(`--seat-${look.power}`);
    context.fillRect(2, 2, width - 4, 22);
    charge(context, colour, look.nation, 5, 4, 18);
    context.font = `700 13px ${BOLD}`;
    write(
      context,
      `${look.title ?? ""} ${look.units}/${look.limit}`,
      27,
      14,
      colour("--on-seat"),
      "left",
      width - 32,
    );
    for (const [at, [arm, heavy, elite, damaged]] of (look.cards ?? []).entries()) {
      const [x, y] = [6 + (at % 3) * 41, 27 + Math.floor(at / 3) * 34];
      context.strokeStyle = colour("--line-strong");
      context.lineWidth = 1;
      context.strokeRect(x + 0.5, y + 0.5, 37, 30);
      sign(context, colour, arm, heavy, x + 6, y + 8, 1.25);
      for (let each = 0; each < elite; each++)
        diamond(context, colour, x + 31, y + 7 + each * 10, damaged && !each);
    }
    star(context, colour, look, width);
  },
  horde(context, colour, { power, nation }, width, height) {
    context.beginPath();
    context.moveTo(width / 2, 0);
    context.lineTo(width - 3, height * 0.45);
    context.lineTo(width, height);
    context.lineTo(0, height);
    context.lineTo(3, height * 0.45);
    context.closePath();
    context.fillStyle = colour(`--seat-${power}`);
    context.fill();
    context.strokeStyle = colour("--badge-ink");
    context.lineWidth = 1.6;
    context.stroke();
    charge(context, colour, nation, width / 2 - 8, 7, 16);
  },
  fleet(context, colour, { power, units = 0 }, width, height) {
    context.beginPath();
    context.roundRect(0, 0, width, height, height / 2);
    context.fillStyle = colour("--badge");
    context.fill();
    context.strokeStyle = colour("--badge-ink");
    context.lineWidth = 1.4;
    context.stroke();
    context.save();
    context.clip();
    context.fillStyle = colour(`--seat-${power}`);
    context.fillRect(0, 0, 26, height);
    context.restore();
    icon(context, colour("--on-seat"), pathOf("sailboat"), 6, 4, 16);
    context.font = `700 15px ${BOLD}`;
    write(context, String(units), 36, height / 2 + 1, colour("--badge-ink"));
  },
  more(context, colour, { units = 0 }, width, height) {
    plate(context, colour, 0, 0, width, height);
    context.font = `700 14px ${BOLD}`;
    write(context, `+${units}`, width / 2, height / 2 + 1, colour("--badge-ink"));
  },
};

function plate(
  context: Context,
  colour: Colour,
  x: number,
  y: number,
  width: number,
  height: number,
) {
  context.beginPath();
  context.roundRect(x, y, width, height, 3);
  context.fillStyle = colour("--badge");
  context.fill();
  context.strokeStyle = colour("--badge-ink");
  context.lineWidth = 1.2;
  context.stroke();
}

/** The outline says how the stack stands to whoever acts: solid, dashed, toothed. */
function frame(context: Context, colour: Colour, look: Look, width: number, height: number) {
  if (look.chosen) {
    context.beginPath();
    context.roundRect(-4, -4, width + 8, height + 8, 6);
    context.fillStyle = colour("--choice");
    context.fill();
    context.beginPath();
    context.roundRect(-1.5, -1.5, width + 3, height + 3, 4);
    context.fillStyle = colour("--halo");
    context.fill();
  }
  if (look.attitude === 2) teeth(context, colour, width, height);
  context.beginPath();
  context.roundRect(0, 0, width, height, 3);
  context.fillStyle = colour("--badge");
  context.fill();
  context.strokeStyle = colour("--badge-ink");
  context.lineWidth = 1.5;
  context.setLineDash(look.attitude === 1 ? [5, 3] : []);
  context.stroke();
  context.setLineDash([]);
}

function teeth(context: Context, colour: Colour, width: number, height: number) {
  const EDGE = 4;
  context.fillStyle = colour("--badge-ink");
  context.beginPath();
  for (let x = 0; x + EDGE <= width + 1; x += EDGE) {
    context.moveTo(x, 0);
    context.lineTo(x + EDGE / 2, -3);
    context.lineTo(x + EDGE, 0);
    context.moveTo(x, height);
    context.lineTo(x + EDGE / 2, height + 3);
    context.lineTo(x + EDGE, height);
  }
  for (let y = 0; y + EDGE <= height + 1; y += EDGE) {
    context.moveTo(0, y);
    context.lineTo(-3, y + EDGE / 2);
    context.lineTo(0, y + EDGE);
    context.moveTo(width, y);
    context.lineTo(width + 3, y + EDGE / 2);
    context.lineTo(width, y + EDGE);
  }
  context.fill();
}

/** The left block in the colour of the seat: charge, and from tactics on the code. */
function block(
  context: Context,
  colour: Colour,
  look: Look,
  width: number,
  height: number,
  coded = false,
) {
  context.fillStyle = colour(`--seat-${look.power}`);
  context.fillRect(1, 1, width, height - 2);
  if (!coded) return charge(context, colour, look.nation, 2.5, height / 2 - 9.5, 19);
  charge(context, colour, look.nation, 7, 2, 18);
  context.font = `700 13px ${BOLD}`;
  write(context, armsOf(look.nation).code, 1 + width / 2, 29, colour("--on-seat"));
}

/** Units and limit; over it with a warning. */
function strength(
  context: Context,
  colour: Colour,
  look: Look,
  x: number,
  y: number,
  size: number,
) {
  const { units = 0, limit = 0 } = look;
  const over = limit > 0 && units > limit;
  context.font = `700 ${size}px ${BOLD}`;
  write(context, String(units), x, y + 1, colour("--badge-ink"), "left");
  const wide = context.measureText(String(units)).width;
  if (!limit) return;
  context.font = `500 13px ${BOLD}`;
  write(
    context,
    `/${limit}${over ? "!" : ""}`,
    x + wide,
    y + 1,
    colour(over ? "--risk" : "--ink-2"),
    "left",
  );
}

function star(context: Context, colour: Colour, { star: value }: Look, width: number) {
  if (value === undefined) return;
  context.save();
  context.translate(width - 3, 1);
  context.beginPath();
  for (let at = 0; at < 10; at++) {
    const radius = at % 2 ? 4.6 : 9.6;
    const angle = (at * Math.PI) / 5 - Math.PI / 2;
    context.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
  }
  context.closePath();
  context.strokeStyle = colour("--halo");
  context.lineWidth = 1.6;
  context.lineJoin = "round";
  context.stroke();
  context.fillStyle = colour("--badge-ink");
  context.fill();
  context.font = `700 13px ${BOLD}`;
  write(context, String(value), 0, 1.2, colour("--badge"));
  context.restore();
}

function shield(context: Context, colour: Colour, power: Power, nation: string) {
  const path = new Path2D(SHIELDS[power]);
  context.strokeStyle = colour("--halo");
  context.lineWidth = 3;
  context.stroke(path);
  context.fillStyle = colour(`--seat-${power}`);
  context.fill(path);
  charge(context, colour, nation, 7, 7, 18);
}

function charge(
  context: Context,
  colour: Colour,
  nation: string,
  x: number,
  y: number,
  size: number,
) {
  icon(context, colour("--on-seat"), pathOf(armsOf(nation).charge), x, y, size);
}

const paths = new Map<string, Path2D>();

function icon(context: Context, ink: string, path: string, x: number, y: number, size: number) {
  const known = paths.get(path) ?? new Path2D(path);
  paths.set(path, known);
  context.save();
  context.translate(x, y);
  context.scale(size / 512, size / 512);
  context.fillStyle = ink;
  context.fill(known);
  context.restore();
}

/** Shield, bow, horse head, horse head with a bow; a bar below is heavy. */
export const ARM_PATHS: Record<Exclude<Arm, "fleet">, string> = {
  infantry: "M1 0h10v6c0 3-2 5-5 6-3-1-5-3-5-6z",
  archer:
    "M2 11C9 10 11 8 11 1l-1.4.2C9.4 7 8 9 2 9.8zM1 1l6 5.2 1-.9.6 3.3-3.4-.4.9-.9L0 2.2zM0 0l3 .5-2.4 2.4z",
  cavalry: "M3 12h8c1-5-1-9-4.5-10.5L6.5 0 5 1.2C2.5 2 1 5 .2 7.6l1.6 1.8L4.6 8c1 .2 1 1.6-1.6 4z",
  "horse-archer":
    "M3 12h7c.8-4-.8-8-4-9.6L6 1 4.6 2.2C2.2 3 .8 5.6.2 7.6l1.6 1.8L4.4 8c1 .2 1 1.6-1.4 4zM9.6 0c2.6 2 2.8 5.4 1.6 8l-.9-.5c.9-2.2.8-4.8-1.3-6.7z",
};

function sign(
  context: Context,
  colour: Colour,
  arm: Arm,
  heavy: boolean,
  x: number,
  y: number,
  size = 1,
) {
  const path = new Path2D(ARM_PATHS[arm === "fleet" ? "infantry" : arm]);
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  context.fillStyle = colour("--badge-ink");
  context.fill(path);
  if (heavy) context.fillRect(0.5, 13, 11, 1.8);
  context.restore();
}

/** Full = elite, half = damaged. */
function diamond(context: Context, colour: Colour, x: number, y: number, half: boolean) {
  context.beginPath();
  context.moveTo(x, y - 5);
  context.lineTo(x + 4.5, y);
  context.lineTo(x, y + 5);
  context.lineTo(x - 4.5, y);
  context.closePath();
  context.strokeStyle = context.fillStyle = colour(half ? "--risk" : "--badge-ink");
  context.lineWidth = 1.3;
  context.stroke();
  if (!half) return context.fill();
  context.beginPath();
  context.moveTo(x, y - 5);
  context.lineTo(x, y + 5);
  context.lineTo(x - 4.5, y);
  context.fill();
}

function write(
  context: Context,
  text: string,
  x: number,
  y: number,
  ink: string,
  align: CanvasTextAlign = "center",
  width?: number,
) {
  context.textAlign = align;
  context.textBaseline = "middle";
  context.fillStyle = ink;
  context.fillText(text, x, y, width);
}
