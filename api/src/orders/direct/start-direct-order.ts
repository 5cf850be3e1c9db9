import { isMember } from '../../accounts';
import { databaseNow } from '../../clock';
import { loadKitchenFacts } from '../../delivery';
import { database } from '../../database';
import { rateLimit, type Actor } from '../../http';
import { carriedOver } from '../../choices';
import { foodBefore, withOwnCombos } from '../again/earlier-food';
import { homeZone } from '../assessment/order-terms';
import { activeAgain } from '../cart/active-offer';
import { assessStart, requireStartable, storeStart } from '../cart/start-cart';
import { whereItGoes } from '../cart/where-it-goes';
import { dishProblems } from '../offer/dish-problems';
import type { Offer } from '../offer/offer';
import { asOffered, dishesFor, type OrderedDish } from '../offer/ordered-dish';
import { lockOrder } from '../find-order';
import { orderEvents } from '../order.events';
import { Order } from '../order.model';
import { type DirectPress, keepMade, madeBefore } from './made-before';

/** Each adds a cart to the customer's list and sends a mail. */
const directLimit = rateLimit({ name: 'direct_orders', tries: 60, seconds: 60 * 60 });

/**
 * Starts a cart for the customer of an earlier order: the same food at the same place, for an agreed day and headcount.
 * It belongs to the customer, contains only data that the caterer could read on the earlier order, and its link is
 * mailed to them. Idempotent per key.
 */
export async function startDirectOrder(
  earlier: Order,
  { wish, requestKey }: Pick<DirectPress, 'wish' | 'requestKey'>,
  actor: Actor,
): Promise<number> {
  const press = { earlierId: earlier.id, wish, requestKey };
  const known = await madeBefore(press, null);
  if (known !== null) return known;
  await directLimit.spend(String(actor.userId));
  const offer = await activeAgain(earlier);
  const { headcount, start_date: date, start_time: time } = wish;
  const { chosen: before, byHand } = await foodBefore(earlier, null);
  const chosen = carriedOver(offer.choices, byHand ?? before, headcount);
  const dishes = await dishesAgain(earlier, offer);
  const kitchens = await loadKitchenFacts({ brandId: offer.brandId, date }, null);
  const zone = homeZone(kitchens, earlier.pickupKitchenId);
  return database.transaction(async (transaction) => {
    await lockOrder(earlier.id, transaction);
    const meanwhile = await madeBefore(press, transaction);
    if (meanwhile !== null) return meanwhile;
    const { userId, teamId } = earlier;
    const order = Order.build({
      status: 'in_cart',
      isDirect: true,
      userId,
      teamId: teamId !== null && (await isMember(userId, teamId, transaction)) ? teamId : null,
      brandId: offer.brandId,
      packageId: offer.packageId,
      presentationType: earlier.presentationType,
      choiceVersion: offer.choiceVersion,
      kitchenId: null,
      startDate: date,
      startTime: time,
      timeZone: zone,
      startAt: null,
      headcount,
      ...whereItGoes(earlier),
    });
    const assessment = await assessStart(
      order,
      { offer, kitchens, chosen, dishes, timeZone: zone },
      { now: await databaseNow(transaction), transaction },
    );
    requireStartable(assessment);
    await storeStart(order, assessment, actor, transaction, (id) =>
      withOwnCombos(assessment.terms, id, transaction),
    );
    await orderEvents.madeForCustomer.publish(transaction, { kind: 'order', key: order.id }, {});
    await keepMade(press, order.id, transaction);
    return order.id;
  });
}

/** Dishes of an earlier order that are still on the menu. */
async function dishesAgain(earlier: Order, { dishes: menu }: Offer): Promise<OrderedDish[]> {
  return asOffered(menu, await dishesFor(earlier, null)).filter(
    (line) => dishProblems(menu, [line]).length === 0,
  );
}
