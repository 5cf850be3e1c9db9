import { messageOf } from '@copper-carrot/contracts';
import { ErrorState } from '@copper-carrot/shared-ui/ErrorState';
import { Loading, SkeletonCard } from '@copper-carrot/shared-ui/Skeleton';
import { CardGrid } from './Results';

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

export function FailedSearch({ error, retry }: { error: unknown; retry: () => unknown }) {
  return (
    <ErrorState title="We could not load the results" onRetry={retry}>
      {messageOf(error)}
    </ErrorState>
  );
}
