import type { Schemas } from '@copper-carrot/contracts';
import type { LoadedStats } from './load-stats';

const sum = (rows: readonly Schemas['TeamStats'][]): Schemas['TeamStats'] => ({
  redeemable_points: rows.reduce((total, row) => total + row.redeemable_points, 0),
  submitted_order_count: rows.reduce((total, row) => total + row.submitted_order_count, 0),
  unread_message_count: rows.reduce((total, row) => total + row.unread_message_count, 0),
});

/** The counts of 2 §3 "Stats": in all, per organization, and the orders that wait for a review. */
export function presentStats({ counts, awaitingReview }: LoadedStats): Schemas['Stats'] {
  const perTeam = counts.flatMap(({ team_id, ...stats }) =>
    team_id === null ? [] : [[String(team_id), stats] as const],
  );
  return {
    stats: sum(counts),
    team_stats: Object.fromEntries(perTeam),
    customer_action_items: { orders_awaiting_review: awaitingReview },
  };
}
