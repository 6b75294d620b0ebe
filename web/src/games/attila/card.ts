import type { Card } from "../card";
import CardArt from "./CardArt.svelte";

export const card: Card = { icon: "crossed-axes", Art: CardArt };
