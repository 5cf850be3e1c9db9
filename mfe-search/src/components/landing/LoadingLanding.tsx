import { Loading, Skeleton, SkeletonCard } from '@copper-carrot/shared-ui/Skeleton';
import { Landing } from './Landing';
import { Rail } from './Rail';

/** The skeleton of a landing page. */
export function LoadingLanding({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <Landing>
        <Skeleton height="32rem" />
        <Rail as="div">
          {Array.from({ length: 4 }, (_, card) => (
            <SkeletonCard key={card} />
          ))}
        </Rail>
      </Landing>
    </Loading>
  );
}
