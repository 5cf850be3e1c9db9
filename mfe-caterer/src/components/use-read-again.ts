import { useReads, type WriteFailure } from '@copper-carrot/contracts/runtime';
import { urls } from '../api';

/** The lists, and the page of the order, that an answer makes stale. */
export const staleAfter = (orderId: number) => [urls.orders({}), urls.actions, urls.order(orderId)];

/**
 * Reads an order again whose answer came too late: somebody else answered, nobody did in time, or its orderer changed it. What
 * is answered next is the order as it is then. True where that was it.
 */
export function useReadAgain(orderId: number): (failure: WriteFailure) => Promise<boolean> {
  const { refresh } = useReads();
  return async ({ status }) => {
    if (status !== 409) return false;
    await refresh(staleAfter(orderId));
    return true;
  };
}
