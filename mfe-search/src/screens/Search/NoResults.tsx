import { openAuth, useUser } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Cluster } from '@copper-carrot/shared-ui/Layout';
import { formatDate, formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { count } from '@copper-carrot/shared-ui/words';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useNextDate } from '../../hooks/useNextDate';
import { useRelaxations } from '../../hooks/useRelaxations';
import { type SearchControls } from '../../hooks/useSearchState';
import { changeSearch, clearFilters } from '../../search/change-search';
import { eventNarrowings, type Narrowing, narrowings } from '../../search/filter-words';
import { type SearchType } from '../../search/options';
import { type Names, type SearchState } from '../../search/search-state';
import { type Sent } from './sent';

// One chunk, as each chunk adds its name to every page.
export { Undeliverable, WrongInput } from './Refusals';
export { NotLeftOut } from './NotLeftOut';
export { WhyNot } from './WhyNot';

export interface NoResultsProps extends Pick<SearchControls, 'state' | 'go' | 'said' | 'isOpened'> {
  type: SearchType;
  names: Names;
  onSend: (sent: Sent) => void;
  /** The answer is of the previous search. */
  stale: boolean;
}

/** The empty state: the next day with results, and filters to remove with the results that gives. */
export function NoResults({ state, go, said, isOpened, type, names, onSend, stale }: NoResultsProps) {
  useOpenedSentence({ state, said, isOpened, onSend });
  const user = useUser();
  const filters = narrowings(state, names);
  const all: Narrowing[] =
    filters.length > 1 ? [{ id: 'all', label: 'All filters', without: clearFilters(state) }] : [];
  const event = eventNarrowings(state);
  const isEvent = new Set(event.map(({ id }) => id));
  const ways = [...filters, ...event, ...all];
  const found = useRelaxations(ways, type);
  const next = useNextDate(state, type, !stale);
  if (!user && needsPerson(state)) return <NeedsPerson />;
  if (ways.length === 0)
    return (
      <EmptyState icon="search" title="Nothing here yet">
        No kitchen serves this place yet. Another place nearby may have some.
      </EmptyState>
    );
  const number = ({ id }: Narrowing) => (id === 'all' ? 0 : (found.get(id) ?? 0));
  const helps = ways.filter(({ id }) => found.get(id) !== 0);
  const offered = (helps.length > 0 ? helps : ways).sort((a, b) => number(b) - number(a));
  const noun = type === 'packages' ? 'package' : 'restaurant';
  const misses = next && filters.length === 0 ? 'Nothing can be had' : 'Nothing fits all of that';
  return (
    <EmptyState
      icon="search"
      title={`${misses}${next && state.date ? ` on ${dayInWords(state.date)}` : ''}`}
      action={
        <Cluster justify="center" gap={2}>
          {next && (
            <Button size="small" icon="calendar" onClick={() => go(changeSearch(state, { date: next.date }))}>
              Take {dayInWords(next.date)}
              <Found>{count(next.count, noun)}</Found>
            </Button>
          )}
          {offered.map(({ id, label, without }) => {
            const words = isEvent.has(id) ? `Not just ${label}` : label;
            const results = found.get(id) ? count(found.get(id) ?? 0, noun) : null;
            return (
              <Button
                key={id}
                variant="secondary"
                size="small"
                icon="close"
                aria-label={`Leave out: ${[words, results].filter(Boolean).join(', ')}`}
                onClick={() => go(without)}
              >
                {words}
                {results && <Found>{results}</Found>}
              </Button>
            );
          })}
        </Cluster>
      }
    >
      {next
        ? `The next day with food is ${dayInWords(next.date)}. Take it, or leave a wish out:`
        : 'Kitchens are here, but none meets every wish. Leave one out:'}
    </EmptyState>
  );
}

/** 'Mon, Nov 30': without the year, as it is near. */
const dayInWords = (date: string) =>
  `${formatOrderDate(date).slice(0, 3)}, ${formatDate(date).replace(/, \d+$/, '')}`;

/** Unmatched words in an opened link may be a shared sentence, so they are parsed. */
function useOpenedSentence({
  state,
  said,
  isOpened,
  onSend,
}: Pick<NoResultsProps, 'state' | 'said' | 'isOpened' | 'onSend'>) {
  useEffect(() => {
    if (isOpened && state.text && !said)
      onSend({ text: state.text, names: [], settle: () => undefined, isOpened });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for the address that was opened
  }, []);
}

const needsPerson = ({ favorited, ordered, rosterId, blockRosterId, sort }: SearchState) =>
  favorited ||
  ordered === true ||
  rosterId !== null ||
  blockRosterId !== null ||
  sort === 'frequently_ordered' ||
  sort === 'oldie_but_goodie';

/** The search filters by personal data, and the visitor is signed out. */
function NeedsPerson() {
  return (
    <EmptyState
      icon="heart"
      title="These results are yours alone"
      action={<Button onClick={() => openAuth()}>Log in to see them</Button>}
    >
      The search asks for your favorites, lists or past orders. It stays as it is while you log in.
    </EmptyState>
  );
}

const Found = styled.span`
  margin-left: ${space(2)};
  font-size: ${text.tiny};
  font-weight: 500;
  white-space: nowrap;

  [data-variant='secondary'] > & {
    color: ${color.inkSoft};
  }
`;
