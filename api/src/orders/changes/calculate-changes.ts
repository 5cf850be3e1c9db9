import type { Schemas } from '@copper-carrot/contracts';
import { databaseNow } from '../../clock';
import { database } from '../../database';
import { refusalOf, type Actor } from '../../http';
import { centsToDollars } from '../../pricing';
import { findAddress } from '../cart/delivery-address';
import type { Order } from '../order.model';
import { presentChangedItems, presentKeptOptions, presentSide } from './change.presenter';
import { catererAgreed, type ChangeWish } from './changed-order';
import { proposeChange } from './propose-change';
import { requireSubmitted } from './seen';

/**
 * Previews changes of a submitted order by the same rules as `modify` (1 §7); stores nothing. Invalid changes are
 * reported as errors, next to the order as it is.
 */
export async function calculateChanges(
  order: Order,
  { order: changes, ignore_checks: ignoreChecks = {} }: Schemas['CalculateChangesBody'],
  actor: Actor,
): Promise<Schemas['CalculatedChanges']> {
  requireSubmitted(order);
  const wish = { orderId: order.id, actor, changes, ignoreChecks };
  try {
    const found = await findAddress(changes, actor, { orderId: order.id });
    return await present(order, { ...wish, ...found });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal?.status !== 422) throw error;
    const asItStands = await present(order, { ...wish, changes: {}, found: null });
    return { ...asItStands, valid: false, errors: [refusal.toAnswer()] };
  }
}

async function present(order: Order, wish: ChangeWish): Promise<Schemas['CalculatedChanges']> {
  const proposed = await database.transaction(async (transaction) =>
    proposeChange(wish, await databaseNow(transaction), transaction),
  );
  return {
    chosen_options: presentKeptOptions(proposed.after.chosen),
    before: presentSide(proposed.before),
    after: presentSide(proposed.after),
    difference: centsToDollars(proposed.after.totalCents - proposed.before.totalCents),
    to_pay: centsToDollars(proposed.payMoreCents),
    changes: presentChangedItems(proposed.proposal.items),
    needs_approval: order.status !== 'pending' && !proposed.isWithinLimits && !catererAgreed(wish, order),
    dropped_options: presentKeptOptions(proposed.dropped),
    lock_version: order.lockVersion,
    valid: proposed.problems.length === 0,
    errors: proposed.problems.map((problem) => problem.toAnswer()),
  };
}
