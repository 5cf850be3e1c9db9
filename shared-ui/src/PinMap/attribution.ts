/** Whose map it is, in words, some of which lead to their pages. */
export interface Credit {
  words: string;
  href: string | null;
}

const link = /<a\s[^>]*?href=["']([^"']*)["'][^>]*>(.*?)<\/a>/gi;
const entities: Record<string, string> = {
  copy: '©',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/**
 * Reads the markup in which sources of maps name themselves. It comes from elsewhere, so nothing of it becomes markup here:
 * links to https pages are kept, of all else the words.
 */
export function readCredits(markup: string): Credit[] {
  const credits: Credit[] = [];
  const add = (text: string, href: string | null) => {
    const words = plain(text);
    if (words) credits.push({ words, href: href?.startsWith('https://') ? href : null });
  };
  let from = 0;
  for (const found of markup.matchAll(link)) {
    add(markup.slice(from, found.index), null);
    add(found[2] ?? '', found[1] ?? null);
    from = found.index + found[0].length;
  }
  add(markup.slice(from), null);
  return credits;
}

const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .trim();
