import type { Card } from "../card";
import Banner from "./hall/Banner.svelte";

export const card: Card = {
  icon: "galea",
  Art: Banner,
  // Teeth.
  edge: {
    ground: "#1d0a12",
    width: 12,
    shapes: [["#d08a5c", "M0 10L6 1l6 9z"]],
  },
  minutes: [25, 540],
  depth: 4,
};
