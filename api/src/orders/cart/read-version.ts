import { errorCodes } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { ApiError, invalid } from '../../errors';
import type { Actor } from '../../http';
import { changersSince } from '../history-answers';
import { requireWritableCart } from '../find-order';
import type { Order } from '../order.model';

export function requireVersionOfDirect({ isDirect }: Order, version: number | undefined): void {
  if (isDirect && version === undefined)
    throw invalid('lock_version', 'blank', 'is needed: two sides change a direct order');
}

interface Seen {
  version: number | undefined;
  actor: Actor;
}

/** Requires a writable cart at the version that the client read, if it sends one. */
export async function requireChangeable(
  order: Order,
  seen: Seen,
  transaction: Transaction | null,
): Promise<void> {
  requireWritableCart(order);
  await requireReadVersion(order, seen, transaction);
}

/** Requires the order version that the client read, if it sends one; 409 if it has changed since. */
export async function requireReadVersion(
  order: Order,
  { version, actor }: Seen,
  transaction: Transaction | null,
): Promise<void> {
  if (version === undefined || version === order.lockVersion) return;
  throw new ApiError(409, errorCodes.stale, {
    message: 'Somebody else changed this order. Please load it again.',
    context: {
      lock_version: order.lockVersion,
      ...(await changersSince(order.id, version, actor, transaction)),
    },
  });
}
