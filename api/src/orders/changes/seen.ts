import { errorCodes } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { ApiError } from '../../errors';
import type { Actor } from '../../http';
import type { Order } from '../order.model';
import { notAsSeen, type Seen } from '../submission/seen';
import type { ProposedChange } from './propose-change';

/** 409 for a cart, which has its own call; every other status is modified (1 §4). */
export function requireSubmitted(order: Order): void {
  if (!order.isInCart) return;
  throw new ApiError(409, errorCodes.modify.notSubmitted, {
    message: 'This order has not been placed yet.',
  });
}

interface Asked {
  seen: Seen;
  actor: Actor;
}

/** Requires that the client's version is the current one. */
export async function requireSeenVersion(
  order: Order,
  { seen, actor }: Asked,
  transaction: Transaction,
): Promise<void> {
  if (seen.lockVersion === null || seen.lockVersion === order.lockVersion) return;
  const message = 'This order is not what you saw any more. Nothing was changed.';
  throw await notAsSeen(order, { message, totalCents: order.totalCents ?? 0, seen, actor }, transaction);
}

/** Requires that the total on the client's screen is the one to charge. */
export async function requireSeenTotal(
  order: Order,
  { after: { totalCents } }: ProposedChange,
  { seen, actor }: Asked,
  transaction: Transaction,
): Promise<void> {
  if (seen.totalCents === null || seen.totalCents === totalCents) return;
  const message = 'Your changes cost something else by now. Nothing was changed: please look at them again.';
  throw await notAsSeen(order, { message, totalCents, seen, actor }, transaction);
}

/** Requires explicit consent before quantities chosen by hand are dropped. */
export function requireNothingDropped({ dropped }: ProposedChange): void {
  if (dropped.length === 0) return;
  const names = dropped.map(({ name }) => name).join(', ');
  const message = `Nobody would get ${names} any more. Please say what you want to have instead.`;
  throw new ApiError(422, errorCodes.modify.choicesDropped, {
    message,
    fields: { chosen_options: ['dropped'] },
    field_errors: { chosen_options: [message] },
    context: { dropped: dropped.map(({ optionId }) => optionId) },
  });
}
