import { type ReadState } from '@copper-carrot/contracts/runtime';
import { useEffect, useRef } from 'react';
import { isLost } from '../checkout/failures';

/** After a read that was lost on its way. */
const againMs = 4_000;

/**
 * Reads again for each `news` that an answer lacks; null for none. One read at a time: however fast the news
 * come, an answer comes through. A read that is lost on its way is asked for once more after a while.
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
