import type { Schemas } from '@copper-carrot/contracts';

/** The first is the product's default rate (1 §9). */
export const tipPercents = [8, 10, 12, 15, 0] as const;

export const tipOf = (food: number, percent: number): number => Math.round(food * percent) / 100;

/** Which of the offered shares a tip is, or null where it is some other sum. */
export const percentOf = (tip: number, food: number): number | null =>
  tipPercents.find((percent) => tipOf(food, percent) === tip) ?? null;

/** What is saved for a share of the food; the default rate follows the price by itself. */
export const savedTip = (food: number, percent: number): number | null =>
  percent === tipPercents[0] ? null : tipOf(food, percent);

type Priced = Pick<Schemas['Order']['pricing'], 'order_items_price' | 'tip'>;

/** What a tip that was chosen as a share is to be once the food costs something else; undefined where it is that already. */
export function followedTip(before: Priced, after: Priced): number | null | undefined {
  const percent = before.order_items_price > 0 ? percentOf(before.tip, before.order_items_price) : null;
  if (percent === null || after.tip === tipOf(after.order_items_price, percent)) return undefined;
  return savedTip(after.order_items_price, percent);
}
