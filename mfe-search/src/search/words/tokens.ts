/** A word, number or sign of a text, with its position. */
export interface Token {
  /** Normalised: without capitals, accents and apostrophes. */
  text: string;
  /** As typed. */
  raw: string;
  start: number;
  /** After its last character. */
  end: number;
  /** No space before it. */
  joined: boolean;
  /** A comma or similar precedes it, which no phrase crosses. */
  fresh: boolean;
}

const piece = /\d+(?:,\d{3})*(?:\.\d+)?|[\p{L}\p{M}]+(?:['’]\p{L}+)*|\S/gu;
const marks = /\p{M}+/gu;
const separators = new Set([',', ';', '·', '|', '(', ')', '?', '!']);
/** Signs ignored within a phrase: the dot of an abbreviation, the hyphen between words. */
const silent = new Set(['.', '-', '–', "'", '’']);

const plain = (text: string): string =>
  text.toLowerCase().normalize('NFKD').replace(marks, '').replace(/['’]/g, '');
const isNumber = (token: Token | undefined): boolean => token !== undefined && /^\d/.test(token.text);

/** Splits a text into tokens; a hyphen between numbers is its own token. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let fresh = true;
  for (const { 0: raw, index } of text.matchAll(piece)) {
    const before = tokens.at(-1);
    if (separators.has(raw)) fresh = true;
    else if (!silent.has(raw) || (isNumber(before) && /^\s?\$?\d/.test(text.slice(index + 1)) && raw !== '.'))
      tokens.push({
        text: /^\d/.test(raw) ? raw.replaceAll(',', '') : silent.has(raw) ? '-' : plain(raw) || raw,
        raw,
        start: index,
        end: index + raw.length,
        joined: before?.end === index && !fresh,
        fresh,
      });
    if (!separators.has(raw)) fresh = false;
  }
  return tokens;
}

/** The text at a position; empty past the end. */
export const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';

/** The token count of a phrase at a position; 0 if it does not match. A comma ends any phrase. */
export function phraseAt(tokens: readonly Token[], at: number, phrase: readonly string[]): number {
  for (let step = 0; step < phrase.length; step++) {
    const token = tokens[at + step];
    if (!token || token.text !== phrase[step] || (step > 0 && token.fresh)) return 0;
  }
  return phrase.length;
}

/** The token count of the longest matching phrase. */
export const longestAt = (
  tokens: readonly Token[],
  at: number,
  phrases: readonly (readonly string[])[],
): number => phrases.reduce((most, phrase) => Math.max(most, phraseAt(tokens, at, phrase)), 0);

/** Parses phrases written as 'one two / three'. */
export const phrases = (line: string): string[][] => line.split(' / ').map((phrase) => phrase.split(' '));
