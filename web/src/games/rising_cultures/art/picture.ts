/** What a mosaic shows. */
export interface Picture {
  /** Card or province; the stones lie by it. */
  id: string;
  nation: string;
  kind: "building" | "person" | "ruler" | "province";
  /** Where the emblem stands, from left to right. Costs lie on the left edge of a card. */
  middle: number;
  /** Outlines of the emblem on 512 units. */
  outlines: string[];
}

export const WIDTH = 356;
export const HEIGHT = 270;
