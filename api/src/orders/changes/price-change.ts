import type { Transaction } from 'sequelize';
import { loadKitchenFacts, type BrandKitchen } from '../../delivery';
import { priceNow } from '../assessment/assess-order';
import type { Assessment } from '../assessment/assessment';
import { termsOf, type OrderTerms } from '../assessment/order-terms';
import type { ChangedOrder, ChangeWish } from './changed-order';

const everything = { availability: true, delivery_area_minimum: true };
/** Miles beyond any address, so that an agreed delivery is never out of range. */
const anywhere = 10_000;

/**
 * What a changed order would be, by the rules of a submit (1 §5): with its agreed menu, rates and delivery while day
 * and place are the same. Its own kitchen keeps it if it can.
 */
export async function priceChange(
  changed: ChangedOrder,
  { ignoreChecks }: Pick<ChangeWish, 'ignoreChecks'>,
  now: Date,
  transaction: Transaction,
): Promise<Assessment> {
  const { before, after, agreed, isSamePlace, cooksOther } = changed;
  const keepsRates = agreed !== null && isSamePlace && before.startDate === after.startDate;
  const options = {
    ...{ now, transaction },
    ignoreChecks: cooksOther ? ignoreChecks : everything,
    config: keepsRates ? agreed.config : undefined,
  };
  const kitchens = await loadKitchenFacts(
    { brandId: before.brandId, orderId: before.id, date: after.startDate },
    transaction,
  );
  const own = kitchens
    .filter(({ id }) => id === before.kitchenId)
    .map((kitchen) => (isSamePlace ? asAgreed(kitchen, changed) : kitchen));
  const byItsOwn = await priceNow(termsWith(changed, own), options);
  if (byItsOwn.chosenKitchen || !cooksOther) return byItsOwn;
  const byAnother = await priceNow(termsWith(changed, kitchens), options);
  return byAnother.chosenKitchen || own.length === 0 ? byAnother : byItsOwn;
}

const asAgreed = (kitchen: BrandKitchen, { agreed }: ChangedOrder): BrandKitchen =>
  agreed?.delivery ? { ...kitchen, tiers: [{ maxDistanceMiles: anywhere, ...agreed.delivery }] } : kitchen;

function termsWith(
  { before, after, offer, chosen, dishes, coupon }: ChangedOrder,
  kitchens: BrandKitchen[],
): OrderTerms {
  const terms = termsOf(after, { offer, kitchens, chosen, dishes, coupon });
  const isPickedUpElsewhere =
    after.pickup !== before.pickup || after.pickupKitchenId !== before.pickupKitchenId;
  return isPickedUpElsewhere ? { ...terms, pickupKitchenId: after.pickupKitchenId ?? null } : terms;
}
