import type { Schemas } from './schemas';

/** Nothing to count and nothing to do: what stands while nobody knows better (2 §7). */
export const noStats: Schemas['Stats'] = {
  stats: { redeemable_points: 0, submitted_order_count: 0, unread_message_count: 0 },
  team_stats: {},
  customer_action_items: {
    orders_awaiting_review: [],
    orders_with_refused_payments: [],
    orders_with_pending_changes: [],
    polls_awaiting_answer: [],
  },
};
