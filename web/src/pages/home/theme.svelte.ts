/** The button that turns from one set of colours to the next. */
import { t } from "../../lib/i18n.svelte";
import type { IconName } from "../../lib/icons";
import { settings, type Theme } from "../../lib/settings.svelte";

const THEMES: Record<Theme, { icon: IconName; next: Theme }> = {
  system: { icon: "system", next: "light" },
  light: { icon: "sun", next: "dark" },
  dark: { icon: "moon", next: "contrast" },
  contrast: { icon: "contrast", next: "system" },
};

export const nextTheme = {
  get icon(): IconName {
    return THEMES[settings.theme].icon;
  },
  /** What is on show now. */
  get word(): string {
    return t("settings-theme-now", { theme: settings.theme });
  },
  turn(): void {
    settings.theme = THEMES[settings.theme].next;
  },
};
