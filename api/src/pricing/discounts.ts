import { dealDiscount, discountOn, isBelowMinimum } from '../rules';
import { MAX_CENTS, cents, rate, splitByLargestRemainder } from './money';
import {
  type Coupon,
  type Deal,
  type Discount,
  type Funder,
  type PriceLine,
  type PricedOrder,
} from './types';

interface DiscountLine {
  code: 'deal' | 'coupon';
  label: string;
  /** Positive: what is taken off. */
  amountCents: number;
  over: (PriceLine & { left: number })[];
  fundedBy: Funder;
  /** The commission that a discount of the caterer's spares it, as commission is on what it really sells for. */
  commissionCents: number;
}

/** The line of a deal or coupon, spread over the food that is left; null when nothing is taken off. */
export function discountLine(discount: DiscountLine): PriceLine | null {
  const { code, label, over, fundedBy, commissionCents } = discount;
  if (discount.amountCents === 0) return null;
  const amountCents = -discount.amountCents;
  const shares = splitByLargestRemainder(
    amountCents,
    over.map(({ left }) => left),
  );
  const spread = over.map(({ key }, index) => ({ key, amountCents: shares[index] ?? 0 }));
  const platform = fundedBy === 'platform' ? amountCents : 0 - commissionCents;
  return {
    code,
    key: code,
    label,
    amountCents,
    taxable: over.some(({ taxable }) => taxable),
    taxableCents: over.reduce((sum, { taxable }, index) => sum + (taxable ? (shares[index] ?? 0) : 0), 0),
    parties: { orderer: amountCents, caterer: amountCents - platform, platform },
    fundedBy,
    spread,
  };
}

/** A discount as numbers: its rate, null for an amount, and its amount. */
const numbersOf = (discount: Discount, field: string): [ratePpm: number | null, amountCents: number] =>
  discount.kind === 'amount'
    ? [null, cents(discount.amountCents, field)]
    : [rate(discount.ratePpm, field), 0];

/** What a coupon takes off food after the deal, its own maximum kept. */
export function couponOn(foodCents: number, coupon: Coupon): number {
  const maximum = cents(coupon.maximumCents ?? MAX_CENTS, 'couponMaximum');
  return Math.min(discountOn(foodCents, ...numbersOf(coupon.discount, 'coupon')), maximum);
}

/** What a deal takes off the food; nothing below the deal's minimum. */
export function dealOn(foodCents: number, deal: Deal | null | undefined): number {
  if (!deal) return 0;
  const minimumCents = cents(deal.minimumCents ?? 0, 'dealMinimum');
  return dealDiscount(foodCents, minimumCents, ...numbersOf(deal.discount, 'deal'));
}

/** Why a coupon does not apply to food after the deal. */
export function couponProblemOf(
  coupon: Coupon | null | undefined,
  foodCents: number,
): PricedOrder['couponProblem'] {
  if (!coupon) return null;
  const minimumCents = cents(coupon.minimumCents ?? 0, 'couponMinimum');
  return isBelowMinimum(foodCents, minimumCents) ? 'below_minimum_price' : null;
}
