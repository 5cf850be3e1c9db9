import { read, statsEveryMs, type Schemas } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';

const noStats: Schemas['Stats'] = {
  stats: { redeemable_points: 0, submitted_order_count: 0, unread_message_count: 0 },
  team_stats: {},
  customer_action_items: { orders_awaiting_review: [] },
};

const url = read('/cpi/v2/user/stats');

/** The counts of the navigation: on load, every 30 seconds and whenever the person changes; empty after a failure (2 §4, 2 §7). */
export function useStats(user: Schemas['Session'] | null): Schemas['Stats'] {
  const { data, error } = useRead(user && url, {
    everyMs: statsEveryMs,
    failure: 'own',
    signIn: false,
  });
  return (!error && data) || noStats;
}
