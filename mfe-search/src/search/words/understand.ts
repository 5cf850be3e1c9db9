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
  /** The place's own date and time; never those of the browser. */
  clock: Clock;
  /** Names of restaurants and packages: a text that is one of them stays text, as a restaurant's name does within it. */
  names: readonly string[];
  /** Words that were understood before and taken back: they stay text. */
  literal: readonly string[];
}

/** From a character to behind another one. */
export type Span = readonly [number, number];

/** Words that became part of the search. It is plain data: the history of the browser keeps it. */
export interface Part {
  /** As they were typed, piece by piece, and where they stand in the source; nowhere where they are of an earlier one. */
  words: readonly string[];
  spans: readonly Span[];
  /** What they set, and what stood there before; of a list, what they added and what of it is to go. */
  set: Change;
  undo: Change;
  /** What they were taken for. */
  label: string;
}

export interface Understanding {
  /** The text that was read. */
  source: string;
  parts: readonly Part[];
  /** What was not understood. */
  rest: string;
}

const longestText = 1_000;
function nothing(source: string, present: SearchState) {
  const rest = source.trim();
  return { source, parts: [], rest, state: changeSearch(present, { text: rest }) };
}

/**
 * Reads words as parts of a search; what is unknown, contradictory, over or ambiguous stays text. `state` is the search
 * that it makes of the present one. Asks nobody and never throws.
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
    // Words that come to stand side by side must not mean something new together.
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

/** The tokens that stay text whatever they may mean: quoted, taken back, what is to be left out, or a name of several words. */
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

/** Readings that say the same are one part: 'lunch' and 'at noon', 'friday' and 'the 27th'. */
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
