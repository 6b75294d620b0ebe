import { describe, expect, test } from "vitest";
import { cardOf } from "../../games/card";
import type { GameInfo } from "../../lib/api/types";
import { HEIGHT, lay, SHADES, WIDTH } from "../../lib/mosaic";
import { ICON_AUTHORS } from "./authors";
import { inviteToken, invitingTable, middleBot, quickTable } from "./catalogue";
import { ago } from "./lobby.svelte";
import { freshPlan, order, resize } from "./plan";
import { qrPath } from "./qr";
import { columnsOf } from "./statistics";

const chess: GameInfo = {
  game: "chess",
  title: { en: "Chess", de: "Schach" },
  maturity: "playable",
  players: [2, 5],
  bots: ["random", "greedy", "search"].map((bot) => ({ bot, name: { en: bot, de: bot } })),
  first_game: {},
} as GameInfo;

describe("the shelf", () => {
  test("one click sits me down with three bots of the middle level", () => {
    expect(middleBot(chess)).toBe("greedy");
    expect(quickTable(chess).seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot", "bot"]);
    expect(quickTable({ ...chess, players: [2, 2] }).seats).toHaveLength(2);
  });

  test("a first game is the one that the rules advise", () => {
    const advised = { ...chess, first_game: { sides: ["red", "blue"] } };
    expect(quickTable(advised, true)).toMatchObject({ options: { sides: ["red", "blue"] } });
    expect(quickTable(advised)).not.toHaveProperty("options");
    expect(quickTable(chess, true)).not.toHaveProperty("options");
  });

  test("an invitation keeps a seat for every friend", () => {
    expect(invitingTable(chess, 2).seats.map((seat) => seat.kind)).toEqual(["me", "open", "open"]);
  });
});

test.each([
  ["https://play.example/join/q7Yx-2mK4", "q7Yx-2mK4"],
  ["/join/q7Yx2mK4/", "q7Yx2mK4"],
  ["  q7Yx2mK4 ", "q7Yx2mK4"],
  ["play.example/join/q7Yx2mK4?from=chat", "q7Yx2mK4"],
  ["https://play.example/", null],
  ["", null],
])("the token in %j is %j", (pasted, token) => {
  expect(inviteToken(pasted)).toBe(token);
});

describe("a planned table", () => {
  test("has me and bots at first", () => {
    expect(order(freshPlan(chess))).toEqual({
      game: "chess",
      seats: [
        { kind: "me" },
        { kind: "bot", bot: "greedy", name: "Julia" },
        { kind: "bot", bot: "greedy", name: "Marcus" },
      ],
      pace: { kind: "none", bank: 0, step: 0 },
      listed: false,
      hints: true,
    });
  });

  test("keeps what was chosen when seats are added or taken", () => {
    const plan = freshPlan(chess);
    plan.seats[1] = { kind: "device", bot: "", name: " Julia " };
    plan.seats = resize(plan, chess, 5);
    plan.seats = resize(plan, chess, 2);
    expect(order(plan).seats).toEqual([{ kind: "me" }, { kind: "me", name: "Julia" }]);
  });

  test("counts a live clock in seconds and a slow one in days", () => {
    const plan = { ...freshPlan(chess), pace: "live" as const };
    expect(order(plan).pace).toEqual({ kind: "live", bank: 1800, step: 20 });
    expect(order({ ...plan, pace: "days" }).pace).toEqual({ kind: "days", bank: 3, step: 1 });
  });

  test("tells the delay of spectators only where there is one", () => {
    expect(order({ ...freshPlan(chess), delay: 60 }).delay).toBe(60);
    expect(order(freshPlan(chess))).not.toHaveProperty("delay");
  });

  test("is listed only if somebody could join", () => {
    const plan = { ...freshPlan(chess), listed: true };
    expect(order(plan).listed).toBe(false);
    plan.seats[1] = { kind: "friend", bot: "", name: "" };
    expect(order(plan).listed).toBe(true);
  });
});

test.each([
  [30, "now"],
  [60 * 5, "5 minutes ago"],
  [60 * 60 * 3, "3 hours ago"],
  [60 * 60 * 24, "yesterday"],
])("%i seconds back is %s", (seconds, words) => {
  const now = Date.parse("2026-05-01T12:00:00Z");
  expect(ago(new Date(now - seconds * 1000).toISOString(), "en", now)).toBe(words);
});

test("every borrowed icon names its author", () => {
  const sources = import.meta.glob<string>("../../**/icons.ts", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const borrowed = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/"game-icon:([a-z-]+)"/g)].map((match) => match[1]),
  );
  expect([...new Set(borrowed)].sort()).toEqual(
    Object.values(ICON_AUTHORS)
      .flatMap((author) => author.icons)
      .sort(),
  );
});

/** Those of the games with a picture of stones, and the floor of a game without a picture. */
const MOTIFS = Object.keys(import.meta.glob("../../games/*/card.ts"))
  .map((path) => path.split("/").at(-2) ?? "")
  .concat("a game without a card")
  .flatMap((game) => [cardOf(game).motif].flatMap((motif) => (motif ? [{ game, motif }] : [])));

test.each(MOTIFS)("the mosaic of $game is full of stones", ({ motif }) => {
  const paths = lay(motif);
  expect(paths).toHaveLength(SHADES);
  expect(paths.join("").match(/z/g)).toHaveLength((WIDTH / 7) * (HEIGHT / 7));
  expect(paths.filter((path) => path.length > 0).length).toBeGreaterThanOrEqual(6);
});

test("a QR code leaves four quiet units around it", () => {
  const { size, path } = qrPath("https://play.example/join/q7Yx2mK4");
  expect(size).toBeGreaterThan(29);
  expect(path.startsWith("M4 4")).toBe(true);
});

test("statistics show the columns their rows have", () => {
  expect(
    columnsOf([
      { game: "chess", wins: 3, low: 0.1, high: 0.4 },
      { game: "chess", wins: null, bot: "greedy" },
    ]),
  ).toEqual([
    { column: "game", numeric: false },
    { column: "wins", numeric: true },
    { column: "bot", numeric: false },
  ]);
});
