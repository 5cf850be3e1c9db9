import type { Schemas } from '@copper-carrot/contracts';
import { useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { media, space } from '@copper-carrot/shared-ui/tokens';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import styled from 'styled-components';
import { isAboutInput, type useSearchResults } from '../../hooks/useSearchResults';
import { type SearchControls } from '../../hooks/useSearchState';
import { type SearchType } from '../../search/options';
import { type Names } from '../../search/search-state';
import { ActiveFilters } from './ActiveFilters';
import { type NoResultsProps } from './NoResults';
import { beyondReach, noResults, notLeftOut, understood, whyNot, wrongInput } from './parts';
import { ResultCount } from './ResultCount';
import { Results } from './Results';
import { FailedSearch, LoadingResults } from './ResultStates';
import { type Sent } from './sent';
import { Toolbar } from './Toolbar';

const DeliveryMap = lazy(() => import('./map/DeliveryMap'));

export interface FoundProps extends SearchControls {
  type: SearchType | null;
  found: ReturnType<typeof useSearchResults>;
  names: Names;
  place: Schemas['Place'] | undefined;
  narrow: boolean;
  /** Beside the result count, if the title has no room. */
  aside: ReactNode;
}

/** The results with their controls, or an empty or error state. */
export function Found({ type, found, names, place, narrow, aside, ...controls }: FoundProps) {
  const { results } = found;
  const { state, said } = controls;
  const [sent, setSent] = useState<Sent | null>(null);
  const hasUnderstood = useOnDemand(understood, Boolean(sent ?? said), () => setSent(null));
  const hasWhyNot = useOnDemand(whyNot, state.text !== '') && results;
  const hasNotLeftOut = useOnDemand(notLeftOut, state.text !== '');
  const isFound = Boolean(results?.response.records.length);
  return (
    <Section id="packages" aria-label="Results" tabIndex={-1}>
      <Toolbar {...controls} type={type} narrow={narrow} onSend={setSent} />
      {hasUnderstood ? (
        <understood.Part {...controls} names={names} narrow={narrow} sent={sent} />
      ) : (
        !narrow && <ActiveFilters {...controls} names={names} />
      )}
      {hasNotLeftOut && <notLeftOut.Part text={state.text} />}
      {state.view === 'map' && !found.undeliverable ? (
        <Suspense fallback={<LoadingMap />}>
          <DeliveryMap {...controls} place={place} />
        </Suspense>
      ) : (
        <>
          <ResultCount results={results} state={state} narrow={narrow} aside={aside} />
          {hasWhyNot && <whyNot.Part {...controls} beside={isFound && 'here'} />}
          <Outcome {...controls} type={type} found={found} names={names} onSend={setSent} />
          {hasWhyNot && isFound && <whyNot.Part {...controls} beside="elsewhere" />}
        </>
      )}
    </Section>
  );
}

function Outcome({
  type,
  found,
  names,
  onSend,
  ...controls
}: Omit<FoundProps, 'place' | 'narrow' | 'aside'> & Pick<NoResultsProps, 'onSend'>) {
  const { results, error, undeliverable, isRefreshing, retry } = found;
  if (undeliverable) return <BeyondReach {...controls} />;
  if (error && isAboutInput(error)) return <Wrong error={error} />;
  if (error) return <FailedSearch error={error} retry={retry} />;
  if (!results) return <LoadingResults />;
  if (results.response.records.length > 0)
    return <Results {...controls} results={results} stale={isRefreshing} />;
  return (
    <Nothing {...controls} type={type ?? 'packages'} names={names} onSend={onSend} stale={isRefreshing} />
  );
}

function BeyondReach(props: Pick<SearchControls, 'state' | 'change'>) {
  return useOnDemand(beyondReach, true) ? <beyondReach.Part {...props} /> : <LoadingResults />;
}

function Wrong(props: { error: unknown }) {
  return useOnDemand(wrongInput, true) ? <wrongInput.Part {...props} /> : <LoadingResults />;
}

function Nothing(props: NoResultsProps) {
  return useOnDemand(noResults, true) ? <noResults.Part {...props} /> : <LoadingResults />;
}

const LoadingMap = () => (
  <Loading label="Loading the map">
    <Skeleton height="28rem" />
  </Loading>
);

const Section = styled.section`
  display: grid;
  gap: ${space(2)};
  align-content: start;
  /* Below the summary, which stays in sight on a phone; the shell sees to its own bar. */
  scroll-margin-top: 4rem;
  outline: none;

  ${media.largeTablet} {
    gap: ${space(4)};
    scroll-margin-top: 0;
  }

  > * {
    min-width: 0;
  }
`;
