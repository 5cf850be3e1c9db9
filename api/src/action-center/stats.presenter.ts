import type { Schemas } from '@copper-carrot/contracts';
import type { LoadedStats } from './load-stats';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The counts of 2 §3 "Stats": the person's own, per organization, and what wants their attention. */
export function presentStats({ counts, items, canBeRewarded }: LoadedStats): Schemas['Stats'] {
  // A balance can be below zero after a refund; then there is nothing to redeem.
  const redeemable = (coins: number) => (canBeRewarded ? Math.max(0, coins) : 0);
  const perTeam = counts.flatMap(({ team_id, own_order_count: _own, ...stats }) =>
    team_id === null
      ? []
      : [[String(team_id), { ...stats, redeemable_points: redeemable(stats.redeemable_points) }] as const],
  );
  const ofKind = (wanted: LoadedStats['items'][number]['kind']) =>
    items
      .filter(({ kind }) => kind === wanted)
      .map(({ id, team_id, title, start_date }) => ({ id, team_id, title, start_date }));
  return {
    stats: {
      redeemable_points: redeemable(sum(counts.map((row) => row.redeemable_points))),
      submitted_order_count: sum(counts.map((row) => row.own_order_count)),
      unread_message_count: sum(counts.map((row) => row.unread_message_count)),
    },
    team_stats: Object.fromEntries(perTeam),
    customer_action_items: {
      orders_awaiting_review: ofKind('orders_awaiting_review'),
      orders_with_refused_payments: ofKind('orders_with_refused_payments'),
      orders_with_pending_changes: ofKind('orders_with_pending_changes'),
      polls_awaiting_answer: items.flatMap(({ kind, code, id, team_id, title, start_date }) =>
        kind === 'polls_awaiting_answer' && code !== null ? [{ id, team_id, title, start_date, code }] : [],
      ),
    },
  };
}
