/**
 * Every icon of the page. Bodies from game-icons (CC BY 3.0, authors on the credits page) are picked
 * at build time and drawn on 512 units; the others are our own lines on 24 units.
 */
import abacus from "game-icon:abacus";
import anticlockwiseRotation from "game-icon:anticlockwise-rotation";
import bearFace from "game-icon:bear-face";
import cardExchange from "game-icon:card-exchange";
import clockwiseRotation from "game-icon:clockwise-rotation";
import crossedAxes from "game-icon:crossed-axes";
import crossedSwords from "game-icon:crossed-swords";
import drakkar from "game-icon:drakkar";
import eagleEmblem from "game-icon:eagle-emblem";
import fastForwardButton from "game-icon:fast-forward-button";
import flyingFlag from "game-icon:flying-flag";
import galea from "game-icon:galea";
import greekTemple from "game-icon:greek-temple";
import horseHead from "game-icon:horse-head";
import hourglass from "game-icon:hourglass";
import laurelCrown from "game-icon:laurel-crown";
import meeple from "game-icon:meeple";
import moon from "game-icon:moon";
import oakLeaf from "game-icon:oak-leaf";
import openBook from "game-icon:open-book";
import padlock from "game-icon:padlock";
import pokerHand from "game-icon:poker-hand";
import scrollUnfurled from "game-icon:scroll-unfurled";
import sharpAxe from "game-icon:sharp-axe";
import stoneBlock from "game-icon:stone-block";
import swapBag from "game-icon:swap-bag";
import village from "game-icon:village";

const line = (d: string) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;

const borrowed = {
  abacus,
  "anticlockwise-rotation": anticlockwiseRotation,
  "bear-face": bearFace,
  "card-exchange": cardExchange,
  "clockwise-rotation": clockwiseRotation,
  "crossed-axes": crossedAxes,
  "crossed-swords": crossedSwords,
  drakkar,
  "eagle-emblem": eagleEmblem,
  "fast-forward-button": fastForwardButton,
  "flying-flag": flyingFlag,
  galea,
  "greek-temple": greekTemple,
  "horse-head": horseHead,
  hourglass,
  "laurel-crown": laurelCrown,
  meeple,
  moon,
  "oak-leaf": oakLeaf,
  "open-book": openBook,
  padlock,
  "poker-hand": pokerHand,
  "scroll-unfurled": scrollUnfurled,
  "sharp-axe": sharpAxe,
  "stone-block": stoneBlock,
  "swap-bag": swapBag,
  village,
};

const own = {
  archive: line("M4 5h16v4H4zM5.5 9v10h13V9M10 13h4"),
  back: line("M15 5l-7 7 7 7"),
  bulb: line(
    "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.1 1 2.1h5c0-1 .4-1.6 1-2.1A6 6 0 0 0 12 3z",
  ),
  chat: line("M4 5h16v11H9l-5 4z"),
  check: line("M5 12.5l4.5 4.5L19 7.5"),
  clock: line("M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2"),
  close: line("M6 6l12 12M18 6L6 18"),
  contrast: `${line("M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z")}<path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor"/>`,
  copy: line("M9 9h11v11H9zM5 15H4V4h11v1"),
  device: line("M7 3h10v18H7zM11 18h2"),
  down: line("M5 9l7 7 7-7"),
  download: line("M12 4v11m-5-5l5 5 5-5M5 20h14"),
  eye: line(
    "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  ),
  film: line("M4 5h16v14H4zM8 5v14M16 5v14M4 9.7h4M4 14.3h4M16 9.7h4M16 14.3h4M8 12h8"),
  first: line("M18 5l-8 7 8 7M6 5v14"),
  forward: line("M9 5l7 7-7 7"),
  gear: line(
    "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v3m0 12v3M3 12h3m12 0h3M5.6 5.6l2.1 2.1m8.6 8.6l2.1 2.1m0-12.8l-2.1 2.1m-8.6 8.6l-2.1 2.1",
  ),
  last: line("M6 5l8 7-8 7M18 5v14"),
  link: line(
    "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1",
  ),
  menu: line("M4 6h16M4 12h16M4 18h16"),
  minus: line("M5 12h14"),
  pause: line("M8 5v14M16 5v14"),
  person: line("M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c.6-4 3.8-6 8-6s7.4 2 8 6"),
  play: `<path d="M7 4.5v15l12.5-7.5z" fill="currentColor"/>`,
  plus: line("M12 5v14M5 12h14"),
  question: line("M8.5 9a3.5 3.5 0 1 1 5.2 3c-1.1.7-1.7 1.3-1.7 2.5M12 18.5v.5"),
  robot: line("M5 9h14v10H5zM12 5v4M9.5 13v1.5M14.5 13v1.5M2.5 13v3M21.5 13v3"),
  search: line("M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20.5 20.5"),
  share: line("M12 15V4m-4 4l4-4 4 4M6 12H5v8h14v-8h-1"),
  sun: line(
    "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6l1.4 1.4m0-13.4l-1.4 1.4M6.7 17.3l-1.4 1.4",
  ),
  system: line("M3 5h18v11H3zM9 20h6M12 16v4"),
  trash: line("M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5"),
  unpack: line("M4 5h16v4H4zM5.5 9v10h13V9M12 17v-5m-2.5 2.5L12 12l2.5 2.5"),
  up: line("M5 15l7-7 7 7"),
  warning: line("M12 4L2.5 20h19zM12 10v4.5M12 17v.5"),
  whole: line("M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5"),
};

export type IconName = keyof typeof borrowed | keyof typeof own;

export const icons: Record<IconName, { body: string; size: 24 | 512 }> = Object.fromEntries([
  ...Object.entries(borrowed).map(([name, body]) => [name, { body, size: 512 }]),
  ...Object.entries(own).map(([name, body]) => [name, { body, size: 24 }]),
]);
