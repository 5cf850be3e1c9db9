import { type ReadState } from '@copper-carrot/contracts/runtime';
import { useEffect, useRef } from 'react';
import { isLost } from '../checkout/failures';

/** Delay in milliseconds before a failed read is repeated. */
const againMs = 4_000;

/**
 * Reads again for each `news` that the answer lacks; null for none. Runs one read at a time, so
 * that frequent news can't starve it, and retries a failed read after a delay.
 */
export function useReadAgain(
  { isRefreshing, error, refresh }: Pick<ReadState<unknown>, 'isRefreshing' | 'error' | 'refresh'>,
  news: object | number | null,
): void {
  const asked = useRef<typeof news>(null);
  const again = useRef(refresh);
  const wasLost = isLost(error);
  useEffect(() => {
    again.current = refresh;
  });
  useEffect(() => {
    if (news === null || isRefreshing) return;
    if (asked.current !== news) {
      asked.current = news;
      void again.current();
      return;
    }
    if (!wasLost) return;
    const timer = setTimeout(() => void again.current(), againMs);
    return () => clearTimeout(timer);
  }, [news, isRefreshing, wasLost]);
}
