import { changeSearch } from '../change-search';
import { type SearchState } from '../search-state';
import { withoutsIn } from '../without';
import { partWords } from './part-words';
import { type Change } from './reading';
import { changeOf, type Clock, type Meant, resolve } from './resolve';
import { restOf } from './rest';
import { coveredBy, scan, type Vocabulary } from './scan';
import { phraseAt, type Token, tokensOf } from './tokens';

/** What is known besides the text. */
export interface Known extends Vocabulary {
  /** The place's local date and time, never the browser's. */
  clock: Clock;
  /**
   * Names of restaurants and packages: text that matches one is kept, as are restaurant names within it.
   */
  names: readonly string[];
  /** Words that were taken back, which stay text. */
  literal: readonly string[];
}

/** First character, and the one after the last. */
export type Span = readonly [number, number];

/** Words that became part of the search, as plain data for the browser's history. */
export interface Part {
  /** The words as typed, and their positions in the source; none if they are from an earlier text. */
  words: readonly string[];
  spans: readonly Span[];
  /** The values that they set and the previous ones; of a list, those added and removed. */
  set: Change;
  undo: Change;
  /** The label of their chip. */
  label: string;
}

export interface Understanding {
  /** The parsed text. */
  source: string;
  parts: readonly Part[];
  /** The text that was not understood. */
  rest: string;
}

const longestText = 1_000;
function nothing(source: string, present: SearchState) {
  const rest = source.trim();
  return { source, parts: [], rest, state: changeSearch(present, { text: rest }) };
}

/**
 * Parses words into parts of a search; unknown, contradictory, past and ambiguous ones stay text. `state`
 * is the resulting search. Makes no request and never throws.
 */
export function understand(
  source: string,
  present: SearchState,
  known: Known,
): Understanding & { state: SearchState } {
  const tokens = tokensOf(source);
  if (source.length > longestText || isName(tokens, known.names)) return nothing(source, present);
  const literal = literalOf(source, tokens, known);
  const meant = resolve(scan(tokens, literal, known), present, known.clock);
  if (meant.length === 0) return nothing(source, present);
  const covered = coveredBy(
    tokens.length,
    meant.map(({ reading }) => reading),
  );
  const change = changeOf(meant, present);
  const parts = together(meant).map((group) => partOf(group, source, tokens, present, known));
  const after = (rest: string) => ({ rest, state: changeSearch(present, { ...change, text: rest }) });
  const trimmed = restOf(source, tokens, covered, literal);
  const ways = [
    trimmed.join(' '),
    // A comma keeps words that become neighbours from gaining a meaning together.
    trimmed.join(', '),
    restOf(source, tokens, covered, literal, false).join(', '),
  ].map(after);
  const left = ways.find(({ rest, state }) => resolveAll(rest, state, known).length === 0);
  return left ? { source, parts, ...left } : nothing(source, present);
}

function resolveAll(text: string, state: SearchState, known: Known): Meant[] {
  const tokens = tokensOf(text);
  return resolve(scan(tokens, literalOf(text, tokens, known), known), state, known.clock);
}

const wordsOf = (text: string) => tokensOf(text).map((token) => token.text);
const isName = (tokens: readonly Token[], names: readonly string[]) => {
  const text = tokens.map((token) => token.text).join(' ');
  return names.some((name) => wordsOf(name).join(' ') === text);
};

/** Tokens that stay text: quoted, taken back, exclusions, or a name of several words. */
function literalOf(text: string, tokens: readonly Token[], { names, literal }: Known): boolean[] {
  const stays = coveredBy(tokens.length, []);
  const quotes = tokens.flatMap(({ text }, at) => (/["“”]/.test(text) ? [at] : []));
  for (let each = 0; each + 1 < quotes.length; each += 2)
    stays.fill(true, quotes[each], (quotes[each + 1] ?? 0) + 1);
  const phrases = [...names.map(wordsOf).filter(({ length }) => length > 1), ...literal.map(wordsOf)];
  for (let at = 0; at < tokens.length; at++)
    for (const phrase of phrases)
      if (phrase.length > 0) stays.fill(true, at, at + phraseAt(tokens, at, phrase));
  for (const { start, end } of withoutsIn(text))
    tokens.forEach((token, at) => (stays[at] ||= token.start >= start && token.start < end));
  return stays;
}

/** Readings with the same meaning are one part: 'lunch' and 'at noon', 'friday' and 'the 27th'. */
function together(meant: readonly Meant[]): Meant[][] {
  const groups: Meant[][] = [];
  for (const one of meant) {
    const same = groups.filter((group) => group.some((other) => sharesAValue(one.change, other.change)));
    for (const group of same) groups.splice(groups.indexOf(group), 1);
    groups.push([...same.flat(), one]);
  }
  return groups.map((group) => group.sort((a, b) => a.reading.at - b.reading.at));
}

const sharesAValue = (one: Change, other: Change) =>
  (Object.keys(one) as (keyof SearchState)[]).some(
    (key) =>
      key in other && [one[key]].flat().some((value) => ([other[key]].flat() as unknown[]).includes(value)),
  );

function partOf(
  group: readonly Meant[],
  source: string,
  tokens: readonly Token[],
  present: SearchState,
  known: Known,
): Part {
  const spans = group.map(({ reading: { at, length } }): Span => [
    tokens[at]?.start ?? 0,
    tokens[at + length - 1]?.end ?? 0,
  ]);
  const empty = { ...present, cuisines: [], diversity: [] };
  const set = changeOf(group, empty);
  const undo = Object.fromEntries(
    (Object.keys(set) as (keyof SearchState)[]).map((key) => {
      const had: unknown = present[key];
      return [
        key,
        Array.isArray(had) ? ([set[key]].flat() as unknown[]).filter((value) => !had.includes(value)) : had,
      ];
    }),
  );
  return {
    words: spans.map(([start, end]) => source.slice(start, end)),
    spans,
    set,
    undo,
    label: partWords(set, known.places),
  };
}
