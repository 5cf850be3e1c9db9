import type { Schemas } from '@copper-carrot/contracts';
import { databaseNow } from '../../clock';
import { couponSentence, typedCoupon } from '../../coupons';
import { database } from '../../database';
import type { Actor } from '../../http';
import { centsToDollars } from '../../pricing';
import { priceNow } from '../assessment/assess-order';
import { loadTerms } from '../assessment/load-terms';
import { couponCase, whyNoCoupon } from '../assessment/problems';
import type { Order } from '../order.model';
import { requireCart } from '../find-order';

/** Whether a coupon applies to a cart as it is (1 §7); guessing codes is rate-limited like entering them. */
export async function checkCoupon(
  order: Order,
  code: string,
  actor: Actor,
): Promise<Schemas['CouponEligibility']> {
  requireCart(order);
  return database.transaction(async (transaction) => {
    const coupon = await typedCoupon(code, actor, transaction);
    if (!coupon) return refusal(code, couponSentence('unknown', { coupon, timeZone: 'UTC' }), 'unknown');
    const terms = { ...(await loadTerms(order, transaction)), coupon };
    const options = { now: await databaseNow(transaction), transaction };
    const found = await priceNow(terms, options);
    const why = await whyNoCoupon(found, options);
    if (why) return refusal(coupon.code, couponSentence(why, couponCase(found)), why);
    const line = found.priced.lines.find((each) => each.code === 'coupon');
    return {
      code: coupon.code,
      eligible: true,
      reason: null,
      message: null,
      discount: centsToDollars(-(line?.amountCents ?? 0)),
    };
  });
}

const refusal = (code: string, message: string, reason: string): Schemas['CouponEligibility'] => ({
  code,
  eligible: false,
  reason,
  message,
  discount: 0,
});
