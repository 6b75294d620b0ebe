import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fixtures } from "./vite/fixtures.ts";
import { gameIcons } from "./vite/game-icons.ts";
import { mapArt } from "./vite/map-art.ts";

const SERVER = "127.0.0.1:8000";

export default defineConfig({
  plugins: [gameIcons(), mapArt(), svelte(), fixtures(process.env.AEVUM_FIXTURES)],
  build: {
    outDir: "../src/aevum/server/static",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // The content policy of the server forbids data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What most pages share comes in a few files: every file is a request.
            { name: "house", test: /[\\/](node_modules|src[\\/]lib)[\\/]/ },
            { name: "map", test: /[\\/]src[\\/]map[\\/]/ },
            { name: "icons", test: /game-icon/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": `http://${SERVER}`,
      "/ws": { target: `ws://${SERVER}`, ws: true },
    },
  },
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
  },
});
