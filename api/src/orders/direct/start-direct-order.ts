import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import { isMember } from '../../accounts';
import { databaseNow } from '../../clock';
import { loadKitchenFacts } from '../../delivery';
import { database } from '../../database';
import type { Actor } from '../../http';
import { assessTerms } from '../assessment/assess-order';
import { requireNoProblems } from '../assessment/assessment';
import { homeZone, ownTerms, type OrderTerms } from '../assessment/order-terms';
import { activeAgain } from '../cart/active-offer';
import { selection, storeChosen } from '../cart/chosen-options';
import { setAssessed } from '../cart/keep-cart';
import { recordHistory } from '../history';
import { dishProblems } from '../offer/dish-problems';
import type { Offer } from '../offer/offer';
import { asOffered, dishesFor, type OrderedDish } from '../offer/ordered-dish';
import { storeDishes } from '../offer/store-dishes';
import { Order } from '../order.model';

/**
 * Makes a cart for the customer of an earlier order: the same food to the same place, for a day and a headcount that
 * the two have talked about. It is the customer's own from the start, and nothing of theirs goes into it that the caterer
 * has not read on the earlier order.
 */
export async function startDirectOrder(
  earlier: Order,
  wish: Schemas['DirectOrderBody'],
  actor: Actor,
): Promise<Order> {
  const offer = await activeAgain(earlier);
  const { headcount, start_date: date, start_time: time } = wish;
  const chosen = selection(offer, headcount, undefined, earlier.presentationType);
  const dishes = await dishesAgain(earlier, offer);
  const kitchens = await loadKitchenFacts({ brandId: offer.brandId, date }, null);
  const zone = homeZone(kitchens, earlier.pickupKitchenId);
  return database.transaction(async (transaction) => {
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
      placeId: earlier.placeId,
      kitchenId: null,
      pickup: earlier.pickup,
      pickupKitchenId: earlier.pickupKitchenId,
      startDate: date,
      startTime: time,
      timeZone: zone,
      startAt: null,
      headcount,
      googlePlaceId: earlier.googlePlaceId,
      formattedAddress: earlier.formattedAddress,
      latitude: earlier.latitude,
      longitude: earlier.longitude,
      deliveryState: earlier.deliveryState,
      companyName: earlier.companyName,
      suite: earlier.suite,
      contactName: earlier.contactName,
      contactPhone: earlier.contactPhone,
      deliveryInstructions: earlier.deliveryInstructions,
    });
    const terms: OrderTerms = {
      ...ownTerms(order, zone),
      orderId: null,
      offer,
      kitchens,
      chosen,
      dishes,
      coupon: null,
    };
    const assessment = await assessTerms(terms, { now: await databaseNow(transaction), transaction });
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

/** What an earlier order had of a menu, as far as it can be had again. */
async function dishesAgain(earlier: Order, { dishes: menu }: Offer): Promise<OrderedDish[]> {
  return asOffered(menu, await dishesFor(earlier, null)).filter(
    (line) => dishProblems(menu, [line]).length === 0,
  );
}
