/** Icons of this game (game-icons, CC BY 3.0; the authors are on the credits page): charges of the nations, and signs. */
import anchor from "game-icon:anchor";
import arrowCluster from "game-icon:arrow-cluster";
import barbedArrow from "game-icon:barbed-arrow";
import bearFace from "game-icon:bear-face";
import beard from "game-icon:beard";
import boar from "game-icon:boar";
import boarTusks from "game-icon:boar-tusks";
import bowArrow from "game-icon:bow-arrow";
import bull from "game-icon:bull";
import bullHorns from "game-icon:bull-horns";
import camel from "game-icon:camel";
import camelHead from "game-icon:camel-head";
import campingTent from "game-icon:camping-tent";
import castle from "game-icon:castle";
import checkedShield from "game-icon:checked-shield";
import crossedAxes from "game-icon:crossed-axes";
import crown from "game-icon:crown";
import doubleDragon from "game-icon:double-dragon";
import drakkar from "game-icon:drakkar";
import eagleEmblem from "game-icon:eagle-emblem";
import falconMoon from "game-icon:falcon-moon";
import fireBowl from "game-icon:fire-bowl";
import flyingFlag from "game-icon:flying-flag";
import galea from "game-icon:galea";
import gothicCross from "game-icon:gothic-cross";
import grapes from "game-icon:grapes";
import harp from "game-icon:harp";
import hornedHelm from "game-icon:horned-helm";
import horseHead from "game-icon:horse-head";
import ivoryTusks from "game-icon:ivory-tusks";
import jerusalemCross from "game-icon:jerusalem-cross";
import laurelCrown from "game-icon:laurel-crown";
import lion from "game-icon:lion";
import moon from "game-icon:moon";
import mountains from "game-icon:mountains";
import oakLeaf from "game-icon:oak-leaf";
import pineTree from "game-icon:pine-tree";
import ram from "game-icon:ram";
import roundShield from "game-icon:round-shield";
import sailboat from "game-icon:sailboat";
import shamrock from "game-icon:shamrock";
import sharpAxe from "game-icon:sharp-axe";
import spears from "game-icon:spears";
import spiralArrow from "game-icon:spiral-arrow";
import stagHead from "game-icon:stag-head";
import sun from "game-icon:sun";
import trireme from "game-icon:trireme";
import vikingHelmet from "game-icon:viking-helmet";
import wheat from "game-icon:wheat";
import whiteTower from "game-icon:white-tower";
import willowTree from "game-icon:willow-tree";
import wolfHead from "game-icon:wolf-head";

/** By the names they have there. */
export const borrowed = {
  anchor,
  "arrow-cluster": arrowCluster,
  "barbed-arrow": barbedArrow,
  "bear-face": bearFace,
  beard,
  boar,
  "boar-tusks": boarTusks,
  "bow-arrow": bowArrow,
  bull,
  "bull-horns": bullHorns,
  camel,
  "camel-head": camelHead,
  "camping-tent": campingTent,
  castle,
  "checked-shield": checkedShield,
  "crossed-axes": crossedAxes,
  crown,
  "double-dragon": doubleDragon,
  drakkar,
  "eagle-emblem": eagleEmblem,
  "falcon-moon": falconMoon,
  "fire-bowl": fireBowl,
  "flying-flag": flyingFlag,
  galea,
  "gothic-cross": gothicCross,
  grapes,
  harp,
  "horned-helm": hornedHelm,
  "horse-head": horseHead,
  "ivory-tusks": ivoryTusks,
  "jerusalem-cross": jerusalemCross,
  "laurel-crown": laurelCrown,
  lion,
  moon,
  mountains,
  "oak-leaf": oakLeaf,
  "pine-tree": pineTree,
  ram,
  "round-shield": roundShield,
  sailboat,
  shamrock,
  "sharp-axe": sharpAxe,
  spears,
  "spiral-arrow": spiralArrow,
  "stag-head": stagHead,
  sun,
  trireme,
  "viking-helmet": vikingHelmet,
  wheat,
  "white-tower": whiteTower,
  "willow-tree": willowTree,
  "wolf-head": wolfHead,
} as const;

export type GlyphName = keyof typeof borrowed;

/** The line of an icon on 512 units, for the canvas. */
export function pathOf(name: GlyphName): string {
  return borrowed[name].match(/ d="([^"]+)"/)?.[1] ?? "";
}
