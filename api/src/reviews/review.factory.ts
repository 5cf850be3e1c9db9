import { sql } from '../database';
import { makeMember } from '../testing';
import type { Caterer } from '../orders/order.factory';

interface NewReview {
  stars?: number;
  body?: string;
  /** First and last name of whoever wrote it. */
  by?: readonly [first: string, last: string];
  anonymous?: boolean;
  positive?: string[];
  negative?: string[];
  wouldReorder?: boolean | null;
  at?: string;
  packageId?: number | null;
}

/** A lunch for 20 that was delivered, and what its orderer thought of it; the id of the reviewer. */
export async function makeReview(
  { brand, kitchen, pack }: Caterer,
  {
    stars = 5,
    body = 'Gone in ten minutes.',
    by: [firstName, lastName] = ['Maya', 'Reyes'],
    anonymous = false,
    positive = [],
    negative = [],
    wouldReorder = null,
    at = '2026-03-06T12:00:00Z',
    packageId = pack.id,
  }: NewReview = {},
): Promise<number> {
  const { user, team } = await makeMember('admin', undefined, { firstName, lastName });
  const [order] = await sql.rows<{ id: number }>(
    `insert into orders (status, user_id, team_id, brand_id, package_id, place_id, kitchen_id, start_date, start_time, time_zone,
       start_at, headcount, bypass_payment, total_cents, cancellation_policy, agreed, submitted_at)
     values ('fulfilled', $1, $2, $3, $4, 1, $5, '2026-03-05', '12:00', 'America/New_York', '2026-03-05T17:00:00Z', 20, true,
       100, '{}', '{}', '2026-03-01T12:00:00Z') returning id`,
    [user.id, team.id, brand.id, packageId, kitchen.id],
  );
  await sql.rows(
    `insert into reviews (order_id, brand_id, package_id, reviewer_id, overall_rating, body, feedback_for_caterer,
       customer_notes, would_reorder, positive_rating_reasons, negative_rating_reasons, anonymous, created_at)
     values ($1, $2, $3, $4, $5, $6, 'For the kitchen alone', 'For our office alone', $7, $8, $9, $10, $11)`,
    [order?.id, brand.id, packageId, user.id, stars, body, wouldReorder, positive, negative, anonymous, at],
  );
  return user.id;
}
