/** First letter large. */
export const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** One, two and three; "plus" before the last where a member is a pair itself. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  if (words.some((word) => word.includes(' and ')))
    return `${words.slice(0, -1).join(', ')}, plus ${words.at(-1)}`;
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** Small letters, digits and single hyphens, as the slug columns want. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/đ/gi, 'd')
    .replace(/&/g, ' and ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** A name that is new to the set, by trying the candidates in turn; an Error when they run out. */
export function unused(taken: Set<string>, candidates: Iterable<string>): string {
  for (const candidate of candidates) {
    const key = slugOf(candidate);
    if (taken.has(key)) continue;
    taken.add(key);
    return candidate;
  }
  throw new Error('Every candidate is taken');
}

/** A number that is no one's: 555-0100 to 555-0199, in an area code of the place. */
export const phoneNumber = (areaCode: string, index: number) =>
  `(${areaCode}) 555-01${String(index % 100).padStart(2, '0')}`;

/** 850 as $8.50, 2500 as $25. */
export const shortDollars = (cents: number): string => `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;
