/** Who drew the icons of game-icons.net that the pages use; the licence asks for their names. */
export const ICON_AUTHORS: Record<string, { home: string; icons: string[] }> = {
  Delapouite: {
    home: "https://delapouite.com",
    icons: [
      "anticlockwise-rotation",
      "card-exchange",
      "clockwise-rotation",
      "drakkar",
      "fast-forward-button",
      "galea",
      "greek-temple",
      "horse-head",
      "oak-leaf",
      "sharp-axe",
      "village",
    ],
  },
  Lorc: {
    home: "https://lorcblog.blogspot.com",
    icons: [
      "crossed-axes",
      "crossed-swords",
      "eagle-emblem",
      "flying-flag",
      "laurel-crown",
      "moon",
      "padlock",
      "poker-hand",
      "scroll-unfurled",
      "stone-block",
      "swap-bag",
    ],
  },
  sparker: { home: "https://game-icons.net", icons: ["bear-face"] },
};
