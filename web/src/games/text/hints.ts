import { attilaText } from "../frame-attila/text";
import type { TextHints } from "./hint";

const HINTS: Record<string, TextHints> = { attila: attilaText };

export function textHints(game: string): TextHints {
  return HINTS[game] ?? {};
}
