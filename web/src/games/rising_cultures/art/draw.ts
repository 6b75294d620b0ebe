/** Draws the pictures of the cards and provinces; `draw.py` opens this page and keeps them. */
import { chanceOf } from "./chance";
import { fieldFor, paintEmblem, placeOf } from "./emblem";
import { paintGround } from "./ground";
import { HEIGHT, type Picture, WIDTH } from "./picture";
import { Floor } from "./stones";

/** Edge of a stone: small enough for the emblem, large enough to be seen on a card in hand. */
const EDGE = HEIGHT / 52;
const QUALITY = 0.5;

/** The picture as an address that holds it, as WebP. */
export async function draw(picture: Picture): Promise<string> {
  const chance = chanceOf(picture.id);
  const place = placeOf(picture, WIDTH, HEIGHT);
  const field = fieldFor(picture, place, WIDTH, HEIGHT);
  const under = document.createElement("canvas");
  under.width = WIDTH;
  under.height = HEIGHT;
  const ground = under.getContext("2d", { willReadFrequently: true })!;
  paintGround(ground, picture, chance);
  if (picture.kind === "building" || picture.kind === "province") shadow(ground, place);
  const { data } = ground.getImageData(0, 0, WIDTH, HEIGHT);
  paintEmblem(data, field, picture, place, EDGE * 0.8);
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const brush = canvas.getContext("2d")!;
  new Floor(brush, field, data, picture, chance, EDGE).lay();
  glaze(brush);
  return address(await canvas.convertToBlob({ type: "image/webp", quality: QUALITY }));
}

function shadow(
  brush: CanvasRenderingContext2D,
  { left, top, size }: { left: number; top: number; size: number },
): void {
  brush.fillStyle = "rgb(32 20 10 / 0.34)";
  brush.beginPath();
  brush.ellipse(left + size * 0.62, top + size * 0.93, size * 0.56, size * 0.07, 0, 0, 7);
  brush.fill();
}

/** Light from the top left, shade at the bottom right. */
function glaze(brush: OffscreenCanvasRenderingContext2D): void {
  const light = brush.createLinearGradient(0, 0, WIDTH * 0.6, HEIGHT);
  light.addColorStop(0, "rgb(255 250 230 / 0.24)");
  light.addColorStop(0.45, "rgb(255 250 230 / 0)");
  light.addColorStop(1, "rgb(20 8 0 / 0.28)");
  brush.fillStyle = light;
  brush.fillRect(0, 0, WIDTH, HEIGHT);
}

function address(blob: Blob): Promise<string> {
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsDataURL(blob);
  });
}

Object.assign(window, { draw });
