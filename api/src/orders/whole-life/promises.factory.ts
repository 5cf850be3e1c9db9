import { stoppedStatuses } from '@copper-carrot/contracts';
import { couponIds, couponOf, discounts } from './coupons.factory';
import type { Standing } from './standing.factory';

/** What is known of an order about its money. */
interface Known {
  is: Standing;
  lastUseIsGone: boolean;
  hasOrderedBefore: boolean;
  isExempt: boolean;
  creditCents: number | null;
  tipsAsked: ReadonlySet<number>;
}

/** What must hold of an order's coupon, credit and price at every check. */
export function expectPromises(known: Known, before: Standing): void {
  expectCoupon(known, before);
  expectCredit(known, before);
  expectPrice(known, before);
}

/** The price of each content, in cents: equal content must cost the same in every order, however often it was changed. */
const prices = new Map<string, number>();

const defaultTip = 0.08;

/** What an organization owes on an order's invoice, in cents. */
export function owedOnInvoice({
  status,
  totalCents,
  feeCents,
  waivedCents,
  paidWithInvoice,
}: Standing): number {
  if (!paidWithInvoice || status === 'in_cart') return 0;
  return stoppedStatuses.includes(status)
    ? (feeCents ?? 0)
    : Math.max(0, (totalCents ?? 0) - (waivedCents ?? 0));
}

/**
 * A coupon is redeemed once while its order is open or delivered, with the amount in its price, and never beyond its
 * last use.
 */
function expectCoupon(reference: Known, before: Standing): void {
  const { status, couponId, couponLine, used } = reference.is;
  const isUsed = couponId !== null && status !== 'in_cart' && !stoppedStatuses.includes(status);
  expect(used).toEqual(isUsed ? { couponId, amountCents: couponLine } : null);
  if (used && used.couponId !== before.used?.couponId)
    expect(refusedCoupons(reference)).not.toContain(used.couponId);
}

/** Coupons that can't be redeemed newly, by their rules. */
function refusedCoupons({ lastUseIsGone, hasOrderedBefore }: Known): number[] {
  return [...(lastUseIsGone ? [couponIds.LAST] : []), ...(hasOrderedBefore ? [couponIds.FIRST] : [])];
}

/** An invoice stays within the organization's credit, unless it was above it before. */
function expectCredit({ is, creditCents }: Known, before: Standing): void {
  if (creditCents === null) return;
  expect(owedOnInvoice(is)).toBeLessThanOrEqual(Math.max(owedOnInvoice(before), creditCents));
}

function expectPrice({ is, isExempt, tipsAsked }: Known, before: Standing): void {
  const { status, totalCents, foodCents, tipCents, tipLine, couponId, couponLine, lineSum } = is;
  if (totalCents === null) return;
  expect(lineSum).toBe(totalCents);
  expect(tipLine).toBe(tipCents ?? Math.round((foodCents ?? 0) * defaultTip));
  const coupon = couponId === null ? null : couponOf(couponId);
  expect(couponLine).toBe(coupon === null ? 0 : discounts[coupon](foodCents ?? 0));
  expect(is.taxLines > 0).toBe(!isExempt);
  if (status === 'fulfilled' && before.status === 'fulfilled' && tipLine !== before.tipLine) {
    // Only a requested raise of the tip may change the price.
    expect([...tipsAsked]).toContain(tipLine);
    expect(totalCents - (before.totalCents ?? 0)).toBe(tipLine - before.tipLine);
  }
  // A raised tip adds no card fee, and a waived amount may outlast its payment method, so such prices are not
  // comparable.
  if (tipsAsked.size > 0 || is.waivedCents !== null) return;
  const key = JSON.stringify([
    is.headcount,
    tipLine,
    couponLine,
    is.paidWithInvoice,
    is.bypassPayment,
    isExempt,
  ]);
  const price = prices.get(key) ?? totalCents;
  prices.set(key, price);
  expect(totalCents).toBe(price);
}
