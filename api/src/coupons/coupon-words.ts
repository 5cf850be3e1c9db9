import { errorCodes, momentAt } from '@copper-carrot/contracts';
import { ApiError } from '../errors';
import { places } from '../places';
import { inDollars } from '../pricing';

/** Why a coupon does not hold, where nothing more can be said of it. */
const reasons: Readonly<Partial<Record<string, string>>> = {
  disabled: 'This coupon does not hold any more.',
  not_begun: 'This coupon does not hold yet.',
  expired: 'This coupon has expired.',
  // Whose it is stays theirs.
  wrong_team: 'This coupon is for the orders of one organization, which this order is not for.',
  wrong_brand: 'This coupon is for another restaurant.',
  wrong_place: 'This coupon is for another city.',
  used_up: 'This coupon has been used as often as it may be.',
  already_used: 'You have used this coupon as often as you may.',
  first_order_only: 'This coupon is for a first order.',
};

/** What a coupon asks for. */
interface Asks {
  effectiveFrom: Date | null;
  effectiveTo: Date | null;
  minimumPriceCents: number;
  brandName?: string | null;
  placeId: number | null;
}

/** What a coupon was held against. */
export interface CouponCase {
  /** Null for a code that nobody knows. */
  coupon: Asks | null;
  /** What its minimum is tested on; absent where that is not asked. */
  foodCents?: number;
  /** In which moments are said. */
  timeZone: string;
}

/** Why a coupon does not hold, what it asks for, and what to do about it (1 §5). */
export function couponSentence(why: string, about: CouponCase): string {
  if (why === 'below_minimum_price')
    return `${belowMinimum(about)} Increase the price of your order or remove the coupon.`;
  return `${why === 'unknown' ? 'We do not know this coupon.' : reasonOf(why, about)} Please remove the coupon.`;
}

function belowMinimum({ coupon, foodCents }: CouponCase): string {
  if (!coupon || foodCents === undefined) return 'This coupon needs a higher price.';
  const least = inDollars(coupon.minimumPriceCents);
  return `This coupon needs ${least} of food; ${inDollars(coupon.minimumPriceCents - foodCents)} of it is missing.`;
}

function reasonOf(why: string, { coupon, timeZone }: CouponCase): string {
  const { effectiveFrom: from = null, effectiveTo: to = null } = coupon ?? {};
  if (why === 'not_begun' && from)
    return `This coupon does not hold before ${momentAt(from, timeZone, null)}.`;
  if (why === 'expired' && to) return `This coupon expired on ${momentAt(to, timeZone, null)}.`;
  if (why === 'wrong_brand' && coupon?.brandName)
    return `This coupon is for orders from ${coupon.brandName}.`;
  const place = places.find(({ id }) => id === coupon?.placeId);
  if (why === 'wrong_place' && place) return `This coupon is for orders in ${place.label}.`;
  return reasons[why] ?? '';
}

/** The refusal of a coupon that does not hold, with why in its code (1 §8). */
export function couponRefusal(why: string, about: CouponCase): ApiError {
  const message = couponSentence(why, about);
  return new ApiError(422, `${errorCodes.submit.couponNotApplicable}-${why}`, {
    message,
    fields: { coupon_code: [why] },
    field_errors: { coupon_code: [message] },
  });
}
