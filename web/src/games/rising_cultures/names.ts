/** Long names on narrow cards: places where they may break, for browsers without a dictionary. */

const SOFT = "\u00ad";
/** Shorter words stay whole, and so do the first and the last letters of a long one. */
const LONG = 7;
const EDGE = 3;
/** The last sound of a group of consonants begins the next syllable; these letters are one sound, if no ending begins in them. */
const SYLLABLE =
  /[aeiouyäöü](?=[^aeiouyäöü\s-]*?((?:sch[lmnrw]?|(?<=[^aeiouyäöü])s[cpt]r?|ch|ck|ph|qu|sh(?!eit)|th|[bcdfgkpt](?:l(?!ich)|r)|[^aeiouyäöü\s-])[aeiouyäöü]))/gi;

export function softened(name: string): string {
  return name
    .split(" ")
    .map((word) => (word.length < LONG ? word : syllables(word)))
    .join(" ");
}

function syllables(word: string): string {
  const cuts = [...word.matchAll(SYLLABLE)].map((match) =>
    word.indexOf(match[1] ?? "", match.index + 1),
  );
  const fit = [...new Set(cuts)].filter((at) => at >= EDGE && at <= word.length - EDGE);
  return fit.reduceRight((text, at) => text.slice(0, at) + SOFT + text.slice(at), word);
}
