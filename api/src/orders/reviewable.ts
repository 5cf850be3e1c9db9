import { agreedStatuses, reviewDays } from '@copper-carrot/contracts';
import { inList } from '../database';
import type { OrderRow } from './order.model';

const reviewedStatuses = [...agreedStatuses, 'fulfilled'] as const;
const reviewMs = reviewDays * 86_400_000;

/** An order can be reviewed from its start until 60 days later. */
export const isReviewable = ({ status, startAt }: Pick<OrderRow, 'status' | 'startAt'>, now: Date): boolean =>
  reviewedStatuses.some((each) => each === status) &&
  startAt !== null &&
  startAt <= now &&
  now.getTime() - startAt.getTime() <= reviewMs;

/** SQL: whether an order `o` can be reviewed and has neither a review nor a skip. */
export const awaitsReview = (o: string): string => `${o}.status in (${inList(reviewedStatuses)})
  and ${o}.start_at between now() - interval '${reviewDays} days' and now()
  and not exists (select from reviews r where r.order_id = ${o}.id)
  and not exists (select from review_skips s where s.order_id = ${o}.id)`;
