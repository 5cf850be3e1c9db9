import { errorCodes } from '@copper-carrot/contracts';
import { databaseNow } from '../../clock';
import { database, sql } from '../../database';
import { loadKitchenFacts, moveCapacity } from '../../delivery';
import { ApiError, refused } from '../../errors';
import type { Actor } from '../../http';
import { prepared } from '../../prepared';
import { orderedKitchens } from '../agreed';
import { lockOrder } from '../find-order';
import { recordHistory } from '../history';
import { catererOrderPolicy, mayStill } from '../order.policy';
import { candidatesFor, whyFixed } from './kitchens-of-order';

const openChange = prepared(
  'order-open-change',
  { id: 'int4' },
  `select id from order_change_requests where order_id = $1 and status in ('proposed', 'paying', 'requested')`,
);

/**
 * Moves an order to another kitchen of its brand, with its share of the capacity; the customer's price stays. 422 if that
 * kitchen can't cook it, 409 if the order was changed since it was seen, has open changes, or is fixed where it is.
 */
export const moveOrder = (
  orderId: number,
  { kitchen_id: kitchenId, lock_version: version }: { kitchen_id: number; lock_version?: number | null },
  actor: Actor,
): Promise<void> =>
  database.transaction(async (transaction) => {
    const order = await lockOrder(orderId, transaction);
    const now = await databaseNow(transaction);
    mayStill(catererOrderPolicy, 'move')(order, { actor });
    if (order.kitchenId === kitchenId) return;
    if (version != null && version !== order.lockVersion)
      throw new ApiError(409, errorCodes.stale, {
        message: 'This order has changed since you saw it. Please look at it again.',
        fields: { lock_version: ['stale'] },
        context: { lock_version: order.lockVersion },
      });
    const fixed = whyFixed(order, now);
    if (fixed) throw new ApiError(409, errorCodes.order.kitchenFixed, { message: fixed });
    if ((await sql.within(transaction, openChange, [orderId])).length > 0)
      throw new ApiError(409, errorCodes.modify.changePending, {
        message: 'Please answer the changes of this order first.',
      });
    const { brandId, startDate } = order;
    const kitchens = await loadKitchenFacts({ brandId, orderId, date: startDate }, transaction);
    const candidate = candidatesFor(order, kitchens, now).find(({ kitchen }) => kitchen.id === kitchenId);
    const chosen = candidate?.chosen;
    if (!chosen?.daypart || !startDate)
      throw refused(
        'kitchen_id',
        candidate ? 'unavailable' : 'not_found',
        candidate?.reason ?? 'This kitchen is not one of the brand.',
        errorCodes.recordInvalid,
      );
    const taken = { date: startDate, daypart: chosen.daypart, headcount: order.headcount ?? 0 };
    await moveCapacity(orderId, kitchenId, taken, transaction);
    const { agreed } = order;
    await order.update(
      {
        kitchenId,
        distanceMiles: chosen.distanceMiles,
        ...(agreed &&
          !agreed.kitchens.some(({ id }) => id === kitchenId) && {
            agreed: { ...agreed, kitchens: [...agreed.kitchens, ...orderedKitchens([chosen.kitchen])] },
          }),
      },
      { transaction },
    );
    await recordHistory(
      { orderId, kind: 'kitchen_moved', actor, details: { kitchen_id: kitchenId } },
      transaction,
    );
  });
