import { createRequire } from 'node:module';
import type { icons as fluent } from '@iconify-json/fluent-emoji-flat';
import type { icons as noto } from '@iconify-json/noto';

export interface Glyph {
  body: string;
  size: number;
}

/** Thousands of glyphs each: read when the first picture is drawn. */
const load = createRequire(__filename);
const glyphSets = () => [
  load('@iconify-json/fluent-emoji-flat/icons.json') as typeof fluent,
  load('@iconify-json/noto/icons.json') as typeof noto,
];

/** Of our own: food that neither set has. */
const cubes: Glyph = {
  size: 32,
  body: '<g><path d="M4 12l8-4 8 4-8 4Z" fill="#fffaf0"/><path d="M4 12v8l8 4v-8Z" fill="#efdfc2"/><path d="M20 12v8l-8 4v-8Z" fill="#e0c9a0"/><path d="M14 18l7-3.5 7 3.5-7 3.5Z" fill="#fffaf0"/><path d="M14 18v7l7 3.5V21.5Z" fill="#efdfc2"/><path d="M28 18v7l-7 3.5V21.5Z" fill="#e0c9a0"/></g><g fill="#b77a38" opacity=".7"><path d="M7 12l5-2.5 2 1-5 2.5Z"/><path d="M17.5 18l5-2.5 2 1-5 2.5Z"/></g>',
};
/** A bowl from above: what it holds, and what lies in it. */
const bowl = (sauce: string, rim: string, food: string): Glyph => ({
  size: 32,
  body: `<circle cx="16" cy="16" r="14.5" fill="#8a5a36"/><circle cx="16" cy="16" r="13" fill="#b9825a"/><circle cx="16" cy="16" r="12" fill="${rim}"/><circle cx="16" cy="16" r="11" fill="${sauce}"/>${food}`,
});
const leaves =
  '<g fill="#4f8a3c"><ellipse cx="14.6" cy="11.4" rx="1.7" ry=".8" transform="rotate(-30 14.6 11.4)"/><ellipse cx="17" cy="11" rx="1.7" ry=".8" transform="rotate(35 17 11)"/><ellipse cx="15.8" cy="9.8" rx="1.5" ry=".7" transform="rotate(80 15.8 9.8)"/></g>';
