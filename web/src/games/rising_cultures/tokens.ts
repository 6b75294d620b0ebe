/** Tokens of the table on 24 units, drawn by us: a log's end, a bond of bricks, facets, a bar, a beaded disc. */
import { glyphs } from "./icons";

const sign = (body: string, left: number, top: number, size: number, colour: string) =>
  `<g color="${colour}" transform="translate(${left} ${top}) scale(${size / 512})">${body}</g>`;

const shield = (body: string) =>
  `<path d="M12 1.2c3 1.7 6.2 2.2 9.3 2.2v8.4c0 5.5-4.3 9.1-9.3 11-5-1.9-9.3-5.5-9.3-11V3.4c3.1 0 6.3-.5 9.3-2.2z" fill="#8f1d2a" stroke="#4d0d15"/>` +
  `<path d="M12 2.4v19.2c-4.5-1.9-8.2-5-8.2-9.8V4.3c2.8-.1 5.6-.6 8.2-1.9z" fill="#c5404a" opacity=".55"/>${sign(body, 5.6, 4.8, 12.8, "#fff4e4")}`;

export const tokens = {
  wood: `<circle cx="12" cy="12" r="10.6" fill="#7a4b26" stroke="#4b2c14"/><circle cx="12" cy="12" r="8.4" fill="#d9a566"/><g fill="none" stroke="#8e5a2c"><circle cx="12" cy="12" r="6"/><circle cx="11.7" cy="12.2" r="3.6"/><circle cx="11.5" cy="12.3" r="1.2"/></g>`,
  brick: `<rect x="1.2" y="4" width="21.6" height="16" rx="1.6" fill="#6e2a15"/><g fill="#d0643a"><path d="M2.4 5.2h8.8v6H2.4zM12.4 5.2h9.2v6h-9.2zM2.4 12.6h4.4v6.2H2.4zM8 12.6h8v6.2H8zM17.2 12.6h4.4v6.2h-4.4z"/></g><g fill="#ec9468"><path d="M2.4 5.2h8.8v1.3H2.4zM12.4 5.2h9.2v1.3h-9.2zM2.4 12.6h4.4v1.3H2.4zM8 12.6h8v1.3H8zM17.2 12.6h4.4v1.3h-4.4z"/></g>`,
  stone: `<path d="M7 2.2l9 .8 6 7-3 10.6-10 1.4-7-7.6z" fill="#a3adb3" stroke="#3b4248"/><path d="M7 2.6l8.8.8L12 9.6z" fill="#dde4e7"/><path d="M2.6 14.2L7 2.6l5 7-3 5.9z" fill="#bfc8cd"/><path d="M9 15.5l3-5.9 9.6.5-2.8 10.1z" fill="#8a959c"/><path d="M2.6 14.2L9 15.5l.2 6.1z" fill="#79848b"/>`,
  gold: `<path d="M6.6 5.4h10.8L22.4 19H1.6z" fill="#eebb3a" stroke="#6a4600" stroke-linejoin="round"/><path d="M7.2 6.2h9.6l1 2.6H6.2z" fill="#ffeaa6"/><path d="M6 10.4h12l2.6 7.4H3.4z" fill="#dba32a"/>`,
  coin: `<circle cx="12" cy="12" r="10.7" fill="#f6d168" stroke="#6a4600"/><circle cx="12" cy="12" r="8.4" fill="none" stroke="#8d6a10" stroke-width="1.3" stroke-dasharray="1.3 1.34"/><path d="M12 6.6l1.7 3.5 3.8.5-2.8 2.7.7 3.8-3.4-1.8-3.4 1.8.7-3.8-2.8-2.7 3.8-.5z" fill="#8d6a10"/>`,
  sword: shield(glyphs.sword),
  horse: shield(glyphs.horse),
  shield: shield(glyphs.shield),
  progress: `<circle cx="12" cy="12" r="10.7" fill="#2c6234" stroke="#17381d"/>${sign(glyphs.progress, 4.5, 4.5, 15, "#f4f7ec")}`,
};

export type TokenName = keyof typeof tokens;

export const isToken = (name: string): name is TokenName => name in tokens;
