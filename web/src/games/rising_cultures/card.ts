import type { Card } from "../card";
import Banner from "./hall/Banner.svelte";

export const card: Card = {
  icon: "greek-temple",
  Art: Banner,
  // Meander.
  edge: {
    ground: "#12294a",
    width: 20,
    shapes: [["#e7b75a", "M0 8.5V1h13.5v6H5.5V3.8H7v1.7h5V2.5H1.5V8.5H20V10H0z"]],
  },
  minutes: [30, 30],
  depth: 2,
};
