import type { Schemas } from '@copper-carrot/contracts';
import { useReads, useWrite } from '@copper-carrot/contracts/runtime';
import { useEffect } from 'react';
import { claimOrder, urls } from '../api';

/** Whoever opens the order that a caterer made for them has claimed it (1 §4). */
export function useClaim({ id, can }: Schemas['Order']): void {
  const { put } = useReads();
  const { run } = useWrite(() => claimOrder(id), {
    onDone: (order) => put(urls.order(id), order),
    // It can be placed all the same, and the next visit claims it.
    onFailure: () => undefined,
  });
  useEffect(() => {
    if (can.claim) void run();
    // Once for each visit: an order that can't be claimed is not asked for again and again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
}