const drawn: Record<string, Glyph> = {
  'lentil-bowl': bowl(
    '#5a3826',
    '#43281a',
    '<g fill="#3a2217"><circle cx="10" cy="13" r="1.3"/><circle cx="13" cy="20" r="1.3"/><circle cx="21" cy="12" r="1.3"/><circle cx="22" cy="19" r="1.3"/><circle cx="17.5" cy="22.5" r="1.3"/><circle cx="9.5" cy="18" r="1.3"/></g><g fill="#7b5138"><circle cx="12" cy="10.5" r="1.2"/><circle cx="18.5" cy="9" r="1.2"/><circle cx="23" cy="15.5" r="1.2"/><circle cx="14.5" cy="23.5" r="1.2"/><circle cx="20" cy="22" r="1.1"/></g><path d="M10 17c2-4 9-5 11-1.5c1.3 3-3 5-5.5 3.7c-2-1-.8-3.2 1-3" fill="none" stroke="#fbeed8" stroke-width="1.7" stroke-linecap="round"/>',
  ),
  'chickpea-bowl': bowl(
    '#c9672b',
    '#a94f1d',
    `<g fill="#eccb86" stroke="#b98c43" stroke-width=".6"><circle cx="10.5" cy="12.5" r="2.3"/><circle cx="10" cy="18.5" r="2.3"/><circle cx="14.5" cy="15.5" r="2.3"/><circle cx="19.5" cy="14" r="2.3"/><circle cx="15" cy="21" r="2.3"/><circle cx="20.5" cy="19.5" r="2.3"/><circle cx="22.8" cy="15.5" r="2"/></g>${leaves}`,
  ),
  'fish-curry': bowl(
    '#eab949',
    '#cf9830',
    `<g fill="#fdf3e4" stroke="#d8b48a" stroke-width=".7"><path d="M8.5 16c1-3 4.5-4.5 7-3.5c1.5.8 1 3-1 4.5c-2 1.3-6.5 1.5-6-1Z"/><path d="M16.5 19.5c1-3 4-4.5 6.5-3.5c1.5.8 1 3-1 4.3c-2 1.2-6 1.3-5.5-.8Z"/><path d="M11 21.5c1.3-1.8 3.5-2.3 4.8-1.3c1 .9.2 2.5-1.3 3.2c-1.8.6-4.3-.2-3.5-1.9Z"/></g><path d="M10.5 15.5l3-2M18.5 19l3-1.8" stroke="#e3c39c" stroke-width=".8" stroke-linecap="round"/><g fill="#c43d2b"><ellipse cx="20" cy="12.5" rx="1.8" ry=".7" transform="rotate(25 20 12.5)"/><ellipse cx="18" cy="23.5" rx="1.6" ry=".7" transform="rotate(-20 18 23.5)"/></g>${leaves}`,
  ),
  'green-curry': bowl(
    '#7f9e45',
    '#64812f',
    `<g fill="#f4e6c6" stroke="#c3a870" stroke-width=".6"><rect x="9" y="13" width="4.5" height="4" rx="1" transform="rotate(-12 11 15)"/><rect x="16" y="14" width="4.5" height="4" rx="1" transform="rotate(18 18 16)"/><rect x="12.5" y="19" width="4.5" height="4" rx="1" transform="rotate(8 14.5 21)"/><rect x="19.5" y="18.5" width="4" height="3.6" rx="1" transform="rotate(-20 21.5 20)"/></g>${leaves}`,
  ),
  potato: {
    size: 32,
    body: '<path d="M3 20C3 12 10 5 18 5c4 0 5 3 4 6-2 7-9 13-15 13-3 0-4-2-4-4Z" fill="#8f5a24"/><path d="M5 20C6 13 12 7 19 6.5c2.5 0 3 2 2 4.5C19 17 12 22 7.5 22 5.5 22 5 21 5 20Z" fill="#f0be4f"/><path d="M12 26c0-6 6-13 13-13 4 0 5 3 4 6-2 5-8 10-13 10-3 0-4-1-4-3Z" fill="#8f5a24"/><path d="M14 26c1-5 6-11 11.5-11 2.5 0 3 1.5 2 4-2 4-7 8-10.5 8-2 0-3 0-3-1Z" fill="#e9ad3c"/><g fill="#4f7a34"><circle cx="11" cy="15" r=".9"/><circle cx="16" cy="10.5" r=".8"/><circle cx="20" cy="21" r=".9"/><circle cx="24" cy="18" r=".8"/></g>',
  },
  'cut-of-meat': {
    size: 32,
    body: '<g transform="translate(11 11) rotate(-20)"><path d="M-9 1c0-6 5-9 10-8.5c5 .5 8 3.5 7.5 7.5c-.5 4.5-5 7-10 6.8c-4.5-.2-7.5-2-7.5-5.8Z" fill="#6e341c"/><path d="M-7.6 1c0-4.8 4.2-7.2 8.5-6.9c4.2.3 6.7 2.6 6.3 5.8c-.4 3.5-4.2 5.5-8.3 5.3c-3.8-.2-6.5-1.4-6.5-4.2Z" fill="#c07a55"/><path d="M-4.5 1.5c1-3 4-4.5 7-4M-2.5 3.5c1.5-2 4-3 6.5-2.5" stroke="#e2a884" stroke-width="1.1" fill="none" stroke-linecap="round"/></g><g transform="translate(20 15) rotate(8)"><path d="M-9 1c0-6 5-9 10-8.5c5 .5 8 3.5 7.5 7.5c-.5 4.5-5 7-10 6.8c-4.5-.2-7.5-2-7.5-5.8Z" fill="#6e341c"/><path d="M-7.6 1c0-4.8 4.2-7.2 8.5-6.9c4.2.3 6.7 2.6 6.3 5.8c-.4 3.5-4.2 5.5-8.3 5.3c-3.8-.2-6.5-1.4-6.5-4.2Z" fill="#c07a55"/><path d="M-4.5 1.5c1-3 4-4.5 7-4M-2.5 3.5c1.5-2 4-3 6.5-2.5" stroke="#e2a884" stroke-width="1.1" fill="none" stroke-linecap="round"/></g><g transform="translate(13 22) rotate(-8)"><path d="M-9 1c0-6 5-9 10-8.5c5 .5 8 3.5 7.5 7.5c-.5 4.5-5 7-10 6.8c-4.5-.2-7.5-2-7.5-5.8Z" fill="#6e341c"/><path d="M-7.6 1c0-4.8 4.2-7.2 8.5-6.9c4.2.3 6.7 2.6 6.3 5.8c-.4 3.5-4.2 5.5-8.3 5.3c-3.8-.2-6.5-1.4-6.5-4.2Z" fill="#c07a55"/><path d="M-4.5 1.5c1-3 4-4.5 7-4M-2.5 3.5c1.5-2 4-3 6.5-2.5" stroke="#e2a884" stroke-width="1.1" fill="none" stroke-linecap="round"/></g>',
  },
  cauliflower: {
    size: 32,
    body: '<path d="M13 20h7l-1.5 8h-4Z" fill="#e6dcae"/><g fill="#b98a46"><circle cx="9" cy="15" r="6"/><circle cx="24" cy="15" r="6"/><circle cx="16.5" cy="9.5" r="7"/><circle cx="16.5" cy="18" r="6"/></g><g fill="#f7edcd"><circle cx="9" cy="14.3" r="5.2"/><circle cx="24" cy="14.3" r="5.2"/><circle cx="16.5" cy="8.9" r="6.2"/><circle cx="16.5" cy="17.2" r="5.2"/></g><g fill="#d9b06c"><circle cx="7" cy="12.5" r="1.3"/><circle cx="14" cy="6.5" r="1.4"/><circle cx="19.5" cy="8.5" r="1.2"/><circle cx="25.5" cy="13" r="1.3"/><circle cx="15.5" cy="15.5" r="1.2"/><circle cx="11" cy="16.5" r="1"/></g>',
  },
  muffin: {
    size: 32,
    body: '<path d="M7 17h18l-2.6 11.5c-.2.9-.9 1.5-1.8 1.5h-9.2c-.9 0-1.6-.6-1.8-1.5Z" fill="#c98d4b"/><path d="M11 18l1.2 12M16 18v12M21 18l-1.2 12" stroke="#a86f33" stroke-width="1.2"/><path d="M4.5 15.5c0-2.3 1.5-4 3.3-4.5c.7-4 4.2-7 8.2-7s7.5 3 8.2 7c1.8.5 3.3 2.2 3.3 4.5c0 2.2-1.6 3.5-3.6 3.5h-15.8c-2 0-3.6-1.3-3.6-3.5Z" fill="#e0a75c"/><path d="M9 10.5c.8-2.6 3-4.4 5.5-4.7" stroke="#f4cf94" stroke-width="1.6" stroke-linecap="round" fill="none"/><g fill="#8a5527"><ellipse cx="12" cy="13.5" rx="1.3" ry=".9"/><ellipse cx="18" cy="9" rx="1.2" ry=".8"/><ellipse cx="21.5" cy="13.8" rx="1.3" ry=".9"/><ellipse cx="16" cy="15.5" rx="1" ry=".7"/></g>',
  },
  turnover: {
    size: 32,
    body: '<path d="M3 24C4 12 13 4 27 4.5c1.5 0 2.3 1 2 2.5C27 20 17 28 5.5 27.5c-1.7-.1-2.6-1.5-2.5-3.5Z" fill="#b5762f"/><path d="M5 23.5C6 13 14 6 26 6.3c.9 0 1.3.6 1.1 1.4C25 18.5 16.5 25.8 6.5 25.5c-1.1 0-1.6-.8-1.5-2Z" fill="#e9b35f"/><path d="M10 20c1-4 4-7 8-8.5M14 22c1.5-3.5 4.5-6.5 8-8" stroke="#c98a3c" stroke-width="1.4" fill="none" stroke-linecap="round"/><g fill="#fff6df"><circle cx="12" cy="14" r=".8"/><circle cx="20" cy="10" r=".8"/><circle cx="9" cy="22" r=".7"/><circle cx="18" cy="18" r=".8"/></g>',
  },
  'parfait-bowl': bowl(
    '#fffaf0',
    '#e9dcc6',
    '<circle cx="11.9" cy="20.8" r="1.0" fill="#e3bd7f"/><circle cx="13.8" cy="21.0" r="1.1" fill="#a8702f"/><circle cx="12.1" cy="18.9" r="1.4" fill="#a8702f"/><circle cx="14.3" cy="20.8" r="1.0" fill="#c8924a"/><circle cx="11.9" cy="18.4" r="1.3" fill="#a8702f"/><circle cx="15.9" cy="21.5" r="0.7" fill="#e3bd7f"/><circle cx="10.3" cy="22.2" r="1.3" fill="#a8702f"/><circle cx="13.8" cy="21.8" r="1.3" fill="#e3bd7f"/><circle cx="16.3" cy="20.1" r="1.2" fill="#e3bd7f"/><circle cx="13.6" cy="23.1" r="1.3" fill="#c8924a"/><circle cx="10.3" cy="20.5" r="0.9" fill="#e3bd7f"/><circle cx="13.5" cy="21.3" r="0.9" fill="#e3bd7f"/><circle cx="16.7" cy="20.9" r="1.1" fill="#a8702f"/><circle cx="14.7" cy="22.9" r="1.2" fill="#c8924a"/><circle cx="16.9" cy="23.4" r="1.2" fill="#c8924a"/><circle cx="15.6" cy="19.5" r="1.1" fill="#e3bd7f"/><circle cx="14.6" cy="21.8" r="0.8" fill="#e3bd7f"/><circle cx="12.1" cy="18.2" r="1.0" fill="#e3bd7f"/><circle cx="17.9" cy="18.0" r="1.3" fill="#a8702f"/><circle cx="17.2" cy="17.6" r="1.0" fill="#a8702f"/><g fill="#f7e3a1" stroke="#e0bf62" stroke-width=".6"><circle cx="21.5" cy="18" r="2.2"/><circle cx="19" cy="20" r="2.2"/></g><circle cx="11" cy="12" r="1.7" fill="#46549b"/><circle cx="10.5" cy="11.5" r=".5" fill="#9aa5de"/><circle cx="13.6" cy="10.4" r="1.7" fill="#46549b"/><circle cx="13.1" cy="9.9" r=".5" fill="#9aa5de"/><circle cx="12.4" cy="14.2" r="1.7" fill="#46549b"/><circle cx="11.9" cy="13.7" r=".5" fill="#9aa5de"/><circle cx="20.6" cy="21.4" r="1.7" fill="#46549b"/><circle cx="20.1" cy="20.9" r=".5" fill="#9aa5de"/><path transform="translate(19.4 11.6) rotate(20)" d="M0-2.6c1.8 0 2.6 1.2 2.2 2.6c-.4 1.5-1.4 2.6-2.2 2.6s-1.8-1.1-2.2-2.6c-.4-1.4.4-2.6 2.2-2.6Z" fill="#d8354a"/><path transform="translate(22 14.6) rotate(60)" d="M0-2.6c1.8 0 2.6 1.2 2.2 2.6c-.4 1.5-1.4 2.6-2.2 2.6s-1.8-1.1-2.2-2.6c-.4-1.4.4-2.6 2.2-2.6Z" fill="#d8354a"/><path transform="translate(17.6 14.2) rotate(-20)" d="M0-2.6c1.8 0 2.6 1.2 2.2 2.6c-.4 1.5-1.4 2.6-2.2 2.6s-1.8-1.1-2.2-2.6c-.4-1.4.4-2.6 2.2-2.6Z" fill="#d8354a"/>',
  ),
  'soup-bowl': bowl(
    '#d9582f',
    '#b8431f',
    `<path d="M9 17.5c1.8-5 9.5-6.5 12.5-2.5c1.6 3.5-2.6 6-5.8 4.6c-2.4-1.2-1-4 1.2-3.7" fill="none" stroke="#fbeed8" stroke-width="1.7" stroke-linecap="round"/><g fill="#f2c98a" stroke="#c98d4b" stroke-width=".5"><rect x="10" y="20" width="2.6" height="2.6" rx=".5" transform="rotate(15 11 21)"/><rect x="20" y="20.4" width="2.6" height="2.6" rx=".5" transform="rotate(-20 21 21)"/></g>${leaves}`,
  ),
  'dip-bowl': bowl(
    '#ecd3a0',
    '#d8b878',
    `<path d="M8.5 17.5c-.5-5.5 4.5-9 9-8.3c5 .8 7.3 5 5.8 8.8c-1.4 3.5-6 4.6-8.6 2.8c-2.3-1.7-1.7-5 .9-5.8c2-.6 3.9.8 3.5 2.6" fill="none" stroke="#c9a366" stroke-width="1.5" stroke-linecap="round"/><path d="M9.6 16.8c-.1-4.2 3.8-7 7.6-6.5" fill="none" stroke="#fbeccb" stroke-width=".8" stroke-linecap="round"/><path d="M12 20.5c2.6 2.6 8 2.3 10-1" fill="none" stroke="#b9a02c" stroke-width="1.6" stroke-linecap="round" opacity=".8"/><g fill="#b3402a"><circle cx="13" cy="13" r=".6"/><circle cx="16" cy="12" r=".5"/><circle cx="20.5" cy="13.2" r=".6"/><circle cx="21.4" cy="16.8" r=".5"/><circle cx="12" cy="17.6" r=".5"/></g><g fill="#eccb86" stroke="#b98c43" stroke-width=".5"><circle cx="16.8" cy="16.6" r="1.5"/><circle cx="18.8" cy="17.8" r="1.3"/></g>${leaves}`,
  ),
  falafel: {
    size: 32,
    body: '<path d="M17.0 12.0L16.2 15.0L14.4 17.6L11.5 18.8L8.5 18.7L5.6 17.6L3.2 15.3L2.6 12.0L3.3 8.8L5.6 6.5L8.4 5.0L11.6 5.1L14.3 6.6L16.2 9.0Z" fill="#c98b3a" stroke="#8f5a1f" stroke-width=".8" stroke-linejoin="round"/><path d="M5.7 10.9a5.0 5.0 0 0 1 5.4 -4.0" fill="none" stroke="#eec27a" stroke-width="1.3" stroke-linecap="round"/><g fill="#8a5a22"><circle cx="7.5" cy="16.4" r="0.6"/><circle cx="12.6" cy="15.4" r="0.4"/><circle cx="8.4" cy="14.0" r="0.6"/><circle cx="13.1" cy="16.0" r="0.4"/><circle cx="10.9" cy="14.3" r="0.5"/><circle cx="7.2" cy="12.7" r="0.4"/><circle cx="13.8" cy="15.9" r="0.5"/><circle cx="8.3" cy="16.3" r="0.6"/><circle cx="13.3" cy="15.8" r="0.5"/></g><path d="M29.2 11.0L28.7 14.0L26.7 16.3L24.0 17.4L21.0 17.5L18.1 16.5L16.7 13.8L16.0 11.0L16.3 8.0L18.4 5.8L21.0 4.3L24.0 4.4L26.7 5.8L28.9 7.9Z" fill="#c48436" stroke="#8f5a1f" stroke-width=".8" stroke-linejoin="round"/><path d="M18.4 10.0a4.8 4.8 0 0 1 5.1 -3.7" fill="none" stroke="#eec27a" stroke-width="1.3" stroke-linecap="round"/><g fill="#93612a"><circle cx="20.0" cy="11.2" r="0.4"/><circle cx="23.6" cy="10.1" r="0.5"/><circle cx="24.5" cy="10.4" r="0.5"/><circle cx="25.8" cy="8.7" r="0.4"/><circle cx="20.3" cy="13.9" r="0.6"/><circle cx="20.4" cy="10.5" r="0.4"/><circle cx="22.2" cy="8.3" r="0.6"/><circle cx="25.7" cy="15.4" r="0.6"/><circle cx="26.3" cy="8.1" r="0.5"/></g><circle cx="16" cy="22" r="8" fill="#b5752c" stroke="#8f5a1f" stroke-width=".8"/><circle cx="16" cy="22" r="6.5" fill="#93ad52"/><g fill="#6f8d36"><circle cx="19.0" cy="21.9" r="0.5"/><circle cx="16.3" cy="17.3" r="0.7"/><circle cx="13.5" cy="22.9" r="1.0"/><circle cx="19.3" cy="21.1" r="0.5"/><circle cx="15.1" cy="20.5" r="0.8"/><circle cx="16.9" cy="21.0" r="0.7"/><circle cx="15.3" cy="27.2" r="0.6"/><circle cx="17.4" cy="26.4" r="0.7"/><circle cx="11.0" cy="23.3" r="0.6"/><circle cx="18.3" cy="22.8" r="0.7"/><circle cx="14.0" cy="25.5" r="0.9"/><circle cx="19.7" cy="21.8" r="0.6"/></g><g fill="#dbe3a4"><circle cx="16.2" cy="26.9" r=".6"/><circle cx="17.1" cy="26.5" r=".6"/><circle cx="16.5" cy="25.6" r=".6"/><circle cx="17.1" cy="20.3" r=".6"/><circle cx="19.1" cy="25.8" r=".6"/><circle cx="20.7" cy="23.0" r=".6"/><circle cx="19.8" cy="20.0" r=".6"/><circle cx="12.2" cy="20.1" r=".6"/><circle cx="19.8" cy="21.7" r=".6"/></g>',
  },
  meatball: {
    size: 32,
    body: '<circle cx="10" cy="12" r="7" fill="#8a4a26"/><circle cx="9.6" cy="11.5" r="6" fill="#b26a3a"/><path d="M4.8 11.3c0.7 -5.2 8.4 -6.3 10.2 -0.7c-.6 3.1 -1.8 .2 -2.4 3.5c-.7 .8 -1.7 .4 -2.2 -.4c-.9 -.9 -2.3 .5 -3.2 -.6Z" fill="#c8402c"/><path d="M7.2 9.2a3.5 3.5 0 0 1 3.5 -1.8" fill="none" stroke="#f0937d" stroke-width="1.1" stroke-linecap="round"/><circle cx="22.5" cy="12" r="7" fill="#8a4a26"/><circle cx="22.1" cy="11.5" r="6" fill="#b26a3a"/><path d="M17.2 11.3c0.7 -5.2 8.4 -6.3 10.2 -0.7c-.6 3.1 -1.8 .2 -2.4 3.5c-.7 .8 -1.7 .4 -2.2 -.4c-.9 -.9 -2.3 .5 -3.2 -.6Z" fill="#c8402c"/><path d="M19.7 9.2a3.5 3.5 0 0 1 3.5 -1.8" fill="none" stroke="#f0937d" stroke-width="1.1" stroke-linecap="round"/><circle cx="16" cy="22" r="7.4" fill="#8a4a26"/><circle cx="15.6" cy="21.5" r="6.4" fill="#b26a3a"/><path d="M10.4 21.3c0.7 -5.6 8.9 -6.7 10.7 -0.7c-.6 3.3 -1.8 .2 -2.4 3.7c-.7 .8 -1.7 .4 -2.2 -.4c-.9 -.9 -2.3 .5 -3.2 -.6Z" fill="#c8402c"/><path d="M13.0 19.0a3.7 3.7 0 0 1 3.7 -1.9" fill="none" stroke="#f0937d" stroke-width="1.1" stroke-linecap="round"/><g fill="#5f8f3c"><ellipse cx="9" cy="8.6" rx="1.3" ry=".7" transform="rotate(-20 9 8.6)"/><ellipse cx="23.4" cy="9" rx="1.3" ry=".7" transform="rotate(30 23.4 9)"/><ellipse cx="16" cy="18.6" rx="1.3" ry=".7"/></g>',
  },
  'stuffed-mushroom': {
    size: 32,
    body: '<g transform="translate(10.5 11.5) rotate(-8)"><ellipse rx="7.4" ry="6.6" fill="#7d5a3c"/><ellipse cy="-.7" rx="6.8" ry="5.8" fill="#b08a63"/><ellipse cy="-1" rx="4.9" ry="4" fill="#8d6743"/><path d="M-4.6 -1.2c.6-3.2 8.4-3.4 9.2 0c-.5 2.6-2.2 3-4.6 3s-4.2-.5-4.6-3Z" fill="#f1dca0"/><g fill="#d9b25c"><circle cx="-2.2" cy="-2" r=".8"/><circle cx="1.2" cy="-2.6" r=".8"/><circle cx="2.6" cy="-.6" r=".7"/><circle cx="-.6" cy="-.3" r=".7"/></g><g fill="#5f8f3c"><circle cx="-.8" cy="-1.8" r=".6"/><circle cx="2.2" cy="-1.9" r=".5"/><circle cx="-2.8" cy="-.6" r=".5"/></g><path d="M-5.8 1.6c1.6 2.4 9 2.8 11.2.2" fill="none" stroke="#d3b08a" stroke-width=".9" stroke-linecap="round"/></g><g transform="translate(22 12.5) rotate(10)"><ellipse rx="7.4" ry="6.6" fill="#7d5a3c"/><ellipse cy="-.7" rx="6.8" ry="5.8" fill="#b08a63"/><ellipse cy="-1" rx="4.9" ry="4" fill="#8d6743"/><path d="M-4.6 -1.2c.6-3.2 8.4-3.4 9.2 0c-.5 2.6-2.2 3-4.6 3s-4.2-.5-4.6-3Z" fill="#f1dca0"/><g fill="#d9b25c"><circle cx="-2.2" cy="-2" r=".8"/><circle cx="1.2" cy="-2.6" r=".8"/><circle cx="2.6" cy="-.6" r=".7"/><circle cx="-.6" cy="-.3" r=".7"/></g><g fill="#5f8f3c"><circle cx="-.8" cy="-1.8" r=".6"/><circle cx="2.2" cy="-1.9" r=".5"/><circle cx="-2.8" cy="-.6" r=".5"/></g><path d="M-5.8 1.6c1.6 2.4 9 2.8 11.2.2" fill="none" stroke="#d3b08a" stroke-width=".9" stroke-linecap="round"/></g><g transform="translate(15.5 22) rotate(2)"><ellipse rx="7.4" ry="6.6" fill="#7d5a3c"/><ellipse cy="-.7" rx="6.8" ry="5.8" fill="#b08a63"/><ellipse cy="-1" rx="4.9" ry="4" fill="#8d6743"/><path d="M-4.6 -1.2c.6-3.2 8.4-3.4 9.2 0c-.5 2.6-2.2 3-4.6 3s-4.2-.5-4.6-3Z" fill="#f1dca0"/><g fill="#d9b25c"><circle cx="-2.2" cy="-2" r=".8"/><circle cx="1.2" cy="-2.6" r=".8"/><circle cx="2.6" cy="-.6" r=".7"/><circle cx="-.6" cy="-.3" r=".7"/></g><g fill="#5f8f3c"><circle cx="-.8" cy="-1.8" r=".6"/><circle cx="2.2" cy="-1.9" r=".5"/><circle cx="-2.8" cy="-.6" r=".5"/></g><path d="M-5.8 1.6c1.6 2.4 9 2.8 11.2.2" fill="none" stroke="#d3b08a" stroke-width=".9" stroke-linecap="round"/></g>',
  },
  tofu: cubes,
  paneer: cubes,
  'fish-fillet': {
    size: 32,
    body: '<path d="M3 20c2-7 10-13 20-13 4 0 7 2 6.5 5.5C28.5 19 20 26 10 26c-5 0-8-2.5-7-6Z" fill="#e88a63"/><path d="M3 20c2-7 10-13 20-13 4 0 7 2 6.5 5.5" fill="none" stroke="#c9623c" stroke-width="1.6"/><path d="M8 23c0-4 3-9 7-12M13 24.5c0-4 3-9 7-13M18.5 23.5c0-4 2-8 5.5-11.5" fill="none" stroke="#f6c3a8" stroke-width="1.3"/><g fill="#5f8f3c"><circle cx="12" cy="16" r=".9"/><circle cx="21" cy="13" r=".9"/><circle cx="17" cy="20" r=".8"/></g>',
  },
  baklava: {
    size: 32,
    body: '<path d="M16 5 30 15 16 25 2 15Z" fill="#d9952f"/><path d="M2 15v4l14 10v-4ZM30 15v4L16 29v-4Z" fill="#a8651c"/><path d="M2 17l14 10 14-10M2 18.6l14 10 14-10" fill="none" stroke="#f2cf86" stroke-width=".7"/><path d="M16 7.4 26.6 15 16 22.6 5.4 15Z" fill="#eab355"/><path d="M9 15l7-5M12.5 17.5l7-5M16 20l7-5" stroke="#c9822a" stroke-width=".8"/><g fill="#7fa33c"><circle cx="16" cy="15" r="2.3"/><circle cx="13" cy="14" r="1.2"/><circle cx="18.8" cy="16.2" r="1.3"/><circle cx="17.6" cy="12.8" r=".9"/></g>',
  },
  eclair: {
    size: 32,
    body: '<rect x="2" y="10" width="28" height="13" rx="6.5" fill="#d99a4e"/><path d="M3 18.5h26" stroke="#f8e7c4" stroke-width="2.4"/><path d="M3.5 15.5c0-3.5 2.5-6 6-6h13c3.5 0 6 2.5 6 6 0 1.6-2.2 1-3.6.4-1.8-.8-3.2.9-5 .5-2-.4-3-1.3-5-.5-1.7.7-3 .6-4.6-.2-2.4-1.2-6.8 2.2-6.8-.2Z" fill="#5b3320"/><path d="M9 12h9" stroke="#8d5a3c" stroke-width="1.4" stroke-linecap="round"/>',
  },
  tartlet: {
    size: 32,
    body: '<circle cx="16" cy="16" r="13.5" fill="#c98a3c"/><circle cx="16" cy="16" r="13.5" fill="none" stroke="#e8b96c" stroke-width="2.4" stroke-dasharray="2.8 2.2"/><circle cx="16" cy="16" r="10.6" fill="#fbe3a1"/><g fill="#c9304a"><circle cx="12" cy="12.5" r="3"/><circle cx="20" cy="12.5" r="3"/><circle cx="16" cy="19.5" r="3"/></g><g fill="#46549b"><circle cx="16" cy="10" r="1.7"/><circle cx="11" cy="18.5" r="1.7"/><circle cx="21" cy="18.5" r="1.7"/></g><g fill="#fff" opacity=".6"><circle cx="11.2" cy="11.7" r=".8"/><circle cx="19.2" cy="11.7" r=".8"/><circle cx="15.2" cy="18.7" r=".8"/></g>',
  },
};

