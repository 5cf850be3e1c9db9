import type { Schemas } from '@copper-carrot/contracts';

/** The first is the default rate (1 §9). */
export const tipPercents = [8, 10, 12, 15, 0] as const;

export const tipOf = (food: number, percent: number): number => Math.round(food * percent) / 100;

/** The percentage that a tip corresponds to; null if it is none of those offered. */
export const percentOf = (tip: number, food: number): number | null =>
  tipPercents.find((percent) => tipOf(food, percent) === tip) ?? null;

/** The amount to save for a percentage; null for the default rate, which the server calculates. */
export const savedTip = (food: number, percent: number): number | null =>
  percent === tipPercents[0] ? null : tipOf(food, percent);

type Priced = Pick<Schemas['Order']['pricing'], 'order_items_price' | 'tip'>;

/**
 * The new amount of a percentage tip after the food total changed; undefined if it stays the same.
 */
export function followedTip(before: Priced, after: Priced): number | null | undefined {
  const percent = before.order_items_price > 0 ? percentOf(before.tip, before.order_items_price) : null;
  if (percent === null || after.tip === tipOf(after.order_items_price, percent)) return undefined;
  return savedTip(after.order_items_price, percent);
}
