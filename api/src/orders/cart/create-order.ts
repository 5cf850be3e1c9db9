import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import { databaseNow } from '../../clock';
import { database } from '../../database';
import { loadKitchenFacts } from '../../delivery';
import type { Actor } from '../../http';
import { assessTerms } from '../assessment/assess-order';
import { requireNoProblems } from '../assessment/assessment';
import { homeZone, ownTerms, type OrderTerms } from '../assessment/order-terms';
import { recordHistory } from '../history';
import type { Offer } from '../offer/offer';
import { wishedDishes } from '../offer/ordered-dish';
import { storeDishes } from '../offer/store-dishes';
import { Order } from '../order.model';
import { storeChosen, selection } from './chosen-options';
import { findAddress, applyAddress } from './delivery-address';
import { setAssessed } from './keep-cart';
import { fillAsLastTime } from './last-order';

/** What an order is started with, of a package or of a menu. */
export type OrderStart = Omit<Schemas['CreatePackageOrderBody'], 'order'> & {
  order: Schemas['CreatePackageOrderBody']['order'] & Partial<Schemas['CreateMenuOrderBody']['order']>;
};

/** Makes a cart of what is offered (1 §1, 1 §7); what can't be had is refused with the code and the field of 1 §8. */
export async function createOrder(offer: Offer, body: OrderStart, actor: Actor): Promise<Order> {
  const found = await findAddress(body, actor.userId);
  const headcount = body.order.headcount ?? offer.startsFor;
  const chosen = selection(offer, headcount ?? 0, body.order.chosen_options, body.presentation_type);
  const dishes = wishedDishes(offer.dishes, body.order.menu_items ?? []);
  const date = body.order.start_date ?? null;
  const kitchens = await loadKitchenFacts({ brandId: offer.brandId, date }, null);
  const zone = homeZone(kitchens, body.order.pickup_kitchen_id ?? null);
  return database.transaction(async (transaction) => {
    const order = Order.build({
      status: 'in_cart',
      userId: actor.userId,
      teamId: actor.teamId,
      brandId: offer.brandId,
      packageId: offer.packageId,
      presentationType: body.presentation_type ?? null,
      choiceVersion: offer.choiceVersion,
      placeId: null,
      kitchenId: null,
      pickup: body.order.pickup ?? false,
      pickupKitchenId: body.order.pickup_kitchen_id ?? null,
      fromReferral: body.is_referral ?? false,
      startDate: date,
      startTime: body.order.start_time ?? null,
      timeZone: zone,
      startAt: null,
      headcount,
    });
    await applyAddress(order, { addressId: body.address_id ?? null, found }, actor, transaction);
    const now = await databaseNow(transaction);
    await fillAsLastTime(order, actor, now, transaction);
    const terms: OrderTerms = {
      ...ownTerms(order, zone),
      orderId: null,
      offer,
      kitchens,
      chosen,
      dishes,
      coupon: null,
    };
    const assessment = await assessTerms(terms, { now, transaction });
    requireNoProblems({
      ...assessment,
      problems: assessment.problems.filter(({ code }) => !code.includes(errorCodes.parts.deliveryMinimum)),
    });
    setAssessed(order, assessment);
    await order.save({ transaction });
    await storeChosen(order.id, chosen, offer.choices, transaction);
    await storeDishes(order.id, dishes, [], transaction);
    await recordHistory({ orderId: order.id, kind: 'created', actor }, transaction);
    return order;
  });
}
