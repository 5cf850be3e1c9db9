import {
  coinsPerReview,
  errorCodes,
  reviewEditHours,
  reviewProblem,
  type Schemas,
} from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { refreshRatings } from '../catalog';
import { databaseNow } from '../clock';
import { earnCoins } from '../coins';
import { database, sql } from '../database';
import { ApiError, forbidden } from '../errors';
import { authorize, type Actor } from '../http';
import { isReviewable, lockOrder, orderPolicy, type Order } from '../orders';
import { column, prepared } from '../prepared';

type Written = Required<Schemas['ReviewBody']['review']>;
type Wished = Schemas['ReviewBody']['review'];

const kept = prepared(
  'review-kept',
  {
    overall_rating: 'int4',
    body: 'text',
    feedback_for_caterer: 'text',
    customer_notes: 'text',
    would_reorder: 'bool?',
    positive_rating_reasons: column<Written['positive_rating_reasons']>('text[]'),
    negative_rating_reasons: column<Written['negative_rating_reasons']>('text[]'),
    anonymous: 'bool',
    created_at: 'timestamptz',
  },
  `select overall_rating, body, feedback_for_caterer, customer_notes, would_reorder, positive_rating_reasons,
     negative_rating_reasons, anonymous, created_at from reviews where order_id = $1`,
);

const written = prepared(
  'review-written',
  {},
  `insert into reviews (order_id, brand_id, package_id, reviewer_id, overall_rating, body, feedback_for_caterer,
     customer_notes, would_reorder, positive_rating_reasons, negative_rating_reasons, anonymous, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)
   on conflict (order_id) do update set overall_rating = $5, body = $6, feedback_for_caterer = $7, customer_notes = $8,
     would_reorder = $9, positive_rating_reasons = $10, negative_rating_reasons = $11, anonymous = $12, updated_at = $13`,
);

/** Locks an order for its owner: 404 for people who may not read it, 403 for everybody else. */
async function lockReviewed(orderId: number, actor: Actor, transaction: Transaction) {
  const order = await lockOrder(orderId, transaction);
  authorize(orderPolicy, 'read', actor, order);
  // People can't review a restaurant that they work for.
  if (order.userId !== actor.userId || (order.brandId !== null && actor.brandIds.includes(order.brandId)))
    throw forbidden();
  const now = await databaseNow(transaction);
  return { order, now };
}

function requireReviewable(order: Order, now: Date): void {
  if (isReviewable(order, now)) return;
  throw new ApiError(409, errorCodes.review.closed, {
    message: 'An order can be reviewed once its food was to be there, for 60 days.',
  });
}

const blank = {
  ...{ body: '', feedback_for_caterer: '', customer_notes: '', would_reorder: null, anonymous: false },
  ...{ positive_rating_reasons: [], negative_rating_reasons: [] },
};

/**
 * Writes the review of an order, or changes it while that is new (2 §4). It is counted with the same commit, and gives its
 * coins once; 422 where it says too little.
 */
export const saveReview = (orderId: number, wished: Wished, actor: Actor): Promise<void> =>
  database.transaction(async (transaction) => {
    const { order, now } = await lockReviewed(orderId, actor, transaction);
    const [before] = await sql.within(transaction, kept, [orderId]);
    if (before) requireNew(before, now);
    else requireReviewable(order, now);
    const review = complete({ ...(before ?? blank), ...wished });
    const { userId, teamId, brandId, packageId } = order;
    await sql.within(transaction, written, [
      ...[orderId, brandId, packageId, userId, review.overall_rating, review.body],
      ...[review.feedback_for_caterer, review.customer_notes, review.would_reorder],
      ...[review.positive_rating_reasons, review.negative_rating_reasons, review.anonymous, now],
    ]);
    await refreshRatings({ brandId, packageId }, transaction);
    // An order without coins gives none for its review either (2 §6).
    const coins = order.pointsAwarded ? coinsPerReview : 0;
    await earnCoins({ orderId, userId, teamId }, { coins, reason: 'review' }, transaction);
  });

function requireNew({ created_at: at }: { created_at: Date }, now: Date): void {
  if (now.getTime() - at.getTime() <= reviewEditHours * 3_600_000) return;
  throw new ApiError(409, errorCodes.review.given, {
    message: `A review can be changed for ${reviewEditHours} hours.`,
  });
}

/** Checks that a review says enough (2 §5) and that no tag is both positive and negative. */
function complete(given: Omit<Written, 'overall_rating'> & Wished): Written {
  const { overall_rating: stars } = given;
  if (stars === undefined)
    throw invalidReview(['overall_rating'], 'Please choose one to five stars.', 'blank');
  const review = {
    ...{ ...given, overall_rating: stars, body: given.body.trim() },
    ...{
      feedback_for_caterer: given.feedback_for_caterer.trim(),
      customer_notes: given.customer_notes.trim(),
    },
  };
  const ups: readonly string[] = review.positive_rating_reasons;
  if (review.negative_rating_reasons.some((tag) => ups.includes(tag)))
    throw invalidReview(
      ['negative_rating_reasons'],
      'Nothing can be praised and found wanting.',
      'exclusion',
    );
  const problem = reviewProblem(review);
  if (problem) throw invalidReview(problem.fields, problem.message, 'too_short');
  return review;
}

const invalidReview = (fields: readonly string[], message: string, code: string) =>
  new ApiError(422, errorCodes.recordInvalid, {
    message,
    fields: Object.fromEntries(fields.map((field) => [field, [code]])),
    field_errors: Object.fromEntries(fields.map((field) => [field, [message]])),
  });

const skipped = prepared(
  'review-skipped',
  {},
  'insert into review_skips (order_id, user_id) values ($1, $2) on conflict (order_id) do nothing',
);

/** Marks an order as not to be reviewed (2 §4); a second call changes nothing. */
export const skipReview = (orderId: number, actor: Actor): Promise<void> =>
  database.transaction(async (transaction) => {
    const { order, now } = await lockReviewed(orderId, actor, transaction);
    requireReviewable(order, now);
    await sql.within(transaction, skipped, [orderId, order.userId]);
  });
