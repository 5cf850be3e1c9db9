import type * as Fluent from '@iconify-json/fluent-emoji-flat';
import type * as Noto from '@iconify-json/noto';

export interface Glyph {
  body: string;
  size: number;
}

/* eslint-disable @typescript-eslint/no-require-imports -- megabytes that a start does not wait for: read with the first picture */
const sets = [
  () => (require('@iconify-json/fluent-emoji-flat') as typeof Fluent).icons,
  () => (require('@iconify-json/noto') as typeof Noto).icons,
];
/* eslint-enable @typescript-eslint/no-require-imports */

/** A food glyph of Fluent Emoji Flat (MIT), else of Noto Emoji (Apache-2.0); undefined where neither has the name. */
export function glyphOf(name: string): Glyph | undefined {
  for (const read of sets) {
    const set = read();
    const icon = set.icons[name];
    if (icon) return { body: cook(ownIds(icon.body, name), name), size: icon.width ?? set.width ?? 32 };
  }
  return undefined;
}

/** Meat comes raw in the sets; on a laid table it has been on the grill. */
const cooked: Record<string, Record<string, string>> = {
  'cut-of-meat': { '#f8312f': '#9c4a2b', '#fbb8ab': '#e2a871' },
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
  'bowl-with-spoon', 'hot-beverage', 'teapot', 'green-salad', 'bubble-tea', 'tropical-drink', 'cup-with-straw',
  'beverage-box', 'glass-of-milk', 'french-fries', 'cooking', 'fondue', 'spaghetti', 'popcorn', 'birthday-cake',
  'custard', 'shaved-ice', 'ice-cream', 'soft-ice-cream', 'canned-food', 'clinking-glasses', 'beans',
]); // prettier-ignore
export const standsAlone = (name: string) => standing.has(name);
