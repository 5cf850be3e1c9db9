import type { Wish } from './wish';

/** By what is decided how much of a meal its eater pays themselves. */
export interface MealPrices {
  /** In cents for each meal; null where the organization pays all of it. */
  allowanceCents: number | null;
  /** Of the package, per person. */
  baseCents: number;
  /** What the options of the choice add, in cents by their ids. */
  addedCents: Readonly<Record<number, number>>;
}

/** What one meal that costs so much leaves to its eater, in cents. */
export const shareOfMeal = (
  { allowanceCents, baseCents }: Omit<MealPrices, 'addedCents'>,
  addedCents: number,
): number => (allowanceCents === null ? 0 : Math.max(0, baseCents + addedCents - allowanceCents));

/** What somebody pays themselves of what they pick, for all portions; a combination costs what the dearest of it does. */
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
