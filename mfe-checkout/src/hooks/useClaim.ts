import type { Schemas } from '@copper-carrot/contracts';
import { useReads, useWrite } from '@copper-carrot/contracts/runtime';
import { useEffect } from 'react';
import { claimOrder, urls } from '../api';

/** Claims a direct order when its customer opens it (1 §4). */
export function useClaim({ id, can }: Schemas['Order']): void {
  const { put } = useReads();
  const { run } = useWrite(() => claimOrder(id), {
    onDone: (order) => put(urls.order(id), order),
    // The order can be placed unclaimed, and the next visit tries again.
    onFailure: () => undefined,
  });
  useEffect(() => {
    if (can.claim) void run();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per visit, so that a failing claim is not repeated
  }, [id]);
}
