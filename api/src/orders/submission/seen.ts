import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { ApiError } from '../../errors';
import type { Actor } from '../../http';
import { centsToDollars, dollarsToCents } from '../../pricing';
import { requireNoProblems, type Assessment } from '../assessment/assessment';
import { asSubmitted, changersSince } from '../history-answers';
import type { Order } from '../order.model';

/** The values on the client's screen when the button was pressed; null is not checked. */
export interface Seen {
  totalCents: number | null;
  lockVersion: number | null;
}

export const seenOf = ({
  total,
  lock_version: version,
}: Pick<Schemas['SubmitOrderBody'], 'total' | 'lock_version'>): Seen => ({
  totalCents: total === undefined ? null : dollarsToCents(total, 'total'),
  lockVersion: version ?? null,
});

/** The refusal if an order differs from what the client saw: its total, its version, and who changed it. */
export async function notAsSeen(
  order: Order,
  found: { message: string; totalCents: number; seen: Seen; actor: Actor },
  transaction: Transaction,
): Promise<ApiError> {
  const { message, totalCents, seen, actor } = found;
  return new ApiError(409, errorCodes.submit.changed, {
    message,
    context: {
      total: centsToDollars(totalCents),
      lock_version: order.lockVersion,
      ...(seen.lockVersion === null
        ? {}
        : await changersSince(order.id, seen.lockVersion, actor, transaction)),
    },
  });
}

/**
 * The refusal if an order differs from what the client saw, or null. A person's change is reported first; then problems
 * are thrown; a price that changed by itself comes last. The caller holds the order's row lock.
 */
export async function movedSince(
  order: Order,
  assessment: Assessment,
  { seen, actor }: { seen: Seen; actor: Actor },
  transaction: Transaction,
): Promise<ApiError | null> {
  const { totalCents: total } = assessment.priced;
  const message = 'This order is not what you saw any more. Nothing was ordered, and nothing was charged.';
  const changed = () => notAsSeen(order, { message, totalCents: total, seen, actor }, transaction);
  if (seen.lockVersion !== null && seen.lockVersion !== order.lockVersion) return changed();
  requireNoProblems(assessment);
  return seen.totalCents !== null && seen.totalCents !== total ? changed() : null;
}

const isSame = (saw: number | null, was: number | null) => saw === null || was === null || saw === was;

/** Whether the submitted order is the one that the client saw. */
export const isAsSeen = (seen: Seen, submitted: Seen): boolean =>
  isSame(seen.totalCents, submitted.totalCents) && isSame(seen.lockVersion, submitted.lockVersion);

/** Whether a submitted order is the one that the client saw; orders of an older release have no version. */
export async function wasSubmittedAsSeen(
  { id }: Order,
  seen: Seen,
  transaction: Transaction,
): Promise<boolean> {
  const submitted = await asSubmitted(id, transaction);
  return !submitted || isAsSeen(seen, submitted);
}
