import { stoppedStatuses } from '@copper-carrot/contracts';
import { couponIds, couponOf, discounts } from './coupons.factory';
import type { Standing } from './standing.factory';

/** What is known of an order, and bears on its money. */
interface Known {
  is: Standing;
  lastUseIsGone: boolean;
  hasOrderedBefore: boolean;
  isExempt: boolean;
  creditCents: number | null;
  tipsAsked: ReadonlySet<number>;
}

/** What holds of an order's coupon, credit and price at every look. */
export function expectPromises(known: Known, before: Standing): void {
  expectCoupon(known, before);
  expectCredit(known, before);
  expectPrice(known, before);
}

/** What a content costs, whichever order it is of and however often it was changed: dollars in cents. */
const prices = new Map<string, number>();

const defaultTip = 0.08;

/** What an organization owes on an invoice for an order, in cents. */
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

/** Its coupon is used while it stands and once the food was there, once, for what its price says; and by nobody else's last use. */
function expectCoupon(reference: Known, before: Standing): void {
  const { status, couponId, couponLine, used } = reference.is;
  const isUsed = couponId !== null && status !== 'in_cart' && !stoppedStatuses.includes(status);
  expect(used).toEqual(isUsed ? { couponId, amountCents: couponLine } : null);
  if (used && used.couponId !== before.used?.couponId)
    expect(refusedCoupons(reference)).not.toContain(used.couponId);
}

/** The coupons that nobody may begin to use for it now, by what they ask of whoever does. */
function refusedCoupons({ lastUseIsGone, hasOrderedBefore }: Known): number[] {
  return [...(lastUseIsGone ? [couponIds.LAST] : []), ...(hasOrderedBefore ? [couponIds.FIRST] : [])];
}

/** On an invoice it comes to no more than its organization may owe, save for what it came to before. */
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
    // More for the team alone, and only what somebody asked for.
    expect([...tipsAsked]).toContain(tipLine);
    expect(totalCents - (before.totalCents ?? 0)).toBe(tipLine - before.tipLine);
  }
  // A raise of what was delivered is charged without the fees of a card, and what was let pass may outlast its way of paying.
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
