import type { Schemas } from '@copper-carrot/contracts';
import { undeliverable } from '../../addresses';
import { databaseNow } from '../../clock';
import { database } from '../../database';
import { loadKitchenFacts } from '../../delivery';
import { forbidden } from '../../errors';
import type { Actor } from '../../http';
import { menuChanged } from '../assessment/menu-changed';
import { homeZone } from '../assessment/order-terms';
import type { Offer } from '../offer/offer';
import { wishedDishes } from '../offer/ordered-dish';
import { Order } from '../order.model';
import { cartLimit, cartsOfOwner } from './cart-limits';
import { selection } from './chosen-options';
import { findAddress, applyAddress, savedPlace } from './delivery-address';
import { isOfEarlierMenu } from './earlier-menu';
import { fillAsLastTime, fillInstructions, usualAddress } from './last-order';
import { requireServedAs } from './presentation';
import { assessStart, isStartable, requireStartable, storeStart } from './start-cart';

/** The input to start an order, of a package or of a menu. */
export type OrderStart = Omit<Schemas['CreatePackageOrderBody'], 'order'> & {
  order: Schemas['CreatePackageOrderBody']['order'] & Partial<Schemas['CreateMenuOrderBody']['order']>;
};

/** Makes a cart of an offer (1 §1, 1 §7); what can't be ordered is refused with the code and field of 1 §8. */
export async function createOrder(offer: Offer, body: OrderStart, caller: Actor): Promise<Order> {
  await cartLimit.spend(cartsOfOwner(caller));
  const { found, actor } = await findAddress(body, caller, offer);
  // The actor's organization may have changed during the address lookup; the order must not go to another one than they
  // chose.
  if (actor.teamId !== caller.teamId) throw forbidden();
  const headcount = body.order.headcount ?? offer.startsFor;
  const chosen = selection(offer, headcount ?? 0, body.order.chosen_options, body.presentation_type);
  if (await isOfEarlierMenu(offer, chosen)) throw menuChanged();
  requireServedAs(offer, chosen, body.presentation_type);
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
    const preferences = await fillAsLastTime(order, actor, now, transaction);
    const assess = (cart: Order) =>
      assessStart(cart, { offer, kitchens, chosen, dishes, timeZone: zone }, { now, transaction });
    if (saysNoDoor(order)) {
      const usual = await usualAddress(order, found?.zip ?? null, actor, transaction);
      const there = usual && Order.build({ ...order.get(), ...savedPlace(usual) });
      const assessment = there && (await assess(there));
      if (assessment && isStartable(assessment)) {
        fillInstructions(there, preferences);
        return storeStart(there, assessment, actor, transaction);
      }
    }
    const assessment = await assess(order);
    requireStartable(assessment);
    fillInstructions(order, preferences);
    return storeStart(order, assessment, actor, transaction);
  });
}

/** Whether a delivery starts without an address, or with only a ZIP code from a price lookup. */
const saysNoDoor = ({ pickup, addressId, formattedAddress }: Order) =>
  !pickup && !addressId && (!formattedAddress || undeliverable(formattedAddress) === 'no_street');
