import { pageQuery } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { Cluster } from '@copper-carrot/shared-ui/Layout';
import { Pagination } from '@copper-carrot/shared-ui/Pagination';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { useState } from 'react';
import { Part } from '../../components/Part';
import { type Kitchen, missingUrl } from './api';

const pageSize = 24;

/** The ZIP codes near a kitchen that it does not deliver to. */
export function MissingAreas({ kitchen }: { kitchen: Kitchen }) {
  const [page, setPage] = useState(1);
  const { data } = useRead(missingUrl(kitchen.id, pageQuery(page, pageSize)), { keepPrevious: true });
  return (
    <Part title="Not delivered to">
      <p>ZIP codes within 20 miles that lie beyond your farthest delivery area, the nearest first.</p>
      {!data && (
        <Loading label="Loading the areas around">
          <Skeleton height="8rem" />
        </Loading>
      )}
      {data?.count === 0 && <p>You deliver everywhere within 20 miles.</p>}
      {data && data.count > 0 && (
        <>
          <Cluster as="ul" gap={4} aria-label="Areas that are not delivered to">
            {data.records.map(({ zip, city, state, distance_miles: miles }) => (
              <li key={zip}>
                {zip} {city}, {state} ({miles} mi)
              </li>
            ))}
          </Cluster>
          <Pagination page={page} count={data.count} pageSize={pageSize} onPage={setPage} />
        </>
      )}
    </Part>
  );
}
