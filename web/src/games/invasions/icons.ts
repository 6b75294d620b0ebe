/** Icons of this game (game-icons, CC BY 3.0; the authors are on the credits page): charges of the nations, and signs. */
import anchor from "game-icon:anchor";
import arrowCluster from "game-icon:arrow-cluster";
import barbedArrow from "game-icon:barbed-arrow";
import bearFace from "game-icon:bear-face";
import beard from "game-icon:beard";
import boar from "game-icon:boar";
import boarTusks from "game-icon:boar-tusks";
import bowArrow from "game-icon:bow-arrow";
import brickWall from "game-icon:brick-wall";
import bull from "game-icon:bull";
import bullHorns from "game-icon:bull-horns";
import camel from "game-icon:camel";
import camelHead from "game-icon:camel-head";
import campingTent from "game-icon:camping-tent";
import checkedShield from "game-icon:checked-shield";
import crossedSwords from "game-icon:crossed-swords";
import crown from "game-icon:crown";
import doubleDragon from "game-icon:double-dragon";
import drakkar from "game-icon:drakkar";
import eagleEmblem from "game-icon:eagle-emblem";
import elephant from "game-icon:elephant";
import elephantHead from "game-icon:elephant-head";
import falconMoon from "game-icon:falcon-moon";
import flame from "game-icon:flame";
import flyingFlag from "game-icon:flying-flag";
import gaulsHelm from "game-icon:gauls-helm";
import goat from "game-icon:goat";
import gothicCross from "game-icon:gothic-cross";
import griffinSymbol from "game-icon:griffin-symbol";
import harp from "game-icon:harp";
import hawkEmblem from "game-icon:hawk-emblem";
import heraldicSun from "game-icon:heraldic-sun";
import hornedHelm from "game-icon:horned-helm";
import horseHead from "game-icon:horse-head";
import jerusalemCross from "game-icon:jerusalem-cross";
import laurelCrown from "game-icon:laurel-crown";
import lion from "game-icon:lion";
import mountains from "game-icon:mountains";
import oakLeaf from "game-icon:oak-leaf";
import palmTree from "game-icon:palm-tree";
import pineTree from "game-icon:pine-tree";
import ram from "game-icon:ram";
import sailboat from "game-icon:sailboat";
import shamrock from "game-icon:shamrock";
import sharpAxe from "game-icon:sharp-axe";
import spiralArrow from "game-icon:spiral-arrow";
import stagHead from "game-icon:stag-head";
import sun from "game-icon:sun";
import towerFlag from "game-icon:tower-flag";
import trireme from "game-icon:trireme";
import twoCoins from "game-icon:two-coins";
import vikingHelmet from "game-icon:viking-helmet";
import watchtower from "game-icon:watchtower";
import wheat from "game-icon:wheat";
import whiteTower from "game-icon:white-tower";
import willowTree from "game-icon:willow-tree";
import wolfHead from "game-icon:wolf-head";

export const borrowed = {
  anchor,
  "arrow-cluster": arrowCluster,
  "barbed-arrow": barbedArrow,
  "bear-face": bearFace,
  beard,
  boar,
  "boar-tusks": boarTusks,
  "bow-arrow": bowArrow,
  "brick-wall": brickWall,
  bull,
  "bull-horns": bullHorns,
  camel,
  "camel-head": camelHead,
  "camping-tent": campingTent,
  "checked-shield": checkedShield,
  "crossed-swords": crossedSwords,
  crown,
  "double-dragon": doubleDragon,
  drakkar,
  "eagle-emblem": eagleEmblem,
  elephant,
  "elephant-head": elephantHead,
  "falcon-moon": falconMoon,
  flame,
  "flying-flag": flyingFlag,
  "gauls-helm": gaulsHelm,
  goat,
  "gothic-cross": gothicCross,
  "griffin-symbol": griffinSymbol,
  harp,
  "hawk-emblem": hawkEmblem,
  "heraldic-sun": heraldicSun,
  "horned-helm": hornedHelm,
  "horse-head": horseHead,
  "jerusalem-cross": jerusalemCross,
  "laurel-crown": laurelCrown,
  lion,
  mountains,
  "oak-leaf": oakLeaf,
  "palm-tree": palmTree,
  "pine-tree": pineTree,
  ram,
  sailboat,
  shamrock,
  "sharp-axe": sharpAxe,
  "spiral-arrow": spiralArrow,
  "stag-head": stagHead,
  sun,
  "tower-flag": towerFlag,
  trireme,
  "two-coins": twoCoins,
  "viking-helmet": vikingHelmet,
  watchtower,
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
