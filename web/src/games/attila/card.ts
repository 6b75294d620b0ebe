import type { Card } from "../card";
import Banner from "./hall/Banner.svelte";
import First from "./hall/First.svelte";

export const card: Card = {
  icon: "crossed-axes",
  Art: Banner,
  First,
  // Tesserae of the start line.
  edge: {
    ground: "#fbf5e6",
    width: 21,
    shapes: [
      ["#a5341b", "M0 0h9.5v10H0z"],
      ["#e7b75a", "M10.5 0h9.5v10h-9.5z"],
    ],
  },
  minutes: [45, 45],
  depth: 1,
};
