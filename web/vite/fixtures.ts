import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const TEXTS = resolve(import.meta.dirname, "../../src/aevum/games");

/**
 * Lets the development server answer /api/demo/NAME.json, a game's board and its texts from files,
 * so that the components of a table can be looked at without a running game.
 */
export function fixtures(folder: string | undefined): Plugin {
  return {
    name: "aevum-fixtures",
    apply: "serve",
    configureServer(server) {
      if (!folder) return;
      server.middlewares.use((request, response, next) => {
        const file = fileOf(folder, new URL(request.url ?? "/", "http://localhost").pathname);
        if (file === undefined) return next();
        response.setHeader("content-type", file.type);
        response.end(file.body);
      });
    },
  };
}

function fileOf(folder: string, path: string): { type: string; body: string } | undefined {
  const demo = /^\/api\/demo\/([\w-]+)\.json$/.exec(path);
  if (demo) return json(join(folder, `${demo[1]}.json`));
  if (/^\/api\/games\/\w+\/board$/.test(path)) return json(join(folder, "board.json"));
  const texts = /^\/api\/texts\/(\w+)\/(en|de)$/.exec(path);
  if (texts) {
    const at = join(TEXTS, texts[1] ?? "", "texts");
    if (!existsSync(at)) return undefined;
    const files = readdirSync(at).filter((name) => name.endsWith(`.${texts[2]}.ftl`));
    return {
      type: "text/plain; charset=utf-8",
      body: files.map((name) => readFileSync(join(at, name), "utf8")).join("\n"),
    };
  }
  return undefined;
}

function json(file: string): { type: string; body: string } | undefined {
  return existsSync(file)
    ? { type: "application/json", body: readFileSync(file, "utf8") }
    : undefined;
}
