import { changeSearch } from '../change-search';
import { type SearchState } from '../search-state';
import { holds } from './resolve';
import { restOf } from './rest';
import { tokensOf } from './tokens';
import { type Part, type Understanding } from './understand';

/** What was understood, with what was taken back of it: plain data, which an entry of the browser's history keeps. */
export interface Said extends Understanding {
  back: readonly Part[];
}

/** The parts that the search still has: a filter that was changed elsewhere is no longer what the words made it. */
export const partsIn = (state: SearchState, { parts }: Pick<Said, 'parts'>): Part[] =>
  parts.filter(({ set }) => holds(state, set));

/** The words that were taken back, which stay text. */
export const literalOf = (said: Said | null): string[] => (said?.back ?? []).flatMap(({ words }) => words);

/** What was said by now, after more was: earlier parts stay where they still hold and nothing newer speaks of the same. */
export function saidAfter(
  before: Said | null,
  { source, parts, rest }: Understanding,
  state: SearchState,
): Said {
  const isNew = new Set(
    parts.flatMap(({ set }) => Object.entries(set).flatMap(([key, value]) => idsOf(key, value))),
  );
  const earlier = (before ? partsIn(state, before) : []).filter(({ set }) =>
    Object.entries(set).every(([key, value]) => idsOf(key, value).every((id) => !isNew.has(id))),
  );
  const withoutPlace = (part: Part): Part => ({ ...part, spans: [] });
  return {
    source,
    rest,
    parts: [...earlier.map(withoutPlace), ...parts],
    back: (before?.back ?? []).map(withoutPlace),
  };
}

/** By what a filter's chip is known: its own name, or of a list the value. */
export const idsOf = (key: string, value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : [key];

/** The search without one part, whose words are text again: in their place, where nothing else was typed since. */
export function takeBack(state: SearchState, said: Said, part: Part): { state: SearchState; said: Said } {
  const parts = said.parts.filter((each) => each !== part);
  const back = [...said.back, part];
  const isInPlace = state.text === said.rest && part.spans.length > 0;
  const rest = isInPlace
    ? textOf(said.source, parts, back)
    : [state.text, ...part.words].filter(Boolean).join(' ');
  const undo = Object.fromEntries(
    (Object.keys(part.undo) as (keyof SearchState)[]).map((key) => {
      const gone: unknown = part.undo[key];
      const has: unknown = state[key];
      return [
        key,
        Array.isArray(has) && Array.isArray(gone) ? has.filter((value) => !gone.includes(value)) : gone,
      ];
    }),
  );
  return { state: changeSearch(state, { ...undo, text: rest }), said: { ...said, parts, rest, back } };
}

function textOf(source: string, parts: readonly Part[], back: readonly Part[]): string {
  const tokens = tokensOf(source);
  const within = (those: readonly Part[]) =>
    tokens.map(({ start }) =>
      those.some(({ spans }) => spans.some(([from, to]) => start >= from && start < to)),
    );
  return restOf(source, tokens, within(parts), within(back)).join(' ');
}
