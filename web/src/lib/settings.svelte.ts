import type { Language } from "./api/types";

export type Theme = "system" | "light" | "dark" | "contrast";
export type Motion = "system" | "on" | "off";
/** How long a bot's move stays on show before the next one. */
export type BotSpeed = "slow" | "normal" | "fast" | "instant";

export interface Settings {
  theme: Theme;
  motion: Motion;
  language: Language;
  botSpeed: BotSpeed;
}

const KEY = "aevum-settings";

const CHOICES: { [K in keyof Settings]: readonly Settings[K][] } = {
  theme: ["system", "light", "dark", "contrast"],
  motion: ["system", "on", "off"],
  language: ["en", "de"],
  botSpeed: ["slow", "normal", "fast", "instant"],
};

/** The reader's wishes, kept in this browser. Change them by assignment: `settings.theme = "dark"`. */
export const settings: Settings = $state(read());

/** Settings that the page shows, with "system" resolved. Reactive. */
export const shown: { theme: Exclude<Theme, "system">; motion: boolean } = $state({
  theme: "light",
  motion: true,
});

function read(): Settings {
  const fallback: Settings = {
    theme: "system",
    motion: "system",
    language: preferredLanguage(),
    botSpeed: "normal",
  };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<
      Record<keyof Settings, unknown>
    >;
    for (const key of Object.keys(CHOICES) as (keyof Settings)[]) {
      // Unknown values come from other versions; the fallback is better than a broken page.
      if ((CHOICES[key] as readonly unknown[]).includes(kept[key]))
        Object.assign(fallback, { [key]: kept[key] });
    }
  } catch {
    // No storage (private window, tests): the settings last as long as the page.
  }
  return fallback;
}

function preferredLanguage(): Language {
  const asked = typeof navigator === "undefined" ? [] : navigator.languages;
  return asked.map((tag) => tag.slice(0, 2)).find((tag) => tag === "de" || tag === "en") === "de"
    ? "de"
    : "en";
}

/** Keeps the page and the storage in step with the settings; called once by main.ts. */
export function followSettings(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const contrast = matchMedia("(prefers-contrast: more)");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const apply = () => {
    const system = contrast.matches ? "contrast" : dark.matches ? "dark" : "light";
    shown.theme = settings.theme === "system" ? system : settings.theme;
    shown.motion = settings.motion === "system" ? !still.matches : settings.motion === "on";
    const root = document.documentElement;
    root.dataset.theme = shown.theme;
    root.dataset.motion = shown.motion ? "on" : "off";
    const bar = getComputedStyle(root).getPropertyValue("--surface").trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", bar);
  };
  for (const query of [dark, contrast, still]) query.addEventListener("change", apply);
  $effect.root(() => {
    $effect(() => {
      apply();
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // See read().
      }
    });
  });
  apply();
}
