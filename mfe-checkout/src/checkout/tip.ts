/** The first is the product's default rate (1 §9). */
export const tipPercents = [8, 10, 12, 15, 0] as const;

export const tipOf = (food: number, percent: number): number => Math.round(food * percent) / 100;

/** Which of the offered shares a tip is, or null where it is some other sum. */
export const percentOf = (tip: number, food: number): number | null =>
  tipPercents.find((percent) => tipOf(food, percent) === tip) ?? null;

/** What is saved for a share of the food; the default rate follows the price by itself. */
export const savedTip = (food: number, percent: number): number | null =>
  percent === tipPercents[0] ? null : tipOf(food, percent);
