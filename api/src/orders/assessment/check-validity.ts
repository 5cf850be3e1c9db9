import type { Schemas } from '@copper-carrot/contracts';
import { databaseNow } from '../../clock';
import { database } from '../../database';
import { refusalOf, type Actor } from '../../http';
import { assessOrder } from './assess-order';
import type { Order } from '../order.model';
import { findAddress } from '../cart/delivery-address';
import { changedTerms } from '../cart/apply-changes';
import { requireChangeable } from '../cart/read-version';

/**
 * Whether an order could be submitted now, as it is or with changes (1 §7). The changes are applied to a record that is
 * never saved: invalid changes are reported as errors, forbidden ones throw.
 */
export async function checkValidity(
  order: Order,
  { order: changes, ignore_checks: ignoreChecks }: Schemas['CheckValidityBody'],
  caller: Actor,
): Promise<Schemas['OrderValidity']> {
  if (changes) await requireChangeable(order, { version: changes.lock_version, actor: caller }, null);
  try {
    const { found, actor } = await findAddress(changes ?? {}, caller, { orderId: order.id });
    const problems = await database.transaction(async (transaction) => {
      await order.reload({ transaction });
      const terms = changes
        ? await changedTerms(order, { actor, changes, shouldRedistribute: false }, found, transaction)
        : undefined;
      const now = await databaseNow(transaction);
      return (await assessOrder(order, { actor, now, ignoreChecks, terms, transaction })).problems;
    });
    return { valid: problems.length === 0, errors: problems.map((problem) => problem.toAnswer()) };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal?.status !== 422) throw error;
    return { valid: false, errors: [refusal.toAnswer()] };
  }
}
