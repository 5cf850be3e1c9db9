/** A word, number or sign of a text, with where it stands there. */
export interface Token {
  /** Plain: without capitals, accents and apostrophes. */
  text: string;
  start: number;
  /** Behind its last character. */
  end: number;
  /** Nothing stands between it and the one before. */
  joined: boolean;
  /** A comma or the like stands before it, over which no phrase reaches. */
  fresh: boolean;
}

const piece = /\d+(?:,\d{3})*(?:\.\d+)?|[\p{L}\p{M}]+(?:['’]\p{L}+)*|\S/gu;
const marks = /\p{M}+/gu;
const separators = new Set([',', ';', '·', '|', '(', ')', '?', '!']);
/** What may stand within a phrase and says nothing: the dot of an abbreviation, the hyphen between words. */
const silent = new Set(['.', '-', '–', "'", '’']);

const plain = (text: string): string =>
  text.toLowerCase().normalize('NFKD').replace(marks, '').replace(/['’]/g, '');
const isNumber = (token: Token | undefined): boolean => token !== undefined && /^\d/.test(token.text);

/** Cuts a text into what can be read; a hyphen between numbers is a sign of its own. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let fresh = true;
  for (const { 0: raw, index } of text.matchAll(piece)) {
    const before = tokens.at(-1);
    if (separators.has(raw)) fresh = true;
    else if (!silent.has(raw) || (isNumber(before) && /^\s?\$?\d/.test(text.slice(index + 1)) && raw !== '.'))
      tokens.push({
        text: /^\d/.test(raw) ? raw.replaceAll(',', '') : silent.has(raw) ? '-' : plain(raw) || raw,
        start: index,
        end: index + raw.length,
        joined: before?.end === index && !fresh,
        fresh,
      });
    if (!separators.has(raw)) fresh = false;
  }
  return tokens;
}

/** The text of a place in the line; nothing behind its end. */
export const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';

/** How many tokens a phrase takes from here; 0 where it does not stand here. A comma ends any phrase. */
export function phraseAt(tokens: readonly Token[], at: number, phrase: readonly string[]): number {
  for (let step = 0; step < phrase.length; step++) {
    const token = tokens[at + step];
    if (!token || token.text !== phrase[step] || (step > 0 && token.fresh)) return 0;
  }
  return phrase.length;
}

/** How many tokens the longest of these phrases takes from here. */
export const longestAt = (
  tokens: readonly Token[],
  at: number,
  phrases: readonly (readonly string[])[],
): number => phrases.reduce((most, phrase) => Math.max(most, phraseAt(tokens, at, phrase)), 0);

/** Phrases written as 'one two / three'. */
export const phrases = (line: string): string[][] => line.split(' / ').map((phrase) => phrase.split(' '));
