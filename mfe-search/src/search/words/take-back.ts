import { changeSearch } from '../change-search';
import { type SearchState } from '../search-state';
import { holds } from './resolve';
import { restOf } from './rest';
import { tokensOf } from './tokens';
import { type Part, type Understanding } from './understand';

/** What was understood and what of it was taken back, as plain data for the browser's history. */
export interface Said extends Understanding {
  back: readonly Part[];
  /** Text for the field: numbers that were taken back, to edit or send again. */
  draft?: { text: string; beside: string };
}

/** Parts that find nothing as text: sums, headcounts, dates, times and ZIP codes. */
const figures: readonly string[] = ['headcount', 'maxTotal', 'maxPerPerson', 'budget', 'date', 'time'];
const isFigure = ({ set }: Part) =>
  Object.hasOwn(set, 'address') || Object.keys(set).every((key) => figures.includes(key));

/** The parts that the search still has. */
export const partsIn = (state: SearchState, { parts }: Pick<Said, 'parts'>): Part[] =>
  parts.filter(({ set }) => holds(state, set));

/** The words taken back, which stay text. */
export const literalOf = (said: Said | null): string[] => (said?.back ?? []).flatMap(({ words }) => words);

/**
 * The state after more words: earlier parts stay if they still apply and no newer part concerns the same.
 */
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

/** The part without its position, as its words are in no text any more. */
const withoutPlace = (part: Part): Part => ({ ...part, spans: [] });

/** The ids of a filter's chips: its name, or the value for lists. */
export const idsOf = (key: string, value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : [key];

/**
 * The search without one part and those that depend on it; their words become text again where they were,
 * if the text is unchanged. Numbers return to the field only.
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

/** The search without a part's change; of a list, only what it added. */
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
