/** The underpainting of a mosaic: a landscape for buildings and provinces, a niche for persons, gold for rulers. */
import { COLOURS, type Colours, css, mix } from "./colours";
import type { Picture } from "./picture";

type Brush = CanvasRenderingContext2D;

export function paintGround(brush: Brush, picture: Picture, chance: () => number): void {
  const colours = COLOURS[picture.nation] as Colours;
  if (picture.kind === "ruler") gold(brush, colours, picture.middle);
  else if (picture.kind === "person") niche(brush, colours, picture.middle);
  else landscape(brush, colours, picture.nation, chance);
}

function landscape(brush: Brush, colours: Colours, nation: string, chance: () => number): void {
  const { width, height } = brush.canvas;
  const horizon = height * 0.7;
  brush.fillStyle = fade(brush, [0, 0, 0, horizon], colours.sky);
  brush.fillRect(0, 0, width, height);
  const sun = { x: width * (0.2 + 0.6 * chance()), y: height * (0.2 + 0.12 * chance()) };
  if (nation === "abbasids") night(brush, colours.sun, sun, chance);
  else daylight(brush, colours.sun, sun);
  for (const [at, ridge] of colours.ridges.entries()) {
    brush.fillStyle = ridge;
    heights(brush, nation, at, horizon - height * (0.16 - 0.1 * at), chance() * 6);
  }
  brush.fillStyle = fade(brush, [0, horizon, 0, height], colours.ground);
  brush.fillRect(0, horizon, width, height);
  if (nation === "egypt" || nation === "abbasids") {
    brush.fillStyle = nation === "egypt" ? "#2f93a0" : "#2a7f8f";
    brush.fillRect(0, height * 0.88, width, height * 0.07);
  }
}

interface Point {
  x: number;
  y: number;
}

function daylight(brush: Brush, colour: string, sun: Point): void {
  const radius = brush.canvas.height * 0.13;
  brush.fillStyle = "rgb(255 236 180 / 0.22)";
  for (let ring = 3; ring > 0; ring--) disc(brush, sun, radius * (1 + ring * 0.55));
  brush.fillStyle = colour;
  disc(brush, sun, radius);
}

function night(brush: Brush, colour: string, moon: Point, chance: () => number): void {
  const { width, height } = brush.canvas;
  const radius = height * 0.13;
  brush.fillStyle = colour;
  for (let star = 0; star < 26; star++)
    brush.fillRect(chance() * width, chance() * height * 0.56, 5, 5);
  disc(brush, moon, radius);
  brush.fillStyle = "#16305a";
  disc(brush, { x: moon.x + radius * 0.45, y: moon.y - radius * 0.2 }, radius * 0.85);
}

/** Zigzag for Persia, pyramids and dunes for Egypt, low hills elsewhere. */
function heights(brush: Brush, nation: string, ridge: number, base: number, phase: number): void {
  const { width, height } = brush.canvas;
  const rise = (across: number): number => {
    if (nation === "persia")
      return Math.abs(((across * 5 + phase + ridge * 0.5) % 1) - 0.5) * height * 0.22;
    if (nation === "egypt" && ridge === 0)
      return Math.max(
        0,
        height * 0.2 - Math.abs(across - 0.78) * width * 0.55,
        height * 0.13 - Math.abs(across - 0.14) * width * 0.5,
      );
    if (nation === "egypt") return Math.sin(across * 5 + phase) * height * 0.03;
    return (
      (Math.sin(across * 6 + phase) + Math.sin(across * 11 + phase * 2) * 0.4) * height * 0.055
    );
  };
  brush.beginPath();
  brush.moveTo(0, height);
  for (let at = 0; at <= 40; at++) brush.lineTo((at / 40) * width, base - rise(at / 40));
  brush.lineTo(width, height);
  brush.fill();
}

function niche(brush: Brush, colours: Colours, middle: number): void {
  const { width, height } = brush.canvas;
  const light = brush.createRadialGradient(
    width * middle,
    height * 0.42,
    10,
    width * middle,
    height * 0.5,
    height * 0.8,
  );
  light.addColorStop(0, css(mix(colours.deep, [255, 240, 210], 0.46)));
  light.addColorStop(1, css(mix(colours.deep, [0, 0, 0], 0.1)));
  brush.fillStyle = light;
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = colours.gold[1];
  for (const side of [-1, 1]) brush.fillRect(width * (middle + side * 0.4) - 4, 0, 8, height);
}

function gold(brush: Brush, colours: Colours, middle: number): void {
  const { width, height } = brush.canvas;
  const centre = { x: width * middle, y: height * 0.46 };
  const light = brush.createRadialGradient(
    centre.x,
    height * 0.4,
    10,
    centre.x,
    centre.y,
    height * 0.8,
  );
  for (const [at, tone] of colours.gold.entries()) light.addColorStop([0, 0.6, 1][at] ?? 1, tone);
  brush.fillStyle = light;
  brush.fillRect(0, 0, width, height);
  for (let ray = 0; ray < 24; ray++) {
    const turn = (ray * Math.PI) / 12;
    brush.fillStyle = ray % 2 ? "rgb(255 246 200 / 0.35)" : "rgb(120 70 0 / 0.16)";
    brush.beginPath();
    brush.moveTo(centre.x, centre.y);
    for (const edge of [-0.075, 0.075])
      brush.lineTo(
        centre.x + Math.cos(turn + edge) * width,
        centre.y + Math.sin(turn + edge) * width,
      );
    brush.fill();
  }
  const halo: [number, string][] = [
    [0.43, css(colours.deep)],
    [0.4, colours.gold[0]],
    [0.37, css(mix(colours.deep, [255, 235, 200], 0.12))],
  ];
  for (const [radius, colour] of halo) {
    brush.fillStyle = colour;
    disc(brush, centre, height * radius);
  }
}

function disc(brush: Brush, { x, y }: Point, radius: number): void {
  brush.beginPath();
  brush.arc(x, y, radius, 0, 7);
  brush.fill();
}

function fade(brush: Brush, line: [number, number, number, number], tones: string[]) {
  const gradient = brush.createLinearGradient(...line);
  for (const [at, tone] of tones.entries()) gradient.addColorStop(at / (tones.length - 1), tone);
  return gradient;
}
