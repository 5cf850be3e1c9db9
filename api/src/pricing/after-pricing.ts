import { analyticsValuePpm, standardCancellationPolicy } from '@copper-carrot/contracts';
import { FieldRangeError, PPM, shareOf, toPpm } from './money';
import { type PriceLine, type PriceLineCode, type PricedOrder } from './types';

/** Coins of an order: food in dollars times the user's awards multiplier (ppm: 1.5 is 1_500_000), up to a whole coin (2 §9). */
export function coinsFor(foodCents: number, awardsMultiplierPpm: number): number {
  if (!Number.isSafeInteger(awardsMultiplierPpm) || awardsMultiplierPpm < 0)
    throw new FieldRangeError('awards_multiplier', 'must be zero or more, in parts per million');
  const unit = 100n * BigInt(PPM);
  return Number((BigInt(foodCents) * BigInt(awardsMultiplierPpm) + unit - 1n) / unit);
}

/** Coins that somebody earns for each dollar of food, in parts per million: none for a site admin, or with rewards turned off. */
export const coinsPpm = (owner: {
  isAdmin: boolean;
  rewardsDisabled: boolean;
  awardsMultiplier: number | string;
}): number => (owner.isAdmin || owner.rewardsDisabled ? 0 : toPpm(owner.awardsMultiplier));

/** What analytics counts as the purchase's value: 22% of the customer price, in cents (1 §9). */
export const analyticsValue = (totalCents: number) => shareOf(totalCents, analyticsValuePpm);

/** What is still to be collected (positive) or given back (negative), in cents. Derived, never stored. */
export const balanceOf = (money: { totalCents: number; capturedCents: number; refundedCents: number }) =>
  money.totalCents - money.capturedCents + money.refundedCents;

/** The fee of a late cancellation: a quarter of food before discounts, but never more than the order would have cost. */
export function cancellationFee(
  priced: Pick<PricedOrder, 'foodCents' | 'totalCents'>,
  ratePpm: number = standardCancellationPolicy.feePpm,
): number {
  return Math.min(shareOf(priced.foodCents, ratePpm), priced.totalCents);
}

export interface LineChange {
  key: string;
  code: PriceLineCode;
  label: string;
  /** 0 for a line that was not there. */
  beforeCents: number;
  /** 0 for a line that is gone. */
  afterCents: number;
  changeCents: number;
}

/** The lines whose amounts differ between two pricings, in the newer one's sequence; their changes sum to the total's. */
export function diffPrices(
  before: Pick<PricedOrder, 'lines'>,
  after: Pick<PricedOrder, 'lines'>,
): { lines: LineChange[]; totalChangeCents: number } {
  const older = new Map(before.lines.map((line) => [line.key, line]));
  const newer = new Map(after.lines.map((line) => [line.key, line]));
  const gone = before.lines.filter((line) => !newer.has(line.key));
  const change = (line: PriceLine): LineChange => {
    const beforeCents = older.get(line.key)?.amountCents ?? 0;
    const afterCents = newer.get(line.key)?.amountCents ?? 0;
    const { key, code, label } = line;
    return { key, code, label, beforeCents, afterCents, changeCents: afterCents - beforeCents };
  };
  const lines = [...after.lines, ...gone].map(change).filter(({ changeCents }) => changeCents !== 0);
  return { lines, totalChangeCents: lines.reduce((sum, { changeCents }) => sum + changeCents, 0) };
}
