import type { Schemas } from '@copper-carrot/contracts';
import type { LoadedStats } from './load-stats';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The counts of 2 §3 "Stats": the person's own, per organization, and the orders that wait for a review. */
export function presentStats({ counts, awaitingReview }: LoadedStats): Schemas['Stats'] {
  const perTeam = counts.flatMap(({ team_id, own_order_count: _own, ...stats }) =>
    team_id === null ? [] : [[String(team_id), stats] as const],
  );
  return {
    stats: {
      redeemable_points: sum(counts.map((row) => row.redeemable_points)),
      submitted_order_count: sum(counts.map((row) => row.own_order_count)),
      unread_message_count: sum(counts.map((row) => row.unread_message_count)),
    },
    team_stats: Object.fromEntries(perTeam),
    customer_action_items: { orders_awaiting_review: awaitingReview },
  };
}
