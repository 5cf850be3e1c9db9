import { read, statsEveryMs, type Schemas } from '@copper-carrot/contracts';
import { events, useRead, useReads } from '@copper-carrot/contracts/runtime';
import { useEffect } from 'react';

const noStats: Schemas['Stats'] = {
  stats: { redeemable_points: 0, submitted_order_count: 0, unread_message_count: 0 },
  team_stats: {},
  customer_action_items: { orders_awaiting_review: [] },
};

const url = read('/cpi/v2/user/stats');

/**
 * The counts of the navigation: on load, every 30 seconds, whenever the person changes and once an order was placed or ended in
 * this page; empty after a failure (2 §4, 2 §7).
 */
export function useStats(user: Schemas['Session'] | null): Schemas['Stats'] {
  const { data, error } = useRead(user && url, {
    everyMs: statsEveryMs,
    failure: 'own',
    signIn: false,
  });
  const { refresh } = useReads();
  useEffect(() => {
    // Told again at once is what happened before, and that is counted by the read on load.
    let isNews = false;
    const stop = events.on('order.changed@1', ({ status }) => {
      // Nobody counts carts, which are saved at every few letters.
      if (isNews && status !== 'in_cart') void refresh([url]);
    });
    isNews = true;
    return stop;
  }, [refresh]);
  return (!error && data) || noStats;
}
