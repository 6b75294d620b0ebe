import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "game-icon:";

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** `import axe from "game-icon:sharp-axe"` gives that icon's body; the set of 4,000 stays out of the bundle. */
export function gameIcons(): Plugin {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  let set: IconSet | undefined;
  return {
    name: "aevum-game-icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      set ??= JSON.parse(readFileSync(file, "utf8")) as IconSet;
      const name = id.slice(PREFIX.length + 1);
      const icon = set.icons[name];
      if (!icon) throw new Error(`game-icons has no icon "${name}"`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}
