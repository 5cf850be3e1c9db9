/** What no database keeps, moves a terminal's cursor, or shows words in another order than they are written in. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Whether a text is one line that shows as it is written, in a terminal and on a page. */
export const isPrintable = (text: string): boolean => !unprintable.test(text);

const unprintableInLines = new RegExp(`(?!\\n)${unprintable.source}`, 'gu');

/** What a browser says, so that it can be shown: its lines stay. */
export const printable = (text: string): string => text.replace(unprintableInLines, ' ');

/** The same of what has to stay in one line. */
export const printableLine = (text: string): string => printable(text).replaceAll('\n', ' ');

const deepest = 60;
/** Ten times what the largest manifest of the site holds; each may be one more fault to be told. */
const mostValues = 20_000;

/**
 * Where in JSON a text or a name can't be shown, a name is that of what objects come from, which a schema passes by, or there
 * is no end to its nesting or its values; null where all of it can be kept.
 */
export function findUnkeepable(json: unknown): string | null {
  let values = 0;
  const find = (value: unknown, at: readonly string[]): string | null => {
    const here = at.join('.') || 'the whole';
    values += 1;
    if (typeof value === 'string') return isPrintable(value) ? null : here;
    if (typeof value !== 'object' || value === null) return null;
    if (at.length > deepest) return here.slice(0, 100);
    for (const [key, each] of Object.entries(value)) {
      const isName = isPrintable(key) && key !== '__proto__';
      const found = isName ? find(each, [...at, key]) : `${here} (a name in it)`;
      if (found !== null) return found;
      if (values > mostValues) return here;
    }
    return null;
  };
  return find(json, []);
}
