/** What the mosaics are laid of: per nation sky, land, the emblem from light to dark, gold. */
export type Colour = [number, number, number];

export interface Colours {
  sky: [string, string, string];
  ridges: [string, string];
  ground: [string, string];
  emblem: [Colour, Colour, Colour];
  gold: [string, string, string];
  deep: Colour;
  sun: string;
}

export const COLOURS: Record<string, Colours> = {
  rome: {
    sky: ["#5d8ea3", "#a9c3bd", "#f0dcae"],
    ridges: ["#8d9a6a", "#6d7f52"],
    ground: ["#c98a52", "#a4623a"],
    emblem: [rgb("#fffaf0"), rgb("#f0ddba"), rgb("#c08f5e")],
    gold: ["#f3d27a", "#d9a437", "#a87318"],
    deep: rgb("#6d1f2f"),
    sun: "#f6d27a",
  },
  egypt: {
    sky: ["#2a6f9e", "#6fb0b5", "#f7e0a4"],
    ridges: ["#e0b768", "#cf9a4c"],
    ground: ["#eccb86", "#c99a50"],
    emblem: [rgb("#fff8dc"), rgb("#f6cf72"), rgb("#c08434")],
    gold: ["#f8dc86", "#e0ab38", "#a9751a"],
    deep: rgb("#173f77"),
    sun: "#fff0b0",
  },
  persia: {
    sky: ["#1f3f74", "#5b6aa0", "#f2b67a"],
    ridges: ["#7a5f86", "#56446f"],
    ground: ["#3f8f8c", "#256a6b"],
    emblem: [rgb("#fff3d6"), rgb("#f4c070"), rgb("#c4702f")],
    gold: ["#f6cf74", "#dd9a30", "#9c6316"],
    deep: rgb("#1b3a6b"),
    sun: "#ffd79a",
  },
  abbasids: {
    sky: ["#101f47", "#1f4a72", "#5f9aa0"],
    ridges: ["#1e5b57", "#13433f"],
    ground: ["#d8b878", "#a98548"],
    emblem: [rgb("#fffdf2"), rgb("#dbe9dd"), rgb("#8db3a4")],
    gold: ["#f3d98c", "#cfa23c", "#8f6b1d"],
    deep: rgb("#0e4a41"),
    sun: "#f6eec8",
  },
};

export function rgb(hex: string): Colour {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Colour;
}

export function mix(one: Colour, other: Colour, share: number): Colour {
  return one.map((value, at) => value + ((other[at] ?? 0) - value) * share) as Colour;
}

export const css = (colour: Colour): string => `rgb(${colour.map(Math.round).join(" ")})`;