/** A food glyph of our own, else of Fluent Emoji Flat (MIT), else of Noto Emoji (Apache-2.0); undefined where none has the name. */
export function glyphOf(name: string): Glyph | undefined {
  if (drawn[name]) return drawn[name];
  for (const set of glyphSets()) {
    const icon = set.icons[name];
    if (icon) return { body: cook(ownIds(icon.body, name), name), size: icon.width ?? set.width ?? 32 };
  }
  return undefined;
}

/** Meat comes raw in the sets; on a laid table it has been on the grill. */
const cooked: Record<string, Record<string, string>> = {
  'meat-on-bone': { '#f8312f': '#b5562f' },
};
function cook(body: string, name: string): string {
  return Object.entries(cooked[name] ?? {}).reduce((done, [raw, brown]) => done.replaceAll(raw, brown), body);
}

/** Two glyphs in one picture must not share the ids of their gradients. */
function ownIds(body: string, name: string): string {
  return body
    .replace(/\bid="([^"]+)"/g, `id="${name}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${name}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${name}-$1"`);
}

/** Glyphs that bring a vessel of their own and stand on the table as they are. */
const standing = new Set([
  'steaming-bowl', 'pot-of-food', 'shallow-pan-of-food', 'curry-rice', 'bento-box', 'takeout-box', 'cooked-rice',
  'hot-beverage', 'teapot', 'green-salad', 'bubble-tea', 'tropical-drink', 'cup-with-straw',
  'beverage-box', 'glass-of-milk', 'french-fries', 'cooking', 'fondue', 'spaghetti', 'popcorn', 'birthday-cake',
  'custard', 'shaved-ice', 'ice-cream', 'soft-ice-cream', 'canned-food', 'clinking-glasses', 'beans',
  'lentil-bowl', 'chickpea-bowl', 'fish-curry', 'green-curry', 'parfait-bowl', 'dip-bowl', 'soup-bowl',
]); // prettier-ignore
export const standsAlone = (name: string) => standing.has(name);
