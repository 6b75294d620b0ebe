import type { Card } from "../card";
import Banner from "./hall/Banner.svelte";

export const card: Card = {
  icon: "village",
  Art: Banner,
  // Battlements.
  edge: {
    ground: "#1c3a22",
    width: 12,
    shapes: [["#dfe6c2", "M0 10V2h6v4h6v4z"]],
  },
  minutes: [120, 180],
  depth: 3,
};
