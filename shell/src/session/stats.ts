import { noStats, read, statsEveryMs, type Schemas } from '@copper-carrot/contracts';
import { events, useRead, useReads } from '@copper-carrot/contracts/runtime';
import { useEffect } from 'react';

const url = read('/cpi/v2/user/stats');

/**
 * The navigation's counts, read on load, every 30 seconds, when the person changes and after an order was
 * placed or ended; empty after a failure (2 §4, 2 §7).
 */
export function useStats(user: Schemas['Session'] | null): Schemas['Stats'] {
  const { data, error } = useRead(user && url, {
    everyMs: statsEveryMs,
    failure: 'own',
    signIn: false,
  });
  const { refresh } = useReads();
  useEffect(() => {
    // The bus replays the last event on subscribing, which the first read already covers.
    let isNews = false;
    const stop = events.on('order.changed@1', ({ status }) => {
      // Carts are not counted, and they change on every autosave.
      if (isNews && status !== 'in_cart') void refresh([url]);
    });
    isNews = true;
    return stop;
  }, [refresh]);
  return (!error && data) || noStats;
}
