// Draws tables with the page's own code, without a browser. The first line is the board, each other one a view;
// for each of these it says which legal words have no button, and which buttons say a word that is not legal.
import { createInterface } from "node:readline";

const [, , web, name, folder] = process.argv;
const { createServer } = await import(`${web}/node_modules/vite/dist/node/index.js`);
// What only a browser has, and what is drawn does not need.
globalThis.Path2D = class {};
globalThis.navigator ??= { languages: ["en"] };
const workshop = await createServer({
  root: web,
  cacheDir: folder,
  server: { middlewareMode: true, watch: null, hmr: false },
  appType: "custom",
  logLevel: "error",
});
const load = (path) => workshop.ssrLoadModule(path);
const { render } = await load("svelte/server");
const { LiveSession } = await load("/src/lib/table/live-session.svelte.ts");
const { Frame } = await load("/src/table/frame.svelte.ts");
const { default: TableFrame } = await load("/src/table/TableFrame.svelte");
const { loadGame } = await load("/src/games/index.ts");
const game = await loadGame(name);

/** What a modal sheet lies over cannot be clicked. */
function withinReach(html) {
  const sheets = [...html.matchAll(/<dialog[^>]*>(.*?)<\/dialog>/gs)].map(([, inside]) => inside);
  const open = sheets.filter((inside) => inside.includes("<h2"));
  if (open.length > 1) throw new Error(`${open.length} sheets lie over each other`);
  return open[0] ?? html;
}

/** What the buttons that can be pressed stand for. */
function said(html, kind) {
  return [...html.matchAll(/<button[^>]*>/g)]
    .filter(([tag]) => !/ disabled(=|>| )/.test(tag))
    .flatMap(([tag]) => tag.match(new RegExp(`data-${kind}="([^"]*)"`))?.[1] ?? []);
}

/** Land as small as can be: its lines take time, and no button lies on them. */
function plain({ shapes, ...rest }) {
  const dots = (places) =>
    Object.fromEntries(
      Object.entries(places).map(([id, place]) => [id, { ...place, path: "M0,0 1,0 1,1Z" }]),
    );
  const { provinces, seas, waste } = shapes;
  const small = { provinces: dots(provinces), seas: dots(seas), waste: dots(waste), borders: [] };
  return { ...rest, shapes: { ...shapes, ...small, sea_borders: [] } };
}

let board;
for await (const line of createInterface({ input: process.stdin })) {
  const sent = JSON.parse(line);
  if (!board) {
    board = plain(sent);
    continue;
  }
  const session = new LiveSession(sent, board);
  const frame = new Frame(session, game);
  frame.tab = game.column(session)[0].id;
  const html = withinReach(render(TableFrame, { props: { frame } }).body);
  const words = said(html, "word");
  // The goal of a march may be its next step.
  const offered = new Set([...words, ...said(html, "goal").map((place) => `mv_go ${place}`)]);
  const { legal } = session.view;
  console.log(
    JSON.stringify({
      missing: legal.filter((word) => !offered.has(word)),
      wrong: words.filter((word) => !legal.includes(word)),
    }),
  );
}
await workshop.close();
process.exit(0);
