import { messageOf, sentences } from '@copper-carrot/contracts';
import { Button, Cluster, EmptyState, ErrorState, Loading, SkeletonCard } from '@copper-carrot/shared-ui';
import { type SearchControls } from '../../hooks/useSearchState';
import { clearFilters } from '../../search/change-search';
import { eventNarrowings, narrowings } from '../../search/filter-words';
import { CardGrid } from './Results';

type Controls = Pick<SearchControls, 'state' | 'change' | 'go'>;

export function LoadingResults() {
  return (
    <Loading label="Loading results">
      <CardGrid as="div">
        {Array.from({ length: 9 }, (_, card) => (
          <SkeletonCard key={card} />
        ))}
      </CardGrid>
    </Loading>
  );
}

/** Nothing matches: what could be given up, one press each. */
export function NoResults({ state, go }: Controls) {
  const filters = narrowings(state);
  const relax = [...filters, ...eventNarrowings(state)];
  const isFilter = new Set(filters.map(({ id }) => id));
  return (
    <EmptyState
      icon="search"
      title="Nothing fits all of that"
      action={
        relax.length > 0 && (
          <Cluster justify="center" gap={2}>
            {relax.map(({ id, label, without }) => (
              <Button key={id} variant="secondary" size="small" icon="close" onClick={() => go(without)}>
                {isFilter.has(id) ? label : `Not just ${label}`}
              </Button>
            ))}
            {filters.length > 1 && (
              <Button size="small" onClick={() => go(clearFilters(state))}>
                Clear all filters
              </Button>
            )}
          </Cluster>
        )
      }
    >
      {relax.length > 0
        ? 'Kitchens are here, but none meets every wish. Leave one out:'
        : 'No kitchen serves this place yet. Another place nearby may have some.'}
    </EmptyState>
  );
}

/** Nobody delivers to the address (1 §8). */
export function Undeliverable({ state, change }: Controls) {
  return (
    <div role="status">
      <EmptyState
        icon="truck"
        title={sentences.addressUndeliverable}
        action={
          <Cluster justify="center">
            <Button onClick={() => change({ address: null, googlePlaceId: null })}>
              {state.placeId === null ? 'Leave out the address' : 'See all of this place'}
            </Button>
            <Button variant="secondary" onClick={() => change({ pickup: true })}>
              Pick it up instead
            </Button>
          </Cluster>
        }
      >
        {state.address}
      </EmptyState>
    </div>
  );
}

export function FailedSearch({ error, retry }: { error: unknown; retry: () => unknown }) {
  return (
    <ErrorState title="The search did not come back" onRetry={retry}>
      {messageOf(error)}
    </ErrorState>
  );
}

/** The address, date or headcount can't be searched for; the words stand beside its field. */
export function WrongInput() {
  return (
    <EmptyState icon="info" title="One of the details above needs another look">
      The search goes on as soon as it is mended.
    </EmptyState>
  );
}
