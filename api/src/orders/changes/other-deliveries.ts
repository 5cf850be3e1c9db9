import type { Transaction } from 'sequelize';
import { sql } from '../../database';
import type { Actor } from '../../http';
import { prepared } from '../../prepared';
import { asksAboutOthers } from '../assessment/assess-order';
import { requireNoProblems } from '../assessment/assessment';
import { deliveriesBeside, otherDeliveries, simultaneousProblems } from '../assessment/simultaneous';
import type { Order, OrderRow } from '../order.model';
import type { OpenChange } from './open-change';

type Where = Pick<OrderRow, 'startAt' | 'pickup' | 'formattedAddress' | 'latitude' | 'longitude'>;

/** The start to check for other deliveries to the same address; null if the change moves neither start nor address. */
export const startToAskAbout = (
  { before, after }: { before: Order; after: Where },
  startAt: Date | null,
  by: Parameters<typeof asksAboutOthers>[1],
): Date | null => (asksAboutOthers(before, by) && isElsewhere(before, after, startAt) ? startAt : null);

/** Whether a change moves an order to another address or time. */
const isElsewhere = (before: Where, after: Where, startAt: Date | null): boolean =>
  before.startAt?.getTime() !== startAt?.getTime() ||
  (['pickup', 'formattedAddress', 'latitude', 'longitude'] as const).some(
    (name) => before[name] !== after[name],
  );

const ownerLocked = prepared('change-owner-locked', {}, 'select from users where id = $1 for no key update');

/**
 * Checks again at a change's last step for another delivery to the same address and time (1 §8), which may have been
 * submitted meanwhile. Locks the owner, as a submit does, so that concurrent changes wait for each other.
 */
export async function requireNoOtherDelivery(
  { change, order }: OpenChange,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  const { columns } = change.proposal;
  const after = { ...order.get(), ...columns };
  const { ignoreChecks } = change;
  const startsAt = after.startAt && new Date(after.startAt);
  const startAt = startToAskAbout({ before: order, after }, startsAt, { actor, ignoreChecks });
  if (!startAt) return;
  await sql.within(transaction, ownerLocked, [order.userId]);
  const others = await sql.within(transaction, otherDeliveries, deliveriesBeside(after, startAt));
  requireNoProblems({ problems: simultaneousProblems(others) });
}
