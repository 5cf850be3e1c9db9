import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import { databaseNow } from '../../clock';
import { database } from '../../database';
import { loadKitchenFacts } from '../../delivery';
import type { Actor } from '../../http';
import { assessTerms } from '../assessment/assess-order';
import { requireNoProblems } from '../assessment/assessment';
import { homeZone, ownTerms, type OrderTerms } from '../assessment/order-terms';
import { recordHistory } from '../history';
import { Order } from '../order.model';
import { activePackage } from './active-package';
import { storeChosen, selection } from './chosen-options';
import { findAddress, applyAddress } from './delivery-address';
import { setAssessed } from './keep-cart';
import { fillAsLastTime } from './last-order';

/** Makes a cart out of a package (1 §7); what can't be had is refused with the code and the field of 1 §8. */
export async function createPackageOrder(
  packageId: number | string,
  body: Schemas['CreatePackageOrderBody'],
  actor: Actor,
): Promise<Order> {
  const pack = await activePackage(packageId);
  const found = await findAddress(body, actor.userId);
  const headcount = body.order.headcount ?? pack.minimumHeadcount;
  const chosen = selection(pack, headcount, body.order.chosen_options, body.presentation_type);
  const date = body.order.start_date ?? null;
  const kitchens = await loadKitchenFacts({ brandId: pack.brandId, date }, null);
  const zone = homeZone(kitchens, body.order.pickup_kitchen_id ?? null);
  return database.transaction(async (transaction) => {
    const order = Order.build({
      status: 'in_cart',
      userId: actor.userId,
      teamId: actor.teamId,
      brandId: pack.brandId,
      packageId: pack.id,
      presentationType: body.presentation_type ?? null,
      choiceVersion: pack.choiceVersion,
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
      package: pack,
      kitchens,
      chosen,
      coupon: null,
    };
    const assessment = await assessTerms(terms, { now, transaction });
    requireNoProblems({
      ...assessment,
      problems: assessment.problems.filter(({ code }) => !code.includes(errorCodes.parts.deliveryMinimum)),
    });
    setAssessed(order, assessment);
    await order.save({ transaction });
    await storeChosen(order.id, chosen, pack.choices, transaction);
    await recordHistory({ orderId: order.id, kind: 'created', actor }, transaction);
    return order;
  });
}
