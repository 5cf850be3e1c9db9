/** Characters that no database stores, that move a terminal's cursor, or that reverse the direction of text. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Whether a text is a single line that is shown as written, in a terminal and on a page. */
export const isPrintable = (text: string): boolean => !unprintable.test(text);

const unprintableInLines = new RegExp(`(?!\\n)${unprintable.source}`, 'gu');

/** Makes a browser's text printable; keeps line breaks. */
export const printable = (text: string): string => text.replace(unprintableInLines, ' ');

/** The same without line breaks. */
export const printableLine = (text: string): string => printable(text).replaceAll('\n', ' ');

const deepest = 60;
/** Ten times the largest manifest of the site; each value may cause one more fault. */
const mostValues = 20_000;

/**
 * Where JSON has an unprintable text or key, a key like `__proto__`, which schemas skip, or too many or too deeply
 * nested values; null if all of it can be stored.
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
