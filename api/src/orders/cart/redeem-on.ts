import { errorCodes } from '@copper-carrot/contracts';
import { coinsProblem } from '../../coins';
import { database } from '../../database';
import { forbidden, refused } from '../../errors';
import type { Actor } from '../../http';
import { centsToDollars } from '../../pricing';
import { assessTerms } from '../assessment/assess-order';
import { loadTerms } from '../assessment/load-terms';
import { coinsOf, creditIn } from '../credit';
import { lockOrder, requireWritableCart } from '../find-order';
import type { Order } from '../order.model';
import { endEarlierSubmit, keepCart } from './keep-cart';

/**
 * Has its owner's coins pay whole dollars (cents) of a cart, or none of it (0). They are spent when it is placed, which looks
 * again; 422 where there are fewer coins, or the food costs less.
 */
export async function redeemOn(orderId: number, creditCents: number, actor: Actor): Promise<Order> {
  return database.transaction(async (transaction) => {
    const order = await lockOrder(orderId, transaction);
    if (order.userId !== actor.userId) throw forbidden();
    requireWritableCart(order);
    const now = await endEarlierSubmit(order, actor, transaction);
    order.creditCents = creditCents === 0 ? null : creditCents;
    const assessment = await assessTerms(await loadTerms(order, transaction), { now, transaction });
    const paid = creditIn(assessment.priced.lines);
    if (paid < creditCents)
      throw refused(
        'amount',
        'less_than_or_equal_to',
        `Coins pay for food alone: on this order $${centsToDollars(paid)} at most.`,
        errorCodes.recordInvalid,
      );
    const problem = creditCents > 0 ? await coinsProblem(coinsOf(order), creditCents, transaction) : null;
    if (problem) throw problem;
    await keepCart(order, assessment, { actor, keys: ['credit'] }, transaction);
    return order;
  });
}
