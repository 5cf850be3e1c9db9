import { changeSearch } from '../change-search';
import { type SearchState } from '../search-state';
import { holds } from './resolve';
import { restOf } from './rest';
import { tokensOf } from './tokens';
import { type Part, type Understanding } from './understand';

/** What was understood, with what was taken back of it: plain data, which an entry of the browser's history keeps. */
export interface Said extends Understanding {
  back: readonly Part[];
  /** What the field shows beside this text of the search: figures that were taken back wait there to be changed or sent. */
  draft?: { text: string; beside: string };
}

/** What finds nothing as a text: sums, numbers of people, days, hours and ZIP codes. */
const figures: readonly string[] = ['headcount', 'maxTotal', 'maxPerPerson', 'budget', 'date', 'time'];
const isFigure = ({ set }: Part) =>
  Object.hasOwn(set, 'address') || Object.keys(set).every((key) => figures.includes(key));

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
  return {
    source,
    rest,
    parts: [...earlier.map(withoutPlace), ...parts],
    back: (before?.back ?? []).map(withoutPlace),
  };
}

/** A part whose words stand in no text any more. */
const withoutPlace = (part: Part): Part => ({ ...part, spans: [] });

/** By what a filter's chip is known: its own name, or of a list the value. */
export const idsOf = (key: string, value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : [key];

/**
 * The search without one part, whose words are text again, and so are those of what cannot stand without it: in their place,
 * where nothing else was typed since. The search asks for them, but for figures, which only come back to the field.
 */
export function takeBack(state: SearchState, said: Said, part: Part): { state: SearchState; said: Said } {
  const holding = partsIn(without(state, part), said);
  const gone = partsIn(state, said).filter((each) => each === part || !holding.includes(each));
  const parts = said.parts.filter((each) => !gone.includes(each));
  const back = [...said.back, ...gone];
  const isInPlace = state.text === said.rest && gone.every(({ spans }) => spans.length > 0);
  const behind = (text: string, those: readonly Part[]) =>
    [text, ...those.flatMap(({ words }) => words)].filter(Boolean).join(' ');
  const field = isInPlace ? textOf(said.source, parts, back) : behind(fieldText(state.text, said), gone);
  const rest = isInPlace
    ? textOf(said.source, [...parts, ...back.filter(isFigure)], back)
    : behind(
        state.text,
        gone.filter((each) => !isFigure(each)),
      );
  const draft = field === rest ? undefined : { text: field, beside: rest };
  const left = isInPlace ? { parts, back } : { parts: parts.map(withoutPlace), back: back.map(withoutPlace) };
  const after = changeSearch(gone.reduce(without, state), { text: rest });
  return { state: after, said: { ...said, ...left, rest, draft } };
}

/** The search without what a part made of it: of a list only what it added. */
function without(state: SearchState, { undo }: Part): SearchState {
  const before = (Object.keys(undo) as (keyof SearchState)[]).map((key) => {
    const gone: unknown = undo[key];
    const has: unknown = state[key];
    return [
      key,
      Array.isArray(has) && Array.isArray(gone) ? has.filter((value) => !gone.includes(value)) : gone,
    ];
  });
  return changeSearch(state, Object.fromEntries(before) as Partial<SearchState>);
}

const fieldText = (text: string, { draft }: Said) => (draft?.beside === text ? draft.text : text);

function textOf(source: string, parts: readonly Part[], back: readonly Part[]): string {
  const tokens = tokensOf(source);
  const within = (those: readonly Part[]) =>
    tokens.map(({ start }) =>
      those.some(({ spans }) => spans.some(([from, to]) => start >= from && start < to)),
    );
  return restOf(source, tokens, within(parts), within(back)).join(' ');
}
