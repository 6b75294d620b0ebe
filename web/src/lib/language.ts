import type { Language } from "./api/types";
import { setLanguage } from "./i18n.svelte";
import { report } from "./problems";

/** Changes the language for a reader: where its words do not come, it stays and the reader is told. */
export const changeLanguage = (language: Language): Promise<void> =>
  setLanguage(language).catch(report);
