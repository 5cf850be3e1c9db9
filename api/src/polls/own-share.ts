import type { Wish } from './wish';

/** The prices that decide a person's own share. */
export interface MealPrices {
  /** The organization's allowance per meal, in cents; null if it pays everything. */
  allowanceCents: number | null;
  /** The package's price per person, in cents. */
  baseCents: number;
  /** Additional prices by option id, in cents. */
  addedCents: Readonly<Record<number, number>>;
}

/** The person's share of one meal, in cents. */
export const shareOfMeal = (
  { allowanceCents, baseCents }: Omit<MealPrices, 'addedCents'>,
  addedCents: number,
): number => (allowanceCents === null ? 0 : Math.max(0, baseCents + addedCents - allowanceCents));

/** The person's share of all their portions, in cents; a combination costs as much as its most expensive part. */
export function ownShare(
  prices: MealPrices,
  { packageItemOptionId, comboOf, optedOut }: Wish,
  qty: number,
): number {
  if (optedOut) return 0;
  const parts = packageItemOptionId === null ? comboOf : [packageItemOptionId];
  const dearest = Math.max(0, ...parts.map((id) => prices.addedCents[id] ?? 0));
  return qty * shareOfMeal(prices, dearest);
}
